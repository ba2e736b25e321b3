// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QString>

namespace agents {

struct UnpackLimits
{
    qint64 bytes = qint64(2) * 1024 * 1024 * 1024; ///< of all files together
    int entries = 100'000;
};

/// Unpacks \p archive (zip, tar.gz and what else libarchive reads) into \p folder, which must not exist; its parent
/// must. All or nothing: after an error there is no such folder. What would leave the folder (absolute paths, `..`,
/// links that point outside), devices, and what is larger than \p limits is an error, not left out: such an archive is
/// not to be trusted. Nobody's owner, set-user-id bits and the like are taken over. Blocks; any thread.
base::Result<void> unpack(const QString &archive, const QString &folder, const UnpackLimits &limits = {});

} // namespace agents
