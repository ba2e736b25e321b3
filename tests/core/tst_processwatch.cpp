// SPDX-License-Identifier: Apache-2.0
#include "core/processes/processwatch.h"

#include "fakeclock.h"
#include "fakeprocesses.h"
#include "testclass.h"

#include <QSignalSpy>
#include <QTest>

#include <csignal>
#include <ctime>
#include <random>

namespace tst_processwatch {

using base::SeenProcess;
using core::ProcessWatch;

namespace {

qint64 cpuNs()
{
    timespec now = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1'000'000'000LL + now.tv_nsec;
}

struct Bench
{
    FakeClock clock;
    std::shared_ptr<FakeProcesses> table = std::make_shared<FakeProcesses>(&clock);
    ProcessWatch watch{&clock, table};
    QSignalSpy changed{&watch, &ProcessWatch::changed};

    std::map<ProcessWatch::Call, ProcessWatch::End> ends; ///< as told

    Bench()
    {
        QObject::connect(&watch, &ProcessWatch::changed, &watch, [this](ProcessWatch::Call call) {
            if (watch.of(call).empty())
                ends[call] = watch.endOf(call);
        });
        watch.setAgent(10);
    }
    ProcessWatch::Call run(const char *line, qint64 process)
    {
        clock.advance(20);
        const ProcessWatch::Call call = watch.begin(QLatin1String(line), "/work");
        clock.advance(20);
        table->born(process, 10, {"sh", "-c", line});
        return call;
    }
    QList<qint64> runningOn(ProcessWatch::Call call) const
    {
        QList<qint64> out;
        for (const SeenProcess &process : watch.runningOn(call))
            out << process.id.number;
        return out;
    }
};

} // namespace

class TestProcessWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatOutlivesItsCallIsTold()
    {
        Bench b;
        const ProcessWatch::Call call = b.run("sleep 60 &", 20);
        b.clock.advance(1000);
        QVERIFY(b.changed.isEmpty() && b.watch.of(call).size() == 1);
        b.watch.end(call);
        QVERIFY(b.changed.isEmpty()); // it may be about to end
        b.clock.advance(400);
        QCOMPARE(b.changed.size(), 1);
        QCOMPARE(b.runningOn(call), QList<qint64>{20});
        b.clock.advance(60'000);
        QCOMPARE(b.changed.size(), 1);
        b.table->died(20);
        b.clock.advance(2000);
        QCOMPARE(b.ends[call], ProcessWatch::End::Itself);
        QCOMPARE(b.changed.size(), 2);
        QVERIFY(b.runningOn(call).isEmpty());
    }

    /// What the agent has started for itself is told while something runs on, and not otherwise.
    void theAgentsOwnIsToldBesides()
    {
        Bench b;
        QSignalSpy told(&b.watch, &ProcessWatch::agentsOwnChanged);
        b.table->born(11, 10, {"/usr/bin/rg", "--json"});
        b.clock.advance(5000);
        QVERIFY(told.isEmpty() && b.watch.agentsOwn().isEmpty());
        const ProcessWatch::Call call = b.run("sleep 60 &", 20);
        b.clock.advance(1000);
        QVERIFY(told.isEmpty());
        b.watch.end(call);
        b.clock.advance(1000);
        QCOMPARE(told.size(), 1);
        QCOMPARE(b.watch.agentsOwn(), QStringList{QStringLiteral("rg --json")});
        b.clock.advance(60'000);
        QCOMPARE(told.size(), 1);
        b.table->died(20);
        b.clock.advance(3000);
        QCOMPARE(told.size(), 2);
        QVERIFY(b.watch.agentsOwn().isEmpty());
    }

    /// An agent that is told to end takes what runs on along, a moment before it is gone.
    void whatEndsInTheAgentsEndEndsWithIt()
    {
        for (const bool isTold : {false, true}) {
            Bench b;
            const ProcessWatch::Call call = b.run("sleep 60 &", 20);
            b.clock.advance(1000);
            b.watch.end(call);
            b.clock.advance(1000);
            if (isTold)
                b.watch.expectEnd();
            b.table->died(20);
            b.clock.advance(2000);
            QCOMPARE(b.ends[call], isTold ? ProcessWatch::End::WithAgent : ProcessWatch::End::Itself);
        }
    }

    void whatEndsWithItsCallIsNot()
    {
        Bench b;
        const ProcessWatch::Call call = b.run("make", 20);
        b.clock.advance(5000);
        b.watch.end(call);
        b.clock.advance(100);
        b.table->died(20);
        b.clock.advance(10'000);
        QVERIFY(b.changed.isEmpty());
    }

    /// A look that was begun after the end tells at once that nothing is left, the grace that something is.
    void whatRunsOnIsKnownOnce()
    {
        for (const bool left : {false, true}) {
            Bench b;
            QSignalSpy looked(&b.watch, &ProcessWatch::looked);
            const ProcessWatch::Call call = b.run("make", 20);
            b.clock.advance(5000);
            if (!left)
                b.table->died(20);
            b.watch.end(call);
            b.clock.advance(100);
            QCOMPARE(looked.size(), left ? 0 : 1);
            b.clock.advance(10'000);
            QCOMPARE(looked.size(), 1);
            QCOMPARE(b.runningOn(call).isEmpty(), !left);
        }
    }

    /// What nobody can look at is not waited for.
    void whatCannotBeSeenIsOver()
    {
        Bench b;
        QSignalSpy looked(&b.watch, &ProcessWatch::looked);
        const ProcessWatch::Call call = b.run("make", 20);
        b.table->isUnreadable = true;
        b.watch.end(call);
        b.clock.advance(1000);
        QCOMPARE(looked.size(), 1);
        const ProcessWatch::Call next = b.run("make", 21);
        b.watch.end(next);
        b.watch.setAgent(0);
        QCOMPARE(looked.size(), 2);
    }

    void thousandsOfCallsAreFewLooks()
    {
        Bench b;
        QSignalSpy looked(&b.watch, &ProcessWatch::looked);
        constexpr int count = 5000;
        const int before = b.table->looks;
        for (int i = 0; i < count; ++i) {
            const ProcessWatch::Call call = b.watch.begin(QStringLiteral("make %1").arg(i), "/work");
            b.watch.end(call);
            if (i % 50 == 0)
                b.clock.advance(10); // a second in all
        }
        QVERIFY2(b.table->looks - before < 20, qPrintable(QString::number(b.table->looks - before)));
        b.clock.advance(5000);
        QCOMPARE(looked.size(), count);
        QCOMPARE(b.clock.timerCount(), size_t(0));
    }

    /// What a call costs does not depend on how many there are, when it begins, runs, ends and is stopped.
    void thousandsOfCallsCostNoMoreEach()
    {
        const auto costOf = [](int count) {
            Bench b;
            const qint64 before = cpuNs();
            for (int i = 0; i < count; ++i)
                b.watch.end(b.watch.begin(QStringLiteral("make"), "/work"));
            std::vector<ProcessWatch::Call> running;
            running.reserve(size_t(count));
            for (int i = 0; i < count; ++i)
                running.push_back(b.watch.begin(QStringLiteral("make"), "/work"));
            for (const ProcessWatch::Call call : running)
                b.watch.stop(call);
            return cpuNs() - before;
        };
        constexpr int few = 1000, times = 16;
        const qint64 one = costOf(few), all = costOf(few * times);
        QVERIFY2(all < one * times * 4, qPrintable(QStringLiteral("%1 ns, %2 ns").arg(one).arg(all)));
    }

    /// Nor does a look depend on how many there are of which nothing runs, whether they run or have ended.
    void aLookCostsNoMore_data()
    {
        QTest::addColumn<bool>("isOver");
        QTest::newRow("they run") << false;
        QTest::newRow("they are over") << true;
    }
    void aLookCostsNoMore()
    {
        QFETCH(const bool, isOver);
        const auto costOf = [isOver](int count) {
            Bench b;
            for (int i = 0; i < count; ++i) {
                const ProcessWatch::Call call = b.watch.begin(QStringLiteral("make"), "/work");
                if (isOver)
                    b.watch.end(call);
            }
            b.clock.advance(500);
            const int looks = b.table->looks;
            const qint64 before = cpuNs();
            b.clock.advance(900);
            return (cpuNs() - before) / (b.table->looks - looks);
        };
        constexpr int few = 100, times = 160;
        const qint64 one = costOf(few), all = costOf(few * times);
        QVERIFY2(all < one * 10, qPrintable(QStringLiteral("%1 ns, %2 ns").arg(one).arg(all)));
    }

    /// What is there as a turn begins is the agent's own, however soon the first call begins: its server for a tool
    /// was started with the session.
    void whatIsThereBeforeTheTurnIsTheAgentsOwn()
    {
        Bench b;
        b.clock.advance(500);
        b.table->born(11, 10, {"server"});
        b.clock.advance(300);
        b.watch.beginTurn();
        const ProcessWatch::Call call = b.run("make", 20);
        b.clock.advance(1000);
        QCOMPARE(b.watch.of(call).size(), size_t(1));
        b.table->died(20);
        b.watch.end(call);
        b.clock.advance(1000);
        b.watch.stop(call);
        b.clock.advance(1000);
        QVERIFY(b.changed.size() <= 1 && b.table->signals.empty());
    }

    /// Nothing is looked at when nothing can be seen.
    void itRests()
    {
        Bench b;
        QCOMPARE(b.table->looks, 1); // what the agent is made of
        b.clock.advance(3'600'000);
        QCOMPARE(b.table->looks, 1);
        const ProcessWatch::Call call = b.run("make", 20);
        b.clock.advance(3'600'000);
        const int perHour = b.table->looks;
        QVERIFY2(perHour > 600 && perHour < 900, qPrintable(QString::number(perHour))); // every 5 s in the end
        b.table->died(20);
        b.watch.end(call);
        b.clock.advance(5000);
        const int before = b.table->looks;
        b.clock.advance(3'600'000);
        QCOMPARE(b.table->looks, before);
        QCOMPARE(b.clock.timerCount(), size_t(0));
    }

    void stopEndsTheProcessesOfOneCall()
    {
        Bench b;
        const ProcessWatch::Call first = b.run("npm run dev", 20), second = b.run("sleep 60", 21);
        b.watch.end(first);
        b.watch.end(second);
        b.clock.advance(1000);
        b.changed.clear();
        b.watch.stop(second);
        QCOMPARE(b.table->signals, (std::vector<std::pair<qint64, int>>{{21, SIGTERM}}));
        b.clock.advance(1000);
        QCOMPARE(b.ends[second], ProcessWatch::End::Stopped);
        QVERIFY(b.runningOn(second).isEmpty());
        QCOMPARE(b.runningOn(first), QList<qint64>{20});
    }

    void whoIsDeafIsKilled()
    {
        Bench b;
        const ProcessWatch::Call call = b.run("sleep 60", 20);
        b.table->deaf = {20};
        b.watch.end(call);
        b.clock.advance(1000);
        b.watch.stop(call);
        b.watch.stop(call);
        QVERIFY(b.watch.isStopping(call));
        b.clock.advance(1900);
        QVERIFY(b.watch.isStopping(call));
        QCOMPARE(b.table->signals.size(), size_t(1)); // one SIGTERM
        b.clock.advance(300);
        QCOMPARE(b.table->signals.back(), (std::pair<qint64, int>{20, SIGKILL}));
        QVERIFY(!b.watch.isStopping(call) && b.runningOn(call).isEmpty());
        QCOMPARE(b.ends[call], ProcessWatch::End::Killed);
    }

    /// Also while the agent still calls it running.
    void whatStopEndedIsTold()
    {
        Bench b;
        const ProcessWatch::Call call = b.run("sleep 60", 20);
        b.clock.advance(500);
        b.watch.stop(call);
        b.clock.advance(500);
        b.watch.end(call);
        b.clock.advance(500);
        QVERIFY(!b.changed.isEmpty());
        QCOMPARE(b.ends[call], ProcessWatch::End::Stopped);
    }

    /// Stop comes before the first look at what the call has just started, or before that is started.
    void whatIsSeenOnlyLaterEndsToo()
    {
        Bench b;
        b.clock.advance(20);
        const ProcessWatch::Call call = b.watch.begin(QStringLiteral("sleep 60"), "/work");
        b.watch.stop(call);
        QVERIFY(b.changed.size() <= 1);
        b.clock.advance(20);
        b.table->born(20, 10, {"sleep", "60"});
        b.watch.end(call);
        b.clock.advance(500);
        QCOMPARE(b.table->signals, (std::vector<std::pair<qint64, int>>{{20, SIGTERM}}));
        QCOMPARE(b.ends[call], ProcessWatch::End::Stopped);
    }

    /// It is told when it cannot be of anything that still runs, and ends when all of which it may be are to end.
    void whatMayBeOfSeveralIsTold()
    {
        Bench b;
        const QSignalSpy doubted(&b.watch, &ProcessWatch::doubtfulChanged);
        b.clock.advance(20);
        const ProcessWatch::Call first = b.watch.begin(QStringLiteral("./a.sh"), "/work"),
                                 second = b.watch.begin(QStringLiteral("./b.sh"), "/work");
        b.clock.advance(20);
        b.table->born(20, 1, {"server"});
        b.watch.end(first);
        b.clock.advance(5000);
        QVERIFY(doubted.isEmpty() && b.watch.doubtful().empty());
        b.watch.end(second);
        b.clock.advance(5000);
        QCOMPARE(doubted.size(), 1);
        QCOMPARE(b.watch.doubtful().size(), size_t(1));
        b.watch.stop(first);
        b.clock.advance(3000);
        QVERIFY(b.table->signals.empty());
        b.watch.stop(second);
        b.clock.advance(3000);
        QCOMPARE(b.table->signals, (std::vector<std::pair<qint64, int>>{{20, SIGTERM}}));
        QCOMPARE(doubted.size(), 2);
        QVERIFY(b.watch.doubtful().empty());
        b.clock.advance(60'000);
        QCOMPARE(b.clock.timerCount(), size_t(0));
    }

    /// A program that starts another one when it is told to end.
    void whatIsBornWhileItEndsEndsToo()
    {
        Bench b;
        const ProcessWatch::Call call = b.run("server", 20);
        b.table->deaf = {20};
        b.watch.end(call);
        b.clock.advance(1000);
        b.watch.stop(call);
        b.table->born(30, 20, {"helper"}, 20);
        b.table->died(20);
        b.clock.advance(500);
        QVERIFY(b.table->all.size() == 1 && b.runningOn(call).isEmpty());
    }

    void whatCannotBeReadIsNotTakenForOver()
    {
        Bench b;
        const ProcessWatch::Call call = b.run("sleep 60", 20);
        b.watch.end(call);
        b.clock.advance(1000);
        b.changed.clear();
        b.table->isUnreadable = true;
        b.clock.advance(10'000);
        QVERIFY(b.changed.isEmpty());
        QCOMPARE(b.runningOn(call), QList<qint64>{20});
    }

    void theEndOfTheAgentIsTheEndOfAll()
    {
        Bench b;
        const ProcessWatch::Call call = b.run("sleep 60", 20);
        b.watch.end(call);
        b.clock.advance(1000);
        b.changed.clear();
        b.watch.setAgent(0);
        QCOMPARE(b.changed.size(), 1);
        QVERIFY(b.runningOn(call).isEmpty());
        QCOMPARE(b.watch.begin(QStringLiteral("ls"), "/"), ProcessWatch::Call(0));
        QCOMPARE(b.clock.timerCount(), size_t(0));
    }

    /// Whenever things are born, end and are told to end: what is said to run on runs, what is said to be over is, and
    /// in the end nothing waits any more.
    void whateverTheOrder()
    {
        const QByteArray given = qgetenv("BELAY_SEED");
        const uint first = given.isEmpty() ? 1 : given.toUInt();
        const uint last = given.isEmpty() ? 100 : first;
        for (uint seed = first; seed <= last; ++seed) {
            std::mt19937 random(seed);
            const auto below = [&random](size_t most) { return size_t(random() % most); };
            Bench b;
            std::vector<std::pair<ProcessWatch::Call, bool>> calls; // and whether it was stopped
            std::map<qint64, size_t> owner;
            qint64 next = 20;
            for (int step = 0; step < 40; ++step) {
                b.clock.advance(int(below(700)));
                const size_t some = calls.empty() ? 0 : below(calls.size());
                switch (calls.empty() ? 0 : below(6)) {
                case 0: {
                    const QByteArray line = "run " + QByteArray::number(next);
                    calls.emplace_back(b.run(line.constData(), next), false);
                    b.clock.advance(300);
                    if (below(2))
                        b.table->deaf.insert(next);
                    owner[next++] = calls.size() - 1;
                    break;
                }
                case 1:
                    b.watch.end(calls[some].first);
                    break;
                case 2:
                    b.watch.stop(calls[some].first);
                    calls[some].second = true;
                    break;
                case 3:
                    if (!owner.empty() && b.table->all.contains(owner.begin()->first)) {
                        b.table->born(next, owner.begin()->first, {"child"}, b.table->all[owner.begin()->first].group);
                        owner[next++] = owner.begin()->second;
                    }
                    break;
                case 4:
                    if (!owner.empty()) {
                        const auto which = std::next(owner.begin(), qsizetype(below(owner.size())));
                        b.table->died(which->first);
                        owner.erase(which);
                    }
                    break;
                default:
                    break;
                }
                std::erase_if(owner, [&b](const auto &one) { return !b.table->all.contains(one.first); });
            }
            for (const auto &[call, isStopped] : calls)
                b.watch.end(call);
            b.clock.advance(10'000);
            std::erase_if(owner, [&b](const auto &one) { return !b.table->all.contains(one.first); });
            const QByteArray where = "seed " + QByteArray::number(seed);
            for (size_t i = 0; i < calls.size(); ++i) {
                QList<qint64> wanted;
                for (const auto &[number, whose] : owner) {
                    if (whose == i)
                        wanted << number;
                }
                QList<qint64> running = b.runningOn(calls[i].first);
                std::sort(running.begin(), running.end());
                QVERIFY2(running == wanted, where.constData());
                QVERIFY2(!calls[i].second || running.isEmpty(), where.constData());
            }
            b.watch.setAgent(0);
            QCOMPARE(b.clock.timerCount(), size_t(0));
        }
    }
};

BELAY_TEST(TestProcessWatch)

} // namespace tst_processwatch

#include "tst_processwatch.moc"
