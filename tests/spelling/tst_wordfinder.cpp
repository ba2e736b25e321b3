// SPDX-License-Identifier: Apache-2.0
#include "spelling/wordfinder.h"

#include "testclass.h"

#include <QElapsedTimer>
#include <QTest>

namespace tst_wordfinder {

using namespace spelling;

/// What of a message is prose.
class TestWordFinder : public QObject
{
    Q_OBJECT

    static QStringList words(const QString &text)
    {
        QStringList out;
        for (const WordPlace &place : wordsOfText(text))
            out << text.mid(place.from, place.length);
        return out;
    }

private Q_SLOTS:
    void whatIsProseIsChecked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("checked");
        const auto row = [](const char *name, const char *text, const QStringList &checked) {
            QTest::newRow(name) << QString::fromUtf8(text) << checked;
        };
        const auto list = [](const char *words) { return QString::fromUtf8(words).split(u'|', Qt::SkipEmptyParts); };
        row("a sentence", "Please write a test, quickly!", list("Please|write|test|quickly"));
        row("quotes and brackets", "(see „diese“ and \"that\") *very* **strong** _soft_",
            list("see|diese|and|that|very|strong|soft"));
        row("apostrophes and hyphens", "don't rock’n’roll E-Mail -word well-", list("don't|rock’n’roll|E-Mail|well"));
        row("either or", "and/or", list("and|or"));
        row("umlauts", "Größe naïve élan", list("Größe|naïve|élan"));
        row("combining", "nai\xcc\x88ve", list("nai\xcc\x88ve"));
        row("code", "use `make al` now", list("use|now"));
        row("code that is not closed", "use `make al", list("use"));
        row("code with backticks in it", "x ``a ` b`` word", list("word"));
        row("code in a word's middle", "pre`code`post", list("pre|post"));
        row("a fence", "wrod\n```c++\nint mian\n```\nagain", list("wrod|again"));
        row("a fence of tildes", "~~~\n``` no\n~~~\nagain", list("again"));
        row("a longer fence", "````\n```\ncode\n````\nprose", list("prose"));
        row("a fence without an end", "prose\n```\ncode\n\nmore", list("prose"));
        row("a fence in a list", "- item\n  ```\n  code\n  ```\n- next", list("item|next"));
        row("paths", "/etc/passwd ./rnu ../upp ~/hoome src/mian.cpp src/widgets/style (/tmp/xyz) foo/", list(""));
        row("windows' paths", "C:\\Users\\nam \\\\share", list(""));
        row("files", "main.cpp CMakeLists.txt foo.bar", list(""));
        row("addresses", "see https://exmaple.org/wrold, www.exmaple.org or mailto:x@yy.zz somebody@exmaple.org",
            list("see|or"));
        row("mentions", "@srcc/mian @\"with spacs in it\" and @nobdy", list("and"));
        row("commands", "/comapct the log", list("the|log"));
        row("names", "#wrold #bugfx fixes", list("fixes"));
        row("identifiers", "myFuncton MyClas snake_cse kebab-case std::vectr foo() foo->bar $HOEM x=yy --verbse -Wal",
            list("kebab-case"));
        row("numbers", "x86 12th utf8 abc123def 3rd", list(""));
        row("capitals", "HTTP USA Nasa", list("Nasa"));
        row("hexadecimal", "deadbeef cafebabe bad", list("bad"));
        row("html", "<dvi> &nbps; text", list("text"));
        row("no spaces between words", "日本語のテスト ภาษาไทย word", list("word"));
        row("other scripts", "привет γειά", list("привет|γειά"));
        row("right to left",
            "\xe2\x80\xae"
            "abcd\xe2\x80\xac שלום",
            list("abcd|שלום"));
        row("one letter", "a I x", list(""));
        row("nothing", "", list(""));
        row("signs", "... --- ??? \xf0\x9f\x98\x80 :-) ```", list(""));
    }
    void whatIsProseIsChecked()
    {
        QFETCH(const QString, text);
        QTEST(words(text), "checked");
    }

    void hostileTextsEndSoon_data()
    {
        QTest::addColumn<QString>("text");
        QString surrogates(100'001, QChar(0xd835)), mixed;
        for (int i = 0; i < 100'000; ++i)
            mixed += QChar(char16_t((i * 7919) & 0xffff));
        QTest::newRow("one word") << QString(100'000, u'a');
        QTest::newRow("half surrogates") << surrogates;
        QTest::newRow("all of Unicode") << mixed;
        QTest::newRow("backticks") << QStringLiteral("`` ` ").repeated(25'000);
        QTest::newRow("backticks of growing length") << [] {
            QString out;
            for (int i = 1; i < 440; ++i)
                out += QString(i, u'`') + u' ';
            return out;
        }();
        QTest::newRow("marks") << QString(QStringLiteral("a") + QString(100'000, QChar(0x301)));
        QTest::newRow("apostrophes") << QStringLiteral("a'").repeated(50'000);
        QTest::newRow("bidi") << QStringLiteral("\u202eab\u2066").repeated(25'000);
    }
    void hostileTextsEndSoon()
    {
        QFETCH(const QString, text);
        QElapsedTimer timer;
        timer.start();
        const QList<WordPlace> places = wordsOfText(text);
        qsizetype behind = 0;
        for (const WordPlace &place : places) {
            QVERIFY(place.from >= behind && place.length > 0 && place.length <= longestWord);
            behind = place.from + place.length;
        }
        QVERIFY(behind <= text.size());
        QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    }
};

BELAY_TEST(TestWordFinder)

} // namespace tst_wordfinder

#include "tst_wordfinder.moc"
