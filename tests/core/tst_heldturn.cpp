// SPDX-License-Identifier: Apache-2.0
#include "heldturnbench.h"

using core::HeldChanges;
using core::HeldFile;

/// What one turn of a sealed agent did, as the user decides about it.
class TestHeldTurn : public QObject
{
    Q_OBJECT

    std::unique_ptr<Sealable> m_here;

private Q_SLOTS:
    void initTestCase() { m_here = std::make_unique<Sealable>(); }
    void init()
    {
        if (!m_here->problem.isEmpty())
            QSKIP("nothing can be sealed here");
    }

    void aTurnIsTakenBackAndWhatWaitedBeforeStays()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("echo before >> a");
        s.sync();
        QVERIFY(!s.changes->isTurnRestorable());
        s.agent("echo turn >> a; rm b; echo n > new");
        QVERIFY(s.changes->isTurnRestorable());
        QCOMPARE(s.restore(), QString());
        QVERIFY(!s.changes->isTurnRestorable());
        QCOMPARE(s.paths(), QByteArrayList({"a"}));
        QCOMPARE(s.seen(QStringLiteral("a")), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\nbefore\n"));
        QCOMPARE(s.seen(QStringLiteral("b")), QByteArray("b1\n"));
        QCOMPARE(s.real(QStringLiteral("a")), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n"));
        // What only took something back is a turn, too.
        s.agent("printf '1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n' > a");
        QCOMPARE(s.paths(), QByteArrayList());
        QVERIFY(s.changes->isTurnRestorable());
        QCOMPARE(s.restore(), QString());
        QCOMPARE(s.paths(), QByteArrayList({"a"}));
    }

    void whatIsNotKeptIsSaid()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("truncate -s 65M large");
        s.sync();
        s.agent("echo small > large; echo n > new");
        const QString said = s.restore();
        QVERIFY2(said.contains(QStringLiteral("could not be brought back")) && said.contains(QStringLiteral("large")),
                 qPrintable(said));
        QCOMPARE(s.paths(), QByteArrayList({"large"}));
    }

    /// The user's lines stay, and the agent sees both.
    void aConflictIsDecidedByWhatWasThereBefore()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("sed -i 's/^1$/agent/' a");
        s.put(QStringLiteral("a"), "1\n2\n3\n4\n5\n6\n7\nuser\n");
        s.sync();
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        const HeldChanges::Text text = s.text("a");
        QVERIFY(text.knowsBegun && !text.unknown);
        QCOMPARE(text.begun.value_or("none"), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n"));
        s.acceptPart("a", "agent\n2\n3\n4\n5\n6\n7\nuser\n", HeldChanges::Rest::IsGivenUp);
        QTRY_COMPARE(s.seen(QStringLiteral("a")), QByteArray("agent\n2\n3\n4\n5\n6\n7\nuser\n"));
        s.look();
        QCOMPARE(s.paths(), QByteArrayList());
        QCOMPARE(s.real(QStringLiteral("a")), s.seen(QStringLiteral("a")));
        QVERIFY(!s.changes->isTurnRestorable()); // it was decided, and that is no doing of the turn
    }

    /// A part of it is accepted: the rest never reads as a change that takes the user's lines away.
    void theRestOfAConflictStaysAConflict()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("sed -i 's/^1$/agent/; s/^4$/agent/' a");
        s.put(QStringLiteral("a"), "1\n2\n3\n4\n5\n6\n7\nuser\n");
        s.look();
        s.acceptPart("a", "agent\n2\n3\n4\n5\n6\n7\nuser\n", HeldChanges::Rest::Waits);
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        QCOMPARE(s.text("a").begun.value_or("none"), QByteArray("1\n2\n3\n4\n5\n6\n7\n8\n"));
        s.sync();
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        QVERIFY(s.changes->acceptable().empty());
    }

    /// The agent wrote again while the user decided.
    void whatCameMeanwhileIsNotGivenUp()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("sed -i 's/^1$/agent/' a");
        s.put(QStringLiteral("a"), "1\n2\n3\n4\n5\n6\n7\nuser\n");
        s.look();
        const HeldFile decided = s.file("a");
        s.agent("echo later >> a");
        bool isDone = false;
        s.changes->acceptPart(decided, "agent\n2\n3\n4\n5\n6\n7\nuser\n", HeldChanges::Rest::IsGivenUp, {1}, &s.context,
                              [&isDone](const ledger::HeldOutcome &) { isDone = true; });
        QTRY_VERIFY(isDone && !s.changes->isBusy());
        s.look();
        QCOMPARE(s.paths(), QByteArrayList({"!a"}));
        QCOMPARE(s.seen(QStringLiteral("a")), QByteArray("agent\n2\n3\n4\n5\n6\n7\n8\nlater\n"));
    }

    /// Of a part that was accepted the rest waits as before, and is none of the turn's.
    void theRestOfAPartIsNotOfTheTurn()
    {
        HeldTurnBench s(m_here->folder());
        s.agent("sed -i 's/^1$/ONE/; s/^8$/EIGHT/' a");
        s.sync();
        s.acceptPart("a", "ONE\n2\n3\n4\n5\n6\n7\n8\n", HeldChanges::Rest::Waits);
        QVERIFY(!s.changes->isTurnRestorable());
        QCOMPARE(s.restore(), QString());
        QCOMPARE(s.seen(QStringLiteral("a")), QByteArray("ONE\n2\n3\n4\n5\n6\n7\nEIGHT\n"));
    }

    /// The folder that the project is in belongs to the agent where it lies in /tmp: it can put another in its place.
    void theFolderIsMovedAway()
    {
        const QString top = m_here->folder(), victim = top + QStringLiteral("/victim");
        QVERIFY(QDir().mkpath(victim));
        QFile mine(victim + QStringLiteral("/a"));
        QVERIFY(mine.open(QIODevice::WriteOnly) && mine.write("mine") == 4);
        mine.close();
        HeldTurnBench s(top);
        s.agent("echo before >> a");
        s.sync();
        s.agent("echo turn >> a; rm b; cd /; mv " + QFile::encodeName(top) + " /tmp/elsewhere && mkdir " +
                QFile::encodeName(top) + " && ln -s " + QFile::encodeName(victim) + ' ' +
                QFile::encodeName(s.project()));
        QVERIFY(QFileInfo(s.changes->view()->pathOf(s.project())).isSymLink());
        QVERIFY(!s.restore().isEmpty());
        QVERIFY(mine.open(QIODevice::ReadOnly));
        QCOMPARE(mine.readAll(), QByteArray("mine"));
        QCOMPARE(QDir(victim).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList({QStringLiteral("a")}));
    }

    /// What came after the last look is there all the same.
    void whatWasWrittenSinceIsNoEmptyStore()
    {
        HeldTurnBench s(m_here->folder());
        s.look();
        QVERIFY(s.changes->isEmpty());
        s.act("echo late > late");
        s.changes->removeIfEmpty();
        QVERIFY(s.changes->view()); // it was not given up
        s.look();
        QCOMPARE(s.paths(), QByteArrayList({"late"}));
    }
};

QTEST_GUILESS_MAIN(TestHeldTurn)
#include "tst_heldturn.moc"
