// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "ledger/undo/undopart.h"

#include <QStringList>

namespace models {

/// One place of a change that is shown: what it takes away, and what it puts there. By its words, since an agent may
/// show no more than a stretch of a file.
struct Hunk
{
    QStringList removed, added; ///< without their ends
    int number = 0;             ///< which of those of the file that say the same, from 0
    int alike = 1;              ///< how many do
};

ledger::ChangedLines linesOf(const Hunk &hunk);
/// How it is known later, by the path that the agent gave.
history::HunkMark markOf(const QString &path, const Hunk &hunk);
/// Whether one of \p marks is about \p mark. Paths may be resolved there.
bool isAmong(const std::vector<history::HunkMark> &marks, const history::HunkMark &mark);

} // namespace models
