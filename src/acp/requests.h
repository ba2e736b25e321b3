// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/clock.h"

#include <QByteArray>
#include <QList>

#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// Requests and answers of the protocol, both directions, as values.
namespace acp {

// --- Belay to the agent --------------------------------------------------------------------------------------

struct Implementation
{
    QString name;
    QString title;
    QString version;
};

struct ClientCapabilities
{
    bool readTextFile = true;
    bool writeTextFile = true;
    bool terminal = true;
    bool booleanOptions = true;
    bool notices = true;
    bool compaction = true;
    bool terminalAuth = false;
    bool elicitationForm = false;
    bool elicitationUrl = false;
    bool cancelsNovember2025 = false; ///< takes `$/cancelRequest`, see jsonrpc::CancelDialect
};

struct InitializeRequest
{
    int protocolVersion = 1;
    ClientCapabilities capabilities;
    Implementation client;
};

struct PromptCapabilities
{
    bool image = false;
    bool audio = false;
    bool embeddedContext = false;
    bool operator==(const PromptCapabilities &) const = default;
};
struct AgentCapabilities
{
    bool loadSession = false;
    PromptCapabilities prompt;
    bool mcpHttp = false, mcpSse = false;
    bool listSessions = false, deleteSession = false, resumeSession = false, closeSession = false,
         additionalDirectories = false, forkSession = false;
    bool logout = false;
    bool cancelsNovember2025 = false; ///< takes `$/cancelRequest`, see jsonrpc::CancelDialect
};
constexpr int authRequired = -32000; ///< code of the error that asks for a login
constexpr int notFound = -32002;     ///< of one that does not know the session

struct AuthVariable
{
    QString name;
    QString label;
    bool secret = true;
    bool optional = false;
};
struct AuthMethod
{
    enum class Kind {
        Agent,     ///< `authenticate`
        Terminal,  ///< a program that the user logs in with; its exit code 0 counts instead of `authenticate`
        Variables, ///< of earlier drafts: the agent is restarted with these variables in its environment
    };
    QString id;
    QString name;
    QString description;
    Kind kind = Kind::Agent;
    QString command; ///< of Terminal; empty: the agent's own command, `arguments` appended to its own
    QStringList arguments;
    std::vector<std::pair<QString, QString>> environment;
    std::vector<AuthVariable> variables;
};
struct InitializeResponse
{
    int protocolVersion = 0;
    AgentCapabilities capabilities;
    std::vector<AuthMethod> authMethods;
    int authMethodsLeftOut = 0; ///< beyond acp::bounds
    Implementation agent;
};

struct McpStdio
{
    QString name;
    QString command;
    QStringList arguments;
    std::vector<std::pair<QString, QString>> environment;
};
struct McpHttp
{
    QString name;
    QString url;
    std::vector<std::pair<QString, QString>> headers;
    bool sse = false;
};
using McpServer = std::variant<McpStdio, McpHttp>;

struct NewSessionRequest
{
    QString cwd;
    QStringList additionalDirectories;
    std::vector<McpServer> mcpServers;
};
struct SessionSetup ///< the result of session/new, fork, load and resume
{
    SessionId id; ///< empty in answers to load and resume
    std::optional<SessionModes> modes;
    std::vector<ConfigOption> options;
};
struct LoadSessionRequest ///< also for resume and fork
{
    SessionId id;
    QString cwd;
    QStringList additionalDirectories;
    std::vector<McpServer> mcpServers;
};
struct ListSessionsRequest
{
    QString cwd;
    QString cursor;
};
struct SessionInfo
{
    SessionId id;
    QString cwd;
    QStringList additionalDirectories;
    QString title;
    QString updatedAt;
};
struct ListSessionsResponse
{
    std::vector<SessionInfo> sessions;
    QString nextCursor;
};
struct PromptRequest
{
    SessionId session;
    std::vector<ContentBlock> prompt;
};
struct PromptResponse
{
    StopReason stopReason = StopReason::Unknown;
    QString rawStopReason;
};
struct SetModeRequest
{
    SessionId session;
    QString modeId;
};
struct SetConfigOptionRequest
{
    SessionId session;
    QString configId;
    std::variant<QString, bool> value;
};
struct Nothing
{};

// --- the agent to Belay --------------------------------------------------------------------------------------

struct PermissionOptionValue
{
    QString id;
    QString name;
    PermissionKind kind = PermissionKind::Unknown;
};
struct PermissionRequest
{
    SessionId session;
    ToolCallUpdate toolCall;
    std::vector<PermissionOptionValue> options;
};
struct PermissionAnswer
{
    std::optional<QString> optionId;
}; ///< none: cancelled

struct ReadTextFileRequest
{
    SessionId session;
    QString path;
    std::optional<quint32> line;
    std::optional<quint32> limit;
};
struct ReadTextFileAnswer
{
    QByteArray content;
}; ///< valid UTF-8
struct WriteTextFileRequest
{
    SessionId session;
    QString path;
    QByteArray content;
};

struct CreateTerminalRequest
{
    SessionId session;
    QString command;
    QStringList arguments;
    std::vector<std::pair<QString, QString>> environment;
    QString cwd;
    std::optional<quint64> outputByteLimit;
};
struct CreateTerminalAnswer
{
    TerminalId id;
};
struct TerminalRequest
{
    SessionId session;
    TerminalId terminal;
};
struct TerminalExit
{
    std::optional<quint32> exitCode;
    QString signal;
};
struct TerminalOutputAnswer
{
    QByteArray output;
    bool truncated = false;
    std::optional<TerminalExit> exit;
};

struct EnumOption
{
    QString value;
    QString title;
    QString description;
};
struct FormField
{
    enum class Type { String, Number, Integer, Boolean, MultiSelect, Unknown };
    QString name;
    Type type = Type::Unknown;
    QString title, description, pattern, format;
    bool required = false;
    std::optional<double> minimum, maximum; ///< of the value, of its length or of its count
    std::vector<EnumOption> choices;
    std::variant<std::monostate, QString, double, bool, QStringList> defaultValue;
};
struct ElicitationRequest
{
    enum class Mode { Form, Url, Unknown };
    Mode mode = Mode::Unknown;
    QString message;
    SessionId session; ///< empty: it belongs to a request, not to a session
    ToolCallId toolCall;
    QString title, description;
    std::vector<FormField> fields;
    QString elicitationId;
    QString url;
};
struct ElicitationAnswer
{
    enum class Action { Accept, Decline, Cancel };
    Action action = Action::Cancel;
    std::vector<std::pair<QString, std::variant<QString, double, qint64, bool, QStringList>>> content;
};

} // namespace acp
