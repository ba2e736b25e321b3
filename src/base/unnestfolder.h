// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace base {

/// Moves the entries of \p folder's subfolder of the same name, as `share/belay/belay`, up into \p folder. The
/// subfolder becomes a link to \p folder, so that old paths still work, also for programs that use them now. Entries on
/// another disk stay there, and links lead to them. Nothing is overwritten: if \p folder already has an entry of that
/// name, it stays in the subfolder, and the subfolder stays. After an interruption the next call goes on. False if
/// something has to stay or cannot be moved, or if another program holds the lock for seconds. Any thread; two programs
/// may call it at once.
bool unnestFolder(const QString &folder);

} // namespace base
