// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"

AgentBench::AgentBench(bool open)
{
    files.blobs = &blobs;
    remake();
    if (open)
        openSession();
}

AgentBench::~AgentBench()
{
    if (m_watched && m_lastTold && !m_watched->isLookingForChanges())
        qFatal("nobody was told that the search for changes was over");
    connection.reset(); // it tells of the end, and the list of events is still there
}

void AgentBench::obey(std::vector<core::PermissionRule> rules)
{
    connection->setPermissionRules(std::make_shared<const std::vector<core::PermissionRule>>(std::move(rules)),
                                   QStringLiteral("demo"));
}

void AgentBench::remake()
{
    core::AgentSetup setup;
    setup.name = QStringLiteral("bench");
    setup.remote = remote;
    setup.prepare = prepare;
    setup.network = network;
    setup.elicitation = elicitation;
    setup.extras = extras;
    setup.makeTransport = [this] {
        auto transport = std::make_unique<transport::LoopbackTransport>();
        wire = transport.get();
        QObject::connect(wire, &transport::LoopbackTransport::sent, wire, [this](const QByteArray &line) {
            sent << QJsonDocument::fromJson(line).object();
            if (onSent)
                onSent(sent.last());
        });
        return transport;
    };
    connection = std::make_unique<core::AgentConnection>(
        setup, core::Services{&clock, sharedBoard ? sharedBoard : &board, book ? book : &ledger,
                              changer ? changer : &files, &blobs, &runner, snapshots, openTurns, names});
    connection->setSpeaksOldCancel(speaksOldCancel);
}

void AgentBench::openSession(const QByteArray &initialize, const QByteArray &setup)
{
    connection->start();
    answer(idOf(QStringLiteral("initialize")), initialize);
    if (connection->state() != core::ConnectionState::Ready)
        return;
    connection->openSession(folder.path(), connection.get(), [this](const base::Result<core::Session *> &result) {
        if (!result)
            return;
        session = *result;
        m_watched = session;
        m_lastTold = false;
        QObject::connect(session, &core::Session::stateChanged, session,
                         [this] { m_lastTold = m_watched->isLookingForChanges(); });
        QObject::connect(session, &core::Session::eventOccurred, session,
                         [this](const core::SessionEvent &e) { events.push_back(e); });
    });
    answer(idOf(QStringLiteral("session/new")), setup);
}

int AgentBench::count(const QString &method) const
{
    return int(std::count_if(sent.begin(), sent.end(), [&](const QJsonObject &m) {
        return m.value(QLatin1String("method")).toString() == method;
    }));
}

QJsonValue AgentBench::idOf(const QString &method) const
{
    for (auto i = sent.crbegin(); i != sent.crend(); ++i) {
        if (i->value(QLatin1String("method")).toString() == method)
            return i->value(QLatin1String("id"));
    }
    return {};
}

int AgentBench::answers(int id) const
{
    return int(std::count_if(sent.begin(), sent.end(), [id](const QJsonObject &m) {
        return !m.contains(QLatin1String("method")) && m.value(QLatin1String("id")).toInt(-1) == id;
    }));
}

QJsonObject AgentBench::answerTo(int id) const
{
    for (const QJsonObject &m : sent) {
        if (!m.contains(QLatin1String("method")) && m.value(QLatin1String("id")).toInt(-1) == id)
            return m;
    }
    return {};
}

int AgentBench::errorCode(int id) const
{
    return answerTo(id).value(QLatin1String("error")).toObject().value(QLatin1String("code")).toInt();
}

QString AgentBench::permissionOutcome(int id) const
{
    return answerTo(id)
        .value(QLatin1String("result"))
        .toObject()
        .value(QLatin1String("outcome"))
        .toObject()
        .value(QLatin1String("outcome"))
        .toString();
}

void AgentBench::answer(const QJsonValue &id, const QByteArray &result)
{
    wire->receive("{\"jsonrpc\":\"2.0\",\"id\":" + QByteArray::number(id.toInteger()) + ",\"result\":" + result + '}');
}

void AgentBench::answerError(const QJsonValue &id, int code)
{
    wire->receive("{\"jsonrpc\":\"2.0\",\"id\":" + QByteArray::number(id.toInteger()) +
                  ",\"error\":{\"code\":" + QByteArray::number(code) + ",\"message\":\"problem\"}}");
}

void AgentBench::lose()
{
    transport::Ending ending;
    ending.error = {base::Origin::Network, 0, QStringLiteral("The connection to agents.example was lost."), {}};
    wire->end(ending);
}

void AgentBench::die(int exitCode, const QString &lastWords)
{
    transport::Ending ending;
    ending.exitCode = exitCode;
    ending.error = {base::Origin::Agent, exitCode, QStringLiteral("The agent process ended by itself."), {}};
    ending.standardErrorTail = lastWords;
    wire->end(ending);
}

void AgentBench::answerPrompt(const char *reason)
{
    answer(idOf(QStringLiteral("session/prompt")), QByteArray("{\"stopReason\":\"") + reason + "\"}");
}

void AgentBench::update(const QByteArray &update)
{
    wire->receive(R"({"jsonrpc":"2.0","method":"session/update","params":{"sessionId":")" + sessionId +
                  R"(","update":)" + update + "}}");
}

void AgentBench::text(const QByteArray &text)
{
    update(R"({"sessionUpdate":"agent_message_chunk","content":{"type":"text","text":")" + text + "\"}}");
}

int AgentBench::request(const QByteArray &method, const QByteArray &params)
{
    const int id = nextId++;
    wire->receive("{\"jsonrpc\":\"2.0\",\"id\":" + QByteArray::number(id) + ",\"method\":\"" + method +
                  "\",\"params\":" + params + '}');
    return id;
}

int AgentBench::permission()
{
    return request(
        "session/request_permission",
        R"({"sessionId":")" + sessionId +
            R"(","toolCall":{"toolCallId":"c","title":"rm -rf x","kind":"execute"},"options":[)"
            R"({"optionId":"yes","name":"Allow","kind":"allow_once"},{"optionId":"no","name":"Reject","kind":"reject_once"}]})");
}

int AgentBench::askForm(const QByteArray &about)
{
    return request("elicitation/create",
                   '{' + (about.isEmpty() ? R"("sessionId":")" + sessionId + '"' : about) +
                       R"(,"mode":"form","message":"Which knot?","requestedSchema":{"type":"object","properties":)"
                       R"({"name":{"type":"string"},"turns":{"type":"integer"}},"required":["name"]}})");
}

QString AgentBench::elicitationAction(int id) const
{
    return answerTo(id).value(QLatin1String("result")).toObject().value(QLatin1String("action")).toString();
}

int AgentBench::write(const QByteArray &name, const QByteArray &content)
{
    return request("fs/write_text_file", "{\"sessionId\":\"" + sessionId + "\",\"path\":\"" + folder.path().toUtf8() +
                                             '/' + name + "\",\"content\":\"" + content + "\"}");
}

int AgentBench::read(const QByteArray &name, const QByteArray &more)
{
    return request("fs/read_text_file", "{\"sessionId\":\"" + sessionId + "\",\"path\":\"" + folder.path().toUtf8() +
                                            '/' + name + '"' + more + '}');
}

QByteArray AgentBench::textRead(int id) const
{
    return answerTo(id).value(QLatin1String("result")).toObject().value(QLatin1String("content")).toString().toUtf8();
}

void AgentBench::plant(const QByteArray &name, const QByteArray &content) const
{
    QFile file(folder.filePath(QString::fromUtf8(name)));
    if (file.open(QIODevice::WriteOnly))
        file.write(content);
}

QByteArray AgentBench::onDisk(const QByteArray &name) const
{
    QFile file(folder.filePath(QString::fromUtf8(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

int AgentBench::createTerminal()
{
    return request("terminal/create", R"({"sessionId":")" + sessionId + R"(","command":"sleep","args":["300"]})");
}

QByteArray AgentBench::terminalOf(int createId) const
{
    return answerTo(createId)
        .value(QLatin1String("result"))
        .toObject()
        .value(QLatin1String("terminalId"))
        .toString()
        .toUtf8();
}

int AgentBench::waitForExit(const QByteArray &terminal)
{
    return request("terminal/wait_for_exit",
                   "{\"sessionId\":\"" + sessionId + "\",\"terminalId\":\"" + terminal + "\"}");
}

void AgentBench::cancelRequest(int id)
{
    wire->receive(R"({"jsonrpc":"2.0","method":"$/cancel_request","params":{"requestId":)" + QByteArray::number(id) +
                  "}}");
}

void AgentBench::prompt()
{
    (void)session->prompt({acp::TextContent{QStringLiteral("do it")}});
}

std::vector<ledger::Effect> AgentBench::deeds() const
{
    std::vector<ledger::Effect> rows = ledger.allEffects();
    std::erase_if(rows, [](const ledger::Effect &row) { return !row.isOwnDeed(); });
    return rows;
}

std::optional<core::TurnEnd> AgentBench::lastEnd() const
{
    const auto ends = all<core::TurnEnded>();
    return ends.empty() ? std::nullopt : std::optional(ends.back().end);
}

core::RequestEnd AgentBench::rowEnd(core::RequestKind kind) const
{
    core::RequestEnd end = core::RequestEnd::None;
    for (const auto &[key, row] : board.rows()) {
        if (row.kind == kind)
            end = row.end;
    }
    return end;
}
