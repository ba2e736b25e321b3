// SPDX-License-Identifier: Apache-2.0
#include "app/agentsdesk.h"
#include "widgets/look.h"
#include "widgets/registrydialog.h"

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

namespace {

/// The list of agents of somebody who has none yet.
struct Bench
{
    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("belay.ini"));
    Settings settings{file};
    Workspace workspace{&settings};
    QWidget window;
    AgentsDesk desk{&workspace, &settings, &window};

    template <class Dialog> Dialog *dialog() const { return window.findChild<Dialog *>(); }
    QString result() const
    {
        return dialog<widgets::AgentsDialog>()->template findChild<QLabel *>(QStringLiteral("result"))->text();
    }
    QByteArray stored()
    {
        QSettings(file, QSettings::IniFormat).sync();
        QFile ini(file);
        return ini.open(QIODevice::ReadOnly) ? ini.readAll() : QByteArray();
    }
};

widgets::AgentFields fieldsOf(const QString &command)
{
    widgets::AgentFields fields;
    fields.name = QStringLiteral("One");
    fields.command = command;
    return fields;
}

QString demoCommand()
{
    return qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay-demo-agent");
}

} // namespace

class TestAgentsDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        qputenv("BELAY_REGISTRY", qgetenv("BELAY_SOURCE") + "/tests/acp/registry.json");
        // No keychain of the machine answers here.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
    }

    void secretsAreNotInTheFile()
    {
        Bench b;
        b.desk.show();
        widgets::AgentFields fields = fieldsOf(QStringLiteral("one --acp"));
        fields.environment = {{QStringLiteral("ONE_API_KEY"), QStringLiteral("s3cret")},
                              {QStringLiteral("ONE_TOKEN"), QStringLiteral("$OUTER_TOKEN")},
                              {QStringLiteral("ONE_MODE"), QStringLiteral("fast")}};
        b.desk.save(fields, true);
        const QByteArray ini = b.stored();
        QVERIFY2(!ini.contains("s3cret"), ini.constData());
        QVERIFY(ini.contains("ONE_API_KEY") && ini.contains("$OUTER_TOKEN") && ini.contains("fast"));
        QCOMPARE(b.settings.agents().first().secretEnvironment, QStringList{QStringLiteral("ONE_API_KEY")});
        // Nobody kept it, which is said; until Belay quits it is known.
        QTRY_VERIFY2(b.result().contains(QLatin1String("ONE_API_KEY")), qPrintable(b.result()));
        std::optional<QString> value;
        b.workspace.secrets()->fetch(
            {secretName(QStringLiteral("one --acp"), QStringLiteral("ONE_API_KEY"))}, this,
            [&](const base::Result<SecretStore::Values> &r) { value = r ? r->first() : QString(); });
        QCOMPARE(value.value_or(QString()), QStringLiteral("s3cret"));
        // Edited without touching it, it stays.
        widgets::AgentFields again = b.desk.agents().first();
        QCOMPARE(again.keptEnvironment, QStringList{QStringLiteral("ONE_API_KEY")});
        again.name = QStringLiteral("Two");
        b.desk.save(again, false);
        QCOMPARE(b.settings.agents().first().secretEnvironment, QStringList{QStringLiteral("ONE_API_KEY")});
        QCOMPARE(b.settings.agents().first().name, QStringLiteral("Two"));
    }

    void theFolderIsKept()
    {
        Bench b;
        b.desk.show();
        widgets::AgentFields fields = fieldsOf(QStringLiteral("one --acp"));
        fields.folder = QDir::homePath();
        b.desk.save(fields, true);
        QCOMPARE(b.settings.agents().first().folder, fields.folder);
        QCOMPARE(b.desk.agents().first().folder, fields.folder);
    }

    void headersOfAnAddress()
    {
        Bench b;
        widgets::AgentFields fields = fieldsOf(QStringLiteral("wss://agents.example.com/acp"));
        fields.headers = {{QStringLiteral("Authorization"), QStringLiteral("Bearer s3cret")},
                          {QStringLiteral("X-Team"), QStringLiteral("a")}};
        b.desk.save(fields, true);
        QVERIFY(!b.stored().contains("s3cret"));
        const AgentEntry entry = b.settings.agents().first();
        QVERIFY(entry.isRemote());
        QCOMPARE(entry.secretHeaders, QStringList{QStringLiteral("Authorization")});
        QCOMPARE(entry.headers, (Environment{{QStringLiteral("X-Team"), QStringLiteral("a")}}));
    }

    void tests_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("words");
        QTest::newRow("answers") << demoCommand() + QStringLiteral(" --auth-all")
                                 << QStringLiteral("Ways to log in: Demo login, In the browser");
        QTest::newRow("is not there") << QStringLiteral("/no/such/agent") << QStringLiteral("not found");
        QTest::newRow("ends") << demoCommand() + QStringLiteral(" --exit-at-once 3") << QStringLiteral("told to exit");
        QTest::newRow("an address nobody listens at")
            << QStringLiteral("ws://127.0.0.1:1/acp") << QStringLiteral("No agent answered");
        QTest::newRow("an address without encryption")
            << QStringLiteral("ws://agents.example.com/acp") << QStringLiteral("not be encrypted");
    }
    void tests()
    {
        QFETCH(QString, command);
        QFETCH(QString, words);
        Bench b;
        b.desk.show();
        b.desk.save(fieldsOf(command), true);
        auto *button = b.dialog<widgets::AgentsDialog>()->findChild<QPushButton *>(QStringLiteral("test"));
        button->click();
        QVERIFY(!button->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), 60'000);
        QVERIFY2(b.result().contains(words), qPrintable(b.result()));
    }

    void aTestTellsWhatTheAgentCan()
    {
        acp::InitializeResponse answer;
        const QString nothing = testWords(answer);
        QVERIFY2(nothing.contains(QStringLiteral("did not say its name")) && !nothing.contains(u'\n'),
                 qPrintable(nothing));
        acp::AgentCapabilities &can = answer.capabilities;
        for (bool *each : {&can.loadSession, &can.listSessions, &can.deleteSession, &can.forkSession,
                           &can.additionalDirectories, &can.prompt.image, &can.prompt.audio,
                           &can.prompt.embeddedContext, &can.mcpHttp, &can.mcpSse, &can.logout}) {
            const QString before = testWords(answer);
            *each = true;
            // Each is a word of its own.
            QVERIFY2(testWords(answer).size() > before.size(), qPrintable(before));
        }
        QVERIFY(testWords(answer).contains(QStringLiteral("MCP over SSE")));
    }

    void addsWhatAnswers()
    {
        Bench b;
        QSignalSpy tested(&b.desk, &AgentsDesk::commandTested);
        b.desk.testAndAdd(demoCommand());
        QTRY_COMPARE_WITH_TIMEOUT(tested.size(), 1, 60'000);
        QCOMPARE(tested[0][0].toString(), QStringLiteral("Demo agent"));
        QCOMPARE(b.settings.defaultAgent().command, demoCommand());
        b.desk.testAndAdd(QStringLiteral("/no/such/agent"));
        QTRY_COMPARE_WITH_TIMEOUT(tested.size(), 2, 60'000);
        QVERIFY(!tested[1][1].value<base::Error>().message.isEmpty());
        QCOMPARE(b.settings.agents().size(), 1);
    }

    void importsFromAFile()
    {
        Bench b;
        b.desk.show();
        const QString path = qEnvironmentVariable("BELAY_SOURCE") + QStringLiteral("/tests/acp/zed-settings.json");
        Q_EMIT b.dialog<widgets::AgentsDialog>()->importRequested(path);
        QCOMPARE(b.settings.agents().size(), 2);
        // Importing again brings what the file says, and leaves what it says nothing of.
        widgets::AgentFields chosen = b.desk.agents().first();
        chosen.folder = QDir::homePath();
        b.desk.save(chosen, false);
        Q_EMIT b.dialog<widgets::AgentsDialog>()->importRequested(path);
        QCOMPARE(b.settings.agents().size(), 2);
        QCOMPARE(b.desk.agent(chosen.id).folder, QDir::homePath());
        QVERIFY(b.settings.defaultAgent().isDemo); // the user has not asked for another
        QVERIFY2(b.result().contains(QLatin1String("Numbers")), qPrintable(b.result()));
        Q_EMIT b.dialog<widgets::AgentsDialog>()->removeRequested(QStringLiteral("/opt/older --acp"));
        QCOMPARE(b.settings.agents().size(), 1);
    }

    void addsFromTheRegistry()
    {
        Bench b;
        b.desk.show();
        Q_EMIT b.dialog<widgets::AgentsDialog>()->registryRequested();
        auto *registry = b.dialog<widgets::RegistryDialog>();
        QVERIFY(registry);
        auto *list = registry->findChild<QListWidget *>();
        QTRY_COMPARE(list->count(), 1);
        Q_EMIT registry->chosen(QStringLiteral("one"), 0);
        QTRY_COMPARE(b.settings.agents().size(), 1);
        QCOMPARE(b.settings.agents().first().command, QStringLiteral("npx -y @one/agent@1.2.3 --acp"));
        QCOMPARE(b.settings.agents().first().id, QStringLiteral("registry:one"));
    }
};

QTEST_MAIN(TestAgentsDesk)
#include "tst_agentsdesk.moc"
