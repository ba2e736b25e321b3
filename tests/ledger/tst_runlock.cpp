// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/runlock.h"

#include "testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_runlock {

using ledger::RunLock;

class TestRunLock : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    /// A process that holds a lock and, with \p forks, has a child that has not called exec yet. Both live until
    /// they are killed, or the test closes \p alive.
    struct Holder
    {
        pid_t process = -1;
        QString name;
        int alive = -1; ///< this end of the pipe
    };
    Holder hold(bool forks) const
    {
        Holder out;
        int told[2], living[2];
        if (::pipe(told) != 0 || ::pipe(living) != 0)
            return out;
        out.process = ::fork();
        if (out.process == 0) {
            ::close(living[1]);
            const RunLock lock(m_dir.path());
            const bool isChild = forks && ::fork() == 0;
            if (isChild || !forks) {
                const QByteArray name = lock.name().toLatin1();
                (void)!::write(told[1], name.constData(), size_t(name.size()));
            }
            char none;
            (void)!::read(living[0], &none, 1); // until the test ends
            ::_exit(0);
        }
        ::close(living[0]);
        ::close(told[1]);
        char name[64] = {};
        (void)!::read(told[0], name, sizeof name - 1);
        ::close(told[0]);
        out.name = QString::fromLatin1(name);
        out.alive = living[1];
        return out;
    }

private Q_SLOTS:
    void aRunLivesUntilItsProcessEnds_data()
    {
        QTest::addColumn<bool>("forks");
        QTest::newRow("alone") << false;
        QTest::newRow("in the middle of starting a child") << true;
    }
    void aRunLivesUntilItsProcessEnds()
    {
        QFETCH(const bool, forks);
        const Holder holder = hold(forks);
        QVERIFY(!holder.name.isEmpty());
        QVERIFY(RunLock::isAlive(m_dir.path(), holder.name));
        QVERIFY(RunLock::isAlive(m_dir.path(), holder.name)); // asking changes nothing
        ::kill(holder.process, SIGKILL);
        QCOMPARE(::waitpid(holder.process, nullptr, 0), holder.process);
        QVERIFY(!RunLock::isAlive(m_dir.path(), holder.name));
        ::close(holder.alive);
    }

    void oneOfThisProcessLives()
    {
        QString name;
        {
            const RunLock lock(m_dir.path());
            name = lock.name();
            QVERIFY(RunLock::isAlive(m_dir.path(), name));
        }
        QVERIFY(!RunLock::isAlive(m_dir.path(), name));
    }

    /// The number of a process in another container says nothing: the lock alone counts.
    void elsewhereTheLockCounts()
    {
        const RunLock lock(m_dir.path());
        QFile file(m_dir.filePath(QStringLiteral("run-%1.lock").arg(lock.name())));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(0));
        file.write("2147483646 pid:[1]");
        file.close();
        QVERIFY(RunLock::isAlive(m_dir.path(), lock.name()));
    }

    void whatIsNoRunDoesNotLive()
    {
        QVERIFY(!RunLock::isAlive(m_dir.path(), {}));
        QVERIFY(!RunLock::isAlive(m_dir.path(), QStringLiteral("../x")));
        QVERIFY(!RunLock::isAlive(m_dir.path(), QStringLiteral("never")));
    }
};

BELAY_TEST(TestRunLock)

} // namespace tst_runlock

#include "tst_runlock.moc"
