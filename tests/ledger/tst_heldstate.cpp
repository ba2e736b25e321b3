// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/filestate.h"
#include "ledger/held/heldstate.h"

#include "testclass.h"

#include <QTest>

namespace tst_heldstate {

using ledger::FileIdentity;
using ledger::FileMark;
using ledger::FileType;
using ledger::HeldChange;
using ledger::HeldState;

namespace {

/// "-" nothing, "/" a folder, ">x" a link, else a file with that text; "x*" an executable one.
FileMark mark(const QByteArray &what)
{
    if (what == "-")
        return ledger::missingMark();
    if (what == "/")
        return FileMark{FileType::Folder, {}, 0755};
    if (what.startsWith('>'))
        return ledger::markOf(what.sliced(1), 0, FileType::Symlink);
    return ledger::markOf(what.endsWith('*') ? what.chopped(1) : what, what.endsWith('*') ? 0755 : 0644);
}

std::optional<FileIdentity> identity(int number)
{
    return number == 0 ? std::nullopt : std::optional(FileIdentity{quint64(number), 0100644, 1, 1});
}

HeldChange change(const QByteArray &path, const QByteArray &wanted, const QByteArray &now)
{
    return {path, mark(wanted), mark(now), false};
}

QByteArrayList pathsOf(const std::vector<HeldChange> &changes)
{
    QByteArrayList out;
    for (const HeldChange &change : changes)
        out << change.path;
    return out;
}

} // namespace

/// Whose a difference between the two sides is.
class TestHeldState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoseADifferenceIs_data()
    {
        QTest::addColumn<QByteArray>("wanted");
        QTest::addColumn<QByteArray>("real");
        QTest::addColumn<QByteArray>("settled"); // empty: never the same
        QTest::addColumn<int>("now");            // identity; 0: nothing there
        QTest::addColumn<int>("base");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("the same") << QByteArray("x") << QByteArray("x") << QByteArray() << 1 << 1 << QByteArray("same");
        QTest::newRow("the same, changed by both")
            << QByteArray("x") << QByteArray("x") << QByteArray("o") << 2 << 1 << QByteArray("same");
        QTest::newRow("changed by the program")
            << QByteArray("x") << QByteArray("o") << QByteArray() << 1 << 1 << QByteArray("waits");
        QTest::newRow("changed by the program again")
            << QByteArray("x") << QByteArray("o") << QByteArray("o") << 1 << 1 << QByteArray("waits");
        QTest::newRow("changed by the user, settled")
            << QByteArray("x") << QByteArray("u") << QByteArray("x") << 2 << 1 << QByteArray("theirs");
        QTest::newRow("changed by both") << QByteArray("x") << QByteArray("u") << QByteArray("o") << 2 << 1
                                         << QByteArray("conflict");
        QTest::newRow("changed by both, never settled")
            << QByteArray("x") << QByteArray("u") << QByteArray() << 2 << 1 << QByteArray("conflict");
        QTest::newRow("new") << QByteArray("x") << QByteArray("-") << QByteArray() << 0 << 0 << QByteArray("waits");
        QTest::newRow("new of both") << QByteArray("x") << QByteArray("u") << QByteArray() << 2 << 0
                                     << QByteArray("conflict");
        QTest::newRow("deleted") << QByteArray("-") << QByteArray("o") << QByteArray() << 1 << 1 << QByteArray("waits");
        QTest::newRow("deleted, changed by the user")
            << QByteArray("-") << QByteArray("u") << QByteArray() << 2 << 1 << QByteArray("conflict");
        QTest::newRow("deleted, settled, made again by the user")
            << QByteArray("-") << QByteArray("u") << QByteArray("-") << 2 << 0 << QByteArray("theirs");
        QTest::newRow("hidden by a new folder, made by the user")
            << QByteArray("-") << QByteArray("u") << QByteArray() << 2 << 0 << QByteArray("theirs");
        QTest::newRow("deleted by the user, settled")
            << QByteArray("x") << QByteArray("-") << QByteArray("x") << 0 << 1 << QByteArray("theirs");
        QTest::newRow("deleted by the user, changed by the program")
            << QByteArray("x") << QByteArray("-") << QByteArray("o") << 0 << 1 << QByteArray("conflict");
        QTest::newRow("made executable") << QByteArray("x*") << QByteArray("x") << QByteArray("x") << 1 << 1
                                         << QByteArray("waits");
        QTest::newRow("a link in its place")
            << QByteArray(">x") << QByteArray("x") << QByteArray("x") << 1 << 1 << QByteArray("waits");
    }
    void whoseADifferenceIs()
    {
        QFETCH(const QByteArray, wanted);
        QFETCH(const QByteArray, real);
        QFETCH(const QByteArray, settled);
        QFETCH(const int, now);
        QFETCH(const int, base);
        ledger::HeldMemory memory;
        if (!settled.isEmpty())
            memory.settled["p"] = mark(settled);
        if (base)
            memory.base["p"] = *identity(base);
        const HeldState state = heldState({{"p", mark(wanted)}}, {{"p", {mark(real), identity(now)}}}, memory);
        QByteArray said = state.same.empty() ? QByteArray() : QByteArray("same");
        if (!state.theirs.isEmpty())
            said += "theirs";
        if (!state.waiting.empty())
            said += state.waiting.front().conflict ? "conflict" : "waits";
        QTEST(said, "said");
    }

    /// What the user put into a folder does not go with it.
    void aFolderWithSomethingNewInItIsAConflict_data()
    {
        QTest::addColumn<QByteArray>("wanted");
        QTest::newRow("deleted") << QByteArray("-");
        QTest::newRow("replaced") << QByteArray("x");
    }
    void aFolderWithSomethingNewInItIsAConflict()
    {
        QFETCH(const QByteArray, wanted);
        ledger::HeldMemory memory;
        memory.base = {{"d", *identity(1)}, {"d/old", *identity(2)}, {"e", *identity(4)}};
        const HeldState state =
            heldState({{"d", mark(wanted)}, {"d/new", mark("-")}, {"d/old", mark("-")}, {"e", mark(wanted)}},
                      {{"d", {mark("/"), identity(1)}},
                       {"d/new", {mark("u"), identity(3)}},
                       {"d/old", {mark("o"), identity(2)}},
                       {"e", {mark("/"), identity(4)}}},
                      memory);
        QCOMPARE(state.theirs, QByteArrayList({"d/new"}));
        QCOMPARE(pathsOf(state.waiting), QByteArrayList({"d", "d/old", "e"}));
        QVERIFY(state.waiting.at(0).conflict && !state.waiting.at(1).conflict && !state.waiting.at(2).conflict);
    }

    void setIdBitsAreNoDifference()
    {
        FileMark with = mark("x*");
        with.mode = 06755;
        QVERIFY(isSame(with, mark("x*")));
        QVERIFY(!isSame(with, mark("x")));
        QVERIFY(!isSame(FileMark(), FileMark())); // what is not known is the same as nothing
    }

    void theOrderOfWriting_data()
    {
        QTest::addColumn<std::vector<HeldChange>>("changes");
        QTest::addColumn<QByteArrayList>("order");
        QTest::newRow("folders first, deletions last, the deepest before")
            << std::vector{change("a", "-", "o"), change("d", "-", "/"), change("d/e", "-", "o"), change("n", "/", "-"),
                           change("n/x", "x", "-")}
            << QByteArrayList({"n", "n/x", "d/e", "d", "a"});
        QTest::newRow("a file in the place of a folder: room first")
            << std::vector{change("d", "x", "/"), change("d/e", "-", "/"), change("d/e/f", "-", "o"),
                           change("z", "-", "o")}
            << QByteArrayList({"d/e/f", "d/e", "d", "z"});
        QTest::newRow("a folder in the place of a file")
            << std::vector{change("f", "/", "o"), change("f/x", "x", "-")} << QByteArrayList({"f", "f/x"});
    }
    void theOrderOfWriting()
    {
        QFETCH(const std::vector<HeldChange>, changes);
        QTEST(pathsOf(ledger::inWritingOrder(changes)), "order");
    }

    void whatGoesAlong()
    {
        const std::vector waiting{change("n", "/", "-"),   change("n/x", "x", "-"),   change("n/y", "x", "-"),
                                  change("old", "x", "/"), change("old/a", "-", "o"), change("oldest", "x", "o")};
        QCOMPARE(acceptedWith(waiting, {"n/x"}), QByteArrayList({"n", "n/x"}));
        QCOMPARE(acceptedWith(waiting, {"n"}), QByteArrayList({"n"}));
        QCOMPARE(acceptedWith(waiting, {"old"}), QByteArrayList({"old", "old/a"}));
        QCOMPARE(rejectedWith(waiting, {"n"}), QByteArrayList({"n", "n/x", "n/y"}));
        QCOMPARE(rejectedWith(waiting, {"n/x"}), QByteArrayList({"n/x"}));
        QCOMPARE(rejectedWith(waiting, {"old"}), QByteArrayList({"old", "old/a"}));
        QCOMPARE(rejectedWith(waiting, {"old/a"}), QByteArrayList({"old", "old/a"}));
        QCOMPARE(acceptedWith(waiting, {"unknown"}), QByteArrayList());
    }
};

BELAY_TEST(TestHeldState)

} // namespace tst_heldstate

#include "tst_heldstate.moc"
