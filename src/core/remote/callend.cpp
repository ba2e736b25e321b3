// SPDX-License-Identifier: Apache-2.0
#include "core/remote/callend.h"

#include "base/visibletext.h"
#include "core/remote/remotecalls.h"

#include <QLocale>

namespace core {

using ledger::EffectState;
using mcp::CallEnd;

QString cancelNotAnswered()
{
    return core::RemoteCalls::tr("The server was asked to cancel it, and did not say how far it was.");
}

namespace {

/// Of the errors that come after a cancellation some are errors all the same.
bool saysCancelled(const CallEnd &end)
{
    constexpr int requestCancelled = -32800;
    return end.code == requestCancelled || end.message.contains(QLatin1String("cancel"), Qt::CaseInsensitive) ||
           end.message.contains(QLatin1String("abort"), Qt::CaseInsensitive);
}

} // namespace

ledger::Settlement settlementOf(const CallEnd &end, std::optional<base::Milliseconds> sinceCancel)
{
    const bool isHeeded = sinceCancel && end.kind == CallEnd::Kind::Error && saysCancelled(end);
    const QString said = base::visibleText(end.message);
    ledger::Settlement out;
    out.detail = said;
    switch (end.kind) {
    case CallEnd::Kind::Done:
        out.state = EffectState::Committed;
        if (sinceCancel)
            out.detail =
                core::RemoteCalls::tr("The server answered that it is done, %1 s after it was asked to cancel it.")
                    .arg(QLocale().toString(double(sinceCancel->count()) / 1000, 'f', 1));
        break;
    case CallEnd::Kind::ToolFailed:
        out.state = EffectState::Failed;
        break;
    case CallEnd::Kind::Error:
        out.state = isHeeded ? EffectState::Cancelled : EffectState::Failed;
        if (isHeeded)
            out.detail = core::RemoteCalls::tr("The server says that it was cancelled: %1").arg(said);
        break;
    case CallEnd::Kind::NotSent:
        out.state = EffectState::Cancelled;
        break;
    case CallEnd::Kind::Lost:
        out.state = EffectState::Unknown;
        if (sinceCancel)
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

RequestEnd requestEndOf(const CallEnd &end, const ledger::Settlement &how, CallCanceller by)
{
    if (end.kind == CallEnd::Kind::Lost)
        return RequestEnd::Lost;
    if (end.kind == CallEnd::Kind::NotSent && by == CallCanceller::Nobody)
        return RequestEnd::Failed;
    if (by != CallCanceller::Nobody && how.state != EffectState::Cancelled)
        return how.state == EffectState::Failed ? RequestEnd::Failed : RequestEnd::CompletedBeforeCancel;
    switch (by) {
    case CallCanceller::Nobody:
        return RequestEnd::Answered;
    case CallCanceller::User:
        return RequestEnd::CancelledByUser;
    case CallCanceller::Agent:
        return RequestEnd::CancelledByAgent;
    case CallCanceller::Stop:
        return RequestEnd::CancelledByStop;
    case CallCanceller::TimeLimit:
        break;
    }
    return RequestEnd::Failed;
}

} // namespace core
