// SPDX-License-Identifier: Apache-2.0
#include "base/descriptor.h"
#include "ledger/disk/atomicwrite.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/posixfile.h"

#include "testclass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace tst_files {

using base::Descriptor;
using ledger::FileType;
using ledger::FileWrite;

class TestFiles : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    Descriptor m_folder;

    QByteArray path(const QByteArray &name) const { return QFile::encodeName(m_dir->path()) + '/' + name; }
    void plant(const QByteArray &name, const QByteArray &content, mode_t mode = 0644) const
    {
        const Descriptor fd(::open(path(name).constData(), O_WRONLY | O_CREAT | O_TRUNC, 0600));
        QVERIFY(fd.isOpen());
        QVERIFY(ledger::writeAll(fd.fd(), content));
        QCOMPARE(::fchmod(fd.fd(), mode), 0);
    }
    QByteArray content(const QByteArray &name) const
    {
        const auto state = ledger::lookAtPath(path(name), 1 << 20);
        return state && state->content ? *state->content : QByteArray("(none)");
    }
    QByteArrayList names() const
    {
        QByteArrayList out;
        // Qt leaves out names that are not UTF-8.
        DIR *folder = ::opendir(QFile::encodeName(m_dir->path()).constData());
        while (const dirent *entry = ::readdir(folder)) {
            if (qstrcmp(entry->d_name, ".") != 0 && qstrcmp(entry->d_name, "..") != 0)
                out << entry->d_name;
        }
        ::closedir(folder);
        std::sort(out.begin(), out.end());
        return out;
    }
    FileWrite write(const QByteArray &name, const QByteArray &text) const
    {
        FileWrite w;
        w.folder = m_folder.fd();
        w.name = name;
        w.content = text;
        return w;
    }

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_folder = std::move(ledger::openFolder(QFile::encodeName(m_dir->path())).value());
    }

    void whatIsThere()
    {
        plant("f", "hello", 0750);
        QCOMPARE(::symlink("f", path("link").constData()), 0);
        QCOMPARE(::mkfifo(path("fifo").constData(), 0600), 0);
        QCOMPARE(::mkdir(path("d").constData(), 0700), 0);
        const auto f = ledger::lookAtPath(path("f"), 100);
        QCOMPARE(f->mark.type, FileType::Regular);
        QCOMPARE(f->mark.hash, QCryptographicHash::hash("hello", QCryptographicHash::Sha256));
        QCOMPARE(f->mark.mode, 0750u);
        QCOMPARE(f->content.value(), QByteArray("hello"));
        QVERIFY(!ledger::lookAtPath(path("f"), 4)->content);
        const auto link = ledger::lookAtPath(path("link"));
        QCOMPARE(link->mark.type, FileType::Symlink);
        QCOMPARE(link->mark.hash, QCryptographicHash::hash("f", QCryptographicHash::Sha256));
        QCOMPARE(ledger::lookAtPath(path("fifo"))->mark.type, FileType::Other); // at once
        QCOMPARE(ledger::lookAtPath(path("d"))->mark.type, FileType::Folder);
        QCOMPARE(ledger::lookAtPath(path("none"))->mark.type, FileType::Missing);
        QCOMPARE(ledger::lookAtPath(path("none/deeper"))->mark.type, FileType::Missing);
        QCOMPARE(ledger::lookAtPath("/dev/null")->mark.type, FileType::Other);
        QVERIFY(!ledger::lookAtPath("relative").ok());
    }

    void aLinkInTheWayIsNotFollowed()
    {
        QCOMPARE(::mkdir(path("real").constData(), 0700), 0);
        plant("real/f", "secret");
        QCOMPARE(::symlink("real", path("alias").constData()), 0);
        QCOMPARE(ledger::openFolder(path("alias")).error().code, ELOOP);
        QCOMPARE(ledger::openFolder(path("real/f/g")).error().code, ENOTDIR);
        // What is behind it is there, and not missing.
        QCOMPARE(ledger::lookAtPath(path("alias/f")).error().code, ELOOP);
        QCOMPARE(ledger::lookAtPath(path("alias/none")).error().code, ELOOP);
        QCOMPARE(ledger::lookAtPath(path("real/f/g"))->mark.type, FileType::Missing);
        QVERIFY(!ledger::openFolder(path("real/../real")).ok());
        QVERIFY(ledger::openFolder(path("real")).ok());
        ledger::FolderMaking making;
        QVERIFY(ledger::openFolder(path("a/b/c"), &making).ok());
        QCOMPARE(making.made.size(), size_t(3));
        QVERIFY(QDir(m_dir->filePath(QStringLiteral("a/b/c"))).exists());
    }

    /// An undo makes folders anew with the modes they had, which hold for it, too.
    void aFolderThatMayOnlyBeEnteredIsMadeAnew()
    {
        ledger::FolderMaking making;
        making.modes = {0700, 0300};
        const auto made = ledger::openFolder(path("a/b"), &making);
        (void)::chmod(path("a").constData(), 0700);
        QVERIFY2(made.ok(), qPrintable(made.ok() ? QString() : made.error().message));
        QCOMPARE(making.made, (std::vector<quint32>{0700, 0300}));
    }

    void replacedWholeAndDressedTheSame()
    {
        plant("f", "old", 0640);
        const bool attributes = ::setxattr(path("f").constData(), "user.belay", "kept", 4, 0) == 0;
        const bool owner = ::geteuid() == 0 && ::chown(path("f").constData(), 12345, 54321) == 0;
        if (owner)
            QCOMPARE(::chmod(path("f").constData(), 04750), 0);
        const auto done = ledger::writeAtomically(write("f", "new"));
        QVERIFY(done.ok());
        QCOMPARE(content("f"), QByteArray("new"));
        struct stat info;
        QCOMPARE(::stat(path("f").constData(), &info), 0);
        QCOMPARE(info.st_mode & 07777, mode_t(owner ? 04750 : 0640));
        QCOMPARE(done->mode, quint32(info.st_mode & 07777));
        if (owner) {
            QCOMPARE(info.st_uid, 12345u);
            QCOMPARE(info.st_gid, 54321u);
        }
        if (attributes) {
            char value[10];
            QCOMPARE(::getxattr(path("f").constData(), "user.belay", value, sizeof value), 4);
        }
        QCOMPARE(names(), QByteArrayList{"f"});
        FileWrite w = write("f", "newer");
        w.mode = 0600;
        QCOMPARE(ledger::writeAtomically(w)->mode, 0600u);
    }

    void newFilesFollowTheUmask()
    {
        const mode_t was = ::umask(027);
        const auto done = ledger::writeAtomically(write("n", "x"));
        ::umask(was);
        QCOMPARE(done->mode, 0640u);
    }

    void onlyWhatWasExpectedIsReplaced()
    {
        plant("f", "theirs");
        FileWrite w = write("f", "ours");
        w.expected = ledger::markOf("before");
        const auto refused = ledger::writeAtomically(w);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, ledger::changedMeanwhile);
        QCOMPARE(content("f"), QByteArray("theirs"));
        w.expected = ledger::missingMark();
        QVERIFY(!ledger::writeAtomically(w).ok());
        w.expected = ledger::markOf("theirs");
        QVERIFY(ledger::writeAtomically(w).ok());
        QCOMPARE(content("f"), QByteArray("ours"));
        FileWrite fresh = write("g", "made");
        fresh.expected = ledger::missingMark();
        QVERIFY(ledger::writeAtomically(fresh).ok());
        fresh.name = "h";
        fresh.expected = ledger::markOf("was there");
        QVERIFY(!ledger::writeAtomically(fresh).ok());
        QCOMPARE(names(), (QByteArrayList{"f", "g"}));
    }

    /// Somebody saves the file again and again, as editors do, while we replace it: every text that is gone
    /// at the end was seen and replaced on purpose, by us or by the editor itself.
    /// A network file system says so of a file that its server has lost.
    void aStaleHandleIsNoWorkOfSomebodyElse()
    {
        const QString others = QStringLiteral("somebody else");
        QVERIFY(ledger::systemError(ledger::changedMeanwhile, "f").message.contains(others));
        QVERIFY(!ledger::systemError(ESTALE, "f").message.contains(others));
    }

    void aRaceLosesNothing()
    {
        plant("f", "e0");
        std::atomic<bool> stop = false;
        std::atomic<int> saved = 0, rounds = 0;
        const QByteArray file = path("f"), beside = path("editor");
        std::thread editor([&] {
            for (int i = 1, seen = -1; !stop; ++i) {
                // Once a round, somewhere in it: an editor that never rests would win every time.
                while (!stop && rounds == seen)
                    std::this_thread::yield();
                seen = rounds;
                const QByteArray text = "e" + QByteArray::number(i);
                const Descriptor fd(::open(beside.constData(), O_WRONLY | O_CREAT | O_TRUNC, 0644));
                ledger::writeAll(fd.fd(), text);
                // Only if its own last text is there: what we wrote stays for us to see.
                const auto now = ledger::lookAtPath(file, 100);
                if (now && now->content && now->content->startsWith('e') &&
                    ::rename(beside.constData(), file.constData()) == 0)
                    saved = i;
            }
        });
        int swapped = 0;
        for (int i = 0; i < 400 || (swapped == 0 && i < 40'000); ++i) {
            const auto seen = ledger::lookAtPath(file, 100);
            if (i % 3 == 0)
                ++rounds;
            if (!seen || !seen->content)
                continue;
            FileWrite w = write("f", "b" + QByteArray::number(i));
            w.expected = seen->mark;
            const auto done = ledger::writeAtomically(w);
            if (done) {
                ++swapped;
                plant("f2", "e" + QByteArray::number(1'000'000 + i));
                QCOMPARE(::rename(path("f2").constData(), file.constData()), 0);
            } else {
                QCOMPARE(done.error().code, ledger::changedMeanwhile);
            }
        }
        stop = true;
        editor.join();
        QVERIFY(swapped > 0);
        ::unlink(beside.constData());
        QCOMPARE(names(), QByteArrayList{"f"}); // nothing is left beside it
    }

    void linksAndOddThings()
    {
        FileWrite w = write("l", "target text");
        w.type = FileType::Symlink;
        QVERIFY(ledger::writeAtomically(w).ok());
        QCOMPARE(content("l"), QByteArray("target text"));
        w.expected = ledger::markOf("target text", 0, FileType::Symlink);
        w.content = "elsewhere";
        QVERIFY(ledger::writeAtomically(w).ok());
        QCOMPARE(content("l"), QByteArray("elsewhere"));
        QCOMPARE(::mkdir(path("d").constData(), 0700), 0);
        QCOMPARE(::mkfifo(path("fifo").constData(), 0600), 0);
        for (const char *name : {"d", "fifo", "", ".", "..", "d/f"})
            QVERIFY(!ledger::writeAtomically(write(name, "x")).ok());
        const QByteArray odd("not\xff utf8\n");
        QVERIFY(ledger::writeAtomically(write(odd, "x")).ok());
        QCOMPARE(content(odd), QByteArray("x"));
        QCOMPARE(names().size(), 4);
        QCOMPARE(::unlink(path(odd).constData()), 0); // QTemporaryDir would not find it
    }

    void aFullDiskLeavesTheFile()
    {
        QCOMPARE(::mkdir(path("small").constData(), 0700), 0);
        if (::mount("tmpfs", path("small").constData(), "tmpfs", 0, "size=128k") != 0)
            QSKIP("no small file system can be mounted here");
        const auto unmount = qScopeGuard([this] { ::umount2(path("small").constData(), MNT_DETACH); });
        plant("small/f", "old");
        const auto folder = ledger::openFolder(path("small"));
        FileWrite w = write("f", QByteArray(500'000, 'x'));
        w.folder = folder->fd();
        const auto done = ledger::writeAtomically(w);
        QVERIFY(!done.ok());
        QVERIFY2(done.error().message.contains(QStringLiteral("disk is full")), qPrintable(done.error().message));
        QCOMPARE(content("small/f"), QByteArray("old"));
        QCOMPARE(QDir(m_dir->filePath(QStringLiteral("small"))).entryList(QDir::Files | QDir::Hidden).size(), 1);
        QCOMPARE(::mount("none", path("small").constData(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr), 0);
        w.content = "x";
        const auto readOnly = ledger::writeAtomically(w);
        QVERIFY(!readOnly.ok());
        QCOMPARE(readOnly.error().code, EROFS);
    }

    void temporaryNamesAreKnown()
    {
        QVERIFY(ledger::isTemporaryName(ledger::temporaryName()));
        QVERIFY(ledger::temporaryName() != ledger::temporaryName());
        for (const char *name :
             {".belay", ".belay-12.tmp", "x.belay-0123456789abcdef.tmp", ".belay-0123456789abcdeg.tmp"})
            QVERIFY(!ledger::isTemporaryName(name));
    }
};

BELAY_TEST(TestFiles)

} // namespace tst_files

#include "tst_files.moc"
