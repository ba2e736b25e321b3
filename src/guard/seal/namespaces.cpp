// SPDX-License-Identifier: Apache-2.0
#include "guard/seal/namespaces.h"

#include "guard/seal/rootrights.h"
#include "guard/seal/sealreport.h"

#include <arpa/inet.h>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

namespace guard {

namespace {

void writeTo(const char *file, const std::string &text)
{
    const int fd = ::open(file, O_WRONLY | O_CLOEXEC);
    if (fd < 0 || ::write(fd, text.data(), text.size()) != ssize_t(text.size()))
        failAt("map", file);
    ::close(fd);
}

int openedNamespace(const std::string &path)
{
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        failAt("enter", path);
    return fd;
}

/// Landlock's struct and constants, since old headers lack some of them.
struct LandlockRules
{
    uint64_t files = 0, network = 0, scoped = 0;
};
constexpr uint64_t abstractSockets = 1, signals = 2;
#ifndef SYS_landlock_create_ruleset
constexpr long createRules = 444, restrictSelf = 446;
#else
constexpr long createRules = SYS_landlock_create_ruleset, restrictSelf = SYS_landlock_restrict_self;
#endif

} // namespace

void enterOwnNamespaces(bool alone)
{
    const std::string user = std::to_string(::geteuid()), group = std::to_string(::getegid());
    if (::unshare(CLONE_NEWUSER | CLONE_NEWNS | (alone ? CLONE_NEWNET : 0)) != 0)
        failAt("namespace");
    writeTo("/proc/self/setgroups", "deny");
    writeTo("/proc/self/uid_map", user + ' ' + user + " 1\n");
    writeTo("/proc/self/gid_map", group + ' ' + group + " 1\n");
    if (isRoot())
        forbidUserNamespaces();
    // What is mounted or unmounted outside later is so inside, too, but not the other way round: a view must not keep a
    // file system busy. What is mounted later can be written to: not by root, whose view leaves the real mounts.
    if (::mount(nullptr, "/", nullptr, MS_REC | (isRoot() ? MS_PRIVATE : MS_SLAVE), nullptr) != 0)
        failAt("slave", "/");
}

int listenInside(uint16_t port)
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    ifreq loopback{};
    std::strcpy(loopback.ifr_name, "lo");
    loopback.ifr_flags = IFF_UP | IFF_RUNNING;
    if (fd < 0 || ::ioctl(fd, SIOCSIFFLAGS, &loopback) != 0)
        failAt("loopback");
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    constexpr int backlog = 128;
    if (::bind(fd, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0 || ::listen(fd, backlog) != 0)
        failAt("listen");
    return fd;
}

void enterNamespaces(const std::string &user, const std::string &mount, const std::string &network)
{
    const int userFd = openedNamespace(user), mountFd = openedNamespace(mount);
    const int networkFd = network.empty() ? -1 : openedNamespace(network);
    if (::setns(userFd, CLONE_NEWUSER) != 0)
        failAt("enter", user);
    if (networkFd >= 0 && ::setns(networkFd, CLONE_NEWNET) != 0)
        failAt("enter", network);
    if (::setns(mountFd, CLONE_NEWNS) != 0)
        failAt("enter", mount);
    ::close(userFd);
    ::close(mountFd);
    if (networkFd >= 0)
        ::close(networkFd);
}

void giveUpRights(bool hasOwnNetwork)
{
    static bool isDone = false;
    if (std::exchange(isDone, true))
        return;
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        failAt("rights");
    if (isRoot())
        giveUpRootsRights();
    const LandlockRules rules{0, 0, abstractSockets | signals};
    const auto fd = int(::syscall(createRules, &rules, sizeof rules, 0)); // an older kernel does not know these rules
    if (fd < 0) {
        if (isRoot() && !hasOwnNetwork)
            failAt("root", "abstract sockets", ENOSYS);
        return;
    }
    if (::syscall(restrictSelf, fd, 0) != 0)
        failAt("scope");
    ::close(fd);
}

} // namespace guard
