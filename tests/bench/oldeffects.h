// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// Puts \p rows effects of turns long ago into the ledger under Belay's data in \p dataFolder.
bool storeEffects(const QString &dataFolder, int rows);
/// ms until that ledger can be asked and written to; -1: it could not be opened.
double openLedgerMs(const QString &dataFolder);
/// ms from a diff that an agent reports in a new session to its settled row, in that ledger; the mean of \p diffs.
double observedDiffMs(const QString &dataFolder, int diffs);
