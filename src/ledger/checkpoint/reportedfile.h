// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/files/blobstore.h"
#include "ledger/files/observation.h"
#include "ledger/rows/effect.h"

#include <map>
#include <optional>
#include <vector>

namespace ledger {

/// What the agent said of the end of its own changes that the disk alone did not settle, by row.
using SaidOutcomes = std::map<base::EffectId, Claim::Outcome>;

/// What the rows of one turn say of one file. The folder's snapshots decide between them: what the rows explain is
/// known, what an agent left open is settled by what is left to explain, and the rest nobody reported.
class ReportedFile
{
public:
    /// What one row did to the file.
    struct Touch
    {
        Effect row;
        FileMark before, after;
        bool isAgentsWord = false; ///< of this very turn, and of nobody else's knowledge
        bool isUnsure = false;     ///< the snapshot may be of any moment of it
        std::optional<Claim::Outcome> said = {};
    };
    struct Judgement
    {
        std::vector<std::pair<base::EffectId, Settlement>> settlements;
        std::vector<Effect> unreported;
    };

    /// In any order.
    void add(Touch touch);
    /// \p row has become something else meanwhile: what was left open of it is no longer, and it is not corrected.
    void distrust(base::EffectId row);
    bool isEmpty() const { return m_touches.empty(); }
    /// Snapshots can settle what is still said of it, even if they found no change.
    bool isOpen() const;
    /// \p found: the file in the snapshots of the turn's start and end, before and after. Reads contents from \p blobs
    /// where they decide, and keeps those that were between two rows. Blocks.
    Judgement judge(const Effect &found, BlobStore &blobs) const;

private:
    std::vector<Touch> m_touches; ///< by row
};

} // namespace ledger
