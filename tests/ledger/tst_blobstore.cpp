// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/blobstore.h"
#include "ledger/rows/retention.h"

#include "dice.h"
#include "testclass.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <unistd.h>

namespace tst_blobstore {

using ledger::BlobStore;

class TestBlobStore : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    static QByteArray noise(int size)
    {
        QByteArray bytes(size, 0);
        for (char &c : bytes)
            c = char(dice().bounded(256));
        return bytes;
    }
    QStringList files() const
    {
        QStringList out;
        QDirIterator i(m_dir->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (i.hasNext())
            out << i.next();
        return out;
    }

private Q_SLOTS:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void whatGoesInComesOut()
    {
        BlobStore store(m_dir->path());
        for (const QByteArray &content :
             {QByteArray(), QByteArray("x"), QByteArray("\0\r\n\xff", 4), noise(100000), QByteArray(3'000'000, 'a')}) {
            const auto hash = store.put(content);
            QVERIFY(hash.ok());
            QCOMPARE(*hash, QCryptographicHash::hash(content, QCryptographicHash::Sha256));
            QVERIFY(store.contains(*hash));
            QCOMPARE(*store.get(*hash), content);
            QCOMPARE(*BlobStore(m_dir->path()).get(*hash), content);
        }
        QVERIFY(store.total() < 200000); // the three million letters are compressed
        QCOMPARE(store.total(), BlobStore(m_dir->path()).total());
    }

    void oneContentIsKeptOnce()
    {
        BlobStore store(m_dir->path());
        const QByteArray content = noise(5000);
        QVERIFY(store.put(content).ok());
        const qint64 total = store.total();
        QVERIFY(store.put(content).ok());
        QCOMPARE(store.total(), total);
        QCOMPARE(files().size(), 1);
    }

    void tooLargeIsSaid()
    {
        BlobStore store(m_dir->path(), {1000, 4000});
        const auto large = store.put(QByteArray(1001, 'x'));
        QVERIFY(!large.ok());
        QCOMPARE(large.error().code, EFBIG);
        QVERIFY(large.error().message.contains(QStringLiteral("too large")));
        for (int i = 0; i < 3; ++i)
            QVERIFY(store.put(noise(1000)).ok());
        const auto full = store.put(noise(1000));
        QVERIFY(!full.ok());
        QCOMPARE(full.error().code, ENOSPC);
    }

    void damageIsNoticed_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("how");
        for (const char *how : {"bit", "short", "empty", "length"}) {
            QTest::addRow("plain %s", how) << noise(500) << QString::fromLatin1(how);
            QTest::addRow("compressed %s", how) << QByteArray(5000, 'x') << QString::fromLatin1(how);
        }
    }
    void damageIsNoticed()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const QString, how);
        BlobStore store(m_dir->path());
        const auto hash = store.put(content);
        QFile file(files().value(0));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        if (how == QStringLiteral("bit"))
            bytes[bytes.size() - 3] = char(bytes[bytes.size() - 3] ^ 4);
        else if (how == QStringLiteral("length"))
            bytes[1] = char(~bytes[1]); // the noise may hold any one value already
        file.resize(how == QStringLiteral("short")   ? bytes.size() / 2
                    : how == QStringLiteral("empty") ? 0
                                                     : bytes.size());
        if (how == QStringLiteral("bit") || how == QStringLiteral("length")) {
            file.seek(0);
            file.write(bytes);
        }
        file.close();
        const auto read = store.get(*hash);
        QVERIFY(!read.ok());
        QVERIFY2(read.error().message.contains(QStringLiteral("damaged")), qPrintable(read.error().message));
        // The same content again heals it.
        QVERIFY(store.put(content).ok());
        QCOMPARE(*store.get(*hash), content);
        QVERIFY(!store.get(QByteArray(32, 'n')).ok());
        QVERIFY(!store.get({}).ok());
    }

    void onlyWhatNobodyNeedsGoes()
    {
        BlobStore store(m_dir->path(), {1000, 1'000'000});
        ledger::Effect open, done, cancelled, gone;
        const auto fill = [&store](ledger::Effect &e, ledger::EffectState state) {
            const QByteArray content = noise(900);
            e.before = {ledger::FileType::Regular, *store.put(content), 0644, content.size(), true};
            e.state = state;
        };
        fill(open, ledger::EffectState::Prepared);
        fill(done, ledger::EffectState::Committed);
        fill(cancelled, ledger::EffectState::Cancelled);
        fill(gone, ledger::EffectState::Committed);
        gone.reversible = ledger::Reversible::No;
        const auto orphan = store.put(noise(900));
        const auto needed = ledger::neededBlobs({open, done, cancelled, gone});
        QCOMPARE(store.evict(needed), 0); // there is room
        QCOMPARE(store.evict(needed, 0), 3);
        QVERIFY(store.contains(open.before.hash));
        QVERIFY(store.contains(done.before.hash));
        QVERIFY(!store.contains(cancelled.before.hash));
        QVERIFY(!store.contains(gone.before.hash));
        QVERIFY(!store.contains(*orphan));
        QCOMPARE(store.total(), BlobStore(m_dir->path()).total());
    }

    void halfWrittenOnesAreCleaned()
    {
        BlobStore store(m_dir->path());
        QVERIFY(store.put("x").ok());
        const QString folder = QFileInfo(files().value(0)).path();
        QFile dead(folder + QStringLiteral("/tmp-999999999-1")),
            alive(folder + QStringLiteral("/tmp-%1-1").arg(::getpid()));
        QVERIFY(dead.open(QIODevice::WriteOnly) && alive.open(QIODevice::WriteOnly));
        store.clean();
        QVERIFY(!dead.exists());
        QVERIFY(alive.exists());
        QCOMPARE(files().size(), 2);
    }
};

BELAY_TEST(TestBlobStore)

} // namespace tst_blobstore

#include "tst_blobstore.moc"
