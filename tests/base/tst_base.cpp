// SPDX-License-Identifier: Apache-2.0
#include "base/clock.h"
#include "base/namedfolder.h"
#include "base/regularfile.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "fakeclock.h"
#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_base {

class TestBase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyRegularFilesAreRead()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(QStringLiteral("file")), fifo = dir.filePath(QStringLiteral("fifo"));
        QFile writer(file);
        QVERIFY(writer.open(QIODevice::WriteOnly));
        writer.write("content");
        writer.close();
        QCOMPARE(*base::readRegularFile(file, 7), QByteArray("content"));
        QCOMPARE(base::readRegularFile(file, 6).error().code, EFBIG);
        QCOMPARE(::mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
        QCOMPARE(base::readRegularFile(fifo, 100).error().code, EINVAL); // and nobody waits
        QCOMPARE(base::readRegularFile(QStringLiteral("/dev/zero"), 100).error().code, EINVAL);
        QVERIFY(!base::readRegularFile(dir.path(), 100).ok());
        QCOMPARE(base::readRegularFile(file + QStringLiteral("x"), 100).error().code, ENOENT);
        QVERIFY(base::readRegularFile(fifo, 100).error().message.contains(QStringLiteral("fifo")));
    }

    void whatDeceivesIsShown_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("plain") << QStringLiteral("rm -rf ünï 漢字 👍") << QStringLiteral("rm -rf ünï 漢字 👍");
        QTest::newRow("escape") << QStringLiteral("a\x1b[31mb") << QStringLiteral("a\\x1b[31mb");
        QTest::newRow("new line") << QStringLiteral("a\nb\tc") << QStringLiteral("a\\nb\\tc");
        QTest::newRow("carriage return") << QStringLiteral("safe\rrm") << QStringLiteral("safe\\x0drm");
        QTest::newRow("bidi override") << QStringLiteral("a\u202Eb") << QStringLiteral("a\\u202eb");
        QTest::newRow("bidi isolate") << QStringLiteral("\u2066x") << QStringLiteral("\\u2066x");
        QTest::newRow("zero width") << QStringLiteral("a\u200Bb\uFEFF") << QStringLiteral("a\\u200bb\\ufeff");
        QTest::newRow("C1") << QStringLiteral("\u009Bx") << QStringLiteral("\\x9bx");
        QTest::newRow("tag") << QString::fromUcs4(U"a\U000E0041") << QStringLiteral("a\\U000e0041");
        const auto blank = [](char32_t c, const char *name, const char *shown) {
            QTest::newRow(name) << QStringLiteral("a") + QString::fromUcs4(&c, 1) + QStringLiteral("b")
                                << QStringLiteral("a") + QLatin1String(shown) + QStringLiteral("b");
        };
        blank(0x00a0, "no-break space", "\\xa0");
        blank(0x00ad, "soft hyphen", "\\xad");
        blank(0x034f, "grapheme joiner", "\\u034f");
        blank(0x061c, "Arabic letter mark", "\\u061c");
        blank(0x115f, "Hangul first filler", "\\u115f");
        blank(0x1160, "Hangul second filler", "\\u1160");
        blank(0x1680, "Ogham space", "\\u1680");
        blank(0x17b4, "Khmer vowel that is not seen", "\\u17b4");
        blank(0x180b, "Mongolian selector", "\\u180b");
        blank(0x180e, "Mongolian separator", "\\u180e");
        blank(0x180f, "Mongolian selector four", "\\u180f");
        blank(0x2000, "en quad", "\\u2000");
        blank(0x2003, "em space", "\\u2003");
        blank(0x2007, "figure space", "\\u2007");
        blank(0x2009, "thin space", "\\u2009");
        blank(0x200a, "hair space", "\\u200a");
        blank(0x200d, "joiner", "\\u200d");
        blank(0x2028, "line separator", "\\u2028");
        blank(0x202f, "narrow no-break space", "\\u202f");
        blank(0x205f, "mathematical space", "\\u205f");
        blank(0x2060, "word joiner", "\\u2060");
        blank(0x2064, "invisible plus", "\\u2064");
        blank(0x2065, "ignored, not assigned", "\\u2065");
        blank(0x2800, "Braille blank", "\\u2800");
        blank(0x3000, "ideographic space", "\\u3000");
        blank(0x3164, "Hangul filler", "\\u3164");
        blank(0xfe0f, "variation selector", "\\ufe0f");
        blank(0xffa0, "half width Hangul filler", "\\uffa0");
        blank(0xfff0, "ignored special", "\\ufff0");
        blank(0xfffb, "annotation", "\\ufffb");
        blank(0xffff, "no character", "\\uffff");
        blank(0x1bca0, "shorthand format", "\\U0001bca0");
        blank(0x1d159, "null note", "\\U0001d159");
        blank(0x1d173, "musical format", "\\U0001d173");
        blank(0xe0100, "variation selector 17", "\\U000e0100");
        QTest::newRow("what is to be seen") << QStringLiteral("é ß ж ع 漢 한 ⠿ — … « » ～ 👍🏽 ﬁ")
                                            << QStringLiteral("é ß ж ع 漢 한 ⠿ — … « » ～ 👍🏽 ﬁ");
        const auto same = [](const char *name, const char *text) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(text);
        };
        const auto row = [](const char *name, const char *text, const char *shown) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(shown);
        };
        same("Persian", "می\u200cخواهم کتاب\u200cها را کاربر\u200cد");
        same("Persian with marks", "مَی\u064e\u200cخِواهم");
        same("Hindi", "क्\u200dष और श्\u200cरी");
        same("Bengali", "র\u200d্য");
        same("Sinhala", "ශ්\u200dරී");
        same("emoji",
             "⚠\ufe0f ❤\ufe0f 👩\u200d💻 🏳\ufe0f\u200d🌈 🇩🇪 1\ufe0f\u20e3 👩🏽\u200d🚀 "
             "✔\ufe0e");
        same("flag of a region", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f");
        row("a flag without an end", "🏴\U000e0067\U000e0062", "🏴\\U000e0067\\U000e0062");
        row("a flag that goes on", "🏴\U000e0067\U000e007f\U000e0067", "🏴\U000e0067\U000e007f\\U000e0067");
        row("a message in tags",
            "🏴\U000e0061\U000e0062\U000e0063\U000e0064\U000e0065\U000e0066\U000e0067\U000e0068\U000e0069\U000e007f",
            "🏴\\U000e0061\\U000e0062\\U000e0063\\U000e0064\\U000e0065\\U000e0066\\U000e0067\\U000e0068"
            "\\U000e0069\\U000e007f");
        row("joiners between Latin letters", "pay\u200cpal a\u200db", "pay\\u200cpal a\\u200db");
        row("joiners at the ends", "\u200cمی\u200c", "\\u200cمی\\u200c");
        row("joiners twice", "می\u200c\u200cخ", "می\\u200c\\u200cخ");
        row("a joiner between joined letters", "می\u200dخ", "می\\u200dخ");
        row("a joiner after one emoji", "👩\u200d 👩\u200dx", "👩\\u200d 👩\\u200dx");
        row("selectors twice", "⚠\ufe0f\ufe0f", "⚠\ufe0f\\ufe0f");
        row("a selector of a digit", "1\ufe0f0", "1\\ufe0f0");
        QTest::newRow("lone surrogate") << QString(QChar(0xd800)) << QStringLiteral("\\ud800");
    }
    void whatDeceivesIsShown()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, shown);
        QCOMPARE(base::visibleText(text), shown);
    }

    void lookalikes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const QString &text, const QString &shown) {
            QTest::newRow(name) << text << shown;
        };
        const auto same = [](const char *name, const QString &text) { QTest::newRow(name) << text << text; };
        row("a Cyrillic letter in a word", QStringLiteral("cat /etc/p\u0430sswd"),
            QStringLiteral("cat /etc/p\\u0430sswd"));
        row("a whole word", QStringLiteral("\u0441\u0430t x"), QStringLiteral("\\u0441\\u0430t x"));
        row("nothing but such letters", QStringLiteral("\u0441\u043e\u0440\u0443 x"),
            QStringLiteral("\\u0441\\u043e\\u0440\\u0443 x"));
        row("Greek", QStringLiteral("l\u03bfg"), QStringLiteral("l\\u03bfg"));
        row("a letter of its own in a Latin word", QStringLiteral("\u0394t"), QStringLiteral("\\u0394t"));
        row("full width", QStringLiteral("rm\uff0f\uff41"), QStringLiteral("rm\\uff0f\\uff41"));
        row("mathematical", QStringLiteral("\U0001d42bm x"), QStringLiteral("\\U0001d42bm x"));
        row("a ligature", QStringLiteral("\ufb01le"), QStringLiteral("\\ufb01le"));
        row("a Roman numeral", QStringLiteral("\u217cs"), QStringLiteral("\\u217cs"));
        row("a slash", QStringLiteral("a\u2044b\u2215c"), QStringLiteral("a\\u2044b\\u2215c"));
        row("a semicolon that is a Greek question mark", QStringLiteral("a\u037eb"), QStringLiteral("a\\u037eb"));
        row("dashes", QStringLiteral("rm \u2013rf \u2212x"), QStringLiteral("rm \\u2013rf \\u2212x"));
        row("quotes that are none", QStringLiteral("echo \u201ca; b\u201d \u2018c\u2019"),
            QStringLiteral("echo \\u201ca; b\\u201d \\u2018c\\u2019"));
        row("what is invisible", QStringLiteral("a\u200bb\u0430"), QStringLiteral("a\\u200bb\\u0430"));
        same("Russian", QStringLiteral("git commit -m '\u041f\u0440\u0438\u0432\u0435\u0442, \u043c\u0438\u0440'"));
        same("a Russian folder",
             QStringLiteral("/home/a/\u0414\u043e\u043a\u0443\u043c\u0435\u043d\u0442\u044b-old/b2.txt"));
        same("Greek words", QStringLiteral("\u03ba\u03b1\u03bb\u03b7\u03bc\u03ad\u03c1\u03b1"));
        same("Japanese beside Latin", QStringLiteral("file\u306e\u540d.txt"));
        same("Arabic and Hebrew", QStringLiteral("\u0645\u0631\u062d\u0628\u0627 \u05e9\u05dc\u05d5\u05dd"));
        same("letters with marks", QStringLiteral("Stra\u00dfe na\u00efve e\u0301t\u0131 10 m\u00b2 \u20ac"));
        same("an apostrophe in a word", QStringLiteral("don\u2019t"));
    }
    void lookalikes()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, shown);
        QCOMPARE(base::unmistakableText(text), shown);
        QCOMPARE(base::hasLookalikes(text), shown != base::visibleText(text));
    }

    void directions()
    {
        QCOMPARE(base::visibleDirections(QStringLiteral("a\u202ab\u202e\u2066c\u2069\u200f\u200d\u00a0")),
                 QStringLiteral("a\\u202ab\\u202e\\u2066c\\u2069\u200f\u200d\u00a0"));
    }

    /// What is not UTF-8 cannot be told of: refused in words, wherever in the path it stands and however it is reached.
    void namedFolders()
    {
        QTemporaryDir root;
        const QByteArray odd = QFile::encodeName(root.path()).append("/a\xff"), sub = QByteArray(odd).append("/sub");
        const QByteArray real = odd.chopped(1).append("\xef\xbf\xbd"); // with a true U+FFFD
        QCOMPARE(::mkdir(odd.constData(), 0700), 0);
        QCOMPARE(::mkdir(sub.constData(), 0700), 0);
        QCOMPARE(::mkdir(real.constData(), 0700), 0);
        QCOMPARE(::symlink(sub.constData(), QFile::encodeName(root.filePath(QStringLiteral("link"))).constData()), 0);
        const auto problem = [](const QString &path) {
            const auto named = base::namedFolder(path);
            return named ? QString() : named.error().message;
        };
        const auto plain = base::namedFolder(root.path() + QStringLiteral("/."));
        QVERIFY(plain.ok());
        QCOMPARE(*plain, QFileInfo(root.path()).canonicalFilePath());
        QVERIFY(base::namedFolder(root.filePath(QStringLiteral("a\ufffd"))).ok());
        QCOMPARE(::rmdir(real.constData()), 0);
        for (const QByteArray &path : {odd, sub})
            QVERIFY2(problem(QFile::decodeName(path)).contains(QStringLiteral("not UTF-8")),
                     qPrintable(problem(QFile::decodeName(path))));
        QVERIFY(problem(root.filePath(QStringLiteral("link"))).contains(QStringLiteral("not UTF-8")));
        // As the folder that a program was started in.
        const QString before = QDir::currentPath();
        QCOMPARE(::chdir(sub.constData()), 0);
        const QString here = problem(QDir::currentPath()), relative = problem(QStringLiteral("."));
        QDir::setCurrent(before);
        QVERIFY2(here.contains(QStringLiteral("not UTF-8")), qPrintable(here));
        QVERIFY2(relative.contains(QStringLiteral("not UTF-8")), qPrintable(relative));
        QVERIFY(problem(root.filePath(QStringLiteral("none"))).contains(QStringLiteral("no folder")));
        QVERIFY(problem({}).contains(QStringLiteral("no folder")));
    }

    void keptLines()
    {
        QCOMPARE(base::visibleText(QStringLiteral("a\n\x1b"), base::LineBreaks::Keep), QStringLiteral("a\n\\x1b"));
    }

    /// What a menu and the dialog that it opens share.
    void namesOfActions()
    {
        const auto name = [](const char *action) { return base::plainName(QString::fromUtf8(action)); };
        QCOMPARE(name("&Copy"), QStringLiteral("Copy"));
        QCOMPARE(name("New se&ssion…"), QStringLiteral("New session"));
        QCOMPARE(name("Cut && paste"), QStringLiteral("Cut & paste"));
        QCOMPARE(name("新建会话(&N)…"), QStringLiteral("新建会话"));
        QCOMPARE(name("Neue Sitzung …"), QStringLiteral("Neue Sitzung"));
        QCOMPARE(name("Latest"), QStringLiteral("Latest"));
    }

    void elision()
    {
        QCOMPARE(base::elidedMiddle(QStringLiteral("abcdefghij"), 5), QStringLiteral("ab…ij"));
        QCOMPARE(base::elidedMiddle(QStringLiteral("abc"), 5), QStringLiteral("abc"));
        QVERIFY(base::elidedMiddle(QStringLiteral("👍👍👍👍👍👍"), 5).isValidUtf16());
        QVERIFY(base::elidedMiddle(QStringLiteral("👍👍👍👍👍👍"), 6).isValidUtf16());
    }

    void shellWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("plain") << QStringLiteral("agent --acp")
                               << QStringList{QStringLiteral("agent"), QStringLiteral("--acp")};
        QTest::newRow("quotes") << QStringLiteral("a 'b c' \"d \\\" e\"")
                                << QStringList{QStringLiteral("a"), QStringLiteral("b c"), QStringLiteral("d \" e")};
        QTest::newRow("empty word") << QStringLiteral("a ''  b")
                                    << QStringList{QStringLiteral("a"), QString(), QStringLiteral("b")};
        QTest::newRow("backslash") << QStringLiteral("a\\ b c")
                                   << QStringList{QStringLiteral("a b"), QStringLiteral("c")};
        QTest::newRow("joined") << QStringLiteral("a'b'\"c\"") << QStringList{QStringLiteral("abc")};
        QTest::newRow("nothing") << QStringLiteral("  ") << QStringList{};
    }
    void shellWords()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, words);
        QCOMPARE(base::shellSplit(text), words);
        QCOMPARE(base::shellSplit(base::shellJoined(words)), words); // what is shown is what runs
    }

    void clocksFireInOrderAndCanBeCancelled()
    {
        FakeClock clock;
        QStringList fired;
        auto late = clock.after(base::Milliseconds(20), [&] { fired << QStringLiteral("late"); });
        auto early = clock.after(base::Milliseconds(10), [&] { fired << QStringLiteral("early"); });
        auto never = clock.after(base::Milliseconds(15), [&] { fired << QStringLiteral("never"); });
        never.cancel();
        clock.advance(30);
        QCOMPARE(fired, (QStringList{QStringLiteral("early"), QStringLiteral("late")}));
    }

    void theSystemsClock()
    {
        base::SystemClock clock;
        bool fired = false, dropped = false;
        auto timer = clock.after(base::Milliseconds(1), [&] { fired = true; });
        {
            const auto gone = clock.after(base::Milliseconds(1), [&] { dropped = true; });
        }
        QTRY_VERIFY(fired);
        QVERIFY(!dropped);
        const auto before = clock.now();
        QVERIFY(clock.now() >= before);
    }
};

BELAY_TEST(TestBase)

} // namespace tst_base

#include "tst_base.moc"
