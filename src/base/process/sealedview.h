// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/process/sealplan.h"
#include "base/process/viewmark.h"

#include <QString>
#include <QStringList>

namespace base {

/// The mount view of a sealed program. It exists as long as this object or a process inside it. Shared by whoever reads
/// the folders as the program sees them and whoever starts more programs in it. Any thread; immutable.
class SealedView
{
public:
    /// What the kernel knows of a view. The last two are closed where the network is the one outside.
    struct Handles
    {
        Descriptor user, mount; ///< namespaces
        Descriptor root;        ///< the root folder in them
        Descriptor network;     ///< namespace
        Descriptor listener;    ///< listens in it
    };
    SealedView(SealPlan plan, Handles handles);

    /// What it was made by.
    const SealPlan &plan() const { return m_plan; }

    /// Whether its programs have a network of their own: see SealPlan::onlyPort.
    bool hasOwnNetwork() const { return m_handles.network.isOpen(); }
    /// A copy of the socket that listens in it; closed: there is none.
    Descriptor listener() const;

    /// A path by which this process, and no other, reads and writes \p absolutePath of the view. For tests: absolute
    /// links in it, which the program can make of any part of it, lead out of the view.
    QString pathOf(const QString &absolutePath) const;

    /// Opens the folder \p absolutePath of the view. No link is followed. Closed, with errno: it is not there, or the
    /// kernel cannot resolve paths this way (ENOSYS).
    Descriptor openFolder(const QString &absolutePath) const;
    /// Opens what has the path \p relative in such a folder, as O_PATH. Links must stay in it: EXDEV at one that leads
    /// out, to another file system, or to /proc.
    static Descriptor openIn(const Descriptor &folder, const QString &relative);

    /// For later runs of Belay; made when the view was.
    const ViewMark &mark() const { return m_mark; }
    /// Whether a process lives in it, of those that may be looked at.
    bool isInhabited() const { return base::isInhabited({m_mark}, Unreadable::AreNot); }

    /// The arguments by which `belay-seal` runs \p program in the view, or with \p refresh lets the overlay at \p
    /// folder forget what it remembers of the real one. Only while this process lives.
    QStringList enterArguments(const QString &folder, const QStringList &program) const;
    QStringList refreshArguments(const QString &folder) const;

private:
    QStringList namespaceArguments(const QString &task) const;
    const SealPlan m_plan;
    const Handles m_handles;
    const ViewMark m_mark;
};

} // namespace base
