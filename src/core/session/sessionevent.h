// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "core/held/heldfile.h"
#include "ledger/rows/effect.h"

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
    CancelledByAgent, ///< `cancelled` though nobody pressed Stop: a rejected permission ends some agents' turns so
    ConnectionLost,   ///< to a remote agent, which may go on working
    Disconnected,     ///< Force stop of a remote agent: Belay can only end the connection
    StoppedByClosing, ///< nobody pressed Stop: the session or Belay was closed, see StoppedBy
    BelayEnded,       ///< a crash of Belay's or of the machine; found at the next start, and no event tells it
};

/// Who stopped a turn.
enum class StoppedBy {
    You,
    ClosingSession,
    ClosingBelay,
    Signal ///< that told Belay to end
};

enum class CommandEnd {
    Exited,
    EndedByStop,
    EndedByForce,
    EndedWithAgent,
    KilledByUser,
    KilledByAgent,
    BackgroundEnded ///< it exited; what it left running was ended with its turn
};

enum class PermissionEnd { Open, Answered, CancelledByStop, CancelledByAgent, CancelledByUser, RefusedAfterStop, Lost };

enum class ElicitationEnd {
    Open,
    Accepted,
    Declined,        ///< the user said no
    CancelledByUser, ///< the user said nothing
    CancelledByStop,
    CancelledByAgent,
    RefusedAfterStop,
    Lost
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
    bool byBelay = false; ///< the agent did not ask: Belay does, and the reason is Belay's own
};
struct PermissionSettled
{
    base::RequestKey key;
    PermissionEnd end = PermissionEnd::Answered;
    QString optionId;
    QString rule = {}; ///< of the user's, that answered, in words
};
/// The agent asks the user for something: to fill a form, or to go to an address.
struct ElicitationAsked
{
    base::RequestKey key;
    std::shared_ptr<const acp::ElicitationRequest> request;
};
struct ElicitationSettled
{
    base::RequestKey key;
    ElicitationEnd end = ElicitationEnd::Accepted;
    acp::ElicitationAnswer answer = {}; ///< as it was sent, where one was
};
/// A question of an agent's that waits for the user.
struct OpenElicitation
{
    base::RequestKey key;
    std::shared_ptr<const acp::ElicitationRequest> request;
    bool canAnswer = true; ///< Stop has not been pressed
};

/// The agent reports that the user finished what it asked for at an address.
struct ElicitationCompleted
{
    base::RequestKey key;
};
struct TerminalStarted
{
    base::TerminalId id;
    QString command;
    QString cwd;
    qint64 processId = 0; ///< 0: not known
    bool byBelay = false; ///< else the agent's own, of which it only reports
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
}; ///< by the effect gate, after Stop
/// Also where nobody pressed it: closing takes the same way.
struct StopPressed
{
    StoppedBy by = StoppedBy::You;
};
struct NoticeRaised
{
    acp::Severity severity = acp::Severity::Info;
    QString title;
    QString text;
    QString agent = {}; ///< its name, where it is the agent that says this; else Belay does
};
/// Changes that were made in a folder during the turn, but that no tool call reported, are not known.
struct FolderNotWatched
{
    QString folder;
    QString why;
    bool partly = false; ///< it was looked at, but not all of it can be known
};
struct ErrorRaised
{
    base::Error error;
    QString stderrTail;
    bool canRestart = false;
    int lostRequests = 0;
};
struct UnknownSeen
{
    acp::UnknownUpdate update;
};
/// The agent process was started again; says whether it still knows the conversation.
struct SessionRestored
{
    enum class How {
        Resumed,
        Loaded,
        New,
        Imported, ///< a conversation that only the agent had stored; the entries above are its replay
    };
    How how = How::Resumed;
    bool replayedNothing = false; ///< loaded, but nothing was replayed: the agent may have lost it
    QString detail{};             ///< why a better way did not work
};
/// The agent goes on with a tool call although its turn is over, or has ended it (`goesOn` is false).
struct CallOutlivesTurn
{
    base::ToolCallId id;
    QString title;
    bool isCommand = false;
    bool goesOn = true;
    qint64 process = 0; ///< in the agent's process tree that runs it; 0: only the agent's reports show it
};
/// A row of the ledger that belongs to this session, as it is now.
struct EffectChanged
{
    ledger::Effect effect;
};
/// Every file that is staged in this session, after each change.
struct StagedChanged
{
    struct File
    {
        base::EffectId effect;
        QString path;
        int added = 0, removed = 0; ///< lines
    };
    std::vector<File> files;
};
/// Everything that is held back in this session, after each change.
struct HeldChanged
{
    std::vector<HeldFile> files;
};
/// What a turn has used so far, if the agent reports it. May also arrive shortly after the turn's end.
struct UsageCounted
{
    qint64 context = 0; ///< tokens more than when it began; fewer after a compaction
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
struct TurnEnded
{
    TurnEnd end = TurnEnd::Finished;
    base::Milliseconds duration{0};
    std::optional<base::Milliseconds> confirmedAfterStop; ///< Stop to end, also where the end was not the agent's
    bool cascaded = false;                                ///< the agent withdrew its own open requests after Stop
    QString detail = {};                                  ///< the agent's error where there was one
    bool loginNeeded = false;                             ///< that error: nobody is logged in
    QStringList watched = {};                             ///< folders that are searched for unreported changes
    StoppedBy stoppedBy = StoppedBy::You;                 ///< if it was stopped
    QStringList held = {};                                ///< folders in which what the agent wrote was held back
};

using SessionEventBody =
    std::variant<TurnStarted, Chunk, ToolCallChanged, ToolCallCancelled, PlanChanged, PermissionAsked,
                 PermissionSettled, ElicitationAsked, ElicitationSettled, ElicitationCompleted, TerminalStarted,
                 TerminalOutput, TerminalExited, EffectRefused, StopPressed, NoticeRaised, FolderNotWatched,
                 ErrorRaised, SessionRestored, CallOutlivesTurn, EffectChanged, StagedChanged, HeldChanged, UnknownSeen,
                 CompactionChanged, CompactionText, UsageCounted, TurnEnded>;

struct SessionEvent
{
    base::TurnId turn; ///< 0: outside any turn
    QDateTime at;
    std::optional<base::Milliseconds> afterStop; ///< set for everything that arrived after Stop was pressed
    SessionEventBody body;
};

} // namespace core
