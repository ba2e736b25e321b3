// SPDX-License-Identifier: Apache-2.0
/// A process that is hard to catch: it forks and ends, over and over, each time in a session of its own and deaf to
/// SIGTERM. Says "hopping" when it has left the first. Gives up after half a minute, should nobody catch it.
#include <csignal>
#include <ctime>
#include <unistd.h>

int main()
{
    timespec start{}, now{};
    ::clock_gettime(CLOCK_MONOTONIC, &start);
    ::signal(SIGTERM, SIG_IGN);
    for (int hop = 0;; ++hop) {
        const pid_t child = ::fork();
        if (child > 0)
            return 0;
        if (child == 0)
            ::setsid();
        if (hop == 10 && ::write(STDOUT_FILENO, "hopping\n", 8) != 8)
            return 1;
        ::clock_gettime(CLOCK_MONOTONIC, &now);
        if (now.tv_sec - start.tv_sec > 30)
            return 0;
    }
}
