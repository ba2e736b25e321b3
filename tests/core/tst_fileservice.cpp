// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/files/fileservice.h"
#include "jsonrpc/peer.h"
#include "testclass.h"

#include <QFileInfo>
#include <QTest>

#include <deque>

#include <unistd.h>

namespace tst_fileservice {

namespace {

constexpr int cancelled = -32800;

/// A disk that answers when the test says so.
struct SlowDisk : ledger::FileChanger
{
    struct Job
    {
        std::function<void()> work, done;
    };
    explicit SlowDisk(ledger::FileChanger *real) : files(real) {}
    void apply(ledger::FileChange change, QObject *context, Done done) override
    {
        files->apply(std::move(change), context, std::move(done));
    }
    void run(std::function<void()> work, QObject *, std::function<void()> done) override
    {
        jobs.push_back({std::move(work), std::move(done)});
        most = std::max(most, jobs.size());
        ++asked;
    }
    void finishOne()
    {
        const Job job = std::move(jobs.front());
        jobs.pop_front();
        job.work();
        job.done();
    }

    ledger::FileChanger *files;
    std::deque<Job> jobs;
    size_t most = 0; ///< at a time
    int asked = 0;
};

struct Bench : AgentBench
{
    SlowDisk disk{&files};

    Bench() : AgentBench(false)
    {
        changer = &disk;
        remake();
        openSession();
        prompt();
        plant("f.txt", "text");
    }
    ~Bench() { connection.reset(); } // before the disk
    std::vector<int> readMany(int count)
    {
        std::vector<int> ids;
        ids.reserve(size_t(count));
        for (int i = 0; i < count; ++i)
            ids.push_back(read());
        return ids;
    }
    bool isAnswered(int id) const { return !answerTo(id).isEmpty(); }
    std::vector<base::RequestKey> openRows(core::RequestKind kind) const
    {
        std::vector<base::RequestKey> keys;
        for (const auto &[key, row] : board.rows()) {
            if (row.kind == kind && row.end == core::RequestEnd::None)
                keys.push_back(key);
        }
        return keys;
    }
    void finishAll()
    {
        while (!disk.jobs.empty())
            disk.finishOne();
    }
};

} // namespace

/// What an agent asks of the disk, and how much of it at a time.
class TestFileService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fewFilesAreReadAtATimeAndAllAreAnswered()
    {
        Bench b;
        const std::vector<int> ids = b.readMany(20);
        QCOMPARE(b.disk.asked, core::FileService::mostReading);
        b.disk.finishOne();
        QVERIFY(b.isAnswered(ids[0]));
        QCOMPARE(b.disk.asked, core::FileService::mostReading + 1); // the next one at once
        b.finishAll();
        QCOMPARE(b.disk.most, size_t(core::FileService::mostReading));
        QCOMPARE(b.disk.asked, 20);
        for (const int id : ids) {
            QCOMPARE(b.textRead(id), QByteArray("text"));
            QCOMPARE(b.answers(id), 1);
        }
    }

    /// A byte order mark is text like any other: given, taken, and shown in what is asked about.
    void aByteOrderMarkStays()
    {
        const QByteArray text = "\xef\xbb\xbf"
                                "one\r\ntwo";
        Bench b;
        b.plant("mark.txt", text);
        const int read = b.read("mark.txt");
        b.finishAll();
        QCOMPARE(b.textRead(read), text);
        b.connection->setWritePolicy(core::WritePolicy::Ask);
        b.write("mark.txt", "\xef\xbb\xbf"
                            "three");
        b.finishAll();
        const auto asked = b.all<core::PermissionAsked>();
        QCOMPARE(asked.size(), size_t(1));
        const auto &diff = std::get<acp::Diff>(asked[0].toolCall.content.value().at(0));
        QCOMPARE(diff.oldText.value_or(QString()).toUtf8(), text);
        QVERIFY(diff.newText.startsWith(QChar(0xfeff)));
        QVERIFY(b.session->answerPermission(asked[0].key, asked[0].options[0].id).ok());
        b.finishAll();
        QCOMPARE(b.onDisk("mark.txt"), QByteArray("\xef\xbb\xbf"
                                                  "three"));
    }

    /// Whatever the agent waits for is a row, and can be cancelled there.
    void whatIsOpenIsInView()
    {
        Bench b;
        const int read = b.read();
        QCOMPARE(b.openRows(core::RequestKind::ReadFile).size(), size_t(1));
        b.finishAll();
        QVERIFY(b.isAnswered(read) && b.openRows(core::RequestKind::ReadFile).empty());
        // Before the user is asked the file is looked at.
        b.connection->setWritePolicy(core::WritePolicy::Ask);
        const int asked = b.write();
        QCOMPARE(b.disk.jobs.size(), size_t(1));
        QCOMPARE(b.openRows(core::RequestKind::WriteFile).size(), size_t(1));
        b.finishAll();
        QVERIFY(b.openRows(core::RequestKind::WriteFile).empty());
        QCOMPARE(b.openRows(core::RequestKind::Permission).size(), size_t(1));
        QVERIFY(!b.isAnswered(asked));
        const int cancelledHere = b.write("other.txt");
        const auto open = b.openRows(core::RequestKind::WriteFile);
        QCOMPARE(open.size(), size_t(1));
        b.board.cancel(open.front());
        b.finishAll();
        QCOMPARE(b.errorCode(cancelledHere), cancelled);
        QCOMPARE(b.openRows(core::RequestKind::Permission).size(), size_t(1)); // nobody is asked about it
        QCOMPARE(b.rowEnd(core::RequestKind::WriteFile), core::RequestEnd::CancelledByUser);
    }

    /// Answers that an agent leaves unread are memory; what has not been read from the disk is none.
    void nothingIsReadWhileTheAgentIsBehind()
    {
        Bench b;
        b.wire->setQueuedBytes(jsonrpc::Peer::mostUnread / 2 + 1);
        const std::vector<int> ids = b.readMany(3);
        QCOMPARE(b.disk.asked, 0);
        b.wire->setQueuedBytes(jsonrpc::Peer::mostUnread / 2);
        QTRY_COMPARE(b.disk.asked, 2); // by itself
        b.wire->setQueuedBytes(jsonrpc::Peer::mostUnread / 2 + 1);
        b.finishAll(); // what was begun is answered, and nothing more is begun
        QCOMPARE(b.disk.asked, 2);
        QVERIFY(b.isAnswered(ids[0]) && b.isAnswered(ids[1]) && !b.isAnswered(ids[2]));
        b.wire->setQueuedBytes(0);
        QTRY_COMPARE(b.disk.asked, 3);
        b.finishAll();
        QCOMPARE(b.textRead(ids[2]), QByteArray("text"));
    }

    void whatWaitsIsWithdrawnAtOnce()
    {
        Bench b;
        const std::vector<int> ids = b.readMany(5);
        b.cancelRequest(ids[3]);
        QCOMPARE(b.errorCode(ids[3]), cancelled); // nothing was begun for it
        b.cancelRequest(ids[0]);
        QVERIFY(!b.isAnswered(ids[0])); // being read
        b.finishAll();
        QCOMPARE(b.disk.asked, 4);
        for (const int id : ids)
            QCOMPARE(b.answers(id), 1);
        QCOMPARE(b.textRead(ids[0]), QByteArray("text"));
        QCOMPARE(b.textRead(ids[4]), QByteArray("text"));
    }

    /// Also while the agent is behind: what Stop has to say is small.
    void stopCancelsWhatWaits()
    {
        for (const bool behind : {false, true}) {
            Bench b;
            std::vector<int> ids = b.readMany(2);
            if (behind)
                b.wire->setQueuedBytes(jsonrpc::Peer::mostUnread / 2 + 1);
            for (const int id : b.readMany(10))
                ids.push_back(id);
            b.session->stop();
            QCOMPARE(b.count(QStringLiteral("session/cancel")), 1);
            QVERIFY(!b.isAnswered(ids.back())); // the agent's own withdrawals come first
            b.clock.advance(core::StopTimes().cascade);
            for (size_t i = 0; i < ids.size(); ++i)
                QCOMPARE(b.errorCode(ids[i]), i < 2 ? 0 : cancelled);
            b.finishAll();
            QCOMPARE(b.disk.asked, 2);
            QCOMPARE(b.textRead(ids[1]), QByteArray("text"));
            // To look at a file while it ends is no effect.
            b.wire->setQueuedBytes(0);
            const int late = b.read();
            QTRY_COMPARE(b.disk.asked, 3);
            b.finishAll();
            QCOMPARE(b.textRead(late), QByteArray("text"));
        }
    }

    /// Nobody is left to answer: the disk is not asked for it.
    void whatWaitsEndsWithTheAgent()
    {
        Bench b;
        (void)b.readMany(10);
        b.die();
        b.finishAll();
        QCOMPARE(b.disk.asked, 2);
    }

    /// The hash of a large text takes several frames. What comes behind it stays behind it.
    void largeTextsAreHashedBesideTheWindow()
    {
        Bench b;
        const QByteArray large(core::FileService::hashedAtOnce + 1, 'x');
        const int first = b.write("f.txt", large);
        const int second = b.write("f.txt", "small");
        QCOMPARE(b.disk.jobs.size(), size_t(2));
        QCOMPARE(b.openRows(core::RequestKind::WriteFile).size(), size_t(2));
        QVERIFY(!b.isAnswered(first) && !b.isAnswered(second));
        QCOMPARE(b.onDisk("f.txt"), QByteArray("text"));
        b.disk.finishOne();
        QCOMPARE(b.onDisk("f.txt"), large);
        b.finishAll();
        QCOMPARE(b.onDisk("f.txt"), QByteArray("small"));
        QCOMPARE(b.errorCode(first), 0);
        QCOMPARE(b.errorCode(second), 0);
        b.write("f.txt", "at once");
        QCOMPARE(b.disk.asked, 2);
        QCOMPARE(b.onDisk("f.txt"), QByteArray("at once"));
        QCOMPARE(b.ledger.allEffects().size(), size_t(3));
    }

    /// Stop meanwhile, or the user's cancel in the row: nothing is written, and it says so.
    void largeTextsAreNotWrittenAfterStop()
    {
        for (const bool byStop : {true, false}) {
            Bench b;
            const int id = b.write("f.txt", QByteArray(core::FileService::hashedAtOnce + 1, 'x'));
            if (byStop)
                b.session->stop();
            else
                b.board.cancel(b.openRows(core::RequestKind::WriteFile).front());
            b.finishAll();
            QCOMPARE(b.onDisk("f.txt"), QByteArray("text"));
            QCOMPARE(b.errorCode(id), cancelled);
            QCOMPARE(b.answers(id), 1);
            const auto effects = b.ledger.allEffects();
            QCOMPARE(effects.size(), size_t(1));
            QCOMPARE(effects.front().state, ledger::EffectState::Cancelled);
            // What comes after Stop is refused before anything is done for it.
            if (!byStop)
                continue;
            const int late = b.write("g.txt", QByteArray(core::FileService::hashedAtOnce + 1, 'y'));
            QCOMPARE(b.errorCode(late), cancelled);
            b.finishAll();
            QCOMPARE(b.answers(late), 1);
            QCOMPARE(b.ledger.allEffects().size(), size_t(2));
        }
    }

    void linksInACircleAreLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("itself") << QByteArray("self");
        QTest::newRow("two") << QByteArray("a");
        QTest::newRow("two, the other") << QByteArray("b");
        QTest::newRow("as a folder") << QByteArray("a/f.txt");
    }
    void linksInACircleAreLeftAlone()
    {
        QFETCH(const QByteArray, path);
        AgentBench b;
        b.prompt();
        const auto link = [&b](const char *name, const char *target) {
            return ::symlink(target, QFile::encodeName(b.folder.filePath(QLatin1String(name))).constData()) == 0;
        };
        QVERIFY(link("self", "self") && link("a", "b") && link("b", "a"));
        QVERIFY(b.errorCode(b.read(path)) != 0);
        const int write = b.write(path, "new");
        QVERIFY(b.errorCode(write) != 0);
        QVERIFY(b.ledger.allEffects().empty());
        for (const char *name : {"self", "a", "b"})
            QVERIFY(QFileInfo(b.folder.filePath(QLatin1String(name))).isSymLink());
    }
};

BELAY_TEST(TestFileService)

} // namespace tst_fileservice

#include "tst_fileservice.moc"
