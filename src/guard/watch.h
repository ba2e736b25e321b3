// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "guard/report.h"

#include <sys/types.h>

namespace guard {

/// What tells that Belay is there. The watch closes both.
struct Belay
{
    int control = -1; ///< the end of the pipe that is read
    int process = -1; ///< a pidfd; -1 where the kernel has none
};

/// Watches a running program's tree until nothing is left of it, and obeys the letters on the control pipe:
///
///     T    SIGTERM to all of it
///     K    SIGKILL to all of it, until nothing is left
///     E    end it: SIGTERM, and two seconds later the same as K
///
/// The pipe's end (Belay is gone, or wants no more of it) means E. So does the end of Belay itself, told by a pidfd:
/// what it was about to start when it was killed may hold a copy of the pipe.
class Watch
{
public:
    Watch(const Report &report, Belay belay, pid_t program, bool adopts);
    /// \returns how the program itself ended, as waitpid says it.
    int run();

private:
    void reap();
    bool isGone() const;
    void obey();
    void endWithoutBelay();
    void endWithin(long milliseconds);
    void signalTree(int signal) const;
    void killOnce();
    void reportLeft();
    int pause() const;

    const Report &m_report;
    Belay m_belay;
    const pid_t m_program;
    const bool m_adopts;
    int m_status = 0;
    bool m_programEnded = false, m_hasChildren = true, m_killing = false;
    long m_killAt = -1; ///< milliseconds of the monotonic clock
    long m_giveUp = -1; ///< the same; only when Belay is gone
    int m_rounds = 0;   ///< of killing
    long m_reportedLeft = -1;
};

} // namespace guard
