// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/agents/agentsessionscontroller.h"
#include "core/requests/elicitationgate.h"
#include "installed.h"
#include "models/lists/transcriptmodel.h"
#include "testclass.h"
#include "widgets/dialogs/agents/agentsessionsdialog.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

namespace tst_everymethod {

using core::TurnEnd;
using workspace::SessionController;

namespace {

constexpr int patience = 30'000;

/// Belay below its window, and the agent that has everything, in its own process or behind a WebSocket.
struct Stage
{
    QTemporaryDir home;
    QString folder;
    QProcess server;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    settings::Settings settings{home.filePath(QStringLiteral("belay.ini"))};
    std::unique_ptr<workspace::Workspace> workspace;
    QList<TurnEnd> ends;
    bool remote = false;

    explicit Stage(bool overWebSocket) : remote(overWebSocket)
    {
        qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toUtf8());
        QDir(home.path()).mkdir(QStringLiteral("work"));
        folder = QFileInfo(home.filePath(QStringLiteral("work"))).canonicalFilePath();
        workspace = std::make_unique<workspace::Workspace>(&settings);
        QSignalSpy listed(workspace->stored(), &workspace::StoredSessions::listed);
        listed.wait(patience);
    }
    ~Stage()
    {
        if (QTest::currentTestFailed()) {
            QFile record(file("record.jsonl"));
            if (record.open(QIODevice::ReadOnly))
                qWarning("the agent got:\n%s", record.readAll().constData());
            for (const auto &session : workspace->all()) {
                for (int row = 0; row < session->transcript().count(); ++row)
                    qWarning("%ls", qUtf16Printable(models::plainText(session->transcript().at(row))));
            }
        }
        workspace->close();
        (void)QTest::qWaitFor([this] { return workspace->isClosed(); }, patience);
        workspace.reset();
        stopServer();
    }
    void stopServer()
    {
        if (server.state() == QProcess::NotRunning)
            return;
        server.kill();
        server.waitForFinished(patience);
    }

    bool isLoggedOut() const
    {
        QFile state(file("state.json"));
        return state.open(QIODevice::ReadOnly) &&
               !QJsonDocument::fromJson(state.readAll()).object().value(QLatin1String("signedIn")).toBool(true);
    }
    QString file(const char *name) const { return home.filePath(QLatin1String(name)); }
    settings::AgentEntry agent(const QString &flags = {})
    {
        const QString script = qEnvironmentVariable("BELAY_INTEROP") + QStringLiteral("/full-agent.mjs");
        secrets::Environment given{{QStringLiteral("STATE"), file("state.json")},
                                   {QStringLiteral("RECORD"), file("record.jsonl")},
                                   {QStringLiteral("FLAGS"), flags}};
        settings::AgentEntry out;
        out.id = out.name = QStringLiteral("full");
        if (!remote) {
            out.command = QStringLiteral("node \"%1\"").arg(script);
            out.environment = given;
        } else {
            stopServer();
            for (const auto &[name, value] : given)
                environment.insert(name, value);
            server.setProcessEnvironment(environment);
            server.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            server.start(QStringLiteral("node"), {script, QStringLiteral("--listen")});
            server.waitForReadyRead(patience);
            out.command = QString::fromUtf8(server.readLine()).trimmed();
        }
        return out;
    }
    SessionController *open(const settings::AgentEntry &entry)
    {
        SessionController *session = workspace->openSession(entry, folder);
        QObject::connect(session, &SessionController::turnEnded, session, [this](TurnEnd end) { ends << end; });
        return session;
    }
    static bool ready(SessionController *session)
    {
        return QTest::qWaitFor(
            [session] {
                return session->snapshot().agent == models::AgentState::Ready && !session->sessionId().isEmpty();
            },
            patience);
    }
    /// What the agent was sent, and what the SDK says that there is.
    QStringList methods(const char *list) const
    {
        QStringList out;
        QFile record(file("record.jsonl"));
        if (!record.open(QIODevice::ReadOnly))
            return out;
        while (!record.atEnd()) {
            const QJsonObject line = QJsonDocument::fromJson(record.readLine()).object();
            if (qstrcmp(list, "got") == 0) {
                const QString method =
                    line.value(QLatin1String("got")).toObject().value(QLatin1String("method")).toString();
                if (!method.isEmpty() && !out.contains(method))
                    out << method;
            } else {
                const QJsonArray methods = line.value(QLatin1String(list)).toArray();
                for (const auto method : methods) {
                    if (!out.contains(method.toString()))
                        out << method.toString();
                }
            }
        }
        out.sort();
        return out;
    }
    template <class Body> static std::vector<const Body *> all(SessionController *session)
    {
        std::vector<const Body *> out;
        for (int row = 0; row < session->transcript().count(); ++row) {
            if (const auto *body = std::get_if<Body>(&session->transcript().at(row).body))
                out.push_back(body);
        }
        return out;
    }
    static QString said(SessionController *session)
    {
        QString out;
        for (const auto *message : all<history::AgentMessage>(session))
            out += message->text;
        return out;
    }
    static void answer(SessionController *session, const char *field, const char *value, qint64 turns = 0)
    {
        acp::ElicitationAnswer yes{acp::ElicitationAnswer::Action::Accept, {}};
        const core::OpenElicitation question = session->questions().elicitations().front();
        if (question.request->mode == acp::ElicitationRequest::Mode::Form) {
            yes.content.emplace_back(QLatin1String(field), QString::fromUtf8(value));
            if (turns > 0)
                yes.content.emplace_back(QStringLiteral("turns"), turns);
        }
        session->questions().answerElicitation(question.key, yes);
    }
};

#define LOG_IN(session)                                                                           \
    QTRY_VERIFY_WITH_TIMEOUT((session)->login().isNeeded(), patience);                            \
    (session)->login().logIn(QStringLiteral("login"));                                            \
    QTRY_COMPARE_WITH_TIMEOUT((session)->questions().elicitations().size(), size_t(1), patience); \
    Stage::answer(session, "user", "me");                                                         \
    QVERIFY(Stage::ready(session))

} // namespace

/// The whole protocol with an agent that is not Belay's own, on the newest official SDK: what there is, the SDK says.
class TestEveryMethod : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const bool installed =
            QFileInfo::exists(qEnvironmentVariable("BELAY_INTEROP") + QStringLiteral("/node_modules"));
        SKIP_UNLESS_INSTALLED(installed, "npm has not installed the SDK");
        qRegisterMetaType<core::TurnEnd>();
    }

    void everyMethod_data()
    {
        QTest::addColumn<bool>("remote");
        QTest::newRow("stdio") << false;
        QTest::newRow("WebSocket") << true;
    }
    void everyMethod()
    {
        QFETCH(const bool, remote);
        Stage s(remote);

        // Nobody is logged in; the agent asks for a name on the way.
        SessionController *session = s.open(s.agent());
        LOG_IN(session);

        // Every update, every request.
        session->send(QStringLiteral("everything"));
        QTRY_COMPARE_WITH_TIMEOUT(session->snapshot().permissionsOpen, 1, patience);
        session->questions().answerPermission(Stage::all<history::Permission>(session).front()->key,
                                              acp::PermissionKind::AllowOnce);
        QTRY_COMPARE_WITH_TIMEOUT(session->questions().elicitations().size(), size_t(1), patience);
        Stage::answer(session, "name", "bowline", 2);
        QTRY_VERIFY_WITH_TIMEOUT(session->questions().elicitations().size() == 1 &&
                                     session->questions().elicitations().front().request->mode ==
                                         acp::ElicitationRequest::Mode::Url,
                                 patience);
        Stage::answer(session, "", "");
        QTRY_COMPARE_WITH_TIMEOUT(s.ends, QList<TurnEnd>{TurnEnd::Finished}, patience);
        QVERIFY2(Stage::said(session).contains(QStringLiteral("All is well.")), qPrintable(Stage::said(session)));
        QCOMPARE(Stage::all<history::Thought>(session).size(), size_t(1));
        QCOMPARE(Stage::all<history::Attachment>(session).size(), size_t(4));
        QCOMPARE(Stage::all<history::Compaction>(session).size(), size_t(1));
        QCOMPARE(Stage::all<history::Compaction>(session)[0]->summary, QStringLiteral("What was said, in short."));
        QCOMPARE(Stage::all<history::Notice>(session).front()->title, QStringLiteral("A notice"));
        const auto calls = Stage::all<history::ToolCall>(session);
        QVERIFY(calls.size() >= 2);
        QCOMPARE(calls[0]->diffs.size(), size_t(1));
        QCOMPARE(calls[0]->state, history::ToolState::Completed);
        QCOMPARE(calls[1]->terminals.size(), size_t(1));
        QVERIFY(calls[1]->terminals[0].output.contains(QStringLiteral("ahoy")));
        const auto permissions = Stage::all<history::Permission>(session);
        QCOMPARE(permissions.size(), size_t(2));
        QCOMPARE(permissions[1]->end, core::PermissionEnd::CancelledByAgent);
        const auto questions = Stage::all<history::Elicitation>(session);
        QCOMPARE(questions.size(), size_t(2));
        QVERIFY(questions[1]->completed);
        QCOMPARE(session->transcript().plan().entries.size(), size_t(1));
        QCOMPARE(session->title(), QStringLiteral("All of it"));
        const models::SessionSnapshot snapshot = session->snapshot();
        QCOMPARE(snapshot.usage->used, quint64(1000));
        QCOMPARE(snapshot.commands.size(), size_t(1));
        QCOMPARE(snapshot.options.size(), size_t(2));

        // Options of both kinds.
        session->setOption(QStringLiteral("model"), QStringLiteral("quick"));
        session->setOption(QStringLiteral("fast"), QStringLiteral("true"));
        QTRY_VERIFY_WITH_TIMEOUT(session->snapshot().options[0].value == QStringLiteral("quick") &&
                                     session->snapshot().options[1].boolValue,
                                 patience);

        // Stop; then a deaf turn, Force, and back.
        session->send(QStringLiteral("wait"));
        QTRY_VERIFY_WITH_TIMEOUT(Stage::said(session).contains(QStringLiteral("Waiting.")), patience);
        session->stop();
        QTRY_COMPARE_WITH_TIMEOUT(s.ends.size(), 2, patience);
        QCOMPARE(s.ends.last(), TurnEnd::StoppedByYou);
        session->send(QStringLiteral("deaf"));
        QTRY_VERIFY_WITH_TIMEOUT(session->snapshot().stop.phase == core::TurnPhase::Running, patience);
        session->forceStop();
        QTRY_COMPARE_WITH_TIMEOUT(s.ends.size(), 3, patience);
        // One that is elsewhere closes the session first, which ends the turn and needs no end of the connection.
        QCOMPARE(s.ends.last(), remote ? TurnEnd::StoppedByYou : TurnEnd::StoppedByForce);
        QTRY_COMPARE_WITH_TIMEOUT(Stage::all<history::Restored>(session).size(), size_t(1), patience);
        QCOMPARE(Stage::all<history::Restored>(session)[0]->what.kind, core::SessionRestored::Kind::Resumed);
        QVERIFY(Stage::ready(session));

        // The agent's own list, one of them loaded, one deleted.
        const acp::SessionInfo known{session->sessionId(), s.folder, {}, QStringLiteral("known"), {}};
        SessionController *second = s.open(session->agent());
        QVERIFY(Stage::ready(second));
        QWidget window;
        auto *sessions = new app::AgentSessionsController(s.workspace.get(), {session->agent()}, session->agent().id,
                                                          s.folder, &window);
        auto *list = sessions->dialog()->findChild<QTreeView *>();
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 2, patience);
        Q_EMIT sessions->dialog()->deleteRequested({second->sessionId(), s.folder, {}, {}, {}});
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, patience);
        delete sessions->dialog();
        settings::AgentEntry other = session->agent();
        other.id = QStringLiteral("the same, elsewhere"); // which knows of no session
        SessionController *loaded = s.workspace->openKnown(other, known);
        QTRY_COMPARE_WITH_TIMEOUT(Stage::all<history::Restored>(loaded).size(), size_t(1), patience);
        QCOMPARE(Stage::all<history::Restored>(loaded)[0]->what.kind, core::SessionRestored::Kind::Imported);
        QVERIFY(Stage::said(loaded).contains(QStringLiteral("You said: wait")));

        session->login().logOut();
        QTRY_VERIFY_WITH_TIMEOUT(s.isLoggedOut(), patience);

        // Modes of agents without options; and a session that comes although nobody wants it any more.
        SessionController *modes = s.open(s.agent(QStringLiteral("modes")));
        LOG_IN(modes);
        modes->setOption(modes->snapshot().options.front().id, QStringLiteral("code"));
        QTRY_VERIFY_WITH_TIMEOUT(s.methods("got").contains(QStringLiteral("session/set_mode")), patience);
        SessionController *late = s.open(s.agent(QStringLiteral("late")));
        QTRY_VERIFY_WITH_TIMEOUT(late->connection().state() == core::ConnectionState::Ready, patience);
        late->stop();
        QTRY_VERIFY_WITH_TIMEOUT(s.methods("got").contains(QStringLiteral("session/close")), patience);

        QStringList missing = s.methods("known");
        QVERIFY(missing.size() >= 13);
        for (const QString &method : s.methods("got"))
            missing.removeAll(method);
        QCOMPARE(missing, QStringList());
    }
};

BELAY_GUI_TEST(TestEveryMethod)

} // namespace tst_everymethod

#include "tst_everymethod.moc"
