// SPDX-License-Identifier: Apache-2.0
#include "base/descriptor.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/trash.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_trash {

using namespace ledger;

class TestTrash : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    QByteArray path(const QByteArray &name) const { return QFile::encodeName(m_dir->path()) + '/' + name; }
    QByteArray planted(const QByteArray &name) const
    {
        const base::Descriptor fd(::open(path(name).constData(), O_WRONLY | O_CREAT, 0640));
        writeAll(fd.fd(), "precious");
        return path(name);
    }
    static QByteArray content(const QByteArray &name)
    {
        const auto state = lookAtPath(name, 1000);
        return state && state->content ? *state->content : QByteArray();
    }

private Q_SLOTS:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void theDesktopsTrashFirst()
    {
        qputenv("XDG_DATA_HOME", path("share"));
        QVERIFY(QDir().mkpath(m_dir->filePath(QStringLiteral("share"))));
        const Trash trash(m_dir->filePath(QStringLiteral("own")));
        const auto there = trash.take(planted("f"));
        qunsetenv("XDG_DATA_HOME");
        QVERIFY2(there.ok(), qPrintable(there.ok() ? QString() : there.error().message));
        QVERIFY(!QFile::exists(m_dir->filePath(QStringLiteral("f"))));
        QCOMPARE(content(*there), QByteArray("precious"));
        // Back again, and nothing of it stays in the trash; but nowhere where something is.
        const QByteArray info = path("share/Trash/info/f.trashinfo");
        QVERIFY(QFile::exists(QFile::decodeName(info)));
        planted("other");
        QVERIFY(!Trash::putBack(*there, path("other")).ok());
        QCOMPARE(content(*there), QByteArray("precious"));
        QVERIFY(QFile::exists(QFile::decodeName(info)));
        QVERIFY(Trash::putBack(*there, path("f")).ok());
        QCOMPARE(content(path("f")), QByteArray("precious"));
        QVERIFY(!QFile::exists(QFile::decodeName(info)));
    }

    /// Nor does it wait for one: Qt would, for ever.
    void aTrashIsMadeOrDoneWithout()
    {
        const Trash trash(m_dir->filePath(QStringLiteral("own")));
        qputenv("XDG_DATA_HOME", path("not/there/yet"));
        const auto made = trash.take(planted("f"));
        planted("a file");
        qputenv("XDG_DATA_HOME", path("a file/share"));
        const auto without = trash.take(planted("g"));
        qunsetenv("XDG_DATA_HOME");
        QVERIFY(made.ok() && without.ok());
        QVERIFY2(made->startsWith(path("not/there/yet/Trash/files/")), made->constData());
        QVERIFY2(without->startsWith(path("own/")), without->constData());
        QCOMPARE(content(*without), QByteArray("precious"));
    }

    /// Nothing can be written beside a file in the trash whose name leaves no room for it.
    void aNameMayBeAsLongAsItGets()
    {
        qputenv("XDG_DATA_HOME", path("share"));
        const Trash trash(m_dir->filePath(QStringLiteral("own")));
        const auto there = trash.take(planted(QByteArray(255, 'n')));
        const auto twice = trash.take(planted("f")), again = trash.take(planted("f"));
        qunsetenv("XDG_DATA_HOME");
        QVERIFY(there.ok() && twice.ok() && again.ok());
        QVERIFY(there->startsWith(path("own/")));
        QCOMPARE(*twice, path("share/Trash/files/f"));
        QCOMPARE(*again, path("share/Trash/files/f 2"));
        const QByteArray info = content(path("share/Trash/info/f.trashinfo"));
        QVERIFY2(info.startsWith(QByteArray("[Trash Info]\nPath=" + path("f") + "\nDeletionDate=")), info.constData());
    }

    void ourOwnFolderForTheRest()
    {
        const Trash trash(m_dir->filePath(QStringLiteral("own")));
        const QByteArray odd = planted("odd\xff");
        const auto there = trash.take(odd);
        QVERIFY(there.ok() && there->startsWith(path("own")));
        QCOMPARE(content(*there), QByteArray("precious"));
        QCOMPARE(::unlink(there->constData()), 0); // QTemporaryDir would not find it
        QCOMPARE(::symlink("elsewhere", path("link").constData()), 0);
        const auto link = trash.take(path("link"));
        QVERIFY(link.ok());
        QCOMPARE(content(*link), QByteArray("elsewhere"));
        // Two of one name do not meet.
        const Trash own(m_dir->filePath(QStringLiteral("own")), Trash::Use::OwnFolder);
        const auto first = own.take(planted("same")), second = own.take(planted("same"));
        QVERIFY(first.ok() && second.ok() && *first != *second);
        QVERIFY(!own.take(path("not there")).ok());
    }

    void toAnotherDisk()
    {
        QVERIFY(QDir().mkpath(m_dir->filePath(QStringLiteral("disk"))));
        if (::mount("tmpfs", path("disk").constData(), "tmpfs", 0, "size=256k") != 0)
            QSKIP("no small file system can be mounted here");
        const auto unmount = qScopeGuard([this] { ::umount2(path("disk").constData(), MNT_DETACH); });
        const Trash trash(m_dir->filePath(QStringLiteral("disk/own")), Trash::Use::OwnFolder);
        const auto there = trash.take(planted("f"));
        QVERIFY2(there.ok(), qPrintable(there.ok() ? QString() : there.error().message));
        QCOMPARE(content(*there), QByteArray("precious"));
        QCOMPARE(lookAtPath(*there)->mark.mode, 0640u);
        QVERIFY(!QFile::exists(m_dir->filePath(QStringLiteral("f"))));
        // A full one takes nothing, and the file stays.
        QFile large(m_dir->filePath(QStringLiteral("large")));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.write(QByteArray(500'000, 'x')) > 0);
        large.close();
        QVERIFY(!trash.take(path("large")).ok());
        QCOMPARE(QFileInfo(large).size(), 500'000);
    }
};

BELAY_TEST(TestTrash)

} // namespace tst_trash

#include "tst_trash.moc"
