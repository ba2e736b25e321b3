// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/undo/undo.h"
#include "models/review/changereview.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace models {

/// One file of an undo, in words and texts to look at before it is done.
struct UndoPreviewStep
{
    QString path; ///< absolute; show it through base::visibleText
    ledger::Verdict verdict = ledger::Verdict::Impossible;
    QString words;              ///< what will happen, unless the user decides otherwise
    bool unreported = false;    ///< no tool call reported a change that would be undone; it may be the user's
    bool isText = false;        ///< now and then may be compared line by line
    std::optional<QString> now; ///< none: there is no file
    std::optional<QString> then;
    std::optional<QByteArray> merged; ///< both changes fit together; for conflicts only
    /// To decide a conflict change by change: what is accepted is taken back. None where that cannot be.
    std::optional<ReviewInput> review;
};

struct UndoPreview
{
    std::vector<UndoPreviewStep> steps; ///< in the plan's order
    QStringList cannot;                 ///< sentences about effects that no writing of files takes back
    bool isRedo = false;
    bool isRestore = false; ///< back to the start of a turn: everything since, whoever did it

    /// Unreported changes that only go along with others are kept unless the user decides otherwise.
    bool leavesUnreported() const;

    /// Somebody changed a file since: needs a decision.
    bool hasConflict() const;
    /// At most one file, reported and unchanged since the effect: nothing to ask.
    bool isPlain() const;
};

/// What will be there afterwards.
QString undoStepText(const ledger::UndoStep &step);
/// What \p plan leaves as it is, or does not make what it was, in sentences. \p isFound: some of the changes were found
/// by comparing files. Looks at the disk.
QStringList undoLimits(const ledger::UndoPlan &plan, bool isFound);
UndoPreviewStep undoPreviewStep(const ledger::UndoStep &step, const ledger::UndoTexts &texts);

} // namespace models
