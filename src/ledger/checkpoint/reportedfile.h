// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/disk/blobstore.h"
#include "ledger/files/observation.h"
#include "ledger/rows/effect.h"

#include <map>
#include <optional>
#include <vector>

namespace ledger {

/// How the agent said that those of its changes ended that the disk alone could not settle, by row.
using SaidOutcomes = std::map<base::EffectId, Claim::Outcome>;

/// What the rows of one turn say about one file. The folder's snapshots decide between them: changes that the rows
/// explain are known, rows that are still open are settled by what remains to be explained, and the rest is unreported.
class ReportedFile
{
public:
    /// What one row says that it did to the file.
    struct Touch
    {
        Effect row;
        FileMark before, after;
        bool isAgentsWord = false; ///< only the agent says so, in this turn
        bool isUnsure = false;     ///< the snapshot may have been taken in the middle of it
        std::optional<Claim::Outcome> said = {};
    };
    struct Judgement
    {
        std::vector<std::pair<base::EffectId, Settlement>> settlements;
        std::vector<Effect> unreported;
    };

    /// In any order.
    void add(Touch touch);
    /// \p row has changed meanwhile: it is not settled or corrected any more.
    void distrust(base::EffectId row);
    bool isEmpty() const { return m_touches.empty(); }
    /// Snapshots can settle what is still open here, even if they found no change.
    bool isOpen() const;
    /// \p found: the file in the snapshots at the turn's start and end, as before and after. Reads contents from \p
    /// blobs if they are needed, and stores contents between two rows. Blocks.
    Judgement judge(const Effect &found, BlobStore &blobs) const;

private:
    std::vector<Touch> m_touches; ///< by row
};

} // namespace ledger
