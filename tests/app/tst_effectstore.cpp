// SPDX-License-Identifier: Apache-2.0
#include "app/effectstore.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// A store on real files; the day is the test's.
struct Bench
{
    QTemporaryDir folder;
    std::unique_ptr<app::EffectStore> store;
    const QDateTime today = QDateTime::currentDateTimeUtc();

    Bench() { reopen(); }
    void reopen()
    {
        store.reset();
        store = std::make_unique<app::EffectStore>(folder.filePath(QStringLiteral("effects")));
    }
    base::EffectId write(const QByteArray &content)
    {
        ledger::FileChange change;
        change.effect.path = QFile::encodeName(folder.filePath(QStringLiteral("f.txt")));
        change.effect.session.value = QStringLiteral("s");
        change.effect.turn.value = 1;
        change.content = content;
        std::optional<base::EffectId> id;
        store->files()->apply(change, store.get(), [&id](const base::Result<ledger::Prepared> &result) {
            id = result ? result->effect.id : base::EffectId{};
        });
        (void)QTest::qWaitFor([&id] { return id.has_value(); });
        return id.value_or(base::EffectId{});
    }
    std::pair<int, int> letGo(int daysLater)
    {
        QSignalSpy spy(store.get(), &app::EffectStore::letGo);
        store->letGoOfOld(90, today.addDays(daysLater));
        if (spy.isEmpty() && !spy.wait())
            return {-1, -1};
        return {spy[0][0].toInt(), spy[0][1].toInt()};
    }
    ledger::UndoPlan plan(base::EffectId id)
    {
        std::optional<ledger::UndoPlan> out;
        store->undo()->plan({id}, store.get(), [&out](const ledger::UndoPlan &plan) { out = plan; });
        (void)QTest::qWaitFor([&out] { return out.has_value(); });
        return out.value_or(ledger::UndoPlan{});
    }
};

} // namespace

/// The store of effects over the months.
class TestEffectStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsOldIsLetGoAndSaysSo()
    {
        Bench b;
        QVERIFY(b.write("one\n").value);
        const base::EffectId id = b.write("two\n");
        QVERIFY(id.value);
        QCOMPARE(b.letGo(60), (std::pair{0, 0}));
        QCOMPARE(b.plan(id).steps.at(0).verdict, ledger::Verdict::Clean);
        QCOMPARE(b.letGo(91), (std::pair{2, 2}));
        QCOMPARE(b.store->blobs()->total(), 0);
        b.reopen(); // and in the file, too
        const ledger::UndoPlan plan = b.plan(id);
        QCOMPARE(plan.steps.at(0).verdict, ledger::Verdict::Impossible);
        QVERIFY2(plan.steps[0].reason.contains(QStringLiteral("not any more")), qPrintable(plan.steps[0].reason));
        const auto row = b.store->ledger()->effect(id);
        QCOMPARE(row->state, ledger::EffectState::Committed);
        QVERIFY(!row->before.kept && row->acknowledged);
        QCOMPARE(b.letGo(200), (std::pair{0, 0}));
        QFile file(b.folder.filePath(QStringLiteral("f.txt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("two\n"));
    }

    void whatNobodyNeedsGoesAfterADay()
    {
        Bench b;
        QVERIFY(b.store->blobs()->put("nobody's").ok());
        const base::EffectId id = b.write("one\n");
        QCOMPARE(b.letGo(0), (std::pair{0, 0})); // it may be of a row that another Belay is about to write
        QCOMPARE(b.letGo(2), (std::pair{0, 1}));
        QVERIFY(b.store->ledger()->effect(id)->after.kept);
        QVERIFY(b.store->blobs()->contains(b.store->ledger()->effect(id)->after.hash));
    }

    /// Belay is left while it looks for what is old.
    void endsInTheMiddle()
    {
        Bench b;
        QVERIFY(b.write("one\n") != base::EffectId{});
        QSignalSpy spy(b.store.get(), &app::EffectStore::letGo);
        b.store->letGoOfOld(90, b.today.addDays(1000));
        b.store.reset();
        QCOMPARE(spy.count(), 0);
    }

    void withoutAFileThereIsNothingToDo()
    {
        app::EffectStore store(QStringLiteral("/proc/self/stat/effects"));
        QVERIFY(!store.problem().isEmpty());
        store.letGoOfOld(90, QDateTime::currentDateTimeUtc());
    }
};

QTEST_GUILESS_MAIN(TestEffectStore)
#include "tst_effectstore.moc"
