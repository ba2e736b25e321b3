// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/disk/blobstore.h"
#include "ledger/rows/sqliteledger.h"

namespace ledger {

/// What the disk says about a row that was not settled.
struct Finding
{
    base::EffectId id;
    EffectState state = EffectState::Unknown; ///< Committed, Cancelled or Unknown
    QString detail;
    std::optional<FileMark> after;
};

/// Counts for the notice at the start.
struct AfterCrash
{
    int committed = 0, cancelled = 0, unknown = 0;
    std::vector<base::EffectId> settled;
};

/// Compares the files of \p open rows with the disk, and removes the temporary file that each row names and
/// the lock that was taken for it (nothing else).
/// If a crash left the old file under that name, it is put back or kept in \p rescue. Blocks; any thread.
std::vector<Finding> lookAfterCrash(const std::vector<Effect> &open, const QString &rescue);

/// Whether it waits for a user, who is there or will be.
bool waitsForUser(const Effect &row);

/// Open rows of runs that have ended. What waits for the user goes on waiting, see waitingCalls(), unless the run had
/// no user to ask, so that it would have discarded it.
std::vector<Effect> openAfterCrash(const SqliteLedger &ledger);

/// Calls of MCP servers that were not sent before their session, or Belay, ended, within 30 days; also those of this
/// run.
std::vector<Effect> waitingCalls(const Ledger &ledger);

/// Settles the rows by \p findings and completes interrupted undos. \p compensations: see
/// LedgerReader::compensations(). Main thread.
AfterCrash settleFindings(SqliteLedger &ledger, const std::vector<Finding> &findings,
                          const std::vector<Effect> &compensations);

/// All of this at once; blocks while the files of the open rows are hashed.
AfterCrash settleAfterCrash(SqliteLedger &ledger, BlobStore &blobs, const QString &rescue);

} // namespace ledger
