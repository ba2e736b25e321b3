// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <QObject>

#include <functional>

namespace base {

/// Something that reads all there is whenever a part of it has changed: once for any number of requests, and so far
/// apart that it takes no more than a tenth of the time, however much there is. Main thread.
class SparingCall
{
public:
    /// \p context has it as a member; \p clock must outlive it.
    SparingCall(QObject *context, Clock *clock, std::function<void()> call);

    /// Calls it later: in the next turn of the event loop, unless it took long when it was last called.
    void request();
    /// Calls it now; what was requested before is done with that.
    void callNow();

private:
    QObject *m_context;
    Clock *m_clock;
    const std::function<void()> m_call;
    TimerHandle m_wait;
    bool m_isRequested = false;
    Milliseconds m_ended{};
    Milliseconds m_took{};
};

} // namespace base
