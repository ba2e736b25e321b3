// SPDX-License-Identifier: Apache-2.0
#include "core/calls/calltracking.h"
#include "acp/errortext.h"
#include "acp/requests.h"
#include "base/ids.h"
#include "base/result.h"

namespace core {

RequestEnd rowEndOf(acp::CallEnd end)
{
    switch (end) {
    case acp::CallEnd::Completed:
        return RequestEnd::Answered;
    case acp::CallEnd::Cancelled:
        return RequestEnd::CancelledByUser;
    case acp::CallEnd::CompletedBeforeCancel:
        return RequestEnd::CompletedBeforeCancel;
    case acp::CallEnd::CancelNotAnswered:
        return RequestEnd::CancelNotAnswered;
    case acp::CallEnd::Failed:
        return RequestEnd::Failed;
    case acp::CallEnd::Lost:
        break;
    }
    return RequestEnd::Lost;
}

std::function<void(acp::Reply<acp::Nothing>)> whenAnswered(std::function<void(base::Result<void>)> done)
{
    return [done = std::move(done)](const acp::Reply<acp::Nothing> &reply) {
        if (reply.value)
            done({});
        else
            done(reply.value.error());
    };
}

base::RequestKey trackCall(RequestBoard *board, acp::Call call, RequestRow row, std::function<void()> cancel)
{
    row.direction = Direction::Outbound;
    row.state = RequestState::Sent;
    row.protocolId = call.id().displayText();
    RequestBoard::Actions actions;
    const auto box = std::make_shared<base::RequestKey>();
    if (!call.isDone() && cancel) {
        actions.cancel = std::move(cancel);
    } else if (!call.isDone()) {
        actions.cancel = [board, call, box]() mutable {
            board->setState(*box, RequestState::Cancelling);
            call.cancelWithin(*board->clock(), cancelPatience); // the answer may come at once
        };
    }
    const base::RequestKey key = *box = board->add(std::move(row), std::move(actions));
    const auto finish = [board, key](const auto &outcome) {
        const bool isSaid = outcome.error.code && outcome.end != acp::CallEnd::CancelNotAnswered;
        const QString detail =
            isSaid ? QStringLiteral("%1: %2").arg(outcome.error.code).arg(acp::errorText(outcome.error)) : QString();
        const bool cancelled =
            outcome.end == acp::CallEnd::Cancelled || outcome.end == acp::CallEnd::CompletedBeforeCancel;
        const QByteArray partial = !cancelled                     ? QByteArray()
                                   : outcome.error.data.isEmpty() ? outcome.result
                                                                  : outcome.error.data;
        board->finish(key, rowEndOf(outcome.end), detail, QString::fromUtf8(partial));
    };
    call.whenDone(board, finish);
    call.whenAnsweredLate(board, finish);
    return key;
}

void endWithin(RequestBoard *board, base::RequestKey key, acp::Call call, base::Milliseconds limit,
               std::function<void()> onOver)
{
    if (call.isDone())
        return;
    const auto timer = std::make_shared<base::TimerHandle>();
    *timer = board->clock()->after(limit, [board, key, call, onOver = std::move(onOver)]() mutable {
        if (onOver)
            onOver();
        board->markTimedOut(key);
        board->setState(key, RequestState::Cancelling);
        call.cancelWithin(*board->clock(), cancelPatience); // the answer may come at once
    });
    call.whenDone(board, [timer](const auto &) { timer->cancel(); });
}

} // namespace core
