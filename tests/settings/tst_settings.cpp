// SPDX-License-Identifier: Apache-2.0
#include "settings/agentoptions.h"
#include "settings/drafts.h"
#include "settings/settings.h"
#include "settings/settingsfile.h"

#include "fakeclock.h"

#include "testclass.h"

#include <QDir>
#include <QFileInfo>
#include <QScopeGuard>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_settings {

using namespace std::chrono_literals;

class TestSettings : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString file(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

private Q_SLOTS:
    /// Somebody, or an agent, has put it there.
    void aFileThatIsNoneIsNotWaitedFor_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"fifo", "folder", "huge", "missing", "empty"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void aFileThatIsNoneIsNotWaitedFor()
    {
        QFETCH(const QString, kind);
        const QString home = file("config") + kind, path = home + QStringLiteral("/belay/belay.ini");
        QVERIFY(QDir().mkpath(home + QStringLiteral("/belay")));
        const auto restored = qScopeGuard([before = qgetenv("XDG_CONFIG_HOME")] {
            if (before.isNull())
                qunsetenv("XDG_CONFIG_HOME");
            else
                qputenv("XDG_CONFIG_HOME", before);
        });
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(home));
        if (kind == QLatin1String("fifo")) {
            QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        } else if (kind == QLatin1String("folder")) {
            QVERIFY(QDir().mkdir(path));
        } else if (kind != QLatin1String("missing")) {
            QFile made(path);
            QVERIFY(made.open(QIODevice::WriteOnly));
            QVERIFY(made.resize(kind == QLatin1String("huge") ? qint64(1) << 40 : 0));
        }
        const bool isFine = kind == QLatin1String("missing") || kind == QLatin1String("empty");
        const QString problem = settings::settingsProblem();
        QVERIFY2(problem.isEmpty() == isFine, qPrintable(problem));
        QVERIFY(isFine || problem.contains(path));
        settings::Settings().set(settings::keys::zoom, 150);
        QCOMPARE(settings::Settings().value(settings::keys::zoom), 150); // what is changed holds until Belay ends
        settings::Settings().set(settings::keys::zoom, 100);
        FakeClock clock;
        const settings::Drafts drafts(path, &clock);
        QVERIFY(drafts.draft(QStringLiteral("x")).isEmpty());
    }

    /// The length of a list is one number in the file.
    void aListIsNotBelievedToBeEndless()
    {
        for (const char *list : {"agents", "rules", "mcpServers"}) {
            QFile made(file("endless"));
            QVERIFY(made.open(QIODevice::WriteOnly | QIODevice::Truncate));
            made.write(QByteArray("[") + list + "]\nsize=2000000000\n1\\id=a\n1\\command=b\n");
            made.close();
            const settings::Settings settings(made.fileName());
            QCOMPARE(settings.agents().size(), list == QByteArray("agents") ? 1 : 0);
            QVERIFY(settings.permissionRules().size() <= 1);
            QVERIFY(settings.mcpServers().size() <= 1);
            const auto store = settings::openIniFile(made.fileName());
            QCOMPARE(settings::beginReadArray(store.get(), QLatin1String(list)), 1);
            store->endArray();
        }
    }

    void theLimitOfTurnsIsKept()
    {
        settings::AgentEntry with, without;
        with.id = with.command = QStringLiteral("with");
        with.turnLimit = base::Milliseconds(90'000);
        without.id = without.command = QStringLiteral("without");
        settings::Settings(file("limits")).setAgents({with, without});
        const QList<settings::AgentEntry> read = settings::Settings(file("limits")).agents();
        QCOMPARE(read.at(0).turnLimit.count(), 90'000);
        QCOMPARE(read.at(1).turnLimit.count(), 0);
        // A number that nobody could have typed is not believed.
        for (const auto &[written, limit] : {std::pair("-5", 0LL), std::pair("99999999999999", 86'400'000LL)}) {
            const auto store = settings::openIniFile(file("limits"));
            store->setValue(QStringLiteral("agents/1/turnLimitMs"), QString::fromLatin1(written));
            QCOMPARE(settings::Settings(file("limits")).agents().at(0).turnLimit.count(), limit);
        }
    }

    void wayToShowChangesIsKept()
    {
        QVERIFY(!settings::Settings(file("sides")).value(settings::keys::diffSides));
        settings::Settings(file("sides")).set(settings::keys::diffSides, true);
        QVERIFY(settings::Settings(file("sides")).value(settings::keys::diffSides));
    }

    void whatTheDialogAsksForIsKept()
    {
        QVERIFY(!settings::Settings(file("choices")).value(settings::keys::notificationSound));
        QCOMPARE(settings::Settings(file("choices")).value(settings::keys::language), QString());
        QCOMPARE(settings::Settings(file("choices")).value(settings::keys::effectsKeptDays), 90);
        settings::Settings(file("choices")).set(settings::keys::notificationSound, true);
        settings::Settings(file("choices")).set(settings::keys::language, QStringLiteral("de"));
        settings::Settings(file("choices")).set(settings::keys::effectsKeptDays, 0); // a day at least
        settings::Settings(file("choices")).set(settings::keys::settingsPage, QStringLiteral("history"));
        QVERIFY(settings::Settings(file("choices")).value(settings::keys::notificationSound));
        QCOMPARE(settings::Settings(file("choices")).value(settings::keys::language), QStringLiteral("de"));
        QCOMPARE(settings::Settings(file("choices")).value(settings::keys::effectsKeptDays), 1);
        QCOMPARE(settings::Settings(file("choices")).value(settings::keys::settingsPage), QStringLiteral("history"));
    }

    /// Two that run at once: each knows of the other's changes only when it reads the file again.
    void anotherBelayMayChangeAnotherAgent()
    {
        QVERIFY(QDir().mkpath(file("here")) && QFile::link(file("here"), file("there")));
        settings::AgentEntry first, second;
        first.id = first.name = first.command = QStringLiteral("first");
        second.id = second.name = second.command = QStringLiteral("second");
        first.folder = QStringLiteral("/p");
        settings::Settings one(file("here") + QStringLiteral("/agents.ini"));
        one.addAgent(first);
        one.addAgent(second);
        QCoreApplication::processEvents(); // writes the file
        // By another path, as another process reads it.
        settings::Settings other(file("there") + QStringLiteral("/agents.ini"));
        QCOMPARE(other.agents().size(), 2);
        first.name = QStringLiteral("renamed");
        first.folder.clear();
        one.addAgent(first);
        QCoreApplication::processEvents();
        second.name = QStringLiteral("also renamed");
        other.addAgent(second);
        QCoreApplication::processEvents();
        const QList<settings::AgentEntry> agents = other.agents();
        QCOMPARE(agents.size(), 2);
        QCOMPARE(agents[0].name, QStringLiteral("renamed"));
        QCOMPARE(agents[0].folder, QString());
        QCOMPARE(agents[1].name, QStringLiteral("also renamed"));
    }

    /// Each writes over nothing that it has not read.
    void twoBelaysAddAnAgentEach()
    {
        QVERIFY(QDir().mkpath(file("both")) && QFile::link(file("both"), file("too")));
        const auto named = [](const char *name) {
            settings::AgentEntry out;
            out.id = out.name = out.command = QString::fromLatin1(name);
            return out;
        };
        settings::Settings one(file("both") + QStringLiteral("/agents.ini"));
        one.addAgent(named("first"));
        QCoreApplication::processEvents(); // writes the file
        settings::Settings other(file("too") + QStringLiteral("/agents.ini"));
        QCOMPARE(other.agents().size(), 1);
        settings::AgentEntry second = named("second");
        second.ownPaths = {QStringLiteral("~/.ssh/")};
        second.secretEnvironment = {QStringLiteral("KEY")};
        second.plainAllowed = true;
        one.addAgent(second);
        QCoreApplication::processEvents();
        other.addAgent(named("third"));
        QCoreApplication::processEvents();
        QList<settings::AgentEntry> agents = settings::Settings(file("too") + QStringLiteral("/agents.ini")).agents();
        QCOMPARE(agents.size(), 3);
        QCOMPARE(agents[1].ownPaths, second.ownPaths);
        QVERIFY(agents[2].ownPaths.isEmpty() && agents[2].secretEnvironment.isEmpty() && !agents[2].plainAllowed);
        // Removed here, renamed there.
        one.setAgents({agents[1], agents[2]});
        QCoreApplication::processEvents();
        second.name = QStringLiteral("renamed");
        other.setAgent(second);
        QCoreApplication::processEvents();
        agents = settings::Settings(file("too") + QStringLiteral("/agents.ini")).agents();
        QCOMPARE(agents.size(), 2);
        QCOMPARE(agents[0].name, second.name);
        QCOMPARE(agents[1].id, QStringLiteral("third"));
    }

    /// Who writes the file by hand gives no ids, or the same twice.
    void eachAgentHasAnIdOfItsOwn()
    {
        {
            QFile ini(file("byhand"));
            QVERIFY(ini.open(QIODevice::WriteOnly));
            ini.write("[agents]\n1\\id=same\n1\\command=one\n2\\id=same\n2\\command=two\n3\\command=three\n"
                      "4\\id=same 2\n4\\command=four\n5\\id=demo\n5\\command=five\nsize=5\n");
        }
        settings::Settings settings(file("byhand"));
        QList<settings::AgentEntry> agents = settings.agents();
        QStringList ids;
        for (const settings::AgentEntry &agent : std::as_const(agents))
            ids << agent.id;
        QCOMPARE(ids, QStringList({QStringLiteral("same"), QStringLiteral("same 3"), QStringLiteral("three"),
                                   QStringLiteral("same 2"), QStringLiteral("demo 2")}));
        for (settings::AgentEntry &agent : agents) {
            agent.name = agent.command.toUpper();
            settings.setAgent(agent);
        }
        QStringList names;
        for (const settings::AgentEntry &agent : settings.agents())
            names << agent.name + agent.command;
        QCOMPARE(names, QStringList({QStringLiteral("ONEone"), QStringLiteral("TWOtwo"), QStringLiteral("THREEthree"),
                                     QStringLiteral("FOURfour"), QStringLiteral("FIVEfive")}));
    }

    void theNetworkOfAnAgentIsKept()
    {
        const QString id = QStringLiteral("agent");
        QCOMPARE(settings::Settings(file("network")).networkRules(id), proxy::NetworkRules());
        const proxy::NetworkRules only{proxy::NetworkLevel::Only,
                                       {QStringLiteral("a.example"), QStringLiteral("*.b.example:443")}};
        settings::Settings(file("network")).setNetworkRules(id, only);
        QCOMPARE(settings::Settings(file("network")).networkRules(id), only);
        QCOMPARE(settings::Settings(file("network")).networkRules(QStringLiteral("other")), proxy::NetworkRules());
        // The hosts are kept for the next time.
        settings::Settings(file("network")).setNetworkRules(id, {proxy::NetworkLevel::Unwatched, only.hosts});
        QCOMPARE(settings::Settings(file("network")).networkRules(id).hosts, only.hosts);
        // What is not known is not taken for less.
        QSettings later(file("network"), QSettings::IniFormat);
        settings::Settings(file("network")).setNetworkRules(id, only);
        for (const QString &key : later.allKeys()) {
            if (key.contains(QLatin1String("network")))
                later.setValue(key, QStringLiteral("less"));
        }
        later.sync();
        QCOMPARE(settings::Settings(file("network")).networkRules(id).level, proxy::NetworkLevel::Only);
    }

    void thePlaceInTheTourIsKept()
    {
        QVERIFY(!settings::Settings(file("tour")).value(settings::keys::tourIsOn));
        QCOMPARE(settings::Settings(file("tour")).value(settings::keys::tourDone), 0);
        settings::Settings(file("tour")).set(settings::keys::tourIsOn, true);
        settings::Settings(file("tour")).set(settings::keys::tourDone, 3);
        QVERIFY(settings::Settings(file("tour")).value(settings::keys::tourIsOn));
        QCOMPARE(settings::Settings(file("tour")).value(settings::keys::tourDone), 3);
    }

    void spellingIsKept()
    {
        QVERIFY(settings::Settings(file("spelling")).value(settings::keys::checksSpelling));
        QCOMPARE(settings::Settings(file("spelling")).value(settings::keys::spellingLanguage), QString());
        settings::Settings(file("spelling")).set(settings::keys::checksSpelling, false);
        settings::Settings(file("spelling")).set(settings::keys::spellingLanguage, QStringLiteral("de_DE"));
        settings::Settings(file("spelling")).set(settings::keys::lastSpellingLanguage, QStringLiteral("en_US"));
        QVERIFY(!settings::Settings(file("spelling")).value(settings::keys::checksSpelling));
        QCOMPARE(settings::Settings(file("spelling")).value(settings::keys::spellingLanguage), QStringLiteral("de_DE"));
        QCOMPARE(settings::Settings(file("spelling")).value(settings::keys::lastSpellingLanguage),
                 QStringLiteral("en_US"));
    }

    void theFolderOfAnAgentIsKept()
    {
        settings::AgentEntry with, without;
        with.id = with.command = QStringLiteral("with");
        without.id = without.command = QStringLiteral("without");
        with.folder = QStringLiteral("/home/ü/a;b, c");
        with.ownPaths = {QStringLiteral("~/.ü/a;b, c/"), QStringLiteral("/opt/x")};
        settings::Settings(file("folders")).setAgents({with, without});
        const QList<settings::AgentEntry> agents = settings::Settings(file("folders")).agents();
        QCOMPARE(agents.size(), 2);
        QCOMPARE(agents[0].folder, with.folder);
        QCOMPARE(agents[1].folder, QString());
        QCOMPARE(agents[0].ownPaths, with.ownPaths);
        QCOMPARE(agents[1].ownPaths, QStringList());
        // Taken away again, it is not remembered.
        settings::Settings(file("folders")).setAgents({without});
        QCOMPARE(settings::Settings(file("folders")).agents().first().folder, QString());
    }

    void hostsThatWereContactedAreKept()
    {
        const QString one = QStringLiteral("one"), two = QStringLiteral("two");
        settings::Settings(file("contacted"))
            .addContactedHosts(one, {QStringLiteral("a.org"), QStringLiteral("b.org:8443")});
        settings::Settings settings(file("contacted"));
        settings.addContactedHosts(one, {QStringLiteral("b.org:8443"), QStringLiteral("c.org")});
        QCOMPARE(settings.contactedHosts(one),
                 QStringList({QStringLiteral("b.org:8443"), QStringLiteral("c.org"), QStringLiteral("a.org")}));
        QCOMPARE(settings.contactedHosts(two), QStringList());
        // However many there are.
        for (int i = 0; i < 500; ++i)
            settings.addContactedHosts(one, {QStringLiteral("%1.org").arg(i)});
        QVERIFY(settings.contactedHosts(one).size() < 100);
        QCOMPARE(settings.contactedHosts(one).first(), QStringLiteral("499.org"));
    }

    void timesAreKept()
    {
        core::Timings timings;
        timings.stop.endCommands = 250ms;
        timings.stop.unconfirmed = 5000ms;
        timings.stop.closeSession = 700ms;
        timings.stop.force = 0ms;
        timings.stop.endsCommands = false;
        timings.initialize = 90s;
        timings.newSession = 5s;
        settings::Settings(file("a")).set(settings::keys::timings, timings);
        QCOMPARE(settings::Settings(file("a")).value(settings::keys::timings), timings);
    }

    void whatIsWrittenWrongFallsBackOrIsBounded_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<qint64>("unconfirmed");
        QTest::newRow("words") << QStringLiteral("times/unconfirmedMs") << QStringLiteral("soon") << qint64(3000);
        QTest::newRow("negative") << QStringLiteral("times/unconfirmedMs") << QStringLiteral("-1") << qint64(500);
        QTest::newRow("a year") << QStringLiteral("times/unconfirmedMs") << QStringLiteral("31536000000")
                                << qint64(3600'000);
        QTest::newRow("empty") << QStringLiteral("times/unconfirmedMs") << QString() << qint64(3000);
    }
    void whatIsWrittenWrongFallsBackOrIsBounded()
    {
        QFETCH(const QString, key);
        QFETCH(const QString, value);
        QFETCH(const qint64, unconfirmed);
        {
            QSettings raw(file("b"), QSettings::IniFormat);
            raw.setValue(key, value);
        }
        QCOMPARE(qint64(settings::Settings(file("b")).value(settings::keys::timings).stop.unconfirmed.count()),
                 unconfirmed);
    }

    void writePoliciesAreKeptPerAgent()
    {
        const QString one = QStringLiteral("'/a b/agent' --flag=[x]"), two = QStringLiteral("agent");
        settings::Settings(file("w")).setWritePolicy(one, core::WritePolicy::Ask);
        settings::Settings(file("w")).setWritePolicy(two, core::WritePolicy::AtOnce);
        QCOMPARE(settings::Settings(file("w")).writePolicy(one), core::WritePolicy::Ask);
        QCOMPARE(settings::Settings(file("w")).writePolicy(two), core::WritePolicy::AtOnce);
        QCOMPARE(settings::Settings(file("w")).writePolicy(QStringLiteral("other")), core::WritePolicy::AtOnce);
    }

    void optionsAreKeptPerAgent()
    {
        acp::ConfigOption model, other;
        model.id = QStringLiteral("m");
        model.name = QStringLiteral("Model");
        model.category = QStringLiteral("model");
        model.value = QStringLiteral("a");
        model.values = {{QStringLiteral("a"), QStringLiteral("A, one"), QStringLiteral("long"), {}},
                        {QStringLiteral("b"), {}, {}, {}}};
        other = model;
        other.category = QStringLiteral("colour");
        acp::ConfigOption endless = model;
        endless.id = QStringLiteral("e");
        for (int i = 0; i < 300; ++i)
            endless.values.push_back({QString::number(i), QString::number(i), {}, {}});
        acp::ConfigOption longNamed = model;
        longNamed.values.front().name = QString(10'000, u'x');
        settings::Settings(file("o")).setOptions(QStringLiteral("x y"), {other, endless, longNamed, model});
        const settings::Settings read(file("o"));
        const std::vector<acp::ConfigOption> kept = read.options(QStringLiteral("x y"));
        QCOMPARE(kept.size(), size_t(1));
        QCOMPARE(kept[0].id, model.id);
        QCOMPARE(kept[0].name, model.name);
        QCOMPARE(kept[0].category, model.category);
        QCOMPARE(kept[0].values.size(), size_t(2));
        QCOMPARE(kept[0].values[0].name, QStringLiteral("A, one"));
        QCOMPARE(kept[0].values[1].value, QStringLiteral("b"));
        QVERIFY(read.options(QStringLiteral("x")).empty());
        settings::Settings(file("o")).setOptions(QStringLiteral("x y"), {});
        QVERIFY(settings::Settings(file("o")).options(QStringLiteral("x y")).empty());
        // What somebody wrote by hand.
        const QString name = QStringLiteral("m"), category = QStringLiteral("model");
        for (const QStringList &words : {QStringList{name}, QStringList{name, name, category, QStringLiteral("-1")},
                                         QStringList{name, name, category, QStringLiteral("9999999999999")},
                                         QStringList{name, name, category, QStringLiteral("2"), name}})
            QVERIFY(settings::optionsFromWords(words).empty());
    }

    /// What earlier versions staged is held back now, and nothing is written that was not before.
    void stagingIsHoldingBack()
    {
        const QString agent = QStringLiteral("agent");
        for (const char *name : {"stage", "stage-commit"}) {
            {
                QSettings raw(file("s"), QSettings::IniFormat);
                raw.setValue(QStringLiteral("writes/") + QString::fromLatin1(agent.toUtf8().toHex()),
                             QLatin1String(name));
            }
            settings::Settings settings(file("s"));
            QVERIFY(settings.holdsChanges(agent));
            QCOMPARE(settings.writePolicy(agent), core::WritePolicy::Ask);
            settings.setHoldsChanges(agent, false);
            QVERIFY(!settings.holdsChanges(agent));
            QCOMPARE(settings.writePolicy(agent), core::WritePolicy::Ask);
        }
    }

    /// Ids are commands as typed: every character of theirs must come back, and no two may share a place.
    void stopStatisticsAreKeptPerAgent()
    {
        const QStringList ids{QStringLiteral("gemini --acp"), QStringLiteral("/opt/a b/agent \"x=y\"; [z]%20"),
                              QStringLiteral("ägent/…"), QStringLiteral("gemini  --acp")};
        for (int i = 0; i < ids.size(); ++i) {
            core::StopStatistics statistics;
            statistics.add({{}, false, true});
            for (int n = 0; n <= i; ++n)
                statistics.add({base::Milliseconds(100 * (n + 1)), true});
            statistics.add({});
            settings::Settings(file("c")).setStopStatistics(ids[i], statistics);
        }
        for (int i = 0; i < ids.size(); ++i) {
            const core::StopStatistics statistics = settings::Settings(file("c")).statistics(ids[i]);
            QCOMPARE(statistics.stops, i + 3);
            QCOMPARE(statistics.forced, 1);
            QCOMPARE(statistics.confirmed, i + 1);
            QCOMPARE(statistics.cascaded, i + 1);
            QCOMPARE(statistics.slowest.count(), 100 * (i + 1));
            QCOMPARE(int(statistics.times.size()), i + 1);
        }
        QCOMPARE(settings::Settings(file("c")).statistics(QStringLiteral("unknown")).stops, 0);
    }
};

BELAY_TEST(TestSettings)

} // namespace tst_settings

#include "tst_settings.moc"
