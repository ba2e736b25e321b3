// SPDX-License-Identifier: Apache-2.0
#include "guard/program.h"

#include "guard/executeerror.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <initializer_list>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace guard {

namespace {

#ifdef NSIG
constexpr int signalCount = NSIG;
#else
constexpr int signalCount = 65;
#endif

bool closeRange(unsigned first, unsigned last, [[maybe_unused]] unsigned flags)
{
    if (first > last)
        return true;
#ifdef SYS_close_range
    return ::syscall(SYS_close_range, first, last, flags) == 0;
#else
    return false;
#endif
}

/// Kernels without close_range: one by one.
template <typename F> void forEachOpen(F f)
{
    const long limit = ::sysconf(_SC_OPEN_MAX);
    for (int fd = 3; fd < (limit > 0 ? limit : 1024); ++fd)
        f(fd);
}

void hideDescriptorsFromProgram()
{
#ifdef CLOSE_RANGE_CLOEXEC
    if (closeRange(3, ~0U, CLOSE_RANGE_CLOEXEC))
        return;
#endif
    forEachOpen([](int fd) { ::fcntl(fd, F_SETFD, FD_CLOEXEC); });
}

/// Ignored and blocked signals survive exec: the program would not react to SIGTERM.
void resetSignals()
{
    for (int signal = 1; signal < signalCount; ++signal)
        ::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// Runs in the child between fork and exec. The guard has one thread, so no lock can be held here.
[[noreturn]] void becomeProgram(const Program &program, pid_t guard, int answer)
{
#ifdef __linux__
    // SIGTERM does not end the guard, but SIGKILL does, and then nobody watches the program any more.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (::getppid() != guard)
        ::_exit(127);
    ::setpgid(0, 0);
    if (program.terminal)
        ::tcsetpgrp(STDIN_FILENO, ::getpid()); // allowed from the background, since SIGTTOU is still ignored
    resetSignals();
    hideDescriptorsFromProgram();
    if (program.passed >= 0)
        ::fcntl(program.passed, F_SETFD, 0);
    char **const argv = program.argv;
    ::execvp(argv[0], argv);
    const int error = executeError(argv[0]);
    [[maybe_unused]] const ssize_t written = ::write(answer, &error, sizeof error);
    ::_exit(127);
}

} // namespace

bool becomeGuard(bool terminal)
{
    // Without a terminal the new session keeps Ctrl-C of any terminal away. With one, the guard leads the session, so
    // that the program's end does not send SIGHUP to what it left in the background.
    ::setsid();
    if (terminal)
        ::ioctl(STDIN_FILENO, TIOCSCTTY, 0);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::signal(SIGCHLD, SIG_DFL);
    for (const int signal : {SIGINT, SIGQUIT, SIGHUP, SIGTERM, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU, SIGUSR1, SIGUSR2})
        ::signal(signal, SIG_IGN);
#ifdef __linux__
    // What runs below may have stopped the guard, which must go on when Belay ends.
    ::prctl(PR_SET_PDEATHSIG, SIGCONT);
#endif
#ifdef PR_SET_CHILD_SUBREAPER
    return ::prctl(PR_SET_CHILD_SUBREAPER, 1) == 0;
#else
    return false;
#endif
}

void closeAllBut(std::vector<int> kept)
{
    std::sort(kept.begin(), kept.end());
    unsigned next = 3;
    bool closed = true;
    for (const int fd : kept) {
        if (fd < int(next))
            continue;
        closed = closed && (unsigned(fd) == next || closeRange(next, unsigned(fd) - 1, 0));
        next = unsigned(fd) + 1;
    }
    if (closed && closeRange(next, ~0U, 0))
        return;
    forEachOpen([&kept](int fd) {
        if (!std::binary_search(kept.begin(), kept.end(), fd))
            ::close(fd);
    });
}

pid_t startProgram(const Program &program, int *error)
{
    // The write end is closed by a successful exec.
    int answer[2];
    if (::pipe(answer) != 0) {
        *error = errno;
        return 0;
    }
    for (const int fd : answer)
        ::fcntl(fd, F_SETFD, FD_CLOEXEC);
    const pid_t guard = ::getpid();
    const pid_t child = ::fork();
    if (child == 0)
        becomeProgram(program, guard, answer[1]);
    *error = child < 0 ? errno : 0;
    ::close(answer[1]);
    if (child > 0) {
        ssize_t n;
        do {
            n = ::read(answer[0], error, sizeof *error);
        } while (n < 0 && errno == EINTR);
        if (n > 0)
            ::waitpid(child, nullptr, 0);
        else
            *error = 0;
    }
    ::close(answer[0]);
    return *error == 0 ? child : 0;
}

void closeStandardStreams()
{
    const int nothing = ::open("/dev/null", O_RDWR | O_NOCTTY | O_CLOEXEC);
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (nothing >= 0)
            ::dup2(nothing, fd);
        else
            ::close(fd);
    }
    if (nothing > STDERR_FILENO)
        ::close(nothing);
    [[maybe_unused]] const int moved = ::chdir("/");
}

} // namespace guard
