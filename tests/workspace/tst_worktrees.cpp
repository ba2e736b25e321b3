// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/worktrees.h"

#include "gitbench.h"
#include "testclass.h"

#include <QSignalSpy>

namespace tst_worktrees {

using workspace::Worktrees;

namespace {

/// A git that first does \p what when it is told to do \p step.
QString gitThat(const QByteArray &step, const QByteArray &what, const QTemporaryDir &tools)
{
    const QString program = tools.filePath(QStringLiteral("git"));
    QFile script(program);
    if (script.open(QIODevice::WriteOnly)) {
        script.write("#!/bin/sh\ncase \" $* \" in *' " + step + " '*) " + what + ";; esac\nexec git \"$@\"\n");
        script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    }
    return program;
}

/// A repository "work" with a file in "src".
struct Repository : GitBench
{
    std::unique_ptr<Worktrees> own;
    Worktrees &trees;
    QSignalSpy made{&trees, &Worktrees::made};
    QSignalSpy failed{&trees, &Worktrees::failed};

    explicit Repository(const QString &program = QStringLiteral("git"))
        : own(std::make_unique<Worktrees>(program))
        , trees(*own)
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
                                             << "old exists already";
        for (const char *no : {"a..b", "--force", "-old", "..", "../../x", "a b", "@{-1}", "a\nb", "x.lock"})
            QTest::newRow(no) << QString::fromLatin1(no) << "No branch can be called";
        QTest::newRow("the folder cannot be made") << QString(300, u'x') << "too long";
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

    /// Hooks and filters that a repository brings along are programs of whoever made it, wherever they are named.
    void nothingOfTheRepositoryIsRun_data()
    {
        QTest::addColumn<QString>("key");
        QTest::newRow("in its settings") << "include.path";
        QTest::newRow("for the new branch alone") << "includeIf.onbranch:next.path";
        QTest::newRow("for the new work tree alone") << "includeIf.gitdir:**/worktrees/**.path";
    }
    void nothingOfTheRepositoryIsRun()
    {
        QFETCH(const QString, key);
        Repository r;
        const QString ran = r.dir.filePath(QStringLiteral("ran"));
        QDir(r.work()).mkpath(QStringLiteral(".git/hooks"));
        r.write(".git/hooks/post-checkout", "#!/bin/sh\ntouch '" + QFile::encodeName(ran) + "'\n");
        QFile::setPermissions(r.work() + QStringLiteral("/.git/hooks/post-checkout"),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        r.trees.make(r.top(), QStringLiteral("first"));
        QTRY_COMPARE(r.made.count(), 1);
        QVERIFY(!QFileInfo::exists(ran));
        r.write(".git/more", "[filter \"odd\"]\n smudge = touch '" + QFile::encodeName(ran) + "'; cat\n");
        r.git({QStringLiteral("config"), key, QStringLiteral("more")});
        r.write(".gitattributes", "* filter=odd\n");
        r.commit();
        QFile::remove(ran); // git itself ran it
        r.trees.make(r.top(), QStringLiteral("next"));
        QTRY_COMPARE(r.failed.count(), 1);
        QVERIFY2(r.failed[0][0].toString().contains(QStringLiteral("filter.odd.smudge")),
                 qPrintable(r.failed[0][0].toString()));
        QVERIFY(!QFileInfo::exists(ran));
        QTRY_VERIFY(!r.hasBranch(QStringLiteral("next")));
    }

    /// Only what was made here is removed.
    void whatAnotherMadeStays()
    {
        const QTemporaryDir tools;
        const QString go = tools.filePath(QStringLiteral("go")), reached = tools.filePath(QStringLiteral("reached"));
        Repository r;
        // It is moved, and git does not know: its name is taken all the same.
        r.git({QStringLiteral("worktree"), QStringLiteral("add"), QStringLiteral("-q"), QStringLiteral("-b"),
               QStringLiteral("fix"), r.beside(QStringLiteral("moved"))});
        QVERIFY(QDir().rename(r.beside(QStringLiteral("moved")), r.beside(QStringLiteral("elsewhere"))));
        r.trees.make(r.top(), QStringLiteral("moved"));
        QTRY_COMPARE(r.failed.count(), 1);
        QVERIFY(QFileInfo::exists(r.top() + QStringLiteral("/.git/worktrees/moved")));
        QVERIFY(!QFileInfo::exists(r.beside(QStringLiteral("moved"))));
        // Another Belay makes one of the same name at the same time.
        Worktrees late(gitThat("show-ref",
                               "touch '" + QFile::encodeName(reached) + "'; while [ ! -e '" + QFile::encodeName(go) +
                                   "' ]; do sleep 0.02; done",
                               tools));
        QSignalSpy failed(&late, &Worktrees::failed);
        late.make(r.top(), QStringLiteral("both"));
        QTRY_VERIFY(QFileInfo::exists(reached));
        r.trees.make(r.top(), QStringLiteral("both"));
        QTRY_COMPARE(r.made.count(), 1);
        QFile file(r.beside(QStringLiteral("both/agents")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QFile gone(go);
        QVERIFY(gone.open(QIODevice::WriteOnly));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(file.exists() && r.hasBranch(QStringLiteral("both")));
    }

    void whatIsProposedCanBeMade_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char *name : {"My Project", ".dotfiles", "a~b", "what?", "a[1]", "-", "\u00fcber"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void whatIsProposedCanBeMade()
    {
        QFETCH(const QString, folder);
        Repository r;
        QVERIFY(QDir().rename(r.work(), r.beside(folder)));
        for (int n = 0; n < 2; ++n) {
            const QString name = r.found(r.beside(folder)).freeName;
            r.trees.make(r.beside(folder), name);
            QTRY_COMPARE(r.made.count() + r.failed.count(), n + 1);
            QVERIFY2(r.failed.isEmpty(), qPrintable(name));
            // The branch stays when the work tree goes.
            QDir(r.beside(name)).removeRecursively();
        }
    }

    void beforeTheFirstCommitThereIsNone()
    {
        Repository r;
        const QString empty = r.beside(QStringLiteral("empty"));
        r.git({QStringLiteral("init"), QStringLiteral("-q"), empty});
        QVERIFY(r.found(empty).branch.isEmpty());
    }

    /// The folder that is a link in the commit leads nowhere else.
    void aLinkLeadsNotOutOfIt()
    {
        Repository r;
        QVERIFY(QDir(r.dir.path()).mkpath(QStringLiteral("secret")));
        QVERIFY(QFile::link(r.dir.filePath(QStringLiteral("secret")), r.work() + QStringLiteral("/link")));
        r.commit();
        QVERIFY(QFile::remove(r.work() + QStringLiteral("/link")));
        QVERIFY(QDir(r.work()).mkpath(QStringLiteral("link")));
        r.trees.make(r.top() + QStringLiteral("/link"), QStringLiteral("next"));
        QTRY_COMPARE(r.made.count(), 1);
        QCOMPARE(r.made[0][0].toString(), r.beside(QStringLiteral("next")));
    }

    /// However it ends: nothing of it is left, and the next one can be made.
    void aCancelledOneLeavesNothing_data()
    {
        QTest::addColumn<QByteArray>("step");
        QTest::addColumn<bool>("isDestroyed");
        for (const char *step : {"rev-parse", "show-ref", "add", "config", "reset"}) {
            QTest::addRow("cancelled, %s", step) << QByteArray(step) << false;
            QTest::addRow("destroyed, %s", step) << QByteArray(step) << true;
        }
    }
    void aCancelledOneLeavesNothing()
    {
        QFETCH(const QByteArray, step);
        QFETCH(const bool, isDestroyed);
        const QTemporaryDir tools;
        const QString reached = tools.filePath(QStringLiteral("reached"));
        // What is quick is only slow; what may last does.
        const QByteArray waits = step == "add" ? "sleep 0.3" : "exec sleep 100";
        Repository r(gitThat(step,
                             "[ -e '" + QFile::encodeName(reached) + "' ] || { touch '" + QFile::encodeName(reached) +
                                 "'; " + waits + "; }",
                             tools));
        r.trees.make(r.top(), QStringLiteral("next"));
        QTRY_VERIFY(QFileInfo::exists(reached));
        if (isDestroyed) {
            r.own.reset();
        } else {
            r.trees.cancel();
            r.trees.cancel(); // again, with nothing to cancel
            QTRY_VERIFY(r.hasNone(QStringLiteral("next")));
            QCOMPARE(r.made.count() + r.failed.count(), 0);
            r.trees.make(r.top(), QStringLiteral("another"));
            r.trees.cancel();
            r.trees.make(r.top(), QStringLiteral("next"));
            QTRY_COMPARE(r.made.count(), 1);
            QTRY_VERIFY(!r.hasBranch(QStringLiteral("another")));
            return;
        }
        QVERIFY(r.hasNone(QStringLiteral("next")));
    }
};

BELAY_TEST(TestWorktrees)

} // namespace tst_worktrees

#include "tst_worktrees.moc"
