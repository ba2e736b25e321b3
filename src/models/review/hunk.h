// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "ledger/undo/undopart.h"

#include <QStringList>

namespace models {

/// One place of a change: the lines it removes and adds. Identified by its text, since an agent may show only a part of
/// a file.
struct Hunk
{
    QStringList removed, added; ///< without line ends
    int number = 0;             ///< index among equal hunks of the file, from 0
    int alike = 1;              ///< number of equal hunks
};

ledger::ChangedLines linesOf(const Hunk &hunk);
/// The stored mark of a hunk, with the path that the agent gave.
history::HunkMark markOf(const QString &path, const Hunk &hunk);
/// Whether \p mark is among \p marks. Paths in \p marks may be resolved.
bool isAmong(const std::vector<history::HunkMark> &marks, const history::HunkMark &mark);

} // namespace models
