// SPDX-License-Identifier: Apache-2.0
#include "base/process/processhandle.h"

#include <csignal>
#include <sys/syscall.h>
#include <unistd.h>

namespace base {

Descriptor openProcess(const ProcessId &process)
{
#ifdef SYS_pidfd_open
    Descriptor handle(int(::syscall(SYS_pidfd_open, pid_t(process.number), 0))); // closed on exec
    // Looked at afterwards: what the descriptor names keeps its number until it is closed.
    if (handle.isOpen() && isRunning(process))
        return handle;
#else
    Q_UNUSED(process)
#endif
    return Descriptor();
}

bool signalProcess(const ProcessId &process, int signal)
{
#ifdef SYS_pidfd_send_signal
    if (const Descriptor handle = openProcess(process); handle.isOpen())
        return ::syscall(SYS_pidfd_send_signal, handle.fd(), signal, nullptr, 0) == 0;
#endif
    // Between the look and the signal its number could be given again only if all numbers were used up meanwhile.
    return isRunning(process) && ::kill(pid_t(process.number), signal) == 0;
}

} // namespace base
