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

    explicit AgentBench(bool open = true);
    /// Fails where the end of a search for changes was not told: whoever waits for it would wait for ever.
    ~AgentBench();

    /// From now on the user's rules are these.
    void obey(std::vector<core::PermissionRule> rules);

    /// A connection anew, with what was set since.
    void remake();

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
    bool speaksOldCancel = false; ///< the agent is known to speak the November 2025 proposal
    std::function<void(const QJsonObject &)> onSent;

    void openSession(const QByteArray &initialize = R"({"protocolVersion":1,"agentCapabilities":{}})",
                     const QByteArray &setup = R"({"sessionId":"s"})");

    // --- what Belay said -------------------------------------------------------------------------------------
    int count(const QString &method) const;
    QJsonValue idOf(const QString &method) const;
    /// How often the agent's request was answered.
    int answers(int id) const;
    /// The answer to the agent's request, or an empty object.
    QJsonObject answerTo(int id) const;
    int errorCode(int id) const;
    QString permissionOutcome(int id) const;

    // --- what the agent says -----------------------------------------------------------------------------------
    void answer(const QJsonValue &id, const QByteArray &result);
    void answerError(const QJsonValue &id, int code);
    /// Of an agent that runs elsewhere.
    void lose();
    void die(int exitCode = 1, const QString &lastWords = {});
    void answerPrompt(const char *reason);
    void update(const QByteArray &update);
    void text(const QByteArray &text);
    int request(const QByteArray &method, const QByteArray &params);
    int permission();
    /// A form of a needed text and a number, or \p about something else than the session's id.
    int askForm(const QByteArray &about = {});
    QString elicitationAction(int id) const;
    int write(const QByteArray &name = "f.txt", const QByteArray &content = "new");
    int read(const QByteArray &name = "f.txt", const QByteArray &more = {});
    QByteArray textRead(int id) const;
    void plant(const QByteArray &name, const QByteArray &content) const;
    /// What is on the disk; "(none)" for no file.
    QByteArray onDisk(const QByteArray &name) const;
    int createTerminal();
    QByteArray terminalOf(int createId) const;
    int waitForExit(const QByteArray &terminal);
    void cancelRequest(int id);

    void prompt();

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
    std::vector<ledger::Effect> deeds() const;
    std::optional<core::TurnEnd> lastEnd() const;
    core::RequestEnd rowEnd(core::RequestKind kind) const;

private:
    QPointer<core::Session> m_watched;
    bool m_lastTold = false; ///< isLookingForChanges() when stateChanged() was emitted last
};
