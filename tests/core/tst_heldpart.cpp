// SPDX-License-Identifier: Apache-2.0
#include "core/held/heldcommits.h"
#include "core/held/heldpart.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/gitlock.h"
#include "ledger/rows/gitcommits.h"

#include "testclass.h"

#include <QTest>

namespace tst_heldpart {

using core::HeldPart;

namespace {

core::HeldFile recordAt(const char *path)
{
    core::HeldFile out;
    out.folder = QStringLiteral("/p");
    out.change.path = path;
    out.part = HeldPart::Repository;
    return out;
}

} // namespace

/// What a change belongs to, by its path: what runs outside Belay later is never accepted along with others.
class TestHeldPart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void byName_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<int>("part");
        const auto row = [](const char *path, HeldPart part) { QTest::newRow(path) << QByteArray(path) << int(part); };
        row("a.txt", HeldPart::File);
        row("src/hooks/pre-commit", HeldPart::File);
        row(".gitignore", HeldPart::File);
        row("my.git/config", HeldPart::File);
        row(".git", HeldPart::Repository);
        row(".git/index", HeldPart::Repository);
        row(".git/objects/ab/cdef", HeldPart::Repository);
        row(".git/refs/heads/main", HeldPart::Repository);
        row(".git/refs/heads/hooks/x", HeldPart::Repository);
        row(".git/hooks", HeldPart::Hook);
        row(".git/hooks/pre-commit", HeldPart::Hook);
        row(".git/config", HeldPart::Hook);
        row(".git/config.worktree", HeldPart::Hook);
        row(".git/info/attributes", HeldPart::Hook);
        row(".git/info/exclude", HeldPart::Repository);
        row(".git/objects/info/alternates", HeldPart::Hook);
        row(".git/objects/info/http-alternates", HeldPart::Hook);
        row(".git/evil/HEAD", HeldPart::Hook);
        row(".git/rebase-merge/git-rebase-todo", HeldPart::Hook);
        row(".git/packed-refs", HeldPart::Repository);
        row(".git/logs/HEAD", HeldPart::Repository);
        row(".git/modules/sub/objects/ab/cd", HeldPart::Repository);
        row(".git/modules/a/b/HEAD", HeldPart::Repository);
        row(".git/modules/sub/hooks/objects/x", HeldPart::Hook);
        row(".git/worktrees/w/index", HeldPart::Repository);
        row(".git/worktrees/w/commondir", HeldPart::Hook);
        row(".git/modules/sub/config", HeldPart::Hook);
        row(".git/modules/sub/hooks/post-checkout", HeldPart::Hook);
        row(".git/modules/a/modules/b/info/attributes", HeldPart::Hook);
        row(".git/worktrees/w/gitdir", HeldPart::Hook);
        row("sub/.git/hooks/x", HeldPart::Hook);
        row("sub/.git/config", HeldPart::Hook);
        row(".GIT/hooks/x", HeldPart::Hook);
        row("deps/.Git/config", HeldPart::Hook);
    }
    void byName()
    {
        QFETCH(const QByteArray, path);
        QTEST(int(core::partOfPath(path)), "part");
    }

    /// They are written before what refers to them, also where the session's folder is git's own.
    void objectsComeFirst()
    {
        const auto isObject = [](const QByteArray &path) { return core::isGitObject(recordAt(path.constData())); };
        const QByteArray object = "objects/ab/" + QByteArray(38, 'c');
        QVERIFY(isObject(".git/" + object));
        QVERIFY(isObject("sub/.git/objects/pack/pack-0a.pack"));
        QVERIFY(isObject(object));
        QVERIFY(!isObject(".git/refs/heads/main"));
        // It would be written over the user's own with what it leads to.
        QVERIFY(!isObject(".git/refs/heads/objects/main") && !isObject(".git/refs/heads/" + object));
        core::HeldFile file = recordAt(object.constData());
        file.part = HeldPart::File;
        QVERIFY(!core::isGitObject(file));
    }

    void whatGitLocks()
    {
        for (const char *path :
             {"/p/.git/HEAD", "/p/.git/index", "/p/.git/config", "/p/.git/packed-refs", "/p/.git/refs/heads/info/x",
              "/p/.git/modules/s/refs/heads/x", "/p/.git/worktrees/w/HEAD"})
            QCOMPARE(ledger::gitLockOf(path), QByteArray(path).split('/').last() + ".lock");
        for (const char *path : {"/p/.git", "/p/index", "/p/.git/objects/ab/cd", "/p/.git/logs/refs/heads/main",
                                 "/p/.git/hooks/index", "/p/.git/info/exclude", "/p/.git/COMMIT_EDITMSG"})
            QCOMPARE(ledger::gitLockOf(path), QByteArray());
    }

    /// Beside a branch nobody decides about a record by itself: so it has to be one.
    void whatIsARecordToTheLedger()
    {
        using ledger::FileType;
        const auto effectAt = [](const QByteArray &path, FileType type, FileType before = FileType::Missing) {
            ledger::Effect effect;
            effect.kind = ledger::EffectKind::WriteFile;
            effect.state = ledger::EffectState::Committed;
            effect.path = "/p/.git/" + path;
            effect.before = ledger::markOf("b", 0, before);
            effect.after = ledger::markOf("a", 0, type);
            return effect;
        };
        const QByteArray object = "objects/ab/" + QByteArray(38, 'c');
        const ledger::GitCommits commits({effectAt("refs/heads/main", FileType::Regular)});
        for (const QByteArray &path : {QByteArray("COMMIT_EDITMSG"), QByteArray("logs/HEAD"), object}) {
            QVERIFY(commits.standFor(effectAt(path, FileType::Regular)));
            QVERIFY(commits.standFor(effectAt(path, FileType::Regular, FileType::Regular)));
            QVERIFY(commits.standFor(effectAt(path, FileType::Missing, FileType::Regular)));
            QVERIFY(!commits.standFor(effectAt(path, FileType::Symlink)));
            QVERIFY(!commits.standFor(effectAt(path, FileType::Regular, FileType::Symlink)));
            QVERIFY(!commits.standFor(effectAt(path, FileType::Folder)));
        }
        QVERIFY(!ledger::isGitBranch(effectAt("refs/heads/main", FileType::Symlink)));
        QVERIFY(!ledger::isGitBranch(effectAt("refs/heads/main.lock", FileType::Regular)));
    }

    void itsFolder()
    {
        const auto folder = [](const char *path) { return core::gitFolderOf(recordAt(path)); };
        QCOMPARE(folder(".git/refs/heads/main"), QByteArray(".git"));
        QCOMPARE(folder(".git"), QByteArray(".git"));
        QCOMPARE(folder("sub/.git/HEAD"), QByteArray("sub/.git"));
        QCOMPARE(folder("refs/heads/main"), QByteArray());
    }
};

BELAY_TEST(TestHeldPart)

} // namespace tst_heldpart

#include "tst_heldpart.moc"
