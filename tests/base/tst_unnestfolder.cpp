// SPDX-License-Identifier: Apache-2.0
#include "base/unnestfolder.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_unnestfolder {

class TestUnnestFolder : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    QString path(const char *name = "") const { return m_dir->filePath(QStringLiteral("belay")) + QLatin1String(name); }
    void write(const char *name, const QByteArray &text) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    QByteArray content(const char *name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList names() const { return QDir(path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot); }

private Q_SLOTS:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void movesUpOnce()
    {
        write("/belay/effects/rows", "r");
        write("/belay/.hidden", "h");
        write("/other", "o");
        QVERIFY(base::unnestFolder(path()));
        QCOMPARE(names(), QStringList({QStringLiteral(".hidden"), QStringLiteral("belay"), QStringLiteral("effects"),
                                       QStringLiteral("other")}));
        QCOMPARE(content("/effects/rows"), QByteArray("r"));
        // Where it was looked for before, also by a path that goes around twice.
        QCOMPARE(content("/belay/effects/rows"), QByteArray("r"));
        QCOMPARE(content("/belay/belay/.hidden"), QByteArray("h"));
        QVERIFY(QFileInfo(path("/belay")).isSymLink());
        write("/effects/new", "n");
        QVERIFY(base::unnestFolder(path()));
        QCOMPARE(content("/belay/effects/new"), QByteArray("n"));
    }

    /// Who has a file of it open goes on with it.
    void whoIsInItStays()
    {
        write("/belay/file", "a");
        QFile open(path("/belay/file"));
        QVERIFY(open.open(QIODevice::Append));
        QVERIFY(base::unnestFolder(path()));
        open.write("b");
        open.close();
        QCOMPARE(content("/file"), QByteArray("ab"));
    }

    void endedInTheMiddle()
    {
        write("/belay/second", "2");
        write("/first", "1");
        QCOMPARE(::symlink(".", path("/.belay.moved").toLocal8Bit().constData()), 0);
        QVERIFY(base::unnestFolder(path()));
        QCOMPARE(names(), QStringList({QStringLiteral("belay"), QStringLiteral("first"), QStringLiteral("second")}));
    }

    void nothingIsOverwritten()
    {
        write("/belay/same", "old");
        write("/belay/belay", "a file of that name");
        write("/belay/other", "o");
        write("/same", "new");
        for (int i = 0; i < 2; ++i) {
            QVERIFY(!base::unnestFolder(path()));
            QCOMPARE(content("/same"), QByteArray("new"));
            QCOMPARE(content("/belay/same"), QByteArray("old"));
            QCOMPARE(content("/belay/belay"), QByteArray("a file of that name"));
            QCOMPARE(content("/other"), QByteArray("o"));
        }
    }

    /// A program that has the folder open made something in it at the last moment, and then we were ended.
    void whatIsLeftInTheOldFolder()
    {
        write("/.belay.moved/late", "l");
        write("/first", "1");
        QVERIFY(QFile::link(QStringLiteral("."), path("/belay")));
        QVERIFY(base::unnestFolder(path()));
        QCOMPARE(content("/late"), QByteArray("l"));
        QVERIFY(!QFileInfo::exists(path("/.belay.moved")));
        QCOMPARE(content("/belay/first"), QByteArray("1"));
    }

    /// The log of a database must not come to stand beside another one.
    void whatBelongsToADatabaseStaysWithIt()
    {
        write("/belay/sessions.db", "inner");
        write("/belay/sessions.db-wal", "of the inner");
        write("/sessions.db", "outer");
        QVERIFY(!base::unnestFolder(path()));
        QVERIFY(!QFileInfo::exists(path("/sessions.db-wal")));
        QCOMPARE(content("/belay/sessions.db-wal"), QByteArray("of the inner"));
    }

    /// The user has put the data elsewhere, behind a link.
    void dataElsewhere()
    {
        const QString elsewhere = m_dir->filePath(QStringLiteral("elsewhere"));
        QVERIFY(QDir().mkpath(elsewhere + QStringLiteral("/effects")) && QDir().mkpath(path()));
        QVERIFY(QFile::link(elsewhere, path("/belay")));
        write("/belay/effects/rows", "r");
        for (int i = 0; i < 2; ++i) {
            QVERIFY(base::unnestFolder(path()));
            QCOMPARE(content("/effects/rows"), QByteArray("r"));
        }
        write("/effects/rows", "new");
        QFile there(elsewhere + QStringLiteral("/effects/rows"));
        QVERIFY(there.open(QIODevice::ReadOnly));
        QCOMPARE(there.readAll(), QByteArray("new"));
    }

    void anotherProgramIsStoppedInIt()
    {
        write("/belay/file", "f");
        const int other = ::open(path().toLocal8Bit().constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        QCOMPARE(::flock(other, LOCK_EX), 0);
        QVERIFY(!base::unnestFolder(path())); // comes back all the same
        ::close(other);
        QVERIFY(base::unnestFolder(path()));
    }

    void whatIsNoNestedFolder()
    {
        QVERIFY(base::unnestFolder(path())); // nothing is there
        QVERIFY(!QFileInfo::exists(path()));
        write("/belay", "a file");
        QVERIFY(base::unnestFolder(path()));
        QCOMPARE(content("/belay"), QByteArray("a file"));
        QVERIFY(QFile::remove(path("/belay")));
        QVERIFY(QFile::link(QStringLiteral("nowhere"), path("/belay")));
        QVERIFY(base::unnestFolder(path()));
        QCOMPARE(QDir(path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("belay")});
    }
};

BELAY_TEST(TestUnnestFolder)

} // namespace tst_unnestfolder

#include "tst_unnestfolder.moc"
