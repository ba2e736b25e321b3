// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/commandinput.h"
#include "acp/values.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "core/session/sessionevent.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace history {

using EntryId = quint64; ///< from 1, never reused within a transcript

enum class ToolState { Pending, Running, Completed, Failed, Cancelled };

struct UserMessage
{
    QString text;
    std::vector<acp::ContentBlock> attachments;
};

/// Text that grows only at its end while `streaming`; nothing is ever changed in what stands.
struct AgentMessage
{
    QString text;
    bool streaming = false;
};
struct Thought
{
    QString text;
    bool streaming = false;
    base::Milliseconds duration{0};
};
struct Attachment
{
    acp::ContentBlock content;
}; ///< an image, audio or resource the agent sent

/// A command's screen as text, bounded; ANSI sequences still inside.
struct TerminalPart
{
    base::TerminalId id;
    QString command;
    QString cwd;
    QString output;
    qint64 dropped = 0; ///< characters cut from the beginning
    bool started = false;
    bool exited = false;
    bool ofAgent = false; ///< the agent runs it itself: Belay cannot end it alone. Not stored
    std::optional<int> exitCode;
    QString signal;
    core::CommandEnd how = core::CommandEnd::Exited;
    QDateTime startedAt;
    base::Milliseconds duration{0};
};

/// Some lines of a change, as one place of it: models::hunkOf() says which.
struct HunkMark
{
    QString path;    ///< of the file
    QByteArray hash; ///< of the lines
    bool operator==(const HunkMark &) const = default;
};

/// What the user has to say about a line of a change; goes to the agent together with all others.
struct LineComment
{
    QString path;       ///< as the agent gave it
    int line = 0;       ///< its number as it is shown, from 1
    bool isOld = false; ///< of the text before the change
    QString quoted;     ///< the line itself
    QString text;       ///< as the user wrote it
    bool isOfSameLine(const LineComment &other) const
    {
        return path == other.path && line == other.line && isOld == other.isOld && quoted == other.quoted;
    }
    bool operator==(const LineComment &) const = default;
};

/// What the ledger says of a call's files, for its card.
struct CallEffects
{
    std::vector<base::EffectId> effects; ///< all rows that came about
    bool canUndo = false;                ///< exactly, some of them at least
    bool undone = false;                 ///< all of them
    bool isFinal = false;                ///< it did something that cannot be taken back
    bool isUnknown = false;              ///< nobody knows how something of it ended. Not stored
    bool didNotHappen = false;           ///< the disk does not bear out any of it. Not stored
    bool notPermitted = false;           ///< asked for, and nobody allowed it. Not stored
    std::vector<HunkMark> takenBack;     ///< parts of it that are. Not stored
    bool operator==(const CallEffects &) const = default;
};

struct ToolCall
{
    base::ToolCallId id;
    QString title; ///< verbatim; show it through base::visibleText
    acp::ToolKind kind = acp::ToolKind::Other;
    ToolState state = ToolState::Pending;
    bool cancelledByStop = false;
    /// Set when the agent reported an end after Belay had marked the call cancelled: both facts are shown.
    std::optional<ToolState> reportedLater;
    bool endedAfterStop = false; ///< the agent's word about its end came after Stop
    std::vector<acp::ContentBlock> texts;
    std::vector<acp::Diff> diffs;
    std::vector<TerminalPart> terminals;
    std::vector<acp::Location> locations;
    acp::CommandInput rawCommand; ///< by the agent's raw input; only its paths are stored
    QString command, reason, cwd; ///< of it, where it says so: as it is shown
    QString rawInput;
    QString rawOutput;
    CallEffects effects;
    std::vector<HunkMark> kept;        ///< parts of its changes that the user looked at and keeps
    std::vector<LineComment> comments; ///< that have not been sent, in the order of their lines
    QDateTime startedAt;
    base::Milliseconds duration{0};
    base::RequestKey waitsFor; ///< an open permission that is about it; 0: none. Not stored
};

struct Permission
{
    base::RequestKey key;
    acp::ToolKind kind = acp::ToolKind::Other;
    QString title;
    QString command; ///< whole; empty where it is not about a command
    QString reason;  ///< what the agent says about it, or Belay where the question is Belay's
    QString cwd;
    std::vector<QString> paths;
    std::vector<acp::Diff> diffs;
    std::vector<core::PermissionOption> options;
    core::PermissionEnd end = core::PermissionEnd::Open;
    QString chosenOption; ///< its name
    QString rule;         ///< the user's, that answered; empty: the user did
    QDateTime askedAt;
    bool byBelay = false; ///< the question is Belay's own
    QString unread;       ///< the agent's raw input, where it says more than is in the other fields; JSON
    bool isTitle = false; ///< `command` is what the agent calls it: it does not send the command
    /// Of the answer; none where it is not known any more.
    std::optional<acp::PermissionKind> chosenKind;
    base::ToolCallId call; ///< that it was asked for
};

/// The agent asked for something: to fill a form, or to go to an address.
struct Elicitation
{
    struct Given
    {
        QString field; ///< as it was called
        QString value;
    };
    base::RequestKey key;
    QString message;
    QString url; ///< empty: a form
    core::ElicitationEnd end = core::ElicitationEnd::Open;
    std::vector<Given> given; ///< what the user answered
    bool completed = false;   ///< says the agent of what was to be done at the address
    QDateTime askedAt;
};

struct Refused
{
    QString what;
    QString detail;
    bool isCommand = false;
}; ///< by the effect gate
struct StopMark
{
    core::StoppedBy by = core::StoppedBy::You;
};
struct Notice
{
    acp::Severity severity = acp::Severity::Info;
    QString title;
    QString text;
    QString agent = {}; ///< its name, where it is the agent that says this; else Belay does
};
struct Failure
{
    base::Error error;
    QString stderrTail;
    bool canRestart = false;
    int lostRequests = 0;
};
struct Raw
{
    QString kind;
    QString json;
};
struct Compaction
{
    QString id;
    acp::CompactionStatus status = acp::CompactionStatus::InProgress;
    QString summary;
    QString error;
};
/// The agent's process was started again: see core::SessionRestored.
struct Restored
{
    core::SessionRestored what;
};
/// The agent goes on with something although its turn is over.
struct OutlivingCall
{
    base::ToolCallId id;
    QString title;
    bool isCommand = false;
    bool goesOn = true;
    base::Milliseconds duration{0}; ///< once it is over
    qint64 process = 0;             ///< that runs it, where one was found. Not stored
};

/// What a stopped or broken turn did and did not do, row by row.
struct ReportRow
{
    enum class Section {
        TookEffect,
        CannotBeUndone,
        Unknown,
        Prevented, ///< Belay would have done it, or the disk bears it out
        CameLate,
        NotPermitted, ///< the agent's own: that it did not do it all the same is not known
        HeldBack,     ///< when the turn ended; what waits now is HeldChanges' to say
        NotDone,      ///< told or tried, but the disk does not bear it out; nobody prevented it
    };
    enum class Why {
        FileChanged,         ///< reported by the agent as done, before Stop
        CommandRan,          ///< to its end; `number` is the exit code
        Fetched,             ///< left this machine
        CallDone,            ///< any other call that ended well and may have changed something
        CommandEnded,        ///< half-way, by `by`; `text` is the signal
        CommandRunsOn,       ///< the user let it
        DoneAfterStop,       ///< the agent called it done only after Stop: it may have been cut short
        CallNotFinished,     ///< the agent never said how it ended
        DoneThoughCancelled, ///< cancelled by Belay, and the agent reported later that it was done
        CallFailed,          ///< after Stop the agent called it failed
        PermissionCancelled, ///< by `by`
        PermissionRefused,   ///< came after Stop
        WriteRefused,
        CommandRefused,
        RequestsLost,       ///< `number` of them, with the connection
        OutlivesTurn,       ///< its own command, which Belay cannot reach; `number` is its process, where one was found
        FileWritten,        ///< by Belay for the agent
        NotReported,        ///< found by the checkpoint; who did it is not known, and no call names it
        FileNotKept,        ///< changed, and what it held before is not kept; `text` says why
        FileDiffers,        ///< the disk does not bear out what the agent reported; `text` says how
        WriteFailed,        ///< `text` says why
        DidNotHappen,       ///< the file is as it was before
        LateUpdates,        ///< `number` of them, the last `after` Stop
        NotWatched,         ///< a folder whose unreported changes are not known; `text` says why
        NotKnown,           ///< says the ledger; `text` says why
        NotPermitted,       ///< says the ledger; `text` says why
        PartlyWatched,      ///< a folder; `text` says what is not known
        ChangedUnpermitted, ///< found by the checkpoint; permission for it was asked, and not given
        NamedByCall,        ///< found by the checkpoint; a call names it, but did not show the change
        RunsUnpermitted,    ///< as OutlivesTurn; permission for it was asked, and not given
        ChangeHeld,         ///< reported by the agent, in a folder in which what it writes is held back
        CallDoneThoughCancelled, ///< as DoneThoughCancelled, of a call that shows no file
        CallFailedItself,        ///< the agent called it failed; what it did until then nobody looked at
    };
    enum class By { Nobody, Stop, You, Agent, Force, AgentsEnd };

    Section section = Section::TookEffect;
    Why why = Why::FileChanged;
    By by = By::Nobody;
    QString what; ///< path, command or title, verbatim
    QString text;
    int number = 0;
    int added = 0, removed = 0;              ///< lines, of files
    std::optional<base::Milliseconds> after; ///< Stop
    base::EffectId effect;                   ///< its newest row in the ledger, where it has one
    std::vector<base::EffectId> effects;     ///< all its rows: a turn may change a file more than once
    bool canUndo = false;                    ///< exactly, some of those rows at least
    bool undone = false;                     ///< all of them
    bool canLook = false;                    ///< a file: what is there now may be held against what was
    bool canAcknowledge = false;             ///< asks to be looked at, and nobody has said so
    bool acknowledged = false;
    base::ToolCallId call; ///< that did it, if one did
    EntryId entry = 0;     ///< that shows it; 0: none
};

/// The agent's plan as it stood at Stop or when the turn ended, or as the agent changed it after that.
struct PlanSnapshot
{
    std::vector<acp::PlanEntry> entries;
};

struct TurnFooter
{
    core::TurnEnd end = core::TurnEnd::Finished;
    base::Milliseconds duration{0};
    std::optional<base::Milliseconds> confirmedAfterStop;
    QString detail;
    QDateTime startedAt;
    int lateUpdates = 0;                        ///< after the turn's end
    std::optional<base::Milliseconds> lastLate; ///< after Stop, else after the end
    std::optional<core::UsageCounted> usage;    ///< if the agent reported it
    bool canRetry = false;                      ///< did not come to its own end, and no turn came after it
    /// Empty for turns that simply finished. Kept true by what arrives later.
    std::vector<ReportRow> report;
    std::vector<QString> watched; ///< folders that were searched for unreported changes
    core::StoppedBy stoppedBy = core::StoppedBy::You;
    std::vector<QString> held; ///< folders in which what the agent wrote was held back
};

using EntryBody =
    std::variant<UserMessage, AgentMessage, Thought, Attachment, ToolCall, Permission, Refused, StopMark, Notice,
                 Failure, Restored, OutlivingCall, Raw, Compaction, TurnFooter, Elicitation, PlanSnapshot>;

/// One item of the transcript.
struct Entry
{
    EntryId id = 0;
    base::TurnId turn;
    QDateTime at;
    std::optional<base::Milliseconds> afterStop; ///< "+1.2 s after Stop"
    EntryBody body;
};

} // namespace history
