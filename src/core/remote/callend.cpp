// SPDX-License-Identifier: Apache-2.0
#include "core/remote/callend.h"

#include "base/visibletext.h"
#include "core/remote/remotecalls.h"

namespace core {

using ledger::EffectState;
using mcp::CallEnd;

QString cancelNotAnswered()
{
    return RemoteCalls::tr("The server was asked to cancel it, and did not say how far it was.");
}

ledger::Settlement settlementOf(const CallEnd &end, bool isCancelled)
{
    const QString said = base::visibleText(end.message);
    ledger::Settlement out;
    out.detail = said;
    switch (end.kind) {
    case CallEnd::Kind::Done:
        out.state = EffectState::Committed;
        if (isCancelled)
            out.detail = RemoteCalls::tr("It had finished before the server heard that it was cancelled.");
        break;
    case CallEnd::Kind::ToolFailed:
        out.state = EffectState::Failed;
        break;
    case CallEnd::Kind::Error:
        out.state = isCancelled ? EffectState::Cancelled : EffectState::Failed;
        if (isCancelled)
            out.detail = RemoteCalls::tr("The server says that it was cancelled: %1").arg(said);
        break;
    case CallEnd::Kind::NotSent:
        out.state = EffectState::Cancelled;
        break;
    case CallEnd::Kind::Lost:
        out.state = EffectState::Unknown;
        if (isCancelled)
            out.detail = cancelNotAnswered();
        break;
    }
    return out;
}

ledger::Settlement settlementOf(EffectState state, const QString &detail)
{
    ledger::Settlement out;
    out.state = state;
    out.detail = detail;
    return out;
}

} // namespace core
