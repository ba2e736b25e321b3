// SPDX-License-Identifier: Apache-2.0
#include "base/process/processtree.h"

#include "testclass.h"

#include <QProcess>
#include <QTest>

#include <algorithm>
#include <csignal>

namespace tst_processtree {

class TestProcessTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAProgramStartedIsFound()
    {
        QProcess program;
        program.start(QStringLiteral("sh"),
                      {QStringLiteral("-c"), QStringLiteral("sleep 301.25 & sleep 302.25 & wait")});
        QVERIFY(program.waitForStarted());
        QTRY_COMPARE(base::processesBelow(program.processId()).value_or(std::vector<base::ProcessId>()).size(),
                     size_t(2));
        const std::vector<base::ProcessId> below = *base::processesBelow(program.processId());
        const auto runs = [&below](const QByteArrayList &arguments) {
            return std::any_of(below.begin(), below.end(), [&arguments](const base::ProcessId &process) {
                return base::argumentsOf(process) == arguments;
            });
        };
        QTRY_VERIFY(runs({"sleep", "301.25"}) && runs({"sleep", "302.25"}));
        // Another process that had the number before is not this one.
        base::ProcessId other = below.front();
        --other.start;
        QVERIFY(base::isRunning(below.front()) && !base::isRunning(other));
        QVERIFY(base::argumentsOf(other).isEmpty());
        QCOMPARE(base::processOf(other.number), std::optional(below.front()));
        for (const base::ProcessId &process : below)
            ::kill(pid_t(process.number), SIGKILL);
        QVERIFY(program.waitForFinished());
        QVERIFY(!base::isRunning(below.front()));
        QVERIFY(!base::processesBelow(program.processId()));
    }
};

BELAY_TEST(TestProcessTree)

} // namespace tst_processtree

#include "tst_processtree.moc"
