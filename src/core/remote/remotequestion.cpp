// SPDX-License-Identifier: Apache-2.0
#include "core/remote/remotequestion.h"

#include "acp/values.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/permissions/toolrules.h"

namespace core {

RemoteQuestion::Words RemoteQuestion::aboutCall(const mcp::ToolCall &call)
{
    QStringList why;
    if (!isClearToolName(call.tool))
        why << tr("The name of this tool can be read in more than one way, so that no rule allows it.");
    if (!call.isListed)
        why << tr("The server has not listed this tool.");
    why << whatIsSaid(call);
    return {why.join(u' '),
            {{onceId, base::Words::tr("Allow once"), acp::PermissionKind::AllowOnce},
             {sessionId, tr("Allow for this session"), acp::PermissionKind::AllowAlways},
             {rejectId, base::Words::tr("Reject"), acp::PermissionKind::RejectOnce},
             {rejectSessionId, tr("Reject for this session"), acp::PermissionKind::RejectAlways}}};
}

RemoteQuestion::Words RemoteQuestion::aboutRepeated(const ledger::Effect &earlier)
{
    const QString at = base::clockText(earlier.preparedAt);
    const bool isDone = earlier.state == ledger::EffectState::Committed;
    return {isDone ? tr("This very call was made at %1, and took effect.").arg(at)
                   : tr("This very call was sent at %1; whether it took effect is not known.").arg(at),
            RepeatOptions::make(isDone && earlier.after.kept, tr("Send it again"))};
}

RemoteQuestion::Words RemoteQuestion::aboutHeld()
{
    return {tr("The agent was told that it waits. Stop discards it."),
            {{sendId, base::Words::tr("Send now"), acp::PermissionKind::AllowOnce},
             {rejectId, tr("Refuse"), acp::PermissionKind::RejectOnce}}};
}

RemoteQuestion::Words RemoteQuestion::aboutLeft()
{
    Words out = aboutHeld();
    out.reason =
        tr("Its session was closed before you had decided. It was not sent, and the agent does not wait for it.");
    return out;
}

QString whatIsSaid(const mcp::ToolCall &call)
{
    const mcp::ToolAnnotations &said = call.annotations;
    if (said.readOnly.value_or(false))
        return RemoteQuestion::tr("The server says: it only reads something.");
    QStringList sentences;
    if (said.destructive)
        sentences << (*said.destructive ? RemoteQuestion::tr("The server says: it may destroy something.")
                                        : RemoteQuestion::tr("The server says: it only adds something."));
    if (said.openWorld)
        sentences << (*said.openWorld ? RemoteQuestion::tr("The server says: it reaches others.")
                                      : RemoteQuestion::tr("The server says: it reaches nobody else."));
    return sentences.isEmpty() ? RemoteQuestion::tr("The server does not say what it does.") : sentences.join(u' ');
}

} // namespace core
