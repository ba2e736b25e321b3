// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

namespace base {

using Milliseconds = std::chrono::milliseconds;

/// A timer that was asked for. Destroying or cancelling it keeps it from firing.
class [[nodiscard]] TimerHandle
{
public:
    class Impl
    {
    public:
        virtual ~Impl() = default;
    };

    TimerHandle() = default;
    explicit TimerHandle(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
    void cancel() { m_impl.reset(); }
    bool isSet() const { return m_impl != nullptr; }

private:
    std::unique_ptr<Impl> m_impl;
};

/// Time as a seam: everything in `core` that waits does it through a Clock, so that a test can make an hour
/// pass in a microsecond. Main thread only.
class Clock
{
public:
    virtual ~Clock() = default;

    /// Monotonic; only differences mean anything.
    virtual Milliseconds now() const = 0;
    /// Calendar time, in UTC; converted to local time only where it is shown.
    virtual QDateTime wall() const = 0;
    /// Calls \p f once after \p delay unless the handle is gone by then.
    virtual TimerHandle after(Milliseconds delay, std::function<void()> f) = 0;
};

/// The machine's own time, on the event loop of the thread that calls.
class SystemClock final : public Clock
{
public:
    Milliseconds now() const override;
    QDateTime wall() const override;
    TimerHandle after(Milliseconds delay, std::function<void()> f) override;
};

/// CLOCK_MONOTONIC in nanoseconds: comparable between processes of one machine.
qint64 monotonicNanoseconds();

} // namespace base
