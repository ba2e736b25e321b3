// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/undo/undo.h"
#include "models/review/changereview.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace models {

/// One file of an undo, in words and texts for the preview.
struct UndoPreviewStep
{
    QString path; ///< absolute; show it through base::visibleText
    ledger::Verdict verdict = ledger::Verdict::Impossible;
    QString words;              ///< what will happen, unless the user decides otherwise
    bool unreported = false;    ///< no tool call reported the change that would be undone; it may be the user's
    bool isText = false;        ///< both sides can be compared line by line
    std::optional<QString> now; ///< null: there is no file
    std::optional<QString> then;
    std::optional<QByteArray> merged; ///< for conflicts: the text if both changes can be merged
    /// For deciding a conflict by hunks: accepted ones are undone. Null where that is not possible.
    std::optional<ReviewInput> review;
};

struct UndoPreview
{
    std::vector<UndoPreviewStep> steps; ///< in the plan's order
    QStringList cannot;                 ///< sentences about effects that cannot be undone by writing files
    bool isRedo = false;
    bool isRestore = false; ///< restores the start of a turn: undoes everything since, whoever did it

    /// Whether unreported changes, which are undone only along with others, are kept by default.
    bool leavesUnreported() const;

    /// Whether somebody changed a file since, so that a decision is needed.
    bool hasConflict() const;
    /// Whether it is at most one file, reported and unchanged since: then the user is not asked.
    bool isPlain() const;
};

/// What is there after the step.
QString undoStepText(const ledger::UndoStep &step);
/// Sentences about what \p plan leaves unchanged or does not restore completely. \p isFound: some of the changes were
/// found by comparing files. Looks at the disk.
QStringList undoLimits(const ledger::UndoPlan &plan, bool isFound);
UndoPreviewStep undoPreviewStep(const ledger::UndoStep &step, const ledger::UndoTexts &texts);

} // namespace models
