// SPDX-License-Identifier: Apache-2.0
#include "guard/endas.h"

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace guard {

void endAs(int status)
{
    if (WIFSIGNALED(status)) {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none); // only the program itself should dump core
        ::signal(WTERMSIG(status), SIG_DFL);
        ::raise(WTERMSIG(status));
        ::_exit(128 + WTERMSIG(status));
    }
    ::_exit(WEXITSTATUS(status));
}

} // namespace guard
