// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/worktrees.h"

#include "gitbench.h"
#include "testclass.h"

#include <QSignalSpy>

namespace tst_worktrees {

using workspace::Worktrees;

namespace {

/// A repository "work" with a file in "src".
struct Repository : GitBench
{
    Worktrees trees;
    QSignalSpy made{&trees, &Worktrees::made};
    QSignalSpy failed{&trees, &Worktrees::failed};

    explicit Repository(const QString &program = QStringLiteral("git")) : trees(program)
    {
        init();
        QDir(work()).mkpath(QStringLiteral("src"));
        write("src/a.txt", "one");
        commit();
    }
    QString top() const { return QFileInfo(work()).canonicalFilePath(); }
    QString beside(const QString &name) const { return QFileInfo(dir.path()).canonicalFilePath() + u'/' + name; }
    Worktrees::Found found(const QString &folder)
    {
        QSignalSpy answers(&trees, &Worktrees::found);
        trees.look(folder);
        waitUntil([&answers] { return !answers.isEmpty(); });
        return answers.isEmpty() ? Worktrees::Found() : answers[0][0].value<Worktrees::Found>();
    }
    bool hasBranch(const QString &name) const
    {
        return !git({QStringLiteral("branch"), QStringLiteral("--list"), name}).isEmpty();
    }
    /// Nothing is left of one that was not made.
    bool hasNone(const QString &name) const
    {
        return !QFileInfo::exists(beside(name)) && !hasBranch(name) &&
               git({QStringLiteral("worktree"), QStringLiteral("list")}).count('\n') == 1;
    }
};

} // namespace

class TestWorktrees : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewOneBeginsInTheSameFolder()
    {
        Repository r;
        r.write("src/a.txt", "two"); // not committed: it stays here
        const QString name = r.found(r.top() + QStringLiteral("/src")).freeName;
        QCOMPARE(name, QStringLiteral("work-2"));
        r.trees.make(r.top() + QStringLiteral("/src"), name);
        QTRY_COMPARE(r.made.count(), 1);
        QCOMPARE(r.made[0][0].toString(), r.beside(QStringLiteral("work-2/src")));
        QFile file(r.beside(QStringLiteral("work-2/src/a.txt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("one"));
        QCOMPARE(r.git({QStringLiteral("branch"), QStringLiteral("--show-current")}, r.beside(name)),
                 QByteArray("work-2\n"));
        QCOMPARE(r.git({QStringLiteral("status"), QStringLiteral("--porcelain")}, r.beside(name)), QByteArray());
        // From either of them the other is found, in the folder of the same name.
        const Worktrees::Found here = r.found(r.top() + QStringLiteral("/src"));
        QCOMPARE(here.others.size(), 1);
        QCOMPARE(here.others[0].folder, r.beside(QStringLiteral("work-2/src")));
        QCOMPARE(here.others[0].branch, QStringLiteral("work-2"));
        QCOMPARE(here.freeName, QStringLiteral("work-3"));
        const Worktrees::Found there = r.found(r.beside(name));
        QCOMPARE(there.branch, QStringLiteral("work-2"));
        QCOMPARE(there.others[0].folder, r.top());
    }

    void aBranchInAFolderOfBranches()
    {
        Repository r;
        r.trees.make(r.top(), QStringLiteral("fix/cache"));
        QTRY_COMPARE(r.made.count(), 1);
        QCOMPARE(r.made[0][0].toString(), r.beside(QStringLiteral("fix-cache")));
        QVERIFY(r.hasBranch(QStringLiteral("fix/cache")));
    }

    void outsideOfRepositoriesThereIsNone()
    {
        Repository r;
        const Worktrees::Found found = r.found(QFileInfo(r.dir.path()).canonicalFilePath());
        QVERIFY(found.branch.isEmpty() && found.others.isEmpty());
    }

    void whatCannotBeMadeLeavesNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("says");
        QTest::newRow("the folder is there") << "taken"
                                             << "exists already";
        QTest::newRow("a link to nowhere is there") << "link"
                                                    << "exists already";
        QTest::newRow("the branch is there") << "old"
                                             << "branch “old” already";
        QTest::newRow("no name of a branch") << "a..b"
                                             << "git could not make";
        QTest::newRow("an option") << "--force"
                                   << "git could not make";
        QTest::newRow("the folder above") << ".."
                                          << "exists already";
        QTest::newRow("out of the folder") << "../../x"
                                           << "git could not make";
    }
    void whatCannotBeMadeLeavesNothing()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, says);
        Repository r;
        QVERIFY(QDir(r.dir.path()).mkpath(QStringLiteral("taken")));
        QVERIFY(QFile::link(r.dir.filePath(QStringLiteral("nowhere")), r.dir.filePath(QStringLiteral("link"))));
        r.git({QStringLiteral("branch"), QStringLiteral("old")});
        r.trees.make(r.top(), name);
        QTRY_COMPARE(r.failed.count(), 1);
        QVERIFY2(r.failed[0][0].toString().contains(says), qPrintable(r.failed[0][0].toString()));
        QVERIFY(r.found(r.top()).others.isEmpty());
        QVERIFY(r.hasBranch(QStringLiteral("old")));
        QVERIFY(QFileInfo::exists(r.dir.filePath(QStringLiteral("taken"))));
        QCOMPARE(r.made.count(), 0);
    }

    /// Hooks and filters that a repository brings along are programs of whoever made it.
    void nothingOfTheRepositoryIsRun()
    {
        Repository r;
        const QString ran = r.dir.filePath(QStringLiteral("ran"));
        QDir(r.work()).mkpath(QStringLiteral(".git/hooks"));
        r.write(".git/hooks/post-checkout", "#!/bin/sh\ntouch '" + QFile::encodeName(ran) + "'\n");
        QFile::setPermissions(r.work() + QStringLiteral("/.git/hooks/post-checkout"),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        r.trees.make(r.top(), QStringLiteral("first"));
        QTRY_COMPARE(r.made.count(), 1);
        r.git({QStringLiteral("config"), QStringLiteral("filter.odd.smudge"),
               QStringLiteral("touch '%1'; cat").arg(ran)});
        r.write(".gitattributes", "* filter=odd\n");
        r.commit();
        QFile::remove(ran); // git itself ran it
        r.trees.make(r.top(), QStringLiteral("second"));
        QTRY_COMPARE(r.failed.count(), 1);
        QVERIFY2(r.failed[0][0].toString().contains(QStringLiteral("filter.odd.smudge")),
                 qPrintable(r.failed[0][0].toString()));
        QVERIFY(!QFileInfo::exists(ran));
        QVERIFY(!r.hasBranch(QStringLiteral("second")));
    }

    /// Cancelled while the files are written, and while git is told to make it.
    void aCancelledOneLeavesNothing_data()
    {
        QTest::addColumn<QByteArray>("step");
        QTest::newRow("before anything is made") << QByteArray("config");
        QTest::newRow("while its files are written") << QByteArray("reset");
    }
    void aCancelledOneLeavesNothing()
    {
        QFETCH(const QByteArray, step);
        const QTemporaryDir tools;
        const QString program = tools.filePath(QStringLiteral("git")),
                      reached = tools.filePath(QStringLiteral("reached"));
        QFile script(program);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\ncase \" $* \" in *' " + step + " '*) touch '" + QFile::encodeName(reached) +
                     "'; exec sleep 100;; esac\nexec git \"$@\"\n");
        script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        script.close();
        Repository r(program);
        r.trees.make(r.top(), QStringLiteral("next"));
        QTRY_VERIFY(QFileInfo::exists(reached));
        r.trees.cancel();
        QTRY_VERIFY(r.hasNone(QStringLiteral("next")));
        QCOMPARE(r.made.count() + r.failed.count(), 0);
        r.trees.cancel(); // again, with nothing to cancel
        r.trees.make(r.dir.filePath(QStringLiteral("missing")), QStringLiteral("next"));
        QTRY_COMPARE(r.failed.count(), 1);
    }
};

BELAY_TEST(TestWorktrees)

} // namespace tst_worktrees

#include "tst_worktrees.moc"
