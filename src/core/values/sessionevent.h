// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "core/values/heldfile.h"
#include "ledger/rows/effect.h"
#include "proxy/contact.h"
#include "proxy/networkrules.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// What happens in a session, as values. `Session` emits them in order; `history::Transcript` reduces them to
/// entries, live and on replay alike. Nothing here points into live objects.
namespace core {

enum class TurnEnd {
    Finished, ///< end_turn
    EndedNormallyAfterStop,
    StoppedByYou,
    StoppedByForce,
    AgentFailed,
    AgentDied,
    Refused,
    TokenLimit,
    RequestLimit,
    CancelledByAgent, ///< `cancelled` without Stop: some agents end a turn so after a rejected permission
    ConnectionLost,   ///< to a remote agent, which may go on working
    Disconnected,     ///< Force stop of a remote agent: Belay can only end the connection
    StoppedByClosing, ///< nobody pressed Stop: the session or Belay was closed, see StoppedBy
    BelayEnded,       ///< Belay or the machine crashed; detected at the next start, never emitted as an event
    NotEnded,         ///< Belay could not end the agent's process, which may still run
    StoppedByLimit,   ///< nobody pressed Stop: the turn's time was over
};

/// Whether \p end was caused by Stop, whoever asked for it.
constexpr bool isStopped(TurnEnd end)
{
    return end == TurnEnd::StoppedByYou || end == TurnEnd::StoppedByClosing || end == TurnEnd::StoppedByLimit ||
           end == TurnEnd::StoppedByForce || end == TurnEnd::Disconnected || end == TurnEnd::EndedNormallyAfterStop;
}

/// Who stopped a turn.
enum class StoppedBy {
    You,
    ClosingSession,
    ClosingBelay,
    Signal,   ///< a signal that ended Belay
    TimeLimit ///< of the turn
};

enum class CommandEnd {
    Exited,
    EndedByStop,
    EndedByForce,
    EndedWithAgent,
    KilledByUser,
    KilledByAgent,
    BackgroundEnded, ///< it exited, and its background processes were ended with its turn
    NotRunAgain      ///< it had run before: the agent got what it said then
};

enum class PermissionEnd {
    Open,
    Answered,
    CancelledByStop,
    CancelledByAgent,
    CancelledByUser,
    RefusedAfterStop,
    Lost,
    EndedWithTurn
};

enum class ElicitationEnd {
    Open,
    Accepted,
    Declined,        ///< the user said no
    CancelledByUser, ///< the user did not answer
    CancelledByStop,
    CancelledByAgent,
    RefusedAfterStop,
    Lost,
    EndedWithTurn, ///< the agent ended its turn without waiting for the answer
};

struct PermissionOption
{
    QString id;
    QString name;
    acp::PermissionKind kind = acp::PermissionKind::Unknown;
};

struct TurnStarted
{
    std::vector<acp::ContentBlock> prompt;
};
struct Chunk
{
    acp::MessageChunk chunk;
};
struct ToolCallChanged
{
    acp::ToolCallUpdate update;
};
/// Belay marks unfinished calls as cancelled as soon as Stop is pressed, or when the turn ends.
struct ToolCallCancelled
{
    base::ToolCallId id;
    bool byStop = true;
};
struct PlanChanged
{
    acp::PlanUpdate plan;
};
struct PermissionAsked
{
    base::RequestKey key;
    acp::ToolCallUpdate toolCall;
    std::vector<PermissionOption> options;
    bool byBelay = false;  ///< a question of Belay's own, not the agent's
    QString server = {};   ///< it is about a call of an MCP tool: the user's name for the server
    QString tool = {};     ///< and the tool; empty: it is about something else
    QString undoneBy = {}; ///< the tool that takes such a call back; empty: none that the user has accepted
    bool held = false;     ///< the agent does not wait for the answer; the user has to give it when the turn is over
};
struct PermissionSettled
{
    base::RequestKey key;
    PermissionEnd end = PermissionEnd::Answered;
    QString optionId;
    QString rule = {}; ///< the rule that answered, in words
};
/// The agent asks the user to fill in a form or to open an address.
struct ElicitationAsked
{
    base::RequestKey key;
    std::shared_ptr<const acp::ElicitationRequest> request;
};
struct ElicitationSettled
{
    base::RequestKey key;
    ElicitationEnd end = ElicitationEnd::Accepted;
    acp::ElicitationAnswer answer = {}; ///< as it was sent, if it was
};
/// An agent's question that waits for the user.
struct OpenElicitation
{
    base::RequestKey key;
    std::shared_ptr<const acp::ElicitationRequest> request;
    bool canAnswer = true; ///< false once Stop was pressed
};

/// The agent reports that the user has completed what was asked for at an address.
struct ElicitationCompleted
{
    base::RequestKey key;
};
struct TerminalStarted
{
    base::TerminalId id;
    QString command;
    QString cwd;
    qint64 processId = 0; ///< 0: unknown
    bool byBelay = false; ///< else the agent runs it and only reports it
};
struct TerminalOutput
{
    base::TerminalId id;
    QByteArray data;
    bool truncated = false;
}; ///< data to append, whole characters
struct TerminalExited
{
    base::TerminalId id;
    std::optional<int> exitCode;
    QString signal;
    CommandEnd how = CommandEnd::Exited;
};
struct EffectRefused
{
    QString what;
    QString detail;
    bool isCommand = false;
    bool isToolCall = false; ///< at an MCP server
};                           ///< because Stop was pressed
/// Stop, also when it was not pressed but the session or Belay is closed.
struct StopPressed
{
    StoppedBy by = StoppedBy::You;
};
struct NoticeRaised
{
    acp::Severity severity = acp::Severity::Info;
    QString title;
    QString text;
    QString agent = {}; ///< the agent's name if the notice comes from it; empty: from Belay
};
/// Changes in a folder that no tool call reported cannot be found for this turn.
struct FolderNotWatched
{
    QString folder;
    QString why;
    bool partly = false; ///< only a part of the folder could not be searched
};
struct ErrorRaised
{
    base::Error error;
    QString stderrTail;
    bool canRestart = false;
    int lostRequests = 0;
    bool canResume = false; ///< after a restart the session goes on
};
struct UnknownSeen
{
    acp::UnknownUpdate update;
};
/// The agent process was restarted; says whether it still knows the conversation.
struct SessionRestored
{
    enum class Kind {
        Resumed,
        Loaded,
        New,
        Imported, ///< a conversation that only the agent had stored; the entries above are its replay
    };
    Kind kind = Kind::Resumed;
    bool replayedNothing = false; ///< loaded, but nothing was replayed: the agent may have lost it
    QString detail{};             ///< why a better way of restoring failed
};
/// A process that works for a tool call.
struct CallProcess
{
    qint64 number = 0;
    QString name; ///< short, in its own words; empty: it cannot be read
    bool operator==(const CallProcess &) const = default;
};
/// What becomes of the processes of a tool call that ran on.
enum class RunEnd {
    RunsOn,
    Stopping,         ///< Belay has told them to end
    Ended,            ///< by themselves, or by the agent
    Stopped,          ///< by Belay's SIGTERM
    Killed,           ///< by Belay's SIGKILL
    LetGo,            ///< they run on, and Belay no longer looks at them: it quit
    WithAgent,        ///< when the agent ended
    LetGoWithSession, ///< like LetGo: the session was closed
};
/// A tool call goes on although the agent has called it done or its turn is over: its processes, or according to the
/// agent's reports. Again whenever that changes.
struct CallRunsOn
{
    base::ToolCallId id;
    QString title;
    bool isCommand = false;
    RunEnd end = RunEnd::RunsOn;
    std::vector<CallProcess> processes = {}; ///< first what works; empty: only the agent's reports show it, or it ended
    base::EffectId effect = {};              ///< the ledger's row of a command that Belay ran for it; else not set

    bool goesOn() const { return end == RunEnd::RunsOn || end == RunEnd::Stopping; }
};
/// A command that Belay ran for the agent has exited and left processes running, and no tool call shows it. Again
/// whenever that changes.
struct CommandRunsOn
{
    base::TerminalId id;
    QString command;
    RunEnd end = RunEnd::RunsOn;
    std::vector<CallProcess> processes = {}; ///< first what works; empty: they have ended
    base::EffectId effect = {};              ///< the command's row in the ledger

    bool goesOn() const { return end == RunEnd::RunsOn || end == RunEnd::Stopping; }
};
/// A ledger row of this session has changed.
struct EffectChanged
{
    ledger::Effect effect;
};
/// Everything that is held back in this session, after each change.
struct HeldChanged
{
    std::shared_ptr<const std::vector<HeldFile>> files; ///< shared, since there may be thousands; never null
};
/// What a turn has used so far, if the agent reports it. May also arrive shortly after the turn's end.
struct UsageCounted
{
    qint64 context = 0; ///< tokens added since the turn began; negative after a compaction
    std::optional<double> cost;
    QString currency; ///< ISO 4217
    bool operator==(const UsageCounted &) const = default;
};
struct CompactionChanged
{
    acp::CompactionUpdate update;
};
struct CompactionText
{
    acp::CompactionChunk chunk;
};
/// A process of the agent's that Belay killed and that was seen to run all the same.
struct LeftProcess
{
    qint64 process = 0;
    QString command; ///< as it names itself; empty: not known
};
/// What is known of the agent's process after the end of its connection.
struct AgentEnd
{
    bool ended = true;                  ///< false: it may still run
    std::vector<LeftProcess> left = {}; ///< what was seen to run, of all that it started
};
struct TurnEnded
{
    TurnEnd end = TurnEnd::Finished;
    base::Milliseconds duration{0};
    std::optional<base::Milliseconds> confirmedAfterStop; ///< time from Stop to the turn's end, confirmed or not
    bool cascaded = false;                                ///< the agent withdrew its own open requests after Stop
    QString detail = {};                                  ///< the agent's error, if any
    bool loginNeeded = false;                             ///< the error means that a login is needed
    QStringList watched = {};                             ///< folders that are searched for unreported changes
    StoppedBy stoppedBy = StoppedBy::You;                 ///< if it was stopped
    QStringList held = {};                                ///< folders in which what the agent wrote was held back
    proxy::NetworkLevel network = proxy::NetworkLevel::Unwatched; ///< what was done about the network
    std::vector<proxy::Contact> contacts = {}; ///< see proxy::ContactLog, in the order of first contact
    std::vector<LeftProcess> left = {};
    bool sessionClosed = false; ///< for Stop the agent had to close the session
};

using SessionEventBody =
    std::variant<TurnStarted, Chunk, ToolCallChanged, ToolCallCancelled, PlanChanged, PermissionAsked,
                 PermissionSettled, ElicitationAsked, ElicitationSettled, ElicitationCompleted, TerminalStarted,
                 TerminalOutput, TerminalExited, EffectRefused, StopPressed, NoticeRaised, FolderNotWatched,
                 ErrorRaised, SessionRestored, CallRunsOn, CommandRunsOn, EffectChanged, HeldChanged, UnknownSeen,
                 CompactionChanged, CompactionText, UsageCounted, TurnEnded>;

struct SessionEvent
{
    base::TurnId turn; ///< 0: outside any turn
    QDateTime at;
    std::optional<base::Milliseconds> afterStop; ///< time since Stop; set for everything that arrived after it
    SessionEventBody body;
};

} // namespace core
