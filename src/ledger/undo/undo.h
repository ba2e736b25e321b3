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
        Default, ///< a clean step is taken, a conflict is left alone
        Leave,
        Target, ///< as it was before, over what is there now
        Text,   ///< this text, say a merged one
    };
    Kind kind = Default;
    QByteArray text;
};

struct UndoOutcome
{
    enum Kind { Done, Left, AlreadyDone, Failed };
    QByteArray path;
    Kind kind = Left;
    base::Error error;  ///< of Failed
    base::EffectId act; ///< the compensation's row; take it back to redo
};

/// What became of a part of a change that was to be taken back.
struct PartOutcome
{
    enum Kind {
        Done,
        Already,  ///< it was taken back before
        NotFound, ///< no row has these lines, or they cannot be told from others
        Gone,     ///< the file no longer has them, and has what was there before
        Conflict, ///< somebody changed the same lines since
        Failed
    };
    Kind kind = NotFound;
    base::Error error;  ///< of Failed
    base::EffectId act; ///< the row that took it back; take that back to have the part again
};

/// Takes effects back, and brings them back. Files are only written where they are what the plan saw; what is
/// replaced is kept first; what goes, goes to the trash. Main thread.
class Undo : public QObject
{
    Q_OBJECT

public:
    using Planned = std::function<void(const UndoPlan &)>;
    using Finished = std::function<void(const std::vector<UndoOutcome> &)>; ///< by step
    using PartTaken = std::function<void(const PartOutcome &)>;

    /// None of them is owned; they outlive this.
    Undo(Ledger *ledger, BlobStore *blobs, FileEffects *effects, QObject *parent = nullptr);
    /// Answers what is open; the steps that have not begun are not taken.
    ~Undo() override;

    /// See planUndo(); on the disk's thread.
    void plan(const std::vector<base::EffectId> &wanted, QObject *context, Planned done);
    /// For a preview of one step.
    void texts(const UndoStep &step, QObject *context, std::function<void(const UndoTexts &)> done);
    /// \p choices by the number of the step. The same plan a second time acts no more.
    void apply(const UndoPlan &plan, std::map<size_t, UndoChoice> choices, QObject *context, Finished done);
    /// Takes \p lines back, of the newest of \p effects that has them. What else is in the file stays, whoever wrote
    /// it; nothing is written where somebody changed the same lines.
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
