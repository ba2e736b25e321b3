// SPDX-License-Identifier: Apache-2.0
// "Written" is only said of what is on the disk, whatever was asked for before and with whichever id.
#include "agentbench.h"
#include "waiting.h"

#include "ledger/disk/trash.h"
#include "ledger/files/fileeffects.h"

#include "testclass.h"

#include <QTest>

namespace tst_repeatedwrites {

using ledger::EffectState;

#ifndef Q_MOC_RUN // moc loses its place in the raw string
namespace {

const QByteArray hello = R"({"protocolVersion":1,"agentCapabilities":{"sessionCapabilities":{"resume":{}}}})";

/// With the disk as it is, not as the other benches' answer inside the call.
struct Bench : AgentBench
{
    ledger::Trash trash{folder.path() + QStringLiteral("/.trash"), ledger::Trash::Use::OwnFolder};
    ledger::FileEffects disk{&ledger, &blobs, &trash};

    Bench() : AgentBench(false)
    {
        changer = &disk;
        remote = true;
        remake();
        openSession(hello);
        prompt();
    }
    ~Bench() { connection.reset(); }

    void loseAndComeBack()
    {
        lose();
        clock.advance(1000);
        answer(idOf(QStringLiteral("initialize")), hello);
        answer(idOf(QStringLiteral("session/resume")), "{}");
    }

    /// Whether the agent was told that it is written. \p id as the agent numbers its requests.
    bool wrote(int id, const QByteArray &content)
    {
        nextId = id;
        const int before = answers(id);
        write("f.txt", content);
        if (!waitUntil([&] { return answers(id) > before; }, 20000))
            return false;
        return lastAnswer(id).contains(QLatin1String("result"));
    }
    QJsonObject lastAnswer(int id) const
    {
        const auto found =
            std::find_if(sent.rbegin(), sent.rend(), [id](const QJsonObject &m) { return isAnswer(m, id); });
        return found == sent.rend() ? QJsonObject() : *found;
    }
    static bool isAnswer(const QJsonObject &m, int id)
    {
        return !m.contains(QLatin1String("method")) && m.value(QLatin1String("id")).toInt(-1) == id;
    }
    int committed() const
    {
        const auto rows = ledger.allEffects();
        return int(std::count_if(rows.begin(), rows.end(),
                                 [](const ledger::Effect &row) { return row.state == EffectState::Committed; }));
    }
};

} // namespace
#endif

class TestRepeatedWrites : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameAndOtherIds_data()
    {
        QTest::addColumn<int>("step"); ///< from one request's id to the next
        QTest::newRow("an id is used again once it is answered") << 0;
        QTest::newRow("each has its own") << 1;
    }
    void sameAndOtherIds()
    {
        QFETCH(const int, step);
        Bench b;
        int id = 7;
        for (const char *content : {"A", "B", "A", "B", "B", "A"}) {
            QVERIFY(b.wrote(id, content));
            QCOMPARE(b.onDisk("f.txt"), QByteArray(content));
            id += step;
        }
        QCOMPARE(b.committed(), 6); // each a deed of its own
    }

    void deletedInBetween()
    {
        Bench b;
        for (int round = 0; round < 3; ++round) {
            QVERIFY(b.wrote(7, "A"));
            QCOMPARE(b.onDisk("f.txt"), QByteArray("A"));
            QVERIFY(QFile::remove(b.folder.filePath(QStringLiteral("f.txt"))));
        }
    }

    /// What is asked once more after the connection was made again is found done, if it is; and done again if it is
    /// not.
    void askedAgainAfterTheConnectionCameBack()
    {
        Bench b;
        QVERIFY(b.wrote(7, "A"));
        QVERIFY(b.wrote(8, "B"));
        QVERIFY(b.wrote(9, "B"));
        QCOMPARE(b.committed(), 3);
        b.loseAndComeBack();
        QVERIFY(b.wrote(1, "B"));
        QVERIFY(b.wrote(2, "B"));
        QCOMPARE(b.committed(), 3); // the very same as before
        QVERIFY(b.wrote(3, "A"));   // the same as before, but no longer so
        QCOMPARE(b.onDisk("f.txt"), QByteArray("A"));
        QCOMPARE(b.committed(), 4);
    }

    void inTheNextTurnItIsAnotherDeed()
    {
        Bench b;
        QVERIFY(b.wrote(7, "A"));
        b.answerPrompt("end_turn");
        b.prompt();
        QVERIFY(b.wrote(7, "A"));
        QCOMPARE(b.committed(), 2);
    }
};

BELAY_TEST(TestRepeatedWrites)

} // namespace tst_repeatedwrites

#include "tst_repeatedwrites.moc"
