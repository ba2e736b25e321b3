// SPDX-License-Identifier: Apache-2.0
#include "base/clock.h"

#include <QTimer>

#include <ctime>

namespace base {

namespace {

class SystemTimer final : public TimerHandle::Impl
{
public:
    SystemTimer(Milliseconds delay, std::function<void()> f)
    {
        m_timer.setSingleShot(true);
        m_timer.setTimerType(Qt::PreciseTimer);
        // The callback may destroy this timer, so it is moved out before it runs.
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [f = std::move(f)] {
            const auto callback = f;
            callback();
        });
        m_timer.start(delay);
    }

private:
    QTimer m_timer;
};

} // namespace

qint64 monotonicNanoseconds()
{
    timespec t{};
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1'000'000'000LL + t.tv_nsec;
}

Milliseconds SystemClock::now() const { return Milliseconds(monotonicNanoseconds() / 1'000'000); }

QDateTime SystemClock::wall() const { return QDateTime::currentDateTime(); }

TimerHandle SystemClock::after(Milliseconds delay, std::function<void()> f)
{
    return TimerHandle(std::make_unique<SystemTimer>(delay, std::move(f)));
}

} // namespace base
