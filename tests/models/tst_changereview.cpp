// SPDX-License-Identifier: Apache-2.0
#include "models/review/changereview.h"

#include "testclass.h"

#include <QTest>

namespace tst_changereview {

using models::ChangeReview;
using models::ReviewInput;
using Purpose = ChangeReview::Purpose;
using Accepted = ChangeReview::Accepted;

namespace {

constexpr char baseText[] = "1\n2\n3\n4\n5\n6\n7\n8\n9\n";

QByteArray with(QByteArray text, const QByteArray &from, const QByteArray &to)
{
    return text.replace(from, to);
}

ReviewInput input(std::optional<QByteArray> before, std::optional<QByteArray> proposed,
                  std::optional<QByteArray> current)
{
    return {QStringLiteral("/f"), std::move(before), std::move(proposed), std::move(current)};
}

} // namespace

class TestChangeReview : public QObject
{
    Q_OBJECT

    static QByteArray text(const std::optional<QByteArray> &content) { return content.value_or("(none)"); }

private Q_SLOTS:
    /// What was decided lasts while the file does.
    void goesOnWhereItWasLeft()
    {
        const QByteArray proposed = with(with(baseText, "2\n", "two\n"), "8\n", "");
        ReviewInput same = input(baseText, proposed, baseText), other = same, unread = input({}, {}, {});
        other.path = QStringLiteral("/g");
        unread.path = QStringLiteral("/h");
        unread.unknown = unread.touched = true;
        ChangeReview earlier(Purpose::Proposed, {same, other, unread});
        earlier.takeMine(0, 1);
        earlier.accept(1, false);
        earlier.accept(2, true);
        other.proposed = with(baseText, "2\n", "zwei\n");
        ChangeReview again(Purpose::Proposed, {other, same, unread});
        again.takeOver(earlier);
        QCOMPARE(again.accepted(2), Accepted::None); // nobody knows whether it is
        QCOMPARE(again.accepted(0), Accepted::All);  // it is another change now
        QCOMPARE(again.hunks(1).rejected, 1);
        QCOMPARE(text(again.result(1)), with(baseText, "2\n", "two\n"));
    }

    /// Two hunks, each accepted or not, before and after they are written.
    void hunks_data()
    {
        QTest::addColumn<bool>("written");
        QTest::addColumn<bool>("first");
        QTest::addColumn<bool>("second");
        QTest::addColumn<QByteArray>("result");
        for (const bool written : {false, true}) {
            for (const bool first : {false, true}) {
                for (const bool second : {false, true}) {
                    QByteArray result = baseText;
                    if (first)
                        result = with(result, "2\n", "two\nand more\n");
                    if (second)
                        result = with(result, "8\n", "");
                    QTest::addRow("%s, %d %d", written ? "written" : "proposed", first, second)
                        << written << first << second << result;
                }
            }
        }
    }
    void hunks()
    {
        QFETCH(const bool, written);
        QFETCH(const bool, first);
        QFETCH(const bool, second);
        QFETCH(const QByteArray, result);
        const QByteArray proposed = with(with(baseText, "2\n", "two\nand more\n"), "8\n", "");
        ChangeReview review(written ? Purpose::Written : Purpose::Proposed,
                            {input(baseText, proposed, written ? proposed : baseText)});
        QCOMPARE(review.files()[0].hunks.size(), size_t(2));
        QVERIFY(!review.files()[0].touched);
        QCOMPARE(review.accepted(0), Accepted::All);
        QCOMPARE(text(review.result(0)), proposed);
        review.accept(0, 0, first);
        review.accept(0, 1, second);
        QCOMPARE(text(review.result(0)), result);
        QCOMPARE(review.accepted(0), first && second   ? Accepted::All
                                     : first || second ? Accepted::Part
                                                       : Accepted::None);
        QCOMPARE(review.hasWork(), written ? !(first && second) : first || second);
        if (!written) {
            QCOMPARE(review.lines(0).added, first ? 2 : 0);
            QCOMPARE(review.lines(0).removed, int(first) + int(second));
        }
        review.accept(0, true);
        QCOMPARE(text(review.result(0)), proposed);
        review.accept(0, false);
        QCOMPARE(text(review.result(0)), baseText);
    }

    void aHunkIsShownWithLinesAround()
    {
        const ChangeReview review(Purpose::Proposed, {input(baseText, with(baseText, "5\n", "five\n"), baseText)});
        const models::ReviewHunk &hunk = review.files()[0].hunks.at(0);
        QCOMPARE(hunk.before, QStringLiteral("2\n3\n4\n5\n6\n7\n8\n"));
        QCOMPARE(hunk.after, QStringLiteral("2\n3\n4\nfive\n6\n7\n8\n"));
        QCOMPARE(hunk.beforeLine, 1);
        QCOMPARE(hunk.afterLine, 1);
    }

    void somebodyElsesChangeStays()
    {
        const QByteArray theirs = with(baseText, "9\n", "nine\n");
        ChangeReview review(Purpose::Proposed, {input(baseText, with(baseText, "2\n", "two\n"), theirs)});
        QVERIFY(review.files()[0].touched);
        QCOMPARE(review.files()[0].hunks.size(), size_t(1));
        QCOMPARE(text(review.result(0)), with(theirs, "2\n", "two\n"));
        review.accept(0, false);
        QCOMPARE(text(review.result(0)), theirs);
    }

    void theSameLinesNeedADecision()
    {
        const QByteArray theirs = with(baseText, "2\n", "zwei\n"),
                         proposed = with(with(baseText, "2\n", "two\n"), "8\n", "");
        ChangeReview review(Purpose::Proposed, {input(baseText, proposed, theirs)});
        QCOMPARE(review.files()[0].hunks.size(), size_t(2));
        QVERIFY(review.files()[0].hunks[0].conflict);
        QVERIFY(!review.files()[0].hunks[0].accepted);
        QCOMPARE(review.accepted(0), Accepted::Part);
        QCOMPARE(text(review.result(0)), with(theirs, "8\n", ""));
        review.accept(0, 0, true);
        QCOMPARE(text(review.result(0)), proposed);
    }

    /// Whoever decides for what is on the disk has decided, too; and what was made of both is written as it is.
    void aConflictIsDecidedThreeWays()
    {
        const QByteArray mine = with(baseText, "2\n", "zwei\n"), proposed = with(baseText, "2\n", "two\n");
        ChangeReview review(Purpose::Proposed, {input(baseText, proposed, mine)});
        QCOMPARE(review.accepted(0), Accepted::None);
        QVERIFY(!review.hasWork() && !review.keepsMine(0));
        review.takeMine(0, 0);
        QCOMPARE(review.accepted(0), Accepted::All);
        QVERIFY(review.hasWork() && review.keepsMine(0) && !review.writes(0));
        QCOMPARE(text(review.result(0)), mine);
        QCOMPARE(review.bothLines(0, 0), QByteArray("zwei\ntwo\n"));
        review.takeTogether(0, 0, "zwei, two"); // the line still ends
        QVERIFY(review.writes(0) && !review.keepsMine(0));
        QCOMPARE(text(review.result(0)), with(baseText, "2\n", "zwei, two\n"));
        QVERIFY(review.files()[0].hunks[0].after.contains(QStringLiteral("1\nzwei, two\n3\n")));
        QCOMPARE(review.bothLines(0, 0), QByteArray("zwei, two\n"));
        review.takeTogether(0, 0, {});
        QCOMPARE(text(review.result(0)), with(baseText, "2\n", ""));
        review.accept(0, 0, true);
        QCOMPARE(text(review.result(0)), proposed);
        QVERIFY(review.files()[0].hunks[0].after.contains(QStringLiteral("1\ntwo\n3\n")));
        review.accept(0, 0, false);
        QVERIFY(!review.hasWork());
    }

    void whatIsWrittenTogetherEndsAsItsFile()
    {
        const auto dos = [](QByteArray text) { return text.replace('\n', "\r\n"); };
        ChangeReview review(Purpose::Proposed, {input(dos(baseText), dos(with(baseText, "2\n", "two\n")),
                                                      dos(with(baseText, "2\n", "zwei\n")))});
        review.takeTogether(0, 0, "a\nb");
        QCOMPARE(text(review.result(0)), dos(with(baseText, "2\n", "a\nb\n")));
    }

    /// Beside other hunks, which go their own way.
    void mineInOnePlaceOnly()
    {
        const QByteArray mine = with(baseText, "2\n", "zwei\n"),
                         proposed = with(with(baseText, "2\n", "two\n"), "8\n", "");
        ChangeReview review(Purpose::Proposed, {input(baseText, proposed, mine)});
        review.takeMine(0, 0);
        QCOMPARE(review.accepted(0), Accepted::All);
        QVERIFY(review.writes(0));
        QCOMPARE(text(review.result(0)), with(mine, "8\n", ""));
        review.accept(0, 1, false);
        QCOMPARE(review.accepted(0), Accepted::Part);
        QVERIFY(!review.writes(0) && !review.keepsMine(0) && review.hasWork());
        QCOMPARE(text(review.undecided(0)), with(baseText, "8\n", "")); // what both began with, and the rest
    }

    /// What goes on waiting where something is rejected is what the agent made without that.
    void whatIsRejectedIsNotInTheRest()
    {
        const QByteArray proposed = with(with(with(baseText, "2\n", "two\n"), "5\n", "five\n"), "8\n", "");
        ChangeReview review(Purpose::Proposed, {input(baseText, proposed, baseText)});
        QVERIFY(!review.undecided(0));
        review.takeMine(0, 1);
        QVERIFY(!review.undecided(0)); // the others are accepted
        QCOMPARE(text(review.result(0)), with(with(baseText, "2\n", "two\n"), "8\n", ""));
        review.accept(0, 2, false);
        const ChangeReview::Hunks hunks = review.hunks(0);
        QVERIFY(hunks.accepted == 1 && hunks.rejected == 1 && hunks.undecided == 1);
        QCOMPARE(text(review.undecided(0)), with(with(baseText, "2\n", "two\n"), "8\n", ""));
        QCOMPARE(text(review.result(0)), with(baseText, "2\n", "two\n"));
    }

    void whatIsOnlyDecidedAsAWholeIsMineOrTheAgents()
    {
        ChangeReview review(Purpose::Proposed, {input("x", QByteArray("a\0b", 3), "y")});
        QVERIFY(review.files()[0].hunks.empty() && review.files()[0].touched);
        QVERIFY(!review.hasWork());
        review.takeMine(0);
        QVERIFY(review.keepsMine(0));
        QCOMPARE(text(review.result(0)), QByteArray("y"));
        review.accept(0, true);
        QVERIFY(review.writes(0) && !review.keepsMine(0));
        QCOMPARE(text(review.result(0)), QByteArray("a\0b", 3));
    }

    /// Each as it is there, also around the lines in question.
    void aConflictHasThreeSides()
    {
        const ChangeReview review(Purpose::Proposed,
                                  {input("1\n2\n3\n4\n5\n", "1\ntwo\n3\n4\n5\n", "1\nzwei\n3\n4\nfünf\n")});
        const models::ReviewHunk &hunk = review.files()[0].hunks[0];
        QVERIFY(hunk.conflict);
        QCOMPARE(hunk.sides[0], QStringLiteral("1\nzwei\n3\n4\nfünf\n"));
        QCOMPARE(hunk.sides[1], QStringLiteral("1\n2\n3\n4\n5\n"));
        QCOMPARE(hunk.sides[2], QStringLiteral("1\ntwo\n3\n4\n5\n"));
    }

    void writtenAndChangedSince()
    {
        const QByteArray proposed = with(with(baseText, "2\n", "two\n"), "5\n", "five\n");
        // One hunk was taken back by hand, and the user wrote something else elsewhere.
        const QByteArray now = with(with(proposed, "five\n", "5\n"), "9\n", "nine\n");
        ChangeReview review(Purpose::Written, {input(baseText, proposed, now)});
        QCOMPARE(review.files()[0].hunks.size(), size_t(1));
        QCOMPARE(text(review.result(0)), now);
        review.accept(0, false);
        QCOMPARE(text(review.result(0)), with(baseText, "9\n", "nine\n"));
    }

    void filesThatComeAndGo()
    {
        ChangeReview made(Purpose::Proposed, {input(std::nullopt, "a\nb\n", std::nullopt)});
        QCOMPARE(text(made.result(0)), QByteArray("a\nb\n"));
        made.accept(0, false);
        QCOMPARE(text(made.result(0)), QByteArray("(none)"));
        ChangeReview written(Purpose::Written, {input(std::nullopt, "a\nb\n", "a\nb\n")});
        QCOMPARE(text(written.result(0)), QByteArray("a\nb\n"));
        written.accept(0, false);
        QCOMPARE(text(written.result(0)), QByteArray("(none)"));
        ChangeReview gone(Purpose::Proposed, {input("a\n", std::nullopt, "a\n")});
        QVERIFY(gone.files()[0].hunks.empty());
        QCOMPARE(text(gone.result(0)), QByteArray("(none)"));
        gone.accept(0, false);
        QCOMPARE(text(gone.result(0)), QByteArray("a\n"));
        ChangeReview empty(Purpose::Proposed, {input(std::nullopt, QByteArray(""), std::nullopt)});
        QCOMPARE(empty.accepted(0), Accepted::All);
        QVERIFY(empty.result(0) && empty.result(0)->isEmpty());
    }

    void whatIsNoTextIsAllOrNothing()
    {
        const QByteArray binary("a\0b", 3);
        ChangeReview review(Purpose::Proposed, {input("a", binary, "a"), input("a", binary, "else")});
        QVERIFY(!review.files()[0].isText && review.files()[0].hunks.empty());
        QCOMPARE(review.accepted(0), Accepted::All);
        QCOMPARE(text(review.result(0)), binary);
        QCOMPARE(review.accepted(1), Accepted::None); // somebody's work
        QCOMPARE(text(review.result(1)), QByteArray("else"));
        ReviewInput unknown = input(std::nullopt, "new", std::nullopt);
        unknown.unknown = unknown.touched = true;
        const ChangeReview large(Purpose::Proposed, {unknown});
        QCOMPARE(large.accepted(0), Accepted::None);
    }

    void veryManyHunks()
    {
        QByteArray before, after;
        for (int i = 0; i < 1000; ++i) {
            before += QByteArray::number(i) + "\nsame " + QByteArray::number(i) + "\n";
            after += QByteArray::number(-i) + "x\nsame " + QByteArray::number(i) + "\n";
        }
        ChangeReview review(Purpose::Proposed, {input(before, after, before)});
        QVERIFY(review.files()[0].hunks.empty());
        QCOMPARE(text(review.result(0)), after);
        review.accept(0, false);
        QCOMPARE(text(review.result(0)), before);
    }

    void nothingLeftToDo()
    {
        const QByteArray proposed = with(baseText, "2\n", "two\n");
        const ChangeReview review(Purpose::Proposed, {input(baseText, proposed, proposed)});
        QVERIFY(review.files()[0].hunks.empty());
        QCOMPARE(review.accepted(0), Accepted::All);
        QCOMPARE(text(review.result(0)), proposed);
    }
};

BELAY_TEST(TestChangeReview)

} // namespace tst_changereview

#include "tst_changereview.moc"
