// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"

#include <QString>
#include <QStringList>

namespace base {

/// What a sealed program sees: it lasts as long as this or a process in it. Shared by who reads the folders as the
/// program sees them and who starts more programs in it. Any thread; it does not change.
class SealedView
{
public:
    /// \p user and \p mount are namespaces, \p root is the root folder in them.
    SealedView(Descriptor user, Descriptor mount, Descriptor root);

    /// Where \p absolutePath of the view is to be read and written by this process, and by no other. A link in it that
    /// is absolute leads out of the view: O_NOFOLLOW is up to the caller.
    QString pathOf(const QString &absolutePath) const;

    /// The arguments by which `belay-seal` runs \p program in the view, or with \p refresh lets the overlay at \p
    /// folder forget what it remembers of the real one. Only while this process lives.
    QStringList enterArguments(const QString &folder, const QStringList &program) const;
    QStringList refreshArguments(const QString &folder) const;

private:
    QStringList namespaceArguments(const QString &task) const;
    const Descriptor m_user, m_mount, m_root;
};

} // namespace base
