// SPDX-License-Identifier: Apache-2.0
#include "base/clock.h"

#include "base/nanoseconds.h"

#include <QTimer>

#include <ctime>

namespace base {

namespace {

class SystemTimer final : public TimerHandle::Impl
{
public:
    SystemTimer(Milliseconds delay, std::function<void()> f) : m_timer(new QTimer)
    {
        m_timer->setSingleShot(true);
        m_timer->setTimerType(Qt::PreciseTimer);
        QObject::connect(m_timer, &QTimer::timeout, m_timer, [f = std::move(f)] {
            const auto callback = f; // the callback may replace this timer
            callback();
        });
        m_timer->start(delay);
    }
    ~SystemTimer() override
    {
        m_timer->stop();
        m_timer->deleteLater(); // may be called from its own signal
    }

private:
    QTimer *m_timer;
};

} // namespace

qint64 monotonicNanoseconds()
{
    timespec t{};
    clock_gettime(CLOCK_MONOTONIC, &t);
    return nanoseconds(t);
}

Milliseconds SystemClock::now() const
{
    return Milliseconds(monotonicNanoseconds() / 1'000'000);
}

QDateTime SystemClock::wall() const
{
    // Local time would look up the time zone on disk at each call.
    return QDateTime::currentDateTimeUtc();
}

TimerHandle SystemClock::after(Milliseconds delay, std::function<void()> f)
{
    return TimerHandle(std::make_unique<SystemTimer>(delay, std::move(f)));
}

} // namespace base
