// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "installed.h"
#include "models/completion/filefinder.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_filefinder {

using models::FileIndex;

namespace {

const std::atomic<bool> goOn{false};

FileIndex indexOf(const QStringList &paths)
{
    FileIndex index;
    for (const QString &path : paths)
        index.entries.push_back({{path, false}, path.toCaseFolded(), path.lastIndexOf(u'/') + 1});
    return index;
}

QStringList pathsOf(const std::vector<models::FoundFile> &files)
{
    QStringList out;
    for (const models::FoundFile &file : files)
        out << (file.isFolder ? file.path + u'/' : file.path);
    return out;
}

QStringList pathsOf(const FileIndex &index)
{
    QStringList out;
    for (const FileIndex::Entry &entry : index.entries)
        out << (entry.file.isFolder ? entry.file.path + u'/' : entry.file.path);
    out.sort();
    return out;
}

struct Folder
{
    QTemporaryDir dir;

    void write(const QString &name, const QByteArray &content = "x")
    {
        QDir(dir.path()).mkpath(QFileInfo(name).path());
        QFile file(dir.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    bool git(const QStringList &arguments)
    {
        QProcess process;
        process.setWorkingDirectory(dir.path());
        process.start(QStringLiteral("git"), arguments);
        return process.waitForFinished() && process.exitCode() == 0;
    }
};

} // namespace

class TestFileFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What an agent wrote that is held back is found as it sees it.
    void whatIsHeldBackIsFound()
    {
        FileIndex index = indexOf({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("/more/c")});
        models::applyHeld(index, {QStringLiteral("/p"), QStringLiteral("/more")},
                          {QStringLiteral("/p/new/n"), QStringLiteral("/more/d"), QStringLiteral("/p/a")},
                          {QStringLiteral("/p/b"), QStringLiteral("/more/c")});
        QCOMPARE(pathsOf(index), QStringList({QStringLiteral("/more/"), QStringLiteral("/more/d"), QStringLiteral("a"),
                                              QStringLiteral("new/"), QStringLiteral("new/n")}));
    }

    void theListIsMadeAnewForIt()
    {
        Folder folder;
        folder.write(QStringLiteral("real"));
        FakeClock clock;
        models::FileFinder finder(&clock);
        finder.setFolders({folder.dir.path()});
        QSignalSpy found(&finder, &models::FileFinder::found);
        finder.find(QString());
        QVERIFY(found.wait());
        finder.setHeld({folder.dir.filePath(QStringLiteral("held"))}, {folder.dir.filePath(QStringLiteral("real"))});
        QVERIFY(found.wait()); // without another question
        QCOMPARE(pathsOf(found.last().at(1).value<models::RankedFiles>().best), QStringList{QStringLiteral("held")});
    }

    void ranks_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QStringList>("paths");
        QTest::addColumn<QStringList>("order");
        const auto list = [](const char *words) { return QString::fromUtf8(words).split(u' ', Qt::SkipEmptyParts); };
        const auto row = [&](const char *name, const char *pattern, const char *paths, const char *order) {
            QTest::newRow(name) << QString::fromUtf8(pattern) << list(paths) << list(order);
        };
        row("names before paths", "main", "main/a.c src/main.c", "src/main.c main/a.c");
        row("the whole name first", "main.c", "src/main.cpp src/main.c", "src/main.c src/main.cpp");
        row("words before middles", "list", "src/enlist.c src/queue_list.c", "src/queue_list.c src/enlist.c");
        row("shorter first", "a", "deep/down/abc.c abc.c", "abc.c deep/down/abc.c");
        row("characters in their order", "sqe", "src/queue/core.c src/eqs.c", "src/queue/core.c");
        row("fewer gaps first", "qlc", "q_list_c.txt qlxc.txt", "qlxc.txt q_list_c.txt");
        row("any case", "README", "docs/readme.md", "docs/readme.md");
        row("with folders", "src/ma", "src/main.c main.c", "src/main.c");
        row("nothing typed: what is near", "", "a/b/c.c z.c a/b.c", "z.c a/b.c a/b/c.c");
        row("none", "xyz", "a.c", "");
    }
    void ranks()
    {
        QFETCH(const QString, pattern);
        QFETCH(const QStringList, paths);
        const auto ranked = models::rankFiles(indexOf(paths), pattern, 10, goOn);
        QTEST(pathsOf(ranked.best), "order");
        QCOMPARE(ranked.matches, ranked.best.size());
    }

    void tenThousandMatchesAreCounted()
    {
        QStringList paths;
        for (int i = 0; i < 10'000; ++i)
            paths << QStringLiteral("src/file%1.c").arg(i);
        const auto ranked = models::rankFiles(indexOf(paths), QStringLiteral("file"), 50, goOn);
        QCOMPARE(ranked.matches, size_t(10'000));
        QCOMPARE(ranked.best.size(), size_t(50));
        QCOMPARE(ranked.best.front().path, QStringLiteral("src/file0.c"));
    }

    /// So long a thread of the pool is busy with a key.
    void aHundredThousandFiles()
    {
        QStringList paths;
        for (int i = 0; i < 100'000; ++i)
            paths << QStringLiteral("packages/module%1/src/component%2.tsx").arg(i / 100).arg(i);
        const FileIndex index = indexOf(paths);
        QBENCHMARK
        {
            QVERIFY(models::rankFiles(index, QStringLiteral("mod9cmp7"), 50, goOn).matches > 0);
        }
    }

    void whatGitIgnoresIsNotThere()
    {
        Folder f;
        SKIP_UNLESS_INSTALLED(f.git({QStringLiteral("init"), QStringLiteral("-q")}), "git is not installed");
        f.write(QStringLiteral(".gitignore"), "build/\n*.o\n");
        f.write(QStringLiteral("src/main.c"));
        f.write(QStringLiteral("src/main.o"));
        f.write(QStringLiteral("src/line\nbreak.c"));
        f.write(QStringLiteral("gone.c"));
        f.write(QStringLiteral("build/out.c"));
        QVERIFY(f.git({QStringLiteral("add"), QStringLiteral(".")}));
        f.write(QStringLiteral("new.c"));
        QVERIFY(QFile::remove(f.dir.filePath(QStringLiteral("gone.c"))));
        const FileIndex index = models::indexFolder(f.dir.path(), goOn);
        QVERIFY(index.isComplete);
        QCOMPARE(pathsOf(index),
                 (QStringList{QStringLiteral(".gitignore"), QStringLiteral("new.c"), QStringLiteral("src/"),
                              QStringLiteral("src/line\nbreak.c"), QStringLiteral("src/main.c")}));
        // From a folder inside, what is there.
        QCOMPARE(models::indexFolder(f.dir.filePath(QStringLiteral("src")), goOn).entries.size(), size_t(2));
    }

    void withoutGitTheFolderIsWalked()
    {
        Folder f;
        f.write(QStringLiteral("a/b/c.txt"));
        f.write(QStringLiteral("d.txt"));
        QVERIFY(QFile::link(f.dir.path(), f.dir.filePath(QStringLiteral("loop"))));
        const FileIndex index = models::indexFolder(f.dir.path(), goOn);
        QVERIFY(index.isComplete);
        QCOMPARE(pathsOf(index), (QStringList{QStringLiteral("a/"), QStringLiteral("a/b/"), QStringLiteral("a/b/c.txt"),
                                              QStringLiteral("d.txt"), QStringLiteral("loop")}));
        const FileIndex cut = models::indexFolder(f.dir.path(), goOn, {3, 10'000});
        QVERIFY(!cut.isComplete);
        QCOMPARE(cut.entries.size(), size_t(3));
    }

    void severalFoldersAreLookedThrough()
    {
        Folder f, other;
        f.write(QStringLiteral("src/größe.txt"));
        other.write(QStringLiteral("lib/größe.txt"));
        const QString there = QDir::cleanPath(other.dir.path());
        const FileIndex index = models::indexFolders({f.dir.path(), other.dir.path()}, goOn);
        QVERIFY(index.isComplete);
        QStringList expected{QStringLiteral("src/"), QStringLiteral("src/größe.txt"), QString(there + u"/lib/"),
                             QString(there + u"/lib/größe.txt")};
        expected.sort();
        QCOMPARE(pathsOf(index), expected);
        // What is nearest comes first, by either name. Its letters are not in the path of a temporary folder.
        const auto best = models::rankFiles(index, QStringLiteral("größe"), 10, goOn).best;
        QCOMPARE(best.size(), size_t(2));
        QCOMPARE(best[0].path, QStringLiteral("src/größe.txt"));
        QCOMPARE(models::rankFiles(index, QString(there + u"/lib/g"), 10, goOn).best.size(), size_t(1));
        // A limit of one of them is told, and does not hide the others.
        QVERIFY(!models::indexFolders({f.dir.path(), other.dir.path()}, goOn, {1, 10'000}).isComplete);
        QCOMPARE(models::indexFolders({}, goOn).entries.size(), size_t(0));
    }

    void onlyTheNewestQuestionIsAnswered()
    {
        Folder f;
        f.write(QStringLiteral("one.txt"));
        f.write(QStringLiteral("two.txt"));
        FakeClock clock;
        models::FileFinder finder(&clock);
        QStringList answers;
        connect(&finder, &models::FileFinder::found, this,
                [&answers](const QString &pattern, const models::RankedFiles &files) {
                    answers << pattern + u':' + pathsOf(files.best).join(u',');
                });
        finder.setFolders({f.dir.path()});
        finder.find(QStringLiteral("one"));
        finder.find(QStringLiteral("two"));
        QTRY_COMPARE(answers, QStringList{QStringLiteral("two:two.txt")});
        // A new file is found after a while.
        f.write(QStringLiteral("twofold.txt"));
        clock.advance(models::FileFinder::fresh);
        finder.find(QStringLiteral("twof"));
        QTRY_VERIFY(answers.contains(QStringLiteral("twof:twofold.txt")));
        // Nobody asks any more: a folder that is left says nothing.
        answers.clear();
        finder.find(QStringLiteral("one"));
        finder.setFolders({f.dir.filePath(QStringLiteral("none"))});
        finder.find(QStringLiteral("one"));
        QTRY_COMPARE(answers, QStringList{QStringLiteral("one:")});
    }
};

BELAY_TEST(TestFileFinder)

} // namespace tst_filefinder

#include "tst_filefinder.moc"
