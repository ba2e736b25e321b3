// SPDX-License-Identifier: Apache-2.0
#include "partcards.h"
#include "testclass.h"
#include "widgets/content/diffview.h"
#include "widgets/content/terminalpane.h"
#include "widgets/content/wholetext.h"

#include <QAbstractScrollArea>
#include <QClipboard>
#include <QLineEdit>
#include <QTest>

namespace tst_terminalparts {

using namespace partcards;

class TestTerminalParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allOfAnOutput()
    {
        Card card;
        card.turn.command(QStringLiteral("c"), QStringLiteral("make"), numbered(0, 3000));
        card.show();
        card.takeAll();
        const int height = card.item->height(), lineHeight = card.look.theme().prose.terminalLine();
        card.toggle(QStringLiteral("Show all 3000 line"));
        QCOMPARE(card.item->height(), height + (3000 - TerminalBody::shortLines) * lineHeight);
        card.toggle(QStringLiteral("Show less"));
        QCOMPARE(card.item->height(), height);
        models::Found place{card.entry().id, models::FoundIn::Terminal, 0, 7, 0, 4};
        card.item->unfoldFor(place);
        QVERIFY(card.item->height() > 2900 * lineHeight);
        card.toggle(QStringLiteral("Copy the output"));
        QCOMPARE(QApplication::clipboard()->text(), numbered(0, 3000).chopped(1));
    }

    void linesThatAreGoneAreCounted()
    {
        TerminalBody body;
        const QString all = numbered(0, 6000);
        do
            body.setOutput(all, 0);
        while (body.isBehind());
        QCOMPARE(body.goneLines() + body.lineCount(), 6000);
        QVERIFY(!body.lostBeginning());
        // What nobody has seen nobody has counted.
        TerminalBody late;
        late.setOutput(QStringLiteral("lf of a line\nwhole\n"), 5);
        QVERIFY(late.lostBeginning());
        QCOMPARE(late.plainText(), QStringLiteral("whole"));
    }

    /// However much comes, one turn takes a bounded piece, and what was taken is not taken again.
    void floodsComeInPieces()
    {
        Card card;
        QString flood;
        while (flood.size() < 6 * TerminalBody::mostAtOnce)
            flood += QStringLiteral("\x1b[3%1mcoloured line\x1b[0m %2\r\n").arg(flood.size() % 8).arg(flood.size());
        card.turn.command(QStringLiteral("c"), QStringLiteral("make"), flood);
        card.show();
        int turns = 1;
        for (; card.changes == turns; ++turns)
            card.item->setEntry(card.entry());
        QVERIFY(turns >= int((flood.size() + TerminalBody::mostAtOnce - 1) / TerminalBody::mostAtOnce));
        card.toggle(QStringLiteral("Copy the output"));
        const QString last = QApplication::clipboard()->text().section(u'\n', -1);
        QVERIFY2(flood.contains(last.section(u' ', -1)) && last.startsWith(QStringLiteral("coloured line")),
                 qPrintable(last));

        // In pieces or at once: the same screen.
        TerminalBody whole, pieces;
        do
            whole.setOutput(flood, 0);
        while (whole.isBehind());
        for (qsizetype end = 0; end < flood.size(); end += 1009)
            pieces.setOutput(flood.left(end), 0);
        do
            pieces.setOutput(flood, 0);
        while (pieces.isBehind());
        QCOMPARE(pieces.plainText(), whole.plainText());
    }

    void coloursCanBeRead_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void coloursCanBeRead()
    {
        QFETCH(bool, dark);
        QApplication::setPalette(ownPalette(dark));
        Look look;
        const Theme &t = look.theme();
        // Full blocks are nothing but their colour.
        for (const QString &sequence :
             {QStringLiteral("30"), QStringLiteral("97"), QStringLiteral("38;5;229"), QStringLiteral("38;5;17"),
              QStringLiteral("38;2;250;250;250"), QStringLiteral("38;2;5;5;5"), QStringLiteral("93")}) {
            TerminalBody body;
            body.setOutput(QStringLiteral("\x1b[%1m\u2588\u2588\u2588\u2588\x1b[0m\n").arg(sequence), 0);
            body.setLayout(400, t);
            QImage image(400, body.height(t), QImage::Format_RGB32);
            image.fill(t.base);
            QPainter painter(&image);
            Canvas canvas(&painter, &look, 1);
            body.paint(canvas, QPointF(0, 0), QRectF(image.rect()));
            const qreal cell = MonoPainter::cellWidth(t.mono);
            const QColor color = image.pixelColor(int(t.u * 3 + cell * 2), image.height() / 2);
            QVERIFY2(contrast(color, t.base) >= 4.4, qPrintable(sequence + u' ' + color.name()));
        }
        QApplication::setPalette(ownPalette(false));
    }

    /// What stands in one column stands there whatever stands before it.
    void columnsAreColumns()
    {
        Look look;
        const Theme &t = look.theme();
        const QStringList lines{QStringLiteral("abcdef\u2588"), QStringLiteral("\u65e5\u672c\u8a9e\u2588"),
                                QStringLiteral("e\u0301bcdef\u2588"), QStringLiteral("\tab\u2588"),
                                QStringLiteral("\U0001F600bcde\u2588")};
        std::vector<int> starts;
        for (const QString &line : lines) {
            QImage image(400, 40, QImage::Format_RGB32);
            image.fill(t.base);
            QPainter painter(&image);
            Canvas canvas(&painter, &look, 1);
            MonoPainter mono(canvas, t.mono, 20);
            const int mark = int(line.size()) - 1;
            mono.paint(QPointF(0, 0), line, text::extentOf(line), 80, 0, 0, t.text,
                       {{mark, 1, QColor(Qt::red), QColor(Qt::red)}});
            int x = 0;
            while (x < 399 && image.pixelColor(x, 10) != QColor(Qt::red))
                ++x;
            starts.push_back(x);
        }
        QVERIFY(starts[0] > 0 && starts[0] < 399);
        QCOMPARE(starts, std::vector<int>(starts.size(), starts[0]));
    }

    void outputIsTakenTurnByTurn()
    {
        Shown s;
        QString flood;
        while (flood.size() < 4 * TerminalBody::mostAtOnce)
            flood += QStringLiteral("a line of output %1 ").arg(flood.size()) + QString(70, u'x') + u'\n';
        s.turn.command(QStringLiteral("c"), QStringLiteral("make"), flood + QStringLiteral("the end\r\n"));
        s.settle();
        const auto copied = [&] {
            s.view.copyBlock();
            return QApplication::clipboard()->text();
        };
        QVERIFY(!copied().contains(QStringLiteral("the end")));
        QTRY_VERIFY(copied().contains(QStringLiteral("the end")));
        QVERIFY(copied().contains(QStringLiteral("a line of output 0 x")));
    }

    /// What is read in a box shows at once whether it has the keys.
    void theFocusIsPainted_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("output") << 0;
        QTest::newRow("terminal") << 1;
        QTest::newRow("text") << 2;
        QTest::newRow("change") << 3;
    }
    void theFocusIsPainted()
    {
        QFETCH(const int, which);
        Look look;
        QWidget window;
        QAbstractScrollArea *const area =
            which == 0   ? static_cast<QAbstractScrollArea *>(new TerminalView(&look, &window))
            : which == 1 ? static_cast<QAbstractScrollArea *>(new TerminalPane(&look, &window))
            : which == 2 ? static_cast<QAbstractScrollArea *>(new WholeText(&look, &window))
                         : new DiffView(&look, &window);
        auto *other = new QLineEdit(&window);
        area->setGeometry(0, 40, 300, 200);
        window.resize(400, 300);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        other->setFocus();
        const auto paints = [area](QWidget *to) {
            class Counter : public QObject
            {
            public:
                int count = 0;
                bool eventFilter(QObject *, QEvent *event) override
                {
                    count += event->type() == QEvent::Paint ? 1 : 0;
                    return false;
                }
            } counter;
            QCoreApplication::processEvents();
            area->viewport()->installEventFilter(&counter);
            to->setFocus();
            return QTest::qWaitFor([&counter] { return counter.count > 0; });
        };
        QVERIFY(paints(area));
        QVERIFY(paints(other));
    }
};

BELAY_GUI_TEST(TestTerminalParts)

} // namespace tst_terminalparts

#include "tst_terminalparts.moc"
