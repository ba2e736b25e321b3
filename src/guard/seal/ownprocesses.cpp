// SPDX-License-Identifier: Apache-2.0
#include "guard/seal/ownprocesses.h"

#include "guard/endas.h"
#include "guard/seal/namespaces.h"
#include "guard/seal/rootrights.h"
#include "guard/seal/sealreport.h"

#include <cerrno>
#include <csignal>
#include <linux/capability.h>
#include <poll.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace guard {

namespace {

int outside = -1; ///< of the first process: to the one that waits outside

/// What the first process says when the program has ended.
struct End
{
    int status = 0;
    int isAll = 0; ///< nothing else runs, so that the first process ends, too
};

bool mountProcesses()
{
    // Much of it is the machine's, and belongs to root.
    const unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC | (isRoot() ? MS_RDONLY : 0);
    return ::mount("proc", "/proc", "proc", flags, nullptr) == 0;
}

int endOf(pid_t child)
{
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return status;
}

/// Whoever waits for the end of the program's output must not wait for this process, too.
void keepOnly(int descriptor)
{
    ::syscall(SYS_close_range, 0, unsigned(descriptor) - 1, 0);
    ::syscall(SYS_close_range, unsigned(descriptor) + 1, ~0U, 0);
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    const __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {};
    ::syscall(SYS_capset, &header, none);
}

/// The first process tells how the program ended, or ends itself.
[[noreturn]] void waitOutside(pid_t first, int inside)
{
    for (int signal = 1; signal < NSIG; ++signal)
        ::signal(signal, signal == SIGCHLD ? SIG_DFL : SIG_IGN); // they are for the program
    ::prctl(PR_SET_DUMPABLE, 1);                                 // it can be looked at, by which others find the view
    keepOnly(inside);
    End end;
    ssize_t size = 0;
    while ((size = ::read(inside, &end, sizeof end)) < 0 && errno == EINTR) {
    }
    const bool isTold = size == ssize_t(sizeof end);
    // Whoever sees this process end may look for what is left in the view.
    const int status = !isTold || end.isAll ? endOf(first) : 0;
    endAs(isTold ? end.status : status);
}

[[noreturn]] void beFirst(pid_t program)
{
    sigset_t ended;
    sigemptyset(&ended);
    sigaddset(&ended, SIGCHLD);
    ::sigprocmask(SIG_BLOCK, &ended, nullptr);
    if (!isRoot())
        ::prctl(PR_SET_DUMPABLE, 1);
    keepOnly(outside);
    const int children = ::signalfd(-1, &ended, SFD_NONBLOCK | SFD_CLOEXEC);
    if (children < 0)
        ::_exit(126);
    End end;
    for (;;) {
        int status = 0;
        pid_t child = 0;
        bool hasEnded = false;
        while ((child = ::waitpid(-1, &status, WNOHANG | __WALL)) > 0) {
            if (child != program)
                continue;
            hasEnded = true;
            end.status = status;
        }
        const bool isAll = child < 0 && errno == ECHILD;
        if (hasEnded) {
            end.isAll = isAll;
            [[maybe_unused]] const ssize_t told = ::send(outside, &end, sizeof end, MSG_NOSIGNAL);
            ::close(outside);
            outside = -1; // what the program leaves behind goes on
        }
        if (isAll)
            ::_exit(0);
        pollfd events[] = {{children, POLLIN, 0}, {outside, POLLIN, 0}};
        ::poll(events, 2, -1);
        signalfd_siginfo info;
        while (::read(children, &info, sizeof info) > 0) {
        }
        if (events[1].revents)
            ::_exit(126); // with it all that runs here
    }
}

} // namespace

bool canHaveOwnProcesses()
{
    const pid_t child = ::fork();
    if (child == 0) {
        if (::unshare(CLONE_NEWNS | CLONE_NEWPID) != 0)
            ::_exit(1);
        const pid_t first = ::fork();
        if (first == 0)
            ::_exit(mountProcesses() ? 0 : 1);
        ::_exit(first > 0 && endOf(first) == 0 ? 0 : 1);
    }
    const bool canHave = child > 0 && endOf(child) == 0;
    if (!canHave && isRoot())
        failAt("root", "/proc", EPERM);
    return canHave;
}

void enterOwnProcesses(bool ownMounts)
{
    int ends[2];
    // Memory that is shared by number, and queues, know their users by number, too.
    const int spaces = CLONE_NEWPID | (isRoot() ? CLONE_NEWIPC : 0);
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0 || ::unshare(spaces) != 0)
        failAt("namespace");
    const pid_t first = ::fork();
    if (first < 0)
        failAt("namespace");
    if (first > 0) {
        ::close(ends[1]);
        // Lost where the namespaces were entered.
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        waitOutside(first, ends[0]);
    }
    ::close(ends[0]);
    outside = ends[1];
    if (ownMounts && ::unshare(CLONE_NEWNS) != 0)
        failAt("namespace");
    if (!mountProcesses())
        failAt("bind", "/proc");
}

void leaveFirstProcess(bool hasOwnNetwork)
{
    giveUpRights(hasOwnNetwork); // whoever runs here could trace it
    // Root could write to the file that it runs, which lies outside: nobody may look before this is set.
    if (isRoot())
        ::prctl(PR_SET_DUMPABLE, 0);
    const pid_t program = ::fork();
    if (program < 0)
        failAt("run");
    if (program > 0)
        beFirst(program);
    ::close(outside);
    ::setpgid(0, 0);
    if (::isatty(STDIN_FILENO)) {
        // Numbers of groups outside cannot be read here, so it needs one of its own to control its jobs.
        ::signal(SIGTTOU, SIG_IGN);
        ::tcsetpgrp(STDIN_FILENO, ::getpid());
        ::signal(SIGTTOU, SIG_DFL);
    }
}

} // namespace guard
