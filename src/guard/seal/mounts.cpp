// SPDX-License-Identifier: Apache-2.0
#include "guard/seal/mounts.h"

#include "guard/seal/sealreport.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
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
#ifndef SYS_mount_setattr
constexpr long setAttributes = 442;
#else
constexpr long setAttributes = SYS_mount_setattr;
#endif

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

} // namespace

bool changeMount(int folder, const char *path, unsigned flags, uint64_t set, uint64_t clear)
{
    const MountAttributes attributes{set, clear};
    return ::syscall(setAttributes, folder, path, flags, &attributes, sizeof attributes) == 0;
}

std::string pathOf(int descriptor)
{
    return "/proc/self/fd/" + std::to_string(descriptor);
}

int openedPath(const std::string &path, int flags)
{
    const int fd = ::open(path.c_str(), O_PATH | O_CLOEXEC | flags);
    if (fd < 0)
        failAt("open", path);
    return fd;
}

void makePlace(const std::string &path)
{
    for (size_t slash = path.find('/', 1); slash != std::string::npos; slash = path.find('/', slash + 1))
        ::mkdir(path.substr(0, slash).c_str(), 0700);
    ::mkdir(path.c_str(), 0700);
}

void bind(int source, const std::string &path)
{
    if (::mount(pathOf(source).c_str(), path.c_str(), nullptr, MS_BIND | MS_REC, nullptr) != 0)
        failAt("bind", path);
}

bool isIn(const std::string &path, const std::string &folder)
{
    return path.rfind(folder + '/', 0) == 0;
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

} // namespace guard
