// SPDX-License-Identifier: Apache-2.0
#include "text/terminal/terminalscreen.h"

#include "testclass.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_terminalscreen {

using text::TerminalLine;
using text::TerminalScreen;
using text::TerminalSpan;

namespace {

QStringList linesOf(const TerminalScreen &screen)
{
    QStringList lines;
    for (int i = 0; i < screen.lineCount(); ++i)
        lines << screen.line(i).text;
    return lines;
}

/// Spans as words: what, then its looks.
QString looksOf(const TerminalLine &line)
{
    QStringList out;
    for (const TerminalSpan &span : line.spans) {
        QString s = line.text.mid(span.start, span.length) + u':';
        const auto color = [](char letter, int index, QRgb rgb) -> QString {
            if (index < 0)
                return {};
            const QString value = index < 16 ? QString::number(index)
                                             : QStringLiteral("#%1").arg(rgb & 0xffffff, 6, 16, QLatin1Char('0'));
            return QLatin1Char(letter) + value;
        };
        s += color('f', span.foreground, span.foregroundRgb) + color('b', span.background, span.backgroundRgb);
        s += QLatin1String(span.bold ? "*" : "") + QLatin1String(span.italic ? "/" : "") +
             QLatin1String(span.underline ? "_" : "") + QLatin1String(span.strike ? "-" : "") +
             QLatin1String(span.reverse ? "!" : "");
        out << s;
    }
    return out.join(u' ');
}

} // namespace

class TestTerminalScreen : public QObject
{
    Q_OBJECT

    /// Output, the lines a terminal shows (each ended by |), and the looks of the first.
    static void addSequences()
    {
        QTest::addColumn<QString>("output");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("looks");
        const auto row = [](const char *name, const char *output, const char *lines, const char *looks = "") {
            QTest::newRow(name) << QString::fromUtf8(output) << QString::fromUtf8(lines) << QString::fromUtf8(looks);
        };
        row("plain", "one\ntwo\n", "one|two|");
        row("CR LF", "one\r\ntwo\r\n", "one|two|");
        row("CR CR LF", "one\r\r\ntwo", "one|two|");
        row("progress bar", " 10%\r 50%\r100%\ndone\n", "100%|done|");
        row("shorter over longer", "downloading\rdone\n", "doneloading|");
        row("erase to the end", "downloading\rdone\x1b[K\n", "done|");
        row("erase the line", "abc\x1b[2K\rx\n", "x|");
        row("backspace", "ab\b\bAB\n", "AB|");
        row("tab stops", "a\tb\n", "a       b|");
        row("cursor up", "one\ntwo\n\x1b[2Axxx\n\n", "xxx|two|");
        row("cursor to a place", "\x1b[3;5Hhere\n", "||    here|");
        row("save and restore",
            "ab\x1b"
            "7XY\x1b"
            "8cd\n",
            "abcd|");
        row("clear the screen", "rubbish\n\x1b[2J\x1b[Hnew\n", "new|");
        row("delete characters", "abcdef\r\x1b[2P\n", "cdef|");
        row("16 colours", "\x1b[31mred\x1b[0m \x1b[92;44mx\x1b[0m\n", "red x|", "red:f1  : x:f10b4");
        row("256 colours", "\x1b[38;5;196mx\x1b[48;5;21my\n", "xy|", "x:f#ff0000 y:f#ff0000b#0000ff");
        row("first 16 of 256", "\x1b[38;5;2mx\n", "x|", "x:f2");
        row("true colour", "\x1b[38;2;1;2;3mrgb\x1b[39m!\n", "rgb!|", "rgb:f#010203 !:");
        row("bold italic underline", "\x1b[1mb\x1b[22;3mi\x1b[23;4mu\x1b[24mn\n", "biun|", "b:* i:/ u:_ n:");
        row("reverse and strike", "\x1b[7mr\x1b[27;9ms\x1b[0m\n", "rs|", "r:! s:-");
        row("default looks need no span", "\x1b[31m\x1b[0mplain\n", "plain|");
        row("combining", "e\xcc\x81x\n", "e\xcc\x81x|");
        row("wide", "\xe6\x97\xa5\xe6\x9c\xacx\n", "\xe6\x97\xa5\xe6\x9c\xacx|");
        row("over half of a wide one", "\xe6\x97\xa5x\r\x1b[2Cy\n", "\xe6\x97\xa5y|");
        row("title", "\x1b]0;owned\x07ok\n", "ok|");
        row("title ended by ST", "\x1b]2;owned\x1b\\ok\n", "ok|");
        row("link", "\x1b]8;;https://example.org/\x1b\\text\x1b]8;;\x1b\\ on\n", "text on|");
        row("clipboard", "\x1b]52;c;b3duZWQ=\x07ok\n", "ok|");
        row("bell",
            "a\x07"
            "b\n",
            "ab|");
        row("device control string", "\x1bP1$r0m\x1b\\ok\n", "ok|");
        row("application command", "\x1b_rm -rf\x1b\\ok\n", "ok|");
        row("reports are not answered", "\x1b[6n\x1b[c\x1b]10;?\x07ok\n", "ok|");
        row("unknown sequence", "\x1b[?2026hok\x1b[>4;1m\n", "ok|");
        row("alternate screen", "a\n\x1b[?1049hb\x1b[?1049l\n", "a|b|");
        row("cancelled sequence", "\x1b[3\x18ok\n", "ok|");
        row("end of line within a sequence", "ab\x1b\n[31mcd\n", "ab|cd|");
        row("carriage return within a sequence", "abc\x1b[3\r1mx\n", "xbc|", "x:f1 bc:");
        row("letter after ESC", "a\x1b\xc3\xa9[3b\n", "a\xc3\xa9[3b|");
        row("letter within a sequence",
            "a\x1b[3\xc3\xa9"
            "b\n",
            "a\xc3\xa9"
            "b|");
        row("letter that ends a string", "\x1b]0;owned\x1b\xc3\xa9[3b\n", "\xc3\xa9[3b|");
        // libvterm would do so for ever.
        row("repeat of nothing", "\x1b[3bx\n", "x|");
        row("repeat of nothing after a control character", "\x1b\x01[3bx\n", "x|");
        row("repeat of nothing after DEL", "\x1b\x7f[3bx\n", "x|");
        row("repeat of nothing after a character set", "\x1b(\x01[3bx\n", "x|");
        row("repeat", "ab\x1b\x01[3bx\n", "abbbbx|");
        row("reset",
            "\x1b[31ma\x1b"
            "cb\n",
            "b|");
    }

private Q_SLOTS:
    void cursor_data()
    {
        QTest::addColumn<QString>("output");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("cells");
        QTest::addColumn<bool>("visible");
        const auto row = [](const char *name, const QString &output, int line, int cells, bool visible = true) {
            QTest::newRow(name) << output << line << cells << visible;
        };
        const auto words = [](const char *output) { return QString::fromUtf8(output); };
        row("nothing yet", {}, 0, 0);
        row("behind a question", words("Password: "), 0, 10);
        row("on the next line", words("one\r\n"), 1, 0);
        row("a line below the last", words("one\r\n\r\n\r\n"), 3, 0);
        row("back at the beginning", words("abc\r"), 0, 0);
        row("one back", words("abc\b"), 0, 2);
        row("moved up into a line", words("one\r\ntwo\r\n\x1b[2A\x1b[2C"), 0, 2);
        row("beyond the end of a line", words("ab\x1b[10G"), 0, 9);
        row("behind wide characters", words("密码: "), 0, 6);
        row("behind joined characters", words("e\u0301x"), 0, 2);
        row("in a line of several rows", QString(130, u'x'), 0, 130);
        row("below a line of several rows", QString(QString(130, u'x') + words("\r\nName: ")), 1, 6);
        row("in the last column", QString(120, u'x'), 0, 119); // it goes on when there is more
        row("scrolled", QString(QStringLiteral("line\r\n").repeated(60) + words("> ")), 60, 2);
        row("in a line whose beginning scrolled off",
            QString(QStringLiteral("line\r\n").repeated(60) + QString(120 * 41 + 7, u'x')), 60, 120 * 41 + 7);
        row("hidden", words("a\x1b[?25l"), 0, 1, false);
        row("shown again", words("a\x1b[?25lb\x1b[?25h"), 0, 2);
        row("shown by a reset",
            words("a\x1b[?25l\x1b"
                  "c"),
            0, 0);
        row("saved and restored",
            words("ab\x1b"
                  "7cd\r\nef\x1b"
                  "8"),
            0, 2);
    }
    void cursor()
    {
        QFETCH(QString, output);
        QFETCH(int, line);
        QFETCH(int, cells);
        QFETCH(bool, visible);
        TerminalScreen whole, pieces;
        whole.feed(output);
        for (const QChar c : output) {
            pieces.feed(QStringView(&c, 1));
            (void)pieces.cursor();
        }
        const text::TerminalCursor expected{line, cells, visible};
        for (const TerminalScreen *screen : {&whole, &pieces}) {
            const text::TerminalCursor is = screen->cursor();
            QVERIFY2(is == expected, qPrintable(QStringLiteral("%1 %2 %3").arg(is.line).arg(is.cells).arg(is.visible)));
        }
    }

    void sequences_data() { addSequences(); }
    void sequences()
    {
        QFETCH(QString, output);
        QFETCH(QString, lines);
        TerminalScreen screen(80, 10);
        screen.feed(output);
        QString shown;
        for (const QString &line : linesOf(screen))
            shown += line + u'|';
        QCOMPARE(shown, lines);
        QTEST(screen.lineCount() > 0 ? looksOf(screen.line(0)) : QString(), "looks");
    }

    void anyCutGivesTheSameScreen_data() { addSequences(); }
    void anyCutGivesTheSameScreen()
    {
        QFETCH(QString, output);
        // In the midst of lines that wrap and scroll, which must be the same lines, too.
        output = QStringLiteral("0123456789abcdefghij\n") + output +
                 QStringLiteral("0123456789abcdefghij\n\n\n\nend\U0001F600");
        TerminalScreen whole(8, 4);
        whole.feed(output);
        TerminalScreen single(8, 4);
        for (const QChar &c : output)
            single.feed(QStringView(&c, 1));
        QCOMPARE(linesOf(single), linesOf(whole));
        for (qsizetype cut = 1; cut < output.size(); ++cut) {
            TerminalScreen screen(8, 4);
            screen.feed(QStringView(output).left(cut));
            screen.lineCount(); // somebody looks at it
            screen.feed(QStringView(output).mid(cut));
            QCOMPARE(linesOf(screen), linesOf(whole));
            for (int i = 0; i < whole.lineCount(); ++i) {
                QCOMPARE(looksOf(screen.line(i)), looksOf(whole.line(i)));
                QCOMPARE(screen.line(i).extent.cells, whole.line(i).extent.cells);
            }
        }
    }

    void wrappedLinesAreOneLine()
    {
        TerminalScreen screen(10, 4);
        screen.feed(QStringLiteral("short\n0123456789abcdefghijABC  \x1b[31mred and more\x1b[0m\nlast\n"));
        QCOMPARE(linesOf(screen),
                 (QStringList{QStringLiteral("short"), QStringLiteral("0123456789abcdefghijABC  red and more"),
                              QStringLiteral("last")}));
        QCOMPARE(screen.line(1).extent.cells, 37);
        QCOMPARE(looksOf(screen.line(1)), QStringLiteral("0123456789abcdefghijABC  : red and more:f1"));
        // Exactly as long as a row is no reason to join.
        TerminalScreen ruler(10, 4);
        ruler.feed(QStringLiteral("==========\r\ntext\n==========\nmore\n"));
        QCOMPARE(linesOf(ruler), (QStringList{QStringLiteral("=========="), QStringLiteral("text"),
                                              QStringLiteral("=========="), QStringLiteral("more")}));
    }

    /// A line that begins in what scrolled off and ends on the screen is one as well.
    void lineAcrossTheEdge()
    {
        TerminalScreen screen(10, 3);
        const QString longLine = QString(95, u'x');
        screen.feed(QStringLiteral("first\n"));
        screen.feed(longLine);
        QCOMPARE(linesOf(screen), (QStringList{QStringLiteral("first"), longLine}));
        QCOMPARE(screen.settledLines(), 1);
        screen.feed(QStringLiteral("\na\nb\nc\n"));
        QCOMPARE(linesOf(screen), (QStringList{QStringLiteral("first"), longLine, QStringLiteral("a"),
                                               QStringLiteral("b"), QStringLiteral("c")}));
        QCOMPARE(screen.plainText().count(u'\n'), 4);
    }

    void lineWithoutEndIsBounded()
    {
        TerminalScreen screen(100, 10);
        screen.feed(QString(TerminalScreen::longestLine * 3, u'x'));
        QVERIFY(screen.lineCount() >= 3);
        for (int i = 0; i < screen.lineCount(); ++i)
            QVERIFY(screen.line(i).extent.cells <= TerminalScreen::longestLine + 100);
        qsizetype all = 0;
        for (int i = 0; i < screen.lineCount(); ++i)
            all += screen.line(i).text.size();
        QCOMPARE(all, qsizetype(TerminalScreen::longestLine) * 3);
    }

    void beginningThatIsGone()
    {
        for (const int cut : {1, 5, 9, 12}) {
            const QString output = QStringLiteral("1mf of it\nwhole\nlast");
            TerminalScreen screen;
            screen.startInMidst();
            screen.feed(QStringView(output).left(cut));
            screen.feed(QStringView(output).mid(cut));
            QCOMPARE(linesOf(screen), (QStringList{QStringLiteral("whole"), QStringLiteral("last")}));
        }
        // A line that does not end is shown from somewhere on.
        TerminalScreen endless;
        endless.startInMidst();
        endless.feed(QString(TerminalScreen::longestRest, u'a'));
        endless.feed(u"bcd");
        QCOMPARE(endless.plainText(), QStringLiteral("bcd"));
    }

    void scrolledLinesAreKeptUpToTheLimit()
    {
        TerminalScreen screen(40, 10);
        for (int i = 0; i < 6000; ++i)
            screen.feed(QStringLiteral("line %1\n").arg(i));
        QCOMPARE(screen.lineCount(), int(TerminalScreen::maximumLines) + 9);
        QCOMPARE(screen.droppedLines(), qint64(6000 - screen.lineCount()));
        QCOMPARE(screen.line(0).text, QStringLiteral("line %1").arg(screen.droppedLines()));
        QCOMPARE(screen.line(screen.lineCount() - 1).text, QStringLiteral("line 5999"));
    }

    /// What is there stays; what comes then is for the new size.
    void theSizeMayChange()
    {
        text::TerminalScreen screen(10, 4);
        screen.feed(u"one\r\ntwo\r\nthree\r\nfour");
        screen.resize(6, 2);
        QCOMPARE(screen.plainText(), QStringLiteral("one\ntwo\nthree\nfour"));
        screen.feed(u"\r\nabcdefgh\r\nend");
        QCOMPARE(screen.plainText(), QStringLiteral("one\ntwo\nthree\nfour\nabcdefgh\nend"));
        screen.resize(20, 10);
        screen.feed(u"\x1b[1;1Hdrawn anew, in full");
        QVERIFY2(screen.plainText().contains(QStringLiteral("drawn anew, in full")), qPrintable(screen.plainText()));
        // Whatever comes between.
        QRandomGenerator random(7);
        for (int i = 0; i < 2000; ++i) {
            screen.resize(random.bounded(1, 200), random.bounded(1, 60));
            const QString control[] = {QStringLiteral("\n"), QStringLiteral("\x1b[2J"), QStringLiteral("\x1b[5A"),
                                       QStringLiteral("\t")};
            const QString piece =
                QString(random.bounded(300), QChar(random.bounded(0x20, 0x2000))) + control[random.bounded(4)];
            screen.feed(piece);
            (void)screen.lineCount();
            QVERIFY(screen.cursor().line >= 0);
        }
    }
};

BELAY_TEST(TestTerminalScreen)

} // namespace tst_terminalscreen

#include "tst_terminalscreen.moc"
