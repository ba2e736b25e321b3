// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/rows/ledger.h"

namespace ledger {

/// \p rows are about to be taken back: committed → compensating.
void beginCompensation(Ledger &ledger, const std::vector<base::EffectId> &rows);

/// Brings the rows that \p act takes back or brings back to where they belong after it ended as it did.
/// May be called again.
void followCompensation(Ledger &ledger, const Effect &act);

/// At start: rows that a crash left behind the undo or redo that concerns them. \p rows, by id, are at least those of
/// LedgerReader::compensations(). \p mayTouch distinguishes rows of runs that have ended from those of another running
/// instance.
void reconcileCompensations(Ledger &ledger, const std::vector<Effect> &rows,
                            const std::function<bool(const Effect &)> &mayTouch);

} // namespace ledger
