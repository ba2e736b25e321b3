// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/heldstore.h"

#include "ledger/held/heldroom.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <cerrno>
#include <sys/stat.h>

namespace tst_heldstore {

using ledger::HeldOwner;
using ledger::HeldStore;

namespace {

HeldOwner owner(const char *title, int second = 0)
{
    HeldOwner out;
    out.agentId = QStringLiteral("a");
    out.agentName = QStringLiteral("Agent");
    out.agentCommand = QStringLiteral("agent --acp");
    out.title = QString::fromLatin1(title);
    out.session = base::SessionId{QStringLiteral("s1")};
    out.folders = {QStringLiteral("/x/\u00e4"), QStringLiteral("/y")};
    out.changedAt = QDateTime::fromSecsSinceEpoch(1'700'000'000 + second);
    return out;
}

} // namespace

/// The folder in which what is held back waits.
class TestHeldStore : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString top() const { return m_folder.filePath(QStringLiteral("held")); }

private Q_SLOTS:
    void cleanup() { QDir(top()).removeRecursively(); }

    void whatIsMadeIsFoundAgain()
    {
        const auto first = HeldStore::make(top(), owner("first"));
        const auto second = HeldStore::make(top(), owner("second", 1));
        QVERIFY(first && second);
        const auto found = HeldStore::in(top());
        QCOMPARE(found.size(), size_t(2));
        QCOMPARE(found[0].owner, owner("second", 1)); // the newest first
        QCOMPARE(found[1].owner, owner("first"));
        QVERIFY(found[0].isOpen && found[1].isOpen);
        struct stat info;
        for (const QString &path : {top(), (*first)->path(), *(*first)->storeOf(QStringLiteral("/y"))}) {
            QCOMPARE(::stat(QFile::encodeName(path).constData(), &info), 0);
            QCOMPARE(info.st_mode & 0777, mode_t(0700));
        }
    }

    /// One upper side that is mounted twice is nobody's any more.
    void onlyOneHasItOpen()
    {
        QString path;
        {
            const auto store = HeldStore::make(top(), owner("x"));
            QVERIFY(store.ok());
            path = (*store)->path();
            const auto again = HeldStore::open(path);
            QVERIFY(!again);
            QCOMPARE(again.error().code, EBUSY);
        }
        const auto again = HeldStore::open(path);
        QVERIFY(again.ok());
        QCOMPARE((*again)->owner(), owner("x"));
    }

    void whatCannotBeLockedIsNotTakenForOpen()
    {
        const QString path = (*HeldStore::make(top(), owner("x")))->path();
        const QString lock = path + QStringLiteral("/lock");
        QVERIFY(QFile::remove(lock));
        QVERIFY(!HeldStore::in(top()).at(0).isOpen);
        QVERIFY(QDir().mkdir(lock));
        QVERIFY(!HeldStore::in(top()).at(0).isOpen);
        const auto opened = HeldStore::open(path);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, EISDIR);
    }

    /// Another Belay may list them at the very moment in which one is opened.
    void aListTakesNothing()
    {
        const QString path = (*HeldStore::make(top(), owner("x")))->path();
        std::atomic<bool> goesOn = true;
        std::atomic<int> lists = 0;
        const std::unique_ptr<QThread> other(QThread::create([&] {
            for (; goesOn; ++lists)
                (void)HeldStore::in(top());
        }));
        other->start();
        int refused = 0;
        for (int i = 0; i < 300 || (lists < 300 && i < 1'000'000); ++i)
            refused += !HeldStore::open(path).ok();
        goesOn = false;
        QVERIFY(other->wait());
        QCOMPARE(refused, 0);
    }

    void aFolderKeepsItsPlace()
    {
        const auto store = HeldStore::make(top(), owner("x"));
        const QString one = *(*store)->storeOf(QStringLiteral("/x/\u00e4")),
                      other = *(*store)->storeOf(QStringLiteral("/y"));
        QVERIFY(one != other);
        QCOMPARE(*(*store)->storeOf(QStringLiteral("/x/\u00e4")), one);
        QVERIFY(*(*store)->home() != *(*store)->temporary());
    }

    void inWhichViewsItIsWrittenIsKept()
    {
        const base::ViewMark view{"boot", {11, 12}, 13, {14, 15}};
        QString path;
        {
            const auto store = HeldStore::make(top(), owner("first"));
            path = (*store)->path();
            QVERIFY((*store)->isUnused() && (*store)->views().empty());
        }
        {
            const auto store = HeldStore::open(path);
            QVERIFY(store.ok() && (*store)->isUnused());
            QVERIFY((*store)->recordView(view).ok() && !(*store)->isUnused());
            // What an older Belay has noted.
            QFile file(path + QStringLiteral("/views"));
            QVERIFY(file.open(QIODevice::Append) && file.write("boot 1 2\nboot 1 2 3\n") > 0);
        }
        {
            const auto store = HeldStore::open(path);
            const std::vector<base::ViewMark> expected{view, {"boot", {1, 0}, 2, {}}, {"boot", {1, 0}, 2, {3, 0}}};
            QVERIFY(store.ok() && (*store)->views() == expected && (*store)->knowsAllViews());
        }
        QVERIFY(QFile::remove(path + QStringLiteral("/views")));
        // That there were others stays known, and after too many.
        for (int run = 0; run < 3; ++run) {
            const auto store = HeldStore::open(path);
            QVERIFY(store.ok() && !(*store)->knowsAllViews() && !(*store)->isUnused());
            QVERIFY((*store)->recordView(view).ok());
        }
        const auto another = HeldStore::make(top(), owner("another"));
        for (quint64 n = 1; n <= 100; ++n)
            QVERIFY((*another)->recordView({"earlier", {n, n}, 0, {}}).ok());
        QVERIFY((*another)->recordView(view).ok() && (*another)->knowsAllViews());
        QCOMPARE((*another)->views().size(), size_t(1));
        for (quint64 n = 1; n <= 100; ++n)
            QVERIFY((*another)->recordView({"boot", {n, n}, 0, {}}).ok());
        QCOMPARE((*another)->views().size(), size_t(100));
        QVERIFY(!(*another)->knowsAllViews());
    }

    /// The disk may be emptied again; what was cut by then stays cut.
    void thatThereWasNoRoomIsKept()
    {
        const auto store = HeldStore::make(top(), owner("x"));
        const QString path = (*store)->path();
        bool isFull = false;
        ledger::HeldRoom room(path, [&](const QString &folder) { return folder == path && isFull; });
        room.look();
        QVERIFY(!room.ranOut());
        QVERIFY(!ledger::HeldRoom::isFullNow(path));
        isFull = true;
        room.look();
        isFull = false;
        room.look();
        QVERIFY(room.ranOut());
        QVERIFY(QFile::exists(path + QStringLiteral("/full")) && !QFile::exists(path + QStringLiteral("/room")));
        room.prepare();
        QVERIFY(ledger::HeldRoom(path).ranOut());
    }

    void whatCannotBeReadStays()
    {
        QVERIFY(QDir().mkpath(top() + QStringLiteral("/broken")));
        QFile file(top() + QStringLiteral("/broken/owner"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("\x9f\xff\xff") > 0);
        file.close();
        QVERIFY(HeldStore::in(top()).empty());
        QVERIFY(!HeldStore::open(top() + QStringLiteral("/broken")));
        QVERIFY(file.exists());
    }

    /// What a kill has left of one that was being made, or removed.
    void whatIsNobodysIsSweptAway()
    {
        const auto make = [this](const QString &name, const QStringList &files) {
            QVERIFY(QDir().mkpath(top() + u'/' + name));
            for (const QString &file : files)
                QVERIFY(QFile(top() + u'/' + name + u'/' + file).open(QIODevice::WriteOnly));
        };
        make(QStringLiteral("new"), {});
        make(QStringLiteral("locked"), {QStringLiteral("lock")});
        make(QStringLiteral("almost"),
             {QStringLiteral("lock"), QStringLiteral("views"), QStringLiteral("owner.AbCdEf")});
        make(QStringLiteral(".removed-0123456789ab/folder-1/upper"), {QStringLiteral("discarded")});
        HeldStore::sweep(top());
        QCOMPARE(QDir(top()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
        HeldStore::sweep(m_folder.filePath(QStringLiteral("nowhere")));
    }

    /// Killed before anything was written, or after all of it was decided.
    void whatIsEmptyIsSweptAway()
    {
        for (const bool hadAgent : {false, true}) {
            auto store = HeldStore::make(top(), owner("killed"));
            const QString place = *(*store)->storeOf(QStringLiteral("/y"));
            QVERIFY(QDir().mkpath(place + QStringLiteral("/upper")));
            if (hadAgent)
                QVERIFY((*store)->recordView({"an earlier boot", {1, 2}, 3, {4, 5}}));
            HeldStore::sweep(top());
            QVERIFY(QDir(place).exists()); // its Belay lives
            store = base::Error{};
            HeldStore::sweep(top());
            QCOMPARE(QDir(top()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
        }
    }

    void whatMayBeSomebodysIsNot()
    {
        const auto open = HeldStore::make(top(), owner("open"));
        const QString closed = (*HeldStore::make(top(), owner("closed")))->path();
        QVERIFY(QDir().mkpath(closed + QStringLiteral("/home/upper/waits")));
        auto copy = HeldStore::make(top(), owner("copied"));
        const QString copied = (*copy)->path();
        QVERIFY(QDir().mkpath(copied + QStringLiteral("/home/copy")) &&
                (*copy)->recordView({"an earlier boot", {1, 2}, 3, {4, 5}}));
        copy = base::Error{};
        // What was written in waits, even if nobody can read any more whose it is.
        const QString lost = (*HeldStore::make(top(), owner("lost")))->path();
        QVERIFY(QDir().mkpath(lost + QStringLiteral("/home/upper")) && QFile::remove(lost + QStringLiteral("/owner")));
        const QString broken = (*HeldStore::make(top(), owner("broken")))->path();
        QFile file(broken + QStringLiteral("/owner"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.close();
        HeldStore::sweep(top());
        for (const QString &path : {(*open)->path(), closed, copied, lost, broken})
            QVERIFY2(QDir(path).exists(), qPrintable(path));
        QVERIFY(HeldStore::open(closed));
    }

    /// Another Belay may start at the very moment in which one is made or removed.
    void whoSweepsTakesNothingFromOthers()
    {
        std::atomic<bool> goesOn = true;
        std::atomic<int> sweeps = 0;
        const std::unique_ptr<QThread> other(QThread::create([&] {
            for (; goesOn; ++sweeps)
                HeldStore::sweep(top());
        }));
        other->start();
        int refused = 0, lost = 0;
        for (int i = 0; i < 300 || (sweeps < 300 && i < 100'000); ++i) {
            const auto store = HeldStore::make(top(), owner("x"));
            refused += !store;
            if (!store)
                continue;
            const auto again = HeldStore::open((*store)->path()); // it has an owner, and the lock
            lost += again.ok() || again.error().code != EBUSY;
            (*store)->remove();
        }
        goesOn = false;
        QVERIFY(other->wait());
        QCOMPARE(refused, 0);
        QCOMPARE(lost, 0);
        HeldStore::sweep(top());
        QCOMPARE(QDir(top()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
    }

    /// Also what a program has made unreadable, and the folder that the kernel leaves behind.
    void itGoesAsAWhole()
    {
        const auto store = HeldStore::make(top(), owner("x"));
        const QString path = (*store)->path(), place = *(*store)->storeOf(QStringLiteral("/y"));
        QVERIFY(QDir().mkpath(place + QStringLiteral("/work/work")));
        QVERIFY(QDir().mkpath(place + QStringLiteral("/upper/closed/deep")));
        QVERIFY(QFile(QStringLiteral("/etc/passwd")).link(place + QStringLiteral("/upper/link")));
        for (const char *name : {"/work/work", "/upper/closed/deep", "/upper/closed"})
            QCOMPARE(::chmod(QFile::encodeName(place + QLatin1String(name)).constData(), 0), 0);
        (*store)->remove();
        QVERIFY(!QDir(path).exists());
        QVERIFY(QFile::exists(QStringLiteral("/etc/passwd")));
    }
};

BELAY_TEST(TestHeldStore)

} // namespace tst_heldstore

#include "tst_heldstore.moc"
