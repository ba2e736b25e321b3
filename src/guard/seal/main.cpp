// SPDX-License-Identifier: Apache-2.0
/// belay-seal: runs a program so that what it writes into chosen folders is staged in a store: an overlay at the same
/// path, in a user and mount namespace of its own, without privileges. Where it can, the program also gets processes of
/// its own; belay-seal then waits outside and ends as the program does. Whoever watches belay-seal watches the program.
#include "guard/executeerror.h"
#include "guard/seal/namespaces.h"
#include "guard/seal/ownprocesses.h"
#include "guard/seal/rootrights.h"
#include "guard/seal/sealedmounts.h"
#include "guard/seal/sealoptions.h"
#include "guard/seal/sealprobe.h"
#include "guard/seal/sealreport.h"

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

std::string currentFolder()
{
    char path[PATH_MAX];
    if (!::getcwd(path, sizeof path))
        guard::failAt("folder");
    return path;
}

/// \p listener: of an own network; -1: there is none.
void hand(int listener)
{
    const int user = ::open("/proc/self/ns/user", O_RDONLY | O_CLOEXEC);
    const int mount = ::open("/proc/self/ns/mnt", O_RDONLY | O_CLOEXEC);
    const int root = ::open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (user < 0 || mount < 0 || root < 0)
        guard::failAt("report");
    if (listener < 0) {
        guard::handOver({user, mount, root});
        return;
    }
    const int network = ::open("/proc/self/ns/net", O_RDONLY | O_CLOEXEC);
    if (network < 0)
        guard::failAt("report");
    guard::handOver({user, mount, root, network, listener});
}

[[noreturn]] void run(const guard::SealOptions &options, int listener = -1)
{
    // The current folder is still the real one, below the new mounts.
    if (::chdir(options.folder.c_str()) != 0)
        guard::failAt("folder", options.folder);
    hand(listener);
    guard::giveUpRights(listener >= 0 || !options.network.empty());
    ::execvp(*options.program, options.program);
    guard::failAt("run", *options.program, guard::executeError(*options.program));
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 2) {
        std::fputs(
            "usage: belay-seal [--report N] [--overlay PATH STORE]… [--copy PATH COPY]… [--writable PATH]…\n"
            "                  [--hide PATH]… [--show PATH]… [--tmp PATH] [--cd PATH] [--listen PORT]\n"
            "                  -- program [argument…]\n"
            "       belay-seal [--report N] --enter USER MOUNT [--network PATH] [--cd PATH] -- program [argument…]\n"
            "       belay-seal [--report N] --refresh USER MOUNT --cd PATH\n"
            "       belay-seal [--report N] --probe --overlay PATH STORE [option…]\n"
            "Belay starts this for agents whose changes are held back; it is of no use by itself.\n",
            stderr);
        return 125;
    }
    guard::SealOptions options = guard::sealOptions(argv + 1);
    // Of a folder that somebody left open the real one could be written to, and root may write to any.
    constexpr unsigned onExec = 4; // CLOSE_RANGE_CLOEXEC, which is missing in old headers
    if (guard::isRoot() && ::syscall(SYS_close_range, STDERR_FILENO + 1, ~0U, onExec) != 0)
        guard::failAt("root", "descriptors");
    if (options.folder.empty())
        options.folder = currentFolder();
    switch (options.task) {
    case guard::SealOptions::Task::Probe:
        guard::probeView(std::move(options));
    case guard::SealOptions::Task::Refresh:
        guard::enterNamespaces(options.user, options.mount, {});
        guard::refreshOverlay(options.folder);
        ::_exit(0); // in that /proc this process is not
    case guard::SealOptions::Task::Enter:
        guard::enterNamespaces(options.user, options.mount, options.network);
        if (guard::canHaveOwnProcesses()) {
            guard::enterOwnProcesses(true);
            guard::leaveFirstProcess(!options.network.empty());
        }
        run(options);
    case guard::SealOptions::Task::Run: {
        guard::enterOwnNamespaces(options.port != 0);
        const bool isAlone = guard::canHaveOwnProcesses();
        if (isAlone)
            guard::enterOwnProcesses(false);
        // The socket is made before anything hides what it is made of.
        const int listener = options.port != 0 ? guard::listenInside(options.port) : -1;
        guard::mountView(options);
        if (isAlone)
            guard::leaveFirstProcess(options.port != 0);
        run(options, listener);
    }
    }
}
