// SPDX-License-Identifier: Apache-2.0
#include "core/stop/stopladder.h"

#include <algorithm>
#include <chrono>
#include <vector>

namespace core {

StopLadder::StopLadder(base::Clock *clock, StopActions *actions, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_actions(actions)
{}

void StopLadder::enter(TurnPhase phase)
{
    m_status.phase = phase;
    Q_EMIT changed();
}

StopStep &StopLadder::step(StopStepKind kind)
{
    return *std::find_if(m_status.steps.begin(), m_status.steps.end(),
                         [kind](const StopStep &s) { return s.kind == kind; });
}

void StopLadder::reach(StopStepKind kind, int count)
{
    StopStep &rung = step(kind);
    rung.reached = true;
    rung.count = count;
}

void StopLadder::start()
{
    m_status = {};
    m_cascadeOver = false;
    enter(TurnPhase::Running);
}

void StopLadder::finish()
{
    stopTimers();
    if (phase() != TurnPhase::Idle)
        enter(TurnPhase::Idle);
}

void StopLadder::stopTimers()
{
    for (base::TimerHandle *timer :
         {&m_cascadeTimer, &m_commandsTimer, &m_unconfirmedTimer, &m_closeTimer, &m_forceTimer})
        timer->cancel();
}

void StopLadder::stop(bool endCommands)
{
    if (phase() == TurnPhase::Unconfirmed) {
        force();
        return;
    }
    if (phase() != TurnPhase::Running)
        return;
    m_endsCommands = endCommands;
    m_status.forceAt = std::nullopt;
    if (m_times.force > m_times.unconfirmed && m_actions->canRestore())
        m_status.forceAt = m_times.force;
    m_status.pressedAt = m_clock->now();
    m_status.pressedWall = m_clock->wall();
    using namespace std::chrono_literals;
    m_status.steps = {{StopStepKind::StopSent, 0ms, true, 1},
                      {StopStepKind::RequestsCancelled, m_times.cascade, false, 0},
                      {StopStepKind::CommandsEnded, m_times.endCommands, false, 0},
                      {StopStepKind::AskedAgain, m_times.unconfirmed, false, 0},
                      {StopStepKind::SessionClosed, closeAt(), false, 0},
                      {StopStepKind::Force, m_status.forceAt.value_or(0ms), false, 0}};
    const bool closes = m_actions->canClose();
    if (!closes)
        std::erase_if(m_status.steps, [](const StopStep &one) { return one.kind == StopStepKind::SessionClosed; });
    m_cascadeTimer = m_clock->after(m_times.cascade, [this] { onCascadeOver(); });
    if (m_endsCommands)
        m_commandsTimer = m_clock->after(m_times.endCommands, [this] { onEndCommands(); });
    m_unconfirmedTimer = m_clock->after(m_times.unconfirmed, [this] { onUnconfirmed(); });
    if (closes)
        m_closeTimer = m_clock->after(closeAt(), [this] { onClose(); });
    if (m_status.forceAt)
        m_forceTimer = m_clock->after(*m_status.forceAt, [this] { force(); });
    m_status.phase = TurnPhase::Stopping;
    // Sent before anything is drawn; nothing of this turn starts afterwards.
    m_actions->sendCancel();
    Q_EMIT changed();
}

void StopLadder::onCascadeOver()
{
    m_cascadeOver = true;
    reach(StopStepKind::RequestsCancelled, m_actions->cancelRequests());
    Q_EMIT changed();
}

void StopLadder::onEndCommands()
{
    reach(StopStepKind::CommandsEnded, m_actions->endCommands());
    Q_EMIT changed();
}

void StopLadder::onUnconfirmed()
{
    reach(StopStepKind::AskedAgain, 1);
    m_status.phase = TurnPhase::Unconfirmed;
    m_actions->askAgain();
    Q_EMIT changed();
}

base::Milliseconds StopLadder::closeAt() const
{
    const base::Milliseconds wanted = m_times.unconfirmed + m_times.closeSession;
    return m_status.forceAt ? std::min(wanted, (m_times.unconfirmed + *m_status.forceAt) / 2) : wanted;
}

void StopLadder::onClose()
{
    m_closeTimer.cancel();
    reach(StopStepKind::SessionClosed, 1);
    m_actions->closeSession(); // the answer may come at once and end the turn
    Q_EMIT changed();
}

bool StopLadder::canStillClose()
{
    const auto found = std::find_if(m_status.steps.begin(), m_status.steps.end(),
                                    [](const StopStep &one) { return one.kind == StopStepKind::SessionClosed; });
    return found != m_status.steps.end() && !found->reached;
}

void StopLadder::force()
{
    if (phase() == TurnPhase::Idle || phase() == TurnPhase::Forcing)
        return;
    // Each step may lead to the answer at once and so end the turn.
    if (phase() == TurnPhase::Running)
        stop();
    if (phase() != TurnPhase::Idle && !m_cascadeOver)
        onCascadeOver();
    if (phase() != TurnPhase::Idle && m_endsCommands && !step(StopStepKind::CommandsEnded).reached)
        onEndCommands();
    if (phase() == TurnPhase::Idle)
        return;
    if (canStillClose() && m_actions->isElsewhere()) {
        stopTimers();
        m_status.phase = TurnPhase::Unconfirmed;
        m_status.forceAt = sinceStop() + forceAfterClose;
        step(StopStepKind::Force).at = *m_status.forceAt;
        m_forceTimer = m_clock->after(forceAfterClose, [this] { force(); });
        onClose();
        return;
    }
    stopTimers();
    m_status.forceAt = std::nullopt;
    reach(StopStepKind::Force, 1);
    m_status.phase = TurnPhase::Forcing;
    m_actions->force();
    Q_EMIT changed();
}

void StopLadder::keepWaiting()
{
    if (!m_status.forceAt || !isStopping())
        return;
    m_forceTimer.cancel();
    m_status.forceAt = std::nullopt;
    step(StopStepKind::Force).at = {};
    Q_EMIT changed();
}

} // namespace core

#include "moc_stopladder.cpp"
