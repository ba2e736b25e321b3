// SPDX-License-Identifier: Apache-2.0
#include "ledger/files/atomicwrite.h"
#include "ledger/undo/aftercrash.h"
#include "testclass.h"
#include "undobench.h"

namespace tst_staging {

using namespace ledger;

/// A row that is prepared and carried on later, or never.
class TestStaging : public QObject
{
    Q_OBJECT

    static base::EffectId stage(UndoBench &b, const QByteArray &name, const QByteArray &text)
    {
        FileChange change;
        change.effect.session = {QStringLiteral("s")};
        change.effect.turn = {1};
        change.effect.path = b.path(name);
        change.content = text;
        change.stage = true;
        const auto done = b.apply(std::move(change));
        return done && done->effect.state == EffectState::Prepared ? done->effect.id : base::EffectId{};
    }
    static base::Result<Prepared> carryOn(UndoBench &b, base::EffectId id, const QByteArray &text,
                                          const FileMark &expected, const QString &remark = {})
    {
        FileChange change;
        change.effect.path = b.rows->effect(id)->path;
        change.content = text;
        change.carryOn = id;
        change.expected = expected;
        change.remark = remark;
        return b.apply(std::move(change));
    }
    /// Belay is gone, and starts again.
    static AfterCrash crash(UndoBench &b)
    {
        b.undo.reset();
        b.effects.reset();
        b.rows.reset();
        b.rows = std::move(SqliteLedger::open(b.dir.filePath(QStringLiteral("data/ledger.sqlite"))).value());
        b.effects = std::make_unique<FileEffects>(b.rows.get(), &b.blobs, &b.trash);
        b.undo = std::make_unique<Undo>(b.rows.get(), &b.blobs, b.effects.get());
        return settleAfterCrash(*b.rows, b.blobs, b.dir.filePath(QStringLiteral("data/rescued")));
    }

private Q_SLOTS:
    void stagedThenWrittenThenUndone()
    {
        UndoBench b;
        b.userWrites("f", "before");
        const auto id = stage(b, "f", "after");
        QVERIFY(id.value);
        QCOMPARE(b.content("f"), std::optional<QByteArray>("before"));
        const Effect row = *b.rows->effect(id);
        QCOMPARE(*b.blobs.get(row.before.hash), QByteArray("before"));
        QCOMPARE(*b.blobs.get(row.after.hash), QByteArray("after"));
        QVERIFY(neededBlobs(b.rows->allEffects()).contains(row.after.hash));
        const auto done = carryOn(b, id, "after", row.before);
        QVERIFY(done.ok());
        QCOMPARE(done->effect.id, id);
        QCOMPARE(b.state(id), EffectState::Committed);
        QCOMPARE(b.content("f"), std::optional<QByteArray>("after"));
        QCOMPARE(b.rows->allEffects().size(), size_t(1));
        b.undoAll({id});
        QCOMPARE(b.content("f"), std::optional<QByteArray>("before"));
        QVERIFY(!carryOn(b, id, "after", row.before).ok()); // once
    }

    void newFilesAndFoldersAreNotThereBefore()
    {
        UndoBench b;
        const auto id = stage(b, "deep/er/f", "text");
        QVERIFY(b.tree().empty());
        QVERIFY(!QDir(b.dir.filePath(QStringLiteral("work/deep"))).exists());
        QVERIFY(carryOn(b, id, "text", b.rows->effect(id)->before).ok());
        QCOMPARE(b.content("deep/er/f"), std::optional<QByteArray>("text"));
    }

    void whatSomebodyWroteMeanwhileStays()
    {
        UndoBench b;
        b.userWrites("f", "before");
        const auto id = stage(b, "f", "after");
        b.userWrites("f", "the user's");
        const auto done = carryOn(b, id, "after", b.rows->effect(id)->before);
        QCOMPARE(done.error().code, changedMeanwhile);
        QCOMPARE(b.state(id), EffectState::Prepared);
        QCOMPARE(b.content("f"), std::optional<QByteArray>("the user's"));
        // Decided with both in view: what goes is the user's, and an undo brings that back.
        QVERIFY(carryOn(b, id, "both", markOf("the user's"), QStringLiteral("a part")).ok());
        QCOMPARE(b.content("f"), std::optional<QByteArray>("both"));
        QCOMPARE(b.rows->effect(id)->detail, QStringLiteral("a part"));
        b.undoAll({id});
        QCOMPARE(b.content("f"), std::optional<QByteArray>("the user's"));
    }

    void whatIsStagedOutlivesACrash()
    {
        UndoBench b;
        b.userWrites("f", "before");
        const auto one = stage(b, "f", "after"), two = stage(b, "new", "text"), same = stage(b, "g", "same");
        for (int crashes = 0; crashes < 2; ++crashes) {
            const AfterCrash result = crash(b);
            QVERIFY(result.settled.empty());
            std::vector<base::EffectId> waiting;
            for (const Effect &row : stagedAfterCrash(*b.rows, {QStringLiteral("s")}))
                waiting.push_back(row.id);
            QVERIFY((waiting == std::vector{one, two, same}));
            QVERIFY(stagedAfterCrash(*b.rows, {QStringLiteral("another")}).empty());
            QCOMPARE(b.tree().size(), size_t(1));
            QCOMPARE(b.content("f"), std::optional<QByteArray>("before"));
        }
        // What is taken over is this run's, and goes on as if nothing had been. One that comes later has nothing.
        auto second = std::move(SqliteLedger::open(b.dir.filePath(QStringLiteral("data/ledger.sqlite"))).value());
        const auto adopts = [](SqliteLedger &rows, base::EffectId id) {
            std::optional<bool> out;
            rows.adopt(id, &rows, [&out](const base::Result<void> &adopted) { out = adopted.ok(); });
            (void)QTest::qWaitFor([&out] { return out.has_value(); });
            return out == true;
        };
        QVERIFY(adopts(*b.rows, one) && adopts(*b.rows, two));
        QVERIFY(!adopts(*second, one));
        QCOMPARE(second->effect(one)->run, b.rows->run());
        second.reset();
        QCOMPARE(stagedAfterCrash(*b.rows).size(), size_t(1));
        const Effect row = *b.rows->effect(one);
        QVERIFY(carryOn(b, one, *b.blobs.get(row.after.hash), row.before).ok());
        QCOMPARE(b.content("f"), std::optional<QByteArray>("after"));
        b.undoAll({one});
        QCOMPARE(b.content("f"), std::optional<QByteArray>("before"));
        QVERIFY(b.rows->settle(two, EffectState::Cancelled).ok());
        crash(b);
        QCOMPARE(stagedAfterCrash(*b.rows).size(), size_t(1));
    }

    /// A run that would have given it up itself when the turn ended.
    void whatNobodyWasToDecideIsGivenUp()
    {
        UndoBench b;
        b.userWrites("f", "before");
        b.undo.reset();
        b.effects.reset();
        b.rows = SqliteLedger::begin(b.dir.filePath(QStringLiteral("data/ledger.sqlite")), Attendance::Nobody);
        QVERIFY(b.rows->finish().ok());
        b.effects = std::make_unique<FileEffects>(b.rows.get(), &b.blobs, &b.trash);
        const auto id = stage(b, "f", "after");
        QVERIFY(id.value);
        const auto second = std::move(SqliteLedger::open(b.dir.filePath(QStringLiteral("data/ledger.sqlite"))).value());
        QVERIFY(openAfterCrash(*second).empty() && stagedAfterCrash(*second).empty()); // it may still run
        QCOMPARE(crash(b).cancelled, 1);
        QCOMPARE(b.state(id), EffectState::Cancelled);
        QVERIFY(!b.rows->effect(id)->detail.isEmpty());
        QVERIFY(stagedAfterCrash(*b.rows).empty());
        QCOMPARE(b.content("f"), std::optional<QByteArray>("before"));
    }

    /// Somebody may have written the very text meanwhile: that was not Belay.
    void whatIsStagedAndNotKeptIsGivenUp()
    {
        UndoBench b;
        b.userWrites("f", "before");
        const auto id = stage(b, "f", "after");
        b.rows->expire({id}, QStringLiteral("made room"));
        b.userWrites("f", "after");
        QCOMPARE(crash(b).cancelled, 1);
        QCOMPARE(b.state(id), EffectState::Cancelled);
        QVERIFY(!b.rows->effect(id)->detail.isEmpty());
        QVERIFY(stagedAfterCrash(*b.rows).empty());
    }

    /// A newer version is compared with what was there when the first one was staged: the agent has not seen what
    /// somebody wrote in between, and after a crash nobody else remembers it.
    void aNewerVersionKnowsWhatWasThereFirst()
    {
        UndoBench b;
        b.userWrites("f", "before");
        const auto first = stage(b, "f", "one");
        const FileMark was = b.rows->effect(first)->before;
        b.userWrites("f", "the user's");
        FileChange change;
        change.effect.session = {QStringLiteral("s")};
        change.effect.turn = {1};
        change.effect.path = b.path("f");
        change.content = QByteArray("two");
        change.stage = true;
        change.stagedOver = was;
        const auto second = b.apply(std::move(change));
        QVERIFY(second.ok());
        crash(b);
        const Effect row = *b.rows->effect(second->effect.id);
        QVERIFY(row.before.sameContent(was));
        QCOMPARE(carryOn(b, row.id, "two", row.before).error().code, changedMeanwhile);
    }

    /// The row knows before the disk does that another text than was staged is being written.
    void aCrashWhileAnotherTextIsWritten_data()
    {
        QTest::addColumn<QByteArray>("disk");
        QTest::addColumn<int>("state");
        QTest::newRow("not yet") << QByteArray("before") << int(EffectState::Cancelled);
        QTest::newRow("written") << QByteArray("a part") << int(EffectState::Committed);
        QTest::newRow("something else") << QByteArray("else") << int(EffectState::Unknown);
    }
    void aCrashWhileAnotherTextIsWritten()
    {
        QFETCH(const QByteArray, disk);
        QFETCH(const int, state);
        UndoBench b;
        b.userWrites("f", "before");
        const auto id = stage(b, "f", "after");
        Settlement begin;
        begin.state = EffectState::Committing;
        begin.after = markOf("a part");
        bool stored = false;
        b.rows->settle(id, begin, &b.context, [&stored](const base::Result<void> &result) { stored = result.ok(); });
        QVERIFY(waitUntil([&stored] { return stored; }));
        b.userWrites("f", disk);
        crash(b);
        QCOMPARE(int(b.state(id)), state);
    }

    void heldBackAtTheLastMoment()
    {
        UndoBench b;
        const auto id = stage(b, "f", "after");
        FileChange change;
        change.effect.path = b.path("f");
        change.content = "after";
        change.carryOn = id;
        change.hold = [] { return std::optional(QStringLiteral("no")); };
        QCOMPARE(b.apply(std::move(change)).error().code, ECANCELED);
        QCOMPARE(b.state(id), EffectState::Cancelled);
        QVERIFY(!b.content("f"));
    }
};

BELAY_TEST(TestStaging)

} // namespace tst_staging

#include "tst_staging.moc"
