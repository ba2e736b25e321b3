// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/files/blobstore.h"
#include "ledger/rows/sqliteledger.h"

namespace ledger {

/// What the disk says about a row that nobody settled.
struct Finding
{
    base::EffectId id;
    EffectState state = EffectState::Unknown; ///< Committed, Cancelled or Unknown
    QString detail;
    std::optional<FileMark> after;
};

/// How settling went, for the notice at the start.
struct AfterCrash
{
    int committed = 0, cancelled = 0, unknown = 0;
    std::vector<base::EffectId> settled;
};

/// Looks at the files of \p open rows, and removes the temporary file that each of them named (nothing else).
/// An old file that a crash left under that name is put back or kept in \p rescue. Blocks; any thread.
std::vector<Finding> lookAfterCrash(const std::vector<Effect> &open, const QString &rescue);

/// The rows that a run which is over left open. What waits staged goes on waiting, see stagedAfterCrash(); unless the
/// run had nobody to ask and would have given it up at the turn's end.
std::vector<Effect> openAfterCrash(const SqliteLedger &ledger);

/// What a run which is over left staged for the user to decide, of this session or, empty, of all.
std::vector<Effect> stagedAfterCrash(const Ledger &ledger, const base::SessionId &session = {});

/// Settles by what was found, and brings rows that were being taken back to an end. \p compensations: see
/// LedgerReader::compensations(). Main thread.
AfterCrash settleFindings(SqliteLedger &ledger, const std::vector<Finding> &findings,
                          const std::vector<Effect> &compensations);

/// All of it at once; blocks for as long as hashing the files of the open rows takes.
AfterCrash settleAfterCrash(SqliteLedger &ledger, BlobStore &blobs, const QString &rescue);

} // namespace ledger
