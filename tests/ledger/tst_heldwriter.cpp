// SPDX-License-Identifier: Apache-2.0
#include "heldplace.h"
#include "undobench.h"

#include "ledger/disk/atomicwrite.h"
#include "ledger/held/heldwriter.h"
#include "ledger/undo/aftercrash.h"

#include "dice.h"
#include "testclass.h"

#include <QProcess>

#include <csignal>

namespace tst_heldwriter {

using namespace ledger;

namespace {

/// A folder with files, an upper side as an overlay would leave it, and what writes it.
struct Bench : UndoBench
{
    HeldPlace held{QFile::encodeName(dir.path())};
    HeldWriter writer{effects.get(), &blobs};

    HeldOutcome accept(const std::vector<HeldChange> &changes)
    {
        std::optional<HeldOutcome> answer;
        writer.accept(held.folder, changes, {QStringLiteral("s")}, {turn}, &context,
                      [&answer](const HeldOutcome &outcome) { answer = outcome; });
        return waitUntil([&answer] { return answer.has_value(); }, 20'000) ? *answer : HeldOutcome{};
    }
    std::vector<base::EffectId> rowsOfAll() const
    {
        std::vector<base::EffectId> ids;
        for (const Effect &row : rows->allEffects())
            ids.push_back(row.id);
        return ids;
    }
    quint32 mode(const QByteArray &name) const { return lookAtPath(path(name))->mark.mode; }
};

} // namespace

/// What was held back is written to the real folder, as rows.
class TestHeldWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindIsWrittenAndTakenBack()
    {
        Bench b;
        for (const char *name : {"a", "gone", "old/deep/y", "old/z", "becomes", "stays"})
            b.userWrites(name, name);
        b.userWrites("script", "sh");
        b.held.open();
        const auto before = b.tree();
        b.held.write("a", "agent");
        b.held.write("script", "sh", 04755);
        b.held.write("new/in/n", "n");
        b.held.makeFolder("new/empty");
        b.held.write("becomes/a/folder", "x");
        b.held.link("link", "nowhere");
        if (!b.held.hide("gone") || !b.held.replaceByFile("old"))
            QSKIP("a whiteout cannot be made here");
        const HeldOutcome outcome = b.accept(b.held.waiting());
        QVERIFY2(outcome.failed.empty(), outcome.failed.empty() ? "" : qPrintable(outcome.failed[0].error.message));
        QCOMPARE(b.held.waiting().size(), size_t(0));
        QCOMPARE(b.content("a").value(), QByteArray("agent"));
        QCOMPARE(b.content("new/in/n").value(), QByteArray("n"));
        QCOMPARE(b.content("old").value(), QByteArray("file"));
        QCOMPARE(b.content("link").value(), QByteArray("nowhere"));
        QCOMPARE(b.content("becomes/a/folder").value(), QByteArray("x"));
        QVERIFY(!b.content("gone"));
        QCOMPARE(b.mode("script"), 0755U); // never set-id
        QCOMPARE(b.content("stays").value(), QByteArray("stays"));
        for (const Effect &row : b.rows->allEffects()) {
            QCOMPARE(row.state, EffectState::Committed);
            QCOMPARE(row.source, EffectSource::Agent);
            QCOMPARE(row.session.value, QStringLiteral("s"));
        }
        const auto after = b.tree();
        for (const UndoOutcome &undone : b.undoAll(b.rowsOfAll()))
            QVERIFY2(undone.kind == UndoOutcome::Done, qPrintable(undone.error.message));
        QVERIFY(b.tree() == before);
        // The agent's side is as it was; what was taken back is the user's from then on.
        QVERIFY(b.held.state().waiting.empty());
        QVERIFY(!b.held.state().theirs.isEmpty());
        QVERIFY(after != before);
    }

    /// What was looked at is what is written.
    void whatChangedMeanwhileIsLeftAlone()
    {
        Bench b;
        b.userWrites("a", "a");
        b.userWrites("b", "b");
        b.userWrites("c", "c");
        b.held.open();
        for (const char *name : {"a", "b", "c"})
            b.held.write(name, "agent");
        const std::vector<HeldChange> seen = b.held.waiting();
        b.held.write("a", "agent 2");
        b.userWrites("b", "mine");
        const HeldOutcome outcome = b.accept(seen);
        QCOMPARE(outcome.written, QByteArrayList({"c"}));
        QCOMPARE(outcome.failed.size(), size_t(2));
        for (const auto &failure : outcome.failed) {
            QCOMPARE(failure.error.code, changedMeanwhile);
            QCOMPARE(failure.error.message,
                     QStringLiteral("%1 was changed by somebody else meanwhile. Nothing was written.")
                         .arg(QString::fromUtf8(failure.path)));
        }
        QCOMPARE(b.content("a").value(), QByteArray("a"));
        QCOMPARE(b.content("b").value(), QByteArray("mine"));
        QCOMPARE(b.content("c").value(), QByteArray("agent"));
        QCOMPARE(b.held.waiting().size(), size_t(2));
    }

    void whatCannotBeWrittenWaits()
    {
        Bench b;
        b.userWrites("d/mine", "mine");
        b.held.open();
        b.held.write("ok", "x");
        b.held.pipe("pipe");
        if (!b.held.replaceByFile("d"))
            QSKIP("a whiteout cannot be made here");
        std::vector<HeldChange> waiting = b.held.waiting();
        // Only the folder's own: what is in it is in the way.
        std::erase_if(waiting, [](const HeldChange &change) { return change.path == "d/mine"; });
        const HeldOutcome outcome = b.accept(waiting);
        QCOMPARE(outcome.written, QByteArrayList({"ok"}));
        QCOMPARE(outcome.failed.size(), size_t(2));
        QCOMPARE(b.content("d/mine").value(), QByteArray("mine"));
        QVERIFY(!lookAtPath(b.path("pipe"))->mark.isThere());
        QCOMPARE(b.held.waiting().size(), size_t(3));
    }

    /// A link that was put where a folder was does not lead anywhere.
    void aLinkOnTheWayIsNotFollowed()
    {
        Bench b;
        b.userWrites("src/x", "x");
        b.userWrites("other/x", "other");
        b.held.open();
        b.held.write("src/x", "agent");
        const std::vector<HeldChange> seen = b.held.waiting();
        QVERIFY(::rename(b.path("src").constData(), b.path("moved").constData()) == 0);
        QVERIFY(::symlink("other", b.path("src").constData()) == 0);
        const HeldOutcome outcome = b.accept(seen);
        QVERIFY(outcome.written.isEmpty());
        QCOMPARE(b.content("other/x").value(), QByteArray("other"));
        QCOMPARE(b.content("moved/x").value(), QByteArray("x"));
    }

    /// Nor does one that was put in the place of the file itself, or that was there all the time.
    void aLinkInItsPlaceIsNotFollowed()
    {
        Bench b;
        b.userWrites("other", "other");
        b.userWrites("x", "x");
        b.userWrites("folder/y", "y");
        QVERIFY(::symlink("other", b.path("link").constData()) == 0);
        b.held.open();
        b.held.write("x", "agent");
        b.held.write("link", "agent");
        b.held.makeFolder("new");
        const std::vector<HeldChange> seen = b.held.waiting();
        QVERIFY(::unlink(b.path("x").constData()) == 0);
        QVERIFY(::symlink("other", b.path("x").constData()) == 0);
        QVERIFY(::symlink("folder", b.path("new").constData()) == 0);
        const HeldOutcome outcome = b.accept(seen);
        QCOMPARE(outcome.written, QByteArrayList({"link"})); // which is replaced
        QCOMPARE(b.content("other").value(), QByteArray("other"));
        QCOMPARE(b.content("link").value(), QByteArray("agent"));
        QCOMPARE(lookAtPath(b.path("link"))->mark.type, FileType::Regular);
        QCOMPARE(lookAtPath(b.path("x"))->mark.type, FileType::Symlink);
        QCOMPARE(lookAtPath(b.path("new"))->mark.type, FileType::Symlink);
    }

    void theSameAcceptedTwiceActsOnce()
    {
        Bench b;
        b.held.open();
        b.held.write("a", "agent");
        const std::vector<HeldChange> seen = b.held.waiting();
        QCOMPARE(b.accept(seen).written, QByteArrayList({"a"}));
        QVERIFY(b.accept(seen).failed.empty()); // it is there already
        QCOMPARE(b.rows->allEffects().size(), size_t(1));
    }

    /// Belay was killed between the row and the file: who accepts once more means it, and is not told that it was done.
    void whatACrashKeptFromBeingWrittenIsWrittenNext()
    {
        struct Killed : FileChanger
        {
            explicit Killed(Bench *bench) : b(bench) {}
            void run(std::function<void()> work, QObject *context, std::function<void()> done) override
            {
                b->effects->run(std::move(work), context, std::move(done));
            }
            void apply(FileChange change, QObject *, Done done) override
            {
                change.effect.before = *change.expected;
                change.effect.after = markOf("agent");
                QVERIFY(b->rows->prepare(change.effect).ok());
                done(base::Error{});
            }
            Bench *b;
        };
        Bench b;
        b.userWrites("a", "user");
        b.held.open();
        b.held.write("a", "agent");
        {
            Killed killed(&b);
            HeldWriter writer(&killed, &b.blobs);
            bool isOver = false;
            writer.accept(b.held.folder, b.held.waiting(), {QStringLiteral("s")}, {b.turn}, &b.context,
                          [&isOver](const HeldOutcome &) { isOver = true; });
            QVERIFY(waitUntil([&isOver] { return isOver; }));
        }
        b.restart();
        QCOMPARE(settleAfterCrash(*b.rows, b.blobs, b.dir.filePath(QStringLiteral("data/rescued"))).cancelled, 1);
        HeldWriter next(b.effects.get(), &b.blobs);
        std::optional<HeldOutcome> outcome;
        next.accept(b.held.folder, b.held.waiting(), {QStringLiteral("s")}, {b.turn}, &b.context,
                    [&outcome](const HeldOutcome &said) { outcome = said; });
        QVERIFY(waitUntil([&outcome] { return outcome.has_value(); }));
        QCOMPARE(outcome->written, QByteArrayList({"a"}));
        QCOMPARE(b.content("a").value(), QByteArray("agent"));
        QVERIFY(b.held.waiting().empty());
        QCOMPARE(b.rows->allEffects().back().state, EffectState::Committed);
    }

    void itsOwnerGoesMeanwhile()
    {
        Bench b;
        b.held.open();
        b.held.write("a", "agent");
        {
            HeldWriter writer(b.effects.get(), &b.blobs);
            writer.accept(b.held.folder, b.held.waiting(), {QStringLiteral("s")}, {1}, &b.context,
                          [](const HeldOutcome &) { QFAIL("nobody is there"); });
        }
        QCOMPARE(b.accept({}).written, QByteArrayList()); // behind it
        QVERIFY(!b.content("a"));
        QCOMPARE(b.held.waiting().size(), size_t(1));
    }

    /// Killed at any moment: each path is as before and waits, or is as accepted, with a row that says so.
    void killedAtAnyMoment()
    {
        const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/killedaccepter");
        const int kills =
            qEnvironmentVariableIntValue("BELAY_KILLS") ? qEnvironmentVariableIntValue("BELAY_KILLS") : 60;
        int committed = 0, waited = 0;
        for (int i = 0; i < kills; ++i) {
            QTemporaryDir dir;
            QProcess accepter;
            accepter.start(program, {dir.path()});
            QVERIFY(accepter.waitForStarted());
            // It tells when it begins, and of each row when it is prepared, committing and committed.
            const int wanted = dice().bounded(1, 3 * int(HeldPlace::accepted().size()));
            for (qint64 heard = 0; heard < wanted; heard += accepter.readAll().size())
                QVERIFY(accepter.bytesAvailable() > 0 || accepter.waitForReadyRead(20'000));
            ::usleep(useconds_t(dice().bounded(4000)));
            ::kill(pid_t(accepter.processId()), SIGKILL);
            QVERIFY(accepter.waitForFinished());
            auto rows = std::move(SqliteLedger::open(dir.filePath(QStringLiteral("data/ledger.sqlite"))).value());
            BlobStore blobs(dir.filePath(QStringLiteral("data/blobs")));
            const AfterCrash result = settleAfterCrash(*rows, blobs, dir.filePath(QStringLiteral("data/rescued")));
            QCOMPARE(result.unknown, 0);
            std::set<QByteArray> done;
            for (const Effect &row : rows->allEffects()) {
                QVERIFY(!row.isOpen());
                if (row.state == EffectState::Committed)
                    done.insert(splitPath(row.path).second);
            }
            HeldPlace held(QFile::encodeName(dir.path()));
            held.open();
            std::set<QByteArray> waits;
            for (const HeldChange &change : held.waiting()) {
                QVERIFY(!change.conflict);
                waits.insert(change.path);
            }
            for (const QByteArray &name : HeldPlace::accepted()) {
                QVERIFY2(done.contains(name) != waits.contains(name), name.constData());
                const auto now = lookAtPath(QFile::encodeName(dir.path()) + "/work/" + name, 100);
                const bool isNew = name.startsWith('d') ? !now->mark.isThere() : now->content == QByteArray("agent");
                QVERIFY2(isNew == done.contains(name), name.constData());
            }
            committed += int(done.size());
            waited += int(waits.size());
        }
        QVERIFY2(committed > 0 && waited > 0, qPrintable(QStringLiteral("%1 %2").arg(committed).arg(waited)));
    }
};

BELAY_TEST(TestHeldWriter)

} // namespace tst_heldwriter

#include "tst_heldwriter.moc"
