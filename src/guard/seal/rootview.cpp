// SPDX-License-Identifier: Apache-2.0
#include "guard/seal/rootview.h"

#include "guard/seal/frozenfolders.h"
#include "guard/seal/mounts.h"
#include "guard/seal/sealreport.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace guard {

namespace {

constexpr char realRoot[] = "/.outside"; ///< where it is seen meanwhile
constexpr const char *devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/tty"};
constexpr char terminals[] = "/dev/pts";

void mountEmpty(const char *path)
{
    if (::mount("none", path, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, "size=64k,mode=755") != 0)
        failAt("root", path);
}

void makeFolder(const std::string &path)
{
    if (::mkdir(path.c_str(), 0755) != 0)
        failAt("root", path);
}

void link(const char *target, const char *path)
{
    if (::symlink(target, path) != 0)
        failAt("root", path);
}

/// \returns an empty folder.
int enterEmptyRoot()
{
    // In any folder that there is; the mount leaves it in a moment.
    const std::string place = "/proc";
    const int processes = openedPath(place, O_DIRECTORY);
    mountEmpty(place.c_str());
    for (const std::string &path : {place + "/proc", place + realRoot})
        makeFolder(path);
    mountEmpty((place + realRoot).c_str());
    const int nothing = openedPath(place + realRoot, O_DIRECTORY);
    // What is mounted is named by /proc. Alone, without what was just mounted in it.
    if (::fchdir(processes) != 0 || ::mount(".", (place + "/proc").c_str(), nullptr, MS_BIND, nullptr) != 0)
        failAt("root", "/proc");
    ::close(processes);
    if (::chdir(place.c_str()) != 0 || ::syscall(SYS_pivot_root, ".", realRoot + 1) != 0 || ::chdir("/") != 0)
        failAt("root", "/");
    return nothing;
}

/// Where it cannot be shown it is missing.
void showPart(const std::string &path)
{
    const int real = ::open((realRoot + path).c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (real < 0)
        return;
    makePlace(path);
    bind(real, path);
    ::close(real);
}

void makeDevices()
{
    makeFolder("/dev");
    mountEmpty("/dev");
    for (const char *device : devices) {
        const std::string path(device);
        const int real = ::open((realRoot + path).c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC);
        struct stat info;
        if (real < 0 || ::fstat(real, &info) != 0 || !S_ISCHR(info.st_mode))
            failAt("root", path, real < 0 ? errno : ENODEV);
        ::close(::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
        bind(real, path);
        ::close(real);
    }
    makeFolder(terminals);
    // The owner of its terminals is root in this user namespace; nobody else is known in it.
    if (::mount("devpts", terminals, "devpts", MS_NOSUID | MS_NOEXEC, "newinstance,ptmxmode=0666,mode=620") != 0)
        failAt("root", terminals);
    link("pts/ptmx", "/dev/ptmx");
    link("/proc/self/fd", "/dev/fd");
    link("/proc/self/fd/0", "/dev/stdin");
    link("/proc/self/fd/1", "/dev/stdout");
    link("/proc/self/fd/2", "/dev/stderr");
    makeFolder("/dev/shm");
}

void change(const std::string &path, uint64_t cleared)
{
    const int fd = openedPath(path, O_NOFOLLOW);
    if (!changeMount(fd, "", AT_EMPTY_PATH, 0, cleared))
        failAt("root", path);
    ::close(fd);
}

} // namespace

void enterRootView(const std::vector<std::string> &hidden, bool ownTemporary)
{
    std::vector<Entry> all = entriesOf("/");
    const int nothing = enterEmptyRoot();
    const auto isMade = [ownTemporary](const Entry &entry) {
        const bool isOwn = entry.path == "/proc" || entry.path == "/dev" || entry.path == "/sys" ||
                           (ownTemporary && entry.path == "/tmp" && entry.type == S_IFDIR);
        if (isOwn)
            ::close(entry.real);
        return isOwn;
    };
    all.erase(std::remove_if(all.begin(), all.end(), isMade), all.end());
    if (ownTemporary && std::none_of(all.begin(), all.end(), [](const Entry &entry) { return entry.path == "/tmp"; }))
        makeFolder("/tmp");
    showFrozen(all, nothing, hidden);
    ::close(nothing);
    makeDevices();
    // All else there is of devices, and much of it can be written to, or acts when it is read.
    makeFolder("/sys");
    mountEmpty("/sys");
    for (const char *path : {"/sys/devices/system/cpu", "/sys/devices/system/node", "/sys/fs/cgroup",
                             "/sys/kernel/mm/transparent_hugepage"})
        showPart(path);
}

void leaveRealRoot()
{
    for (int i = 0; i < 2; ++i) { // it covers the empty folder
        if (::umount2(realRoot, MNT_DETACH) != 0)
            failAt("root", realRoot);
    }
    if (::rmdir(realRoot) != 0)
        failAt("root", realRoot);
}

void allowRootsDevices()
{
    for (const char *path : devices)
        change(path, noDevicesAttribute);
    change(terminals, noDevicesAttribute | readOnlyAttribute);
}

} // namespace guard
