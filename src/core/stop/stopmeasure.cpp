// SPDX-License-Identifier: Apache-2.0
#include "core/stop/stopmeasure.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

/// Whether \p event is the agent's own doing.
bool isOfAgent(const SessionEvent &event)
{
    return std::holds_alternative<Chunk>(event.body) || std::holds_alternative<ToolCallChanged>(event.body) ||
           std::holds_alternative<PlanChanged>(event.body);
}

bool isForced(TurnEnd end)
{
    return end == TurnEnd::StoppedByForce || end == TurnEnd::Disconnected || end == TurnEnd::NotEnded;
}

} // namespace

StopMeasure::StopMeasure(base::Clock *clock, QObject *parent) : QObject(parent), m_clock(clock) {}

void StopMeasure::apply(const SessionEvent &event)
{
    if (std::holds_alternative<TurnStarted>(event.body)) {
        finish();
    } else if (const auto *ended = std::get_if<TurnEnded>(&event.body)) {
        finish();
        if (!ended->confirmedAfterStop)
            return;
        m_sample = StopSample{};
        m_sample->cascaded = ended->cascaded;
        m_sample->forced = isForced(ended->end);
        // Whoever asked for it, and whatever the agent called it.
        if (isStopped(ended->end) && !m_sample->forced)
            m_sample->confirmed = ended->confirmedAfterStop;
        m_endedAt = m_clock->now();
        if (m_sample->confirmed)
            wait();
        else
            finish();
    } else if (m_sample && event.afterStop && isOfAgent(event)) {
        m_sample->confirmed = std::max(*m_sample->confirmed, *event.afterStop);
        wait();
    }
}

void StopMeasure::wait()
{
    const base::Milliseconds left = m_endedAt + longest - m_clock->now();
    if (left.count() <= 0)
        finish();
    else
        m_timer = m_clock->after(std::min(quiet, left), [this] { finish(); });
}

void StopMeasure::finish()
{
    m_timer.cancel();
    if (const auto sample = std::exchange(m_sample, std::nullopt))
        Q_EMIT measured(*sample);
}

} // namespace core

#include "moc_stopmeasure.cpp"
