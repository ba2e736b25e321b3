// SPDX-License-Identifier: Apache-2.0
#include "core/session/promptend.h"

#include "base/error.h"
#include "base/wording.h"
#include "core/calls/calltracking.h"

#include <QCoreApplication>

namespace core {

namespace {

struct PromptEndTr
{
    Q_DECLARE_TR_FUNCTIONS(core::PromptEnd)
};

PromptEnd endOf(const base::Error &error, acp::CallEnd call, bool isStopped, TurnEnd stopped)
{
    PromptEnd out;
    out.loginNeeded = error.code == acp::authRequired;
    out.detail = base::noted(error.message, error.code ? QString::number(error.code) : QString()).trimmed();
    out.turn = isStopped ? stopped : call == acp::CallEnd::Cancelled ? TurnEnd::CancelledByAgent : TurnEnd::AgentFailed;
    return out;
}

PromptEnd endOf(const acp::PromptResponse &response, bool isStopped, TurnEnd stopped)
{
    PromptEnd out;
    const auto byItself = [isStopped, &out](TurnEnd end, const QString &why = {}) {
        if (isStopped)
            out.detail = why;
        return isStopped ? TurnEnd::EndedNormallyAfterStop : end;
    };
    switch (response.stopReason) {
    case acp::StopReason::Cancelled:
        out.turn = isStopped ? stopped : TurnEnd::CancelledByAgent;
        break;
    case acp::StopReason::Unknown:
        out.detail = PromptEndTr::tr("The agent gave a reason Belay does not know: “%1”.").arg(response.rawStopReason);
        [[fallthrough]];
    case acp::StopReason::EndTurn:
        out.turn = byItself(TurnEnd::Finished, out.detail);
        break;
    case acp::StopReason::MaxTokens:
        out.turn = byItself(TurnEnd::TokenLimit, PromptEndTr::tr("It had reached its limit of tokens."));
        break;
    case acp::StopReason::MaxTurnRequests:
        out.turn = byItself(TurnEnd::RequestLimit, PromptEndTr::tr("It had reached its limit of requests."));
        break;
    case acp::StopReason::Refusal:
        out.turn = byItself(TurnEnd::Refused, PromptEndTr::tr("It refused to go on."));
        break;
    }
    return out;
}

TurnEnd stoppedEnd(StoppedBy by)
{
    switch (by) {
    case StoppedBy::You:
        return TurnEnd::StoppedByYou;
    case StoppedBy::TimeLimit:
        return TurnEnd::StoppedByLimit;
    case StoppedBy::ClosingSession:
    case StoppedBy::ClosingBelay:
    case StoppedBy::Signal:
        break;
    }
    return TurnEnd::StoppedByClosing;
}

} // namespace

PromptEnd promptEnd(const acp::Reply<acp::PromptResponse> &reply, const Turn &turn)
{
    const TurnEnd stopped = stoppedEnd(turn.stoppedBy);
    PromptEnd out = reply.value ? endOf(*reply.value, turn.isStopped, stopped)
                                : endOf(reply.value.error(), reply.end, turn.isStopped, stopped);
    out.row = rowEndOf(reply.end);
    if (out.turn == stopped)
        out.row = RequestEnd::CancelledByStop;
    else if (out.turn == TurnEnd::EndedNormallyAfterStop)
        out.row = RequestEnd::CompletedBeforeCancel;
    else if (out.turn == TurnEnd::CancelledByAgent)
        out.row = RequestEnd::CancelledByAgent;
    return out;
}

} // namespace core
