// SPDX-License-Identifier: Apache-2.0
#include "demosession.h"
#include "testclass.h"

#include <QDir>
#include <QSignalSpy>

namespace tst_login {

using core::TurnEnd;
using workspace::SessionController;
using Kind = models::LoginMethod::Kind;

namespace {

/// A session whose agent knows nobody yet.
struct Bench : DemoSession
{
    Bench() : DemoSession(QStringLiteral("--auth-all --can-load"))
    {
        session->connection().start();
        session->send(QStringLiteral("help")); // waits
    }
    ~Bench() { session->login().cancel(); }
    models::LoginStatus status() const { return session->login().status(); }
    bool isAsked() const
    {
        return QTest::qWaitFor([this] { return status().needed; }, 30'000);
    }
    /// The message that waited has been answered.
    bool isAnswered(int turns = 1) const
    {
        return QTest::qWaitFor([&] { return ends.count(TurnEnd::Finished) == turns; }, 30'000);
    }
    bool terminalSays(const char *words) const
    {
        return QTest::qWaitFor([&] { return status().terminalText.contains(QLatin1String(words)); }, 30'000);
    }
};

} // namespace

class TestLogin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsOffered()
    {
        Bench b;
        QVERIFY(b.isAsked());
        const models::LoginStatus status = b.status();
        QList<Kind> kinds;
        for (const models::LoginMethod &method : status.methods)
            kinds << method.kind;
        QCOMPARE(kinds,
                 (QList<Kind>{Kind::Agent, Kind::Agent, Kind::Agent, Kind::Terminal, Kind::Variables, Kind::Terminal}));
        QVERIFY2(status.methods[3].command.endsWith(QLatin1String("--auth-all --can-load --login")),
                 qPrintable(status.methods[3].command));
        QVERIFY(status.methods[5].command.endsWith(QLatin1String("belay-demo-agent --login")));
        QCOMPARE(status.methods[4].variables.size(), size_t(2));
        QVERIFY(status.methods[4].variables[0].secret && !status.methods[4].variables[1].secret);
        QVERIFY(b.session->row().loginNeeded && !b.session->row().loading);
        QVERIFY(!b.session->isBusy());
        // What was typed waits, and nothing is lost.
        QCOMPARE(b.session->messages().queue().items().size(), size_t(1));
    }

    void theAgentDoesIt()
    {
        Bench b;
        QVERIFY(b.isAsked());
        b.session->login().logIn(QStringLiteral("demo-login"));
        QVERIFY(b.isAnswered());
        QVERIFY(!b.status().needed);
        QVERIFY(b.status().canLogOut);
    }

    void theAgentRefuses()
    {
        Bench b;
        QVERIFY(b.isAsked());
        b.session->login().logIn(QStringLiteral("demo-refuses"));
        QTRY_VERIFY(!b.status().problem.isEmpty());
        QVERIFY(b.status().needed && b.status().underWay.isEmpty());
        b.session->login().logIn(QStringLiteral("demo-login"));
        QVERIFY(b.isAnswered());
    }

    void cancelled_data()
    {
        QTest::addColumn<bool>("fromItsRow");
        QTest::newRow("in the bar") << false;
        QTest::newRow("in Pending") << true;
    }
    void cancelled()
    {
        QFETCH(bool, fromItsRow);
        Bench b;
        QVERIFY(b.isAsked());
        b.session->login().logIn(QStringLiteral("demo-waits"));
        QCOMPARE(b.status().underWay, QStringLiteral("demo-waits"));
        base::RequestKey key;
        for (const auto &[k, row] : b.board.rows()) {
            if (row.kind == core::RequestKind::Authenticate)
                key = k;
        }
        QVERIFY(b.board.row(key) && b.board.row(key)->canCancel);
        fromItsRow ? b.board.cancel(key) : b.session->login().cancel();
        QTRY_VERIFY(b.status().underWay.isEmpty());
        QVERIFY(b.status().needed && !b.status().problem.isEmpty());
        QTRY_COMPARE(b.board.row(key)->end, core::RequestEnd::CancelledByUser);
        b.session->login().logIn(QStringLiteral("demo-login"));
        QVERIFY(b.isAnswered());
    }

    void inATerminal_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("greeting");
        QTest::newRow("of the protocol") << QStringLiteral("demo-terminal") << QStringLiteral("Hello");
        QTest::newRow("as before it") << QStringLiteral("demo-old-terminal") << QStringLiteral("Welcome");
    }
    void inATerminal()
    {
        QFETCH(QString, method);
        QFETCH(QString, greeting);
        Bench b;
        QVERIFY(b.isAsked());
        b.session->login().logIn(method);
        QVERIFY(b.status().inTerminal);
        QVERIFY(b.terminalSays("Password"));
        QVERIFY2(b.status().terminalText.contains(greeting), qPrintable(b.status().terminalText));
        b.session->login().type("wrong\r");
        QTRY_VERIFY(!b.status().problem.isEmpty());
        QVERIFY2(b.status().problem.contains(QLatin1String("exit 1")), qPrintable(b.status().problem));
        QVERIFY(!b.status().inTerminal && b.status().needed);

        b.session->login().logIn(method);
        QVERIFY(b.status().terminalText.isEmpty());
        QVERIFY(b.terminalSays("Password"));
        const qint64 before = b.session->connection().processId();
        b.session->login().type("sesame\r");
        QVERIFY(b.isAnswered());
        QVERIFY(b.session->connection().processId() != before); // the agent was started anew
    }

    void aTerminalIsCancelled()
    {
        Bench b;
        QVERIFY(b.isAsked());
        b.session->login().logIn(QStringLiteral("demo-terminal"));
        QVERIFY(b.terminalSays("Password"));
        b.session->login().cancel();
        QTRY_VERIFY(!b.status().problem.isEmpty());
        QVERIFY(b.status().needed && !b.status().inTerminal && b.status().underWay.isEmpty());
    }

    void withVariables()
    {
        Bench b;
        QVERIFY(b.isAsked());
        QSignalSpy given(&b.session->login(), &agents::LoginController::variablesGiven);
        b.session->login().logInWith(QStringLiteral("demo-key"),
                                     {{QStringLiteral("BELAY_DEMO_KEY"), QStringLiteral("no")},
                                      {QStringLiteral("PATH"), QStringLiteral("/evil")}});
        QTRY_VERIFY(!b.status().needed);
        QVERIFY(b.isAsked()); // the agent that was started anew does not take it
        b.session->login().logInWith(QStringLiteral("demo-key"),
                                     {{QStringLiteral("BELAY_DEMO_KEY"), QStringLiteral("sesame")}});
        QVERIFY(b.isAnswered());
        QCOMPARE(given.size(), 2);
        QCOMPARE(given[0][0].value<secrets::Environment>(),
                 (secrets::Environment{{QStringLiteral("BELAY_DEMO_KEY"), QStringLiteral("no")}}));
        QCOMPARE(given[0][1].value<secrets::Environment>(), secrets::Environment());
    }

    void inTheMidstOfASession()
    {
        Bench b;
        QVERIFY(b.isAsked());
        b.session->login().logIn(QStringLiteral("demo-login"));
        QVERIFY(b.isAnswered());
        b.session->send(QStringLiteral("help sign-out-once"));
        QVERIFY(b.isAsked());
        QCOMPARE(b.ends.last(), TurnEnd::AgentFailed);
        b.session->login().logIn(QStringLiteral("demo-login"));
        // The same message once more, and only that.
        QVERIFY(b.isAnswered(2));
        QCOMPARE(b.ends.size(), 3);
        QCOMPARE(b.session->messages().sent().back().text, QStringLiteral("help sign-out-once"));
    }

    void aSessionThatComesBackAfterLoggingInAnew()
    {
        Bench b;
        QVERIFY(b.isAsked());
        b.session->login().logIn(QStringLiteral("demo-login"));
        QVERIFY(b.isAnswered());
        // The agent that Force stop starts knows nobody, and refuses to take the session up.
        b.session->forceStop();
        QVERIFY(b.isAsked());
        QVERIFY(b.session->connection().state() == core::ConnectionState::Ready);
        const base::SessionId id = b.session->sessionId();
        b.session->login().logIn(QStringLiteral("demo-terminal"));
        QVERIFY(b.terminalSays("Password"));
        b.session->login().type("sesame\r");
        QTRY_VERIFY_WITH_TIMEOUT(!b.status().needed && !b.session->isBusy() && !b.session->isOver(), 30'000);
        QCOMPARE(b.session->sessionId(), id);
        b.session->send(QStringLiteral("help again"));
        QVERIFY(b.isAnswered(2));
    }

    void theAgentIsStartedAnew()
    {
        Bench b;
        QVERIFY(b.isAsked());
        const qint64 before = b.session->connection().processId();
        // Logged in with the agent's own program, in some other terminal.
        QVERIFY(QDir(b.folder.path()).mkpath(QStringLiteral("state")));
        QFile mark(b.folder.filePath(QStringLiteral("state/signed-in")));
        QVERIFY(mark.open(QIODevice::WriteOnly));
        b.session->restart();
        QVERIFY(b.isAnswered());
        QVERIFY(b.session->connection().processId() != before);
    }

    void theAgentDiesMeanwhile()
    {
        Bench b;
        QVERIFY(b.isAsked());
        b.session->login().logIn(QStringLiteral("demo-waits"));
        b.session->forceStop();
        QTRY_VERIFY_WITH_TIMEOUT(b.session->isOver(), 30'000);
        QVERIFY(!b.status().needed && b.status().underWay.isEmpty());
        QCOMPARE(b.session->messages().queue().items().size(), size_t(1)); // what was typed is still there
        b.session->restart();
        QVERIFY(b.isAsked());
    }

    void loggingOut()
    {
        Bench b;
        QVERIFY(b.isAsked());
        b.session->login().logIn(QStringLiteral("demo-login"));
        QVERIFY(b.isAnswered());
        b.session->login().logOut();
        QVERIFY(b.isAsked());
        b.session->send(QStringLiteral("help more"));
        QCOMPARE(b.ends.size(), 1);
        b.session->login().logIn(QStringLiteral("demo-login"));
        QVERIFY(b.isAnswered(2));
    }
};

BELAY_TEST(TestLogin)

} // namespace tst_login

#include "tst_login.moc"
