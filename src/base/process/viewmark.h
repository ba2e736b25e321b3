// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"

#include <QByteArray>
#include <QtGlobal>

#include <vector>

namespace base {

/// A namespace of the kernel.
struct NamespaceMark
{
    quint64 inode = 0; ///< 0: not known; the kernel uses it again once nothing lives in the namespace
    quint64 id = 0;    ///< which it never uses again; 0: it does not tell, or an older Belay did not ask
    bool operator==(const NamespaceMark &) const = default;
};

/// By which a later run of Belay knows the view of a sealed program, to find out whether something still lives in it.
struct ViewMark
{
    QByteArray boot;     ///< of the machine: nothing outlives it
    NamespaceMark space; ///< its mount namespace
    qint64 since = 0;    ///< clock ticks since the start of the machine; nothing that began earlier lives in it
    /// The user namespace that it belongs to, as does all that is nested in it; not known where an older Belay noted
    /// it.
    NamespaceMark owner = {};
    bool operator==(const ViewMark &) const = default;
};

/// Processes that this one may not look at.
enum class Unreadable {
    MayBeIn, ///< this user's, if they began late enough
    AreNot,
};

/// Whether a process lives in one of \p views, or in a sandbox that it made for itself there. Reads /proc; blocks for
/// some milliseconds; any thread.
bool isInhabited(const std::vector<ViewMark> &views, Unreadable unreadable);

/// Of this boot, made a moment ago, with these namespaces, which are open.
ViewMark viewMark(const Descriptor &mount, const Descriptor &user);

} // namespace base
