// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "guard/childtable.h"
#include "guard/report.h"

#include <string>
#include <sys/types.h>
#include <vector>

namespace guard {

/// How the watch notices Belay's end. It closes both descriptors.
struct Belay
{
    int control = -1; ///< read end of the control pipe
    int process = -1; ///< a pidfd; -1 where the kernel has none
};

/// Watches a running program's tree until nothing is left of it, and obeys the letters on the control pipe:
///
///     T    SIGTERM to all of it
///     K    SIGKILL to all of it, until nothing is left
///     E    end it: SIGTERM, and two seconds later the same as K
///     L    "L123:4567\n": leave the process 123 that was started at 4567 (in the kernel's ticks) alone, and all that
///     it
///          has started and will start. It counts as gone. Where /proc cannot be read this is not obeyed.
///
/// End of file on the pipe (Belay ended, or closed it) means E. So does Belay's end, told by a pidfd: a program that
/// Belay was starting when it was killed may hold a copy of the pipe.
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
    void spare(const std::string &process);
    std::vector<Process> ownTree() const;
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
    long m_giveUp = -1; ///< milliseconds of the monotonic clock; set only when Belay is gone
    int m_rounds = 0;   ///< rounds of killing
    long m_reportedLeft = -1;
    std::string m_order;                   ///< one that has not come whole yet
    mutable std::vector<Process> m_spared; ///< what is left alone, as it was seen last
};

} // namespace guard
