// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/gitbranch.h"

#include "testclass.h"

#include <QDir>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_gitbranch {

using workspace::GitBranch;

namespace {

struct Place
{
    QTemporaryDir top;

    QString path(const QString &name = {}) const { return top.filePath(name); }
    void folder(const QString &name) const { QVERIFY(QDir(top.path()).mkpath(name)); }
    /// As git does it: another file in its place.
    void write(const QString &name, const QByteArray &text) const
    {
        folder(QFileInfo(name).path());
        QSaveFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        QVERIFY(file.commit());
    }
    QString name(const QString &in = {}) const { return GitBranch::read(path(in)).name; }
};

} // namespace

class TestGitBranch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsCheckedOut()
    {
        const Place place;
        QCOMPARE(place.name(), QString());
        place.write(QStringLiteral(".git/HEAD"), "ref: refs/heads/feature/rope\n");
        QCOMPARE(place.name(), QStringLiteral("feature/rope"));
        place.folder(QStringLiteral("src/deep"));
        QCOMPARE(place.name(QStringLiteral("src/deep")), QStringLiteral("feature/rope"));
        place.write(QStringLiteral(".git/HEAD"), "0123456789abcdef0123456789abcdef01234567\n");
        QCOMPARE(place.name(), QStringLiteral("0123456"));
        QCOMPARE(GitBranch::read(place.path(QStringLiteral("not there"))).name, QStringLiteral("0123456"));
    }

    void findsWorkTrees()
    {
        const Place place;
        place.write(QStringLiteral("main/.git/HEAD"), "ref: refs/heads/main\n");
        place.write(QStringLiteral("main/.git/worktrees/b/HEAD"), "ref: refs/heads/other\n");
        place.write(QStringLiteral("b/.git"), "gitdir: ../main/.git/worktrees/b\n");
        QCOMPARE(place.name(QStringLiteral("b")), QStringLiteral("other"));
        place.write(QStringLiteral("b/.git"),
                    "gitdir: " + place.path(QStringLiteral("main/.git/worktrees/b")).toUtf8() + '\n');
        QCOMPARE(place.name(QStringLiteral("b")), QStringLiteral("other"));
    }

    void survivesWhatIsNoRepository()
    {
        const Place place;
        place.folder(QStringLiteral("a/.git"));
        QCOMPARE(place.name(QStringLiteral("a")), QString());
        place.folder(QStringLiteral("b/.git/HEAD"));
        QCOMPARE(place.name(QStringLiteral("b")), QString());
        place.write(QStringLiteral("c/.git"), "nonsense\n");
        QCOMPARE(place.name(QStringLiteral("c")), QString());
        place.write(QStringLiteral("d/.git"), "gitdir: ../gone\n");
        QCOMPARE(place.name(QStringLiteral("d")), QString());
        place.write(QStringLiteral("e/.git/HEAD"), "ref: refs/heads/" + QByteArray(1'000'000, 'x'));
        QVERIFY(place.name(QStringLiteral("e")).size() < 5000);
    }

    void followsChanges()
    {
        const Place place;
        place.write(QStringLiteral("a/.git/HEAD"), "ref: refs/heads/one\n");
        place.write(QStringLiteral("b/.git/HEAD"), "ref: refs/heads/two\n");
        GitBranch branch;
        QSignalSpy changed(&branch, &GitBranch::changed);
        branch.setFolder(place.path(QStringLiteral("a")));
        QTRY_COMPARE(branch.name(), QStringLiteral("one"));
        // Each time the file is another one.
        for (const char *name : {"x", "y", "z"}) {
            place.write(QStringLiteral("a/.git/HEAD"), QByteArray("ref: refs/heads/") + name + '\n');
            QTRY_COMPARE(branch.name(), QLatin1String(name));
        }
        QCOMPARE(changed.size(), 4);
        branch.setFolder(place.path(QStringLiteral("b")));
        QCOMPARE(branch.name(), QString());
        QTRY_COMPARE(branch.name(), QStringLiteral("two"));
        branch.setFolder({});
        QCOMPARE(branch.name(), QString());
        branch.setFolder(place.path(QStringLiteral("a"))); // and is gone while it is read
    }
};

BELAY_TEST(TestGitBranch)

} // namespace tst_gitbranch

#include "tst_gitbranch.moc"
