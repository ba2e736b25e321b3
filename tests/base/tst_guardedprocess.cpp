// SPDX-License-Identifier: Apache-2.0
#include "base/process/guardedprocess.h"

#include "testclass.h"

#include <QCoreApplication>
#include <QProcess>
#include <QScopeGuard>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <sys/syscall.h>
#include <unistd.h>

namespace tst_guardedprocess {

namespace {

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

bool runs(pid_t process)
{
    return ::kill(process, 0) == 0;
}

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
};

BELAY_TEST(TestGuardedProcess)
[[maybe_unused]] static const bool program = addTestClass("BelayThatForks", &beBelay);

} // namespace tst_guardedprocess

#include "tst_guardedprocess.moc"
