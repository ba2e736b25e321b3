// SPDX-License-Identifier: Apache-2.0
/// Tries what no program of the system does, and ends with 0 if it could: `attacker WHAT [argument]`. And
/// `attacker without-landlock PROGRAM ARGUMENT…` runs a program as on a kernel before 6.12.
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/keyctl.h>
#include <linux/openat2.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <string_view>
#include <sys/prctl.h>
#include <sys/shm.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

bool getsRights()
{
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    const __user_cap_data_struct all[_LINUX_CAPABILITY_U32S_3] = {{~0U, ~0U, ~0U}, {~0U, ~0U, ~0U}};
    return ::syscall(SYS_capset, &header, all) == 0 || ::prctl(PR_SET_SECUREBITS, 0, 0, 0, 0) == 0 ||
           ::prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, CAP_SYS_ADMIN, 0, 0) == 0 || ::setegid(1) == 0 ||
           ::seteuid(1) == 0;
}

bool makesUserNamespace()
{
    clone_args how{};
    how.flags = CLONE_NEWUSER;
    const long child = ::syscall(SYS_clone3, &how, sizeof how);
    if (child == 0)
        ::_exit(0);
    return child > 0 || ::unshare(CLONE_NEWUSER) == 0;
}

/// In each way that takes a mode.
bool makesFileThatRunsAsOwner(const char *path)
{
    constexpr mode_t mode = S_ISUID | 0755;
    open_how how{};
    how.flags = O_CREAT | O_WRONLY;
    how.mode = mode;
    constexpr long fchmodat2 = 452;
    const int plain = ::open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0755);
    return ::fchmod(plain, mode) == 0 || ::chmod(path, mode) == 0 || ::fchmodat(AT_FDCWD, path, mode, 0) == 0 ||
           ::syscall(fchmodat2, AT_FDCWD, path, mode, 0) == 0 || ::chmod(path, S_ISGID | 0755) == 0 ||
           ::unlink(path) != 0 || ::open(path, O_CREAT | O_WRONLY, mode) >= 0 || ::creat(path, mode) >= 0 ||
           ::mknod(path, S_IFREG | mode, 0) == 0 || ::open(".", O_TMPFILE | O_WRONLY, mode) >= 0 ||
           ::syscall(SYS_openat2, AT_FDCWD, path, &how, sizeof how) >= 0;
}

int withoutLandlock(char **program)
{
#ifdef SYS_landlock_create_ruleset
    constexpr unsigned landlock = SYS_landlock_create_ruleset;
#else
    constexpr unsigned landlock = 444;
#endif
    sock_filter steps[] = {BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
                           BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, landlock, 0, 1),
                           BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EOPNOTSUPP),
                           BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    const sock_fprog filter{sizeof steps / sizeof *steps, steps};
    if (::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0)
        return 1;
    ::execvp(*program, program);
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    const std::string_view what(argc > 1 ? argv[1] : "");
    if (argc > 2 && what == "without-landlock")
        return withoutLandlock(argv + 2);
    bool done = false;
    shmid_ds memory{};
    if (what == "rights")
        done = getsRights();
    else if (what == "space")
        done = makesUserNamespace();
    else if (what == "file" && argc > 2)
        done = makesFileThatRunsAsOwner(argv[2]);
    else if (what == "memory" && argc > 2)
        done = ::shmctl(std::atoi(argv[2]), IPC_STAT, &memory) == 0;
    else if (what == "key" && argc > 2)
        done = ::syscall(SYS_keyctl, KEYCTL_DESCRIBE, std::atoi(argv[2]), nullptr, 0) >= 0;
    return done ? 0 : 1;
}
