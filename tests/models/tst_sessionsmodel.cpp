// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "models/lists/sessionsmodel.h"

#include "testclass.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QRandomGenerator>
#include <QTest>

namespace tst_sessionsmodel {

using models::SessionGrouping;
using models::SessionRow;
using models::SessionsModel;

namespace {

struct Bench
{
    FakeClock clock;
    SessionsModel model{&clock};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    SessionRow row(models::SessionHandle handle, const char *folder, int daysAgo) const
    {
        SessionRow out;
        out.handle = handle;
        out.title = QString::number(handle);
        out.cwd = QLatin1String(folder);
        out.agentName = QLatin1String(handle % 2 ? "odd" : "even");
        out.changedAt = clock.wall().addDays(-daysAgo).addSecs(qint64(handle));
        return out;
    }
    /// "heading: 3 1; heading: 2"
    QString shown() const
    {
        QStringList groups;
        for (int g = 0; g < model.rowCount(); ++g) {
            const QModelIndex group = model.index(g, 0);
            QStringList titles;
            for (int i = 0; i < model.rowCount(group); ++i)
                titles << model.index(i, 0, group).data().toString();
            groups << group.data().toString() + QLatin1String(": ") + titles.join(u' ');
        }
        return groups.join(QLatin1String("; "));
    }
};

} // namespace

/// What sessions stand under, and in which order.
class TestSessionsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// It waits for nobody, so nothing of it is amber and no badge counts it.
    void whatRunsOnIsSaid()
    {
        Bench b;
        SessionRow row = b.row(1, "/a", 0);
        row.lastEnd = core::TurnEnd::Finished;
        row.runsOn = 2;
        b.model.upsert(row);
        const auto data = [&b](int role) { return b.model.indexOf(1).data(role); };
        QCOMPARE(data(SessionsModel::StateTextRole).toString(), QStringLiteral("finished · 2 run on"));
        QCOMPARE(data(SessionsModel::StateIconRole).toInt(), int(SessionsModel::StateIcon::RunsOn));
        QCOMPARE(data(SessionsModel::WaitingRole).toInt(), 0);
        row.phase = core::TurnPhase::Running;
        b.model.upsert(row);
        QCOMPARE(data(SessionsModel::StateIconRole).toInt(), int(SessionsModel::StateIcon::Running));
        row.phase = core::TurnPhase::Idle;
        row.heldChanges = 1; // that waits for the user
        b.model.upsert(row);
        QCOMPARE(data(SessionsModel::StateIconRole).toInt(), int(SessionsModel::StateIcon::Waits));
    }

    /// A neighbour whose name begins like the home's is not in it.
    void whereAFolderLies()
    {
        Bench b;
        b.model.setGrouping(SessionGrouping::Folder);
        const QString home = QDir::homePath();
        b.model.upsert(b.row(1, (home + QLatin1String("/work/here")).toLatin1().constData(), 0));
        b.model.upsert(b.row(2, (home + QLatin1String("-too/there")).toLatin1().constData(), 1));
        const auto above = [&b](int group) {
            return b.model.index(group, 0).data(SessionsModel::FolderRole).toString();
        };
        QCOMPARE(above(0), QStringLiteral("~/work"));
        QCOMPARE(above(1), home + QLatin1String("-too"));
    }

    void pinnedFirstArchivedLast()
    {
        Bench b;
        for (const SessionRow &row : {b.row(1, "/src/north", 3), b.row(2, "/src/south", 2), b.row(3, "/src/north", 1)})
            b.model.upsert(row);
        QCOMPARE(b.shown(), QStringLiteral("south: 2; north: 3 1"));
        SessionRow one = b.row(1, "/src/north", 3);
        one.isPinned = true;
        b.model.upsert(one);
        QCOMPARE(b.shown(), QStringLiteral("Pinned: 1; south: 2; north: 3"));
        SessionRow two = b.row(2, "/src/south", 2);
        two.isArchived = true;
        b.model.upsert(two);
        QCOMPARE(b.shown(), QStringLiteral("Pinned: 1; north: 3; Archived: 2"));
        QCOMPARE(b.model.index(2, 0).data(SessionsModel::FolderRole).toString(), QStringLiteral("1"));
        QCOMPARE(b.model.index(2, 0).data(SessionsModel::GroupRole).toInt(), int(SessionsModel::Group::Archived));
        // A new folder comes above those that are older, not above what is pinned.
        b.model.upsert(b.row(4, "/src/west", 0));
        QCOMPARE(b.shown(), QStringLiteral("Pinned: 1; west: 4; north: 3; Archived: 2"));
        one.isPinned = false;
        b.model.upsert(one);
        two.isArchived = false;
        b.model.upsert(two);
        QCOMPARE(b.shown(), QStringLiteral("west: 4; north: 3 1; south: 2"));
    }

    void byAgentAndByDay()
    {
        Bench b;
        for (const auto &[handle, days] : {std::pair(1U, 0), std::pair(2U, 1), std::pair(3U, 6), std::pair(4U, 20),
                                           std::pair(5U, 400), std::pair(6U, 0)})
            b.model.upsert(b.row(handle, "/src/north", days));
        b.model.setGrouping(SessionGrouping::Agent);
        QCOMPARE(b.shown(), QStringLiteral("even: 6 2 4; odd: 1 3 5"));
        b.model.setGrouping(SessionGrouping::Date);
        QVERIFY(b.shown().startsWith(QStringLiteral("Today: 6 1; Yesterday: 2; ")));
        QVERIFY(b.shown().endsWith(QStringLiteral(": 3; The last 30 day(s): 4; Older: 5")) ||
                b.shown().endsWith(QStringLiteral(": 3; The last 30 days: 4; Older: 5")));
        // At midnight, without anything being said in them.
        b.clock.advance(base::Milliseconds(std::chrono::hours(24)));
        b.model.refreshAges();
        QVERIFY(b.shown().startsWith(QStringLiteral("Yesterday: 6 1; ")));
        // One that is gone on with is of today.
        SessionRow five = b.row(5, "/src/north", 0);
        b.model.upsert(five);
        QVERIFY(b.shown().startsWith(QStringLiteral("Today: 5; Yesterday: 6 1; ")));
        b.model.setGrouping(SessionGrouping::Folder);
        QCOMPARE(b.model.rowCount(), 1);
        QCOMPARE(b.model.rowCount(b.model.index(0, 0)), 6);
    }

    /// Whatever happens to them, each is there once, under what it belongs to.
    void anyOrder()
    {
        QRandomGenerator random(7);
        Bench b;
        std::map<models::SessionHandle, SessionRow> rows;
        for (int step = 0; step < 3000; ++step) {
            const auto below = [&random](int end) { return int(random.bounded(end)); };
            const models::SessionHandle handle = 1 + quint64(below(12));
            if (below(40) == 0)
                b.model.setGrouping(SessionGrouping(below(3)));
            if (below(60) == 0) {
                b.clock.advance(base::Milliseconds(std::chrono::hours(11)));
                b.model.refreshAges();
            }
            if (below(6) == 0) {
                b.model.remove(handle);
                rows.erase(handle);
                continue;
            }
            SessionRow row = b.row(handle, below(2) ? "/src/a" : "/src/b", below(40));
            row.isPinned = below(5) == 0;
            row.isArchived = !row.isPinned && below(5) == 0;
            rows[handle] = row;
            b.model.upsert(row);
            std::set<models::SessionHandle> seen;
            for (int g = 0; g < b.model.rowCount(); ++g) {
                const QModelIndex group = b.model.index(g, 0);
                const auto kind = SessionsModel::Group(group.data(SessionsModel::GroupRole).toInt());
                QVERIFY(b.model.rowCount(group) > 0);
                if (g > 0)
                    QVERIFY(b.model.index(g - 1, 0).data(SessionsModel::GroupRole).toInt() <= int(kind));
                for (int i = 0; i < b.model.rowCount(group); ++i) {
                    const SessionRow &shown = *b.model.session(b.model.index(i, 0, group));
                    QVERIFY(seen.insert(shown.handle).second);
                    QCOMPARE(shown.isPinned, kind == SessionsModel::Group::Pinned);
                    QCOMPARE(shown.isArchived, kind == SessionsModel::Group::Archived);
                }
            }
            QCOMPARE(seen.size(), rows.size());
        }
    }
};

BELAY_TEST(TestSessionsModel)

} // namespace tst_sessionsmodel

#include "tst_sessionsmodel.moc"
