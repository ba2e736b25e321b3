// SPDX-License-Identifier: Apache-2.0
#include "guard/seal/rootrights.h"

#include "guard/seal/sealreport.h"

#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <linux/securebits.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

namespace guard {

namespace {

#if defined(__x86_64__)
constexpr unsigned ownCalls = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr unsigned ownCalls = AUDIT_ARCH_AARCH64;
#elif defined(__riscv) && __riscv_xlen == 64
constexpr unsigned ownCalls = AUDIT_ARCH_RISCV64;
#else
constexpr unsigned ownCalls = 0; ///< root is refused
#endif
constexpr unsigned otherCalls = 0x40000000; ///< those of x32 on x86-64, and none elsewhere
constexpr unsigned changeModeCall = 452;    ///< fchmodat2, which old headers do not know
constexpr unsigned refused = SECCOMP_RET_ERRNO | EPERM, unknown = SECCOMP_RET_ERRNO | ENOSYS;
constexpr unsigned runsAsOwner = S_ISUID | S_ISGID;
constexpr unsigned makesFile = O_CREAT | (O_TMPFILE & ~O_DIRECTORY);

/// A filter of system calls, as the kernel runs it.
class CallFilter
{
public:
    CallFilter()
    {
        load(offsetof(seccomp_data, arch));
        add(BPF_JMP | BPF_JEQ | BPF_K, ownCalls, 1, 0);
        end(unknown); // that of 32 bit programs, say
        load(offsetof(seccomp_data, nr));
        add(BPF_JMP | BPF_JGE | BPF_K, otherCalls, 0, 1);
        end(unknown);
    }
    void deny(unsigned call)
    {
        add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
        end(unknown);
    }
    /// That \p call makes such a file by the mode in its \p argument, counted from 0.
    void denyMode(unsigned call, unsigned argument)
    {
        add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
        loadArgument(argument);
        add(BPF_JMP | BPF_JSET | BPF_K, runsAsOwner, 0, 1);
        end(refused);
        end(SECCOMP_RET_ALLOW);
    }
    /// The same where it makes a file by its flags, before the mode; else the mode means nothing.
    void denyModeOfNew(unsigned call, unsigned argument)
    {
        add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 6);
        loadArgument(argument - 1);
        add(BPF_JMP | BPF_JSET | BPF_K, makesFile, 0, 3);
        loadArgument(argument);
        add(BPF_JMP | BPF_JSET | BPF_K, runsAsOwner, 0, 1);
        end(refused);
        end(SECCOMP_RET_ALLOW);
    }
    bool begin()
    {
        end(SECCOMP_RET_ALLOW);
        const sock_fprog program{static_cast<unsigned short>(m_steps.size()), m_steps.data()};
        return ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
    }

private:
    void add(unsigned code, unsigned value, unsigned ifTrue = 0, unsigned ifFalse = 0)
    {
        m_steps.push_back({static_cast<unsigned short>(code), static_cast<unsigned char>(ifTrue),
                           static_cast<unsigned char>(ifFalse), value});
    }
    void load(size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, unsigned(offset)); }
    /// Its lower half: all three are little-endian.
    void loadArgument(unsigned argument) { load(offsetof(seccomp_data, args) + argument * sizeof(__u64)); }
    void end(unsigned what) { add(BPF_RET | BPF_K, what); }

    std::vector<sock_filter> m_steps;
};

/// A file that belongs to root and runs as its owner makes whoever starts it root. And a key of the kernel's is found
/// by its number and given by the number of its user.
void filterCalls()
{
    CallFilter filter;
    for (const long call : {SYS_keyctl, SYS_add_key, SYS_request_key})
        filter.deny(unsigned(call));
    // Modes stand where a filter cannot look. The C library and all who know older kernels do without.
    for (const long call : {SYS_openat2, SYS_io_uring_setup})
        filter.deny(unsigned(call));
#ifdef SYS_chmod
    filter.denyMode(SYS_chmod, 1);
    filter.denyMode(SYS_creat, 1);
    filter.denyMode(SYS_mknod, 1);
    filter.denyModeOfNew(SYS_open, 2);
#endif
    filter.denyMode(SYS_fchmod, 1);
    filter.denyMode(SYS_fchmodat, 2);
    filter.denyMode(changeModeCall, 2);
    filter.denyMode(SYS_mknodat, 2);
    filter.denyModeOfNew(SYS_openat, 3);
    if (ownCalls == 0 || !filter.begin())
        failAt("root", "seccomp", ownCalls == 0 ? ENOSYS : errno);
}

} // namespace

bool isRoot()
{
    return ::geteuid() == 0;
}

void forbidUserNamespaces()
{
    const char *const limit = "/proc/sys/user/max_user_namespaces";
    const int fd = ::open(limit, O_WRONLY | O_CLOEXEC);
    if (fd < 0 || ::write(fd, "0", 1) != 1)
        failAt("root", limit);
    ::close(fd);
}

void giveUpRootsRights()
{
    for (unsigned long one = 0; ::prctl(PR_CAPBSET_READ, one, 0, 0, 0) >= 0; ++one) {
        if (::prctl(PR_CAPBSET_DROP, one, 0, 0, 0) != 0)
            failAt("root", "capabilities");
    }
    constexpr unsigned long bits = SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP |
                                   SECBIT_NO_SETUID_FIXUP_LOCKED | SECBIT_KEEP_CAPS_LOCKED |
                                   SECBIT_NO_CAP_AMBIENT_RAISE | SECBIT_NO_CAP_AMBIENT_RAISE_LOCKED;
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    const __user_cap_data_struct noRights[_LINUX_CAPABILITY_U32S_3] = {};
    if (::prctl(PR_SET_SECUREBITS, bits, 0, 0, 0) != 0 ||
        ::prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) != 0 ||
        ::syscall(SYS_capset, &header, noRights) != 0)
        failAt("root", "capabilities");
    // Of what it may not read the kernel can be set to write cores into the real folder.
    const rlimit none{0, 0};
    if (::setrlimit(RLIMIT_CORE, &none) != 0)
        failAt("root", "limits");
    filterCalls();
}

} // namespace guard
