// SPDX-License-Identifier: Apache-2.0
#include "guard/seal/sealedmounts.h"

#include "guard/seal/sealreport.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <string_view>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace guard {

namespace {

/// From linux/mount.h, which conflicts with sys/mount.h in some C libraries.
struct MountAttributes
{
    uint64_t set = 0, clear = 0, propagation = 0, userNamespace = 0;
};
constexpr uint64_t readOnlyAttribute = 1;
constexpr unsigned recursively = 0x8000;
#ifndef SYS_mount_setattr
constexpr long setAttributes = 442;
#else
constexpr long setAttributes = SYS_mount_setattr;
#endif

bool change(int folder, const char *path, unsigned flags, const MountAttributes &attributes)
{
    return ::syscall(setAttributes, folder, path, flags, &attributes, sizeof attributes) == 0;
}

void makeAllReadOnly()
{
    MountAttributes attributes;
    attributes.set = readOnlyAttribute;
    if (!change(AT_FDCWD, "/", recursively, attributes))
        failAt("read-only", "/");
}

/// Paths are passed as descriptors, so that mount does not interpret a colon, comma or backslash in them.
std::string pathOf(int descriptor)
{
    return "/proc/self/fd/" + std::to_string(descriptor);
}

int openedPath(const std::string &path, int flags = 0)
{
    const int fd = ::open(path.c_str(), O_PATH | O_CLOEXEC | flags);
    if (fd < 0)
        failAt("open", path);
    return fd;
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

/// In a replaced /tmp the mount points that were in the real one do not exist yet.
void makePlace(const std::string &path)
{
    for (size_t slash = path.find('/', 1); slash != std::string::npos; slash = path.find('/', slash + 1))
        ::mkdir(path.substr(0, slash).c_str(), 0700);
    ::mkdir(path.c_str(), 0700);
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

void bind(int source, const std::string &path)
{
    if (::mount(pathOf(source).c_str(), path.c_str(), nullptr, MS_BIND | MS_REC, nullptr) != 0)
        failAt("bind", path);
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

bool isIn(const std::string &path, const std::string &folder)
{
    return path.rfind(folder + '/', 0) == 0;
}

/// A word of mountinfo, in which the kernel writes spaces, ends of lines and backslashes as octal numbers.
std::string unescaped(std::string_view word)
{
    constexpr size_t digits = 3;
    std::string out;
    for (size_t at = 0; at < word.size(); ++at) {
        if (word[at] == '\\' && at + digits < word.size()) {
            out.push_back(char(std::strtol(std::string(word.substr(at + 1, digits)).c_str(), nullptr, 8)));
            at += digits;
        } else {
            out.push_back(word[at]);
        }
    }
    return out;
}

/// As mountinfo has it.
struct Mount
{
    uint64_t id = 0;
    std::string path = {};
    bool isWritable = false;
};

std::string contentOf(const char *path)
{
    const int fd = ::open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        failAt("open", path);
    constexpr size_t pieceSize = 64 * 1024;
    std::string out;
    for (;;) {
        const size_t before = out.size();
        out.resize(before + pieceSize);
        const ssize_t size = ::read(fd, out.data() + before, pieceSize);
        if (size < 0)
            failAt("read-only", path);
        out.resize(before + size_t(size));
        if (size == 0)
            break;
    }
    ::close(fd);
    return out;
}

std::vector<Mount> allMounts()
{
    const std::string list = contentOf("/proc/self/mountinfo");
    std::vector<Mount> out;
    for (size_t at = 0, lineEnd = 0; at < list.size(); at = lineEnd + 1) {
        lineEnd = std::min(list.size(), list.find('\n', at));
        // Its number, that of the mount below it, the device, the folder in the file system, the mount point, options.
        constexpr size_t wordsBefore = 4;
        std::string_view rest = std::string_view(list).substr(at, lineEnd - at);
        for (size_t i = 0; i < wordsBefore && !rest.empty(); ++i)
            rest.remove_prefix(std::min(rest.size(), rest.find(' ') + 1));
        const size_t end = std::min(rest.size(), rest.find(' '));
        if (!rest.empty())
            out.push_back({std::strtoull(list.c_str() + at, nullptr, 10), unescaped(rest.substr(0, end)),
                           rest.substr(end, 3) == " rw"});
    }
    return out;
}

/// What may be written to.
std::vector<Mount> writableMounts()
{
    std::vector<Mount> out = allMounts();
    out.erase(std::remove_if(out.begin(), out.end(), [](const Mount &mount) { return !mount.isWritable; }), out.end());
    return out;
}

bool hasMountsIn(const std::string &folder)
{
    const std::vector<Mount> all = allMounts();
    return std::any_of(all.begin(), all.end(), [&folder](const Mount &mount) { return isIn(mount.path, folder); });
}

/// Only that very mount: by now its path may lead to another, through a link that an agent of another session has made,
/// or since something is mounted over it.
bool makeWritable(const Mount &mount)
{
    const int fd = ::open(mount.path.c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0)
        return false;
    struct statx info = {};
    MountAttributes attributes;
    attributes.clear = readOnlyAttribute;
    const bool isIt = ::statx(fd, "", AT_EMPTY_PATH, STATX_MNT_ID, &info) == 0 && info.stx_mnt_id == mount.id;
    const bool done = isIt && change(fd, "", AT_EMPTY_PATH, attributes);
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

/// Something in a folder that is frozen.
struct Entry
{
    std::string path = {};
    int real = -1;
    mode_t type = 0;
    std::string target = {}; ///< a link's
};

/// Without sockets and what else is no file.
std::vector<Entry> entriesOf(const std::string &folder)
{
    std::vector<Entry> out;
    DIR *const list = ::opendir(folder.c_str());
    if (!list)
        failAt("open", folder);
    while (const dirent *const found = ::readdir(list)) {
        const std::string name(found->d_name);
        if (name == "." || name == "..")
            continue;
        Entry entry;
        entry.path.append(folder).append("/").append(name);
        struct stat info;
        entry.real = ::open(entry.path.c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC);
        if (entry.real < 0 || ::fstat(entry.real, &info) != 0)
            continue; // gone meanwhile
        entry.type = info.st_mode & S_IFMT;
        if (entry.type == S_IFLNK) {
            char target[4096];
            const ssize_t size = ::readlinkat(entry.real, "", target, sizeof target);
            entry.target.assign(target, size > 0 ? size_t(size) : 0);
        }
        if (entry.type == S_IFDIR || entry.type == S_IFREG || !entry.target.empty())
            out.push_back(entry);
        else
            ::close(entry.real);
    }
    ::closedir(list);
    return out;
}

void freeze(const std::string &folder, const std::vector<std::string> &hidden);

/// Shows the folder \p real at \p path, in \p frozen, as an overlay of nothing: its sockets are seen and answer nobody,
/// also those that are made later. Where something is mounted in it the kernel makes none, and each part of it is shown
/// by itself; where it makes none for another reason the folder is seen as it is, and not walked through.
void showFolder(const Entry &folder, int nothing, const std::vector<std::string> &hidden)
{
    const std::string layers = "lowerdir=" + pathOf(folder.real) + ':' + pathOf(nothing) + ",userxattr";
    const char *const path = folder.path.c_str();
    if (::mount("overlay", path, "overlay", MS_NOSUID | MS_NODEV | MS_RDONLY, layers.c_str()) == 0)
        return;
    const bool hasMounts = errno == EINVAL && hasMountsIn(folder.path);
    const bool isSeen = ::mount(pathOf(folder.real).c_str(), path, nullptr, MS_BIND | MS_REC, nullptr) == 0;
    if (isSeen && hasMounts)
        freeze(folder.path, hidden);
}

/// What is mounted over a socket goes with it when its daemon removes it, and the daemon's next one would be seen. So
/// another folder stands there, with what is in the real one.
void freeze(const std::string &folder, const std::vector<std::string> &hidden)
{
    const std::vector<Entry> entries = entriesOf(folder);
    // The first stays empty, below the second.
    int nothing = -1;
    for (int i = 0; i < 2; ++i) {
        if (i == 1)
            nothing = openedPath(folder, O_DIRECTORY);
        if (::mount("none", folder.c_str(), "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, "size=64k,mode=755") != 0)
            failAt("hide", folder);
    }
    for (const Entry &entry : entries) {
        const bool isHidden = std::find(hidden.begin(), hidden.end(), entry.path) != hidden.end();
        if (entry.type == S_IFLNK) {
            if (::symlink(entry.target.c_str(), entry.path.c_str()) != 0)
                failAt("hide", entry.path);
        } else if (entry.type == S_IFDIR) {
            if (::mkdir(entry.path.c_str(), 0500) != 0)
                failAt("hide", entry.path);
        } else if (!isHidden) {
            ::close(::open(entry.path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0400));
        }
        if (entry.type == S_IFDIR && !isHidden)
            showFolder(entry, nothing, hidden);
        else if (entry.type != S_IFLNK && !isHidden) // what cannot be shown is not seen
            (void)::mount(pathOf(entry.real).c_str(), entry.path.c_str(), nullptr, MS_BIND | MS_REC, nullptr);
        ::close(entry.real);
    }
    ::close(nothing);
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

/// And not in an overlay that stands there again.
bool isFrozen(const std::string &path, const SealOptions &options)
{
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
    for (const std::string &path : options.frozen)
        freeze(path, options.hidden);
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
    const std::vector<Mount> before = writableMounts();
    makeAllReadOnly();
    makeWritableAgain("/proc", before); // a nested sandbox writes its uid_map there
    makeWritableAgain("/dev", before);  // terminals, shared memory
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
