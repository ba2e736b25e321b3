// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/permissionrules.h"
#include "core/session/agentconnection.h"
#include "directledger.h"
#include "fakeclock.h"
#include "fakecommand.h"
#include "proxy/networkwatch.h"
#include "transport/loopbacktransport.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QTemporaryDir>

/// A connection whose agent is the test: everything Belay sends is in `sent`, everything the agent says is a
/// call. Time is fake, commands are fake, nothing needs an event loop.
struct AgentBench
{
    FakeClock clock;
    core::RequestBoard board{&clock};
    DirectLedger ledger;
    DirectFiles files{&ledger};
    FakeRunner runner;
    /// In memory where there is such a place: writes are synced to disk, thousands of times.
    QTemporaryDir folder{
        (QFileInfo(QStringLiteral("/dev/shm")).isWritable() ? QStringLiteral("/dev/shm") : QDir::tempPath()) +
        QStringLiteral("/belay-XXXXXX")};
    ledger::BlobStore blobs{folder.path() + QStringLiteral("/.blobs")};
    QPointer<transport::LoopbackTransport> wire;
    std::unique_ptr<core::AgentConnection> connection;
    core::Session *session = nullptr;
    QList<QJsonObject> sent;
    std::vector<core::SessionEvent> events;
    int nextId = 1000;
    QByteArray sessionId = "s"; ///< in updates

    explicit AgentBench(bool open = true)
    {
        files.blobs = &blobs;
        remake();
        if (open)
            openSession();
    }

    /// From now on the user's rules are these.
    void obey(std::vector<core::PermissionRule> rules)
    {
        connection->setPermissionRules(std::make_shared<const std::vector<core::PermissionRule>>(std::move(rules)),
                                       QStringLiteral("demo"));
    }

    /// A connection anew, with what was set since.
    void remake()
    {
        core::AgentSetup setup;
        setup.name = QStringLiteral("bench");
        setup.cancelDialect = cancelDialect;
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
    }

    std::function<std::unique_ptr<ledger::Snapshots>(const QString &)> snapshots; ///< none by default
    const ledger::OpenTurns *openTurns = nullptr;                                 ///< none by default
    ledger::FileChanger *changer = nullptr;                                       ///< instead of `files`; not owned
    ledger::Ledger *book = nullptr;                                               ///< instead of `ledger`; not owned
    core::RequestBoard *sharedBoard = nullptr;                                    ///< instead of `board`; not owned
    core::SessionNames *names = nullptr;                                          ///< none by default
    std::shared_ptr<proxy::NetworkWatch> network;                                 ///< none by default
    decltype(core::AgentSetup::prepare) prepare;                                  ///< none by default
    decltype(core::AgentSetup::extras) extras;                                    ///< none by default
    bool remote = false;                                                          ///< the agent runs elsewhere
    bool elicitation = true;                                                      ///< somebody can fill a form
    bool cancelDialect = false; ///< the agent is set to the November 2025 proposal
    std::function<void(const QJsonObject &)> onSent;

    void openSession(const QByteArray &initialize = R"({"protocolVersion":1,"agentCapabilities":{}})",
                     const QByteArray &setup = R"({"sessionId":"s"})")
    {
        connection->start();
        answer(idOf(QStringLiteral("initialize")), initialize);
        if (connection->state() != core::ConnectionState::Ready)
            return;
        connection->openSession(folder.path(), connection.get(), [this](const base::Result<core::Session *> &result) {
            if (!result)
                return;
            session = *result;
            QObject::connect(session, &core::Session::eventOccurred, session,
                             [this](const core::SessionEvent &e) { events.push_back(e); });
        });
        answer(idOf(QStringLiteral("session/new")), setup);
    }

    // --- what Belay said -------------------------------------------------------------------------------------
    int count(const QString &method) const
    {
        return int(std::count_if(sent.begin(), sent.end(), [&](const QJsonObject &m) {
            return m.value(QLatin1String("method")).toString() == method;
        }));
    }
    QJsonValue idOf(const QString &method) const
    {
        for (auto i = sent.crbegin(); i != sent.crend(); ++i) {
            if (i->value(QLatin1String("method")).toString() == method)
                return i->value(QLatin1String("id"));
        }
        return {};
    }
    /// How often the agent's request was answered.
    int answers(int id) const
    {
        return int(std::count_if(sent.begin(), sent.end(), [id](const QJsonObject &m) {
            return !m.contains(QLatin1String("method")) && m.value(QLatin1String("id")).toInt(-1) == id;
        }));
    }
    /// The answer to the agent's request, or an empty object.
    QJsonObject answerTo(int id) const
    {
        for (const QJsonObject &m : sent) {
            if (!m.contains(QLatin1String("method")) && m.value(QLatin1String("id")).toInt(-1) == id)
                return m;
        }
        return {};
    }
    int errorCode(int id) const
    {
        return answerTo(id).value(QLatin1String("error")).toObject().value(QLatin1String("code")).toInt();
    }
    QString permissionOutcome(int id) const
    {
        return answerTo(id)
            .value(QLatin1String("result"))
            .toObject()
            .value(QLatin1String("outcome"))
            .toObject()
            .value(QLatin1String("outcome"))
            .toString();
    }

    // --- what the agent says -----------------------------------------------------------------------------------
    void answer(const QJsonValue &id, const QByteArray &result)
    {
        wire->receive("{\"jsonrpc\":\"2.0\",\"id\":" + QByteArray::number(id.toInteger()) + ",\"result\":" + result +
                      '}');
    }
    void answerError(const QJsonValue &id, int code)
    {
        wire->receive("{\"jsonrpc\":\"2.0\",\"id\":" + QByteArray::number(id.toInteger()) +
                      ",\"error\":{\"code\":" + QByteArray::number(code) + ",\"message\":\"problem\"}}");
    }
    /// Of an agent that runs elsewhere.
    void lose()
    {
        transport::Ending ending;
        ending.error = {base::Origin::Network, 0, QStringLiteral("The connection to agents.example was lost."), {}};
        wire->end(ending);
    }
    void die(int exitCode = 1, const QString &lastWords = {})
    {
        transport::Ending ending;
        ending.exitCode = exitCode;
        ending.error = {base::Origin::Agent, exitCode, QStringLiteral("The agent process ended by itself."), {}};
        ending.standardErrorTail = lastWords;
        wire->end(ending);
    }
    void answerPrompt(const char *reason)
    {
        answer(idOf(QStringLiteral("session/prompt")), QByteArray("{\"stopReason\":\"") + reason + "\"}");
    }
    void update(const QByteArray &update)
    {
        wire->receive(R"({"jsonrpc":"2.0","method":"session/update","params":{"sessionId":")" + sessionId +
                      R"(","update":)" + update + "}}");
    }
    void text(const QByteArray &text)
    {
        update(R"({"sessionUpdate":"agent_message_chunk","content":{"type":"text","text":")" + text + "\"}}");
    }
    int request(const QByteArray &method, const QByteArray &params)
    {
        const int id = nextId++;
        wire->receive("{\"jsonrpc\":\"2.0\",\"id\":" + QByteArray::number(id) + ",\"method\":\"" + method +
                      "\",\"params\":" + params + '}');
        return id;
    }
    int permission()
    {
        return request(
            "session/request_permission",
            R"({"sessionId":")" + sessionId +
                R"(","toolCall":{"toolCallId":"c","title":"rm -rf x","kind":"execute"},"options":[)"
                R"({"optionId":"yes","name":"Allow","kind":"allow_once"},{"optionId":"no","name":"Reject","kind":"reject_once"}]})");
    }
    /// A form of a needed text and a number, or \p about something else than the session's id.
    int askForm(const QByteArray &about = {})
    {
        return request("elicitation/create",
                       '{' + (about.isEmpty() ? R"("sessionId":")" + sessionId + '"' : about) +
                           R"(,"mode":"form","message":"Which knot?","requestedSchema":{"type":"object","properties":)"
                           R"({"name":{"type":"string"},"turns":{"type":"integer"}},"required":["name"]}})");
    }
    QString elicitationAction(int id) const
    {
        return answerTo(id).value(QLatin1String("result")).toObject().value(QLatin1String("action")).toString();
    }
    int write(const QByteArray &name = "f.txt", const QByteArray &content = "new")
    {
        return request("fs/write_text_file", "{\"sessionId\":\"" + sessionId + "\",\"path\":\"" +
                                                 folder.path().toUtf8() + '/' + name + "\",\"content\":\"" + content +
                                                 "\"}");
    }
    int read(const QByteArray &name = "f.txt", const QByteArray &more = {})
    {
        return request("fs/read_text_file", "{\"sessionId\":\"" + sessionId + "\",\"path\":\"" +
                                                folder.path().toUtf8() + '/' + name + '"' + more + '}');
    }
    QByteArray textRead(int id) const
    {
        return answerTo(id)
            .value(QLatin1String("result"))
            .toObject()
            .value(QLatin1String("content"))
            .toString()
            .toUtf8();
    }
    void plant(const QByteArray &name, const QByteArray &content) const
    {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
    }
    /// What is on the disk; "(none)" for no file.
    QByteArray onDisk(const QByteArray &name) const
    {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    int createTerminal()
    {
        return request("terminal/create", R"({"sessionId":")" + sessionId + R"(","command":"sleep","args":["300"]})");
    }
    QByteArray terminalOf(int createId) const
    {
        return answerTo(createId)
            .value(QLatin1String("result"))
            .toObject()
            .value(QLatin1String("terminalId"))
            .toString()
            .toUtf8();
    }
    int waitForExit(const QByteArray &terminal)
    {
        return request("terminal/wait_for_exit",
                       "{\"sessionId\":\"" + sessionId + "\",\"terminalId\":\"" + terminal + "\"}");
    }
    void cancelRequest(int id)
    {
        wire->receive(R"({"jsonrpc":"2.0","method":"$/cancel_request","params":{"requestId":)" +
                      QByteArray::number(id) + "}}");
    }

    void prompt() { (void)session->prompt({acp::TextContent{QStringLiteral("do it")}}); }

    template <class Body> std::vector<Body> all() const
    {
        std::vector<Body> out;
        for (const core::SessionEvent &e : events) {
            if (const auto *body = std::get_if<Body>(&e.body))
                out.push_back(*body);
        }
        return out;
    }
    /// The ledger's rows, without those of which others tell more.
    std::vector<ledger::Effect> deeds() const
    {
        std::vector<ledger::Effect> rows = ledger.allEffects();
        std::erase_if(rows, [](const ledger::Effect &row) { return !row.isOwnDeed(); });
        return rows;
    }
    std::optional<core::TurnEnd> lastEnd() const
    {
        const auto ends = all<core::TurnEnded>();
        return ends.empty() ? std::nullopt : std::optional(ends.back().end);
    }
    core::RequestEnd rowEnd(core::RequestKind kind) const
    {
        core::RequestEnd end = core::RequestEnd::None;
        for (const auto &[key, row] : board.rows()) {
            if (row.kind == kind)
                end = row.end;
        }
        return end;
    }
};
