// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/commandinput.h"
#include "base/ids.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

/// Values of the Agent Client Protocol as the rest of Belay sees them: no JSON, no protocol version. Malformed values
/// for which the schema allows a fallback already have their default here; what Belay does not know is kept verbatim in
/// `raw` fields (JSON text, for display and export only).
namespace acp {

using base::SessionId;
using base::TerminalId;
using base::ToolCallId;

enum class StopReason { EndTurn, MaxTokens, MaxTurnRequests, Refusal, Cancelled, Unknown };
enum class ToolKind { Read, Edit, Delete, Move, Search, Execute, Think, Fetch, SwitchMode, Other };
enum class ToolStatus { Pending, InProgress, Completed, Failed };
enum class PermissionKind { AllowOnce, AllowAlways, RejectOnce, RejectAlways, Unknown };
enum class PlanPriority { High, Medium, Low };
enum class PlanStatus { Pending, InProgress, Completed };
enum class Severity { Info, Warning, Error };
enum class CompactionStatus { InProgress, Completed, Failed, Cancelled, Unknown };

// --- content -------------------------------------------------------------------------------------------------

struct TextContent
{
    QString text;
};
struct ImageContent
{
    QByteArray data;
    QString mimeType;
    QString uri;
}; ///< data already out of base64
struct AudioContent
{
    QByteArray data;
    QString mimeType;
};
struct ResourceLink
{
    QString uri;
    QString name;
    QString title;
    QString description;
    QString mimeType;
    std::optional<qint64> size;
};
struct EmbeddedResource
{
    QString uri;
    QString mimeType;
    QString text;
    QByteArray blob;
    bool isText = true;
};
struct UnknownContent
{
    QString type;
    QString raw;
};
using ContentBlock =
    std::variant<TextContent, ImageContent, AudioContent, ResourceLink, EmbeddedResource, UnknownContent>;

// --- tool calls ----------------------------------------------------------------------------------------------

struct Diff
{
    QString path;
    std::optional<QString> oldText;
    QString newText;
}; ///< no oldText: a new file
struct TerminalRef
{
    TerminalId id;
};
using ToolContent = std::variant<ContentBlock, Diff, TerminalRef>;
struct Location
{
    QString path;
    std::optional<quint32> line;
}; ///< line from 1

/// Output of a command that the agent runs by itself and reports in `_meta` (codex and pi do).
struct AgentTerminalOutput
{
    TerminalId id;
    QString data; ///< to append
    std::optional<int> exitCode;
    QString signal;
    bool exited = false;
};

/// A tool call when first reported, or a change of it: unset fields are unchanged. `isFirst` tells `tool_call` from
/// `tool_call_update`; agents send them in any order, so do not rely on it.
struct ToolCallUpdate
{
    ToolCallId id;
    bool isFirst = false;
    std::optional<QString> title;
    std::optional<QString> name;
    std::optional<ToolKind> kind;
    std::optional<ToolStatus> status;
    std::optional<std::vector<ToolContent>> content; ///< replaces the whole list
    /// The content is only what the raw input says: it counts where the agent has shown nothing.
    bool isContentOfInput = false;
    std::optional<std::vector<Location>> locations;  ///< replaces the whole list
    std::optional<QString> rawInput;                 ///< JSON text
    std::optional<QString> rawOutput;                ///< JSON text
    std::optional<CommandInput> command;             ///< from the raw input; may hold no line, only what else is known
    std::optional<QString> reason;                   ///< from the raw input
    std::vector<AgentTerminalOutput> agentTerminals; ///< from `_meta`
};

// --- session updates -----------------------------------------------------------------------------------------

enum class ChunkKind { User, Agent, Thought };
struct MessageChunk
{
    ChunkKind kind = ChunkKind::Agent;
    ContentBlock content;
    QString messageId;
};
struct PlanEntry
{
    QString content;
    PlanPriority priority = PlanPriority::Medium;
    PlanStatus status = PlanStatus::Pending;
    bool operator==(const PlanEntry &) const = default;
};
struct PlanUpdate
{
    std::vector<PlanEntry> entries;
    int leftOut = 0; ///< here and below: items beyond acp::bounds
};
struct AvailableCommand
{
    QString name;
    QString description;
    QString hint;
};
struct AvailableCommands
{
    std::vector<AvailableCommand> commands;
    int leftOut = 0;
};
struct CurrentMode
{
    QString modeId;
};
struct SelectValue
{
    QString value;
    QString name;
    QString description;
    QString group;
};
struct ConfigOption
{
    QString id;
    QString name;
    QString description;
    QString category;
    bool isBoolean = false;
    bool boolValue = false;
    QString value;
    std::vector<SelectValue> values;
    int leftOut = 0;          ///< values
    bool isUncertain = false; ///< a change was asked for, and whether the agent made it is not known
};
struct ConfigOptions
{
    std::vector<ConfigOption> options;
};
struct SessionInfoUpdate
{
    std::optional<QString> title;
    bool clearsTitle = false;
};
struct Usage
{
    quint64 used = 0;
    quint64 size = 0;
    std::optional<double> cost;
    QString currency;
};
struct Notice
{
    Severity severity = Severity::Info;
    QString title;
    QString description;
};
struct CompactionUpdate
{
    QString id;
    CompactionStatus status = CompactionStatus::InProgress;
    QString summary;
    QString error;
};
struct CompactionChunk
{
    QString id;
    ContentBlock content;
};
struct UnknownUpdate
{
    QString kind;
    QString raw;
};

using SessionUpdate =
    std::variant<MessageChunk, ToolCallUpdate, PlanUpdate, AvailableCommands, CurrentMode, ConfigOptions,
                 SessionInfoUpdate, Usage, Notice, CompactionUpdate, CompactionChunk, UnknownUpdate>;

struct SessionMode
{
    QString id;
    QString name;
    QString description;
};
struct SessionModes
{
    QString currentId;
    std::vector<SessionMode> available;
    int leftOut = 0;
};

} // namespace acp
