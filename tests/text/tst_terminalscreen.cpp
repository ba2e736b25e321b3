// SPDX-License-Identifier: Apache-2.0
#include "text/terminalscreen.h"

#include <QTest>

using text::TerminalLine;
using text::TerminalScreen;

class TestTerminalScreen : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coloursAndOverwriting()
    {
        TerminalScreen screen;
        screen.feed(QStringLiteral("10%\r50%\r\n\x1b[1;32mok\x1b[0m done\n\x1b[38;2;1;2;3mrgb"));
        QCOMPARE(screen.lineCount(), 3);
        QCOMPARE(screen.line(0).text, QStringLiteral("50%"));
        const TerminalLine line = screen.line(1);
        QCOMPARE(line.text, QStringLiteral("ok done"));
        QCOMPARE(line.spans.front().length, 2);
        QVERIFY(line.spans.front().bold);
        QCOMPARE(line.spans.front().foreground, 2);
        QCOMPARE(screen.line(2).spans.front().foregroundRgb, qRgb(1, 2, 3));
    }

    void anyCutGivesTheSameScreen()
    {
        const QString output = QStringLiteral("a\x1b[31mé€\U0001F600\x1b[0m\r\n\x1b]0;title\x07"
                                              "b\x1b[2K\rc\nd");
        TerminalScreen whole;
        whole.feed(output);
        for (qsizetype cut = 1; cut < output.size(); ++cut) {
            if (output.at(cut).isLowSurrogate())
                continue;
            TerminalScreen screen;
            screen.feed(output.left(cut));
            screen.feed(output.mid(cut));
            QCOMPARE(screen.lineCount(), whole.lineCount());
            for (int i = 0; i < whole.lineCount(); ++i)
                QCOMPARE(screen.line(i).text, whole.line(i).text);
        }
        QCOMPARE(whole.line(0).text, QStringLiteral("aé€\U0001F600"));
        QCOMPARE(whole.line(1).text, QStringLiteral("c"));
    }

    void scrolledLinesAreKeptUpToTheLimit()
    {
        TerminalScreen screen(40, 10);
        for (int i = 0; i < 6000; ++i)
            screen.feed(QStringLiteral("line %1\n").arg(i));
        QCOMPARE(screen.lineCount(), int(TerminalScreen::maximumLines) + 9);
        QVERIFY(screen.droppedLines() > 0);
        QCOMPARE(screen.line(screen.lineCount() - 1).text, QStringLiteral("line 5999"));
    }
};

QTEST_GUILESS_MAIN(TestTerminalScreen)
#include "tst_terminalscreen.moc"
