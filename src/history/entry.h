// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/commandinput.h"
#include "acp/values.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/overloaded.h"
#include "core/values/sessionevent.h"
#include "proxy/contact.h"
#include "proxy/networkrules.h"

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

/// Text that only grows at its end while `streaming`; existing text never changes.
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
    qint64 dropped = 0; ///< characters dropped from the beginning
    bool started = false;
    bool exited = false;
    bool ofAgent = false; ///< run by the agent itself, so that Belay cannot end it alone. Not stored
    std::optional<int> exitCode;
    QString signal;
    core::CommandEnd how = core::CommandEnd::Exited;
    QDateTime startedAt;
    base::Milliseconds duration{0};
};

/// Marks one hunk of a change, see models::markOf().
struct HunkMark
{
    QString path;    ///< of the file
    QByteArray hash; ///< of the lines
    bool operator==(const HunkMark &) const = default;
};

/// The user's comment on a line of a change; all comments are sent to the agent together.
struct LineComment
{
    QString path;       ///< as the agent gave it
    int line = 0;       ///< line number as shown, from 1
    bool isOld = false; ///< in the text before the change
    QString quoted;     ///< the line's text
    QString text;       ///< as the user wrote it
    bool isOfSameLine(const LineComment &other) const
    {
        return path == other.path && line == other.line && isOld == other.isOld && quoted == other.quoted;
    }
    bool operator==(const LineComment &) const = default;
};

/// What the ledger knows about a call's files, for its card.
struct CallEffects
{
    std::vector<base::EffectId> effects; ///< all rows that took effect
    bool canUndo = false;                ///< at least some can be undone exactly
    bool undone = false;                 ///< all are undone
    bool isFinal = false;                ///< something cannot be undone
    bool isUnknown = false;              ///< the end of something is unknown. Not stored
    bool didNotHappen = false;           ///< the disk shows none of the changes. Not stored
    bool isHeld = false;                 ///< a call waits for the user, who may send it. Not stored
    bool notSent = false;                ///< a call never reached its server. Not stored
    bool notPermitted = false;           ///< permission was asked and not given. Not stored
    bool notMadeAgain = false;           ///< the agent got the result of an earlier call. Not stored
    std::vector<HunkMark> takenBack;     ///< parts of it that are undone. Not stored
    bool operator==(const CallEffects &) const = default;
};

/// What still worked for a call when the agent had called it done or its turn was over.
struct CallRun
{
    core::RunEnd end = core::RunEnd::RunsOn;
    std::vector<core::CallProcess> processes; ///< that run now; the oldest first
    QDateTime since;                          ///< when the agent called it done, or the turn ended
    base::Milliseconds duration{0};           ///< since then; set when the last has ended
    bool goesOn() const { return end == core::RunEnd::RunsOn || end == core::RunEnd::Stopping; }
};

struct ToolCall
{
    base::ToolCallId id;
    QString title; ///< verbatim; show it through base::visibleText
    acp::ToolKind kind = acp::ToolKind::Other;
    ToolState state = ToolState::Pending;
    bool cancelledByStop = false;
    /// Set if the agent reported an end after Belay had marked the call cancelled: both are shown.
    std::optional<ToolState> reportedLater;
    bool endedAfterStop = false; ///< the agent reported its end only after Stop
    std::vector<acp::ContentBlock> texts;
    std::vector<acp::Diff> diffs;
    std::vector<TerminalPart> terminals;
    std::vector<acp::Location> locations;
    acp::CommandInput rawCommand; ///< from the agent's raw input; only its paths are stored
    QString command, reason, cwd; ///< from the raw input, as shown
    QString rawInput;
    QString rawOutput;
    CallEffects effects;
    std::vector<HunkMark> kept;        ///< hunks that the user has reviewed and keeps
    std::vector<LineComment> comments; ///< unsent comments, in the order of their lines
    QDateTime startedAt;
    base::Milliseconds duration{0};
    base::RequestKey waitsFor; ///< the open permission about it; 0: none. Not stored
    std::optional<CallRun> runOn;
};

struct Permission
{
    base::RequestKey key;
    acp::ToolKind kind = acp::ToolKind::Other;
    QString title;
    QString command; ///< the whole command; empty if there is none
    QString reason;  ///< given by the agent, or by Belay for its own question
    QString cwd;
    std::vector<QString> paths;
    std::vector<acp::Diff> diffs;
    std::vector<core::PermissionOption> options;
    core::PermissionEnd end = core::PermissionEnd::Open;
    QString chosenOption; ///< its name
    QString rule;         ///< the user's rule that answered; empty: the user answered
    QDateTime askedAt;
    bool byBelay = false; ///< a question of Belay's own
    QString unread;       ///< the agent's raw input, if it says more than the other fields; JSON
    bool isTitle = false; ///< `command` is only the agent's title, since it did not send the command
    /// The kind of the answer; null if unknown.
    std::optional<acp::PermissionKind> chosenKind;
    base::ToolCallId call; ///< the call it was asked for
    QString server, tool;  ///< Belay's question about a call of an MCP tool; both empty: about something else
    QString undoneBy;      ///< the tool that takes such a call back; empty: none
    bool held = false;     ///< such a call, which is held until the turn ends
};

/// The agent asked the user to fill in a form or to open an address.
struct Elicitation
{
    struct Answer
    {
        QString field; ///< as it was called
        QString value;
    };
    base::RequestKey key;
    QString message;
    QString url; ///< empty: it is a form
    core::ElicitationEnd end = core::ElicitationEnd::Open;
    std::vector<Answer> given; ///< what the user answered
    bool completed = false;    ///< the agent reported that the task at the address is done
    QDateTime askedAt;
};

struct Refused
{
    QString what;
    QString detail;
    bool isCommand = false;
    bool isToolCall = false; ///< at an MCP server
};                           ///< by the effect gate
struct StopMark
{
    core::StoppedBy by = core::StoppedBy::You;
};
struct Notice
{
    acp::Severity severity = acp::Severity::Info;
    QString title;
    QString text;
    QString agent = {}; ///< the agent's name if the notice comes from it; empty: from Belay
};
struct Failure
{
    base::Error error;
    QString stderrTail;
    bool canRestart = false;
    int lostRequests = 0;
    bool canResume = false; ///< with canRestart: the session goes on then. Not stored
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
/// The agent goes on with a call after its turn has ended: as it reports, or a call that it has shown in no other way.
struct OutlivingCall
{
    base::ToolCallId id;
    QString title;
    bool isCommand = false;
    bool goesOn = true;
    base::Milliseconds duration{0}; ///< set when it has ended
    qint64 process = 0;             ///< its process, if one was found. Not stored
};

/// What a stopped or failed turn did and did not do, row by row.
struct ReportRow
{
    enum class Section {
        TookEffect,
        CannotBeUndone,
        Unknown,
        Prevented, ///< by Belay, or not seen on the disk
        CameLate,
        NotPermitted, ///< the agent's own action: it may have done it all the same
        HeldBack,     ///< when the turn ended; HeldChanges knows what waits now
        NotDone,      ///< reported or tried, but not seen on the disk; nobody prevented it
        Contacted,    ///< hosts, through Belay's proxy or its gate to MCP servers
    };
    enum class Reason {
        FileChanged,         ///< reported by the agent as done, before Stop
        CommandRan,          ///< it ended normally; `number` is the exit code
        Fetched,             ///< data left this machine
        CallDone,            ///< another call that ended well and may have changed something
        CommandEnded,        ///< it was ended by `by`; `text` is the signal
        CommandRunsOn,       ///< the user chose to let it run
        DoneAfterStop,       ///< reported as done only after Stop: it may have been cut short
        CallNotFinished,     ///< the agent never reported its end
        DoneThoughCancelled, ///< Belay cancelled it, but the agent reported later that it was done
        CallFailed,          ///< reported as failed after Stop
        PermissionCancelled, ///< by `by`
        PermissionRefused,   ///< came after Stop
        WriteRefused,
        CommandRefused,
        RequestsLost,            ///< `number` of them were lost with the connection
        OutlivesTurn,            ///< the agent's own command, which Belay cannot end; `number` is its process, if found
        FileWritten,             ///< written by Belay for the agent
        NotReported,             ///< found by the checkpoint; no call names it, so it is not known who did it
        FileNotKept,             ///< changed, but its former content is not kept; `text` says why
        FileDiffers,             ///< the disk differs from what the agent reported; `text` says how
        WriteFailed,             ///< `text` says why
        DidNotHappen,            ///< the file is unchanged
        LateUpdates,             ///< `number` of them, the last `after` Stop
        NotWatched,              ///< a folder whose unreported changes cannot be found; `text` says why
        NotKnown,                ///< according to the ledger; `text` says why
        NotPermitted,            ///< according to the ledger; `text` says why
        PartlyWatched,           ///< a folder of which only a part is known; `text` says what is not
        ChangedUnpermitted,      ///< found by the checkpoint; permission for it was asked and not given
        NamedByCall,             ///< found by the checkpoint; a call names the file but did not show the change
        RunsUnpermitted,         ///< like OutlivesTurn; permission was asked and not given
        ChangeHeld,              ///< reported by the agent, in a folder whose changes are held back
        CallDoneThoughCancelled, ///< like DoneThoughCancelled, for a call without files
        CallFailedItself,        ///< reported as failed; what it did before is not known
        HostContacted,           ///< `contact` says how much
        HostRefused,             ///< it is not on the list of hosts
        RemoteDone,              ///< a call of an MCP tool that the server acknowledged; `number` ms after it was sent
        RemoteNotKnown,          ///< such a call was sent; `text` says why its end is not known
        RemoteFailed,            ///< the server answered with an error, or that it was cancelled: `text`
        RemotePrevented,         ///< it was never sent; `text` says why
        RemoteRefused,           ///< it was called after Stop
        MayStillRun,             ///< process `number` of the agent's, which Belay killed
        RemoteOnItsWay,          ///< a call of an MCP tool that was sent, and is not answered yet
        NotRunAgain,             ///< a command that had run before; `text` says so
    };
    enum class Actor { Nobody, Stop, You, Agent, Force, AgentsEnd, TurnsEnd };

    Section section = Section::TookEffect;
    Reason why = Reason::FileChanged;
    Actor by = Actor::Nobody;
    QString what; ///< path, command or title, verbatim
    QString text;
    int number = 0;
    int added = 0, removed = 0;              ///< lines, for files
    std::optional<base::Milliseconds> after; ///< time after Stop
    base::EffectId effect;                   ///< its newest ledger row, if any
    std::vector<base::EffectId> effects;     ///< all its rows: a turn may change a file more than once
    bool canUndo = false;                    ///< at least some of those rows can be undone exactly
    bool undone = false;                     ///< all of them are undone
    bool canLook = false;                    ///< a file whose content can be compared with the former one
    bool canAcknowledge = false;             ///< needs to be acknowledged and is not
    bool acknowledged = false;
    base::ToolCallId call;                 ///< the call that did it, if any
    EntryId entry = 0;                     ///< the entry that shows it; 0: none
    std::optional<proxy::Contact> contact; ///< for hosts

    /// A file that changed after the turn, while something of it still ran, which `text` names.
    bool isAfterTurn() const { return why == Reason::NotReported && !text.isEmpty(); }
};

/// The agent's plan at Stop, at the turn's end, or as the agent changed it later.
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
    int lateUpdates = 0;                        ///< updates after the turn's end
    std::optional<base::Milliseconds> lastLate; ///< time after Stop, else after the end
    std::optional<core::UsageCounted> usage;    ///< if the agent reported it
    bool canRetry = false;                      ///< it did not end normally, and no turn came after it
    /// Of a turn that finished normally only the hosts that it contacted and what changed after it. Updated by later
    /// events.
    std::vector<ReportRow> report;
    std::vector<QString> watched; ///< folders that were searched for unreported changes
    core::StoppedBy stoppedBy = core::StoppedBy::You;
    std::vector<QString> held; ///< folders in which the agent's writes were held back
    proxy::NetworkLevel network = proxy::NetworkLevel::Unwatched; ///< what was done about its network
    bool sessionClosed = false;                                   ///< for Stop the agent had to close the session
    /// Number of what runs on although the turn is over: of the newest turn all of the session's, of an earlier one its
    /// own. Not stored.
    int runningOn = 0;
    int ranOn = 0;        ///< its own that did so and has ended
    QDateTime ranOnUntil; ///< when the last of that has
};

using EntryBody =
    std::variant<UserMessage, AgentMessage, Thought, Attachment, ToolCall, Permission, Refused, StopMark, Notice,
                 Failure, Restored, OutlivingCall, Raw, Compaction, TurnFooter, Elicitation, PlanSnapshot>;

/// The kinds that are no more than a title and a text (`models::entryText` has the words). Whoever visits an entry
/// treats them alike, unless it has something else to say of one. A new kind is one of them, or every visitor that says
/// nothing of it does not compile.
template <class Body>
concept PlainBody =
    base::OneOf<Body, Attachment, Refused, Notice, Failure, Restored, OutlivingCall, Raw, Compaction, PlanSnapshot>;

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
