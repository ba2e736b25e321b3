// SPDX-License-Identifier: Apache-2.0
#include "text/linediff.h"

#include <QRandomGenerator>
#include <QStringList>
#include <QTest>

using text::DiffLine;
using text::diffLines;
using text::FileDiff;

namespace {

QString shown(const FileDiff &diff)
{
    QString s;
    for (const DiffLine &line : diff.lines) {
        static const char signs[] = {' ', '+', '-', '@'};
        s += QLatin1Char(signs[line.kind]) + line.text + u'\n';
    }
    return s;
}

} // namespace

class TestLineDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hunksWithNumbersAndWords()
    {
        const FileDiff diff =
            diffLines(QStringLiteral("a\nb\nhit = self._items.get(key)\nd\ne\nf\ng\nh\ni\n"),
                      QStringLiteral("a\nb\nhit = self._table.read(key)\nd\ne\nf\ng\nh\nnew\ni\n"), 1);
        QCOMPARE(
            shown(diff),
            QStringLiteral(" b\n-hit = self._items.get(key)\n+hit = self._table.read(key)\n d\n@\n h\n+new\n i\n"));
        QCOMPARE(diff.added, 2);
        QCOMPARE(diff.removed, 1);
        QCOMPARE(diff.lines[1].oldNumber, 3);
        QCOMPARE(diff.lines[2].newNumber, 3);
        QCOMPARE(diff.lines[6].newNumber, 9);
        const auto &changed = diff.lines[1].changed;
        QCOMPARE(changed.size(), size_t(1));
        QCOMPARE(diff.lines[1].text.mid(changed[0].start, changed[0].length), QStringLiteral("_items.get"));
    }

    void newAndEmptyFiles()
    {
        const FileDiff created = diffLines(std::nullopt, QStringLiteral("x\ny"));
        QCOMPARE(shown(created), QStringLiteral("+x\n+y\n"));
        QCOMPARE(shown(diffLines(QStringLiteral("x\n"), QString())), QStringLiteral("-x\n"));
        QVERIFY(diffLines(QStringLiteral("same\n"), QStringLiteral("same\r\n")).lines.empty());
    }

    /// Whatever the texts, the answer rebuilds both of them.
    void rebuildsBothSides()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 300; ++round) {
            QStringList a, b;
            for (int i = 0; i < int(random.bounded(30u)); ++i)
                a << QString(QChar(u'a' + char16_t(random.bounded(4u))));
            for (int i = 0; i < int(random.bounded(30u)); ++i)
                b << QString(QChar(u'a' + char16_t(random.bounded(4u))));
            const FileDiff diff = diffLines(a.join(u'\n') + u'\n', b.join(u'\n') + u'\n', 1000);
            QStringList oldSide, newSide;
            for (const DiffLine &line : diff.lines) {
                if (line.kind != DiffLine::Added)
                    oldSide << line.text;
                if (line.kind != DiffLine::Removed)
                    newSide << line.text;
            }
            if (a != b) {
                QCOMPARE(oldSide.join(u'\n'), a.join(u'\n'));
                QCOMPARE(newSide.join(u'\n'), b.join(u'\n'));
            }
        }
    }

    void staysBounded()
    {
        QStringList a, b;
        for (int i = 0; i < 20000; ++i) {
            a << QStringLiteral("old %1").arg(i);
            b << QStringLiteral("new %1").arg(i);
        }
        const FileDiff diff = diffLines(a.join(u'\n'), b.join(u'\n'), 3, 500);
        QCOMPARE(diff.lines.size(), size_t(500));
        QVERIFY(diff.cut);
        QCOMPARE(diff.added, 20000);
        QCOMPARE(diff.removed, 20000);
    }
};

QTEST_GUILESS_MAIN(TestLineDiff)
#include "tst_linediff.moc"
