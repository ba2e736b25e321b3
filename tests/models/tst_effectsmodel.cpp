// SPDX-License-Identifier: Apache-2.0
#include "models/lists/effectsmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <set>

using ledger::Effect;
using ledger::EffectState;
using models::EffectsModel;

namespace {

struct Bench
{
    ledger::MemoryLedger ledger;
    std::set<QString> open{QStringLiteral("here")};
    EffectsModel model{&ledger, [this](const base::SessionId &session, base::TurnId turn) {
                           return open.count(session.value)
                                      ? std::optional(models::EffectGroupFacts{
                                            QStringLiteral("turn %1").arg(turn.value), QStringLiteral("Running")})
                                      : std::nullopt;
                       }};
    QAbstractItemModelTester tester{&model};

    Effect make(const QString &target, quint64 turn = 1, const QString &session = QStringLiteral("here"))
    {
        Effect effect;
        effect.session = base::SessionId{session};
        effect.turn = base::TurnId{turn};
        effect.target = target;
        return effect;
    }
    base::EffectId add(const Effect &effect, EffectState state = EffectState::Committed)
    {
        const base::EffectId id = ledger.prepare(effect).value();
        if (state != EffectState::Prepared) {
            (void)ledger.settle(id, EffectState::Committing, {});
            (void)ledger.settle(id, state, {});
        }
        return id;
    }
    QVariant of(base::EffectId id, EffectsModel::Role role) const { return model.indexOf(id).data(role); }
};

} // namespace

/// The list of effects: which rows, in what groups, and what can be done with each.
class TestEffectsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsByTurnNewestFirst()
    {
        Bench b;
        const auto first = b.add(b.make(QStringLiteral("/a")));
        b.add(b.make(QStringLiteral("/b"), 2));
        b.add(b.make(QStringLiteral("/c")));
        QCOMPARE(b.model.rowCount(), 2);
        QCOMPARE(b.model.index(0, 0).data().toString(), QStringLiteral("turn 2"));
        QCOMPARE(b.model.rowCount(b.model.index(1, 0)), 2);
        QCOMPARE(b.model.indexOf(first).row(), 0);
        QCOMPARE(b.of(first, EffectsModel::StateTextRole).toString(), QStringLiteral("committed"));
        b.model.reload();
        QCOMPARE(b.model.rowCount(), 2);
    }

    void undoneRowsOfferRedo()
    {
        Bench b;
        const auto id = b.add(b.make(QStringLiteral("/a")));
        QVERIFY(b.of(id, EffectsModel::CanUndoRole).toBool());
        Effect act = b.make(QStringLiteral("/a"));
        act.compensates = {id};
        (void)b.ledger.settle(id, EffectState::Compensating, {});
        b.add(act);
        (void)b.ledger.settle(id, EffectState::Compensated, {});
        QVERIFY(!b.of(id, EffectsModel::CanUndoRole).toBool());
        QVERIFY(b.of(id, EffectsModel::CanRedoRole).toBool());
        QVERIFY(b.of(id, EffectsModel::DetailRole).toString().startsWith(QStringLiteral("by you at ")));
        QCOMPARE(b.model.rowCount(b.model.index(0, 0)), 1); // the undo is no row of its own
    }

    void countsWhatAsksToBeLookedAt()
    {
        Bench b;
        QSignalSpy counts(&b.model, &EffectsModel::countsChanged);
        Effect command = b.make(QStringLiteral("make"));
        command.kind = ledger::EffectKind::Fetch;
        command.reversible = ledger::Reversible::No;
        const auto ran = b.add(command);
        const auto unknown = b.add(b.make(QStringLiteral("/b")), EffectState::Unknown);
        QCOMPARE(b.model.needsLookCount(), 2);
        QVERIFY(!b.of(ran, EffectsModel::CanUndoRole).toBool());
        counts.clear();
        b.ledger.acknowledge({ran});
        QCOMPARE(b.model.unknownCount(), 1);
        QCOMPARE(b.model.toAcknowledgeCount(), 0);
        QVERIFY(!b.of(ran, EffectsModel::CanAcknowledgeRole).toBool());
        b.ledger.acknowledge({unknown});
        QCOMPARE(b.model.needsLookCount(), 0);
        QVERIFY(!counts.isEmpty());
    }

    void otherSessionsOnlyShowWhatNobodyKnows()
    {
        Bench b;
        const QString other = QStringLiteral("gone");
        const auto known = b.add(b.make(QStringLiteral("/a"), 1, other));
        const auto first = b.add(b.make(QStringLiteral("/b"), 1, other), EffectState::Unknown);
        const auto second = b.add(b.make(QStringLiteral("/c"), 7, other), EffectState::Unknown);
        b.add(b.make(QStringLiteral("/d")));
        QVERIFY(!b.model.indexOf(known).isValid());
        QCOMPARE(b.model.rowCount(), 2);
        QCOMPARE(b.model.index(1, 0).data().toString(), QStringLiteral("From earlier"));
        QCOMPARE(b.model.rowCount(b.model.index(1, 0)), 2);
        b.ledger.acknowledge({first});
        QCOMPARE(b.model.rowCount(b.model.index(1, 0)), 1);
        b.ledger.acknowledge({second});
        QCOMPARE(b.model.rowCount(), 1);
        // Once the session is here all its rows are.
        b.open.insert(other);
        b.model.reload();
        QVERIFY(b.model.indexOf(known).isValid());
        QCOMPARE(b.model.rowCount(), 3);
    }

    void aTurnCutShortIsShownWhole()
    {
        Bench b;
        const QString other = QStringLiteral("gone");
        const auto before = b.add(b.make(QStringLiteral("/a"), 1, other));
        const auto written = b.add(b.make(QStringLiteral("/b"), 2, other));
        const auto refused = b.add(b.make(QStringLiteral("/c"), 2, other), EffectState::Cancelled);
        QCOMPARE(b.model.rowCount(), 0);
        b.model.showCutShort({other}, {2});
        QVERIFY(b.model.indexOf(written).isValid());
        QVERIFY(b.of(written, EffectsModel::CanUndoRole).toBool());
        QVERIFY(!b.model.indexOf(before).isValid());
        QVERIFY(!b.model.indexOf(refused).isValid());
        // What is found only now joins it, and stays to be redone when it is undone.
        const auto found = b.add(b.make(QStringLiteral("/d"), 2, other));
        QVERIFY(b.model.indexOf(found).isValid());
        (void)b.ledger.settle(found, EffectState::Compensating, {});
        (void)b.ledger.settle(found, EffectState::Compensated, {});
        QVERIFY(b.model.indexOf(found).isValid());
        b.ledger.acknowledge({written, found});
        QCOMPARE(b.model.rowCount(), 0);
    }
};

QTEST_MAIN(TestEffectsModel)
#include "tst_effectsmodel.moc"
