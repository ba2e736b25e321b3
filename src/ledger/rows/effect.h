// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"

#include <QByteArray>
#include <QDateTime>
#include <QMetaType>
#include <QString>

#include <optional>
#include <vector>

namespace ledger {

// The numbers of these enumerations are stored in files: append, never renumber.

enum class EffectState { Prepared, Committing, Committed, Compensating, Compensated, Cancelled, Failed, Unknown };
enum class EffectKind { WriteFile, Command, CreateFile, DeleteFile, MoveFile, Fetch, Other };
/// Who acted: Belay for the agent, the agent with its own hands, or nobody who said so: found by a checkpoint.
enum class EffectSource { Belay, Agent, NotReported };
/// What Belay can hold back. Full: every step; StartAndEnd: a command; Observed: it is only reported.
enum class PhaseControl { Full, StartAndEnd, Observed };
enum class Reversible { Exactly, ByCheckpoint, No };
enum class FileType { Unknown, Missing, Regular, Symlink, Folder, Other };

/// What a path was before or after an effect.
struct FileMark
{
    FileType type = FileType::Unknown;
    QByteArray hash; ///< SHA-256, 32 bytes, of the content (Regular) or of the link's text (Symlink)
    quint32 mode = 0;
    qint64 size = 0;
    bool kept = false; ///< the blob store has the content, under the hash

    bool known() const { return type != FileType::Unknown; }
    bool isThere() const { return type != FileType::Unknown && type != FileType::Missing; }
    /// The same content and kind of thing. Modes are not compared.
    bool sameContent(const FileMark &other) const { return known() && type == other.type && hash == other.hash; }
    bool operator==(const FileMark &) const = default;
};

/// Something that changes the world outside Belay, written down before it happens.
struct Effect
{
    base::EffectId id;
    EffectKind kind = EffectKind::WriteFile;
    EffectState state = EffectState::Prepared;
    base::SessionId session;
    base::TurnId turn;
    QString target; ///< resolved path, or the command: for people
    QString detail; ///< why it failed or was cancelled
    QDateTime preparedAt;
    QDateTime settledAt;

    QByteArray key; ///< see idempotencyKey(); unique in a ledger unless empty
    EffectSource source = EffectSource::Belay;
    PhaseControl control = PhaseControl::Full;
    QByteArray path;      ///< absolute, resolved, the very bytes; of files only
    QByteArray otherPath; ///< MoveFile: where to
    FileMark before;
    FileMark after;       ///< intended while the effect is open, found once it is settled
    FileMark otherBefore; ///< MoveFile: what the destination was
    /// Name, in the folder of `path`, of the file being written. Nothing else is ever cleaned up.
    QByteArray temporary;
    base::ToolCallId toolCall;
    QString folder; ///< of a command
    std::optional<int> exitCode;
    std::optional<qint64> durationMs;
    bool acknowledged = false; ///< the user has seen it
    Reversible reversible = Reversible::Exactly;
    QString whyNot; ///< a sentence, when it cannot be undone exactly
    QString run;    ///< which run of Belay prepared it
    quint64 revision = 0;
    /// This effect is an undo (or redo): rows that it takes back, and rows that it brings back.
    std::vector<base::EffectId> compensates;
    std::vector<base::EffectId> restores;
    /// An agent's tool call that this row covers with more facts: Belay did it for the agent, or a file was compared.
    base::EffectId sameAs;
    /// Some lines of that change are taken back by this one, which is no undo of all of it. Its key says which lines,
    /// see partKey().
    base::EffectId partOf;
    /// A text that is kept back until the user decides: `after` is that text, `before` what was there when the first
    /// version of it was staged. Once it is written or given up, how it came about.
    bool staged = false;

    bool isCompensation() const { return !compensates.empty(); }
    /// Neither an undo nor covered by another row: such rows are counted, listed and undone.
    bool isOwnDeed() const { return !isCompensation() && sameAs.value == 0; }
    bool isFile() const
    {
        return kind == EffectKind::WriteFile || kind == EffectKind::CreateFile || kind == EffectKind::DeleteFile ||
               kind == EffectKind::MoveFile;
    }
    /// A file was written as it was: nothing came of it.
    bool changesNothing() const
    {
        return isFile() && kind != EffectKind::MoveFile && before.sameContent(after) && before.mode == after.mode;
    }
    /// It stands, and what was there before can come back.
    bool canBeUndone() const { return isFile() && state == EffectState::Committed && reversible != Reversible::No; }
    /// It waits for the user, and can be carried on: what is to be written is kept.
    bool isWaitingStaged() const { return staged && state == EffectState::Prepared && after.kept; }
    /// Nobody knows yet how it ended.
    bool isOpen() const { return state == EffectState::Prepared || state == EffectState::Committing; }
};

/// How an effect goes on: the state, and what is known by now. What is not set stays as it was.
struct Settlement
{
    EffectState state = EffectState::Committed;
    QString detail;
    std::optional<FileMark> before;
    std::optional<FileMark> after;
    std::optional<int> exitCode;
    std::optional<qint64> durationMs;
    std::optional<Reversible> reversible;
    QString whyNot;
    base::EffectId sameAs = {};          ///< if it is set
    std::optional<EffectKind> kind = {}; ///< of a tool call whose kind was reported later
    QString target = {};                 ///< likewise; empty: as it was
};

} // namespace ledger

Q_DECLARE_METATYPE(ledger::Effect)
