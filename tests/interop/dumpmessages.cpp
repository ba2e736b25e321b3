// SPDX-License-Identifier: Apache-2.0
// Prints every kind of message that Belay can send, each with the name of what it claims to be, for validate.mjs. They
// come out of the endpoint that the application uses, so the envelopes are the real ones too.
#include "acp/agentendpoint.h"
#include "jsonrpc/wiretap.h"
#include "transport/loopbacktransport.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

#include <cstdio>

using namespace Qt::StringLiterals;
using base::SessionId;
using base::TerminalId;

namespace {

// Answers at once, the n-th request of a kind in the n-th way.
class Answers : public acp::ClientHandler
{
public:
    void sessionUpdate(const SessionId &, acp::SessionUpdate) override {}
    void requestPermission(acp::PermissionRequest, acp::PermissionResponder responder) override
    {
        if (++m_permissions == 1)
            responder.answer({u"yes"_s});
        else if (m_permissions == 2)
            responder.answer({std::nullopt});
        else
            responder.failCancelled();
    }
    void readTextFile(acp::ReadTextFileRequest, acp::ReadResponder responder) override
    {
        if (++m_reads == 1)
            responder.answer({"one\n\"two\"\t\\ \x01 \xc3\xbc \xf0\x9f\xaa\xa2\n"});
        else
            responder.failNotFound(u"No such file: /tmp/\"odd\"\nname"_s);
    }
    void writeTextFile(acp::WriteTextFileRequest, acp::DoneResponder responder) override { responder.answer({}); }
    void createTerminal(acp::CreateTerminalRequest, acp::CreateTerminalResponder responder) override
    {
        responder.answer({TerminalId{u"terminal-1"_s}});
    }
    void terminalOutput(acp::TerminalRequest, acp::OutputResponder responder) override
    {
        switch (++m_outputs) {
        case 1:
            return responder.answer({"running \x1b[1mso far\x1b[0m", false, std::nullopt});
        case 2:
            return responder.answer({"all of it", true, acp::TerminalExit{3, {}}});
        default:
            return responder.answer({"", false, acp::TerminalExit{std::nullopt, u"SIGKILL"_s}});
        }
    }
    void waitForTerminalExit(acp::TerminalRequest, acp::ExitResponder responder) override
    {
        if (++m_waits == 1)
            responder.answer({0, {}});
        else
            responder.answer({std::nullopt, u"SIGTERM"_s});
    }
    void killTerminal(acp::TerminalRequest, acp::DoneResponder responder) override { responder.answer({}); }
    void releaseTerminal(acp::TerminalRequest, acp::DoneResponder responder) override { responder.answer({}); }
    void requestElicitation(acp::ElicitationRequest, acp::ElicitationResponder responder) override
    {
        using enum acp::ElicitationAnswer::Action;
        switch (++m_elicitations) {
        case 1:
            return responder.answer({Accept,
                                     {{u"name"_s, u"bow\"line"_s},
                                      {u"turns"_s, qint64(3)},
                                      {u"load"_s, 1.5},
                                      {u"wet"_s, true},
                                      {u"uses"_s, QStringList{u"sea"_s}}}});
        case 2:
            return responder.answer({Decline, {}});
        default:
            return responder.answer({Cancel, {}});
        }
    }
    void elicitationCompleted(const QString &) override {}

private:
    int m_permissions = 0;
    int m_reads = 0;
    int m_outputs = 0;
    int m_waits = 0;
    int m_elicitations = 0;
};

class Dump : public QObject
{
public:
    Dump()
    {
        auto transport = std::make_unique<transport::LoopbackTransport>();
        m_wire = transport.get();
        connect(m_wire, &transport::LoopbackTransport::sent, this, [this](const QByteArray &line) { print(line); });
        m_endpoint = std::make_unique<acp::AgentEndpoint>(std::move(transport), std::make_shared<jsonrpc::WireTap>(),
                                                          &m_answers);
        m_endpoint->start();
    }

    void requests();
    void answers();

private:
    void print(const QByteArray &line);
    void agentAnswers(const QJsonObject &result);
    void agentAsks(const QString &method, QJsonObject params);
    template <class T> acp::AgentEndpoint::Done<T> ignored()
    {
        return [](const acp::Reply<T> &) {};
    }

    Answers m_answers;
    transport::LoopbackTransport *m_wire = nullptr;
    std::unique_ptr<acp::AgentEndpoint> m_endpoint;
    QMap<QString, QString> m_asked; // id as JSON → method
    QJsonValue m_lastId;
    int m_nextId = 1;
};

QString idText(const QJsonValue &id)
{
    return QString::fromUtf8(QJsonDocument(QJsonObject{{u"id"_s, id}}).toJson(QJsonDocument::Compact));
}

void Dump::print(const QByteArray &line)
{
    const QJsonObject message = QJsonDocument::fromJson(line).object();
    const QJsonValue id = message[u"id"_s];
    QString type = u"ClientRequest"_s;
    if (!message.contains(u"method"_s))
        type = u"ClientResponse:"_s + m_asked.value(idText(id));
    else if (id.isUndefined())
        type = u"ClientNotification"_s;
    else
        m_lastId = id;
    // The message goes through as it was sent: what a parser would mend must not be mended here.
    std::printf("{\"type\":\"%s\",\"message\":%s}\n", qUtf8Printable(type), line.trimmed().constData());
}

void Dump::agentAnswers(const QJsonObject &result)
{
    const QJsonObject answer{{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, m_lastId}, {u"result"_s, result}};
    m_wire->receive(QJsonDocument(answer).toJson(QJsonDocument::Compact) + '\n');
}

void Dump::agentAsks(const QString &method, QJsonObject params)
{
    // Both kinds of ids that an agent may use.
    const QJsonValue id = m_nextId % 2 ? QJsonValue(m_nextId) : QJsonValue(QString::number(m_nextId));
    ++m_nextId;
    m_asked[idText(id)] = method;
    params[u"sessionId"_s] = u"s-1"_s;
    const QJsonObject request{{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}, {u"method"_s, method}, {u"params"_s, params}};
    m_wire->receive(QJsonDocument(request).toJson(QJsonDocument::Compact) + '\n');
}

void Dump::requests()
{
    const SessionId session{u"s-1 \"quoted\" ü"_s};
    const std::vector<acp::McpServer> servers{
        acp::McpStdio{u"files"_s, u"/usr/bin/mcp-files"_s, {u"--root"_s, u"/tmp"_s}, {{u"A"_s, u"1"_s}}},
        acp::McpStdio{u"bare"_s, u"mcp"_s, {}, {}},
        acp::McpHttp{u"web"_s, u"https://example.org/mcp"_s, {{u"Authorization"_s, u"x"_s}}, false},
        acp::McpHttp{u"events"_s, u"https://example.org/sse"_s, {}, true}};

    acp::InitializeRequest initialize;
    initialize.client = {u"belay"_s, u"Belay"_s, u"0.1.0"_s};
    initialize.capabilities.elicitationForm = initialize.capabilities.elicitationUrl = true;
    m_endpoint->initialize(initialize, this, ignored<acp::InitializeResponse>());
    agentAnswers({{u"protocolVersion"_s, 1}});

    m_endpoint->authenticate(u"login"_s, this, ignored<acp::Nothing>());
    m_endpoint->logout(this, ignored<acp::Nothing>());
    m_endpoint->newSession({u"/home/me"_s, {}, {}}, this, ignored<acp::SessionSetup>());
    m_endpoint->newSession({u"/home/me"_s, {u"/srv/other"_s}, servers}, this, ignored<acp::SessionSetup>());
    const acp::LoadSessionRequest load{session, u"/home/me"_s, {u"/srv/other"_s}, servers};
    m_endpoint->loadSession(load, this, ignored<acp::SessionSetup>());
    m_endpoint->loadSession({session, u"/"_s, {}, {}}, this, ignored<acp::SessionSetup>());
    m_endpoint->resumeSession(load, this, ignored<acp::SessionSetup>());
    m_endpoint->listSessions({}, this, ignored<acp::ListSessionsResponse>());
    m_endpoint->listSessions({u"/home/me"_s, u"next"_s}, this, ignored<acp::ListSessionsResponse>());
    m_endpoint->setMode({session, u"ask"_s}, this, ignored<acp::Nothing>());
    m_endpoint->setConfigOption({session, u"model"_s, u"calm"_s}, this, ignored<std::vector<acp::ConfigOption>>());
    m_endpoint->setConfigOption({session, u"fast"_s, true}, this, ignored<std::vector<acp::ConfigOption>>());

    const std::vector<acp::ContentBlock> prompt{
        acp::TextContent{u"Hello\nü €  \u2028 🪢"_s},
        acp::ImageContent{QByteArray("\x89PNG\r\n", 6), u"image/png"_s, u"file:///tmp/a.png"_s},
        acp::ImageContent{"x", u"image/png"_s, {}},
        acp::AudioContent{"RIFF", u"audio/wav"_s},
        acp::ResourceLink{u"file:///tmp/a.txt"_s, u"a.txt"_s, u"A"_s, u"a file"_s, u"text/plain"_s, 12},
        acp::ResourceLink{u"file:///tmp/b.txt"_s, u"b.txt"_s, {}, {}, {}, std::nullopt},
        acp::EmbeddedResource{u"file:///tmp/c.txt"_s, u"text/plain"_s, u"text of c"_s, {}, true},
        acp::EmbeddedResource{u"file:///tmp/d.bin"_s, {}, {}, QByteArray("\0\xff", 2), false}};
    acp::Call open = m_endpoint->prompt({session, prompt}, this, ignored<acp::PromptResponse>());
    m_endpoint->cancelSession(session);
    open.cancel();
    m_endpoint->closeSession(session, this, ignored<acp::Nothing>());
    m_endpoint->deleteSession(session, this, ignored<acp::Nothing>());
}

void Dump::answers()
{
    const QJsonObject option{{u"optionId"_s, u"yes"_s}, {u"name"_s, u"Yes"_s}, {u"kind"_s, u"allow_once"_s}};
    const QJsonObject permission{{u"toolCall"_s, QJsonObject{{u"toolCallId"_s, u"c-1"_s}}},
                                 {u"options"_s, QJsonArray{option}}};
    const QJsonObject terminal{{u"terminalId"_s, u"terminal-1"_s}};
    const QJsonObject file{{u"path"_s, u"/tmp/a.txt"_s}, {u"content"_s, u"text"_s}};
    const QJsonObject form{{u"mode"_s, u"form"_s},
                           {u"message"_s, u"Which knot?"_s},
                           {u"requestedSchema"_s, QJsonObject{{u"type"_s, u"object"_s}}}};
    for (int i = 0; i < 3; ++i) {
        agentAsks(u"session/request_permission"_s, permission);
        agentAsks(u"elicitation/create"_s, form);
        agentAsks(u"terminal/output"_s, terminal);
    }
    for (int i = 0; i < 2; ++i) {
        agentAsks(u"fs/read_text_file"_s, file);
        agentAsks(u"terminal/wait_for_exit"_s, terminal);
    }
    agentAsks(u"fs/write_text_file"_s, file);
    agentAsks(u"terminal/create"_s, {{u"command"_s, u"true"_s}});
    agentAsks(u"terminal/kill"_s, terminal);
    agentAsks(u"terminal/release"_s, terminal);
    // Refused by the room itself.
    agentAsks(u"terminal/create"_s, {{u"command"_s, 42}});
    agentAsks(u"vendor/unknown"_s, {});
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    Dump dump;
    dump.requests();
    dump.answers();
    return 0;
}
