// SPDX-License-Identifier: Apache-2.0
/// belay-guard: a small parent between Belay and a program it runs, so that the program's whole tree can be ended
/// with certainty, also what left its process group, and also when Belay itself is killed.
#include "guard/endas.h"
#include "guard/program.h"
#include "guard/report.h"
#include "guard/watch.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <initializer_list>
#include <unistd.h>

namespace {

struct Options
{
    int status = -1, control = -1;
    int parent = -1; ///< a pidfd of Belay's
    int passed = -1; ///< an extra descriptor for the program, beside 0, 1 and 2
    bool terminal = false;
    char **program = nullptr;
};

bool parse(char **argument, Options *options)
{
    for (++argument; *argument; ++argument) {
        if (std::strcmp(*argument, "--pty") == 0) {
            options->terminal = true;
        } else if (std::strcmp(*argument, "--status-fd") == 0 && argument[1]) {
            options->status = std::atoi(*++argument);
        } else if (std::strcmp(*argument, "--control-fd") == 0 && argument[1]) {
            options->control = std::atoi(*++argument);
        } else if (std::strcmp(*argument, "--parent-fd") == 0 && argument[1]) {
            options->parent = std::atoi(*++argument);
        } else if (std::strcmp(*argument, "--pass-fd") == 0 && argument[1]) {
            options->passed = std::atoi(*++argument);
        } else if (std::strcmp(*argument, "--") == 0) {
            options->program = argument + 1;
            break;
        } else {
            return false;
        }
    }
    const auto isOpen = [](int fd) { return fd > STDERR_FILENO && ::fcntl(fd, F_GETFD) >= 0; };
    const auto isOpenIfNamed = [&isOpen](int fd) { return fd < 0 || isOpen(fd); };
    return isOpen(options->status) && isOpen(options->control) && isOpenIfNamed(options->parent) &&
           isOpenIfNamed(options->passed) && options->program && *options->program;
}

} // namespace

int main(int, char **argv)
{
    Options options;
    if (!parse(argv, &options)) {
        std::fputs("usage: belay-guard [--pty] --status-fd N --control-fd N [--parent-fd N] [--pass-fd N] -- program "
                   "[argument…]\n"
                   "Belay starts this for every agent and command; it is of no use by itself.\n",
                   stderr);
        return 125;
    }
    guard::closeAllBut({options.status, options.control, options.parent, options.passed});
    for (const int fd : {options.status, options.control, options.parent})
        ::fcntl(fd, F_SETFD, FD_CLOEXEC);
    const guard::Report report(options.status);
    const bool adopts = guard::becomeGuard(options.terminal);
    report.write("watching", adopts ? 1 : 0);
    int error = 0;
    const pid_t program = guard::startProgram({options.program, options.terminal, options.passed}, &error);
    if (program <= 0) {
        report.write("failed", error);
        // Without exit handlers: LeakSanitizer has been seen to hang in them.
        ::_exit(127);
    }
    guard::closeStandardStreams();
    if (options.passed >= 0)
        ::close(options.passed); // Belay waits for end of file on it
    report.write("started", program);
    guard::Watch watch(report, {options.control, options.parent}, program, adopts);
    guard::endAs(watch.run());
}
