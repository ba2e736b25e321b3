// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace base {

/// Where a path leads when it is opened. One of the two is set.
struct RealPath
{
    QString path;    ///< absolute, without links and dots
    int problem = 0; ///< an errno: why that cannot be known
    QString at{};    ///< the part of the path at which resolving failed
    /// The latest change time of the links that were followed, in nanoseconds since 1970; 0: there was no link.
    qint64 linkedNs = 0;

    bool isKnown() const { return problem == 0; }
};

/// Walks \p path as the kernel does: part by part, links followed before what comes behind them, so that `link/..` is
/// the folder above the link's target and not the one that the link stands in. What is not there yet is taken as it is
/// written. Not known are (`problem`): relative paths and such with a NUL (EINVAL), links that lead nowhere or in
/// circles (ELOOP), `..` behind something that is no folder or not there (ENOTDIR, ENOENT), and what may not be looked
/// at (the kernel's code). Looks at the disk; any thread.
RealPath realPath(const QString &path);

} // namespace base
