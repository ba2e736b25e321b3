// SPDX-License-Identifier: Apache-2.0
#include "base/process/sealedview.h"

#include <QCoreApplication>

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
