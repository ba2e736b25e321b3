// SPDX-License-Identifier: Apache-2.0
// Calls of tools of the MCP servers that the client has given.
#include "demoagent/eventlog.h"
#include "demoagent/promptturn.h"
#include "demoagent/script.h"

#include <QJsonDocument>
#include <QProcess>
#include <QProcessEnvironment>

#include <map>
#include <memory>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

// A server that runs as long as the turn.
class ToolServer
{
public:
    ToolServer(PromptTurn &turn, const QJsonObject &server) : m_turn(turn)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        const QJsonArray variables = server["env"_L1].toArray();
        for (const auto &variable : variables)
            environment.insert(variable["name"_L1].toString(), variable["value"_L1].toString());
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        QStringList arguments;
        const QJsonArray words = server["args"_L1].toArray();
        for (const auto &word : words)
            arguments << word.toString();
        m_process.start(server["command"_L1].toString(), arguments);
        request(u"initialize"_s, {{"protocolVersion"_L1, "2025-06-18"_L1},
                                  {"capabilities"_L1, QJsonObject()},
                                  {"clientInfo"_L1, QJsonObject{{"name"_L1, "demo"_L1}, {"version"_L1, "1"_L1}}}});
        send({{"method"_L1, "notifications/initialized"_L1}});
        request(u"tools/list"_s, {});
    }
    ~ToolServer()
    {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(2000))
            m_process.kill();
        m_process.waitForFinished(2000);
    }

    // The whole answer; empty if the server has ended.
    QJsonObject request(const QString &method, const QJsonObject &params)
    {
        const int id = ++m_newest;
        send({{"id"_L1, id}, {"method"_L1, method}, {"params"_L1, params}});
        while (true) {
            while (m_process.canReadLine()) {
                const QJsonObject message = QJsonDocument::fromJson(m_process.readLine()).object();
                if (message["id"_L1] == QJsonValue(id) && !message.contains("method"_L1))
                    return message;
            }
            if (m_turn.cancelled()) {
                send({{"method"_L1, "notifications/cancelled"_L1}, {"params"_L1, QJsonObject{{"requestId"_L1, id}}}});
                m_process.waitForBytesWritten(1000);
                throw Cancelled();
            }
            if (m_process.state() == QProcess::NotRunning)
                return {};
            m_process.waitForReadyRead(20);
        }
    }

private:
    void send(QJsonObject message)
    {
        message["jsonrpc"_L1] = "2.0"_L1;
        m_process.write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
        m_process.waitForBytesWritten(1000);
    }

    PromptTurn &m_turn;
    QProcess m_process;
    int m_newest = 0;
};

QString textOf(const QJsonObject &answer)
{
    if (answer.isEmpty())
        return u"the server has ended"_s;
    if (answer.contains("error"_L1))
        return answer["error"_L1]["message"_L1].toString();
    return answer["result"_L1]["content"_L1].toArray().first()["text"_L1].toString();
}

// mcp [silent] [ask] SERVER TOOL [JSON] [then …]
void callTool(PromptTurn &turn, ToolServer &server, const QString &name, const QString &tool,
              const QJsonObject &arguments, bool isSilent, bool asks)
{
    const QString title = u"mcp__%1__%2"_s.arg(name, tool);
    QString call;
    if (!isSilent)
        call = turn.startTool("other"_L1, title, {{"status"_L1, "pending"_L1}, {"rawInput"_L1, arguments}});
    if (asks) {
        const QJsonObject asked{{"toolCallId"_L1, call}, {"title"_L1, title}, {"rawInput"_L1, arguments}};
        const Answer answer =
            turn.ask("session/request_permission"_L1, {{"toolCall"_L1, asked}, {"options"_L1, permissionOptions()}});
        if (!outcomeText(answer).startsWith(u"yes"_s)) {
            turn.endTool(call, "failed"_L1);
            return;
        }
    }
    const QJsonObject answer = server.request(u"tools/call"_s, {{"name"_L1, tool}, {"arguments"_L1, arguments}});
    const bool failed = !answer.contains("result"_L1) || answer["result"_L1]["isError"_L1].toBool();
    logEvent("tool"_L1, {{"name"_L1, tool}, {"failed"_L1, failed}});
    if (!isSilent)
        turn.endTool(call, failed ? "failed"_L1 : "completed"_L1,
                     {{"content"_L1, QJsonArray{toolText(textOf(answer))}}});
    turn.say(u"%1: %2\n"_s.arg(tool, textOf(answer)));
}

void mcp(PromptTurn &turn)
{
    std::map<QString, std::unique_ptr<ToolServer>> servers;
    const QStringList calls = turn.arguments().split(u" then "_s, Qt::SkipEmptyParts);
    for (const QString &text : calls) {
        QStringList words = text.trimmed().split(u' ', Qt::SkipEmptyParts);
        const bool isSilent = words.removeAll(u"silent"_s) > 0, asks = words.removeAll(u"ask"_s) > 0;
        const QString name = words.value(0), tool = words.value(1);
        const QJsonObject arguments = QJsonDocument::fromJson(words.mid(2).join(u' ').toUtf8()).object();
        const QJsonArray given = turn.session().mcpServers;
        for (const auto &server : given) {
            if (server["name"_L1].toString() == name && !servers.contains(name))
                servers[name] = std::make_unique<ToolServer>(turn, server.toObject());
        }
        if (!servers.contains(name)) {
            turn.say(u"I was given no server %1.\n"_s.arg(name));
            continue;
        }
        callTool(turn, *servers[name], name, tool, arguments, isSilent, asks);
    }
}

} // namespace

Words mcpWords()
{
    return {
        {"mcp", "[silent] [ask] SERVER TOOL [JSON] [then ...]", "calls a tool of an MCP server that I was given", mcp}};
}

} // namespace demoagent
