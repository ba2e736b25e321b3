// SPDX-License-Identifier: Apache-2.0
#include "base/clock.h"
#include "base/regularfile.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "fakeclock.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <sys/stat.h>

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
        QTest::newRow("lone surrogate") << QString(QChar(0xd800)) << QStringLiteral("\\ud800");
    }
    void whatDeceivesIsShown()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, shown);
        QCOMPARE(base::visibleText(text), shown);
    }

    void keptLines()
    {
        QCOMPARE(base::visibleText(QStringLiteral("a\n\x1b"), base::LineBreaks::Keep), QStringLiteral("a\n\\x1b"));
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

QTEST_GUILESS_MAIN(TestBase)
#include "tst_base.moc"
