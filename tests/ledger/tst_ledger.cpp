// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/ledger.h"

#include "testclass.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_ledger {

using ledger::Effect;
using ledger::EffectState;

class TestLedger : public QObject
{
    Q_OBJECT

    static base::EffectId made(ledger::Ledger &rows, std::initializer_list<EffectState> states)
    {
        const auto id = rows.prepare({});
        for (const EffectState state : states)
            (void)rows.settle(*id, state);
        return *id;
    }

private Q_SLOTS:
    void onlyTrueStories_data()
    {
        QTest::addColumn<QList<int>>("before");
        QTest::addColumn<int>("next");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char *name, QList<EffectState> before, EffectState next, bool allowed) {
            QList<int> states;
            for (const EffectState state : before)
                states << int(state);
            QTest::newRow(name) << states << int(next) << allowed;
        };
        row("begin", {}, EffectState::Committing, true);
        row("never happened", {}, EffectState::Cancelled, true);
        row("not committed out of nothing", {}, EffectState::Committed, false);
        row("done", {EffectState::Committing}, EffectState::Committed, true);
        row("failed", {EffectState::Committing}, EffectState::Failed, true);
        row("nobody knows", {EffectState::Committing}, EffectState::Unknown, true);
        row("settled by looking", {EffectState::Committing, EffectState::Unknown}, EffectState::Committed, true);
        row("done is done", {EffectState::Committing, EffectState::Committed}, EffectState::Cancelled, false);
        row("undone", {EffectState::Committing, EffectState::Committed, EffectState::Compensating},
            EffectState::Compensated, true);
        row("not undone twice",
            {EffectState::Committing, EffectState::Committed, EffectState::Compensating, EffectState::Compensated},
            EffectState::Compensating, false);
        row("redone",
            {EffectState::Committing, EffectState::Committed, EffectState::Compensating, EffectState::Compensated},
            EffectState::Committing, true);
        row("cancelled stays", {EffectState::Cancelled}, EffectState::Committing, false);
    }
    void onlyTrueStories()
    {
        QFETCH(const QList<int>, before);
        QFETCH(const int, next);
        QFETCH(const bool, allowed);
        ledger::MemoryLedger rows;
        const base::EffectId id = made(rows, {});
        for (const int state : before)
            QVERIFY(rows.settle(id, EffectState(state), {}).ok());
        QCOMPARE(rows.settle(id, EffectState(next), {}).ok(), allowed);
    }

    void rowsAreToldAndKept()
    {
        ledger::MemoryLedger rows;
        QSignalSpy spy(&rows, &ledger::Ledger::changed);
        Effect effect;
        effect.session = {QStringLiteral("s")};
        effect.target = QStringLiteral("/f");
        const auto id = rows.prepare(effect);
        QVERIFY(id.ok());
        QVERIFY(rows.settle(*id, EffectState::Failed, QStringLiteral("disk full")).ok());
        QCOMPARE(spy.count(), 2);
        QCOMPARE(rows.effects({QStringLiteral("s")}).at(0).detail, QStringLiteral("disk full"));
        QVERIFY(rows.effects({QStringLiteral("other")}).empty());
        QVERIFY(!rows.settle({99}, EffectState::Failed, {}));
    }
};

BELAY_TEST(TestLedger)

} // namespace tst_ledger

#include "tst_ledger.moc"
