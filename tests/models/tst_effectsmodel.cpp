// SPDX-License-Identifier: Apache-2.0
#include "models/lists/effectsmodel.h"

#include "testclass.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <set>

namespace tst_effectsmodel {

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
    /// Its group says so, until it has ended.
    void whatRunsOn()
    {
        Bench b;
        Effect effect = b.make(QStringLiteral("npm run dev"));
        effect.kind = ledger::EffectKind::Command;
        const base::EffectId id = b.ledger.prepare(effect).value();
        (void)b.ledger.settle(id, EffectState::Committing, {});
        const auto group = [&b, id] {
            return b.model.indexOf(id).parent().data(EffectsModel::StateTextRole).toString();
        };
        QCOMPARE(group(), QStringLiteral("Running"));
        QSignalSpy changed(&b.model, &EffectsModel::dataChanged);
        ledger::Settlement running;
        running.state = EffectState::Committing;
        running.processes = "note";
        b.ledger.settle(id, running, &b.model, {});
        QTRY_COMPARE(group(), QStringLiteral("1 run on"));
        QVERIFY(b.of(id, EffectsModel::RunsOnRole).toBool());
        QVERIFY(b.of(id, EffectsModel::CanStopRole).toBool());
        QVERIFY(std::any_of(changed.begin(), changed.end(),
                            [](const QList<QVariant> &one) { return !one[0].toModelIndex().parent().isValid(); }));
        (void)b.ledger.settle(id, EffectState::Committed, {});
        QCOMPARE(group(), QStringLiteral("Running"));
        QVERIFY(!b.of(id, EffectsModel::RunsOnRole).toBool());
        QVERIFY(!b.of(id, EffectsModel::CanStopRole).toBool());
    }

    /// It is told to end once, and its row says so until it has ended.
    void whatRunsOnIsToldToEndOnce()
    {
        Bench b;
        Effect effect = b.make(QStringLiteral("npm run dev"));
        effect.kind = ledger::EffectKind::Command;
        const base::EffectId id = b.ledger.prepare(effect).value(), other = b.add(effect);
        ledger::Settlement running;
        running.state = EffectState::Committing;
        running.processes = "note";
        b.ledger.settle(id, running, &b.model, {});
        QTRY_VERIFY(b.of(id, EffectsModel::CanStopRole).toBool());
        QSignalSpy changed(&b.model, &EffectsModel::dataChanged);
        b.model.setStopping(other); // has ended meanwhile
        b.model.setStopping({4711});
        QVERIFY(changed.isEmpty());
        QCOMPARE(b.of(other, EffectsModel::StateTextRole).toString(), QStringLiteral("committed"));
        b.model.setStopping(id);
        QCOMPARE(changed.size(), 1);
        QVERIFY(b.of(id, EffectsModel::RunsOnRole).toBool());
        QVERIFY(!b.of(id, EffectsModel::CanStopRole).toBool());
        QCOMPARE(b.of(id, EffectsModel::StateTextRole).toString(), QStringLiteral("stopping"));
        running.processes = "fewer";
        b.ledger.settle(id, running, &b.model, {});
        QTRY_COMPARE(b.model.effect(b.model.indexOf(id))->processes, QByteArray("fewer"));
        b.model.reload();
        QVERIFY(!b.of(id, EffectsModel::CanStopRole).toBool());
        (void)b.ledger.settle(id, EffectState::Unknown, {});
        QCOMPARE(b.of(id, EffectsModel::StateTextRole).toString(), QStringLiteral("unknown"));
    }

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
        QVERIFY(b.of(id, EffectsModel::DetailRole).toString().startsWith(QStringLiteral("undone by you · ")));
        QCOMPARE(b.model.rowCount(b.model.index(0, 0)), 1); // the undo is no row of its own
    }

    void whatOnlyReadIsNoLoss()
    {
        Bench b;
        Effect call = b.make(QStringLiteral("notes · read_note"));
        call.kind = ledger::EffectKind::Remote;
        call.reversible = ledger::Reversible::No;
        call.whyNot = QStringLiteral("It only reads.");
        const auto sent = b.add(call);
        call.readsOnly = call.acknowledged = true;
        const auto read = b.add(call);
        QCOMPARE(b.of(sent, EffectsModel::DetailRole).toString(), QStringLiteral("cannot be undone"));
        QVERIFY(!b.of(sent, EffectsModel::ReversibleRole).toBool());
        QCOMPARE(b.of(read, EffectsModel::DetailRole).toString(), QStringLiteral("It only reads."));
        QVERIFY(b.of(read, EffectsModel::ReversibleRole).toBool());
        // Belay carried it on, and the agent did nothing by itself.
        call.readsOnly = false;
        call.source = ledger::EffectSource::Agent;
        call.reversible = ledger::Reversible::ByCall;
        QCOMPARE(b.of(b.add(call), EffectsModel::DetailRole).toString(), QStringLiteral("by Belay for the agent"));
    }

    /// Of which files nobody knows; but the agent has said what it does.
    void aCallIsOfItsKind()
    {
        Bench b;
        for (const auto &[tool, words] : {std::pair("move", "Move"), std::pair("delete", "Delete"),
                                          std::pair("edit", "Edit"), std::pair("other", "Other")}) {
            Effect call = b.make(QStringLiteral("notes.md"));
            call.kind = ledger::EffectKind::Other;
            call.tool = QLatin1String(tool);
            QCOMPARE(b.of(b.add(call), EffectsModel::WhatRole).toString(), QLatin1String(words));
        }
    }

    /// A commit is many files, and one thing: the branch that leads to it.
    void gitsObjectsAreToldByTheBranch()
    {
        Bench b;
        const auto file = [&b](const char *path) {
            Effect effect = b.make(QString::fromLatin1(path));
            effect.path = path;
            return effect;
        };
        const auto early = b.add(file("/r/.git/objects/aa/01234567890123456789012345678901234567"));
        const auto branch = b.add(file("/r/.git/refs/heads/main"));
        b.add(file("/r/.git/objects/pack/pack-0123.pack"));
        const auto lost =
            b.add(file("/r/.git/objects/bb/01234567890123456789012345678901234568"), EffectState::Unknown);
        b.add(file("/r/objects/.git/hooks/mine"));
        const auto says = [&] { return b.of(branch, EffectsModel::DetailRole).toString(); };
        for (const bool isRead : {false, true}) {
            if (isRead)
                b.model.reload();
            QCOMPARE(b.model.rowCount(b.model.index(0, 0)), 3);
            QVERIFY(!b.model.indexOf(early).isValid());
            QVERIFY(b.model.indexOf(lost).isValid());
            QVERIFY2(says().contains(QStringLiteral("2 object")), qPrintable(says()));
            QCOMPARE(b.model.needsLookCount(), 1);
        }
    }

    /// So are the index, the message and the logs, whether they come before the branch or after it. Without one they
    /// are rows like any other.
    void gitsRecordsAreToldByTheBranch()
    {
        Bench b;
        const auto file = [&b](const char *path) {
            Effect effect = b.make(QString::fromLatin1(path));
            effect.path = path;
            return effect;
        };
        const auto index = b.add(file("/r/.git/index"));
        const auto message = b.add(file("/r/.git/COMMIT_EDITMSG"));
        const auto other = b.add(file("/other/.git/index"));
        QCOMPARE(b.model.rowCount(b.model.index(0, 0)), 3);
        const auto branch = b.add(file("/r/.git/refs/heads/main"));
        const auto log = b.add(file("/r/.git/logs/HEAD"));
        b.add(file("/r/.git/logs/refs/heads/main"));
        const auto head = b.add(file("/r/.git/HEAD"));
        for (const bool isRead : {false, true}) {
            if (isRead)
                b.model.reload();
            QCOMPARE(b.model.rowCount(b.model.index(0, 0)), 3);
            for (const auto id : {index, message, log})
                QVERIFY(!b.model.indexOf(id).isValid());
            for (const auto id : {other, branch, head})
                QVERIFY(b.model.indexOf(id).isValid());
            const QString says = b.of(branch, EffectsModel::DetailRole).toString();
            QVERIFY2(says.contains(QStringLiteral("4 object")), qPrintable(says));
        }
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
        QCOMPARE(b.model.index(1, 0).data().toString(), QStringLiteral("From an earlier run"));
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

    /// It comes first and stays where it is while effects come and go and the agent writes on; what is selected stays.
    void whatIsHeldBackComesFirst()
    {
        Bench b;
        b.add(b.make(QStringLiteral("/a")));
        const auto held = [](const char *path, models::HeldAction action = models::HeldAction::Accept) {
            models::HeldEffect out;
            out.folder = QStringLiteral("/p");
            out.path = path;
            out.target = QStringLiteral("/p/") + QLatin1String(path);
            out.action = action;
            return out;
        };
        QSignalSpy counts(&b.model, &EffectsModel::countsChanged);
        b.model.setHeld(7, QStringLiteral("Upgrade"), {held("one"), held("two"), held("three")});
        QCOMPARE(b.model.rowCount(), 2);
        const QPersistentModelIndex group = b.model.index(0, 0), two = b.model.index(1, 0, group);
        QCOMPARE(group.data().toString(), QStringLiteral("Held back: Upgrade"));
        QCOMPARE(two.data(EffectsModel::StateTextRole).toString(), QStringLiteral("held back"));
        QCOMPARE(two.data(EffectsModel::HeldRole).toInt(), int(models::HeldAction::Accept));
        QCOMPARE(b.model.effect(two), nullptr);
        QCOMPARE(b.model.heldEffect(two)->path, QByteArray("two"));
        QCOMPARE(b.model.holderOf(two), quint64(7));
        QCOMPARE(b.model.heldCount(), 3);
        QCOMPARE(b.model.needsLookCount(), 0);
        b.add(b.make(QStringLiteral("/b"), 9)); // a newer turn
        QCOMPARE(group.row(), 0);
        b.model.setHeld(7, QStringLiteral("Renamed"),
                        {held("hook", models::HeldAction::Look), held("new"), held("two"), held("four")});
        QCOMPARE(two.row(), 2);
        QCOMPARE(b.model.heldEffect(two)->path, QByteArray("two"));
        QCOMPARE(b.model.rowCount(group), 4);
        QCOMPARE(b.model.needsLookCount(), 1);
        QCOMPARE(group.data().toString(), QStringLiteral("Held back: Renamed"));
        b.model.reload();
        QCOMPARE(b.model.rowCount(b.model.index(0, 0)), 4);
        b.model.refreshGroups();
        counts.clear();
        b.model.setHeld(7, {}, {});
        QCOMPARE(b.model.rowCount(), 2);
        QCOMPARE(b.model.heldCount() + b.model.needsLookCount(), 0);
        QCOMPARE(counts.size(), 1);
    }

    /// Any list becomes any other, row by row.
    void heldRowsInAnyOrder()
    {
        Bench b;
        QRandomGenerator random(11);
        for (int round = 0; round < 200; ++round) {
            std::vector<models::HeldEffect> wanted;
            for (int i = 0; i < 8; ++i) {
                models::HeldEffect one;
                one.path = QByteArray::number(i);
                one.added = int(random.bounded(3));
                if (random.bounded(2) == 0)
                    wanted.insert(wanted.begin() + random.bounded(int(wanted.size()) + 1), one);
            }
            b.model.setHeld(1, {}, wanted);
            QCOMPARE(b.model.rowCount(), wanted.empty() ? 0 : 1);
            for (int row = 0; row < int(wanted.size()); ++row)
                QCOMPARE(*b.model.heldEffect(b.model.index(row, 0, b.model.index(0, 0))), wanted[size_t(row)]);
        }
    }
};

BELAY_TEST(TestEffectsModel)

} // namespace tst_effectsmodel

#include "tst_effectsmodel.moc"
