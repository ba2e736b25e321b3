// SPDX-License-Identifier: Apache-2.0
#include "undobench.h"

#include "ledger/disk/atomicwrite.h"

#include "testclass.h"

#include <QScopeGuard>
#include <QSemaphore>

namespace tst_filestogether {

using namespace ledger;

namespace {

struct Together : UndoBench
{
    struct Answer
    {
        QByteArray name;
        std::optional<base::Result<Prepared>> result = {};
    };
    std::vector<std::unique_ptr<Answer>> answers;
    QByteArrayList order; ///< in which they came

    FileChange shared(const QByteArray &name, std::optional<QByteArray> text, FileType type = FileType::Regular) const
    {
        FileChange change = changeOf(name);
        change.content = std::move(text);
        change.type = type;
        change.mayShare = true;
        return change;
    }
    void ask(FileChange change)
    {
        auto *answer =
            answers.emplace_back(std::unique_ptr<Answer>(new Answer{splitPath(change.effect.path).second})).get();
        effects->apply(std::move(change), &context, [this, answer](const base::Result<Prepared> &result) {
            answer->result = result;
            order << answer->name;
        });
    }
    bool wait()
    {
        return waitUntil([this] { return effects->isIdle(); }, 20'000);
    }
    bool isDone(size_t i) const { return answers[i]->result && answers[i]->result->ok(); }
    int codeOf(size_t i) const
    {
        return answers[i]->result && !answers[i]->result->ok() ? answers[i]->result->error().code : 0;
    }
    QStringList leftovers() const
    {
        return QDir(dir.filePath(QStringLiteral("work")))
            .entryList({QStringLiteral(".belay-*")}, QDir::AllEntries | QDir::Hidden);
    }
};

} // namespace

/// Changes that share what is synced end as they would alone.
class TestFilesTogether : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The copy of a large folder, say: no change waits for it.
    void whatTakesLongIsDoneAside()
    {
        Together b;
        b.userWrites("old", "old");
        QSemaphore goOn;
        const auto letGo = qScopeGuard([&goOn] { goOn.release(); });
        bool isDone = false;
        b.effects->runAside([&goOn] { goOn.tryAcquire(1, 20'000); }, &b.context, [&isDone] { isDone = true; });
        b.ask(b.shared("old", "new"));
        QVERIFY(b.wait());
        QVERIFY(b.isDone(0) && !isDone);
        goOn.release();
        QVERIFY(waitUntil([&isDone] { return isDone; }, 20'000));
    }

    void eachEndsAsItWouldAlone()
    {
        Together b;
        b.userWrites("old", "old");
        b.userWrites("mine", "mine");
        b.userWrites("file", "f");
        b.ask(b.shared("folder", QByteArray(), FileType::Folder)); // 0
        b.ask(b.shared("folder/in", "in"));                        // 1: the folder comes with it
        b.ask(b.shared("old", "new"));                             // 2
        FileChange meant = b.shared("mine", "theirs");
        meant.expected = missingMark();
        b.ask(meant);                    // 3: somebody has been faster
        b.ask(b.shared("file/in", "x")); // 4: that is no folder
        FileChange refused = b.shared("held", "x");
        refused.hold = [] { return QStringLiteral("not now"); };
        b.ask(refused);                  // 5
        b.ask(b.shared("last", "last")); // 6
        QVERIFY(b.wait());
        for (const size_t done : {0, 1, 2, 6})
            QVERIFY2(b.isDone(done), b.answers[done]->name.constData());
        QCOMPARE(b.codeOf(3), changedMeanwhile);
        QVERIFY(b.codeOf(4) != 0);
        QCOMPARE(b.codeOf(5), ECANCELED);
        QCOMPARE(b.order, QByteArrayList({"folder", "in", "old", "mine", "in", "held", "last"}));
        QCOMPARE(b.content("folder/in").value(), QByteArray("in"));
        QCOMPARE(b.content("old").value(), QByteArray("new"));
        QCOMPARE(b.content("mine").value(), QByteArray("mine"));
        QCOMPARE(b.content("file").value(), QByteArray("f"));
        QVERIFY(!b.content("held"));
        QVERIFY(b.leftovers().isEmpty());
        for (const Effect &row : b.rows->allEffects())
            QVERIFY(!row.isOpen());
        // Each is a row of its own, and taken back by itself.
        const auto undone = b.undoAll({b.answers[2]->result->value().effect.id});
        QCOMPARE(undone.size(), size_t(1));
        QCOMPARE(b.content("old").value(), QByteArray("old"));
        QCOMPARE(b.content("folder/in").value(), QByteArray("in"));
    }

    /// After a crash the disk tells whether a file was changed, but not whether the same content was written: only the
    /// row can, so that it was begun is stored first.
    void whatChangesNothingBeginsOnceThatIsStored()
    {
        class SlowLedger : public MemoryLedger
        {
        public:
            using MemoryLedger::prepare;
            using MemoryLedger::settle;
            void settle(base::EffectId id, const Settlement &settlement, QObject *context, SettleDone done) override
            {
                MemoryLedger::settle(id, settlement, context, {});
                if (done)
                    stored = [done = std::move(done)] { done({}); };
            }
            std::function<void()> stored;
        } ledger;
        Together b;
        b.userWrites("same", "text");
        FileEffects effects(&ledger, &b.blobs, &b.trash);
        std::optional<base::Result<Prepared>> result;
        effects.apply(b.shared("same", "text"), &b.context,
                      [&result](const base::Result<Prepared> &answer) { result = answer; });
        const auto state = [&ledger] {
            const std::vector<Effect> rows = ledger.allEffects();
            return rows.empty() ? EffectState::Prepared : rows[0].state;
        };
        QVERIFY(waitUntil([&state] { return state() != EffectState::Prepared; }, 20'000));
        bool isPast = false; // whatever the thread for the disk was given before
        effects.run([] {}, &b.context, [&isPast] { isPast = true; });
        QVERIFY(waitUntil([&isPast] { return isPast; }, 20'000));
        QCOMPARE(state(), EffectState::Committing);
        QVERIFY(!result);
        ledger.stored();
        QVERIFY(waitUntil([&result] { return result.has_value(); }, 20'000));
        QVERIFY(result->ok());
        QCOMPARE(state(), EffectState::Committed);
    }

    /// One that waits for its turn is not overtaken, and what may not share is done alone.
    void theOrderStays()
    {
        Together b;
        for (int i = 0; i < 200; ++i) {
            // Several of one file among them.
            FileChange change = b.shared("f" + QByteArray::number(i % 50), QByteArray::number(i));
            change.mayShare = i % 70 != 69;
            b.ask(change);
        }
        QVERIFY(b.wait());
        for (size_t i = 0; i < b.answers.size(); ++i)
            QVERIFY2(b.isDone(i) && b.order[qsizetype(i)] == b.answers[i]->name, b.answers[i]->name.constData());
        for (int i = 150; i < 200; ++i)
            QCOMPARE(b.content("f" + QByteArray::number(i % 50)).value(), QByteArray::number(i));
    }

    void theSameKeyActsOnce()
    {
        Together b;
        for (int round = 0; round < 2; ++round) {
            for (int i = 0; i < 10; ++i) {
                FileChange change = b.shared("k" + QByteArray::number(i), "x");
                change.effect.key = "key" + QByteArray::number(i);
                b.ask(change);
            }
            QVERIFY(b.wait());
        }
        QCOMPARE(b.rows->allEffects().size(), size_t(10));
        QVERIFY(b.answers[19]->result->value().existed);
        // Taken away since, it is done again.
        b.userDeletes("k3");
        FileChange change = b.shared("k3", "x");
        change.effect.key = "key3";
        b.ask(change);
        b.ask(b.shared("k11", "x"));
        QVERIFY(b.wait());
        QCOMPARE(b.content("k3").value(), QByteArray("x"));
        QCOMPARE(b.rows->allEffects().size(), size_t(12));
    }

    /// Everybody is answered, with what was done or that it was not.
    void endedInTheMiddle()
    {
        for (int when = 0; when < 12; ++when) {
            Together b;
            for (int i = 0; i < 100; ++i)
                b.ask(b.shared("e" + QByteArray::number(i), "x"));
            for (int i = 0; i < when * 4; ++i)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
            b.undo.reset();
            b.effects.reset();
            for (const auto &answer : b.answers) {
                QVERIFY(answer->result);
                QCOMPARE(b.content(answer->name).has_value(), answer->result->ok());
            }
        }
    }
};

BELAY_TEST(TestFilesTogether)

} // namespace tst_filestogether

#include "tst_filestogether.moc"
