// SPDX-License-Identifier: Apache-2.0
#include "agents/agenttest.h"
#include "agents/rememberedvariables.h"
#include "app/controllers/agents/agentscontroller.h"
#include "app/window/welcomecontroller.h"
#include "models/texts/showntext.h"
#include "secrets/keptsecrets.h"
#include "testclass.h"
#include "widgets/dialogs/agents/agenteditor.h"
#include "widgets/dialogs/agents/registrydialog.h"
#include "widgets/dialogs/agents/valuestable.h"
#include "widgets/dialogs/welcomepage.h"
#include "widgets/style/look.h"

#include <QAction>
#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_agentscontroller {

using namespace agents;
using namespace app;
using namespace secrets;
using namespace settings;
using namespace workspace;

namespace {

/// The list of agents of somebody who has none yet.
struct Bench
{
    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("belay.ini"));
    Settings settings{file};
    Workspace workspace{&settings};
    QWidget window;
    AgentsController controller{&workspace, &settings, &window};

    template <class Dialog> Dialog *dialog() const { return window.findChild<Dialog *>(); }
    QString result() const
    {
        return dialog<widgets::AgentsDialog>()->template findChild<QLabel *>(QStringLiteral("result"))->text();
    }
    /// What is told of the selected agent.
    QString facts() const
    {
        QStringList out;
        const auto *grid = dialog<widgets::AgentsDialog>()->template findChild<QGridLayout *>(QStringLiteral("facts"));
        for (int row = 0; row < grid->count() / 2; ++row)
            out << qobject_cast<QLabel *>(grid->itemAtPosition(row, 1)->widget())->text();
        return out.join(u'\n');
    }
    QByteArray stored()
    {
        QSettings(file, QSettings::IniFormat).sync();
        QFile ini(file);
        return ini.open(QIODevice::ReadOnly) ? ini.readAll() : QByteArray();
    }
};

template <class T> T *part(const Bench &b, const char *name)
{
    return b.dialog<widgets::AgentsDialog>()->template findChild<T *>(QString::fromLatin1(name));
}

AgentEntry entryOf(const QString &id, const QString &command)
{
    AgentEntry entry = agentFromCommand(command);
    entry.id = entry.name = id;
    return entry;
}

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

class TestAgentsController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        qputenv("BELAY_REGISTRY", QByteArray(qgetenv("BELAY_SOURCE") + "/tests/acp/registry.json"));
        // No keychain of the machine answers here.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
    }

    void secretsAreNotInTheFile()
    {
        Bench b;
        b.controller.show();
        widgets::AgentFields fields = fieldsOf(QStringLiteral("one --acp"));
        fields.environment = {{QStringLiteral("ONE_API_KEY"), QStringLiteral("s3cret")},
                              {QStringLiteral("ONE_TOKEN"), QStringLiteral("$OUTER_TOKEN")},
                              {QStringLiteral("ONE_MODE"), QStringLiteral("fast")}};
        b.controller.save(fields, true);
        const QByteArray ini = b.stored();
        QVERIFY2(!ini.contains("s3cret"), ini.constData());
        QVERIFY(ini.contains("ONE_API_KEY") && ini.contains("$OUTER_TOKEN") && ini.contains("fast"));
        QCOMPARE(b.settings.agents().constFirst().secretEnvironment, QStringList{QStringLiteral("ONE_API_KEY")});
        // Nobody kept it, which is said; until Belay quits it is known.
        QTRY_VERIFY2(b.result().contains(QLatin1String("ONE_API_KEY")), qPrintable(b.result()));
        std::optional<QString> value;
        b.workspace.secrets()->fetch(
            {secretName(QStringLiteral("one --acp"), QStringLiteral("ONE_API_KEY"))}, this,
            [&](const base::Result<SecretStore::Values> &r) { value = r ? r->first() : QString(); });
        QCOMPARE(value.value_or(QString()), QStringLiteral("s3cret"));
        // Edited without touching it, it stays.
        widgets::AgentFields again = b.controller.agents().constFirst();
        QCOMPARE(again.secretEnvironment, QStringList{QStringLiteral("ONE_API_KEY")});
        again.name = QStringLiteral("Two");
        b.controller.save(again, false);
        QCOMPARE(b.settings.agents().constFirst().secretEnvironment, QStringList{QStringLiteral("ONE_API_KEY")});
        QCOMPARE(b.settings.agents().constFirst().name, QStringLiteral("Two"));
        // What the user has put there goes there, whatever it looks like.
        again = b.controller.agents().constFirst();
        again.environment.append({QStringLiteral("ONE_PLACE"), QStringLiteral("hidden")});
        again.secretEnvironment.append(QStringLiteral("ONE_PLACE"));
        b.controller.save(again, false);
        QVERIFY(!b.stored().contains("hidden"));
        QCOMPARE(b.settings.agents().constFirst().secretEnvironment.size(), 2);
        // A reference is not what is kept, though it stands where a kept value stood: that one is forgotten.
        again = b.controller.agents().constFirst();
        again.environment.append({QStringLiteral("ONE_API_KEY"), QStringLiteral("$OUTER_KEY")});
        b.controller.save(again, false);
        QVERIFY(b.stored().contains("$OUTER_KEY"));
        QCOMPARE(b.settings.agents().constFirst().secretEnvironment, QStringList{QStringLiteral("ONE_PLACE")});
        value.reset();
        b.workspace.secrets()->fetch(
            {secretName(QStringLiteral("one --acp"), QStringLiteral("ONE_API_KEY"))}, this,
            [&](const base::Result<SecretStore::Values> &r) { value = r ? r->first() : QString(); });
        QCOMPARE(value.value_or(QString()), QString());
    }

    /// A session whose agent was not found starts what it was changed to.
    void anEditedAgentIsTheSessionsToo()
    {
        Bench b;
        AgentEntry typed = agentFromCommand(QStringLiteral("no-such-agent-anywhere --acp"));
        SessionController *session = b.workspace.openSession(typed, b.folder.path());
        QTRY_COMPARE(session->snapshot().agent, models::AgentState::Dead);
        const auto *failure =
            std::get_if<history::Failure>(&session->transcript().at(session->transcript().count() - 1).body);
        QVERIFY(failure && failure->error.message.contains(QStringLiteral("no-such-agent-anywhere is not installed")));
        QCOMPARE(models::entryText(*failure, {}).title, QStringLiteral("The agent could not be started"));
        b.controller.edit(session->agent());
        auto *editor = b.dialog<widgets::AgentEditor>();
        QVERIFY(editor);
        QCOMPARE(editor->agent().command, typed.command);
        widgets::AgentFields fields = editor->agent();
        fields.command = demoCommand();
        b.controller.save(fields, false);
        QCOMPARE(session->agent().command, demoCommand());
        session->restart();
        QTRY_COMPARE_WITH_TIMEOUT(session->snapshot().agent, models::AgentState::Ready, 10'000);
        b.workspace.close();
        QTRY_VERIFY_WITH_TIMEOUT(b.workspace.isClosed(), 10'000);
    }

    void theFolderIsKept()
    {
        Bench b;
        b.controller.show();
        widgets::AgentFields fields = fieldsOf(QStringLiteral("one --acp"));
        fields.folder = QDir::homePath();
        fields.ownPaths = {QStringLiteral("~/.one/")};
        b.controller.save(fields, true);
        QCOMPARE(b.settings.agents().constFirst().folder, fields.folder);
        QCOMPARE(b.controller.agents().constFirst().folder, fields.folder);
        QCOMPARE(b.controller.agents().constFirst().ownPaths, fields.ownPaths);
    }

    void headersOfAnAddress()
    {
        Bench b;
        widgets::AgentFields fields = fieldsOf(QStringLiteral("wss://agents.example.com/acp"));
        fields.headers = {{QStringLiteral("Authorization"), QStringLiteral("Bearer s3cret")},
                          {QStringLiteral("X-Team"), QStringLiteral("a")}};
        b.controller.save(fields, true);
        QVERIFY(!b.stored().contains("s3cret"));
        const AgentEntry entry = b.settings.agents().constFirst();
        QVERIFY(entry.isRemote());
        QCOMPARE(entry.secretHeaders, QStringList{QStringLiteral("Authorization")});
        QCOMPARE(entry.headers, (Environment{{QStringLiteral("X-Team"), QStringLiteral("a")}}));
    }

    void tests_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("words");
        QTest::newRow("answers") << demoCommand() + QStringLiteral(" --auth-all")
                                 << QStringLiteral("Log in with: Demo login, In the browser");
        QTest::newRow("is not there") << QStringLiteral("/no/such/agent") << QStringLiteral("not installed");
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
        b.controller.show();
        b.controller.save(fieldsOf(command), true);
        auto *button = b.dialog<widgets::AgentsDialog>()->findChild<QPushButton *>(QStringLiteral("test"));
        button->click();
        const auto runs = [&b] { return b.controller.agents().constFirst().tested->isRunning; };
        QVERIFY(runs());
        QTRY_VERIFY_WITH_TIMEOUT(!runs(), 60'000);
        QVERIFY2(b.facts().contains(words), qPrintable(b.facts()));
        const QString passed = b.controller.agents().constFirst().tested->found.constFirst().words;
        QCOMPARE(b.controller.agents().constFirst().tested->found.constFirst().holds,
                 passed.startsWith(QStringLiteral("It answered")));
        // Of when it is, and whose: another one may be selected meanwhile.
        auto *dialog = b.dialog<widgets::AgentsDialog>();
        const auto *when = dialog->findChild<QLabel *>(QStringLiteral("tested"));
        QVERIFY2(when->text().contains(QStringLiteral("took")), qPrintable(when->text()));
        dialog->findChild<QListWidget *>(QStringLiteral("list"))->setCurrentRow(1);
        QVERIFY(when->text().isEmpty());
        // With another command it is another agent, of which nothing is known.
        widgets::AgentFields other = b.controller.agents().constFirst();
        other.command += QStringLiteral(" --other");
        b.controller.save(other, false);
        QVERIFY(!b.controller.agents().constFirst().tested);
    }

    void aTestTellsWhatTheAgentCan()
    {
        acp::InitializeResponse answer;
        const QString nothing = testText(answer);
        QVERIFY2(nothing.contains(QStringLiteral("did not say its name")) && !nothing.contains(u'\n'),
                 qPrintable(nothing));
        acp::AgentCapabilities &can = answer.capabilities;
        for (bool *each : {&can.loadSession, &can.listSessions, &can.deleteSession, &can.forkSession,
                           &can.additionalDirectories, &can.prompt.image, &can.prompt.audio,
                           &can.prompt.embeddedContext, &can.mcpHttp, &can.mcpSse, &can.logout}) {
            const QString before = testText(answer);
            *each = true;
            // Each is a word of its own.
            QVERIFY2(testText(answer).size() > before.size(), qPrintable(before));
        }
        QVERIFY(testText(answer).contains(QStringLiteral("MCP over SSE")));
    }

    void addsWhatAnswers()
    {
        Bench b;
        QSignalSpy tested(&b.controller, &AgentsController::commandTested);
        b.controller.testAndAdd(demoCommand());
        QTRY_COMPARE_WITH_TIMEOUT(tested.size(), 1, 60'000);
        QCOMPARE(tested[0][0].toString(), QStringLiteral("Demo agent"));
        QCOMPARE(b.settings.defaultAgent().command, demoCommand());
        b.controller.testAndAdd(QStringLiteral("/no/such/agent"));
        QTRY_COMPARE_WITH_TIMEOUT(tested.size(), 2, 60'000);
        QVERIFY(!tested[1][1].value<base::Error>().message.isEmpty());
        QCOMPARE(b.settings.agents().size(), 1);
    }

    void importsFromAFile()
    {
        Bench b;
        b.controller.show();
        const QString path = qEnvironmentVariable("BELAY_SOURCE") + QStringLiteral("/tests/acp/zed-settings.json");
        Q_EMIT b.dialog<widgets::AgentsDialog>()->importRequested(path);
        QCOMPARE(b.settings.agents().size(), 2);
        // Importing again brings what the file says, and leaves what it says nothing of.
        widgets::AgentFields chosen = b.controller.agents().constFirst();
        chosen.folder = QDir::homePath();
        chosen.ownPaths = {QStringLiteral("~/.one/")};
        b.controller.save(chosen, false);
        Q_EMIT b.dialog<widgets::AgentsDialog>()->importRequested(path);
        QCOMPARE(b.settings.agents().size(), 2);
        QCOMPARE(b.controller.agent(chosen.id).folder, QDir::homePath());
        QCOMPARE(b.controller.agent(chosen.id).ownPaths, chosen.ownPaths);
        QVERIFY(b.settings.defaultAgent().isDemo); // the user has not asked for another
        QVERIFY2(b.result().contains(QLatin1String("Numbers")), qPrintable(b.result()));
        Q_EMIT b.dialog<widgets::AgentsDialog>()->removeRequested(QStringLiteral("/opt/older --acp"));
        QCOMPARE(b.settings.agents().size(), 1);
    }

    void addsFromTheRegistry()
    {
        Bench b;
        b.controller.show();
        Q_EMIT b.dialog<widgets::AgentsDialog>()->registryRequested();
        auto *registry = b.dialog<widgets::RegistryDialog>();
        QVERIFY(registry);
        auto *list = registry->findChild<QListWidget *>();
        QTRY_COMPARE(list->count(), 1);
        list->setFocus();
        Q_EMIT registry->chosen(QStringLiteral("one"), 0);
        QTRY_COMPARE(b.settings.agents().size(), 1);
        QTRY_VERIFY(list->isEnabled());
        QCOMPARE(registry->focusWidget(), list); // and the next one is chosen there
        QCOMPARE(b.settings.agents().constFirst().command, QStringLiteral("npx -y @one/agent@1.2.3 --acp"));
        QCOMPARE(b.settings.agents().constFirst().id, QStringLiteral("registry:one"));
    }

    /// From the first page on nobody looks at a list: what was added is to be used now.
    void whoComesFromTheFirstPageGoesOn()
    {
        Bench b;
        QStackedWidget pages;
        widgets::Look look;
        WelcomeController welcome(&b.controller, &look, &pages);
        QSignalSpy wanted(&welcome, &WelcomeController::sessionWanted);
        welcome.show();
        Q_EMIT pages.findChild<widgets::WelcomePage *>()->registryRequested();
        const QPointer<widgets::RegistryDialog> registry = b.dialog<widgets::RegistryDialog>();
        QVERIFY(registry);
        QTRY_COMPARE(registry->findChild<QListWidget *>()->count(), 1);
        Q_EMIT registry->chosen(QStringLiteral("one"), 0);
        QTRY_COMPARE(wanted.size(), 1);
        QCOMPARE(b.settings.agents().size(), 1);
        QCOMPARE(b.settings.defaultAgent().id, QStringLiteral("registry:one"));
        QTRY_VERIFY(!registry);
        // In the list of agents it is another one of several.
        b.controller.show();
        Q_EMIT b.dialog<widgets::AgentsDialog>()->registryRequested();
        QTRY_COMPARE(b.dialog<widgets::RegistryDialog>()->findChild<QListWidget *>()->count(), 1);
        Q_EMIT b.dialog<widgets::RegistryDialog>()->chosen(QStringLiteral("one"), 0);
        QTRY_COMPARE(b.settings.agents().size(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(wanted.size(), 1);
        QVERIFY(b.dialog<widgets::RegistryDialog>());
    }

    /// A picture of the registry stands beside the agent's name there, and wherever it is listed afterwards.
    void showsPictures()
    {
        const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
        QVERIFY(QDir(cache + QStringLiteral("/icons-1")).removeRecursively());
        QTemporaryDir place;
        const auto write = [&place](const char *name, const QByteArray &data) {
            QFile file(place.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(data) == data.size());
        };
        write("one.svg", "<svg viewBox='0 0 16 16'><path d='M0 0h16v16H0z' fill='#e00000'/></svg>");
        write("registry.json",
              R"({"version":"1.0.0","agents":[{"id":"one","name":"One","version":"1","icon":"one.svg",)"
              R"("distribution":{"npx":{"package":"@one/agent"}}}]})");
        const QByteArray before = qgetenv("BELAY_REGISTRY");
        const auto restore = qScopeGuard([&before] { qputenv("BELAY_REGISTRY", before); });
        qputenv("BELAY_REGISTRY", QFile::encodeName(place.filePath(QStringLiteral("registry.json"))));
        const auto isRed = [](const QListWidget *list) {
            const QListWidgetItem *item = list->item(0);
            return item && item->icon().pixmap(list->iconSize(), 1.0).toImage().pixelColor(8, 8) == QColor(0xe00000);
        };
        const auto listOf = [](const Bench &b) {
            return b.dialog<widgets::AgentsDialog>()->findChild<QListWidget *>(QStringLiteral("list"));
        };
        QString icon;
        {
            Bench b;
            b.controller.show();
            Q_EMIT b.dialog<widgets::AgentsDialog>()->registryRequested();
            auto *registry = b.dialog<widgets::RegistryDialog>();
            QTRY_VERIFY(isRed(registry->findChild<QListWidget *>()));
            QVERIFY(!isRed(listOf(b)));
            Q_EMIT registry->chosen(QStringLiteral("one"), 0);
            QTRY_VERIFY(isRed(listOf(b)));
            // Edited, it is still its picture.
            widgets::AgentFields fields = b.controller.agents().constFirst();
            fields.name = QStringLiteral("Another name");
            b.controller.save(fields, true);
            QVERIFY(isRed(listOf(b)));
            icon = b.settings.agents().constFirst().icon;
            QCOMPARE(icon, QUrl::fromLocalFile(place.filePath(QStringLiteral("one.svg"))).toString());
        }
        // The next time, when the registry is not to be had.
        QVERIFY(place.remove());
        Bench b;
        AgentEntry entry = agentFromCommand(QStringLiteral("npx -y @one/agent"));
        entry.icon = icon;
        b.settings.addAgent(entry);
        b.controller.show();
        QTRY_VERIFY(isRed(listOf(b)));
    }

    /// The choice outlives a command that is an address for a while, and whatever else is wrong.
    void aTickedValueIsNotInTheFile_data()
    {
        QTest::addColumn<bool>("isNew");
        QTest::addColumn<QString>("last");
        const QString program = QStringLiteral("prog --acp"), address = QStringLiteral("wss://agents.example.com/acp");
        QTest::newRow("back") << true << program;
        QTest::newRow("an address") << true << address;
        QTest::newRow("another field is wrong meanwhile") << false << program;
    }
    void aTickedValueIsNotInTheFile()
    {
        QFETCH(bool, isNew);
        QFETCH(QString, last);
        Bench b;
        if (!isNew)
            b.settings.addAgent(entryOf(last, last));
        b.controller.show();
        auto *dialog = b.dialog<widgets::AgentsDialog>();
        if (isNew)
            dialog->edit({});
        auto *command = part<QLineEdit>(b, "command"), *folder = part<QLineEdit>(b, "folder");
        auto *values = part<widgets::ValuesTable>(b, "values");
        command->setText(QStringLiteral("prog --acp"));
        folder->setText(QStringLiteral("/not/yet"));
        values->item(0, 0)->setText(QStringLiteral("LICENCE"));
        values->item(0, 1)->setText(QStringLiteral("hunter2-private"));
        values->item(0, 2)->setCheckState(Qt::Checked);
        command->setText(QStringLiteral("wss://agents.example.com/acp"));
        command->setText(last);
        if (!last.startsWith(QStringLiteral("wss"))) {
            QCOMPARE(values->item(0, 2)->checkState(), Qt::Checked);
            QCOMPARE(values->item(0, 1)->data(Qt::EditRole).toString(), QStringLiteral("hunter2-private"));
        }
        folder->clear();
        part<QPushButton>(b, "save")->click();
        dialog->reject();
        QCOMPARE(b.settings.agents().value(0).secretEnvironment, QStringList(QStringLiteral("LICENCE")));
        const QByteArray ini = b.stored();
        QVERIFY2(ini.contains("LICENCE") && !ini.contains("hunter2"), ini.constData());
    }

    void savingAFieldChoosesNoDefault()
    {
        Bench b;
        b.settings.setAgents({entryOf(QStringLiteral("one"), QStringLiteral("one")),
                              entryOf(QStringLiteral("two"), QStringLiteral("two"))});
        const auto isWritten = [&b] {
            return QSettings(b.file, QSettings::IniFormat).contains(QStringLiteral("defaultAgent"));
        };
        widgets::AgentFields fields = b.controller.agents().at(1);
        fields.name = QStringLiteral("Two");
        b.controller.save(fields, false);
        QCOMPARE(b.settings.agents().at(1).name, fields.name);
        QVERIFY(!isWritten());
        b.controller.save(fieldsOf(QStringLiteral("three")), false);
        QCOMPARE(b.settings.defaultAgent().id, QStringLiteral("one"));
    }

    void removingOneLeavesWhatAnotherBelayDid()
    {
        Bench b;
        QVERIFY(QDir().mkpath(b.folder.filePath(QStringLiteral("here"))));
        QVERIFY(QFile::link(b.folder.filePath(QStringLiteral("here")), b.folder.filePath(QStringLiteral("there"))));
        const QString x = QStringLiteral("x"), y = QStringLiteral("y"), z = QStringLiteral("z");
        Settings here(b.folder.filePath(QStringLiteral("here/belay.ini")));
        here.setAgents({entryOf(x, x), entryOf(y, y)});
        QCoreApplication::processEvents(); // writes the file
        // By another path, as another process reads it.
        Settings there(b.folder.filePath(QStringLiteral("there/belay.ini")));
        QCOMPARE(there.agents().size(), 2);
        Workspace workspace(&there);
        QWidget window;
        AgentsController controller(&workspace, &there, &window);
        controller.show();
        here.addAgent(entryOf(z, z));
        QCoreApplication::processEvents();
        Q_EMIT window.findChild<widgets::AgentsDialog *>()->removeRequested(x);
        QCoreApplication::processEvents();
        QStringList left;
        for (const AgentEntry &one : there.agents())
            left << one.id;
        QCOMPARE(left, QStringList({y, z}));
    }

    /// It is another agent, though it runs the same.
    void aSecondAgentOfOneCommand()
    {
        Bench b;
        AgentEntry first = entryOf(QStringLiteral("prog --acp"), QStringLiteral("prog --acp"));
        first.environment = {{QStringLiteral("PROFILE"), QStringLiteral("work")}};
        b.settings.setAgents({first});
        b.controller.show();
        for (const char *command : {"prog --acp", "demo"}) {
            b.dialog<widgets::AgentsDialog>()->edit({});
            part<QLineEdit>(b, "command")->setText(QString::fromLatin1(command));
            part<QLineEdit>(b, "name")->setText(QStringLiteral("Private"));
            part<QPushButton>(b, "save")->click();
        }
        const QList<AgentEntry> all = b.settings.agents();
        QCOMPARE(all.size(), 3);
        QCOMPARE(all[0].environment, first.environment);
        QCOMPARE(all[1].command, first.command);
        QCOMPARE(all[1].name, QStringLiteral("Private"));
        QStringList ids;
        for (const widgets::AgentFields &one : b.controller.agents())
            ids << one.id;
        QCOMPARE(ids.removeDuplicates(), 0);
        QCOMPARE(b.settings.defaultAgent().command, QStringLiteral("demo"));
        QVERIFY(!b.settings.defaultAgent().isDemo);
        // One that is there keeps its id.
        b.controller.save(b.controller.agents().at(1), false);
        QCOMPARE(b.settings.agents().size(), 3);
    }

    /// One that is held back has no copy that writes at once, and what was typed for the keychain is not typed again.
    void aDuplicateIsLikeItsOriginal()
    {
        Bench b;
        b.controller.show();
        widgets::AgentFields fields = fieldsOf(QStringLiteral("one --acp"));
        fields.environment = {{QStringLiteral("ONE_API_KEY"), QStringLiteral("s3cret")},
                              {QStringLiteral("ONE_MODE"), QStringLiteral("fast")}};
        fields.turnLimit = std::chrono::minutes(5);
        b.controller.save(fields, true);
        const QString original = b.settings.agents().constFirst().id;
        proxy::NetworkRules network;
        network.level = proxy::NetworkLevel::Note;
        b.workspace.setHoldsChanges(original, true);
        b.workspace.setNetworkRules(original, network);
        b.workspace.setWritePolicy(original, core::WritePolicy::Ask);
        core::PermissionRule forAll, rule;
        forAll.command = rule.command = QStringLiteral("rm");
        rule.verdict = core::RuleVerdict::Deny;
        rule.agent = original;
        b.workspace.setPermissionRules({rule, forAll});
        b.controller.show();

        auto *button = part<QPushButton>(b, "duplicate");
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::mouseDClick(button, Qt::LeftButton);
        QTRY_COMPARE(b.settings.agents().size(), 2);
        const AgentEntry copy = b.settings.agents().constLast();
        QVERIFY(copy.id != original);
        QCOMPARE(copy.name, QStringLiteral("One (2)"));
        QCOMPARE(copy.command, QStringLiteral("one --acp"));
        QCOMPARE(copy.turnLimit, base::Milliseconds(std::chrono::minutes(5)));
        QCOMPARE(copy.environment, (Environment{{QStringLiteral("ONE_MODE"), QStringLiteral("fast")}}));
        QCOMPARE(b.settings.defaultAgent().id, original);
        QVERIFY(b.settings.holdsChanges(copy.id));
        QCOMPARE(b.settings.networkRules(copy.id).level, proxy::NetworkLevel::Note);
        QCOMPARE(b.settings.writePolicy(copy.id), core::WritePolicy::Ask);
        const std::vector<core::PermissionRule> rules = b.settings.permissionRules();
        QCOMPARE(rules.size(), size_t(3));
        QCOMPARE(rules[2].agent, copy.id);
        QCOMPARE(rules[2].verdict, core::RuleVerdict::Deny);
        QCOMPARE(rules[2].command, QStringLiteral("rm"));
        QCOMPARE(part<QListWidget>(b, "list")->currentRow(), 1);

        const QString key = secretName(copy.id, QStringLiteral("ONE_API_KEY"));
        QString kept;
        b.workspace.secrets()->fetch({key}, this, [&kept, key](const base::Result<SecretStore::Values> &values) {
            kept = values ? values->value(key) : values.error().message;
        });
        QTRY_COMPARE(kept, QStringLiteral("s3cret"));
        // The name is one that nobody has yet.
        part<QListWidget>(b, "list")->setCurrentRow(0);
        QTest::mouseClick(part<QPushButton>(b, "duplicate"), Qt::LeftButton);
        QTRY_COMPARE(b.settings.agents().size(), 3);
        QCOMPARE(b.settings.agents().constLast().name, QStringLiteral("One (3)"));
    }

    /// Nor of one that was removed and added again.
    void aTestTellsNothingOfAnotherCommand()
    {
        Bench b;
        // It ends when the file is there.
        const QString end = b.folder.filePath(QStringLiteral("end")),
                      ended = b.folder.filePath(QStringLiteral("ended"));
        const QString command =
            QStringLiteral("sh -c 'until [ -e %1 ]; do sleep 0.05; done; echo x >>%2; exit 3'").arg(end, ended);
        const QString a = QStringLiteral("a"), c = QStringLiteral("c"), e = QStringLiteral("e");
        b.settings.setAgents({entryOf(a, command), entryOf(c, command), entryOf(e, command)});
        b.controller.show();
        auto *list = part<QListWidget>(b, "list");
        for (int row : {0, 1, 2}) {
            list->setCurrentRow(row);
            part<QPushButton>(b, "test")->click();
            QVERIFY(b.controller.agents().at(row).tested->isRunning);
        }
        list->setCurrentRow(0);
        part<QLineEdit>(b, "command")->setText(QStringLiteral("cat"));
        part<QPushButton>(b, "save")->click();
        QVERIFY(!b.controller.agents().at(0).tested);
        Q_EMIT b.dialog<widgets::AgentsDialog>()->removeRequested(c);
        b.settings.setAgent(entryOf(c, command));
        QFile file(end);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto tested = [&b](const QString &id) {
            for (const widgets::AgentFields &one : b.controller.agents()) {
                if (one.id == id)
                    return one.tested;
            }
            return std::optional<widgets::AgentTested>();
        };
        QTRY_VERIFY_WITH_TIMEOUT(!tested(e)->isRunning, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(b.controller.findChildren<AgentTest *>().isEmpty(), 60'000);
        QVERIFY(!tested(a) && !tested(c));
    }

    /// What is kept while the dialog is open is not undone by what is typed there.
    void variablesRememberedMeanwhileStay()
    {
        Bench b;
        b.settings.addAgent(entryOf(QStringLiteral("prog"), QStringLiteral("prog")));
        b.controller.show();
        part<QLineEdit>(b, "name")->setText(QStringLiteral("Mine"));
        rememberVariables(&b.settings, b.workspace.secrets(), QStringLiteral("prog"),
                          {{QStringLiteral("API_KEY"), QStringLiteral("s3cret")}},
                          {{QStringLiteral("REGION"), QStringLiteral("eu")}}, &b.window, [](const auto &) {});
        b.dialog<widgets::AgentsDialog>()->reject();
        const AgentEntry now = b.settings.agents().constFirst();
        QCOMPARE(now.name, QStringLiteral("Mine"));
        QCOMPARE(now.secretEnvironment, QStringList(QStringLiteral("API_KEY")));
        QCOMPARE(now.environment, (Environment{{QStringLiteral("REGION"), QStringLiteral("eu")}}));
    }
};

BELAY_GUI_TEST(TestAgentsController)

} // namespace tst_agentscontroller

#include "tst_agentscontroller.moc"
