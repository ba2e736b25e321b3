// SPDX-License-Identifier: Apache-2.0
#include "history/sessionplan.h"

#include "testclass.h"

#include <QTest>

namespace tst_sessionplan {

using base::TurnId;
using history::EntryId;
using history::EntryList;
using history::SessionPlan;

namespace {

acp::PlanUpdate planOf(const char *step)
{
    acp::PlanUpdate out;
    out.entries.emplace_back();
    out.entries.back().content = QLatin1String(step);
    return out;
}

EntryId show(EntryList &entries, const SessionPlan &plan)
{
    history::Entry entry;
    entry.body = history::PlanSnapshot{plan.plan().entries};
    return entries.append(std::move(entry)).id;
}

} // namespace

class TestSessionPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noneIsNeitherOpenNorKept()
    {
        const SessionPlan plan;
        QVERIFY(plan.isEmpty());
        QVERIFY(!plan.isKept({}));
        QVERIFY(!plan.isLeftOver({}));
        QVERIFY(!plan.isOpen({}, TurnId{1}));
    }

    void itIsOpenWhileItsTurnRuns()
    {
        SessionPlan plan;
        plan.change(planOf("a"), TurnId{2});
        QVERIFY(plan.isOpen({}, TurnId{2}));
        QVERIFY(!plan.isOpen({}, TurnId{3}));
        QVERIFY(!plan.isOpen({}, std::nullopt));
    }

    /// Between turns nothing ends that it could be kept at.
    void onesOfNoTurnAreOpenUntilAnEntrySaysThem()
    {
        EntryList entries;
        SessionPlan plan;
        plan.change(planOf("a"), TurnId{});
        QVERIFY(plan.isOpen(entries, TurnId{1}));
        QVERIFY(plan.isOpen(entries, std::nullopt));
        plan.addEntry(show(entries, plan), TurnId{}, false);
        QVERIFY(!plan.isOpen(entries, std::nullopt));
        plan.change(planOf("b"), TurnId{});
        QVERIFY(plan.isOpen(entries, std::nullopt));
    }

    void itBecomesAnEntryOnceForEachChange()
    {
        SessionPlan plan;
        QVERIFY(!plan.takeDue(TurnId{1}));
        plan.change(planOf("a"), TurnId{1});
        plan.setDue(TurnId{1});
        QVERIFY(!plan.takeDue(TurnId{2}));
        QVERIFY(plan.takeDue(TurnId{1}));
        QVERIFY(!plan.takeDue(TurnId{1}));
        plan.setDue(TurnId{1});
        plan.change({}, TurnId{1});
        QVERIFY(!plan.takeDue(TurnId{1})); // an empty one is none
    }

    void whatIsLateHasOneEntryForATurn()
    {
        SessionPlan plan;
        plan.addEntry(EntryId(3), TurnId{1}, false);
        QCOMPARE(plan.lateEntry(TurnId{1}), EntryId(0));
        plan.addEntry(EntryId(5), TurnId{1}, true);
        QCOMPARE(plan.lateEntry(TurnId{1}), EntryId(5));
        QCOMPARE(plan.lateEntry(TurnId{2}), EntryId(0));
        QCOMPARE(plan.newestEntry(), EntryId(5));
    }

    void oneOfAnEarlierRun()
    {
        EntryList entries;
        SessionPlan plan;
        QVERIFY(!plan.restore({}));
        QVERIFY(plan.restore(planOf("a")));
        QVERIFY(!plan.restore(planOf("b")));
        QVERIFY(plan.isLeftOver(entries));
        QVERIFY(!plan.isOpen(entries, TurnId{1}));
        plan.restoreEntry(show(entries, plan));
        QVERIFY(!plan.isLeftOver(entries));
        plan.restoreEntry(EntryId(0)); // an earlier page
        QVERIFY(plan.isKept(entries));
    }

    void theAgentsOwnTakesItsPlace()
    {
        SessionPlan plan;
        plan.change(planOf("new"), TurnId{4});
        QVERIFY(!plan.restore(planOf("old")));
        QVERIFY(!plan.isLeftOver({}));
        QCOMPARE(plan.plan().entries.front().content, QStringLiteral("new"));
    }
};

BELAY_TEST(TestSessionPlan)

} // namespace tst_sessionplan

#include "tst_sessionplan.moc"
