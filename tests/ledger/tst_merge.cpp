// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/textmerge.h"

#include "testclass.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

namespace tst_merge {

using namespace ledger;

class TestMerge : public QObject
{
    Q_OBJECT

    static QByteArray random(QRandomGenerator &dice, int lines, int kinds)
    {
        QByteArray out;
        for (int i = 0; i < lines; ++i)
            out += "line " + QByteArray::number(dice.bounded(kinds)) + (dice.bounded(9) ? "\n" : "\r\n");
        if (dice.bounded(3) == 0)
            out.chop(1);
        return out;
    }
    static QByteArray changed(QRandomGenerator &dice, const QByteArray &text)
    {
        QByteArrayList lines = splitLines(text);
        for (int i = dice.bounded(4); i > 0; --i) {
            const int at = lines.isEmpty() ? 0 : dice.bounded(int(lines.size()));
            if (dice.bounded(2) || lines.isEmpty())
                lines.insert(at, "new " + QByteArray::number(dice.bounded(1000)) + "\n");
            else if (dice.bounded(2))
                lines.removeAt(at);
            else
                lines[at] = "other " + QByteArray::number(dice.bounded(1000)) + "\n";
        }
        return lines.join();
    }

private Q_SLOTS:
    void mergesAsPeopleDo_data()
    {
        QTest::addColumn<QByteArray>("base");
        QTest::addColumn<QByteArray>("ours");
        QTest::addColumn<QByteArray>("theirs");
        QTest::addColumn<QByteArray>("result");
        QTest::addColumn<int>("conflicts");
        const auto row = [](const char *name, const char *base, const char *ours, const char *theirs,
                            const char *result, int conflicts) {
            QTest::newRow(name) << QByteArray(base) << QByteArray(ours) << QByteArray(theirs) << QByteArray(result)
                                << conflicts;
        };
        row("nothing", "a\nb\n", "a\nb\n", "a\nb\n", "a\nb\n", 0);
        row("ours alone", "a\nb\nc\n", "a\nX\nc\n", "a\nb\nc\n", "a\nX\nc\n", 0);
        row("theirs alone", "a\nb\nc\n", "a\nb\nc\n", "a\nX\nc\n", "a\nX\nc\n", 0);
        row("far apart", "a\nb\nc\nd\ne\n", "A\nb\nc\nd\ne\n", "a\nb\nc\nd\nE\n", "A\nb\nc\nd\nE\n", 0);
        row("the same", "a\nb\n", "a\nB\n", "a\nB\n", "a\nB\n", 0);
        row("both", "a\nb\nc\n", "a\nO\nc\n", "a\nT\nc\n", "a\nT\nc\n", 1);
        row("line ends stay", "a\r\nb\r\nc\r\n", "a\r\nb\r\nc\r\n", "a\r\nX\r\nc\r\n", "a\r\nX\r\nc\r\n", 0);
        row("no last line end", "a\nb", "A\nb", "a\nb", "A\nb", 0);
        row("added and removed", "a\nb\nc\nd\n", "b\nc\nd\n", "a\nb\nc\nd\ne\n", "b\nc\nd\ne\n", 0);
        row("from nothing", "", "a\n", "", "a\n", 0);
        row("to nothing", "a\nb\n", "", "a\nb\n", "", 0);
    }
    void mergesAsPeopleDo()
    {
        QFETCH(const QByteArray, base);
        QFETCH(const QByteArray, ours);
        QFETCH(const QByteArray, theirs);
        QFETCH(const QByteArray, result);
        QFETCH(const int, conflicts);
        const Merge merge = mergeTexts(base, ours, theirs);
        QCOMPARE(merge.conflicts, conflicts);
        QCOMPARE(mergedText(merge), result);
    }

    void everyHunkIsToDecide()
    {
        const Merge merge = mergeTexts("a\nb\nc\nd\ne\n", "a\nO\nc\nd\nE\n", "a\nT\nc\nd\ne\n");
        QCOMPARE(merge.hunks.size(), size_t(2));
        QCOMPARE(mergedText(merge, {Take::Ours, Take::Base}), QByteArray("a\nO\nc\nd\ne\n"));
        QCOMPARE(mergedText(merge, {Take::OursThenTheirs, Take::Ours}), QByteArray("a\nO\nT\nc\nd\nE\n"));
        QCOMPARE(mergedText(merge, {Take::Base}), QByteArray("a\nb\nc\nd\nE\n"));
    }

    void hunksAddUp()
    {
        QRandomGenerator dice(7);
        for (int i = 0; i < 3000; ++i) {
            const QByteArray base = random(dice, dice.bounded(30), i % 3 ? 1000 : 4);
            const QByteArray ours = changed(dice, base), theirs = changed(dice, base);
            const Merge merge = mergeTexts(base, ours, theirs);
            const std::vector<Take> all(merge.hunks.size(), Take::Ours);
            QCOMPARE(mergedText(merge, all), ours);
            QCOMPARE(mergedText(merge, std::vector<Take>(merge.hunks.size(), Take::Theirs)), theirs);
            QCOMPARE(mergedText(merge, std::vector<Take>(merge.hunks.size(), Take::Base)), base);
            // With one side untouched it is the other one.
            QCOMPARE(mergedText(mergeTexts(base, ours, base)), ours);
            QCOMPARE(mergedText(mergeTexts(base, base, theirs)), theirs);
            QCOMPARE(mergeTexts(base, ours, base).conflicts, 0);
        }
    }

    void largeAndDifferentEnds()
    {
        QRandomGenerator dice(3);
        const QByteArray a = random(dice, 40000, 50), b = random(dice, 40000, 50);
        QElapsedTimer timer;
        timer.start();
        const Merge merge = mergeTexts(a, b, a);
        QCOMPARE(mergedText(merge), b);
        QVERIFY2(timer.elapsed() < 20000, qPrintable(QString::number(timer.elapsed())));
    }

    void textOrNot()
    {
        QVERIFY(isText("plain\xff"));
        QVERIFY(!isText(QByteArray("a\0b", 3)));
    }
};

BELAY_TEST(TestMerge)

} // namespace tst_merge

#include "tst_merge.moc"
