// SPDX-License-Identifier: Apache-2.0
#include "base/linematching.h"
#include "text/diff/diffjob.h"
#include "text/diff/diffrows.h"
#include "text/diff/worddiff.h"

#include "testclass.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QStringList>
#include <QTest>
#include <QThread>
#include <QThreadPool>

namespace tst_linediff {

using text::DiffJob;
using text::DiffLine;
using text::DiffRows;
using text::LineDiff;

namespace {

/// What is on screen: a sign for each row, `@` and a number for a fold.
QString shown(const LineDiff &diff, const DiffRows &rows)
{
    static const char signs[] = {' ', '+', '-'};
    const auto side = [&diff](int line) -> QString {
        if (line < 0)
            return QStringLiteral("~");
        const DiffLine is = diff.line(line);
        return QLatin1Char(signs[is.kind]) + is.text.toString();
    };
    QStringList out;
    for (int i = 0; i < rows.count(); ++i) {
        const DiffRows::Row row = rows.row(i);
        if (row.chunk >= 0)
            out << QStringLiteral("@%1").arg(row.hidden);
        else
            out << (rows.sides() ? QString(side(row.line) + u'|' + side(row.right)) : side(row.line));
    }
    return out.join(u'\n');
}

struct Shown
{
    std::shared_ptr<const LineDiff> diff;
    DiffRows rows;
    Shown(const QString &before, const QString &after) : diff(std::make_shared<const LineDiff>(before, after))
    {
        rows.setDiff(diff);
    }
    QString operator()() const { return shown(*diff, rows); }
};

QString numbered(int from, int to, const QString &word = QStringLiteral("line"))
{
    QString text;
    for (int i = from; i < to; ++i)
        text += QStringLiteral("%1 %2\n").arg(word).arg(i);
    return text;
}

QString oldSide(const LineDiff &diff)
{
    QString text;
    for (int i = 0; i < diff.lineCount(); ++i) {
        const DiffLine line = diff.line(i);
        text += line.kind == DiffLine::Added ? QString() : QString(line.text.toString() + u'\n');
    }
    return text;
}

QString newSide(const LineDiff &diff)
{
    QString text;
    for (int i = 0; i < diff.lineCount(); ++i) {
        const DiffLine line = diff.line(i);
        text += line.kind == DiffLine::Removed ? QString() : QString(line.text.toString() + u'\n');
    }
    return text;
}

} // namespace

class TestLineDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAndPartners()
    {
        const LineDiff diff(QStringLiteral("a\nb\nhit = self._items.get(key)\nd\ne\n"),
                            QStringLiteral("a\nb\nhit = self._table.read(key)\nnew\nd\ne\n"));
        QCOMPARE(diff.added(), 2);
        QCOMPARE(diff.removed(), 1);
        QCOMPARE(diff.lineCount(), 7);
        QCOMPARE(diff.line(2).kind, DiffLine::Removed);
        QCOMPARE(diff.line(2).oldNumber, 3);
        QCOMPARE(diff.line(2).partner, 3);
        QCOMPARE(diff.line(3).kind, DiffLine::Added);
        QCOMPARE(diff.line(3).newNumber, 3);
        QCOMPARE(diff.line(3).partner, 2);
        QCOMPARE(diff.line(4).partner, -1);
        QCOMPARE(diff.line(5).oldNumber, 4);
        QCOMPARE(diff.line(5).newNumber, 5);
    }

    void changedText()
    {
        const QString before = QStringLiteral("hit = self._items.get(key)"),
                      after = QStringLiteral("hit = self._table.read(key)");
        const text::ChangedWords words = text::changedText(before, after);
        QCOMPARE(words.removed.size(), size_t(1));
        QCOMPARE(before.mid(words.removed[0].start, words.removed[0].length), QStringLiteral("_items.get"));
        QCOMPARE(after.mid(words.added[0].start, words.added[0].length), QStringLiteral("_table.read"));
        // Different lines are not a changed one.
        QVERIFY(text::changedText(u"one two three", u"and something else").removed.empty());
        QVERIFY(!text::changedText(u"value = 1", u"value = 2").added.empty());
    }

    /// A change in a line that is too long to be compared word by word is found all the same.
    void changedTextOfLongLines_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("removed");
        QTest::addColumn<QString>("added");
        const QString words = QStringLiteral("word ").repeated(500), more = QStringLiteral("more ").repeated(500),
                      others = QStringLiteral("some other ").repeated(250);
        const auto row = [](const char *name, const QString &before, const QString &after, const QString &removed,
                            const QString &added) { QTest::newRow(name) << before << after << removed << added; };
        const QString none;
        row("at the end", words, words + u'x', none, QStringLiteral("x"));
        row("within", words + QStringLiteral("row 5000, ") + more, words + QStringLiteral("row five thousand, ") + more,
            QStringLiteral("5000"), QStringLiteral("five thousand"));
        row("part of a word", words + QStringLiteral("rows ") + more, words + QStringLiteral("row ") + more,
            QStringLiteral("rows"), QStringLiteral("row"));
        row("of two units", words + QString::fromUcs4(U"\U0001f600") + more,
            words + QString::fromUcs4(U"\U0001f601") + more, QString::fromUcs4(U"\U0001f600"),
            QString::fromUcs4(U"\U0001f601"));
        row("too much of it to compare", words.repeated(3) + more + words, words.repeated(3) + others + words,
            more.trimmed(), others.trimmed());
        row("another line", more, others, none, none);
        row("the same word again", words, words + QStringLiteral("word "), none, QStringLiteral("word "));
    }
    void changedTextOfLongLines()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        const text::ChangedWords found = text::changedText(before, after);
        const auto marked = [](const QString &line, const std::vector<text::ChangedRange> &ranges) {
            QString out;
            for (const text::ChangedRange &range : ranges)
                out += line.mid(range.start, range.length);
            return out;
        };
        QTEST(marked(before, found.removed), "removed");
        QTEST(marked(after, found.added), "added");
    }

    void newAndEmptyFiles()
    {
        const LineDiff created(std::nullopt, QStringLiteral("x\ny"));
        QCOMPARE(newSide(created), QStringLiteral("x\ny\n"));
        QCOMPARE(created.added(), 2);
        QCOMPARE(LineDiff(QStringLiteral("x\n"), QString()).removed(), 1);
        QCOMPARE(LineDiff(QString(), QString()).lineCount(), 0);
    }

    /// What no line shows is told beside them, and counted as git counts it.
    void whatNoLineShows_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("changed"); ///< lines of the list
        QTest::addColumn<int>("ends");
        QTest::addColumn<bool>("mark");
        QTest::addColumn<int>("added");
        const auto row = [](const char *name, const QString &before, const QString &after, int changed, int ends,
                            bool mark,
                            int added) { QTest::newRow(name) << before << after << changed << ends << mark << added; };
        const auto lines = [](const char *end) {
            QString out;
            for (int i = 0; i < 200; ++i)
                out += QStringLiteral("line %1").arg(i) + QString::fromUtf8(end);
            return out;
        };
        const QString mark(QChar(0xfeff)), dos = lines("\r\n"), unix = lines("\n");
        row("nothing", dos, dos, 0, 0, false, 0);
        row("every end", dos, unix, 0, 200, false, 200);
        row("every end and a line", dos, QString(unix).replace(QStringLiteral("line 7\n"), QStringLiteral("LINE 7\n")),
            2, 199, false, 200);
        row("the last end", unix, unix.chopped(1), 0, 1, false, 1);
        row("the mark", QString(mark + unix), unix, 0, 0, true, 1);
        row("the mark and a line", QString(mark + unix),
            QString(unix).replace(QStringLiteral("line 7\n"), QStringLiteral("LINE 7\n")), 2, 0, true, 2);
        row("both", QString(mark + dos), unix, 0, 200, true, 200);
        row("a mark alone", mark, QStringLiteral("a\n"), 2, 0, true, 1);
    }
    void whatNoLineShows()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        QFETCH(const int, changed);
        const LineDiff diff(before, after);
        int seen = 0;
        for (int i = 0; i < diff.lineCount(); ++i) {
            seen += diff.line(i).kind != DiffLine::Context;
            QVERIFY(!diff.line(i).text.contains(QChar(0xfeff)) && !diff.line(i).text.contains(u'\r'));
        }
        QCOMPARE(seen, changed);
        QCOMPARE(diff.isSame(), changed == 0);
        QTEST(diff.changedEnds(), "ends");
        QTEST(diff.differsInMark(), "mark");
        QTEST(diff.added(), "added");
        QCOMPARE(diff.removed(), diff.added());
    }

    /// Whatever the texts, the answer rebuilds both of them; also where the exact search gives up.
    void rebuildsBothSides_data()
    {
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("letters");
        QTest::addColumn<int>("rounds");
        QTest::newRow("short") << 30 << 4 << 300;
        QTest::newRow("long, few kinds of lines") << 3000 << 3 << 4;
        QTest::newRow("long, many kinds") << 3000 << 20000 << 4;
    }
    void rebuildsBothSides()
    {
        QFETCH(int, most);
        QFETCH(int, letters);
        QFETCH(int, rounds);
        QRandomGenerator random(7);
        for (int round = 0; round < rounds; ++round) {
            QString a, b;
            for (int i = 0; i < int(random.bounded(quint32(most))); ++i)
                a += QString::number(random.bounded(quint32(letters))) + u'\n';
            for (int i = 0; i < int(random.bounded(quint32(most))); ++i)
                b += QString::number(random.bounded(quint32(letters))) + u'\n';
            const auto diff = std::make_shared<const LineDiff>(a, b);
            QCOMPARE(oldSide(*diff), a);
            QCOMPARE(newSide(*diff), b);
            // Both ways to show it show every line once, and know where each is.
            DiffRows rows;
            rows.setDiff(diff);
            for (const bool sides : {false, true}) {
                rows.setLayout(80, sides);
                for (int i = 0; i < rows.count(); ++i) {
                    if (rows.row(i).chunk >= 0)
                        rows.unfold(rows.row(i).chunk);
                }
                QCOMPARE(rows.count(), diff->isSame() ? 0 : sides ? diff->pairCount() : diff->lineCount());
                for (int line = 0; line < diff->lineCount() && !diff->isSame(); ++line) {
                    const DiffRows::Row row = rows.row(rows.rowOfLine(line));
                    QVERIFY(row.line == line || row.right == line);
                }
            }
        }
    }

    void smallAnswerForSmallChange()
    {
        // Beyond what the exact search takes: a change every tenth line of fifty thousand.
        QString before, after;
        for (int i = 0; i < 50000; ++i) {
            before += QStringLiteral("line %1\n").arg(i);
            after += i % 10 ? QStringLiteral("line %1\n").arg(i) : QStringLiteral("changed %1\n").arg(i);
        }
        const LineDiff diff(before, after);
        QCOMPARE(diff.added(), 5000);
        QCOMPARE(diff.removed(), 5000);
        QCOMPARE(diff.lineCount(), 55000);
    }

    void foldsOpenInSteps()
    {
        QString after = numbered(0, 200);
        after.replace(QStringLiteral("line 100\n"), QStringLiteral("line hundred\n"));
        Shown s(numbered(0, 200), after);
        for (const bool sides : {false, true}) {
            s.rows.setDiff(s.diff);
            s.rows.setLayout(80, sides);
            const int change = sides ? 7 : 8;
            QCOMPARE(s.rows.count(), change + 2);
            QCOMPARE(s.rows.row(0).hidden, 97);
            s.rows.unfold(0, DiffRows::Side::Bottom);
            QCOMPARE(s.rows.row(0).hidden, 77);
            QCOMPARE(s.rows.rowOfLine(76), 0);
            QCOMPARE(s.rows.rowOfLine(77), 1);
            s.rows.unfold(0, DiffRows::Side::Top);
            QCOMPARE(s.rows.rowOfLine(19), 19);
            QCOMPARE(s.rows.row(20).hidden, 57);
            QCOMPARE(s.rows.rowOfLine(76), 20);
            // The other fold is as it was, until it is asked; what is left at last is shown whole.
            QCOMPARE(s.rows.row(s.rows.count() - 1).hidden, 96);
            for (int i = 0; i < 5; ++i)
                s.rows.unfold(1, DiffRows::Side::Top);
            QVERIFY(s.rows.row(s.rows.count() - 1).chunk < 0);
            s.rows.unfold(0);
            QCOMPARE(s.rows.count(), sides ? s.diff->pairCount() : s.diff->lineCount());
        }
    }

    void longStretchesAreFolded()
    {
        QString after = numbered(0, 40);
        after.replace(QStringLiteral("line 20\n"), QStringLiteral("line twenty\n"));
        Shown s(numbered(0, 40), after);
        QCOMPARE(s(), QStringLiteral("@17\n line 17\n line 18\n line 19\n-line 20\n+line twenty\n line 21\n line 22\n"
                                     " line 23\n@16"));
        // The row that says so is where the hidden line is, until that is revealed.
        QCOMPARE(s.rows.rowOfLine(5), 0);
        QVERIFY(s.rows.reveal(5));
        QVERIFY(!s.rows.reveal(5));
        QCOMPARE(s.rows.rowOfLine(5), 5);
        QVERIFY(!s.rows.reveal(20));
        QCOMPARE(s.rows.count(), 26);
        QCOMPARE(s.rows.foldsIn(0, 26, 10), std::vector<int>{25});
        s.rows.unfold(s.rows.row(25).chunk);
        QCOMPARE(s.rows.count(), 41);
        QVERIFY(s.rows.foldsIn(0, 41, 10).empty());
    }

    void oneLineIsNoFold()
    {
        const QString before = numbered(0, 20);
        QString after = before;
        after.replace(QStringLiteral("line 4\n"), QString());
        after.replace(QStringLiteral("line 12\n"), QString());
        // One line above the first change's context, and one between those of both, stay; at the end there are four.
        QCOMPARE(Shown(before, after)().count(u'@'), 1);
    }

    void sideBySide()
    {
        Shown s(QStringLiteral("a\nb\nc\nd\n"), QStringLiteral("a\nB\nC\nx\nd\n"));
        s.rows.setLayout(80, true);
        QCOMPARE(s(), QStringLiteral(" a| a\n-b|+B\n-c|+C\n~|+x\n d| d"));
        s.rows.setLayout(80, false);
        QCOMPARE(s(), QStringLiteral(" a\n-b\n-c\n+B\n+C\n+x\n d"));
    }

    void rowsOfTheGrid()
    {
        // 25 cells in rows of ten: three; a wide character takes two, a tab goes to the next multiple of four.
        Shown s(QString(),
                QStringLiteral("aaaaaaaaaaaaaaaaaaaaaaaaa\n\n\u4e2d\u4e2d\u4e2d\u4e2d\u4e2d\u4e2d\n\t\tx\n"));
        s.rows.setLayout(10, false);
        QCOMPARE(s.rows.count(), 4);
        QCOMPARE(s.rows.gridRows(), 3 + 1 + 2 + 1);
        QCOMPARE(s.rows.firstGridRow(2), 4);
        QCOMPARE(s.rows.atGridRow(2), 0);
        QCOMPARE(s.rows.atGridRow(3), 1);
        QCOMPARE(s.rows.atGridRow(5), 2);
        QCOMPARE(s.rows.atGridRow(100), 3);
        s.rows.setLayout(100, false);
        QCOMPARE(s.rows.gridRows(), 4);
    }

    void cells_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("cells");
        QTest::addColumn<bool>("plain");
        QTest::newRow("ascii") << QStringLiteral("int x;") << 6 << true;
        QTest::newRow("latin") << QStringLiteral("gr\u00fc\u00df") << 4 << true;
        QTest::newRow("combining") << QStringLiteral("e\u0301") << 1 << false;
        QTest::newRow("wide") << QStringLiteral("\u65e5\u672c") << 4 << false;
        QTest::newRow("emoji") << QStringLiteral("\U0001F600!") << 3 << false;
        QTest::newRow("tab") << QStringLiteral("ab\tc") << 5 << false;
        QTest::newRow("an override is seen") << QStringLiteral("a\u202eb") << 3 << false;
        QTest::newRow("joiner of an emoji") << QStringLiteral("\U0001F468\u200d\U0001F469") << 4 << false;
        QTest::newRow("half a pair") << QString(QChar(0xd83d)) << 1 << false;
    }
    void cells()
    {
        QFETCH(QString, line);
        const text::LineExtent extent = text::extentOf(line);
        QTEST(extent.cells, "cells");
        QTEST(extent.plain, "plain");
    }

    void unifiedAsDiffPrintsIt()
    {
        const QString before = numbered(0, 30);
        QString after = before;
        after.replace(QStringLiteral("line 5\n"), QStringLiteral("five\n"));
        after.replace(QStringLiteral("line 25\n"), QString());
        QCOMPARE(LineDiff(before, after).unified(1),
                 QStringLiteral("@@ -5,3 +5,3 @@\n line 4\n-line 5\n+five\n line 6\n@@ -25,3 +25,2 @@\n line 24\n"
                                "-line 25\n line 26\n"));
        QCOMPARE(LineDiff(std::nullopt, QStringLiteral("x\n")).unified(), QStringLiteral("@@ -0,0 +1 @@\n+x\n"));
        QCOMPARE(LineDiff(before, before).unified(), QString());
        // Nearer to each other than their context they are one.
        QCOMPARE(LineDiff(before, after).unified(10).count(QStringLiteral("@@")), 2);
        QCOMPARE(LineDiff(before, after).unified(9).count(QStringLiteral("@@")), 4);
    }

    // --- beside the main thread ------------------------------------------------------------------------------

    void jobAnswersOnceOnItsThread()
    {
        int answers = 0;
        QThread *thread = nullptr;
        std::shared_ptr<const LineDiff> diff;
        DiffJob job(numbered(0, 3000), numbered(0, 3001), [&](auto answer) {
            ++answers;
            thread = QThread::currentThread();
            diff = answer;
        });
        QCOMPARE(answers, 0);
        QThreadPool::globalInstance()->waitForDone();
        QCOMPARE(answers, 0); // it waits for the event loop
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QCOMPARE(answers, 1);
        QCOMPARE(thread, QThread::currentThread());
        QCOMPARE(diff->added(), 1);
    }

    void jobThatIsGoneAnswersNever()
    {
        int answers = 0;
        for (int round = 0; round < 50; ++round) {
            auto job = std::make_unique<DiffJob>(numbered(0, 3000), numbered(1, 3001), [&](auto) { ++answers; });
            if (round % 2)
                QThreadPool::globalInstance()->waitForDone(); // its answer is under way
            job.reset();
            QCoreApplication::processEvents();
        }
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(answers, 0);
    }

    void jobMayEndInItsAnswer()
    {
        std::unique_ptr<DiffJob> job;
        int answers = 0;
        job = std::make_unique<DiffJob>(numbered(0, 10), numbered(1, 10), [&](auto diff) {
            job.reset();
            answers += diff->removed();
        });
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(answers, 1);
    }

    /// What stands on a card, and what bar and report count.
    void countsAreTheSameEverywhere()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 500; ++round) {
            QString sides[2];
            for (QString &side : sides) {
                for (int lines = random.bounded(12); lines > 0; --lines)
                    side += QChar(u'a' + random.bounded(4)) +
                            (random.bounded(5) == 0 ? QStringLiteral("\r\n") : QStringLiteral("\n"));
                if (random.bounded(3) == 0)
                    side.chop(1);
                if (random.bounded(4) == 0)
                    side.prepend(QChar(0xfeff));
            }
            const LineDiff diff(sides[0], sides[1]);
            QCOMPARE(base::countChangedLines(sides[0].toUtf8(), sides[1].toUtf8()),
                     (base::LineCounts{diff.added(), diff.removed()}));
        }
    }

    void cancelledIsQuick()
    {
        // Both sides hold the same few lines in another order: the worst there is.
        QRandomGenerator random(3);
        QString a, b;
        for (int i = 0; i < 200000; ++i) {
            a += QString::number(random.bounded(50)) + u'\n';
            b += QString::number(random.bounded(50)) + u'\n';
        }
        const std::atomic<bool> cancelled{true};
        QElapsedTimer time;
        time.start();
        const LineDiff whole(a, b);
        const qint64 all = time.restart();
        const LineDiff none(a, b, &cancelled);
        const qint64 ended = time.elapsed();
        QVERIFY2(ended * 10 <= all + 10, qPrintable(QStringLiteral("%1 of %2 ms").arg(ended).arg(all)));
        QCOMPARE(none.lineCount(), 0);
    }
};

BELAY_TEST(TestLineDiff)

} // namespace tst_linediff

#include "tst_linediff.moc"
