// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/call.h"

#include "base/words.h"
#include "jsonrpc/callstate.h"
#include "jsonrpc/peer.h"

namespace jsonrpc {

Call Call::failed(RpcError error)
{
    auto state = std::make_shared<State>();
    finish(state, {CallEnd::Failed, {}, std::move(error)});
    return Call(std::move(state));
}

const RequestId &Call::id() const
{
    static const RequestId none;
    return m_state ? m_state->id : none;
}

bool Call::isDone() const
{
    return !m_state || m_state->done;
}

const CallOutcome &Call::outcome() const
{
    static const CallOutcome none;
    return m_state ? m_state->outcome : none;
}

CancelOutcome Call::cancel()
{
    if (!m_state)
        return CancelOutcome::NotFound;
    if (m_state->done)
        return CancelOutcome::AlreadyCompleted;
    if (m_state->options.opensConnection)
        return CancelOutcome::NotCancellable;
    if (m_state->cancelRequested)
        return CancelOutcome::AlreadyRequested;
    m_state->cancelRequested = true;
    if (m_state->peer)
        m_state->peer->sendCancel(m_state->id);
    return CancelOutcome::Requested;
}

CancelOutcome Call::cancelWithin(base::Clock &clock, base::Milliseconds patience)
{
    const CancelOutcome outcome = cancel();
    const bool isOpen = outcome == CancelOutcome::Requested || outcome == CancelOutcome::AlreadyRequested;
    // Weak: the timer is part of the state and must not keep it alive.
    if (isOpen && !m_state->patience.isSet())
        m_state->patience = clock.after(patience, [weak = std::weak_ptr<State>(m_state)] {
            if (const auto state = weak.lock())
                abandon(state);
        });
    return outcome;
}

void Call::abandon(const std::shared_ptr<State> &state)
{
    if (state->done)
        return;
    if (state->peer)
        state->peer->giveUp(state->id);
    finish(state,
           {CallEnd::CancelNotAnswered,
            {},
            {code::requestCancelled, base::Words::tr("The agent did not react to being asked to give up."), {}}});
}

void Call::whenDone(QObject *context, std::function<void(const CallOutcome &)> f) const
{
    if (!context)
        return;
    if (isDone())
        f(outcome());
    else
        m_state->waiters.push_back({context, std::move(f)});
}

void Call::whenAnsweredLate(QObject *context, std::function<void(const CallOutcome &)> f) const
{
    if (context && m_state)
        m_state->lateWaiters.push_back({context, std::move(f)});
}

void Call::finish(const std::shared_ptr<State> &state, CallOutcome outcome)
{
    if (state->done)
        return;
    state->done = true;
    state->outcome = std::move(outcome);
    state->patience.cancel();
    // Taken out before they are called: a waiter may add waiters or drop the last handle.
    tell(std::exchange(state->waiters, {}), state->outcome);
}

void Call::tell(std::vector<Waiter> waiters, const CallOutcome &outcome)
{
    for (const Waiter &waiter : waiters) {
        if (waiter.context)
            waiter.f(outcome);
    }
}

} // namespace jsonrpc
