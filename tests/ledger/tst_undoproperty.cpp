// SPDX-License-Identifier: Apache-2.0
#include "testclass.h"
#include "undobench.h"

#include <QRandomGenerator>

namespace tst_undoproperty {

using namespace ledger;

/// Random stories over random trees: what was there before Belay acted can always be had back, and nothing
/// else is touched.
class TestUndoProperty : public QObject
{
    Q_OBJECT

    static QByteArray text(QRandomGenerator &dice, const QByteArray &who)
    {
        QByteArray out;
        for (int i = dice.bounded(8); i >= 0; --i)
            out += (dice.bounded(3) ? QByteArray("common ") : QByteArray(who + ' ')) +
                   QByteArray::number(dice.bounded(6)) + '\n';
        return out;
    }

private Q_SLOTS:
    void nothingTheUserWroteIsLost_data()
    {
        QTest::addColumn<int>("seed");
        const int seeds =
            qEnvironmentVariableIntValue("BELAY_SEEDS") ? qEnvironmentVariableIntValue("BELAY_SEEDS") : 12;
        for (int i = 0; i < seeds; ++i)
            QTest::addRow("%d", i) << i;
    }
    void nothingTheUserWroteIsLost()
    {
        QFETCH(const int, seed);
        QRandomGenerator dice{quint32(seed)};
        UndoBench b;
        const QByteArrayList names{"a", "b/c", "b/d", "b/e/f", "A", "odd\xff"};
        const auto any = [&] { return names[dice.bounded(int(names.size()))]; };
        for (const QByteArray &name : names) {
            if (dice.bounded(2))
                b.userWrites(name, text(dice, "user"));
        }
        for (int step = 0; step < 50; ++step) {
            const auto before = b.tree();
            const auto rowsBefore = b.rows->allEffects();
            QByteArrayList mayChange;
            const int what = dice.bounded(10);
            if (what < 3) {
                mayChange << any();
                if (dice.bounded(6) == 0)
                    b.agentDeletes(mayChange[0]);
                else
                    b.agentWrites(mayChange[0], text(dice, "agent"));
                b.turn += dice.bounded(3) == 0;
            } else if (what < 5) {
                const QByteArray name = any(); // the user may do what he likes with his files
                if (dice.bounded(5) == 0)
                    b.userDeletes(name);
                else
                    b.userWrites(name, text(dice, "user"));
                if (dice.bounded(4) == 0)
                    ::chmod(b.path(name).constData(), dice.bounded(2) ? 0755 : 0600);
                continue;
            } else {
                std::vector<base::EffectId> wanted;
                const int how = dice.bounded(4);
                for (const Effect &row : rowsBefore) {
                    const bool chosen = how == 0   ? dice.bounded(4) == 0
                                        : how == 1 ? row.turn.value == b.turn && !row.isCompensation()
                                        : how == 2 ? row.turn.value + 1 >= b.turn && !row.isCompensation()
                                                   : row.isCompensation() && dice.bounded(3) == 0;
                    if (chosen)
                        wanted.push_back(row.id);
                }
                const UndoPlan plan = b.plan(wanted);
                QVERIFY(b.tree() == before);
                std::map<size_t, UndoChoice> choices;
                for (size_t i = 0; i < plan.steps.size(); ++i) {
                    mayChange << plan.steps[i].path.sliced(b.path("").size());
                    if (plan.steps[i].verdict != Verdict::Conflict || dice.bounded(2))
                        continue;
                    const auto merge = textsOf(plan.steps[i], b.blobs).merge();
                    if (merge && dice.bounded(2))
                        choices[i] = {UndoChoice::Text, mergedText(*merge)};
                    else
                        choices[i] = {UndoChoice::Target, {}};
                }
                const auto outcomes = b.apply(plan, choices);
                std::vector<base::EffectId> acts;
                for (size_t i = 0; i < outcomes.size(); ++i) {
                    QVERIFY2(outcomes[i].kind == UndoOutcome::Done || outcomes[i].kind == UndoOutcome::Left,
                             qPrintable(outcomes[i].error.message));
                    if (outcomes[i].act.value)
                        acts.push_back(outcomes[i].act);
                }
                if (dice.bounded(2)) {
                    // Taken back at once it is as if it had not been; and once more it is as it was.
                    const auto undone = b.tree();
                    for (const auto &outcome : b.undoAll(acts))
                        QCOMPARE(outcome.kind, UndoOutcome::Done);
                    QVERIFY(b.tree() == before);
                    for (const Effect &row : rowsBefore)
                        QCOMPARE(b.state(row.id), row.state);
                    for (const auto &outcome : b.undoAll(b.actsOf(acts)))
                        QCOMPARE(outcome.kind, UndoOutcome::Done);
                    QVERIFY(b.tree() == undone);
                }
            }
            const auto after = b.tree();
            const QByteArrayList trashed = b.trashed();
            for (const auto &[name, was] : before) {
                const auto now = after.find(name);
                if (now != after.end() && now->second == was)
                    continue;
                QVERIFY2(mayChange.contains(name), name.constData());
                if (now != after.end() && std::get<2>(now->second) == std::get<2>(was))
                    continue;
                const QByteArray lost = std::get<2>(was);
                QVERIFY2(trashed.contains(lost) || b.blobs.get(markOf(lost).hash).ok(), name.constData());
            }
            for (const auto &[name, is] : after)
                QVERIFY2(before.count(name) || mayChange.contains(name), name.constData());
            for (const Effect &row : b.rows->allEffects())
                QVERIFY(row.state == EffectState::Committed || row.state == EffectState::Compensated);
        }
        // And the file has it all.
        const auto all = b.rows->allEffects();
        b.rows->flush();
        const auto again = SqliteLedger::open(b.dir.filePath(QStringLiteral("data/ledger.sqlite")));
        const auto stored = again.value()->allEffects();
        QCOMPARE(stored.size(), all.size());
        for (size_t i = 0; i < all.size(); ++i)
            QCOMPARE(stored[i].state, all[i].state);
    }
};

BELAY_TEST(TestUndoProperty)

} // namespace tst_undoproperty

#include "tst_undoproperty.moc"
