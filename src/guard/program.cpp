// SPDX-License-Identifier: Apache-2.0
#include "guard/program.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <sys/ioctl.h>
#include <sys/stat.h>
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

/// What is ignored or blocked stays so across exec: the program would be deaf to SIGTERM.
void resetSignals()
{
    for (int signal = 1; signal < signalCount; ++signal)
        ::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// Whether PATH has a file of this name that only may not be run.
bool isInPath(const char *name)
{
    const char *path = std::getenv("PATH");
    const std::string_view all = path ? path : "";
    for (size_t start = 0; start <= all.size();) {
        const size_t end = std::min(all.find(':', start), all.size());
        const std::string folder(all.substr(start, end - start));
        struct stat info;
        if (::stat((folder.empty() ? name : folder + '/' + name).c_str(), &info) == 0 && S_ISREG(info.st_mode))
            return true;
        start = end + 1;
    }
    return false;
}

/// The child between fork and exec. The guard has one thread, so nothing here can find a lock taken.
[[noreturn]] void becomeProgram(char **argv, bool terminal, pid_t guard, int answer)
{
#ifdef __linux__
    // The guard cannot be ended by mistake, but it can be ended by SIGKILL; then nobody watches any more.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (::getppid() != guard)
        ::_exit(127);
    ::setpgid(0, 0);
    if (terminal)
        ::tcsetpgrp(STDIN_FILENO, ::getpid()); // from the background: the guard ignores SIGTTOU, and so do we yet
    resetSignals();
    hideDescriptorsFromProgram();
    ::execvp(argv[0], argv);
    int error = errno;
    // Also said of a name that is nowhere, when PATH has a folder that may not be searched or a folder of this name.
    if (error == EACCES && !std::strchr(argv[0], '/') && !isInPath(argv[0]))
        error = ENOENT;
    [[maybe_unused]] const ssize_t written = ::write(answer, &error, sizeof error);
    ::_exit(127);
}

} // namespace

bool becomeGuard(bool terminal)
{
    // No terminal's Ctrl-C reaches a session without one. With one, the guard leads the session, so that the end
    // of the program does not hang up on what it left running in the background.
    ::setsid();
    if (terminal)
        ::ioctl(STDIN_FILENO, TIOCSCTTY, 0);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::signal(SIGCHLD, SIG_DFL);
    for (const int signal : {SIGINT, SIGQUIT, SIGHUP, SIGTERM, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU, SIGUSR1, SIGUSR2})
        ::signal(signal, SIG_IGN);
#ifdef PR_SET_CHILD_SUBREAPER
    return ::prctl(PR_SET_CHILD_SUBREAPER, 1) == 0;
#else
    return false;
#endif
}

void closeAllBut(int first, int second)
{
    const auto low = unsigned(std::min(first, second)), high = unsigned(std::max(first, second));
    if (low >= 3 && closeRange(3, low - 1, 0) && closeRange(low + 1, high - 1, 0) && closeRange(high + 1, ~0U, 0))
        return;
    forEachOpen([first, second](int fd) {
        if (fd != first && fd != second)
            ::close(fd);
    });
}

pid_t startProgram(char **argv, bool terminal, int *error)
{
    // The answer's other end closes by itself when exec succeeds.
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
        becomeProgram(argv, terminal, guard, answer[1]);
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
