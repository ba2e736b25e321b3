// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/ids.h"
#include "ledger/files/fileeffects.h"
#include "ledger/undo/undopart.h"
#include "ledger/undo/undoplan.h"

#include <QObject>

#include <map>
#include <memory>
#include <set>

namespace ledger {

/// What the user decided for a step.
struct UndoChoice
{
    enum Kind {
        Default, ///< a clean step is done, a conflict is skipped
        Leave,
        Target, ///< restores the former state over what is there now
        Text,   ///< writes this text, for example a merged one
    };
    Kind kind = Default;
    QByteArray text;
};

struct UndoOutcome
{
    enum Kind { Done, Left, AlreadyDone, Failed };
    QByteArray path;
    Kind kind = Left;
    base::Error error;  ///< set if Failed
    base::EffectId act; ///< row of the undo; undo it for a redo
};

/// The result of undoing a part of a change.
struct PartOutcome
{
    enum Kind {
        Done,
        Already,  ///< it was undone before
        NotFound, ///< no row has these lines, or they are ambiguous
        Gone,     ///< the file no longer has these lines, and has the former ones
        Conflict, ///< somebody changed the same lines since
        Failed
    };
    Kind kind = NotFound;
    base::Error error;  ///< set if Failed
    base::EffectId act; ///< row of the undo; undo it to get the lines back
};

/// Undoes and redoes effects. A file is written only if it is as the plan saw it; what is replaced is stored first;
/// deleted files go to the trash. Main thread.
class Undo : public QObject
{
    Q_OBJECT

public:
    using Planned = std::function<void(const UndoPlan &)>;
    using Finished = std::function<void(const std::vector<UndoOutcome> &)>; ///< by step
    using PartTaken = std::function<void(const PartOutcome &)>;

    /// None is owned; all must outlive this.
    Undo(Ledger *ledger, BlobStore *blobs, FileEffects *effects, QObject *parent = nullptr);
    /// Answers what is open; steps that have not begun are not done.
    ~Undo() override;

    /// See planUndo(); runs on the disk thread.
    void plan(const std::vector<base::EffectId> &wanted, QObject *context, Planned done);
    /// For a preview of one step.
    void texts(const UndoStep &step, QObject *context, std::function<void(const UndoTexts &)> done);
    /// \p choices by the index of the step. Applying the same plan twice has no further effect.
    void apply(const UndoPlan &plan, std::map<size_t, UndoChoice> choices, QObject *context, Finished done);
    /// Undoes \p lines of the newest of \p effects that contains them. The rest of the file stays, whoever wrote it;
    /// nothing is written if somebody has changed the same lines.
    void applyPart(const std::vector<base::EffectId> &effects, const ChangedLines &lines, QObject *context,
                   PartTaken done);

private:
    struct Run;
    void next(const std::shared_ptr<Run> &run);
    void takePart(const PartPlan &plan, const ChangedLines &lines, const PartTaken &answer);
    FileChange changeOf(const UndoStep &step, const UndoChoice &choice) const;

    Ledger *m_ledger;
    BlobStore *m_blobs;
    FileEffects *m_effects;
    std::set<std::shared_ptr<Run>> m_runs;
};

} // namespace ledger
