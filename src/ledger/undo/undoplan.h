// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/disk/blobstore.h"
#include "ledger/disk/textmerge.h"
#include "ledger/rows/effect.h"

#include <optional>
#include <vector>

namespace ledger {

enum class Verdict {
    Clean,      ///< the file is as the effects left it
    Conflict,   ///< somebody has changed it since; needs a decision
    Impossible, ///< `reason` says why
};

/// Undoing consecutive effects on one path. If somebody changed the file between two effects, the newer ones are one
/// step, and the older ones another that follows it.
struct UndoStep
{
    QByteArray path;
    Verdict verdict = Verdict::Impossible;
    QString reason;                      ///< a sentence, unless it is clean
    FileMark current;                    ///< state when this step begins
    FileMark left;                       ///< state after the effects
    FileMark target;                     ///< state before them
    std::optional<quint32> mode;         ///< mode to set; null: unchanged
    std::vector<quint32> folders{};      ///< that Belay made above it, and that go or come with it: FileChange::folders
    std::vector<base::EffectId> effects; ///< effects that are undone
    std::vector<base::EffectId> brought; ///< effects that come back because their undo is undone
    base::SessionId session;
    base::TurnId turn;
    QByteArray key; ///< key of the undo's row, so that the same step is done only once

    /// It creates a folder, or removes one if it is empty.
    bool concernsFolder() const { return target.type == FileType::Folder || left.type == FileType::Folder; }
    bool changesNothing() const { return current.sameContent(target) && (!mode || *mode == current.mode); }
};

/// An effect that cannot be undone by writing files.
struct CannotUndo
{
    base::EffectId id;
    QString reason;
};

struct UndoPlan
{
    std::vector<UndoStep> steps; ///< in the order in which they are done
    std::vector<CannotUndo> cannot;
};

/// The contents for a step, for a preview and a three-way merge: base is the state after the effects, ours the state
/// before them, theirs the current one. Null: there is no file, or its content is not stored.
struct UndoTexts
{
    std::optional<QByteArray> current, left, target;
    /// Null unless all three are texts. Decide hunk by hunk, then pass mergedText() as the choice.
    std::optional<Merge> merge() const;
};

/// What undoing \p wanted (effects, or for redo compensations) would do; changes nothing. \p all must contain at least
/// the rows that concern the same files, by id. Reads and hashes files: blocks, any thread.
UndoPlan planUndo(const std::vector<Effect> &wanted, const std::vector<Effect> &all, const BlobStore &blobs);

/// Any thread, blocks.
UndoTexts textsOf(const UndoStep &step, const BlobStore &blobs);

/// The effects of \p turn that can be undone; with \p andLater also those of later turns: back to the turn's start.
std::vector<Effect> effectsOfTurn(const std::vector<Effect> &all, const base::SessionId &session, base::TurnId turn,
                                  bool andLater = false);
/// The compensations that currently undo \p undone: planning their undo is a redo.
std::vector<Effect> compensationsOf(const std::vector<base::EffectId> &undone, const std::vector<Effect> &all);

} // namespace ledger
