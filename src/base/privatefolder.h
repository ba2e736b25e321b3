// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace base {

/// Makes \p path and what is missing above it, for nobody but the user (0700), whatever the umask says. A folder of the
/// user's that is there already and open to others is closed to them; one of somebody else's is left as it is. False,
/// with errno: it could not be made. Any thread.
bool makePrivateFolder(const QString &path);

/// The same for one of Belay's folders if it exists; a missing one is not created.
void keepPrivate(const QString &path);

} // namespace base
