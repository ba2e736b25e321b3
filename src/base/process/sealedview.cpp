// SPDX-License-Identifier: Apache-2.0
#include "base/process/sealedview.h"

#include <QCoreApplication>
#include <QFile>

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

namespace base {

SealedView::SealedView(Descriptor user, Descriptor mount, Descriptor root)
    : m_user(std::move(user))
    , m_mount(std::move(mount))
    , m_root(std::move(root))
{}

QString SealedView::pathOf(const QString &absolutePath) const
{
    return QStringLiteral("/proc/self/fd/%1").arg(m_root.fd()) + absolutePath;
}

Descriptor SealedView::open(const QString &absolutePath, int flags) const
{
    open_how how{};
    how.flags = quint64(flags | O_CLOEXEC);
    how.resolve = RESOLVE_IN_ROOT | RESOLVE_NO_MAGICLINKS;
    // The C library has no name for it.
    return Descriptor(
        int(::syscall(SYS_openat2, m_root.fd(), QFile::encodeName(absolutePath).constData(), &how, sizeof(how))));
}

QStringList SealedView::enterArguments(const QString &folder, const QStringList &program) const
{
    QStringList arguments = namespaceArguments(QStringLiteral("--enter"));
    arguments << QStringLiteral("--cd") << folder << QStringLiteral("--");
    return arguments + program;
}

QStringList SealedView::refreshArguments(const QString &folder) const
{
    return namespaceArguments(QStringLiteral("--refresh")) << QStringLiteral("--cd") << folder;
}

QStringList SealedView::namespaceArguments(const QString &task) const
{
    // Named through this process' /proc entry, since the descriptors are closed in programs that it starts.
    const QString descriptor = QStringLiteral("/proc/%1/fd/%2").arg(QCoreApplication::applicationPid());
    return {task, descriptor.arg(m_user.fd()), descriptor.arg(m_mount.fd())};
}

} // namespace base
