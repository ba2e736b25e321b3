// SPDX-License-Identifier: Apache-2.0
#include "guard/seal/sealedmounts.h"

#include "guard/seal/frozenfolders.h"
#include "guard/seal/mounts.h"
#include "guard/seal/rootrights.h"
#include "guard/seal/rootview.h"
#include "guard/seal/sealreport.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

namespace guard {

namespace {

void makeAllReadOnly()
{
    constexpr unsigned recursively = 0x8000; // AT_RECURSIVE
    const uint64_t set = readOnlyAttribute | (isRoot() ? noDevicesAttribute : 0);
    if (!changeMount(AT_FDCWD, "/", recursively, set, 0))
        failAt("read-only", "/");
}

int openedBelow(int folder, const char *name)
{
    if (::mkdirat(folder, name, 0700) != 0 && errno != EEXIST)
        failAt("store", name);
    const int fd = ::openat(folder, name, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0)
        failAt("store", name);
    return fd;
}

/// A source of a mount. All are opened before anything is mounted, since a mount hides what lies below it.
struct Source
{
    const std::string *path = nullptr; ///< the mount point
    int real = -1;
    int store = -1; ///< -1 for what is written directly
};

void mountOverlay(const Source &source)
{
    const int upper = openedBelow(source.store, "upper"), work = openedBelow(source.store, "work");
    struct stat info;
    // An overlay shows the mode of its upper folder.
    if (::fstat(source.real, &info) != 0 || ::chmod(pathOf(upper).c_str(), info.st_mode & 07777U) != 0)
        failAt("store", *source.path);
    // index and xino would need file handles, and the kernel would log that an unprivileged mount has none.
    const std::string options = "lowerdir=" + pathOf(source.real) + ",upperdir=" + pathOf(upper) +
                                ",workdir=" + pathOf(work) + ",userxattr,index=off,xino=off";
    makePlace(*source.path);
    if (::mount("overlay", source.path->c_str(), "overlay", MS_NOSUID | MS_NODEV, options.c_str()) != 0)
        failAt("overlay", *source.path);
    ::close(upper);
    ::close(work);
}

void hidePath(const std::string &path)
{
    struct stat info;
    if (::stat(path.c_str(), &info) != 0) {
        if (errno == ENOENT || errno == ENOTDIR)
            return; // hidden by another mount
        failAt("hide", path);
    }
    const int hidden = S_ISDIR(info.st_mode) ? ::mount("none", path.c_str(), "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC,
                                                       "size=64k,mode=500")
                                             : ::mount("/dev/null", path.c_str(), nullptr, MS_BIND, nullptr);
    if (hidden != 0)
        failAt("hide", path);
}

/// What may be written to.
std::vector<Mount> writableMounts()
{
    std::vector<Mount> out = allMounts();
    out.erase(std::remove_if(out.begin(), out.end(), [](const Mount &mount) { return !mount.isWritable; }), out.end());
    return out;
}

/// Only that very mount: by now its path may lead to another, through a link that an agent of another session has made,
/// or since something is mounted over it.
bool makeWritable(const Mount &mount)
{
    const int fd = ::open(mount.path.c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0)
        return false;
    struct statx info = {};
    const bool isIt = ::statx(fd, "", AT_EMPTY_PATH, STATX_MNT_ID, &info) == 0 && info.stx_mnt_id == mount.id;
    const bool done = isIt && changeMount(fd, "", AT_EMPTY_PATH, 0, readOnlyAttribute);
    const int error = isIt ? errno : ESTALE;
    ::close(fd);
    errno = error;
    return done;
}

/// What this program has mounted at \p path.
void makeWritable(const std::string &path, const std::vector<Mount> &before)
{
    errno = ENOENT;
    const bool done = std::any_of(before.begin(), before.end(),
                                  [&path](const Mount &mount) { return mount.path == path && makeWritable(mount); });
    if (!done)
        failAt("writable", path);
}

/// Of what is mounted at \p top and in it, what could be written to before. What was read-only the kernel keeps so for
/// whoever is not root outside.
void makeWritableAgain(const std::string &top, const std::vector<Mount> &before)
{
    for (const Mount &mount : before) {
        if (mount.path == top || isIn(mount.path, top))
            (void)makeWritable(mount); // else it is gone, or hidden by another mount
    }
}

bool isInOneOf(const std::string &path, const std::vector<std::string> &folders)
{
    return std::any_of(folders.begin(), folders.end(), [&path](const std::string &top) { return isIn(path, top); });
}

bool isInOverlay(const std::string &path, const SealOptions &options)
{
    return std::any_of(options.overlays.begin(), options.overlays.end(),
                       [&path](const SealedFolder &folder) { return isIn(path, folder.path); });
}

/// Whether \p path lies in something that is not the real one, or that may be written to, or has it in itself.
bool isPartOfSomething(const std::string &path, const SealOptions &options)
{
    const auto has = [&path](const std::string &other) {
        return path == other || isIn(path, other) || isIn(other, path);
    };
    const auto hasFolder = [&has](const SealedFolder &folder) { return has(folder.path); };
    return std::any_of(options.overlays.begin(), options.overlays.end(), hasFolder) ||
           std::any_of(options.copies.begin(), options.copies.end(), hasFolder) ||
           std::any_of(options.writable.begin(), options.writable.end(), has) ||
           (!options.temporary.empty() && isIn(path, "/tmp"));
}

/// And not in an overlay that stands there again. For root all else is.
bool isFrozen(const std::string &path, const SealOptions &options)
{
    if (isRoot())
        return !isPartOfSomething(path, options);
    const bool isIt = std::find(options.frozen.begin(), options.frozen.end(), path) != options.frozen.end();
    return (isIt || isInOneOf(path, options.frozen)) && !isInOverlay(path, options);
}

/// Opens those folders to be shown that lie in hidden or frozen ones and \p isWanted; some may be hidden by another
/// mount.
template <class Wanted> void openShown(const SealOptions &options, Wanted isWanted, std::vector<Source> *shown)
{
    for (const std::string &path : options.shown) {
        if ((!isInOneOf(path, options.hidden) && !isFrozen(path, options)) || !isWanted(path))
            continue;
        const int folder = ::open(path.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
        if (folder >= 0)
            shown->push_back({&path, folder});
        else if (errno != ENOENT && errno != ENOTDIR)
            failAt("open", path);
    }
}

/// Hides what there is and what is made there later, under whatever name, but for the folders in \p shown.
void hidePaths(const SealOptions &options, const std::vector<Source> &shown)
{
    for (const std::string &path : options.hidden)
        hidePath(path);
    for (const Source &source : shown) {
        makePlace(*source.path);
        bind(source.real, *source.path);
    }
}

} // namespace

void mountView(const SealOptions &options)
{
    std::vector<Source> overlays, copies, writable;
    for (const SealedFolder &folder : options.overlays)
        overlays.push_back({&folder.path, openedPath(folder.path, O_DIRECTORY), openedPath(folder.store, O_DIRECTORY)});
    for (const SealedFolder &folder : options.copies)
        copies.push_back({&folder.path, openedPath(folder.store, O_DIRECTORY)});
    for (const std::string &path : options.writable)
        writable.push_back({&path, openedPath(path)});
    const int ownTemporary = options.temporary.empty() ? -1 : openedPath(options.temporary, O_DIRECTORY);
    std::vector<Source> shown;
    openShown(
        options, [&options](const std::string &path) { return isFrozen(path, options); }, &shown); // its sockets answer
    if (isRoot()) {
        enterRootView(options.hidden, ownTemporary >= 0);
    } else {
        for (const std::string &path : options.frozen)
            freeze(path, options.hidden);
    }
    // Here and there it is a link.
    char real[PATH_MAX];
    const std::string temporary = ::realpath("/tmp", real) ? real : "/tmp";
    if (ownTemporary >= 0)
        bind(ownTemporary, temporary);
    for (const Source &overlay : overlays)
        mountOverlay(overlay);
    for (const std::vector<Source> *sources : {&copies, &writable}) {
        for (const Source &source : *sources) {
            if (!options.temporary.empty() && source.path->rfind("/tmp/", 0) == 0) {
                struct stat info;
                if (::fstat(source.real, &info) == 0 && S_ISDIR(info.st_mode))
                    makePlace(*source.path);
            }
            bind(source.real, *source.path);
        }
    }
    openShown(
        options, [&options](const std::string &path) { return !isFrozen(path, options); }, &shown);
    hidePaths(options, shown);
    // The real /dev/shm outlives the program, and other programs read it.
    struct stat shared;
    if (::stat("/dev/shm", &shared) == 0 && S_ISDIR(shared.st_mode) &&
        ::mount("none", "/dev/shm", "tmpfs", MS_NOSUID | MS_NODEV, "mode=1777") != 0)
        failAt("bind", "/dev/shm");
    if (isRoot())
        leaveRealRoot();
    const std::vector<Mount> before = writableMounts();
    makeAllReadOnly();
    if (isRoot()) {
        allowRootsDevices();
        makeWritable("/dev/shm", before);
    } else {
        makeWritableAgain("/proc", before); // a nested sandbox writes its uid_map there
        makeWritableAgain("/dev", before);  // terminals, shared memory
    }
    if (!options.temporary.empty())
        makeWritable(temporary, before);
    for (const SealedFolder &folder : options.overlays)
        makeWritable(folder.path, before);
    for (const SealedFolder &folder : options.copies)
        makeWritable(folder.path, before);
    for (const std::string &path : options.writable)
        makeWritableAgain(path, before);
    // As it was in the overlay that it is a part of.
    for (const Source &folder : shown) {
        if (isInOverlay(*folder.path, options))
            makeWritable(*folder.path, before);
    }
}

void refreshOverlay(const std::string &folder)
{
    if (::mount(nullptr, folder.c_str(), nullptr, MS_REMOUNT | MS_NOSUID | MS_NODEV, nullptr) != 0)
        failAt("refresh", folder);
}

} // namespace guard
