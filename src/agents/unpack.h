// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QString>

namespace agents {

struct UnpackLimits
{
    qint64 bytes = qint64(2) * 1024 * 1024 * 1024; ///< sum of all files
    int entries = 100'000;
};

/// Unpacks \p archive (zip, or tar, plain or compressed by gzip, bzip2, xz or zstd) into \p folder, which must not
/// exist; its parent must. After an error the folder does not exist either. Entries that would leave the folder
/// (absolute paths, `..`, links that point outside), devices, and more than \p limits allows are errors and are not
/// just skipped: such an archive cannot be trusted. Owners, set-user-id bits and the like are not restored. Blocks; any
/// thread.
base::Result<void> unpack(const QString &archive, const QString &folder, const UnpackLimits &limits = {});

} // namespace agents
