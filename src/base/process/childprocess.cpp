// SPDX-License-Identifier: Apache-2.0
#include "base/process/childprocess.h"

#include <csignal>

namespace base {

void resetSignalsForChild()
{
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGQUIT, SIGHUP})
        ::signal(signal, SIG_DFL);
    // A blocked signal stays blocked across exec: the child would be deaf to SIGTERM.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

} // namespace base
