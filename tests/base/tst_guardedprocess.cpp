// SPDX-License-Identifier: Apache-2.0
#include "base/process/guardedprocess.h"
#include "base/process/processtree.h"

#include "testclass.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSocketNotifier>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <map>
#include <memory>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace tst_guardedprocess {

namespace {

/// Deaf, as is its child, which has a session of its own.
const QString deaf =
    QStringLiteral("trap '' TERM HUP; setsid sh -c 'while :; do sleep 0.1; done' & while :; do sleep 0.1; done");

/// Belay, which starts a program, and whose next child has got no further than the fork. Says both their numbers.
int beBelay(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    base::GuardedProcess process;
    base::GuardedCommand command{QStringLiteral("sleep"), {QStringLiteral("300")}, {}, {}};
    command.environment = QProcessEnvironment::systemEnvironment();
    QObject::connect(&process, &base::GuardedProcess::started, &process, [](qint64 program) {
        const pid_t child = ::fork();
        if (child == 0) {
            for (;;)
                ::pause();
        }
        std::printf("%lld %d\n", static_cast<long long>(program), child);
        std::fflush(stdout);
    });
    process.start(command);
    return QCoreApplication::exec();
}

/// Belay, whose program hears nothing, and which quits when it is told to. Says the program's number.
int beBelayThatQuits(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    base::GuardedProcess process;
    base::GuardedCommand command{QStringLiteral("sh"), {QStringLiteral("-c"), deaf}, {}, {}};
    command.environment = QProcessEnvironment::systemEnvironment();
    QObject::connect(&process, &base::GuardedProcess::started, &process, [](qint64 program) {
        std::printf("%lld\n", static_cast<long long>(program));
        std::fflush(stdout);
    });
    QSocketNotifier told(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&told, &QSocketNotifier::activated, &application, &QCoreApplication::quit);
    process.start(command);
    return QCoreApplication::exec();
}

std::vector<base::ProcessId> processesBelowThis()
{
    return base::processesBelow(::getpid()).value_or(std::vector<base::ProcessId>());
}

bool runs(pid_t process)
{
    return base::processOf(process).has_value();
}

pid_t parentOf(pid_t process)
{
    QFile stat(QStringLiteral("/proc/%1/stat").arg(process));
    return stat.open(QIODevice::ReadOnly) ? stat.readAll().split(')').last().split(' ').value(2).toInt() : 0;
}

bool isStopped(pid_t process)
{
    QFile stat(QStringLiteral("/proc/%1/stat").arg(process));
    return stat.open(QIODevice::ReadOnly) && stat.readAll().split(')').last().split(' ').value(1).toLower() == "t";
}

struct Run
{
    explicit Run(const QString &script)
    {
        command.environment = QProcessEnvironment::systemEnvironment();
        command.arguments << QStringLiteral("-c") << script;
        process.start(command);
    }
    pid_t program() const { return pid_t(process.processId()); }

    base::GuardedCommand command{QStringLiteral("sh"), {}, {}, {}};
    base::GuardedProcess process;
    QSignalSpy started{&process, &base::GuardedProcess::started}, gone{&process, &base::GuardedProcess::gone},
        finished{&process, &base::GuardedProcess::finished};
};

} // namespace

class TestGuardedProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingOutlivesAKilledBelayThatWasStartingSomething()
    {
#ifdef SYS_pidfd_open
        const long own = ::syscall(SYS_pidfd_open, ::getpid(), 0);
        if (own < 0)
            QSKIP("this kernel has no pidfd");
        ::close(int(own));
#else
        QSKIP("this system has no pidfd");
#endif
        QProcess belay;
        belay.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        belay.start(QCoreApplication::applicationFilePath(), {QStringLiteral("BelayThatForks")});
        QTRY_VERIFY(belay.canReadLine());
        const QByteArrayList numbers = belay.readLine().trimmed().split(' ');
        QCOMPARE(numbers.size(), 2);
        const auto program = pid_t(numbers.at(0).toInt()), child = pid_t(numbers.at(1).toInt());
        const auto ended = qScopeGuard([child, program] {
            ::kill(child, SIGKILL);
            ::kill(program, SIGKILL);
        });
        QVERIFY(runs(program));
        belay.kill();
        QVERIFY(belay.waitForFinished());
        QTRY_VERIFY_WITH_TIMEOUT(!runs(program), 10'000);
        QVERIFY(runs(child)); // and held its pipes all the while
    }

    /// Whoever it guards may stop it, take its descriptors or starve it.
    void aGuardThatDoesNothingIsNotWaitedFor_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<bool>("kills");
        for (const char *what : {"stopped", "traced", "without descriptors"}) {
            QTest::addRow("%s, killed", what) << QString::fromLatin1(what) << true;
            QTest::addRow("%s, ended", what) << QString::fromLatin1(what) << false;
        }
    }
    void aGuardThatDoesNothingIsNotWaitedFor()
    {
        QFETCH(const QString, what);
        QFETCH(const bool, kills);
        Run run(deaf);
        QTRY_COMPARE(run.started.count(), 1);
        const pid_t program = run.program(), guard = parentOf(program);
        QTRY_VERIFY(base::processesBelow(guard)->size() >= 2); // the two shells
        const std::vector<base::ProcessId> tree = *base::processesBelow(guard);
        if (what == QLatin1String("stopped")) {
            ::kill(guard, SIGSTOP);
            QTRY_VERIFY(isStopped(guard));
        } else if (what == QLatin1String("traced")) {
            if (::ptrace(PTRACE_SEIZE, guard, nullptr, nullptr) != 0)
                QSKIP("nobody may trace here");
            QCOMPARE(::ptrace(PTRACE_INTERRUPT, guard, nullptr, nullptr), 0);
            QTRY_VERIFY(isStopped(guard));
        } else {
            const rlimit none{0, 0};
            QCOMPARE(::prlimit(guard, RLIMIT_NOFILE, &none, nullptr), 0);
        }
        if (kills)
            run.process.kill();
        else
            run.process.terminateThenKill();
        QTRY_COMPARE_WITH_TIMEOUT(run.gone.count(), 1, 10'000);
        QCOMPARE(run.finished.count(), 1);
        QCOMPARE(run.finished.first().at(1).toInt(), SIGKILL);
        QVERIFY(run.process.isGone());
        QVERIFY(!run.process.guardDied());
        QVERIFY(run.process.running().empty());
        for (const base::ProcessId &process : tree)
            QVERIFY(!base::isRunning(process));
        QTRY_VERIFY(!runs(guard));
    }

    void nothingOutlivesTheObjectWhereTheGuardIsStopped()
    {
        auto run = std::make_unique<Run>(deaf);
        QTRY_COMPARE(run->started.count(), 1);
        const pid_t program = run->program(), guard = parentOf(program);
        ::kill(guard, SIGSTOP);
        QTRY_VERIFY(isStopped(guard));
        run.reset();
        QTRY_VERIFY_WITH_TIMEOUT(!runs(program) && !runs(guard), 10'000);
    }

    void nothingOutlivesBelayWhereTheGuardIsStopped_data()
    {
        QTest::addColumn<bool>("quits");
        QTest::newRow("quits") << true;
        QTest::newRow("is killed") << false;
    }
    void nothingOutlivesBelayWhereTheGuardIsStopped()
    {
        QFETCH(const bool, quits);
        QProcess belay;
        belay.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        belay.start(QCoreApplication::applicationFilePath(), {QStringLiteral("BelayThatQuits")});
        QTRY_VERIFY(belay.canReadLine());
        const auto program = pid_t(belay.readLine().trimmed().toInt());
        const pid_t guard = parentOf(program);
        const auto ended = qScopeGuard([program] { ::kill(program, SIGKILL); });
        ::kill(guard, SIGSTOP);
        QTRY_VERIFY(isStopped(guard));
        const std::vector<base::ProcessId> tree = *base::processesBelow(guard);
        if (quits)
            belay.write("\n");
        else
            belay.kill();
        QVERIFY(belay.waitForFinished());
        for (const base::ProcessId &process : tree) {
            if (quits)
                QVERIFY(!base::isRunning(process)); // by then, not some time later
            else
                QTRY_VERIFY_WITH_TIMEOUT(!base::isRunning(process), 10'000);
        }
        QTRY_VERIFY(!runs(guard));
    }

    /// What is not below a guard of Belay's is left alone.
    /// What is spared outlives the tree and Belay's hold on it, with what it starts; all else ends as ever.
    void whatIsSparedLivesOn_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"kill", "terminate, later kill", "the object goes"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void whatIsSparedLivesOn()
    {
        QFETCH(const QString, how);
        auto process = std::make_unique<base::GuardedProcess>();
        QSignalSpy gone(process.get(), &base::GuardedProcess::gone);
        // One in a session of its own, one in the group of what is not spared, one whose child is spared with it.
        base::GuardedCommand command{
            QStringLiteral("sh"),
            {QStringLiteral("-c"), QStringLiteral("setsid sleep 300.5 & sleep 300.6 & sleep 300.7 & "
                                                  "sh -c 'sleep 300.8 & sleep 300.9' & wait")},
            {},
            {}};
        command.environment = QProcessEnvironment::systemEnvironment();
        process->start(command);
        std::map<QByteArray, base::ProcessId> all;
        QTRY_VERIFY_WITH_TIMEOUT(
            (all.clear(),
             std::ranges::for_each(process->running(),
                                   [&all](const base::ProcessId &one) { all[base::argumentsOf(one).join(' ')] = one; }),
             all.contains("sleep 300.5") && all.contains("sleep 300.6") && all.contains("sleep 300.7") &&
                 all.contains("sleep 300.8") && all.contains("sleep 300.9")),
            10'000);
        const base::ProcessId apart = all["sleep 300.5"], beside = all["sleep 300.6"], ended = all["sleep 300.7"],
                              parent = all["sh -c sleep 300.8 & sleep 300.9"], child = all["sleep 300.8"];
        const auto endAll = qScopeGuard([&] {
            for (const auto &[name, one] : all) {
                if (base::isRunning(one))
                    ::kill(pid_t(one.number), SIGKILL);
            }
        });
        base::ProcessId another = ended;
        --another.start; // whoever had the number before is not meant
        QVERIFY(process->spare({apart, beside, parent, another}));
        if (how == QLatin1String("the object goes")) {
            process.reset();
            QTRY_VERIFY_WITH_TIMEOUT(!base::isRunning(ended), 10'000);
        } else {
            if (how == QLatin1String("kill"))
                process->kill();
            else
                process->terminateThenKill();
            QTRY_COMPARE_WITH_TIMEOUT(gone.size(), 1, 10'000);
            QVERIFY(process->isGone());
            QVERIFY(!base::isRunning(ended));
        }
        // The guard goes; nothing of this is below Belay any more.
        QTRY_VERIFY_WITH_TIMEOUT(processesBelowThis().empty(), 10'000);
        for (const base::ProcessId &one : {apart, beside, parent, child})
            QVERIFY(base::isRunning(one));
    }

    void nobodyElseIsKilled()
    {
        QProcess other;
        other.start(QStringLiteral("sh"), {QStringLiteral("-c"), QStringLiteral("sleep 300 & wait")});
        QTRY_VERIFY(base::processesBelow(other.processId())->size() == 1);
        const pid_t child = pid_t(base::processesBelow(other.processId())->front().number);
        QVERIFY(!base::killBelow(0, 1));
        QVERIFY(!base::killBelow(1, 1));
        QVERIFY(!base::killBelow(child, 1));
        QVERIFY(!base::killBelow(::getppid(), 1));
        QVERIFY(runs(child));
        other.kill();
        ::kill(child, SIGKILL);
        QVERIFY(other.waitForFinished());
    }
};

BELAY_TEST(TestGuardedProcess)
[[maybe_unused]] static const bool programs =
    addTestClass("BelayThatForks", &beBelay) && addTestClass("BelayThatQuits", &beBelayThatQuits);

} // namespace tst_guardedprocess

#include "tst_guardedprocess.moc"
