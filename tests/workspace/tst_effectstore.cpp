// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/filestate.h"
#include "ledger/rows/sqliteledger.h"
#include "workspace/stores/effectstore.h"

#include "testclass.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_effectstore {

namespace {

/// A store on real files; the day is the test's.
struct Bench
{
    QTemporaryDir folder;
    base::SystemClock clock;
    std::unique_ptr<workspace::EffectStore> store;
    const QDateTime today = QDateTime::currentDateTimeUtc();

    Bench() { reopen(); }
    void reopen()
    {
        store.reset();
        store = std::make_unique<workspace::EffectStore>(&clock, folder.filePath(QStringLiteral("effects")));
    }
    base::EffectId write(const QByteArray &content, const base::SessionId &session = {QStringLiteral("s")},
                         quint64 turn = 1)
    {
        ledger::FileChange change;
        change.effect.path = QFile::encodeName(folder.filePath(QStringLiteral("f.txt")));
        change.effect.session = session;
        change.effect.turn.value = turn;
        change.content = content;
        std::optional<base::EffectId> id;
        store->files()->apply(change, store.get(), [&id](const base::Result<ledger::Prepared> &result) {
            id = result ? result->effect.id : base::EffectId{};
        });
        (void)QTest::qWaitFor([&id] { return id.has_value(); });
        return id.value_or(base::EffectId{});
    }
    std::pair<int, int> expire(int daysLater)
    {
        QSignalSpy spy(store.get(), &workspace::EffectStore::expire);
        store->expireOld(90, today.addDays(daysLater));
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
    /// Whatever of the conversation is loaded, and whatever the agent called the session by then.
    void whatCanBeUndoneIsKnownByItsRows()
    {
        Bench b;
        const base::SessionId early{QStringLiteral("s")}, late{QStringLiteral("t")};
        const base::EffectId first = b.write("one\n"), second = b.write("two\n", late, 2);
        const base::EffectId third = b.write("three\n", late, 3);
        (void)b.write("other\n", {QStringLiteral("another")}, 3);
        b.reopen();
        QCOMPARE(b.store->undoableSince({early, late}, {1}), (std::vector{first, second, third}));
        QCOMPARE(b.store->undoableSince({early, late}, {2}), (std::vector{second, third}));
        QCOMPARE(b.store->undoableSince({early}, {2}), std::vector<base::EffectId>());
    }

    void oldEffectsExpireAndSaySo()
    {
        Bench b;
        QVERIFY(b.write("one\n").value);
        const base::EffectId id = b.write("two\n");
        QVERIFY(id.value);
        QCOMPARE(b.expire(60), (std::pair{0, 0}));
        QCOMPARE(b.plan(id).steps.at(0).verdict, ledger::Verdict::Clean);
        QCOMPARE(b.expire(91), (std::pair{2, 2}));
        QCOMPARE(b.store->blobs()->total(), 0);
        b.reopen(); // and in the file, too
        const ledger::UndoPlan plan = b.plan(id);
        QCOMPARE(plan.steps.at(0).verdict, ledger::Verdict::Impossible);
        QVERIFY2(plan.steps[0].reason.contains(QStringLiteral("not any more")), qPrintable(plan.steps[0].reason));
        const auto row = b.store->ledger()->effect(id);
        QCOMPARE(row->state, ledger::EffectState::Committed);
        QVERIFY(!row->before.kept && row->acknowledged);
        QCOMPARE(b.expire(200), (std::pair{0, 0}));
        QFile file(b.folder.filePath(QStringLiteral("f.txt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("two\n"));
    }

    void whatNobodyNeedsGoesAfterADay()
    {
        Bench b;
        QVERIFY(b.store->blobs()->put("nobody's").ok());
        const base::EffectId id = b.write("one\n");
        QCOMPARE(b.expire(0), (std::pair{0, 0})); // it may be of a row that another Belay is about to write
        QCOMPARE(b.expire(2), (std::pair{0, 1}));
        QVERIFY(b.store->ledger()->effect(id)->after.kept);
        QVERIFY(b.store->blobs()->contains(b.store->ledger()->effect(id)->after.hash));
    }

    /// Belay is closed while it still looks at what an earlier run left: the next run does it.
    void itEndsWhileItLooksBack()
    {
        for (int events = 0; events < 8; ++events) {
            Bench b;
            const QString path = b.folder.filePath(QStringLiteral("f.txt"));
            ledger::Effect left;
            left.session.value = QStringLiteral("s");
            left.path = QFile::encodeName(path);
            left.before = ledger::missingMark();
            left.after = ledger::markOf("text");
            const auto id = b.store->ledger()->prepare(left);
            QVERIFY(id.ok());
            const ledger::OpenTurns turns(b.folder.filePath(QStringLiteral("effects/turns")), b.store->run());
            ledger::ComparedTurn turn{left.session, {1}, "nonce", {}};
            turn.starts.push_back({b.folder.path(), {}});
            QVERIFY(turns.store({turn}).ok());
            b.reopen();
            QSignalSpy returned(b.store.get(), &workspace::EffectStore::returned);
            b.store->settleAfterCrash();
            for (int i = 0; i < events && returned.isEmpty(); ++i)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            b.reopen();
            b.store->settleAfterCrashNow();
            QCOMPARE(b.store->ledger()->effect(*id)->state, ledger::EffectState::Cancelled);
        }
    }

    /// A turn was compared, what it left running wrote on, and Belay was killed.
    void whatRanOnWhenBelayWasKilledIsComparedAgain()
    {
        Bench b;
        const QString project = b.folder.filePath(QStringLiteral("project"));
        const auto write = [&project](const char *name) {
            QFile file(project + QLatin1Char('/') + QLatin1String(name));
            return file.open(QIODevice::WriteOnly) && file.write("text\n") > 0;
        };
        QVERIFY(QDir().mkpath(project) && write("before.txt"));
        ledger::OpenTurn open{{{QStringLiteral("s")}, {1}, "nonce", {}}, {}};
        open.turn.detail = QStringLiteral("Changed after the turn, while make still ran");
        {
            core::Services services = b.store->services(&b.clock, nullptr, nullptr);
            const std::unique_ptr<ledger::Snapshots> snapshots = services.snapshots(project);
            snapshots->snapshot(b.store.get(), [&](const base::Result<ledger::Snapshot> &snapshot) {
                open.turn.starts.push_back({project, snapshot.value()});
            });
            QTRY_COMPARE(open.turn.starts.size(), size_t(1));
            QVERIFY(services.openTurns->store(open).ok());
        }
        QVERIFY(write("late.txt"));
        for (const int found : {1, 0}) { // the second time it is no more the turn's
            b.reopen();
            QSignalSpy cutShort(b.store.get(), &workspace::EffectStore::turnCutShort);
            QSignalSpy behind(b.store.get(), &workspace::EffectStore::foundBehindTurn);
            b.store->settleAfterCrashNow();
            QCOMPARE(cutShort.size(), 0);
            QCOMPARE(behind.size(), found);
            const std::vector<ledger::Effect> rows = b.store->ledger()->allEffects();
            QCOMPARE(rows.size(), size_t(1));
            QVERIFY2(rows[0].target.endsWith(QLatin1String("late.txt")), qPrintable(rows[0].target));
            QVERIFY2(rows[0].detail.startsWith(open.turn.detail) &&
                         rows[0].detail.contains(QLatin1String("started again")),
                     qPrintable(rows[0].detail));
        }
    }

    /// As `belay undo` beside an open window.
    void whatAnotherProgramDoesIsSeen()
    {
        Bench b;
        b.store->watchOthers();
        QVERIFY(b.write("one\n").value);
        const base::EffectId id = b.write("two\n");
        QVERIFY(id.value);
        // The other one reads the file, in which the end of the write may be still to come.
        qobject_cast<ledger::SqliteLedger *>(b.store->ledger())->flush();
        QSignalSpy changed(b.store->ledger(), &ledger::Ledger::changed);
        {
            workspace::EffectStore other(&b.clock, b.folder.filePath(QStringLiteral("effects")));
            std::optional<ledger::UndoPlan> plan;
            other.undo()->plan({id}, &other, [&plan](const ledger::UndoPlan &planned) { plan = planned; });
            QTRY_VERIFY(plan);
            bool done = false;
            other.undo()->apply(*plan, {}, &other, [&done](const auto &) { done = true; });
            QTRY_VERIFY(done);
        }
        QTRY_COMPARE(b.store->ledger()->effect(id)->state, ledger::EffectState::Compensated);
        // The row and the act, each told once, and told of nothing else.
        QCOMPARE(b.store->ledger()->allEffects().size(), size_t(3));
        QSet<quint64> told;
        for (const QVariantList &one : changed)
            told << one[0].value<ledger::Effect>().id.value;
        QCOMPARE(told, (QSet<quint64>{id.value, b.store->ledger()->newest().value}));
        // What was not seen is not undone twice; what is written here goes on.
        QVERIFY(b.write("three\n").value);
        QTRY_COMPARE(b.store->ledger()->allEffects().size(), size_t(4));
    }

    /// Belay is left while it looks for what is old.
    void endsInTheMiddle()
    {
        Bench b;
        QVERIFY(b.write("one\n") != base::EffectId{});
        QSignalSpy spy(b.store.get(), &workspace::EffectStore::expire);
        b.store->expireOld(90, b.today.addDays(1000));
        b.store.reset();
        QCOMPARE(spy.count(), 0);
    }

    void withoutAFileThereIsNothingToDo()
    {
        base::SystemClock clock;
        workspace::EffectStore store(&clock, QStringLiteral("/proc/self/stat/effects"));
        QVERIFY(!store.problem().isEmpty());
        store.expireOld(90, QDateTime::currentDateTimeUtc());
    }
};

BELAY_TEST(TestEffectStore)

} // namespace tst_effectstore

#include "tst_effectstore.moc"
