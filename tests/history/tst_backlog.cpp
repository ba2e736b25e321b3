// SPDX-License-Identifier: Apache-2.0
#include "history/backlog.h"

#include "testclass.h"

#include <QStringList>
#include <QTest>

#include <optional>

namespace tst_backlog {

using base::Error;
using base::Origin;
using base::Result;
using history::Backlog;

namespace {

constexpr int full = 13, constraint = 19; ///< SQLite's

/// A disk that refuses while `problem` is set, and remembers what was written.
struct Disk
{
    std::optional<int> problem;
    QStringList written;

    Backlog::Work work(const QString &what)
    {
        return [this, what]() -> Result<void> {
            if (problem)
                return Error{Origin::System, *problem, QStringLiteral("no"), {}};
            written << what;
            return {};
        };
    }
};

} // namespace

class TestBacklog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWaitsIsWrittenFirst()
    {
        Disk disk;
        Backlog backlog;
        QVERIFY(backlog.run(disk.work(QStringLiteral("a")), 1));
        disk.problem = full;
        QVERIFY(!backlog.run(disk.work(QStringLiteral("b")), 1));
        QVERIFY(!backlog.run(disk.work(QStringLiteral("c")), 1));
        QVERIFY(!backlog.retry());
        disk.problem.reset();
        QVERIFY(backlog.run(disk.work(QStringLiteral("d")), 1));
        QCOMPARE(disk.written.join(u' '), QStringLiteral("a b c d"));
        QVERIFY(backlog.retry());
        QCOMPARE(disk.written.size(), 4);
        QVERIFY(!backlog.takeLost());
    }

    /// It would fail for ever, and hold up all others.
    void whatIsWrongInItselfDoesNotWait()
    {
        Disk disk;
        Backlog backlog;
        disk.problem = constraint;
        QVERIFY(!backlog.run(disk.work(QStringLiteral("a")), 1));
        disk.problem.reset();
        // Nothing waits, and nothing tells that it would be better now.
        QVERIFY(!backlog.retry());
        QVERIFY(disk.written.isEmpty());
        QVERIFY(backlog.run(disk.work(QStringLiteral("next")), 1));
        QVERIFY(backlog.retry());
        QVERIFY(backlog.takeLost());
        disk.problem = full;
        QVERIFY(!backlog.run(disk.work(QStringLiteral("b")), 1));
        disk.problem = constraint;
        QVERIFY(backlog.retry());
        QVERIFY(backlog.takeLost());
    }

    void moreThanFitsIsGivenUp()
    {
        Disk disk;
        Backlog backlog;
        disk.problem = full;
        QVERIFY(!backlog.run(disk.work(QStringLiteral("a")), Backlog::mostWaiting()));
        QVERIFY(!backlog.run(disk.work(QStringLiteral("b")), 1));
        disk.problem.reset();
        QVERIFY(backlog.run(disk.work(QStringLiteral("c")), 1));
        QCOMPARE(disk.written.join(u' '), QStringLiteral("a c"));
        QVERIFY(backlog.takeLost());
        QVERIFY(!backlog.takeLost());
    }
};

BELAY_TEST(TestBacklog)

} // namespace tst_backlog

#include "tst_backlog.moc"
