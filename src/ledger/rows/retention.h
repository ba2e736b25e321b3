// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/files/blobstore.h"

#include <QDateTime>

#include <set>
#include <vector>

namespace ledger {

/// How long what files held before is kept.
struct Retention
{
    QDateTime now;
    int days = 90; ///< what is settled is kept at least so long
};

/// What may expire.
struct RetentionPlan
{
    std::vector<base::EffectId> aged;     ///< old, settled, and nobody has to look at them
    std::vector<base::EffectId> squeezed; ///< not old, but the store is over its limit; the oldest first
    std::set<QByteArray> needed;          ///< contents that other rows need
    QDateTime before;                     ///< contents that were kept since belong to rows nobody here has seen
};

/// Which of \p rows give up their contents. What is open, unknown and not acknowledged, or of the last day, stays
/// whatever it costs. Looks at the store: blocks; any thread.
RetentionPlan planRetention(const std::vector<Effect> &rows, const BlobStore &blobs, const Retention &retention);

} // namespace ledger
