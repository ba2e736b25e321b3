// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QtGlobal>

#include <vector>

namespace base {

/// By which a later run of Belay knows the view of a sealed program, to find out whether something still lives in it.
struct ViewMark
{
    QByteArray boot;   ///< of the machine: nothing outlives it
    quint64 space = 0; ///< inode of the mount namespace; the kernel uses it again once nothing lives in it
    qint64 since = 0;  ///< clock ticks since the start of the machine; nothing that began earlier lives in it
    /// Inode of the user namespace that it belongs to, as does all that is nested in it; 0: noted by an older Belay.
    quint64 owner = 0;
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

/// Of this boot, made a moment ago, with these inodes.
ViewMark viewMark(quint64 space, quint64 owner);

} // namespace base
