// SPDX-License-Identifier: Apache-2.0
#include "guard/seal/frozenfolders.h"

#include "guard/seal/mounts.h"
#include "guard/seal/rootrights.h"
#include "guard/seal/sealreport.h"

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

namespace guard {

namespace {

bool hasMountsIn(const std::string &folder)
{
    const std::vector<Mount> all = allMounts();
    return std::any_of(all.begin(), all.end(), [&folder](const Mount &mount) { return isIn(mount.path, folder); });
}

/// As an overlay of nothing. Where something is mounted in it the kernel makes none, and each part of it is shown by
/// itself. Where it makes none for another reason the folder is seen as it is, and not walked through; before root,
/// whom any socket in it would believe, it is empty.
void showFolder(const Entry &folder, int nothing, const std::vector<std::string> &hidden)
{
    const std::string layers = "lowerdir=" + pathOf(folder.real) + ':' + pathOf(nothing) + ",userxattr";
    const char *const path = folder.path.c_str();
    if (::mount("overlay", path, "overlay", MS_NOSUID | MS_NODEV | MS_RDONLY, layers.c_str()) == 0)
        return;
    const bool mayHaveMounts = errno == EINVAL;
    if (::mount(pathOf(folder.real).c_str(), path, nullptr, MS_BIND | MS_REC, nullptr) != 0)
        return;
    if (mayHaveMounts && hasMountsIn(folder.path))
        freeze(folder.path, hidden);
    else if (isRoot() && ::umount2(path, MNT_DETACH) != 0)
        failAt("root", folder.path);
}

} // namespace

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
        entry.path.append(folder == "/" ? "" : folder).append("/").append(name);
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

void showFrozen(const std::vector<Entry> &entries, int nothing, const std::vector<std::string> &hidden)
{
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
}

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
    showFrozen(entries, nothing, hidden);
    ::close(nothing);
}

} // namespace guard
