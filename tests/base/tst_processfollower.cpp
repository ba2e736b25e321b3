// SPDX-License-Identifier: Apache-2.0
#include "base/process/processfollower.h"

#include "testclass.h"

#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <map>
#include <random>
#include <unistd.h>

namespace tst_processfollower {

using base::ProcessFollower;
using base::SeenProcess;
using Numbers = std::vector<qint64>;

namespace {

/// A tree that the test makes up: the guard is 1, the agent 10. A tick is a hundredth of a second.
struct Tree
{
    ProcessFollower follower;
    std::map<qint64, SeenProcess> all;
    qint64 at = 1000;

    Tree()
    {
        born(10, 1, {"node", "agent.js"});
        born(11, 10, {"node", "server.js"});
        look();
    }
    SeenProcess &born(qint64 number, qint64 parent, const QByteArrayList &arguments, qint64 group = 10)
    {
        SeenProcess process{{number, at}, parent, group, group, arguments, "/work"};
        return all[number] = process;
    }
    /// Its children become the guard's.
    void died(qint64 number)
    {
        all.erase(number);
        for (auto &[other, process] : all) {
            if (process.parent == number)
                process.parent = 1;
        }
    }
    std::set<quint64> look()
    {
        std::vector<SeenProcess> seen;
        for (const auto &[number, process] : all)
            seen.push_back(process);
        return follower.update(seen, at);
    }
    /// A tenth of a second later.
    void pass(qint64 ticks = 10) { at += ticks; }
    Numbers of(quint64 command) const
    {
        Numbers out;
        for (const SeenProcess &process : follower.of(command))
            out.push_back(process.id.number);
        return out;
    }
    Numbers own() const
    {
        Numbers out;
        for (const SeenProcess &process : follower.own())
            out.push_back(process.id.number);
        return out;
    }
    void begin(quint64 command, const char *line) { follower.begin(command, QLatin1String(line), "/work", at); }
};

} // namespace

/// Whose processes are.
class TestProcessFollower : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // --- a command and what it leaves ------------------------------------------------------------------------------

    void whatWasThereIsTheAgents()
    {
        Tree t;
        t.begin(1, "make");
        t.look();
        QCOMPARE(t.own(), Numbers({10, 11}));
        QVERIFY(!t.follower.isFollowing());
    }

    /// A look may come when the shell has long become its last command, and the agent tells of a command when it has
    /// just started it.
    void aCommandMayHaveBegunBeforeItWasTold_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<qint64>("before"); ///< ticks
        QTest::addColumn<bool>("isIts");
        QTest::newRow("the line's last command") << QByteArray("sleep 600") << qint64(3) << true;
        QTest::newRow("the same, told late") << QByteArray("sleep 600") << qint64(150) << true;
        QTest::newRow("the same, much earlier") << QByteArray("sleep 600") << qint64(300) << false;
        QTest::newRow("words that the line has not") << QByteArray("python3 x.py") << qint64(3) << true;
        QTest::newRow("other words, told late") << QByteArray("python3 x.py") << qint64(60) << false;
    }
    void aCommandMayHaveBegunBeforeItWasTold()
    {
        QFETCH(const QByteArray, words);
        QFETCH(const qint64, before);
        QFETCH(const bool, isIts);
        Tree t;
        t.pass(1000);
        t.born(20, 10, words.split(' '));
        t.pass(before);
        t.begin(1, "(sleep 5 &); sleep 600");
        t.pass();
        t.look();
        QCOMPARE(t.of(1), isIts ? Numbers({20}) : Numbers());
    }

    /// The guard leads the session of all that the agent starts, and is not seen itself: what one command has in it
    /// makes the next one's no less its own.
    void theSessionOfTheGuardIsNoCommands()
    {
        Tree t;
        const auto inSession = [&t] {
            for (auto &[number, process] : t.all)
                process.session = 1;
        };
        inSession();
        t.look();
        t.begin(1, "(sleep 60 &); sleep 1");
        t.born(20, 10, {"sh", "-c", "(sleep 60 &); sleep 1"});
        t.born(21, 20, {"sleep", "60"});
        inSession();
        t.pass();
        t.look();
        QCOMPARE(t.of(1), Numbers({20, 21}));
        t.follower.end(1, t.at);
        t.died(20);
        t.pass(500);
        t.look();
        t.begin(2, "make");
        t.born(30, 10, {"make"});
        t.born(31, 10, {"node", "search.js"});
        inSession();
        t.pass();
        t.look();
        QCOMPARE(t.of(2), Numbers({30}));
        QCOMPARE(t.of(1), Numbers({21}));
        QCOMPARE(t.own(), Numbers({10, 11, 31}));
    }

    /// An agent starts its engine behind the first look, and the engine starts the command.
    void theEngineIsNotTheCommands()
    {
        Tree t;
        t.pass(100);
        t.born(12, 10, {"node", "engine.js"});
        t.born(13, 10, {"node", "model.js"});
        t.pass(500);
        t.begin(1, "sleep 60");
        t.born(20, 12, {"sh", "-c", "sleep 60"});
        t.pass();
        t.look();
        QCOMPARE(t.of(1), Numbers({20}));
        QCOMPARE(t.own(), Numbers({10, 11, 12, 13}));
    }

    /// A shell is first seen between fork and exec, or not at all since the look missed it, and then as the last
    /// command that it runs in its own place. What it had started tells whose it is.
    void aShellIsKnownByWhatItStarted()
    {
        for (const bool isMissed : {false, true}) {
            Tree t;
            t.begin(1, "(sleep 5 &); sleep 60");
            t.pass();
            t.born(20, 10, {"node", "agent.js"});
            const SeenProcess shell = t.all[20];
            t.born(21, 20, {"bash", "-c", "(sleep 5 &); sleep 60"});
            if (isMissed)
                t.all.erase(20);
            t.look();
            t.all[20] = shell;
            t.all[20].arguments = {"sleep", "60"};
            t.died(21);
            t.pass();
            t.look();
            QCOMPARE(t.of(1), Numbers({20}));
            // A server of the agent's own that starts commands is not taken for one of them.
            t.pass(500);
            t.begin(2, "sleep 61");
            t.born(22, 11, {"sleep", "61"});
            t.look();
            QCOMPARE(t.of(2), Numbers({22}));
            QCOMPARE(t.own(), Numbers({10, 11}));
        }
    }

    void aCommandIsFollowedToItsLastProcess()
    {
        Tree t;
        t.begin(1, "sleep 5 & sleep 60");
        t.pass();
        t.born(20, 10, {"/bin/bash", "-c", "sleep 5 & sleep 60"}, 20);
        t.pass();
        t.born(21, 20, {"sleep", "5"}, 20);
        QCOMPARE(t.look(), std::set<quint64>{1});
        QCOMPARE(t.of(1), Numbers({20, 21}));
        // bash runs its last command in its own place.
        t.all[20].arguments = {"sleep", "60"};
        QCOMPARE(t.look(), std::set<quint64>{1});
        t.follower.end(1, t.at);
        t.pass();
        t.died(21);
        QCOMPARE(t.look(), std::set<quint64>{1});
        QCOMPARE(t.of(1), Numbers({20}));
        QVERIFY(t.look().empty());
        t.died(20);
        QCOMPARE(t.look(), std::set<quint64>{1});
        QVERIFY(!t.follower.isFollowing());
    }

    /// Each way in which a command can leave something: what of it the second look shows.
    void leaves_data()
    {
        QTest::addColumn<bool>("sawShell"); // a look came while the shell still ran
        QTest::addColumn<qint64>("group");  // of what stays
        QTest::addColumn<bool>("keepsParent");
        for (const bool saw : {true, false}) {
            const auto name = [saw](const char *what) -> QByteArray {
                return QByteArray(what) + (saw ? ", seen" : ", unseen");
            };
            QTest::newRow(name("&").constData()) << saw << qint64(20) << false;
            QTest::newRow(name("setsid").constData()) << saw << qint64(30) << false;
            QTest::newRow(name("in the agent's group").constData()) << saw << qint64(10) << false;
            if (saw)
                QTest::newRow(name("below the shell").constData()) << saw << qint64(20) << true;
        }
    }
    void leaves()
    {
        QFETCH(const bool, sawShell);
        QFETCH(const qint64, group);
        QFETCH(const bool, keepsParent);
        Tree t;
        t.begin(1, "npm run dev > log &");
        t.pass();
        t.born(20, 10, {"/bin/bash", "-c", "npm run dev > log &"}, 20);
        t.born(30, 20, {"npm", "run", "dev"}, group);
        if (sawShell)
            t.look();
        if (!keepsParent)
            t.died(20);
        t.pass();
        t.follower.end(1, t.at);
        t.look();
        QVERIFY(t.follower.isRunning(1));
        // What it starts later is the command's as well, whoever is its parent then.
        t.pass(500);
        t.begin(2, "ls");
        t.follower.endAll(t.at);
        t.pass(500);
        t.born(31, 30, {"node", "vite"}, group);
        t.look();
        t.died(30);
        t.look();
        QVERIFY(t.follower.isRunning(1));
        QVERIFY(!t.follower.isRunning(2));
        QVERIFY(t.own() == Numbers({10, 11}));
    }

    void aNumberThatIsGivenAgainIsAnother()
    {
        Tree t;
        t.begin(1, "sleep 60");
        t.pass();
        t.born(20, 10, {"sleep", "60"}, 20);
        t.look();
        t.follower.end(1, t.at);
        t.pass(1000);
        t.born(20, 10, {"node", "language-server"}, 20);
        QCOMPARE(t.look(), std::set<quint64>{1});
        QVERIFY(!t.follower.isFollowing());
    }

    // --- the agent's own -------------------------------------------------------------------------------------------

    void whatIsBornWithoutACommandIsTheAgents()
    {
        Tree t;
        t.pass();
        t.born(12, 10, {"rg", "--json", "x"});
        t.pass();
        t.begin(1, "ls");
        t.follower.end(1, t.at);
        t.pass(300);
        t.born(13, 10, {"typescript-language-server", "--stdio"});
        t.look();
        QCOMPARE(t.own(), Numbers({10, 11, 12, 13}));
    }

    /// Beside a command whose own process is known.
    void whatTheAgentStartsBesideACommandIsItsOwn()
    {
        Tree t;
        t.begin(1, "make all");
        t.pass();
        t.born(20, 10, {"bash", "-lc", "make all"}, 20);
        t.look();
        t.pass();
        t.born(12, 10, {"typescript-language-server", "--stdio"});
        t.born(21, 1, {"ccache", "--daemon"}, 21); // lost its parent
        t.look();
        QCOMPARE(t.of(1), Numbers({20, 21}));
        QCOMPARE(t.own(), Numbers({10, 11, 12}));
    }

    /// Some agents keep one shell, in which all commands run.
    void aShellThatWaitsIsTheAgents()
    {
        Tree t;
        t.begin(1, "sleep 60 &");
        t.pass();
        t.born(12, 10, {"/bin/bash", "--norc", "-i"}, 12);
        t.born(20, 12, {"sleep", "60"}, 20);
        t.look();
        QCOMPARE(t.own(), Numbers({10, 11, 12}));
        QCOMPARE(t.of(1), Numbers({20}));
    }

    /// Between fork and exec a process looks like the agent; a second look knows more.
    void aForkIsNotDecided()
    {
        Tree t;
        t.begin(1, "make all");
        t.begin(2, "sleep 9");
        t.pass();
        t.born(20, 10, {"node", "agent.js"});
        t.look();
        QVERIFY(!t.follower.isFollowing() && t.follower.wantsDetails({20, t.at}));
        t.all[20].arguments = {"sleep", "9"};
        t.look();
        QCOMPARE(t.of(2), Numbers({20}));
    }

    // --- several commands ------------------------------------------------------------------------------------------

    void wordsTellCommandsApart()
    {
        Tree t;
        t.begin(1, "sleep 60");
        t.begin(2, "npm run dev");
        t.pass();
        t.born(20, 10, {"bash", "-c", "source /tmp/snapshot && eval 'npm run dev' < /dev/null"}, 20);
        t.born(21, 10, {"/usr/bin/sleep", "60"}, 21);
        t.look();
        QCOMPARE(t.of(1), Numbers({21}));
        QCOMPARE(t.of(2), Numbers({20}));
    }

    void theFolderTellsThemApart()
    {
        Tree t;
        t.follower.begin(1, QStringLiteral("./run"), "/a", t.at);
        t.follower.begin(2, QStringLiteral("./run"), "/b", t.at);
        t.pass();
        t.born(20, 1, {"server"}, 20).folder = "/b";
        t.look();
        QCOMPARE(t.of(2), Numbers({20}));
    }

    void whatCannotBeToldApartIsSaidToBeSo()
    {
        Tree t;
        t.begin(1, "./a.sh");
        t.begin(2, "./b.sh");
        t.pass();
        t.born(20, 1, {"server"}, 20);
        QVERIFY(t.look().empty());
        QCOMPARE(t.follower.doubtful().size(), size_t(1));
        QCOMPARE(t.follower.doubtful()[0].may, std::vector<quint64>({1, 2}));
        QVERIFY(t.follower.isFollowing());
        t.follower.forget(1);
        QCOMPARE(t.of(2), Numbers({20}));
    }

    void aCommandThatIsToldLateIsKnownByItsWords()
    {
        Tree t;
        t.pass();
        t.born(20, 10, {"bash", "-c", "sleep 60"}, 20);
        t.look();
        QVERIFY(!t.follower.isFollowing());
        t.pass(100);
        t.begin(1, "sleep 60");
        QCOMPARE(t.look(), std::set<quint64>{1});
        QCOMPARE(t.of(1), Numbers({20}));
    }

    /// A command may be over before its report is read.
    void whatIsLeftOfAShortCommandIsKnownWhenThatIsToldLate_data()
    {
        QTest::addColumn<bool>("looks"); // between birth and report
        QTest::newRow("looked before") << true;
        QTest::newRow("not looked") << false;
    }
    void whatIsLeftOfAShortCommandIsKnownWhenThatIsToldLate()
    {
        QFETCH(const bool, looks);
        Tree t;
        t.pass();
        t.born(20, 1, {"sleep", "60"}, 20); // of a shell that has ended
        t.born(12, 10, {"helper"});         // no orphan
        if (looks)
            t.look();
        t.pass(30);
        t.begin(1, "sleep 60 &");
        t.pass(1);
        t.follower.end(1, t.at);
        t.look();
        QCOMPARE(t.of(1), Numbers({20}));
        QCOMPARE(t.own(), Numbers({10, 11, 12}));
        // It is not the next one's, though that begins soon.
        t.begin(2, "ls");
        t.look();
        QCOMPARE(t.of(2), Numbers());
    }

    void aSealedAgentsOrphansAreNoChildrenOfItsOwn()
    {
        Tree t;
        t.follower.clear();
        t.all.clear();
        t.born(8, 1, {"/usr/libexec/belay/belay-seal", "--"});
        t.born(10, 8, {"node", "agent.js"});
        t.look();
        t.begin(1, "make all");
        t.pass();
        t.born(20, 10, {"bash", "-c", "make all"}, 20);
        t.look();
        t.born(30, 8, {"daemon"}, 30);
        t.look();
        QCOMPARE(t.of(1), Numbers({20, 30}));
    }

    void nothingIsLeftOfATreeThatIsGone()
    {
        Tree t;
        t.begin(1, "sleep 60");
        t.born(20, 10, {"sleep", "60"}, 20);
        t.look();
        QCOMPARE(t.follower.clear(), std::set<quint64>{1});
        QVERIFY(!t.follower.isFollowing() && t.own().empty());
        // Its command, of which nobody said that it has ended, is none of the next program's.
        t.look();
        t.pass();
        t.begin(2, "make");
        t.pass();
        t.born(30, 1, {"daemon"}, 30);
        t.look();
        QCOMPARE(t.of(2), Numbers({30}));
        QVERIFY(t.follower.doubtful().empty());
    }

    // --- at random -------------------------------------------------------------------------------------------------

    /// One command at a time, of which each process starts others, executes, leaves its group or its parent, and ends:
    /// whatever the order, and however seldom one looks, what lives belongs to the command that began its line.
    void whateverTheOrder()
    {
        const QByteArray given = qgetenv("BELAY_SEED");
        const uint first = given.isEmpty() ? 1 : given.toUInt();
        const uint last = given.isEmpty() ? 300 : first;
        for (uint seed = first; seed <= last; ++seed) {
            std::mt19937 random(seed);
            const auto below = [&random](int most) { return int(random() % uint(most)); };
            Tree t;
            std::map<qint64, quint64> truth;
            qint64 next = 100;
            quint64 command = 0;
            for (int step = 0; step < 60; ++step) {
                t.pass(50);
                const auto some = [&] {
                    auto at = truth.begin();
                    std::advance(at, below(int(truth.size())));
                    return at->first;
                };
                switch (truth.empty() ? 0 : below(7)) {
                case 0: {
                    t.follower.endAll(t.at);
                    t.look();
                    t.pass(50);
                    const QByteArray line = "run " + QByteArray::number(++command);
                    t.begin(command, line.constData());
                    t.pass(1);
                    ++next;
                    t.born(next, 10, {"sh", "-c", line}, below(2) ? next : 10);
                    truth[next] = command;
                    break;
                }
                case 1: {
                    const qint64 parent = some();
                    ++next;
                    t.born(next, parent, {"child"}, below(2) ? next : t.all[parent].group);
                    truth[next] = truth[parent];
                    t.look();
                    break;
                }
                case 2:
                    t.all[some()].arguments = {"other"};
                    break;
                case 3: {
                    SeenProcess &process = t.all[some()];
                    process.group = process.session = process.id.number;
                    break;
                }
                case 4: {
                    t.look();
                    const qint64 number = some();
                    t.died(number);
                    truth.erase(number);
                    break;
                }
                case 5: // the agent's own, between its commands
                    t.follower.endAll(t.at);
                    t.pass(50);
                    t.born(++next, 10, {"helper"});
                    break;
                default:
                    break;
                }
                if (below(3))
                    continue;
                t.look();
                for (const auto &[number, whose] : truth) {
                    const Numbers its = t.of(whose);
                    QVERIFY2(std::find(its.begin(), its.end(), number) != its.end(),
                             qPrintable(QStringLiteral("seed %1, step %2: %3 is not of %4")
                                            .arg(seed)
                                            .arg(step)
                                            .arg(number)
                                            .arg(whose)));
                }
                size_t counted = t.own().size();
                for (quint64 one = 1; one <= command; ++one)
                    counted += t.of(one).size();
                QCOMPARE(counted, t.all.size());
                QVERIFY(t.follower.doubtful().empty());
            }
        }
    }

    // --- real processes --------------------------------------------------------------------------------------------

    void words_data()
    {
        QTest::addColumn<QByteArrayList>("arguments");
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("isIt");
        const QByteArrayList shell{"/bin/bash", "-c", "sleep 30; echo x"};
        QTest::newRow("the script") << shell << QStringLiteral("sleep 30; echo x") << true;
        QTest::newRow("the shell, too") << shell << QStringLiteral("bash -lc 'sleep 30; echo x'") << true;
        QTest::newRow("with flags between")
            << QByteArrayList{"/bin/zsh", "-c", "-l", "sleep 30; echo x"} << QStringLiteral("sleep 30; echo x") << true;
        QTest::newRow("its own words") << QByteArrayList{"sleep", "30"} << QStringLiteral("sleep 30") << true;
        QTest::newRow("found in the path")
            << QByteArrayList{"/usr/bin/sleep", "30"} << QStringLiteral("sleep 30") << true;
        QTest::newRow("quoted words") << QByteArrayList{"cp", "a b", "c"} << QStringLiteral("cp 'a b' c") << true;
        QTest::newRow("within more") << QByteArrayList{"bash", "-c", "{ sleep 30; }; pgrep -g 0 >f"}
                                     << QStringLiteral("sleep 30") << true;
        QTest::newRow("evaluated") << QByteArrayList{"bash", "-c", "eval 'echo '\\''x'\\'' > f'"}
                                   << QStringLiteral("echo 'x' > f") << true;
        QTest::newRow("a short word within another")
            << QByteArrayList{"bash", "-c", "ls -la"} << QStringLiteral("ls") << false;
        QTest::newRow("no shell") << QByteArrayList{"python3", "-c", "sleep 30"} << QStringLiteral("sleep 30") << false;
        QTest::newRow("a part of one") << QByteArrayList{"sleep", "30"} << QStringLiteral("sleep") << false;
        QTest::newRow("the name alone") << QByteArrayList{"make"} << QStringLiteral("make") << true;
        QTest::newRow("the name of another") << QByteArrayList{"make", "all"} << QStringLiteral("make") << false;
        QTest::newRow("a word of another") << QByteArrayList{"npm", "run", "dev"} << QStringLiteral("dev") << false;
        QTest::newRow("nothing") << QByteArrayList{} << QString() << false;
    }
    void words()
    {
        QFETCH(const QByteArrayList, arguments);
        QFETCH(const QString, line);
        QFETCH(const bool, isIt);
        SeenProcess process;
        process.arguments = arguments;
        QCOMPARE(base::runsLine(process, line), isIt);
    }

    void names_data()
    {
        QTest::addColumn<QByteArrayList>("arguments");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("waits");
        QTest::newRow("a program") << QByteArrayList{"/usr/bin/sleep", "60"} << QStringLiteral("sleep 60") << false;
        QTest::newRow("a script") << QByteArrayList{"bash", "-lc", "npm  run\ndev"} << QStringLiteral("npm run dev")
                                  << false;
        QTest::newRow("a script's file") << QByteArrayList{"/bin/sh", "build.sh"} << QStringLiteral("sh build.sh")
                                         << false;
        QTest::newRow("a shell") << QByteArrayList{"/bin/bash"} << QStringLiteral("bash") << true;
        QTest::newRow("a login shell") << QByteArrayList{"-zsh"} << QStringLiteral("zsh") << true;
        QTest::newRow("with settings") << QByteArrayList{"bash", "--rcfile", "/tmp/rc", "-i"}
                                       << QStringLiteral("bash --rcfile /tmp/rc -i") << true;
        QTest::newRow("nothing") << QByteArrayList{} << QString() << false;
    }
    void names()
    {
        QFETCH(const QByteArrayList, arguments);
        QFETCH(const QString, name);
        QFETCH(const bool, waits);
        SeenProcess process;
        process.arguments = arguments;
        QCOMPARE(base::shortName(process), name);
        QCOMPARE(base::isWaitingShell(process), waits);
    }

    /// Of a shell it is told what it runs, down to the newest; of another program that itself.
    void whatWorksComesFirst()
    {
        const auto process = [](qint64 number, qint64 parent, const QByteArrayList &arguments) {
            return SeenProcess{.id = {number, number}, .parent = parent, .arguments = arguments};
        };
        const auto first = [](const std::vector<SeenProcess> &all) {
            const std::vector<SeenProcess> sorted = base::workingFirst(all);
            return sorted.size() == all.size() && !sorted.empty() ? sorted.front().id.number : 0;
        };
        QVERIFY(base::workingFirst({}).empty());
        const SeenProcess shell = process(1, 0, {"sh", "-c", "a; b"}), inner = process(2, 1, {"bash", "-c", "b"}),
                          sleep = process(3, 2, {"sleep", "60"}), other = process(4, 2, {"sleep", "61"});
        QCOMPARE(first({shell}), 1);
        QCOMPARE(first({shell, inner, sleep}), 3);
        QCOMPARE(first({shell, inner, sleep, other}), 4);
        QCOMPARE(first({process(1, 0, {"npm", "run", "dev"}), process(2, 1, {"node"})}), 1);
        QCOMPARE(first({shell, process(2, 1, {})}), 1); // not to be read
        QCOMPARE(base::workingFirst({shell, inner, sleep})[1].id.number, 1);
    }

    void whatAProgramStartedIsSeen()
    {
        QTemporaryDir folder;
        QProcess program;
        program.setWorkingDirectory(folder.path());
        const qint64 before = base::processTicks();
        program.start(QStringLiteral("sh"),
                      {QStringLiteral("-c"), QStringLiteral("sleep 301.25 & setsid sleep 302.25 & wait")});
        QVERIFY(program.waitForStarted());
        const auto all = [](const base::ProcessId &) { return true; };
        const auto find = [&](const char *line) -> std::optional<SeenProcess> {
            const auto seen = base::lookAround(program.processId(), all);
            for (const SeenProcess &process : seen.value_or(std::vector<SeenProcess>())) {
                if (process.arguments.join(' ') == line)
                    return process;
            }
            return {};
        };
        QTRY_VERIFY(find("sleep 301.25") && find("sleep 302.25"));
        const SeenProcess apart = *find("sleep 302.25"), beside = *find("sleep 301.25");
        QCOMPARE(apart.session, apart.id.number);
        QVERIFY(beside.session != beside.id.number);
        QCOMPARE(beside.parent, program.processId());
        QCOMPARE(QString::fromLocal8Bit(beside.folder), QDir(folder.path()).canonicalPath());
        QVERIFY(beside.id.start >= before && beside.id.start <= base::processTicks());
        QCOMPARE(base::processOf(beside.id.number), beside.id);
        // Nothing is read of what nobody asks about; whoever else runs here is not the program's.
        const auto bare = base::lookAround(program.processId(), [](const base::ProcessId &) { return false; });
        QVERIFY(bare && bare->size() >= 3);
        for (const SeenProcess &process : *bare)
            QVERIFY(process.arguments.isEmpty() && process.id.number != QCoreApplication::applicationPid());
        for (const SeenProcess &process : {apart, beside})
            ::kill(pid_t(process.id.number), SIGKILL);
        QVERIFY(program.waitForFinished());
        QVERIFY(!base::lookAround(program.processId(), all));
    }
};

BELAY_TEST(TestProcessFollower)

} // namespace tst_processfollower

#include "tst_processfollower.moc"
