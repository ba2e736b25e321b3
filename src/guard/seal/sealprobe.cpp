// SPDX-License-Identifier: Apache-2.0
#include "guard/seal/sealprobe.h"

#include "guard/seal/namespaces.h"
#include "guard/seal/ownprocesses.h"
#include "guard/seal/rootrights.h"
#include "guard/seal/sealedmounts.h"
#include "guard/seal/sealreport.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sched.h>
#include <string_view>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace guard {

namespace {

/// The kernel accepted the call but did not do what the staging needs.
constexpr int wrongAnswer = ENOTSUP;

void makeFolder(const std::string &path, const char *step)
{
    if (::mkdir(path.c_str(), 0700) != 0)
        failAt(step, path);
}

void writeFile(const std::string &path, std::string_view text, const char *step)
{
    const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0 || ::write(fd, text.data(), text.size()) != ssize_t(text.size()))
        failAt(step, path);
    ::close(fd);
}

void expectText(const std::string &path, std::string_view text, const char *step)
{
    std::array<char, 16> buffer{};
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const ssize_t size = fd < 0 ? -1 : ::read(fd, buffer.data(), buffer.size());
    if (size < 0)
        failAt(step, path);
    ::close(fd);
    if (std::string_view(buffer.data(), size_t(size)) != text)
        failAt(step, path, wrongAnswer);
}

void expectNothing(const std::string &path, const char *step)
{
    struct stat info;
    if (::lstat(path.c_str(), &info) == 0)
        failAt(step, path, wrongAnswer);
}

/// Lets two processes take turns: one tries things inside the view, the other outside.
class Turns
{
public:
    Turns()
    {
        if (::pipe(m_pipe.data()) != 0)
            failAt("probe");
    }
    void pass() const
    {
        if (::write(m_pipe[1], "x", 1) != 1)
            failAt("probe");
    }
    /// \returns false when the other side has ended.
    bool wait() const
    {
        char c = 0;
        return ::read(m_pipe[0], &c, 1) == 1;
    }
    void keepReading() const { ::close(m_pipe[1]); }
    void keepWriting() const { ::close(m_pipe[0]); }

private:
    std::array<int, 2> m_pipe{};
};

/// The folder in which things are tried, and its files.
struct Scratch
{
    std::string lower, store;

    std::string upper() const { return store + "/upper"; }

    void make(const std::string &folder)
    {
        const std::string top = folder + "/probe";
        lower = top + "/lower";
        store = top + "/store";
        for (const std::string &path : {top, lower, store, lower + "/folder"})
            makeFolder(path, "store");
        for (const char *name : {"/changed", "/deleted", "/replaced", "/folder/inner"})
            writeFile(lower + name, "old", "store");
    }
};

void writeInside(const Scratch &scratch)
{
    const std::string &seen = scratch.lower;
    expectText(seen + "/replaced", "old", "read");
    writeFile(seen + "/changed", "new", "write");
    if (::unlink((seen + "/deleted").c_str()) != 0)
        failAt("delete", seen);
    expectNothing(seen + "/deleted", "delete");
    if (::unlink((seen + "/folder/inner").c_str()) != 0 || ::rmdir((seen + "/folder").c_str()) != 0)
        failAt("delete", seen);
    makeFolder(seen + "/folder", "delete");
    expectNothing(seen + "/folder/inner", "delete");
    const int outside = ::open("/etc/passwd", O_WRONLY | O_APPEND | O_CLOEXEC);
    if (outside >= 0)
        failAt("read-only", "/etc/passwd", wrongAnswer);
}

/// Looks from outside: the real folder is unchanged, and the upper folder records the changes.
void lookOutside(const Scratch &scratch)
{
    for (const char *name : {"/changed", "/deleted", "/folder/inner"})
        expectText(scratch.lower + name, "old", "write");
    expectText(scratch.upper() + "/changed", "new", "write");
    struct stat info;
    const std::string deleted = scratch.upper() + "/deleted";
    if (::lstat(deleted.c_str(), &info) != 0)
        failAt("delete", deleted);
    if (!S_ISCHR(info.st_mode) || info.st_rdev != 0)
        failAt("delete", deleted, wrongAnswer);
    const std::string folder = scratch.upper() + "/folder";
    char opaque = 0;
    if (::lgetxattr(folder.c_str(), "user.overlay.opaque", &opaque, 1) != 1 || opaque != 'y')
        failAt("delete", folder, wrongAnswer);
}

/// By rename, as editors save.
void replaceOutside(const Scratch &scratch)
{
    const std::string file = scratch.lower + "/replaced";
    writeFile(file + ".new", "newer", "store");
    if (::rename((file + ".new").c_str(), file.c_str()) != 0)
        failAt("store", file);
}

void refreshFromOutside(const std::string &view, const std::string &folder)
{
    const pid_t child = ::fork();
    if (child == 0) {
        enterNamespaces(view + "user", view + "mnt", {});
        refreshOverlay(folder);
        ::_exit(0);
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child)
        failAt("probe");
    if (status != 0)
        ::_exit(126); // the child has reported why
}

/// What the kernel, or whoever configured it, may have left to root.
void tryAsRoot()
{
    for (const char *path : {"/proc/sys/kernel/core_pattern", "/proc/sys/kernel/modprobe", "/proc/sysrq-trigger"}) {
        if (::open(path, O_WRONLY | O_CLOEXEC) >= 0)
            failAt("root", path, wrongAnswer);
    }
    if (::unshare(CLONE_NEWUSER) == 0)
        failAt("root", "user namespaces", wrongAnswer);
}

[[noreturn]] void beInside(const SealOptions &options, const Scratch &scratch, const Turns &in, const Turns &out)
{
    in.keepReading();
    out.keepWriting();
    enterOwnNamespaces(options.port != 0);
    if (isRoot() && canHaveOwnProcesses())
        enterOwnProcesses(false);
    if (options.port != 0)
        listenInside(options.port);
    mountView(options);
    writeInside(scratch);
    out.pass();
    if (!in.wait())
        ::_exit(126);
    expectText(scratch.lower + "/replaced", "newer", "refresh");
    giveUpRights(options.port != 0);
    if (isRoot())
        tryAsRoot();
    ::_exit(0);
}

} // namespace

void probeView(SealOptions options)
{
    if (options.overlays.empty())
        failAt("option", "--probe", EINVAL);
    Scratch scratch;
    scratch.make(options.overlays.front().store);
    options.overlays.push_back({scratch.lower, scratch.store});
    const Turns in, out;
    const pid_t inside = ::fork();
    if (inside < 0)
        failAt("probe");
    if (inside == 0)
        beInside(options, scratch, in, out);
    in.keepWriting();
    out.keepReading();
    if (out.wait()) {
        lookOutside(scratch);
        replaceOutside(scratch);
        refreshFromOutside("/proc/" + std::to_string(inside) + "/ns/", scratch.lower);
        in.pass();
    }
    int status = 0;
    if (::waitpid(inside, &status, 0) != inside)
        failAt("probe");
    ::_exit(WIFEXITED(status) ? WEXITSTATUS(status) : 126);
}

} // namespace guard
