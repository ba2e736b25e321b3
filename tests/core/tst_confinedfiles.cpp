// SPDX-License-Identifier: Apache-2.0
#include "core/files/confinedfile.h"
#include "ledger/disk/atomicwrite.h"
#include "ledger/disk/posixfile.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_confinedfiles {

using core::ConfinedFiles;

class TestConfinedFiles : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;
    QString m_root, m_outside;

    static void put(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    /// As the write of an agent goes: judged here, written by the ledger.
    static base::Result<void> writeThrough(const ConfinedFiles &files, const QString &path, const QByteArray &text)
    {
        const auto target = files.resolve(path);
        if (!target)
            return target.error();
        const auto [folderPath, name] = ledger::splitPath(QFile::encodeName(*target));
        const auto now = ledger::lookAtPath(QFile::encodeName(*target));
        if (!now)
            return now.error();
        if (now->mark.type == ledger::FileType::Other || now->mark.type == ledger::FileType::Folder)
            return base::Error{base::Origin::User, EINVAL, QStringLiteral("not a regular file"), {}};
        ledger::FolderMaking making;
        const auto folder = ledger::openFolder(folderPath, &making);
        if (!folder)
            return folder.error();
        ledger::FileWrite write;
        write.folder = folder->fd();
        write.name = name;
        write.content = text;
        const auto written = ledger::writeAtomically(write);
        return written ? base::Result<void>() : base::Result<void>(written.error());
    }
    static QByteArray get(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<missing>");
    }

private Q_SLOTS:
    void init()
    {
        m_root = m_home.path() + QStringLiteral("/project");
        m_outside = m_home.path() + QStringLiteral("/outside");
        QDir(m_root).removeRecursively();
        QDir(m_outside).removeRecursively();
        QDir().mkpath(m_root + QStringLiteral("/sub"));
        QDir().mkpath(m_outside);
        put(m_root + QStringLiteral("/a.txt"), "one\ntwo\nthree\n");
        put(m_outside + QStringLiteral("/secret"), "secret");
    }

    void paths_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("error"); ///< 0: allowed
        QTest::newRow("inside") << QStringLiteral("%1/a.txt") << 0;
        QTest::newRow("new file") << QStringLiteral("%1/new.txt") << 0;
        QTest::newRow("new folder") << QStringLiteral("%1/x/y/new.txt") << 0;
        QTest::newRow("dots that stay inside") << QStringLiteral("%1/sub/../a.txt") << 0;
        QTest::newRow("dots that leave") << QStringLiteral("%1/../outside/secret") << EACCES;
        QTest::newRow("elsewhere") << QStringLiteral("/etc/passwd") << EACCES;
        QTest::newRow("a folder whose name begins alike") << QStringLiteral("%1-other/f") << EACCES;
        QTest::newRow("relative") << QStringLiteral("a.txt") << EINVAL;
        QTest::newRow("link to a file inside") << QStringLiteral("%1/inlink") << 0;
        QTest::newRow("link to a file outside") << QStringLiteral("%1/outlink") << EACCES;
        QTest::newRow("through a linked folder") << QStringLiteral("%1/outdir/secret") << EACCES;
        QTest::newRow("new file through a linked folder") << QStringLiteral("%1/outdir/new") << EACCES;
        // Behind a link, .. is the folder above its target: as the kernel has it, and as the rules do.
        QTest::newRow("dots behind a link that leave") << QStringLiteral("%1/outdir/../outside/secret") << EACCES;
        QTest::newRow("dots behind a link, new file") << QStringLiteral("%1/outdir/../new.txt") << EACCES;
        QTest::newRow("dots behind nothing") << QStringLiteral("%1/nothing/../a.txt") << ENOENT;
        QTest::newRow("dots behind a file") << QStringLiteral("%1/a.txt/../b.txt") << ENOTDIR;
        QTest::newRow("link to nowhere") << QStringLiteral("%1/dangling") << ELOOP;
        QTest::newRow("link to itself") << QStringLiteral("%1/self") << ELOOP;
        QTest::newRow("links in a circle") << QStringLiteral("%1/circle-a") << ELOOP;
        QTest::newRow("links in a circle, as a folder") << QStringLiteral("%1/circle-b/new.txt") << ELOOP;
    }
    void paths()
    {
        QFETCH(const QString, path);
        QFETCH(const int, error);
        QFile::link(m_root + QStringLiteral("/a.txt"), m_root + QStringLiteral("/inlink"));
        QFile::link(m_outside + QStringLiteral("/secret"), m_root + QStringLiteral("/outlink"));
        QFile::link(m_outside, m_root + QStringLiteral("/outdir"));
        QFile::link(m_outside + QStringLiteral("/nothing"), m_root + QStringLiteral("/dangling"));
        const QStringList links{QStringLiteral("inlink"),   QStringLiteral("outlink"), QStringLiteral("outdir"),
                                QStringLiteral("dangling"), QStringLiteral("self"),    QStringLiteral("circle-a"),
                                QStringLiteral("circle-b")};
        QFile::link(QStringLiteral("self"), m_root + QStringLiteral("/self"));
        QFile::link(QStringLiteral("circle-b"), m_root + QStringLiteral("/circle-a"));
        QFile::link(QStringLiteral("circle-a"), m_root + QStringLiteral("/circle-b"));
        const ConfinedFiles files({m_root});
        const QString full = path.contains(QLatin1String("%1")) ? path.arg(m_root) : path;
        const auto written = writeThrough(files, full, "written");
        QCOMPARE(written ? 0 : written.error().code, error);
        QCOMPARE(get(m_outside + QStringLiteral("/secret")), QByteArray("secret"));
        QVERIFY(!QFile::exists(m_outside + QStringLiteral("/new")));
        QVERIFY(!QFile::exists(m_outside + QStringLiteral("/nothing")));
        for (const QString &link : links) // no file has taken the place of any
            QVERIFY(QFileInfo(m_root + u'/' + link).isSymLink());
        if (error == 0)
            QCOMPARE(*files.read(full, {}, {}), QByteArray("written"));
        else
            QVERIFY(!files.read(full, {}, {}));
        QCOMPARE(QDir(m_root).entryList({QStringLiteral("*.belay-*")}, QDir::Files | QDir::Hidden).size(), 0);
    }

    void linesAndLimits_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("limit");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("all") << 0 << -1 << QByteArray("one\ntwo\nthree\n");
        QTest::newRow("from 1") << 1 << -1 << QByteArray("one\ntwo\nthree\n");
        QTest::newRow("from 2") << 2 << -1 << QByteArray("two\nthree\n");
        QTest::newRow("one line") << 2 << 1 << QByteArray("two\n");
        QTest::newRow("more than there is") << 3 << 100 << QByteArray("three\n");
        QTest::newRow("behind the end") << 9 << 1 << QByteArray();
        QTest::newRow("none") << 1 << 0 << QByteArray();
    }
    void linesAndLimits()
    {
        QFETCH(const int, line);
        QFETCH(const int, limit);
        QFETCH(const QByteArray, text);
        const ConfinedFiles files({m_root});
        const auto got =
            files.read(m_root + QStringLiteral("/a.txt"), line ? std::optional<quint32>(line) : std::nullopt,
                       limit >= 0 ? std::optional<quint32>(limit) : std::nullopt);
        QCOMPARE(*got, text);
    }

    void missingFilesSayENOENT()
    {
        const auto got = ConfinedFiles({m_root}).read(m_root + QStringLiteral("/none"), {}, {});
        QVERIFY(!got);
        QCOMPARE(got.error().code, ENOENT);
    }

    void noFifoNoDeviceNoBinary()
    {
        const QString fifo = m_root + QStringLiteral("/fifo");
        QCOMPARE(::mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
        const ConfinedFiles files({m_root});
        QVERIFY(!files.read(fifo, {}, {})); // and does not hang
        QVERIFY(!writeThrough(files, fifo, "x"));
        put(m_root + QStringLiteral("/binary"), "\xff\xfe\x00");
        QCOMPARE(files.read(m_root + QStringLiteral("/binary"), {}, {}).error().code, EILSEQ);
        QVERIFY(!files.read(m_root + QStringLiteral("/sub"), {}, {}));
    }

    void modesAreKept()
    {
        const QString path = m_root + QStringLiteral("/script");
        put(path, "old");
        QVERIFY(::chmod(QFile::encodeName(path).constData(), 0750) == 0);
        QVERIFY(writeThrough(ConfinedFiles({m_root}), path, "new").ok());
        struct stat info;
        QVERIFY(::stat(QFile::encodeName(path).constData(), &info) == 0);
        QCOMPARE(int(info.st_mode & 07777), 0750);
        QCOMPARE(get(path), QByteArray("new"));
    }

    /// `link1/../link2`: the one behind the target of link1, not the one beside link1.
    void dotsBehindALinkAreTheKernels()
    {
        QVERIFY(QDir().mkpath(m_root + QStringLiteral("/sub/deep")));
        QVERIFY(QFile::link(m_root + QStringLiteral("/sub/deep"), m_root + QStringLiteral("/link1")));
        put(m_root + QStringLiteral("/sub/b.txt"), "below");
        put(m_root + QStringLiteral("/b.txt"), "beside");
        QVERIFY(QFile::link(m_root + QStringLiteral("/sub/b.txt"), m_root + QStringLiteral("/sub/link2")));
        QVERIFY(QFile::link(m_root + QStringLiteral("/b.txt"), m_root + QStringLiteral("/link2")));
        const QString path = m_root + QStringLiteral("/link1/../link2");
        const ConfinedFiles files({m_root});
        QCOMPARE(*files.resolve(path), QFileInfo(path).canonicalFilePath());
        QCOMPARE(*files.read(path, {}, {}), QByteArray("below"));
        QVERIFY(writeThrough(files, path, "written").ok());
        QCOMPARE(get(m_root + QStringLiteral("/sub/b.txt")), QByteArray("written"));
        QCOMPARE(get(m_root + QStringLiteral("/b.txt")), QByteArray("beside"));
    }

    void theTargetOfALinkIsWrittenNotTheLink()
    {
        const QString link = m_root + QStringLiteral("/link");
        QVERIFY(QFile::link(m_root + QStringLiteral("/a.txt"), link));
        QVERIFY(writeThrough(ConfinedFiles({m_root}), link, "through").ok());
        QCOMPARE(get(m_root + QStringLiteral("/a.txt")), QByteArray("through"));
        QVERIFY(QFileInfo(link).isSymLink());
    }
};

BELAY_TEST(TestConfinedFiles)

} // namespace tst_confinedfiles

#include "tst_confinedfiles.moc"
