// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/disk/filemark.h"

#include <QByteArray>
#include <QDateTime>
#include <QMetaType>
#include <QString>

#include <optional>
#include <vector>

namespace ledger {

// The numbers of these enumerations are stored in files: append, never renumber.

enum class EffectState { Prepared, Committing, Committed, Compensating, Compensated, Cancelled, Failed, Unknown };
enum class EffectKind { WriteFile, Command, CreateFile, DeleteFile, MoveFile, Fetch, Other, Remote };
/// Who acted: Belay for the agent, the agent by itself, or unknown, since only a checkpoint found the change.
enum class EffectSource { Belay, Agent, NotReported };
/// What Belay controls. Full: every step; StartAndEnd: a command; Observed: nothing, it is only reported.
enum class PhaseControl { Full, StartAndEnd, Observed };
/// ByCall: by a call of another tool of the same server, which a declaration names.
enum class Reversible { Exactly, ByCheckpoint, No, ByCall };

/// The kind of change of a file from \p before to \p after.
inline EffectKind kindBetween(const FileMark &before, const FileMark &after)
{
    return !after.isThere()    ? EffectKind::DeleteFile
           : !before.isThere() ? EffectKind::CreateFile
                               : EffectKind::WriteFile;
}

/// Something that changes the world outside Belay, stored before it happens.
struct Effect
{
    base::EffectId id;
    EffectKind kind = EffectKind::WriteFile;
    EffectState state = EffectState::Prepared;
    base::SessionId session;
    base::TurnId turn;
    QString target; ///< resolved path, the command, or the server and its tool: for people
    QString detail; ///< why it failed or was cancelled
    QDateTime preparedAt;
    QDateTime settledAt;

    QByteArray key; ///< see idempotencyKey(); unique in a ledger unless empty
    EffectSource source = EffectSource::Belay;
    PhaseControl control = PhaseControl::Full;
    QByteArray path; ///< absolute, resolved, the exact bytes; only for files
    FileMark before; ///< Remote: what the tool was given, JSON text without secrets
    FileMark after;  ///< the intended state while the effect is open, the actual one once it is settled; Remote: what
                     ///< the server answered
    /// Remote: the hash of what the tool was given, with its secrets, so that the same call is known again.
    QByteArray given;
    /// Name of the temporary file in the folder of `path`. Only this file is ever cleaned up.
    QByteArray temporary;
    base::ToolCallId toolCall;
    QString folder; ///< working folder of a command; Remote: its session's
    std::optional<int> exitCode;
    std::optional<qint64> durationMs;
    bool acknowledged = false; ///< the user has seen it
    bool mustBeSeen = false;   ///< Command: the user is to look at it, see Ledger::askToSee()
    Reversible reversible = Reversible::Exactly;
    QString whyNot; ///< why it cannot be undone exactly, a sentence
    QString run;    ///< which run of Belay prepared it
    quint64 revision = 0;
    /// Set if this effect is an undo or a redo: the rows that it undoes, and those that it brings back.
    std::vector<base::EffectId> compensates;
    std::vector<base::EffectId> restores;
    /// The row that covers the same action with more facts, for an agent's tool call: Belay did it for the agent, or
    /// compared the file.
    base::EffectId sameAs;
    /// This row reverts some lines of that effect, which is not undone as a whole. The key says which lines, see
    /// partKey().
    base::EffectId partOf;
    /// Written by earlier versions, which kept such a write to be decided. One that still is Prepared never happens.
    bool staged = false;

    QString server; ///< Remote: the user's name for it
    /// Remote: tells that server from another that has its name at another time; empty: not known.
    QByteArray serverIdentity;
    QString tool; ///< Remote: the tool's name; Other: the kind of call, as the protocol names it
    /// Remote, ByCall: the tool that takes it back, and what it is given, JSON text.
    QString undoTool;
    QByteArray undoArguments;
    /// Remote: whether what the session's programs wrote was held back, or their network limited, when it was called; a
    /// server that is a program was started within that. Null: not known.
    std::optional<bool> limited;
    bool readsOnly = false; ///< Remote: by a server that the user trusts, the tool is said to change nothing
    /// Of the folders above `path` that Belay made for the file, or of those that it removed behind it, the modes; the
    /// nearest first.
    std::vector<quint32> folders;
    /// Command: what ran on when the agent had called it done, see base::noteOf(). Where the row is open, it runs.
    QByteArray processes;

    bool isCompensation() const { return !compensates.empty(); }
    /// Neither an undo nor covered by another row: only such rows are counted, listed and undone.
    bool isOwnDeed() const { return !isCompensation() && sameAs.value == 0; }
    bool isFile() const
    {
        return kind == EffectKind::WriteFile || kind == EffectKind::CreateFile || kind == EffectKind::DeleteFile;
    }
    /// Only the agent says that it was done: it is neither a file nor a command, nor went through Belay.
    bool isAgentsWord() const
    {
        return source == EffectSource::Agent && (kind == EffectKind::Other || kind == EffectKind::Fetch);
    }
    /// The file already had this content and mode.
    bool changesNothing() const { return isFile() && before.sameContent(after) && before.mode == after.mode; }
    /// It is in effect, and the former content can be restored.
    bool canBeUndone() const { return isFile() && state == EffectState::Committed && reversible != Reversible::No; }
    /// Nothing takes it back. What only read left nothing to take back, and what a call wrote that was held back waits.
    bool isFinal() const { return reversible == Reversible::No && !readsOnly && !isOfHeld(); }
    /// A call of an agent whose writes were held back: the user decides about what it wrote.
    bool isOfHeld() const { return kind == EffectKind::Other && limited == true; }
    /// It is in effect, and another call takes it back.
    bool isUndoneByCall() const
    {
        // How is recorded only of a call that was done: what is not known then is whether it was taken back.
        return kind == EffectKind::Remote && reversible == Reversible::ByCall &&
               (state == EffectState::Committed || state == EffectState::Unknown);
    }
    /// Remote: it was not sent, and is not without the user's decision; what it was given is still stored.
    bool isWaitingCall() const
    {
        return kind == EffectKind::Remote && state == EffectState::Prepared && before.kept && !readsOnly &&
               !isCompensation();
    }
    /// It was called done, but processes of it run.
    bool runsOn() const { return state == EffectState::Committing && !processes.isEmpty(); }
    /// It was found after its turn had ended, while something of that still ran: `detail` names what.
    bool isAfterTurn() const { return source == EffectSource::NotReported && !detail.isEmpty(); }
    /// Its end is not known yet.
    bool isOpen() const { return state == EffectState::Prepared || state == EffectState::Committing; }
};

/// The next state of an effect, with what is known by now. Unset fields stay as they are.
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
    base::EffectId sameAs = {};          ///< changed only if set
    std::optional<EffectKind> kind = {}; ///< for a tool call whose kind was reported later
    QString target = {};                 ///< for the same; empty: unchanged
    QString undoTool = {};               ///< with Reversible::ByCall, as the next
    QByteArray undoArguments = {};
    base::ToolCallId toolCall = {};    ///< Remote: the agent's own call, once it is known; empty: unchanged
    std::vector<quint32> folders = {}; ///< empty: unchanged
    QByteArray processes = {};         ///< empty: unchanged
};

} // namespace ledger

Q_DECLARE_METATYPE(ledger::Effect)
