// SPDX-License-Identifier: Apache-2.0
#include "base/process/standin.h"

#include "base/process/processtree.h"

#include <algorithm>

namespace base {

namespace {

constexpr int mostPasses = 8;                          ///< per round, after a tree that goes on forking
constexpr int shortestPause = 20, longestPause = 1000; ///< milliseconds between rounds

} // namespace

StandIn::StandIn(qint64 guard, QObject *parent) : QObject(parent), m_guard(guard)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &StandIn::work);
}

void StandIn::beginAfter(int milliseconds)
{
    if (m_rounds == 0 && (!m_timer.isActive() || m_timer.remainingTime() > milliseconds))
        m_timer.start(milliseconds);
}

bool StandIn::kill()
{
    const auto left = killBelow(m_guard, mostPasses);
    return left && left->empty();
}

void StandIn::work()
{
    if (kill()) {
        Q_EMIT emptied();
        return;
    }
    m_timer.start(std::min(longestPause, shortestPause << std::min(m_rounds++, 6)));
}

} // namespace base

#include "moc_standin.cpp"
