// SPDX-License-Identifier: Apache-2.0
#include "gitbench.h"
#include "testclass.h"
#include "undobench.h"

#include <QScopeGuard>

#include <chrono>
#include <fcntl.h>
#include <sys/stat.h>

namespace tst_checkpoint {

using namespace ledger;

class TestCheckpoint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A pipe where git reads would hold it up for ever.
    void nobodyWaitsInAPipe_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("isGit");
        QTest::newRow("ignore") << QByteArray(".gitignore") << true;
        QTest::newRow("ignore, no git") << QByteArray(".gitignore") << false;
        QTest::newRow("attributes") << QByteArray(".gitattributes") << true;
        QTest::newRow("configured") << QByteArray("pipe") << true;
    }
    void nobodyWaitsInAPipe()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const bool, isGit);
        GitBench b;
        b.write("f", "1");
        if (isGit) {
            b.init();
            b.commit();
        }
        QCOMPARE(::mkfifo(b.path(name).constData(), 0600), 0);
        if (name == "pipe")
            b.git({QStringLiteral("config"), QStringLiteral("core.excludesFile"), QFile::decodeName(b.path(name))});
        auto point = b.checkpoint();
        const auto snapshot = b.snapshot(*point);
        QCOMPARE(snapshot.ok(), name == "pipe");
        if (!snapshot)
            QVERIFY2(snapshot.error().message.contains(QFile::decodeName(name)), qPrintable(snapshot.error().message));
    }

    /// Git reads it where the user names no other.
    void theUsersListOfWhatIsIgnoredIsSeen()
    {
        GitBench b;
        b.write("f", "1");
        const QByteArray before = qgetenv("XDG_CONFIG_HOME");
        const auto restore = qScopeGuard(
            [&before] { before.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", before); });
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(b.dir.filePath(QStringLiteral("config"))));
        auto point = b.checkpoint();
        const auto first = b.snapshot(*point), second = b.snapshot(*point);
        QVERIFY(QDir(b.dir.path()).mkpath(QStringLiteral("config/git")));
        QFile list(b.dir.filePath(QStringLiteral("config/git/ignore")));
        QVERIFY(list.open(QIODevice::WriteOnly) && list.write("*.secret\n") > 0);
        list.close();
        const auto third = b.snapshot(*point);
        QVERIFY(first.ok() && second.ok() && third.ok());
        QCOMPARE(first->ignores, second->ignores);
        QVERIFY(second->ignores != third->ignores);
    }

    /// Somebody works in their home, where Belay's own data is, too.
    void whatBelayWritesItselfIsNobodysChange_data()
    {
        QTest::addColumn<bool>("isGit");
        QTest::addColumn<QString>("sub");
        for (const bool isGit : {false, true}) {
            QTest::addRow("%s", isGit ? "git" : "no git") << isGit << QString();
            QTest::addRow("%s, a folder in it", isGit ? "git" : "no git") << isGit << QStringLiteral("/home");
        }
    }
    void whatBelayWritesItselfIsNobodysChange()
    {
        QFETCH(const bool, isGit);
        QFETCH(const QString, sub);
        GitBench b;
        const QByteArray at = sub.isEmpty() ? QByteArray() : QByteArray("home/");
        b.write(at + "own/data/ledger", "1");
        b.write(at + "mine", "1");
        if (isGit) {
            b.init();
            b.commit();
        }
        const QString home = b.work() + sub;
        ledger::Checkpoint point(home,
                                 {home + QStringLiteral("/own/data/checkpoints"),
                                  {home + QStringLiteral("/own/data"), home + QStringLiteral("/later [x]*")}},
                                 &b.clock);
        const auto first = b.snapshot(point);
        QVERIFY2(first.ok(), first.ok() ? "" : qPrintable(first.error().message));
        b.write(at + "own/data/ledger", "2");
        b.write(at + "own/data/new", "2");
        b.write(at + "later [x]*/cache", "2");
        b.write(at + "later x/theirs", "2");
        b.write(at + "own/theirs", "2");
        b.write(at + "mine", "2");
        const auto changes = b.compareNow(point, *first);
        QVERIFY(changes.ok());
        QCOMPARE(b.told(*changes),
                 (QByteArrayList{"A " + at + "later x/theirs", "A " + at + "own/theirs", "M " + at + "mine"}));
        // A session in what is Belay's own, as the demo's, is watched.
        ledger::Checkpoint inside(home + QStringLiteral("/own/data"),
                                  {b.store(), {home + QStringLiteral("/own/data"), home}}, &b.clock);
        const auto before = b.snapshot(inside);
        QVERIFY(before.ok());
        b.write(at + "own/data/ledger", "3");
        const auto more = b.compareNow(inside, *before);
        QVERIFY(more.ok());
        QCOMPARE(b.told(*more), QByteArrayList{"M " + at + "own/data/ledger"});
    }

    void initTestCase()
    {
        // Nobody's own git settings take part.
        qputenv("GIT_CONFIG_GLOBAL", "/dev/null");
        qputenv("GIT_CONFIG_NOSYSTEM", "1");
    }

    void whatChanged_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"plain", "git", "git without a commit", "linked work tree", "sha256"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void whatChanged()
    {
        QFETCH(const QString, kind);
        GitBench b;
        QString repository = b.work();
        if (kind == QStringLiteral("linked work tree")) {
            repository = b.dir.filePath(QStringLiteral("main"));
            b.git({QStringLiteral("init"), QStringLiteral("-q"), repository});
            b.git({QStringLiteral("commit"), QStringLiteral("-q"), QStringLiteral("--allow-empty"),
                   QStringLiteral("-m"), QStringLiteral("c")},
                  repository);
            QDir().rmdir(b.work());
            b.git({QStringLiteral("worktree"), QStringLiteral("add"), QStringLiteral("-q"), b.work()}, repository);
        } else if (kind == QStringLiteral("sha256")) {
            b.init({QStringLiteral("--object-format=sha256")});
        } else if (kind != QStringLiteral("plain")) {
            b.init();
        }
        const QByteArray odd("d/not\xff utf8\n");
        b.write("kept", "kept");
        b.write("modified", "one");
        b.write("deleted", "gone");
        b.write(odd, "odd");
        b.write("Case", "case");
        b.write("script", "#!");
        b.write("becomes link", "x");
        QCOMPARE(::symlink("kept", b.path("link").constData()), 0);
        b.write(".gitignore", "*.o\n");
        b.write("ignored.o", "binary");
        if (kind == QStringLiteral("git") || kind == QStringLiteral("linked work tree") ||
            kind == QStringLiteral("sha256"))
            b.commit();
        b.write("untracked", "u");
        b.write("modified", "dirty before the turn");
        const auto untouched = kind == QStringLiteral("plain")
                                   ? GitBench::everyByte(b.work())
                                   : GitBench::everyByte(repository + QStringLiteral("/.git"));
        auto point = b.checkpoint();
        const auto first = b.snapshot(*point);
        QVERIFY2(first.ok(), qPrintable(first.ok() ? QString() : first.error().message + first.error().detail));
        QVERIFY(first->leftOut.empty());
        QCOMPARE(b.compareNow(*point, *first)->size(), size_t(0));

        b.write("modified", "by the agent");
        ::unlink(b.path("deleted").constData());
        b.write(odd, "odder");
        QCOMPARE(::rename(b.path("Case").constData(), b.path("case").constData()), 0);
        QCOMPARE(::chmod(b.path("script").constData(), 0755), 0);
        ::unlink(b.path("becomes link").constData());
        QCOMPARE(::symlink("kept", b.path("becomes link").constData()), 0);
        ::unlink(b.path("link").constData());
        QCOMPARE(::symlink("modified", b.path("link").constData()), 0);
        b.write("untracked", "v");
        b.write("new/file", "n");
        b.write("ignored.o", "changed, but nobody asks");
        const auto changes = b.compareNow(*point, *first);
        QVERIFY(changes.ok());
        QCOMPARE(b.told(*changes), (QByteArrayList{"A case", "A new/file", "D Case", "D deleted", "M " + odd, "M link",
                                                   "M modified", "M untracked", "T becomes link", "X script"}));
        QCOMPARE(b.content(first->tree, "modified"), QByteArray("dirty before the turn"));
        QCOMPARE(b.content(first->tree, odd), QByteArray("odd"));
        QCOMPARE(b.content(first->tree, "untracked"), QByteArray("u"));
        QVERIFY(b.content(first->tree, "ignored.o").isNull());
        // Not one byte, not one time in the repository of the user.
        if (kind != QStringLiteral("plain"))
            QVERIFY(GitBench::everyByte(repository + QStringLiteral("/.git")) == untouched);
        else
            QVERIFY(!QFileInfo::exists(b.work() + QStringLiteral("/.git")));
        // Another day, the same private repository.
        point.reset();
        point = b.checkpoint();
        QCOMPARE(b.told(*b.compareNow(*point, *first)), b.told(*changes));
        QVERIFY(b.snapshot(*point)->read == 0); // nothing is read again
    }

    void takenBack()
    {
        UndoBench u;
        GitBench b;
        // The two share a folder.
        const auto path = [&u](const QByteArray &name) { return u.path(name); };
        u.userWrites("a", "one\r\ntwo\r\n");
        u.userWrites("sub/deleted", "precious");
        QCOMPARE(::symlink("a", path("link").constData()), 0);
        QCOMPARE(::chmod(path("a").constData(), 0755), 0);
        const auto tree = u.tree();
        Checkpoint point(u.dir.filePath(QStringLiteral("work")), b.store(), &b.clock);
        const auto first = b.snapshot(point);
        QVERIFY(first.ok());
        u.userWrites("a", "one\n"); // what a command did
        ::unlink(path("sub/deleted").constData());
        ::unlink(path("link").constData());
        u.userWrites("made", "by a command");
        QCOMPARE(::chmod(path("a").constData(), 0644), 0);
        const auto changes = b.compareNow(point, *first);
        const auto effects = b.effects(point, *changes, u.blobs);
        QVERIFY(effects.ok());
        QCOMPARE(effects->size(), size_t(4));
        std::vector<base::EffectId> ids;
        for (Effect effect : *effects) {
            QCOMPARE(effect.reversible, Reversible::ByCheckpoint);
            effect.session = {QStringLiteral("s")};
            const auto id = u.rows->prepare(effect);
            QVERIFY(u.rows->settle(*id, EffectState::Committing).ok());
            QVERIFY(u.rows->settle(*id, EffectState::Committed).ok());
            ids.push_back(*id);
        }
        const auto done = u.tree();
        for (const auto &outcome : u.undoAll(ids))
            QVERIFY2(outcome.kind == UndoOutcome::Done, qPrintable(outcome.error.message));
        QVERIFY(u.tree() == tree);
        u.undoAll(u.actsOf(ids));
        QVERIFY(u.tree() == done);
    }

    void whatCommandsDoIsTakenBack_data()
    {
        QTest::addColumn<QByteArray>("before"); ///< for a shell
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<int>("rows");
        QTest::newRow("a secret is deleted")
            << QByteArray("echo s > .netrc; chmod 600 .netrc") << QByteArray("rm .netrc") << 1;
        QTest::newRow("a secret is changed")
            << QByteArray("echo s > k; chmod 400 k") << QByteArray("chmod 600 k; echo t > k; chmod 400 k") << 1;
        QTest::newRow("a secret is opened") << QByteArray("echo s > k; chmod 600 k") << QByteArray("chmod 644 k") << 1;
        QTest::newRow("a file is closed") << QByteArray("echo s > k; chmod 644 k") << QByteArray("chmod 600 k") << 1;
        QTest::newRow("a script loses more than its bit")
            << QByteArray("echo s > k; chmod 750 k") << QByteArray("chmod 640 k") << 1;
        QTest::newRow("a folder becomes a file") << QByteArray("mkdir d; echo 1 > d/keep; echo 2 > other")
                                                 << QByteArray("rm -r d; echo x > d; echo 3 > other") << 3;
    }
    void whatCommandsDoIsTakenBack()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, command);
        QFETCH(const int, rows);
        UndoBench u;
        GitBench b;
        const QString work = u.dir.filePath(QStringLiteral("work"));
        const auto shell = [&work](const QByteArray &script) {
            QProcess process;
            process.setWorkingDirectory(work);
            process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-ec"), QString::fromUtf8(script)});
            process.waitForFinished();
            QCOMPARE(process.exitCode(), 0);
        };
        shell(before);
        const auto tree = u.tree();
        Checkpoint point(work, b.store(), &b.clock);
        const auto first = b.snapshot(point);
        QVERIFY(first.ok());
        shell(command);
        QVERIFY(u.tree() != tree);
        const auto changes = b.compareNow(point, *first);
        QVERIFY2(changes.ok(), qPrintable(changes.ok() ? QString() : changes.error().detail));
        const auto effects = b.effects(point, *changes, u.blobs);
        QVERIFY(effects.ok());
        QCOMPARE(effects->size(), size_t(rows));
        std::vector<base::EffectId> ids;
        for (Effect effect : *effects) {
            effect.session = {QStringLiteral("s")};
            const auto id = u.rows->prepare(effect);
            QVERIFY(u.rows->settle(*id, EffectState::Committing).ok());
            QVERIFY(u.rows->settle(*id, EffectState::Committed).ok());
            ids.push_back(*id);
        }
        for (const auto &outcome : u.undoAll(ids))
            QVERIFY2(outcome.kind == UndoOutcome::Done, qPrintable(outcome.error.message));
        QVERIFY(u.tree() == tree);
    }

    /// Nothing else is lost by it; of the file itself the undo says that a folder is in its place.
    void aFileThatBecameAFolderIsCompared()
    {
        GitBench b;
        b.write("d", "1");
        b.write("other", "2");
        auto point = b.checkpoint();
        const auto first = b.snapshot(*point);
        QCOMPARE(::unlink(b.path("d").constData()), 0);
        b.write("d/new", "x");
        b.write("other", "3");
        const auto changes = b.compareNow(*point, *first);
        QVERIFY(changes.ok());
        QCOMPARE(b.told(*changes), (QByteArrayList{"A d/new", "D d", "M other"}));
    }

    /// What happened while it was being taken is said.
    void whatChangedMeanwhileIsNamed()
    {
        GitBench b;
        b.write("old", "1");
        auto point = b.checkpoint();
        awaitStep();
        QVERIFY(b.snapshot(*point)->youngCount == 0);
        std::optional<base::Result<Snapshot>> answer;
        point->snapshot(&b.context, [&answer](const auto &result) { answer = result; });
        b.write("young", "2"); // before git has looked, after it was asked for
        QVERIFY(waitUntil([&answer] { return answer.has_value(); }, 20000));
        QCOMPARE((*answer)->young, QByteArrayList{"young"});
        QCOMPARE((*answer)->youngCount, 1);
    }

    /// Files are dated by a clock that goes in steps: what comes right after the question, too. At each place in a
    /// step.
    void whatComesAtOnceIsNamed()
    {
        GitBench b;
        for (int round = 0; round < 40; ++round) {
            const qint64 begun = fileClockNs();
            b.write("f", QByteArray::number(round));
            Snapshot snapshot;
            RecentDates dates;
            lookAtEntries("100644 0 0\tf", b.path("").chopped(1), begun, snapshot, dates);
            QCOMPARE(snapshot.young, QByteArrayList{"f"});
            // What the last look saw as it is now is of before.
            Snapshot next;
            lookAtEntries("100644 0 0\tf", b.path("").chopped(1), begun, next, dates);
            QCOMPARE(next.youngCount + next.youngFolderCount, 0);
            const auto odd = std::chrono::steady_clock::now() + std::chrono::microseconds(137 * round);
            while (std::chrono::steady_clock::now() < odd) {
            }
        }
        // Where whole seconds are kept, the second.
        timespec old[2] = {{1'000'000'000, 0}, {1'000'000'000, 0}};
        QCOMPARE(::utimensat(AT_FDCWD, b.path("").constData(), old, 0), 0);
        for (const qint64 ns : {999'999'999LL, -1LL}) {
            Snapshot snapshot;
            RecentDates dates;
            lookAtEntries("100644 0 0\tgone", b.path("").chopped(1), 1'000'000'000LL * 1'000'000'000 + ns, snapshot,
                          dates);
            QCOMPARE(snapshot.youngFolderCount, 1);
        }
        Snapshot snapshot;
        RecentDates dates;
        lookAtEntries("100644 0 0\tgone", b.path("").chopped(1), 1'000'000'001LL * 1'000'000'000, snapshot, dates);
        QCOMPARE(snapshot.youngFolderCount, 0);
    }

    /// Of what was removed at that time nothing is left but the date of its folder.
    void whatWasRemovedMeanwhileIsSaid()
    {
        GitBench b;
        for (const char *name : {"a/one", "a/two", "b/one", "b/two", "c/one", "top"})
            b.write(name, "1");
        auto point = b.checkpoint();
        awaitStep();
        QVERIFY(b.snapshot(*point)->youngFolderCount == 0);
        awaitStep();
        std::optional<base::Result<Snapshot>> answer;
        point->snapshot(&b.context, [&answer](const auto &result) { answer = result; });
        QCOMPARE(::unlink(b.path("a/one").constData()), 0);
        b.write("b/new", "2"); // is named itself
        QVERIFY(waitUntil([&answer] { return answer.has_value(); }, 20000));
        QCOMPARE((*answer)->youngFolders, QByteArrayList{"a"});
        QCOMPARE((*answer)->youngFolderCount, 1);
        QCOMPARE((*answer)->young, QByteArrayList{"b/new"});
    }

    void repositoriesInsideAreNamed()
    {
        GitBench b, other;
        other.init();
        other.write("f", "1");
        other.commit();
        b.init();
        b.git({QStringLiteral("submodule"), QStringLiteral("add"), QStringLiteral("-q"), other.work(),
               QStringLiteral("module")});
        b.commit();
        QDir(b.work()).mkdir(QStringLiteral("loose"));
        b.git({QStringLiteral("init"), QStringLiteral("-q")}, b.work() + QStringLiteral("/loose"));
        b.write("loose/f", "1");
        auto point = b.checkpoint();
        auto snapshot = b.snapshot(*point);
        QVERIFY(snapshot.ok());
        QByteArrayList named = snapshot->repositories;
        std::sort(named.begin(), named.end());
        QCOMPARE(named, (QByteArrayList{"loose", "module"}));
        QCOMPARE(snapshot->top, QFile::encodeName(QFileInfo(b.work()).canonicalFilePath()));
        // One that came is named as a folder is, and why it cannot be undone is said.
        QDir(b.work()).mkdir(QStringLiteral("fresh"));
        b.git({QStringLiteral("init"), QStringLiteral("-q")}, b.work() + QStringLiteral("/fresh"));
        b.write("fresh/f", "1");
        const auto came = b.compareNow(*point, *snapshot);
        QCOMPARE(b.told(*came), QByteArrayList{"L fresh"});
        BlobStore blobs(b.dir.filePath(QStringLiteral("blobs")));
        const auto effects = b.effects(*point, *came, blobs);
        QCOMPARE(effects->at(0).kind, EffectKind::CreateFile);
        QVERIFY2(effects->at(0).whyNot.contains(QStringLiteral("repository")), qPrintable(effects->at(0).whyNot));
        // And each can be looked at by itself.
        auto inside = b.checkpoint({}, QStringLiteral("/module"));
        const auto first = b.snapshot(*inside);
        QVERIFY(first.ok());
        b.write("module/f", "2");
        QCOMPARE(b.compareNow(*inside, *first)->size(), size_t(1));
    }

    void unusedRepositoriesGo()
    {
        GitBench b;
        b.write("f", "1");
        auto point = b.checkpoint();
        QVERIFY(b.snapshot(*point).ok());
        const QDateTime now = QDateTime::currentDateTime();
        const auto count = [&b] { return QDir(b.store()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(); };
        QCOMPARE(count(), 1);
        QDir(b.store()).mkpath(QStringLiteral("not ours"));
        QCOMPARE(Checkpoint::removeUnused(b.store(), 90, now.addDays(89)), 0);
        QCOMPARE(Checkpoint::removeUnused(b.store(), 90, now.addDays(91)), 0); // in use
        point.reset();
        QCOMPARE(Checkpoint::removeUnused(b.store(), 90, now.addDays(91)), 1);
        QCOMPARE(count(), 1);
    }

    /// Old snapshots go, the newest stays whole, and what it borrows is nobody's to remove.
    void tidiedOnceADay()
    {
        GitBench b;
        b.init();
        b.write("kept", "kept");
        b.commit();
        b.write("dirty", "first");
        auto point = b.checkpoint();
        QVERIFY(b.snapshot(*point).ok());
        b.write("dirty", "second");
        const auto second = b.snapshot(*point);
        point.reset();
        // Everything is a week old.
        const auto age = [](const QString &path) {
            const timespec times[2] = {{::time(nullptr) - 7 * 86400, 0}, {::time(nullptr) - 7 * 86400, 0}};
            ::utimensat(AT_FDCWD, QFile::encodeName(path).constData(), times, 0);
        };
        QStringList objects;
        for (QDirIterator i(b.store(), QDir::Files, QDirIterator::Subdirectories); i.hasNext();) {
            age(i.next());
            if (i.filePath().contains(QStringLiteral("/objects/")))
                objects << i.filePath();
        }
        point = b.checkpoint();
        QVERIFY(b.snapshot(*point).ok());
        QVERIFY(b.snapshot(*point).ok()); // behind the tidying
        int left = 0;
        for (const QString &object : objects)
            left += QFileInfo::exists(object);
        QVERIFY(left < objects.size());
        QCOMPARE(b.content(second->tree, "dirty"), QByteArray("second"));
        QCOMPARE(b.content(second->tree, "kept"), QByteArray("kept"));
        b.git({QStringLiteral("fsck")});
    }

    void bytesAreBytes_data()
    {
        QTest::addColumn<QByteArray>("attributes");
        QTest::addColumn<QString>("autocrlf");
        QTest::newRow("text") << QByteArray("* text=auto\n*.txt text eol=crlf\n*.lfs filter=fake -text\n*.id ident\n"
                                            "*.wide working-tree-encoding=UTF-16\n")
                              << QString();
        QTest::newRow("autocrlf") << QByteArray() << QStringLiteral("true");
    }
    void bytesAreBytes()
    {
        QFETCH(const QByteArray, attributes);
        QFETCH(const QString, autocrlf);
        GitBench b;
        b.init();
        if (!attributes.isEmpty())
            b.write(".gitattributes", attributes);
        if (!autocrlf.isEmpty())
            b.git({QStringLiteral("config"), QStringLiteral("core.autocrlf"), autocrlf});
        b.git({QStringLiteral("config"), QStringLiteral("filter.fake.clean"), QStringLiteral("echo pointer")});
        b.git({QStringLiteral("config"), QStringLiteral("filter.fake.required"), QStringLiteral("true")});
        const std::map<QByteArray, QByteArray> files{{"dos.txt", "a\r\nb\r\n"},
                                                     {"mixed.txt", "a\r\nb\n"},
                                                     {"large.lfs", "the real content"},
                                                     {"x.id", "$Id: 12345 $\n"},
                                                     {"y.wide", QByteArray("\xff\xfe"
                                                                           "a\0\n\0",
                                                                           6)}};
        for (const auto &[name, text] : files)
            b.write(name, text);
        b.commit();
        QVERIFY(b.git({QStringLiteral("status"), QStringLiteral("--porcelain")}).isEmpty());
        auto point = b.checkpoint();
        const auto first = b.snapshot(*point);
        QVERIFY2(first.ok(), qPrintable(first.ok() ? QString() : first.error().detail));
        for (const auto &[name, text] : files)
            QCOMPARE(b.content(first->tree, name), text);
        b.write("dos.txt", "a\nb\n"); // only line ends: a change of bytes
        QCOMPARE(b.told(*b.compareNow(*point, *first)), QByteArrayList{"M dos.txt"});
    }

    void oddRepositories()
    {
        GitBench b;
        b.init();
        b.write("tracked", "t");
        b.write("assumed", "a");
        b.write("conflict", "base\n");
        b.write("sub.txt", "x");
        QDir(b.dir.path()).mkpath(QStringLiteral("other"));
        b.git({QStringLiteral("init"), QStringLiteral("-q"), b.dir.filePath(QStringLiteral("other"))});
        b.git({QStringLiteral("commit"), QStringLiteral("-q"), QStringLiteral("--allow-empty"), QStringLiteral("-m"),
               QStringLiteral("c")},
              b.dir.filePath(QStringLiteral("other")));
        b.git({QStringLiteral("submodule"), QStringLiteral("--quiet"), QStringLiteral("add"),
               b.dir.filePath(QStringLiteral("other")), QStringLiteral("module")});
        b.commit();
        // A merge that has stopped, a staged file, an intention to add, a file assumed unchanged, a split index.
        b.git({QStringLiteral("checkout"), QStringLiteral("-q"), QStringLiteral("-b"), QStringLiteral("side")});
        b.write("conflict", "side\n");
        b.commit();
        b.git({QStringLiteral("checkout"), QStringLiteral("-q"), QStringLiteral("-")});
        b.write("conflict", "main\n");
        b.commit();
        QProcess merge;
        merge.setWorkingDirectory(b.work());
        merge.start(QStringLiteral("git"),
                    {QStringLiteral("-c"), QStringLiteral("user.name=n"), QStringLiteral("-c"),
                     QStringLiteral("user.email=e"), QStringLiteral("merge"), QStringLiteral("side")});
        QVERIFY(merge.waitForFinished() && merge.exitCode() != 0);
        b.write("staged", "s");
        b.git({QStringLiteral("add"), QStringLiteral("staged")});
        b.write("intended", "i");
        b.git({QStringLiteral("add"), QStringLiteral("-N"), QStringLiteral("intended")});
        b.git({QStringLiteral("update-index"), QStringLiteral("--assume-unchanged"), QStringLiteral("assumed")});
        b.write("assumed", "changed all the same");
        b.git({QStringLiteral("update-index"), QStringLiteral("--split-index")});
        b.git({QStringLiteral("init"), QStringLiteral("-q"), QStringLiteral("nested")});
        b.write("nested/inside", "n");
        QCOMPARE(::mkfifo(b.path("fifo").constData(), 0600), 0);
        // Nothing of this may be run or followed.
        b.write(".git/hooks/post-index-change", "#!/bin/sh\ntouch ../ran\n");
        QCOMPARE(::chmod(b.path(".git/hooks/post-index-change").constData(), 0755), 0);
        b.git({QStringLiteral("config"), QStringLiteral("core.fsmonitor"), QStringLiteral("touch ran; false")});
        ::unlink(b.path("ran").constData());
        const auto untouched = GitBench::everyByte(b.work() + QStringLiteral("/.git"));
        qputenv("GIT_DIR", "/nowhere");
        qputenv("GIT_INDEX_FILE", "/nowhere");
        const auto restore = qScopeGuard([] {
            qunsetenv("GIT_DIR");
            qunsetenv("GIT_INDEX_FILE");
        });
        auto point = b.checkpoint();
        const auto first = b.snapshot(*point);
        QVERIFY2(first.ok(), qPrintable(first.ok() ? QString() : first.error().message + first.error().detail));
        QVERIFY(b.content(first->tree, "conflict").contains("<<<<<<<"));
        QCOMPARE(b.content(first->tree, "intended"), QByteArray("i"));
        QCOMPARE(b.content(first->tree, "staged"), QByteArray("s"));
        QCOMPARE(b.content(first->tree, "assumed"), QByteArray("changed all the same"));
        QCOMPARE(first->leftOut.size(), size_t(1));
        QCOMPARE(first->leftOut[0].path, QByteArray("nested"));
        QCOMPARE(first->leftOut[0].reason, LeftOutReason::Repository);
        b.write("assumed", "and again");
        b.write("conflict", "solved\n");
        ::unlink(b.path("tracked").constData());
        b.write("tracked/now a folder", "x");
        QCOMPARE(b.told(*b.compareNow(*point, *first)),
                 (QByteArrayList{"A tracked/now a folder", "D tracked", "M assumed", "M conflict"}));
        QVERIFY(GitBench::everyByte(b.work() + QStringLiteral("/.git")) == untouched);
        QVERIFY(!QFileInfo::exists(b.work() + QStringLiteral("/ran")));
    }

    /// git ignores them often, and then lists nothing of what is in them.
    void linkedWorkTreesInsideAreNamed()
    {
        GitBench b;
        b.init();
        b.write(".gitignore", ".trees/\n");
        b.write("file", "1");
        b.commit();
        const auto add = [&b](const QString &place, const char *branch) {
            b.git({QStringLiteral("worktree"), QStringLiteral("add"), QStringLiteral("-q"), place, QStringLiteral("-b"),
                   QString::fromLatin1(branch)});
        };
        add(QStringLiteral(".trees/fix"), "fix");
        add(QStringLiteral("seen"), "seen");
        add(QStringLiteral("../outside"), "outside");
        add(QStringLiteral(".trees/gone"), "gone");
        QVERIFY(QDir(b.work() + QStringLiteral("/.trees/gone")).removeRecursively());
        const auto repositories = [&b](const QString &sub) {
            auto point = b.checkpoint({}, sub);
            const auto taken = b.snapshot(*point);
            QByteArrayList found = taken ? taken->repositories : QByteArrayList();
            std::sort(found.begin(), found.end());
            return found;
        };
        QCOMPARE(repositories({}), (QByteArrayList{".trees/fix", "seen"}));
        // In one of them, too: the work trees are all noted in one place.
        b.git({QStringLiteral("worktree"), QStringLiteral("add"), QStringLiteral("-q"),
               QStringLiteral(".trees/fix/.trees/deeper"), QStringLiteral("-b"), QStringLiteral("deeper")});
        QCOMPARE(repositories(QStringLiteral("/.trees/fix")), QByteArrayList{".trees/deeper"});
        auto inner = b.checkpoint({}, QStringLiteral("/.trees/fix"));
        const auto first = b.snapshot(*inner);
        QVERIFY(first.ok());
        b.write(".trees/fix/file", "2");
        QCOMPARE(b.told(*b.compareNow(*inner, *first)), (QByteArrayList{"M .trees/fix/file"}));
    }

    void aFolderOfAProject()
    {
        GitBench b;
        b.init();
        b.write(".gitignore", "out/\n*.tmp\n");
        b.write("top", "1");
        b.write("part/file", "1");
        b.commit();
        auto point = b.checkpoint({}, QStringLiteral("/part"));
        const auto first = b.snapshot(*point);
        QVERIFY(first.ok());
        b.write("top", "2");
        b.write("part/file", "2");
        b.write("part/x.tmp", "ignored from above");
        QCOMPARE(b.told(*b.compareNow(*point, *first)), QByteArrayList{"M part/file"});
        // A folder that the project ignores is a folder without git.
        b.write("out/made", "1");
        auto ignored = b.checkpoint({}, QStringLiteral("/out"));
        const auto before = b.snapshot(*ignored);
        b.write("out/made", "2");
        QCOMPARE(b.told(*b.compareNow(*ignored, *before)), QByteArrayList{"M out/made"});
    }

    void whatIsLeftOutIsSaid()
    {
        GitBench b;
        b.init();
        b.write("grows", "small");
        b.write("secret", "s");
        b.commit();
        b.write("big", QByteArray(3000, 'x'));
        CheckpointLimits limits;
        limits.file = 2000;
        auto point = b.checkpoint(limits);
        const auto first = b.snapshot(*point);
        QCOMPARE(first->leftOut.size(), size_t(1));
        QCOMPARE(first->leftOut[0].path, QByteArray("big"));
        QCOMPARE(b.told(*b.compareNow(*point, *first)), QByteArrayList{});
        b.write("big", QByteArray(4000, 'y'));
        b.write("grows", QByteArray(2500, 'z'));
        const auto changes = b.compareNow(*point, *first);
        QCOMPARE(b.told(*changes), (QByteArrayList{"L big", "L grows"}));
        BlobStore blobs(b.dir.filePath(QStringLiteral("blobs")));
        const auto effects = b.effects(*point, *changes, blobs);
        for (const Effect &effect : *effects) {
            QCOMPARE(effect.reversible, Reversible::No);
            QVERIFY(!effect.whyNot.isEmpty());
        }
        const auto kinds = [&] {
            std::map<QByteArray, EffectKind> out;
            const auto seen = b.effects(*point, *b.compareNow(*point, *first), blobs);
            for (const Effect &effect : *seen)
                out[effect.path.mid(effect.path.lastIndexOf('/') + 1)] = effect.kind;
            return out;
        };
        b.write("new", QByteArray(4000, 'y'));
        QCOMPARE(::unlink(b.path("big").constData()), 0);
        QCOMPARE(kinds(), (std::map<QByteArray, EffectKind>{
                              {"big", EffectKind::DeleteFile},
                              {"grows", EffectKind::WriteFile},
                              {"new", EffectKind::CreateFile},
                          }));
        b.write("big", QByteArray(4000, 'y'));
        QCOMPARE(::unlink(b.path("new").constData()), 0);
        limits.file = 10000;
        limits.total = 5000;
        auto all = b.checkpoint(limits);
        QCOMPARE(b.snapshot(*all)->leftOut.at(0).reason, LeftOutReason::TotalReached);
    }

    void withoutGitItIsSaid()
    {
        GitBench b;
        auto point = b.checkpoint({}, {}, QStringLiteral("/nowhere/git"));
        const auto none = b.snapshot(*point);
        QVERIFY(!none.ok());
        QVERIFY2(none.error().message.contains(QStringLiteral("install git")), qPrintable(none.error().message));
        QVERIFY(!b.snapshot(*point).ok()); // and again, once each
        Checkpoint gone(QStringLiteral("/nowhere/folder"), b.store(), &b.clock);
        QVERIFY(!b.snapshot(gone).ok());
    }

    void cancelledAndTooSlow()
    {
        GitBench b;
        for (int i = 0; i < 300; ++i)
            b.write("f" + QByteArray::number(i), QByteArray(2000, char('a' + i % 26)));
        auto point = b.checkpoint();
        int answers = 0;
        for (int i = 0; i < 3; ++i)
            point->snapshot(&b.context, [&answers](const auto &result) {
                QVERIFY(!result.ok());
                ++answers;
            });
        QCoreApplication::processEvents();
        point->cancel();
        QCOMPARE(answers, 3);
        const auto after = b.snapshot(*point); // goes on
        QVERIFY2(after.ok(), qPrintable(after.ok() ? QString() : after.error().detail));
        const QString slow = b.dir.filePath(QStringLiteral("slow"));
        QFile script(slow);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\nexec sleep 100\n");
        script.close();
        script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        CheckpointLimits limits;
        limits.milliseconds = 50;
        auto late = b.checkpoint(limits, {}, slow);
        const auto given = b.snapshot(*late);
        QVERIFY(!given.ok());
        QCOMPARE(given.error().code, ETIMEDOUT);
    }
};

BELAY_TEST(TestCheckpoint)

} // namespace tst_checkpoint

#include "tst_checkpoint.moc"
