// SPDX-License-Identifier: Apache-2.0
#include "history/toolcalls.h"

#include "acp/requests.h"
#include "acp/values.h"
#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/entrymerge.h"

namespace history {

ToolCall ToolCalls::begun(const base::ToolCallId &call, const QDateTime &at) const
{
    ToolCall out;
    out.id = call;
    out.startedAt = at;
    if (const auto described = m_described.constFind(call); described != m_described.constEnd())
        mergeToolCall(out, *described, at);
    return out;
}

EntryId ToolCalls::ask(EntryList &entries, const core::PermissionAsked &permission)
{
    const base::ToolCallId &id = permission.toolCall.id;
    m_asked.insert(permission.key, id);
    const EntryId entry = entryOf(id);
    if (entry != 0) {
        auto &call = entries.body<ToolCall>(entry);
        // Some agents give the kind of a call only in the permission request.
        if (call.kind == acp::ToolKind::Other && permission.toolCall.kind && !permission.byBelay)
            call.kind = *permission.toolCall.kind;
        // Some agents report a call as running, and start its command, before they ask.
        call.waitsFor = permission.key;
    } else if (!permission.byBelay) {
        acp::ToolCallUpdate told = permission.toolCall;
        told.status.reset();
        m_described.insert(id, std::move(told));
    }
    return entry;
}

EntryId ToolCalls::settle(EntryList &entries, base::RequestKey permission)
{
    const EntryId entry = entryOf(m_asked.take(permission));
    if (entry != 0) {
        auto &call = entries.body<ToolCall>(entry);
        if (call.waitsFor == permission)
            call.waitsFor = {};
    }
    return entry;
}

} // namespace history
