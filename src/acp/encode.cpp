// SPDX-License-Identifier: Apache-2.0
#include "acp/encode.h"

#include "base/exacttext.h"
#include "base/overloaded.h"
#include "jsonrpc/rpcmessage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace acp::v1 {

namespace {

QByteArray text(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// As a JSON string. QJsonDocument escapes character by character, which takes as long as a frame for long texts such
/// as files and outputs of commands.
QByteArray quotedText(const QByteArray &utf8)
{
    return jsonrpc::quoted(base::exactText(utf8));
}

QString base64(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

void setIfAny(QJsonObject &object, QLatin1String key, const QString &value)
{
    if (!value.isEmpty())
        object.insert(key, value);
}

QJsonArray namedValues(const std::vector<std::pair<QString, QString>> &values)
{
    QJsonArray out;
    for (const auto &[name, value] : values)
        out.append(QJsonObject{{QStringLiteral("name"), name}, {QStringLiteral("value"), value}});
    return out;
}

QJsonObject content(const ContentBlock &block)
{
    return std::visit(
        base::Overloaded{
            [](const TextContent &c) {
                return QJsonObject{{QStringLiteral("type"), QStringLiteral("text")}, {QStringLiteral("text"), c.text}};
            },
            [](const ImageContent &c) {
                QJsonObject out{{QStringLiteral("type"), QStringLiteral("image")},
                                {QStringLiteral("data"), base64(c.data)},
                                {QStringLiteral("mimeType"), c.mimeType}};
                setIfAny(out, QLatin1String("uri"), c.uri);
                return out;
            },
            [](const AudioContent &c) {
                return QJsonObject{{QStringLiteral("type"), QStringLiteral("audio")},
                                   {QStringLiteral("data"), base64(c.data)},
                                   {QStringLiteral("mimeType"), c.mimeType}};
            },
            [](const ResourceLink &c) {
                QJsonObject out{{QStringLiteral("type"), QStringLiteral("resource_link")},
                                {QStringLiteral("uri"), c.uri},
                                {QStringLiteral("name"), c.name}};
                setIfAny(out, QLatin1String("title"), c.title);
                setIfAny(out, QLatin1String("description"), c.description);
                setIfAny(out, QLatin1String("mimeType"), c.mimeType);
                if (c.size)
                    out.insert(QLatin1String("size"), *c.size);
                return out;
            },
            [](const EmbeddedResource &c) {
                QJsonObject inner{{QStringLiteral("uri"), c.uri}};
                setIfAny(inner, QLatin1String("mimeType"), c.mimeType);
                if (c.isText)
                    inner.insert(QLatin1String("text"), c.text);
                else
                    inner.insert(QLatin1String("blob"), base64(c.blob));
                return QJsonObject{{QStringLiteral("type"), QStringLiteral("resource")},
                                   {QStringLiteral("resource"), inner}};
            },
            [](const UnknownContent &c) { return QJsonDocument::fromJson(c.raw.toUtf8()).object(); },
        },
        block);
}

QJsonArray mcpServers(const std::vector<McpServer> &servers)
{
    QJsonArray out;
    for (const McpServer &server : servers) {
        if (const auto *local = std::get_if<McpStdio>(&server)) {
            out.append(QJsonObject{{QStringLiteral("name"), local->name},
                                   {QStringLiteral("command"), local->command},
                                   {QStringLiteral("args"), QJsonArray::fromStringList(local->arguments)},
                                   {QStringLiteral("env"), namedValues(local->environment)}});
        } else if (const auto *remote = std::get_if<McpHttp>(&server)) {
            out.append(
                QJsonObject{{QStringLiteral("type"), remote->sse ? QStringLiteral("sse") : QStringLiteral("http")},
                            {QStringLiteral("name"), remote->name},
                            {QStringLiteral("url"), remote->url},
                            {QStringLiteral("headers"), namedValues(remote->headers)}});
        }
    }
    return out;
}

QJsonObject sessionFolders(const QString &cwd, const QStringList &additional, const std::vector<McpServer> &servers)
{
    QJsonObject out{{QStringLiteral("cwd"), cwd}, {QStringLiteral("mcpServers"), mcpServers(servers)}};
    if (!additional.isEmpty())
        out.insert(QLatin1String("additionalDirectories"), QJsonArray::fromStringList(additional));
    return out;
}

QJsonObject exitStatus(const TerminalExit &exit)
{
    return {{QStringLiteral("exitCode"), exit.exitCode ? QJsonValue(qint64(*exit.exitCode)) : QJsonValue()},
            {QStringLiteral("signal"), exit.signal.isEmpty() ? QJsonValue() : QJsonValue(exit.signal)}};
}

} // namespace

QByteArray encode(const InitializeRequest &request)
{
    const ClientCapabilities &c = request.capabilities;
    QJsonObject capabilities{{QStringLiteral("fs"), QJsonObject{{QStringLiteral("readTextFile"), c.readTextFile},
                                                                {QStringLiteral("writeTextFile"), c.writeTextFile}}},
                             {QStringLiteral("terminal"), c.terminal},
                             {QStringLiteral("auth"), QJsonObject{{QStringLiteral("terminal"), c.terminalAuth}}}};
    QJsonObject session;
    if (c.booleanOptions)
        session.insert(QLatin1String("configOptions"), QJsonObject{{QStringLiteral("boolean"), QJsonObject()}});
    if (c.notices)
        session.insert(QLatin1String("notices"), QJsonObject());
    if (c.compaction)
        session.insert(QLatin1String("compaction"), QJsonObject());
    capabilities.insert(QLatin1String("session"), session);
    if (c.elicitationForm || c.elicitationUrl) {
        QJsonObject elicitation;
        if (c.elicitationForm)
            elicitation.insert(QLatin1String("form"), QJsonObject());
        if (c.elicitationUrl)
            elicitation.insert(QLatin1String("url"), QJsonObject());
        capabilities.insert(QLatin1String("elicitation"), elicitation);
    }
    if (c.cancelsNovember2025)
        capabilities.insert(QLatin1String("cancellation"), QJsonObject{{QStringLiteral("request"), true}});
    return text({{QStringLiteral("protocolVersion"), request.protocolVersion},
                 {QStringLiteral("clientCapabilities"), capabilities},
                 {QStringLiteral("clientInfo"), QJsonObject{{QStringLiteral("name"), request.client.name},
                                                            {QStringLiteral("title"), request.client.title},
                                                            {QStringLiteral("version"), request.client.version}}}});
}

QByteArray encodeAuthenticate(const QString &methodId)
{
    return text({{QStringLiteral("methodId"), methodId}});
}

QByteArray encode(const NewSessionRequest &request)
{
    return text(sessionFolders(request.cwd, request.additionalDirectories, request.mcpServers));
}

QByteArray encode(const LoadSessionRequest &request)
{
    QJsonObject out = sessionFolders(request.cwd, request.additionalDirectories, request.mcpServers);
    out.insert(QLatin1String("sessionId"), request.id.value);
    return text(out);
}

QByteArray encode(const ListSessionsRequest &request)
{
    QJsonObject out;
    setIfAny(out, QLatin1String("cwd"), request.cwd);
    setIfAny(out, QLatin1String("cursor"), request.cursor);
    return text(out);
}

QByteArray encodeSession(const SessionId &session)
{
    return text({{QStringLiteral("sessionId"), session.value}});
}

QByteArray encode(const PromptRequest &request)
{
    QJsonArray prompt;
    for (const ContentBlock &block : request.prompt)
        prompt.append(content(block));
    return text({{QStringLiteral("sessionId"), request.session.value}, {QStringLiteral("prompt"), prompt}});
}

QByteArray encode(const SetModeRequest &request)
{
    return text({{QStringLiteral("sessionId"), request.session.value}, {QStringLiteral("modeId"), request.modeId}});
}

QByteArray encode(const SetConfigOptionRequest &request)
{
    QJsonObject out{{QStringLiteral("sessionId"), request.session.value},
                    {QStringLiteral("configId"), request.configId}};
    if (const bool *flag = std::get_if<bool>(&request.value)) {
        out.insert(QLatin1String("type"), QStringLiteral("boolean"));
        out.insert(QLatin1String("value"), *flag);
    } else {
        out.insert(QLatin1String("value"), std::get<QString>(request.value));
    }
    return text(out);
}

QByteArray encode(const Nothing &)
{
    return QByteArrayLiteral("{}");
}

QByteArray encode(const PermissionAnswer &answer)
{
    QJsonObject outcome{
        {QStringLiteral("outcome"), answer.optionId ? QStringLiteral("selected") : QStringLiteral("cancelled")}};
    if (answer.optionId)
        outcome.insert(QLatin1String("optionId"), *answer.optionId);
    return text({{QStringLiteral("outcome"), outcome}});
}

QByteArray encode(const ReadTextFileAnswer &answer)
{
    return "{\"content\":" + quotedText(answer.content) + '}';
}

QByteArray encode(const CreateTerminalAnswer &answer)
{
    return text({{QStringLiteral("terminalId"), answer.id.value}});
}

QByteArray encode(const TerminalExit &answer)
{
    return text(exitStatus(answer));
}

QByteArray encode(const TerminalOutputAnswer &answer)
{
    const QByteArray exit = answer.exit ? ",\"exitStatus\":" + text(exitStatus(*answer.exit)) : QByteArray();
    return "{\"output\":" + quotedText(answer.output) + ",\"truncated\":" + (answer.truncated ? "true" : "false") +
           exit + '}';
}

QByteArray encode(const ElicitationAnswer &answer)
{
    switch (answer.action) {
    case ElicitationAnswer::Action::Decline:
        return text({{QStringLiteral("action"), QStringLiteral("decline")}});
    case ElicitationAnswer::Action::Cancel:
        return text({{QStringLiteral("action"), QStringLiteral("cancel")}});
    case ElicitationAnswer::Action::Accept:
        break;
    }
    QJsonObject values;
    for (const auto &[name, value] : answer.content)
        values.insert(name, std::visit(base::Overloaded{[](const QStringList &list) {
                                                            return QJsonValue(QJsonArray::fromStringList(list));
                                                        },
                                                        [](const auto &plain) { return QJsonValue(plain); }},
                                       value));
    return text({{QStringLiteral("action"), QStringLiteral("accept")}, {QStringLiteral("content"), values}});
}

} // namespace acp::v1
