// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/files/blobstore.h"
#include "ledger/files/textmerge.h"
#include "ledger/rows/effect.h"

#include <optional>
#include <vector>

namespace ledger {

enum class Verdict {
    Clean,      ///< the file is what the effects left
    Conflict,   ///< somebody changed it since; needs a decision
    Impossible, ///< see the reason
};

/// One path, taken back over effects that follow each other without a gap. Where somebody changed the file
/// between two effects, the newer ones are a step, and the older ones another that comes after it.
struct UndoStep
{
    QByteArray path;
    Verdict verdict = Verdict::Impossible;
    QString reason;                      ///< a sentence, unless it is clean
    FileMark current;                    ///< what is there when this step begins
    FileMark left;                       ///< what the effects left
    FileMark target;                     ///< what was there before them
    std::optional<quint32> mode;         ///< to set; none: stays
    std::vector<base::EffectId> effects; ///< that are taken back
    std::vector<base::EffectId> brought; ///< that come back with it: what a taken-back undo had undone
    base::SessionId session;
    base::TurnId turn;
    QByteArray key; ///< of the compensation: the same step of the same rows acts once

    /// A folder came or went; it is made, or removed if it is empty.
    bool concernsFolder() const { return target.type == FileType::Folder || left.type == FileType::Folder; }
    bool changesNothing() const { return current.sameContent(target) && (!mode || *mode == current.mode); }
};

/// An effect that no writing of files takes back.
struct CannotUndo
{
    base::EffectId id;
    QString reason;
};

struct UndoPlan
{
    std::vector<UndoStep> steps; ///< in the order to take
    std::vector<CannotUndo> cannot;
};

/// The contents of a step, for a preview and for a three-way view: base is what the effects left, ours what
/// was before them, theirs what is there now. None: there is no file, or the content is not kept.
struct UndoTexts
{
    std::optional<QByteArray> current, left, target;
    /// All three are text: decide hunk by hunk, then give mergedText() as the choice.
    std::optional<Merge> merge() const;
};

/// What taking back \p wanted (effects, or compensations: that is redo) would do; touches nothing. \p all are
/// at least the rows that touch the same files, by id, for what happened to them since. Reads and hashes files: blocks,
/// any thread.
UndoPlan planUndo(const std::vector<Effect> &wanted, const std::vector<Effect> &all, const BlobStore &blobs);

/// Any thread, blocks.
UndoTexts textsOf(const UndoStep &step, const BlobStore &blobs);

/// Effects of \p turn that can be asked to be undone; with \p andLater all the turns since: back to its start.
std::vector<Effect> effectsOfTurn(const std::vector<Effect> &all, const base::SessionId &session, base::TurnId turn,
                                  bool andLater = false);
/// The compensations that hold \p undone back now: planning their undo is redo.
std::vector<Effect> compensationsOf(const std::vector<base::EffectId> &undone, const std::vector<Effect> &all);

} // namespace ledger
