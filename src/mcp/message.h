// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/requestid.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string_view>
#include <vector>

/// The Model Context Protocol, as far as somebody who stands between a client and a server has to know it: who is
/// asked, what is called, how it ended. All else passes as it is. The only room that names its methods and keys.
namespace mcp {

/// What a server says of a tool. Absent: not said.
struct ToolAnnotations
{
    std::optional<bool> readOnly, destructive, idempotent, openWorld;

    bool operator==(const ToolAnnotations &) const = default;
};

/// A tool as a server lists it.
struct ToolInfo
{
    QString name;
    QString title;
    ToolAnnotations annotations;
    QString description;
    QByteArray inputSchema; ///< JSON text; empty: none
    /// `_meta` names the tool that takes a call of this one back, and its arguments: see Compensation. Empty: none.
    QString undoneBy;
    QByteArray undoArguments;

    bool operator==(const ToolInfo &) const = default;
};

/// `tools/call`, taken apart. Its arguments are one JSON object in which no key occurs twice.
struct CallRequest
{
    QString tool;
    QByteArray arguments;     ///< JSON text as it came; `{}` if there were none
    QByteArray progressToken; ///< JSON text; empty: none
    QByteArray requestState;  ///< JSON text: it goes on with a call for which the server asked something
    bool isTask = false;      ///< the server may answer with a task and go on with it
};

/// The answer to a request, as far as it matters for a tool call.
struct Answer
{
    /// How far the request came that is answered. A link that knows that a request gets no answer any more writes an
    /// error in the server's place.
    enum class Fate {
        Answered, ///< by the server, in its own words
        NotDone,  ///< by the link: the server never got the request, or refused it before it did anything
        Unknown,  ///< by the link: the server may have got the request, and may have done what it asks
    };
    Fate fate = Fate::Answered;
    bool isError = false;        ///< a JSON-RPC error
    int code = 0;                ///< of that error
    QString message;             ///< of that error, or what a tool said that failed
    bool toolFailed = false;     ///< a result that says so itself
    bool isInputWanted = false;  ///< not the end: the server asks for something, and the client will call again
    QByteArray requestState;     ///< JSON text, with isInputWanted
    QString task;                ///< not the end: the server goes on with it under this id
    QString version;             ///< of the answer to `initialize`: the protocol's version that the server has chosen
    QByteArray result;           ///< JSON text
    std::vector<ToolInfo> tools; ///< of an answer that lists tools
};

/// One message: its bytes, and what of them a gate has to know.
struct Message
{
    enum class Kind {
        Request,
        Notification,
        Answer,
        Batch,      ///< `parts` are its messages
        Unreadable, ///< no JSON, no message, or one that two readers could understand differently
    };
    Kind kind = Kind::Unreadable;
    QByteArray line;       ///< without the newline, and without any other
    jsonrpc::RequestId id; ///< of Request and Answer
    QString method;
    /// The protocol's version in `_meta` of a request: a server that is asked so knows neither a handshake nor a
    /// session.
    QString version;
    QString subject; ///< the tool or prompt of `tools/call` and `prompts/get`, the address of `resources/read`
    std::optional<CallRequest> call;           ///< of a request `tools/call` that can be taken apart
    std::optional<jsonrpc::RequestId> cancels; ///< of `notifications/cancelled`
    QString taskId;                            ///< of `tasks/result` and `tasks/cancel`
    std::optional<Answer> answer;
    std::vector<Message> parts;

    bool isToolCall() const;
};

/// Reads one line. Never fails: see Message::Kind::Unreadable. Any thread.
Message readMessage(std::string_view line);

/// Whether all readers read the same in \p message: no key of an object occurs twice, and every value is one of JSON's.
/// What a client says has to be; of what servers say only the outermost is looked at.
bool isClear(const Message &message);

/// The line of \p call with \p key as its idempotency key in `_meta`; everything else is as it was. \p call must be a
/// message that isToolCall().
QByteArray withIdempotencyKey(const Message &call, const QByteArray &key);

/// Whether \p json is one object in which no key occurs twice: what else a call brings is refused, and nobody decides
/// about it.
bool canBeArguments(const QByteArray &json);

/// \p json with the keys of all objects sorted and without blanks, so that equal values are equal texts. Empty: it is
/// no JSON value.
QByteArray canonicalJson(const QByteArray &json);

/// What a gate sends itself, as lines. \p params and \p arguments are JSON texts.
QByteArray requestLine(const jsonrpc::RequestId &id, const char *method, const QByteArray &params);
QByteArray callRequest(const jsonrpc::RequestId &id, const QString &tool, const QByteArray &arguments);
QByteArray errorAnswer(const jsonrpc::RequestId &id, int code, const QString &message);
/// The result of a tool that failed, with \p text for the model: unlike an error it is shown to it.
QByteArray failedTool(const jsonrpc::RequestId &id, const QString &text);
/// A result that says \p text, JSON text.
QByteArray textResult(const QString &text);
/// The answer to \p id with \p result, JSON text.
QByteArray resultAnswer(const jsonrpc::RequestId &id, const QByteArray &result);
QByteArray cancelNotification(const jsonrpc::RequestId &id, const QString &reason);

constexpr int parseError = -32700, invalidRequest = -32600;
/// Codes of the errors that a link writes in a server's place.
constexpr int noAnswer = -32000, sessionLost = -32001;

} // namespace mcp
