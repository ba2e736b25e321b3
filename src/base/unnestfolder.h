// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace base {

/// What stands in \p folder's subfolder of its own name, as `share/belay/belay`, moves up into \p folder. The subfolder
/// becomes a link to \p folder, so that paths that were written down still lead there, and so does whoever works in it
/// now. What stands on another disk stays there, and links lead to it. Nothing is overwritten: what \p folder has
/// already stays in the subfolder, and so does that. Ended in the middle, the next call goes on. False: something has
/// to stay, or cannot be moved, or another program is at it for seconds. Any thread; two programs may call it at once.
bool unnestFolder(const QString &folder);

} // namespace base
