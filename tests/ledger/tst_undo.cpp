// SPDX-License-Identifier: Apache-2.0
#include "undobench.h"

#include "ledger/disk/atomicwrite.h"
#include "ledger/disk/gitlock.h"
#include "ledger/rows/gitcommits.h"
#include "ledger/undo/aftercrash.h"

#include "testclass.h"

#include <QScopeGuard>
#include <QSignalSpy>

#include <functional>
#include <sys/mount.h>

namespace tst_undo {

using namespace ledger;

/// The bench's trash, with something that happens just before and just after a file goes there.
class LateTrash : public Trash
{
public:
    explicit LateTrash(UndoBench &bench)
        : Trash(bench.dir.filePath(QStringLiteral("data/trash")), Use::OwnFolder)
        , m_bench(bench)
    {
        m_bench.useTrash(this);
    }
    ~LateTrash() override { m_bench.useTrash(&m_bench.trash); }

    base::Result<QByteArray> take(const QByteArray &path) const override
    {
        before();
        base::Result<QByteArray> taken = Trash::take(path);
        after();
        return taken;
    }

    std::function<void()> before = [] {}, after = [] {};

private:
    UndoBench &m_bench;
};

class TestUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writtenMadeAndDeleted()
    {
        UndoBench b;
        b.userWrites("f", "before\r\n");
        QCOMPARE(::chmod(b.path("f").constData(), 0755), 0);
        b.userWrites("gone", "precious");
        const auto tree = b.tree();
        const auto wrote = b.agentWrites("f", "after\n");
        const auto made = b.agentWrites("deep/er/new", "new");
        const auto deleted = b.agentDeletes("gone");
        QCOMPARE(b.rows->effect(wrote)->kind, EffectKind::WriteFile);
        QCOMPARE(b.rows->effect(made)->kind, EffectKind::CreateFile);
        QCOMPARE(b.rows->effect(deleted)->kind, EffectKind::DeleteFile);
        QVERIFY(b.trashed().contains("precious"));
        const auto done = b.tree();
        const UndoPlan plan = b.plan({wrote, made, deleted});
        QCOMPARE(plan.steps.size(), size_t(3));
        QVERIFY(plan.cannot.empty());
        QVERIFY(b.tree() == done); // a plan touches nothing
        for (const auto &outcome : b.apply(plan))
            QVERIFY2(outcome.kind == UndoOutcome::Done, qPrintable(outcome.error.message));
        QVERIFY(b.tree() == tree);
        QVERIFY(b.trashed().contains("new")); // not deleted
        for (const auto id : {wrote, made, deleted})
            QCOMPARE(b.state(id), EffectState::Compensated);
        // Redo, and undo again.
        for (const auto &outcome : b.undoAll(b.actsOf({wrote, made, deleted})))
            QCOMPARE(outcome.kind, UndoOutcome::Done);
        QVERIFY(b.tree() == done);
        for (const auto id : {wrote, made, deleted})
            QCOMPARE(b.state(id), EffectState::Committed);
        b.undoAll({wrote, made, deleted});
        QVERIFY(b.tree() == tree);
        QCOMPARE(b.state(wrote), EffectState::Compensated);
    }

    /// Folders are made and removed when they are empty, and so is that taken back: in an order in which it can be
    /// done.
    void foldersComeAndGo()
    {
        UndoBench b;
        const auto folder = [&b](const QByteArray &name, bool make) {
            FileChange change = b.changeOf(name);
            change.type = FileType::Folder;
            change.mode = 0750;
            if (make)
                change.content = QByteArray();
            const auto done = b.apply(change);
            return done ? done->effect.id : base::EffectId{};
        };
        const auto mode = [&b](const QByteArray &name) {
            const auto state = lookAtPath(b.path(name));
            return state->mark.type == FileType::Folder ? state->mark.mode : 0;
        };
        b.userWrites("old/deep/f", "precious");
        b.userWrites("becomes", "a folder");
        QCOMPARE(::chmod(b.path("old/deep").constData(), 0700), 0);
        const auto before = b.tree();
        const std::vector<base::EffectId> ids{
            folder("new", true),          folder("new/in", true),         b.agentWrites("new/in/f", "1"),
            b.agentDeletes("old/deep/f"), folder("old/deep", false),      b.agentDeletes("becomes"),
            folder("becomes", true),      b.agentWrites("becomes/x", "2")};
        for (const auto id : ids)
            QVERIFY(id.value && b.state(id) == EffectState::Committed);
        QCOMPARE(b.rows->effect(ids[0])->kind, EffectKind::CreateFile);
        QCOMPARE(b.rows->effect(ids[4])->kind, EffectKind::DeleteFile);
        QCOMPARE(mode("new/in"), 0750U);
        QCOMPARE(mode("old/deep"), 0U);
        const auto after = b.tree();
        for (const auto &outcome : b.undoAll(ids))
            QVERIFY2(outcome.kind == UndoOutcome::Done, qPrintable(outcome.error.message));
        QVERIFY(b.tree() == before);
        QCOMPARE(mode("new"), 0U);
        QCOMPARE(mode("old/deep"), 0700U);
        for (const auto &outcome : b.undoAll(b.actsOf(ids)))
            QVERIFY2(outcome.kind == UndoOutcome::Done, qPrintable(outcome.error.message));
        QVERIFY(b.tree() == after);
        // What somebody put into it stays, and the folder with it.
        b.userWrites("new/mine", "mine");
        const auto outcomes = b.undoAll({ids[0], ids[1], ids[2]});
        QCOMPARE(outcomes.back().kind, UndoOutcome::Failed);
        QCOMPARE(outcomes.back().error.code, ENOTEMPTY);
        QCOMPARE(b.content("new/mine").value(), QByteArray("mine"));
        QCOMPARE(b.state(ids[0]), EffectState::Committed);
        QCOMPARE(b.state(ids[1]), EffectState::Compensated);
    }

    /// Folders that Belay made for a file go with it, in whatever order its files are taken back, and come with it.
    void foldersThatWereMadeForAFileGoWithIt()
    {
        UndoBench b;
        const auto modeOf = [&b](const QByteArray &name) {
            const auto state = lookAtPath(b.path(name));
            return state->mark.type == FileType::Folder ? state->mark.mode : 0;
        };
        b.userWrites("mine/f", "mine");
        const std::vector<base::EffectId> ids{b.agentWrites("mine/made/deep/z", "1"), b.agentWrites("mine/made/a", "2"),
                                              b.agentWrites("other/x", "3"), b.agentWrites("mine/made/deep/b", "4")};
        QCOMPARE(b.rows->effect(ids[0])->folders.size(), size_t(2));
        QVERIFY(b.rows->effect(ids[1])->folders.empty());
        QCOMPARE(::chmod(b.path("mine/made/deep").constData(), 0751), 0);
        const quint32 mode = modeOf("mine/made");
        const mode_t mask = ::umask(0);
        ::umask(mask);
        for (int round = 0; round < 2; ++round) {
            for (const auto &outcome : b.undoAll(ids))
                QVERIFY2(outcome.kind == UndoOutcome::Done, qPrintable(outcome.error.message));
            QCOMPARE(modeOf("mine/made"), 0U);
            QCOMPARE(modeOf("other"), 0U);
            QVERIFY(modeOf("mine") != 0);
            for (const auto &outcome : b.undoAll(b.actsOf(ids)))
                QVERIFY2(outcome.kind == UndoOutcome::Done, qPrintable(outcome.error.message));
            QCOMPARE(b.content("mine/made/deep/b").value_or(QByteArray()), QByteArray("4"));
            QCOMPARE(modeOf("mine/made"), mode);
            QCOMPARE(modeOf("mine/made/deep"), 0751U & ~mask);
        }
        // After a restart that is still known.
        b.restart();
        b.undoAll(ids);
        QCOMPARE(modeOf("mine/made"), 0U);
    }

    void otherFoldersStay()
    {
        UndoBench b;
        const auto isThere = [&b](const QByteArray &name) { return ::access(b.path(name).constData(), F_OK) == 0; };
        // What somebody put into one; the empty ones below it go.
        const auto first = b.agentWrites("a/b/f", "1");
        b.userWrites("a/mine", "mine");
        QCOMPARE(b.undoAll({first}).front().kind, UndoOutcome::Done);
        QVERIFY(isThere("a/mine") && !isThere("a/b"));
        // One that was there before, even empty.
        QCOMPARE(::mkdir(b.path("before").constData(), 0700), 0);
        const auto second = b.agentWrites("before/f", "1");
        QCOMPARE(b.undoAll({second}).front().kind, UndoOutcome::Done);
        QVERIFY(isThere("before"));
        // One that somebody made anew after it had been taken back.
        const auto third = b.agentWrites("c/f", "1");
        b.undoAll({third});
        QVERIFY(!isThere("c"));
        QCOMPARE(::mkdir(b.path("c").constData(), 0700), 0);
        b.undoAll(b.actsOf({third}));
        QVERIFY(isThere("c/f"));
        b.undoAll({third});
        QVERIFY(isThere("c") && !isThere("c/f"));
        // One of two files stays, and its folder with it.
        const auto one = b.agentWrites("d/1", "1"), two = b.agentWrites("d/2", "2");
        b.undoAll({one});
        QVERIFY(isThere("d/2") && !isThere("d/1"));
        // A file that was only changed takes no folder along.
        b.userWrites("e/f", "old");
        const auto changed = b.agentWrites("e/f", "new");
        b.undoAll({changed, two});
        QVERIFY(isThere("e/f"));
    }

    void aFolderIsNoFileAndAFileNoFolder()
    {
        UndoBench b;
        b.userWrites("file", "x");
        b.userWrites("folder/f", "x");
        QCOMPARE(b.change("file", QByteArray(), FileType::Folder).error().code, ENOTDIR);
        QCOMPARE(b.change("file", std::nullopt, FileType::Folder).error().code, ENOTDIR);
        QVERIFY(!b.change("folder", QByteArray("text")));
        QVERIFY(!b.change("folder", std::nullopt));
        QCOMPARE(b.change("folder", std::nullopt, FileType::Folder).error().code, ENOTEMPTY);
        QVERIFY(b.change("folder", QByteArray(), FileType::Folder).ok()); // it is there
        QCOMPARE(b.content("folder/f").value(), QByteArray("x"));
    }

    void severalEffectsOfAFileAreOneStep()
    {
        UndoBench b;
        b.userWrites("f", "0");
        const auto one = b.agentWrites("f", "1"), two = b.agentWrites("f", "2"), three = b.agentWrites("f", "3");
        const UndoPlan plan = b.plan({three, one, two});
        QCOMPARE(plan.steps.size(), size_t(1));
        const UndoTexts texts = textsOf(plan.steps[0], b.blobs);
        QCOMPARE(texts.current.value(), QByteArray("3"));
        QCOMPARE(texts.target.value(), QByteArray("0"));
        b.apply(plan);
        QCOMPARE(b.content("f").value(), QByteArray("0"));
        b.undoAll(b.actsOf({one, two, three}));
        QCOMPARE(b.content("f").value(), QByteArray("3"));
        QCOMPARE(b.state(two), EffectState::Committed);
        // One of them alone, from the end and from the middle.
        b.undoAll({three});
        QCOMPARE(b.content("f").value(), QByteArray("2"));
        // In the way is what is known to have been done later, and nobody else's change.
        const UndoStep inTheWay = b.plan({one}).steps.at(0);
        QCOMPARE(inTheWay.verdict, Verdict::Conflict);
        QVERIFY2(inTheWay.reason.contains(QStringLiteral("effect %1.").arg(two.value)), qPrintable(inTheWay.reason));
        b.userWrites("f", "mine");
        QCOMPARE(b.plan({one}).steps.at(0).reason, QStringLiteral("The file was changed since."));
        b.userWrites("f", "2");
        // What still stands, through the undo that was made between.
        b.undoAll({one, two});
        QCOMPARE(b.content("f").value(), QByteArray("0"));
    }

    void anEditIsAConflictToDecide()
    {
        UndoBench b;
        b.userWrites("f", "one\ntwo\nthree\nfour\nfive\n");
        const auto id = b.agentWrites("f", "one\nTWO\nthree\nfour\nfive\n");
        b.userWrites("f", "one\nTWO\nthree\nfour\nmy five\n");
        UndoPlan plan = b.plan({id});
        QCOMPARE(plan.steps[0].verdict, Verdict::Conflict);
        QVERIFY(!plan.steps[0].reason.isEmpty());
        QCOMPARE(b.apply(plan)[0].kind, UndoOutcome::Left); // not without a decision
        QCOMPARE(b.state(id), EffectState::Committed);
        const auto merge = textsOf(plan.steps[0], b.blobs).merge();
        QVERIFY(merge.has_value());
        QCOMPARE(merge->conflicts, 0);
        const QByteArray merged = mergedText(*merge);
        QCOMPARE(merged, QByteArray("one\ntwo\nthree\nfour\nmy five\n"));
        QCOMPARE(b.apply(plan, {{0, {UndoChoice::Text, merged}}})[0].kind, UndoOutcome::Done);
        QCOMPARE(b.content("f").value(), merged);
        QCOMPARE(b.state(id), EffectState::Compensated);
        b.undoAll(b.actsOf({id}));
        QCOMPARE(b.content("f").value(), QByteArray("one\nTWO\nthree\nfour\nmy five\n"));
        // The whole of it, over the edit: the edit is kept.
        plan = b.plan({id});
        b.apply(plan, {{0, {UndoChoice::Target, {}}}});
        QCOMPARE(b.content("f").value(), QByteArray("one\ntwo\nthree\nfour\nfive\n"));
        b.undoAll(b.actsOf({id}));
        QCOMPARE(b.content("f").value(), QByteArray("one\nTWO\nthree\nfour\nmy five\n"));
    }

    void anEditBetweenTwoEffectsIsNotRunOver()
    {
        UndoBench b;
        b.userWrites("f", "start");
        const auto one = b.agentWrites("f", "agent one");
        b.userWrites("f", "mine");
        const auto two = b.agentWrites("f", "agent two");
        const UndoPlan plan = b.plan({one, two});
        QCOMPARE(plan.steps.size(), size_t(2));
        QCOMPARE(plan.steps[0].verdict, Verdict::Clean);
        QCOMPARE(plan.steps[1].verdict, Verdict::Conflict);
        // When it was, as far as it is known: not since, but before the other, which may be the agent's own hand.
        const QString when = QStringLiteral("before effect %1").arg(two.value);
        QVERIFY2(plan.steps[1].reason.contains(when), qPrintable(plan.steps[1].reason));
        const auto outcomes = b.apply(plan);
        QCOMPARE(outcomes[0].kind, UndoOutcome::Done);
        QCOMPARE(outcomes[1].kind, UndoOutcome::Left);
        QVERIFY(b.plan({one}).steps.at(0).reason.contains(when)); // also when it is asked for once more
        QCOMPARE(b.content("f").value(), QByteArray("mine"));
        QCOMPARE(b.state(one), EffectState::Committed);
        QCOMPARE(b.state(two), EffectState::Compensated);
    }

    /// What git locks to change it, it locks to remove it, too.
    void whatGitHasLockedIsNotRemoved()
    {
        UndoBench b;
        const QByteArray ref = ".git/refs/heads/main", lock = ref + ".lock";
        b.userWrites(ref, "old");
        b.userWrites(lock, "git's");
        for (const std::optional<QByteArray> &text : {std::optional<QByteArray>("new"), std::optional<QByteArray>()}) {
            const auto refused = b.change(ref, text);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, EEXIST);
            QCOMPARE(b.content(ref).value(), QByteArray("old"));
            QCOMPARE(b.content(lock).value(), QByteArray("git's"));
        }
        b.userDeletes(lock);
        QVERIFY(b.change(ref, std::nullopt).ok());
        QVERIFY(!b.content(ref) && !b.content(lock));
        QCOMPARE(QDir(b.dir.filePath(QStringLiteral("work/.git/refs/heads"))).count(), uint(2)); // . and ..
    }

    void onlyObjectsAreObjects_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<bool>("is");
        const QByteArray id(38, 'a'), longId(62, '0');
        QTest::newRow("object") << "/r/.git/objects/ab/" + id << true;
        QTest::newRow("sha256") << "/r/.git/objects/ab/" + longId << true;
        QTest::newRow("pack") << QByteArray("/r/.git/objects/pack/pack-0a.idx") << true;
        QTest::newRow("submodule") << "/r/.git/modules/a/b/objects/ab/" + id << true;
        QTest::newRow("in a folder of that name") << QByteArray("/objects/r/.git/hooks/pre-commit") << false;
        QTest::newRow("configuration there") << QByteArray("/objects/r/.git/config") << false;
        QTest::newRow("alternates") << QByteArray("/r/.git/objects/info/alternates") << false;
        QTest::newRow("submodule of that name") << QByteArray("/r/.git/modules/objects/x/hooks/pre-commit") << false;
        QTest::newRow("branch of that name") << "/r/.git/refs/heads/objects/ab/" + id << false;
        QTest::newRow("branch in a submodule") << "/r/.git/modules/m/refs/heads/objects/ab/" + id << false;
        QTest::newRow("short") << QByteArray("/r/.git/objects/ab/01") << false;
        QTest::newRow("no repository") << "/r/objects/ab/" + id << false;
    }
    void onlyObjectsAreObjects()
    {
        QFETCH(const QByteArray, path);
        ledger::Effect effect;
        effect.kind = ledger::EffectKind::CreateFile;
        effect.path = path;
        QTEST(ledger::isGitObject(effect), "is");
    }

    void aBranchIsLockedWhateverItIsCalled()
    {
        QCOMPARE(ledger::gitLockOf("/r/.git/refs/heads/info/x"), QByteArray("x.lock"));
        QCOMPARE(ledger::gitLockOf("/r/.git/modules/m/refs/heads/hooks/x"), QByteArray("x.lock"));
        QCOMPARE(ledger::gitLockOf("/r/.git/modules/m/hooks/x"), QByteArray());
        QCOMPARE(ledger::gitLockOf("/r/.git/logs/refs/heads/x"), QByteArray());
        QCOMPARE(ledger::gitLockOf("/r/.git/modules/m/logs/refs/heads/x"), QByteArray());
    }

    void twiceActsOnce()
    {
        UndoBench b;
        b.userWrites("f", "before");
        const auto id = b.agentWrites("f", "after");
        const UndoPlan plan = b.plan({id});
        std::vector<UndoOutcome> first, second;
        b.undo->apply(plan, {}, &b.context, [&first](const auto &outcomes) { first = outcomes; });
        b.undo->apply(plan, {}, &b.context, [&second](const auto &outcomes) { second = outcomes; });
        QTRY_VERIFY(!first.empty() && !second.empty());
        QCOMPARE(first[0].kind, UndoOutcome::Done);
        QVERIFY(second[0].kind != UndoOutcome::Done);
        QCOMPARE(b.rows->allEffects().size(), size_t(2));
        // Also when the user has made the file as it was before in between, so that nothing else would hold it.
        b.userWrites("f", "after");
        const auto third = b.apply(plan);
        QCOMPARE(third[0].kind, UndoOutcome::AlreadyDone);
        QCOMPARE(third[0].act, first[0].act);
        QCOMPARE(b.content("f").value(), QByteArray("after"));
    }

    void changedBetweenPlanAndAct()
    {
        UndoBench b;
        b.userWrites("f", "before");
        const auto id = b.agentWrites("f", "after");
        const UndoPlan plan = b.plan({id});
        b.userWrites("f", "mine");
        const auto outcomes = b.apply(plan);
        QCOMPARE(outcomes[0].kind, UndoOutcome::Failed);
        QCOMPARE(outcomes[0].error.code, changedMeanwhile);
        QCOMPARE(b.content("f").value(), QByteArray("mine"));
        QCOMPARE(b.state(id), EffectState::Committed);
        b.userWrites("f", "after");
        QCOMPARE(b.undoAll({id})[0].kind, UndoOutcome::Done);
    }

    void whatCannotBeSaysWhy()
    {
        UndoBench b({1000, 1'000'000});
        b.userWrites("big", QByteArray(2000, 'x'));
        const auto big = b.agentWrites("big", "small");
        QVERIFY(big.value != 0); // the effect itself goes on
        QCOMPARE(b.rows->effect(big)->reversible, Reversible::No);
        const auto made = b.agentWrites("grown", "g");
        b.userWrites("grown", QByteArray(2000, 'y'));
        b.userWrites("kept", "k");
        const auto evicted = b.agentWrites("kept", "other");
        b.blobs.evict({}, 0);
        const auto blocked = b.agentWrites("place", "p");
        b.userDeletes("place");
        QCOMPARE(::mkdir(b.path("place").constData(), 0700), 0);
        Effect command;
        command.kind = EffectKind::Command;
        command.session = {QStringLiteral("s")};
        command.whyNot = QStringLiteral("it ran");
        const auto ran = b.rows->prepare(command);
        (void)b.rows->settle(*ran, EffectState::Committing);
        (void)b.rows->settle(*ran, EffectState::Committed);
        const UndoPlan plan = b.plan({big, evicted, blocked, *ran});
        QCOMPARE(plan.cannot.size(), size_t(1));
        QCOMPARE(plan.cannot[0].reason, QStringLiteral("it ran"));
        QCOMPARE(plan.steps.size(), size_t(3));
        for (const UndoStep &step : plan.steps) {
            QCOMPARE(step.verdict, Verdict::Impossible);
            QVERIFY(!step.reason.isEmpty());
        }
        for (const auto &outcome : b.apply(plan, {{0, {UndoChoice::Target, {}}}}))
            QCOMPARE(outcome.kind, UndoOutcome::Left);
        QCOMPARE(b.plan({made}).steps[0].verdict, Verdict::Conflict); // to the trash it could go
    }

    /// What cannot be read is not called undone, or nothing to undo.
    void rowsThatCannotBeRead()
    {
        UndoBench b;
        const auto settled = b.agentWrites("f", "x");
        const QString file = b.dir.filePath(QStringLiteral("data/ledger.sqlite"));
        const auto reopen = [&b, &file] {
            b.undo.reset();
            b.effects.reset();
            b.rows.reset();
            b.rows = std::move(ledger::SqliteLedger::open(file).value());
            b.effects = std::make_unique<ledger::FileEffects>(b.rows.get(), &b.blobs, &b.trash);
            b.undo = std::make_unique<ledger::Undo>(b.rows.get(), &b.blobs, b.effects.get());
        };
        reopen(); // a settled row is in the file alone now, which is taken away before anybody has read it
        QVERIFY(QFile::rename(file, file + QStringLiteral(".away")));
        QSignalSpy notRead(b.rows.get(), &ledger::SqliteLedger::notRead);
        const UndoPlan none = b.plan({settled});
        QVERIFY(!notRead.isEmpty());
        QVERIFY(none.steps.empty());
        QCOMPARE(none.cannot.size(), size_t(1));
        QCOMPARE(none.cannot[0].id, settled);
        QVERIFY(QFile::rename(file + QStringLiteral(".away"), file));
        QCOMPARE(b.undoAll({settled})[0].kind, UndoOutcome::Done);
        QVERIFY(!b.content("f"));
    }

    void oddNamesLinksAndCase()
    {
        UndoBench b;
        const QByteArray odd("d\xff/n\xc3\n");
        b.userWrites(odd, "odd");
        b.userWrites("Name", "upper");
        QCOMPARE(::symlink("Name", b.path("link").constData()), 0);
        const auto tree = b.tree();
        std::vector<base::EffectId> ids{b.agentWrites(odd, "changed"), b.agentDeletes("Name"),
                                        b.agentWrites("name", "lower"), b.agentWrites("link", "now a file")};
        const auto link = b.change("link2", QByteArray("elsewhere"), FileType::Symlink);
        ids.push_back(link->effect.id);
        const auto done = b.tree();
        QVERIFY(done != tree);
        for (const auto &outcome : b.undoAll(ids))
            QVERIFY2(outcome.kind == UndoOutcome::Done, qPrintable(outcome.error.message));
        QVERIFY(b.tree() == tree);
        b.undoAll(b.actsOf(ids));
        QVERIFY(b.tree() == done);
    }

    void backToTheStartOfATurn()
    {
        UndoBench b;
        b.userWrites("f", "0");
        b.agentWrites("f", "turn 1");
        b.userWrites("untouched", "u");
        const timespec long_ago[2] = {{1000, 5}, {1000, 5}};
        QCOMPARE(::utimensat(AT_FDCWD, b.path("untouched").constData(), long_ago, 0), 0);
        const auto tree = b.tree();
        b.turn = 2;
        b.agentWrites("f", "turn 2");
        const auto extra = b.agentWrites("g", "turn 2");
        b.turn = 3;
        b.agentWrites("g", "turn 3");
        b.agentWrites("f", "turn 3");
        b.undoAll(b.actsOf({extra}));
        std::vector<base::EffectId> ids;
        for (const Effect &row : effectsOfTurn(b.rows->allEffects(), {QStringLiteral("s")}, {2}, true))
            ids.push_back(row.id);
        QCOMPARE(ids.size(), size_t(4));
        for (const auto &outcome : b.undoAll(ids))
            QCOMPARE(outcome.kind, UndoOutcome::Done);
        QVERIFY(b.tree() == tree);
        QCOMPARE(lookAtPath(b.path("untouched"))->changedNs, qint64(1000) * 1'000'000'000 + 5);
        QCOMPARE(effectsOfTurn(b.rows->allEffects(), {QStringLiteral("s")}, {2}).size(), size_t(2));
    }

    void endedInTheMiddle()
    {
        UndoBench b;
        std::vector<base::EffectId> ids;
        ids.reserve(20);
        for (int i = 0; i < 20; ++i)
            ids.push_back(b.agentWrites("f" + QByteArray::number(i), "x"));
        const UndoPlan plan = b.plan(ids);
        std::vector<UndoOutcome> outcomes;
        b.undo->apply(plan, {}, &b.context, [&outcomes](const auto &all) { outcomes = all; });
        QVERIFY(waitUntil([&] { return !b.content("f3"); }));
        b.undo.reset();
        QCOMPARE(outcomes.size(), size_t(20));
        QCOMPARE(outcomes[0].kind, UndoOutcome::Done);
        QCOMPARE(outcomes[19].kind, UndoOutcome::Failed);
        QVERIFY(waitUntil([&] { return b.effects->isIdle(); }));
        for (int i = 0; i < 20; ++i) {
            const bool there = b.content("f" + QByteArray::number(i)).has_value();
            QCOMPARE(b.state(ids[size_t(i)]), there ? EffectState::Committed : EffectState::Compensated);
        }
    }

    /// Belay was killed when the undo had its row, and nothing else: it can still be undone.
    void whatACrashKeptFromBeingUndoneIsUndoneNext()
    {
        UndoBench b;
        b.userWrites("f", "before");
        const auto id = b.agentWrites("f", "after");
        const UndoStep step = b.plan({id}).steps.at(0);
        Effect act;
        act.session = step.session;
        act.turn = step.turn;
        act.path = step.path;
        act.key = step.key;
        act.compensates = step.effects;
        act.before = step.current;
        act.after = step.target;
        QVERIFY(b.rows->prepare(act).ok());
        b.restart();
        QCOMPARE(settleAfterCrash(*b.rows, b.blobs, b.dir.filePath(QStringLiteral("data/rescued"))).cancelled, 1);
        const UndoOutcome outcome = b.undoAll({id}).at(0);
        QVERIFY2(outcome.kind == UndoOutcome::Done, qPrintable(outcome.error.message));
        QCOMPARE(b.content("f").value(), QByteArray("before"));
        QCOMPARE(b.state(id), EffectState::Compensated);
    }

    /// The user has moved the folder and left a link: what is behind that is not gone, and is not touched either.
    void aFolderThatBecameALinkHidesNothing()
    {
        UndoBench b;
        const auto made = b.agentWrites("data/f", "agent's");
        QCOMPARE(::rename(b.path("data").constData(), b.path("moved").constData()), 0);
        QCOMPARE(::symlink("moved", b.path("data").constData()), 0);
        const UndoPlan plan = b.plan({made});
        QCOMPARE(plan.steps.at(0).verdict, Verdict::Impossible);
        QVERIFY(b.apply(plan).at(0).kind != UndoOutcome::Done);
        QCOMPARE(b.state(made), EffectState::Committed);
        QCOMPARE(b.content("moved/f").value(), QByteArray("agent's"));
        QCOMPARE(::unlink(b.path("data").constData()), 0);
        QCOMPARE(::rename(b.path("moved").constData(), b.path("data").constData()), 0);
        QCOMPARE(b.undoAll({made}).at(0).kind, UndoOutcome::Done);
        QVERIFY(!b.content("data/f"));
    }

    /// Nothing was written: nor are there folders, which no row could take back.
    void aWriteThatFailedLeavesNoFolders()
    {
        UndoBench b;
        b.userWrites("mine/f", "mine");
        const auto isThere = [&b](const QByteArray &name) { return lookAtPath(b.path(name))->mark.isThere(); };
        const QByteArray tooLong(300, 'n');
        for (const QByteArray &name :
             {QByteArray("mine/new/in/" + tooLong), QByteArray("mine/new/" + tooLong + "/f")}) {
            QVERIFY(!b.change(name, "x").ok());
            QVERIFY2(!isThere("mine/new"), name.constData());
        }
        FileChange shared = b.changeOf("mine/new/in/" + tooLong), other = b.changeOf("mine/new/good");
        shared.content = other.content = "x";
        shared.mayShare = other.mayShare = true;
        int answers = 0;
        for (const FileChange &change : {shared, other})
            b.effects->apply(change, &b.context, [&answers](const auto &) { ++answers; });
        QTRY_COMPARE(answers, 2);
        QVERIFY(isThere("mine/new/good"));
        QVERIFY(!isThere("mine/new/in"));
        QVERIFY(isThere("mine"));
        for (const bool isAlone : {true, false}) {
            FileChange folder = b.changeOf("mine/more/in/" + tooLong);
            folder.type = FileType::Folder;
            folder.content = "";
            folder.mayShare = !isAlone;
            answers = 0;
            for (int i = isAlone ? 1 : 0; i < 2; ++i) {
                folder.effect.path += QByteArray::number(i);
                b.effects->apply(folder, &b.context, [&answers](const auto &result) { answers += result ? 10 : 1; });
            }
            QTRY_COMPARE(answers, isAlone ? 1 : 2);
            QVERIFY(!isThere("mine/more"));
        }
    }

    /// Nor where what was begun in them has to go before.
    void aFullDiskLeavesNoFolders()
    {
        UndoBench b;
        const auto isThere = [&b](const QByteArray &name) { return lookAtPath(b.path(name))->mark.isThere(); };
        QVERIFY(QDir().mkpath(QFile::decodeName(b.path("full"))));
        if (::mount("tmpfs", b.path("full").constData(), "tmpfs", 0, "size=64k") != 0)
            QSKIP("no small file system can be mounted here");
        const auto unmount = qScopeGuard([&b] { ::umount2(b.path("full").constData(), MNT_DETACH); });
        QCOMPARE(b.change("full/new/in/f", QByteArray(100'000, 'x')).error().code, ENOSPC);
        QVERIFY(!isThere("full/new"));
        // Three at once, two of them in one folder.
        int answers = 0;
        for (const char *name : {"full/new/in/f", "full/new/in/g", "full/new/too/h"}) {
            FileChange shared = b.changeOf(name);
            shared.content = QByteArray(100'000, 'x');
            shared.mayShare = true;
            b.effects->apply(shared, &b.context, [&answers](const auto &) { ++answers; });
        }
        QTRY_COMPARE(answers, 3);
        QVERIFY(!isThere("full/new"));
    }

    /// An editor saves between the look at the file and its move to the trash: what it saved comes back.
    void whatIsPutThereAtTheLastMomentStays()
    {
        UndoBench b;
        LateTrash trash(b);
        const UndoPlan plan = b.plan({b.agentWrites("f", "agent's")});
        b.userWrites("saving", "mine");
        trash.before = [&b] { QCOMPARE(::rename(b.path("saving").constData(), b.path("f").constData()), 0); };
        const UndoOutcome outcome = b.apply(plan).at(0);
        QVERIFY(outcome.kind != UndoOutcome::Done);
        QVERIFY2(outcome.error.message.contains(QStringLiteral("by somebody else")), qPrintable(outcome.error.message));
        QCOMPARE(b.content("f").value_or("taken away"), QByteArray("mine"));
        QVERIFY(!b.trashed().contains("mine"));
    }

    /// And saves once more, so that its place is taken: both contents stay.
    void whatIsPutThereTwiceStaysTwice()
    {
        UndoBench b;
        LateTrash trash(b);
        const UndoPlan plan = b.plan({b.agentWrites("f", "agent's")});
        trash.before = [&b] { b.userWrites("f", "mine"); };
        trash.after = [&b] { b.userWrites("f", "mine again"); };
        QVERIFY(b.apply(plan).at(0).kind != UndoOutcome::Done);
        QCOMPARE(b.content("f").value_or("taken away"), QByteArray("mine again"));
        QVERIFY(b.trashed().contains("mine"));
    }

    void aHeldEffectDoesNotHappen()
    {
        UndoBench b;
        FileChange change;
        change.effect.path = b.path("f");
        change.effect.key = "k";
        change.content = "x";
        change.hold = [] { return QStringLiteral("Stop came first"); };
        QVERIFY(!b.apply(change).ok());
        QVERIFY(!b.content("f"));
        QCOMPARE(b.rows->allEffects().at(0).state, EffectState::Cancelled);
        change.hold = {};
        const auto again = b.apply(change); // the same deed: the first answer
        QVERIFY(again.ok() && again->existed);
        QVERIFY(!b.content("f"));
    }

    // --- a part of a change ---------------------------------------------------------------------------------------

    void aPartIsTakenBack()
    {
        UndoBench b;
        const QByteArray was = "a\nb\nc\nd\ne\nf\ng\n", became = "a\nB\nc\nd\ne\nf\nnew\ng\n";
        b.userWrites("f", was);
        const auto wrote = b.agentWrites("f", became);
        // What the user has written elsewhere in the file meanwhile stays.
        b.userWrites("f", became + "mine\n");
        const ChangedLines second{{}, {"new"}, 0, 1};
        const PartOutcome done = b.takePart({wrote}, second);
        QCOMPARE(done.kind, PartOutcome::Done);
        QCOMPARE(b.content("f").value(), QByteArray("a\nB\nc\nd\ne\nf\ng\nmine\n"));
        const Effect row = b.rows->effect(done.act).value();
        QCOMPARE(row.partOf, wrote);
        QCOMPARE(partOfKey(row.key), hashOf(second));
        QCOMPARE(row.turn, b.rows->effect(wrote)->turn);
        QCOMPARE(b.state(wrote), EffectState::Committed); // the rest of it stands
        // A double click does it once.
        QCOMPARE(b.takePart({wrote}, second).kind, PartOutcome::Already);
        // It can be had again, and taken back again.
        b.undoAll({done.act});
        QCOMPARE(b.content("f").value(), became + "mine\n");
        QCOMPARE(b.takePart({wrote}, second).kind, PartOutcome::Done);
        QCOMPARE(b.content("f").value(), QByteArray("a\nB\nc\nd\ne\nf\ng\nmine\n"));
    }

    void allOfItCanStillBeUndone()
    {
        UndoBench b;
        const QByteArray was = "a\nb\nc\nd\n", became = "A\nb\nc\nD\n";
        b.userWrites("f", was);
        const auto wrote = b.agentWrites("f", became);
        const PartOutcome part = b.takePart({wrote}, {{"d"}, {"D"}, 0, 1});
        QCOMPARE(part.kind, PartOutcome::Done);
        const UndoPlan plan = b.plan({wrote, part.act});
        QCOMPARE(plan.steps.size(), size_t(1));
        QCOMPARE(plan.steps[0].verdict, Verdict::Clean);
        b.apply(plan);
        QCOMPARE(b.content("f").value(), was);
        QCOMPARE(b.state(wrote), EffectState::Compensated);
        QCOMPARE(b.state(part.act), EffectState::Compensated);
        b.undoAll(b.actsOf({wrote, part.act}));
        QCOMPARE(b.content("f").value(), QByteArray("A\nb\nc\nd\n")); // as it was left
    }

    void whatIsNoLongerThereIsLeft()
    {
        UndoBench b;
        const QByteArray was = "a\nb\nc\n", became = "a\nB\nc\n";
        b.userWrites("f", was);
        const auto wrote = b.agentWrites("f", became);
        const ChangedLines lines{{"b"}, {"B"}, 0, 1};
        for (const auto &[now, expected] :
             {std::pair<QByteArray, PartOutcome::Kind>{"a\nmine\nc\n", PartOutcome::Conflict},
              {was, PartOutcome::Gone},
              {QByteArray("a\n\0\n", 4), PartOutcome::NotFound}}) {
            b.userWrites("f", now);
            QCOMPARE(b.takePart({wrote}, lines).kind, expected);
            QCOMPARE(b.content("f").value(), now);
        }
        b.userDeletes("f");
        QVERIFY(b.takePart({wrote}, lines).kind != PartOutcome::Done);
        QVERIFY(!b.content("f"));
        // A link in its place is not followed.
        b.userWrites("other", became);
        QCOMPARE(::symlink(b.path("other").constData(), b.path("f").constData()), 0);
        QVERIFY(b.takePart({wrote}, lines).kind != PartOutcome::Done);
        QCOMPARE(b.content("other").value(), became);
    }

    void whichOfThoseThatSayTheSame()
    {
        const QByteArray was = "x\n1\nx\n2\nx\n", became = "y\n1\ny\n2\ny\n";
        const auto without = [&](int number, int alike) {
            return withoutPart(was, became, became, {{"x"}, {"y"}, number, alike});
        };
        QCOMPARE(without(0, 3).text, QByteArray("x\n1\ny\n2\ny\n"));
        QCOMPARE(without(1, 3).text, QByteArray("y\n1\nx\n2\ny\n"));
        QCOMPARE(without(2, 3).text, QByteArray("y\n1\ny\n2\nx\n"));
        // What is shown is one of three: which of them nobody knows.
        QCOMPARE(without(0, 1).verdict, PartText::NotFound);
        QCOMPARE(without(3, 3).verdict, PartText::NotFound);
        QCOMPARE(without(-1, 3).verdict, PartText::NotFound);
        QVERIFY(hashOf({{"x"}, {"y"}, 0, 3}) != hashOf({{"x"}, {"y"}, 1, 3}));
        QVERIFY(hashOf({{"x", "y"}, {}, 0, 1}) != hashOf({{"x"}, {"y"}, 0, 1}));
    }

    void lineEndsSurviveAPart()
    {
        const ChangedLines lines{{"b"}, {"B"}, 0, 1};
        QCOMPARE(withoutPart("a\r\nb\r\nc", "a\r\nB\r\nC", "a\r\nB\r\nC", {{"b", "c"}, {"B", "C"}, 0, 1}).text,
                 QByteArray("a\r\nb\r\nc"));
        QCOMPARE(withoutPart("a\r\nb\r\nc\r\nd", "a\r\nB\r\nc\r\nD", "a\r\nB\r\nc\r\nD", lines).text,
                 QByteArray("a\r\nb\r\nc\r\nD"));
        // The first lines, the last ones, and all of a file.
        QCOMPARE(withoutPart("a\nb", "n\na\nb", "n\na\nb", {{}, {"n"}, 0, 1}).text, QByteArray("a\nb"));
        QCOMPARE(withoutPart("a\nb\n", "a\n", "a\n", {{"b"}, {}, 0, 1}).text, QByteArray("a\nb\n"));
        QCOMPARE(withoutPart("a\n", "", "", {{"a"}, {}, 0, 1}).text, QByteArray("a\n"));
    }

    void theNewestThatHasTheLines()
    {
        UndoBench b;
        b.userWrites("f", "1\n-\n2\n");
        const auto first = b.agentWrites("f", "one\n-\n2\n"), second = b.agentWrites("f", "one\n-\ntwo\n");
        const PartOutcome part = b.takePart({first, second}, {{"1"}, {"one"}, 0, 1});
        QCOMPARE(part.kind, PartOutcome::Done);
        QCOMPARE(b.rows->effect(part.act)->partOf, first);
        QCOMPARE(b.content("f").value(), QByteArray("1\n-\ntwo\n"));
        b.undoAll({first, second, part.act});
        QCOMPARE(b.content("f").value(), QByteArray("1\n-\n2\n"));
        QCOMPARE(b.takePart({first}, {{"1"}, {"one"}, 0, 1}).kind, PartOutcome::NotFound); // it is undone
    }
};

BELAY_TEST(TestUndo)

} // namespace tst_undo

#include "tst_undo.moc"
