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

SealedView::SealedView(SealPlan plan, Handles handles)
    : m_plan(std::move(plan))
    , m_handles(std::move(handles))
    , m_mark(viewMark(m_handles.mount, m_handles.user))
{}

Descriptor SealedView::listener() const
{
    return m_handles.listener.isOpen() ? Descriptor(::fcntl(m_handles.listener.fd(), F_DUPFD_CLOEXEC, 0))
                                       : Descriptor();
}

QString SealedView::pathOf(const QString &absolutePath) const
{
    return QStringLiteral("/proc/self/fd/%1").arg(m_handles.root.fd()) + absolutePath;
}

namespace {

/// The C library has no name for it.
int openAt(int folder, const QString &path, int flags, quint64 resolve)
{
    open_how how{};
    how.flags = quint64(flags | O_CLOEXEC);
    how.resolve = resolve;
    return int(::syscall(SYS_openat2, folder, QFile::encodeName(path).constData(), &how, sizeof(how)));
}

/// Named through this process' /proc entry, since the descriptors are closed in programs that it starts.
QString descriptorPath(const Descriptor &descriptor)
{
    return QStringLiteral("/proc/%1/fd/%2").arg(QCoreApplication::applicationPid()).arg(descriptor.fd());
}

} // namespace

Descriptor SealedView::openFolder(const QString &absolutePath) const
{
    return Descriptor(
        openAt(m_handles.root.fd(), absolutePath, O_RDONLY | O_DIRECTORY, RESOLVE_IN_ROOT | RESOLVE_NO_SYMLINKS));
}

Descriptor SealedView::openIn(const Descriptor &folder, const QString &relative)
{
    return Descriptor(openAt(folder.fd(), relative, O_PATH, RESOLVE_BENEATH | RESOLVE_NO_XDEV | RESOLVE_NO_MAGICLINKS));
}

QStringList SealedView::enterArguments(const QString &folder, const QStringList &program) const
{
    QStringList arguments = namespaceArguments(QStringLiteral("--enter"));
    if (hasOwnNetwork())
        arguments << QStringLiteral("--network") << descriptorPath(m_handles.network);
    arguments << QStringLiteral("--cd") << folder << QStringLiteral("--");
    return arguments + program;
}

QStringList SealedView::refreshArguments(const QString &folder) const
{
    return namespaceArguments(QStringLiteral("--refresh")) << QStringLiteral("--cd") << folder;
}

QStringList SealedView::namespaceArguments(const QString &task) const
{
    return {task, descriptorPath(m_handles.user), descriptorPath(m_handles.mount)};
}

} // namespace base
