// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/rows/ledger.h"

namespace ledger {

/// \p rows are about to be undone: committed → compensating.
void beginCompensation(Ledger &ledger, const std::vector<base::EffectId> &rows);

/// Updates the rows that \p act undoes or brings back, according to how it ended. May be called again.
void followCompensation(Ledger &ledger, const Effect &act);

/// At the start: updates rows whose undo or redo ended without them, because of a crash. \p rows, by id, are at least
/// those of LedgerReader::compensations(). \p mayTouch is false for rows of another running instance.
void reconcileCompensations(Ledger &ledger, const std::vector<Effect> &rows,
                            const std::function<bool(const Effect &)> &mayTouch);

} // namespace ledger
