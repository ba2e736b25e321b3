// SPDX-License-Identifier: Apache-2.0
#include "core/stop/turnlimit.h"

#include <utility>

namespace core {

TurnLimit::TurnLimit(base::Clock *clock, QObject *parent) : QObject(parent), m_clock(clock) {}

void TurnLimit::start(base::Milliseconds limit)
{
    finish();
    if (limit.count() <= 0)
        return;
    m_endsAt = m_clock->now() + limit;
    wait();
    Q_EMIT changed();
}

void TurnLimit::finish()
{
    m_timer.cancel();
    if (!std::exchange(m_endsAt, std::nullopt))
        return;
    Q_EMIT changed();
}

void TurnLimit::extend(base::Milliseconds more)
{
    if (!m_endsAt)
        return;
    *m_endsAt += more;
    wait();
    Q_EMIT changed();
}

void TurnLimit::wait()
{
    m_timer = m_clock->after(*m_endsAt - m_clock->now(), [this] {
        finish();
        Q_EMIT over();
    });
}

} // namespace core

#include "moc_turnlimit.cpp"
