// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/disk/blobstore.h"
#include "ledger/rows/effect.h"

#include <QDateTime>

#include <set>
#include <vector>

namespace ledger {

/// How long what files held before is kept.
struct Retention
{
    QDateTime now;
    int days = 90; ///< settled rows keep their contents for at least this long
};

/// Which rows may lose their contents.
struct RetentionPlan
{
    std::vector<base::EffectId> aged;     ///< old and settled, and nothing for the user to look at
    std::vector<base::EffectId> squeezed; ///< not old, but the store is over its limit; the oldest first
    std::set<QByteArray> needed;          ///< contents that other rows need
    QDateTime before;                     ///< contents stored after this may belong to rows that were not passed in
};

/// Decides which of \p rows lose their contents. Rows that are open, unacknowledged unknowns, or of the last day keep
/// them in any case. Looks at the store: blocks; any thread.
RetentionPlan planRetention(const std::vector<Effect> &rows, const BlobStore &blobs, const Retention &retention);

/// The contents that may still be needed: of every effect that is open, unknown, or could be undone or redone.
std::set<QByteArray> neededBlobs(const std::vector<Effect> &effects);

} // namespace ledger
