// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "ledger/effect.h"

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
    ConnectionLost,   ///< to an agent that runs elsewhere, and may work on there
    Disconnected,     ///< Force stop of such an agent: Belay ended the connection, which is all that it can do
};

enum class CommandEnd { Exited, EndedByStop, EndedByForce, EndedWithAgent, KilledByUser, KilledByAgent };

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
/// The client marks unfinished calls itself as soon as Stop is pressed, or when the turn ends without them.
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

/// What was to be done at an address is done, says the agent.
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
struct StopPressed
{};
struct NoticeRaised
{
    acp::Severity severity = acp::Severity::Info;
    QString title;
    QString text;
    QString agent = {}; ///< its name, where it is the agent that says this; else Belay does
};
/// What changed in a folder of the session during the turn, and no tool call told of, is not known.
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
/// The agent process was started again, and what became of the conversation in it.
struct SessionRestored
{
    enum class How {
        Resumed,
        Loaded,
        New,
        Imported, ///< a conversation that only the agent knew: what stands above is what it told of it
    };
    How how = How::Resumed;
    bool replayedNothing = false; ///< loaded, but the agent told nothing of what was said: it may not know it
    QString detail{};             ///< why a better way did not work
};
/// A tool call of a turn that is over, which the agent goes on reporting about; and its end.
struct AgentWorksOn
{
    base::ToolCallId id;
    QString title;
    bool isCommand = false;
    bool goesOn = true;
    qint64 process = 0; ///< of the agent's tree, that was found to run it; 0: the agent says that it goes on
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
/// What a turn has taken so far, where the agent tells; also told a moment after its end.
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
    QStringList watched = {};                             ///< folders in which what no tool call told of is looked for
};

using SessionEventBody =
    std::variant<TurnStarted, Chunk, ToolCallChanged, ToolCallCancelled, PlanChanged, PermissionAsked,
                 PermissionSettled, ElicitationAsked, ElicitationSettled, ElicitationCompleted, TerminalStarted,
                 TerminalOutput, TerminalExited, EffectRefused, StopPressed, NoticeRaised, FolderNotWatched,
                 ErrorRaised, SessionRestored, AgentWorksOn, EffectChanged, StagedChanged, UnknownSeen,
                 CompactionChanged, CompactionText, UsageCounted, TurnEnded>;

struct SessionEvent
{
    base::TurnId turn; ///< 0: outside any turn
    QDateTime at;
    std::optional<base::Milliseconds> afterStop; ///< set for everything that arrived after Stop was pressed
    SessionEventBody body;
};

} // namespace core
