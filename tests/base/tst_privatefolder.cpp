// SPDX-License-Identifier: Apache-2.0
#include "base/privatefolder.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <sys/stat.h>

namespace tst_privatefolder {

class TestPrivateFolder : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    static int modeOf(const QString &path)
    {
        struct stat info
        {};
        return ::stat(QFile::encodeName(path).constData(), &info) == 0 ? int(info.st_mode & 07777) : -1;
    }

private Q_SLOTS:
    void init() { ::umask(022); }

    void madeForNobodyElse()
    {
        const QString top = m_dir.filePath(QStringLiteral("a"));
        QVERIFY(base::makePrivateFolder(top + QStringLiteral("/b/c/")));
        for (const char *below : {"", "/b", "/b/c"})
            QCOMPARE(modeOf(top + QLatin1String(below)), 0700);
        QVERIFY(base::makePrivateFolder(top + QStringLiteral("/b/c"))); // it is there
    }

    void anOpenOneIsClosed()
    {
        const QString above = m_dir.filePath(QStringLiteral("above")), folder = above + QStringLiteral("/open");
        QVERIFY(QDir().mkpath(folder));
        QCOMPARE(modeOf(folder), 0755);
        QVERIFY(base::makePrivateFolder(folder));
        QCOMPARE(modeOf(folder), 0700);
        QCOMPARE(modeOf(above), 0755); // only what was named
        base::keepPrivate(above);
        QCOMPARE(modeOf(above), 0700);
    }

    void whatIsNotThereIsNotMade()
    {
        base::keepPrivate(m_dir.filePath(QStringLiteral("nowhere")));
        base::keepPrivate({});
        QVERIFY(!QFile::exists(m_dir.filePath(QStringLiteral("nowhere"))));
    }

    void aFileInItsPlace()
    {
        QFile file(m_dir.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!base::makePrivateFolder(file.fileName()));
        QCOMPARE(errno, ENOTDIR);
        QVERIFY(!base::makePrivateFolder(file.fileName() + QStringLiteral("/below")));
    }
};

BELAY_TEST(TestPrivateFolder)

} // namespace tst_privatefolder

#include "tst_privatefolder.moc"
