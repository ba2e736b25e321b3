// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "models/search/transcriptsearch.h"

#include "testclass.h"

#include <QElapsedTimer>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_transcriptsearch {

using models::Found;
using models::FoundIn;
using models::SearchOptions;
using models::TextPattern;
using models::TranscriptSearch;

namespace {

struct Bench
{
    FakeClock clock;
    history::Transcript transcript;
    TranscriptSearch search{&clock};
    quint64 turn = 1;
    int slices = 0;
    qint64 most = 0; ///< work of one slice

    Bench()
    {
        search.setTranscript(&transcript);
        QObject::connect(&search, &TranscriptSearch::changed, &search, [this] {
            ++slices;
            most = qMax(most, search.lastSliceWork());
        });
    }
    void apply(core::SessionEventBody body)
    {
        core::SessionEvent event;
        event.turn.value = turn;
        event.at = clock.wall();
        event.body = std::move(body);
        transcript.apply(event);
    }
    void prompt(const QString &text) { apply(core::TurnStarted{{acp::TextContent{text}}}); }
    void say(const QString &text, const QString &id = {})
    {
        apply(core::Chunk{{acp::ChunkKind::Agent, acp::TextContent{text}, id}});
    }
    void find(const QString &pattern, bool isExpression = false, history::EntryId from = 0)
    {
        search.start({pattern, false, false, isExpression}, from);
        settle();
    }
    void settle()
    {
        clock.advance(100);
        QVERIFY(!search.isRunning());
    }
    /// Counted from what is there, not from what was counted along.
    int counted() const
    {
        int all = 0;
        for (int row = 0; row < transcript.count(); ++row) {
            const std::vector<Found> found = search.foundIn(transcript.at(row).id);
            QTest::qCompare(std::is_sorted(found.begin(), found.end()), true, "sorted", "true", __FILE__, __LINE__);
            all += int(found.size());
        }
        return all;
    }
};

/// Lines that are cut when the test says so.
struct Later
{
    bool isReady = false;
    int alive = 0;
    std::function<void()> ready;
};

class LaterLines final : public models::ShownLines
{
public:
    LaterLines(Later *later, const QString &text) : m_later(later), m_text(text) { ++m_later->alive; }
    ~LaterLines() override { --m_later->alive; }
    bool isReady(const std::function<void()> &ready) override
    {
        m_later->ready = ready;
        return m_later->isReady;
    }
    void append(QStringView) override {}
    int count() const override { return m_later->isReady ? 1 : -1000000; }
    QString line(int) override { return m_text; }

private:
    Later *m_later;
    QString m_text;
};

QStringList taken(const SearchOptions &options, const QString &line)
{
    QStringList out;
    const TextPattern pattern(options);
    for (const models::TextRange &range : pattern.findAll(line))
        out << line.mid(range.from, range.length);
    return out;
}

acp::ToolCallUpdate call(const char *id, const char *title)
{
    acp::ToolCallUpdate update;
    update.id.value = QLatin1String(id);
    update.isFirst = true;
    update.title = QLatin1String(title);
    update.status = acp::ToolStatus::InProgress;
    return update;
}

} // namespace

class TestTranscriptSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void patterns_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("how"); // c, w, r
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char *name, const char *pattern, const char *how, const char *line,
                            const char *found) {
            QTest::newRow(name) << QString::fromUtf8(pattern) << QString::fromLatin1(how) << QString::fromUtf8(line)
                                << QString::fromUtf8(found).split(QLatin1Char('|'), Qt::SkipEmptyParts);
        };
        row("any case", "cache", "", "Cache and CACHE, cached", "Cache|CACHE|cache");
        row("case", "Cache", "c", "Cache and CACHE, Cached", "Cache|Cache");
        row("word", "cache", "w", "cache caches cache_x precache Cache.", "cache|Cache");
        row("word that is none", "(x)", "w", "f(x) (x)y (x)", "(x)|(x)|(x)");
        row("not an expression", "a.c", "", "abc a.c", "a.c");
        row("expression", "a.c", "r", "abc a.c ac", "abc|a.c");
        row("expression, case", "[a-c]+", "rc", "abC", "ab");
        row("expression, word", "a|ab", "rw", "ab a abc", "ab|a");
        row("without characters", "x*", "r", "axxb", "xx");
        row("line starts", "^b", "r", "b ab\nb", "b|b");
        row("umlauts", "straße", "", "STRAßE Straße", "STRAßE|Straße");
        row("no overlap", "aa", "", "aaaa", "aa|aa");
        row("beyond the plane", "😀", "r", "a😀b😀", "😀|😀");
        row("nothing", "zz", "", "abc", "");
        row("empty", "", "", "abc", "");
    }

    void patterns()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, how);
        QFETCH(QString, line);
        QFETCH(QStringList, found);
        const SearchOptions options{pattern, how.contains(u'c'), how.contains(u'w'), how.contains(u'r')};
        QCOMPARE(taken(options, line), found);
        // The same behind so much text that it is looked at in stretches.
        const QString filler = QString(TextPattern::plainStretch + 100, u'.') + u'\n';
        if (!options.isExpression) {
            QCOMPARE(taken(options, filler + line), found);
        } else {
            QStringList far;
            const QString all = QString(TextPattern::stretch * 3 - 1, u'-') + u'\n' + line;
            const TextPattern p(options);
            std::vector<models::TextRange> ranges;
            for (int at = 0; at >= 0;)
                at = p.find(all, at, &ranges).next;
            for (const models::TextRange &range : ranges)
                far << all.mid(range.from, range.length);
            QCOMPARE(far, found);
        }
    }

    void acrossTheEdgeOfAStretch()
    {
        for (int before = TextPattern::stretch - 700; before < TextPattern::stretch + 20; before += 7) {
            const QString line = QString(before, u'-') + QStringLiteral("needle in hay") + QString(9000, u'-');
            const TextPattern pattern({QStringLiteral("needle.in"), false, false, true});
            std::vector<models::TextRange> found;
            for (int at = 0; at >= 0;)
                at = pattern.find(line, at, &found).next;
            QCOMPARE(found.size(), size_t(1));
            QCOMPARE(found.front(), (models::TextRange{before, 9}));
        }
    }

    void invalidExpressionsAreSaid_data()
    {
        QTest::addColumn<QString>("pattern");
        for (const char *pattern : {"(", "[a", "a{2,1}", "*", "(?<x", "\\"})
            QTest::newRow(pattern) << QString::fromLatin1(pattern);
    }

    void invalidExpressionsAreSaid()
    {
        QFETCH(QString, pattern);
        Bench b;
        b.say(QStringLiteral("( [a *"));
        b.find(pattern, true);
        QVERIFY(b.search.pattern().error().contains(QStringLiteral("Not a regular expression")));
        QCOMPARE(b.search.count(), 0);
        b.search.next();
        QVERIFY(!b.search.current());
        b.find(pattern, false);
        QVERIFY(b.search.pattern().error().isEmpty());
    }

    void expressionsThatTakeForeverAreGivenUp()
    {
        Bench b;
        b.say(QString(4000, u'a') + QStringLiteral("!\n\nneedle\n"));
        QElapsedTimer time;
        time.start();
        b.find(QStringLiteral("(a+)+$"), true);
        QVERIFY(b.search.givenUp() > 0);
        // Without a limit it would be until the end of the world; a bound, not a measurement.
        QVERIFY(time.elapsed() < 10'000);
        b.find(QStringLiteral("needle|(a+)+$"), true);
        QCOMPARE(b.search.count(), 1);
    }

    void findsWhatEveryEntryShows()
    {
        Bench b;
        b.prompt(QStringLiteral("needle 1"));
        b.apply(core::Chunk{{acp::ChunkKind::Thought, acp::TextContent{QStringLiteral("needle 2")}, {}}});
        b.say(QStringLiteral("a\nneedle 3 and needle 4"));
        acp::ToolCallUpdate edit = call("e", "Edit");
        edit.content = std::vector<acp::ToolContent>{
            acp::Diff{QStringLiteral("/x/needle5.txt"), QStringLiteral("old\n"), QStringLiteral("new\nneedle 6\n")}};
        edit.rawInput = QStringLiteral("{ \"needle\": 7 }");
        b.apply(core::ToolCallChanged{edit});
        b.apply(core::TerminalStarted{{QStringLiteral("t")}, QStringLiteral("echo needle 8"), {}, 1, true});
        acp::ToolCallUpdate run = call("r", "run");
        run.content = std::vector<acp::ToolContent>{acp::TerminalRef{{QStringLiteral("t")}}};
        b.apply(core::ToolCallChanged{run});
        b.apply(core::TerminalOutput{{QStringLiteral("t")}, QByteArrayLiteral("needle 9\n")});
        b.find(QStringLiteral("needle"));
        QCOMPARE(b.search.count(), 9);
        QCOMPARE(b.counted(), 9);
        std::vector<FoundIn> parts;
        for (int row = 0; row < b.transcript.count(); ++row) {
            for (const Found &found : b.search.foundIn(b.transcript.at(row).id))
                parts.push_back(found.in);
        }
        using enum FoundIn;
        QCOMPARE(parts, (std::vector<FoundIn>{Text, Text, Text, Text, Title, Diff, Details, Title, Terminal}));
    }

    void overLines_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("how"); // w, r
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found"); // line:from-line:to
        const auto row = [](const char *name, const char *pattern, const char *how, const char *text,
                            const char *found) {
            QTest::newRow(name) << QString::fromUtf8(pattern) << QString::fromLatin1(how) << QString::fromUtf8(text)
                                << QString::fromUtf8(found);
        };
        row("two lines", "two\nthree", "", "one two\nthree four", "0:4-1:5");
        row("two paragraphs", "Two\nthree", "", "one two\n\nthree two\n  three", "0:4-2:5 2:6-3:7");
        row("more than is there", "two\n\n\nthree", "", "two \nthree", "0:0-1:5");
        row("three lines", "a\nb\nc", "", "a\nb\nb\na\nb\nc\n", "3:0-5:1");
        row("a whole line, copied", "two\n", "", "two\nand two", "0:0-0:3 1:4-1:7");
        row("none there", "two\nthree", "", "two three\ntwo", "");
        row("nothing but a border", "\n", "", "a\nb", "");
        row("words", "two\nthree", "w", "two\nthrees\ntwo\nthree", "2:0-3:5");
        row("sign by sign", "a.\n(b", "", "a.\n(b", "0:0-1:2");
        row("expression", "o\\nt", "r", "two\nthree\nto\ntt", "0:2-1:1 2:1-3:1");
        row("expression of any length", "a[\\s\\S]*?\\nz", "r", "xa\nb\nc\nz", "0:1-3:1");
        row("expression that may stay in a line", "b|a\\n", "r", "ab\na\nb", "0:1-0:2 1:0-2:0 2:0-2:1");
    }

    void overLines()
    {
        QFETCH(const QString, pattern);
        QFETCH(const QString, how);
        QFETCH(const QString, text);
        QFETCH(const QString, found);
        // At once, behind many lines, and behind a line that is looked at in stretches.
        const QString lines = QStringLiteral("....\n").repeated(TextPattern::stretch);
        const QString line = QString(TextPattern::stretch * 5 + 17, u'.') + u'\n';
        for (const QString &before : {QString(), lines, line}) {
            Bench b;
            b.say(before + text);
            b.search.start({pattern, false, how.contains(u'w'), how.contains(u'r')});
            b.settle();
            const int first = int(before.count(u'\n'));
            QStringList places;
            for (const Found &at : b.search.foundIn(b.transcript.at(0).id))
                places << QStringLiteral("%1:%2-%3:%4")
                              .arg(at.line - first)
                              .arg(at.from)
                              .arg(at.line + at.moreLines - first)
                              .arg(at.moreLines > 0 ? at.to : at.from + at.length);
            QCOMPARE(places.join(u' '), found);
            QCOMPARE(b.search.count(), places.size());
            // Goes to each of them, and round.
            QSet<int> numbers;
            for (int i = 0; i < b.search.count(); ++i) {
                numbers << b.search.currentNumber();
                b.search.next();
            }
            QCOMPARE(numbers.size(), b.search.count());
        }
    }

    /// However many lines it has: the first of them are far from where the text grows.
    void manyLinesWhileTheyGrow()
    {
        Bench b;
        b.prompt(QStringLiteral("go"));
        const QString id = QStringLiteral("m");
        QStringList all;
        for (int i = 0; i < 200; ++i)
            all << QString(QChar(u'a' + i % 26));
        b.find(all.join(u'\n'));
        b.say(QStringLiteral("so:\n"), id);
        for (const QString &line : std::as_const(all)) {
            QCOMPARE(b.search.count(), 0);
            b.say(line + u'\n', id);
            b.settle();
        }
        QCOMPARE(b.search.count(), 1);
        QCOMPARE(b.search.foundIn(b.transcript.at(1).id).front().moreLines, 199);
    }

    void overLinesWhileTheyGrow()
    {
        Bench b;
        b.prompt(QStringLiteral("go"));
        const QString id = QStringLiteral("m");
        b.say(QStringLiteral("a needle"), id);
        b.find(QStringLiteral("needle\nin hay"));
        QCOMPARE(b.search.count(), 0);
        for (const char *more : {"\n", "in", " hay", " and needle\n\nin ", "hay\nneedle\n"}) {
            b.say(QLatin1String(more), id);
            b.settle();
        }
        QCOMPARE(b.search.count(), 2);
        QCOMPARE(b.counted(), 2);
        for (int i = 0; i < 200; ++i) {
            b.say(QStringLiteral("line %1\n").arg(i), id);
            b.settle();
        }
        QCOMPARE(b.counted(), 2);
        b.say(QStringLiteral("needle\nin hay"), id);
        b.settle();
        QCOMPARE(b.counted(), 3);
        QCOMPARE(b.search.count(), 3);
        const Found first = b.search.foundIn(b.transcript.at(1).id).front();
        QCOMPARE(first.moreLines, 1);
        const auto marks = [&](int line, int length) {
            QStringList all;
            for (const auto &match : b.search.matchesIn(first.entry, FoundIn::Text, 0, line, length))
                all << QStringLiteral("%1-%2%3")
                           .arg(match.from)
                           .arg(match.to)
                           .arg(match.isCurrent ? QStringLiteral("!") : QString());
            return all.join(u' ');
        };
        QCOMPARE(marks(0, 8), QStringLiteral("2-8!"));
        QCOMPARE(marks(1, 17), QStringLiteral("0-6! 11-17"));
        QCOMPARE(marks(3, 6), QStringLiteral("0-6"));
    }

    void goesRoundTheEnds()
    {
        Bench b;
        b.prompt(QStringLiteral("x"));
        b.say(QStringLiteral("x x"));
        b.find(QStringLiteral("x"));
        QCOMPARE(b.search.currentNumber(), 1);
        for (const int number : {2, 3, 1, 2}) {
            b.search.next();
            QCOMPARE(b.search.currentNumber(), number);
        }
        for (const int number : {1, 3, 2}) {
            b.search.previous();
            QCOMPARE(b.search.currentNumber(), number);
        }
    }

    void beginsWhereTheUserLooks()
    {
        Bench b;
        for (int i = 0; i < 10; ++i) {
            b.prompt(i == 4 ? QStringLiteral("nothing") : QStringLiteral("hay needle"));
            ++b.turn;
        }
        b.find(QStringLiteral("needle"), false, b.transcript.at(4).id);
        QCOMPARE(b.search.current()->entry, b.transcript.at(5).id);
        QCOMPARE(b.search.currentNumber(), 5);
        b.find(QStringLiteral("nothing"), false, b.transcript.at(7).id);
        QCOMPARE(b.search.current()->entry, b.transcript.at(4).id);
    }

    void growsWithTheStreamAndSearchesOnlyWhatIsNew()
    {
        Bench b;
        b.prompt(QStringLiteral("go"));
        QString all;
        const QString part = QStringLiteral("some words with a needle in them\n");
        for (int i = 0; i < 2000; ++i)
            all += part;
        b.say(all);
        b.find(QStringLiteral("needle"));
        QCOMPARE(b.search.count(), 2000);
        b.search.next();
        const Found before = *b.search.current();
        qint64 work = 0;
        QObject::connect(&b.search, &TranscriptSearch::changed, &b.search, [&] { work += b.search.lastSliceWork(); });
        for (int i = 0; i < 20; ++i) {
            b.say(QStringLiteral("another nee"));
            b.settle();
            b.say(QStringLiteral("dle\n"));
            b.settle();
            QCOMPARE(b.search.count(), 2000 + i + 1);
        }
        QVERIFY2(work < all.size(), QByteArray::number(work).constData());
        QCOMPARE(*b.search.current(), before);
        b.apply(core::TurnEnded{});
        b.settle();
        QCOMPARE(b.search.count(), 2020);
        QCOMPARE(b.counted(), 2020);
    }

    void staysRightWhenEntriesChange()
    {
        Bench b;
        b.apply(core::ToolCallChanged{call("c", "needle one")});
        b.say(QStringLiteral("needle"));
        b.find(QStringLiteral("needle"));
        QCOMPARE(b.search.count(), 2);
        acp::ToolCallUpdate change = call("c", "something else");
        change.isFirst = false;
        b.apply(core::ToolCallChanged{change});
        b.settle();
        QCOMPARE(b.search.count(), 1);
        QCOMPARE(b.search.currentNumber(), 1);
        QCOMPARE(b.search.current()->entry, b.transcript.at(1).id);
        change.title = QStringLiteral("needle needle");
        b.apply(core::ToolCallChanged{change});
        b.settle();
        QCOMPARE(b.search.count(), 3);
        QCOMPARE(b.counted(), 3);
        QCOMPARE(b.search.currentNumber(), 3);
        b.transcript.clear();
        b.settle();
        QCOMPARE(b.search.count(), 0);
        QVERIFY(!b.search.current());
        b.prompt(QStringLiteral("needle"));
        b.settle();
        QCOMPARE(b.search.count(), 1);
    }

    void changesInTheMiddleOfARow()
    {
        Bench b;
        QString big;
        for (int i = 0; i < 30'000; ++i)
            big += QStringLiteral("hay and needle\n");
        acp::ToolCallUpdate update = call("c", "first");
        update.content = std::vector<acp::ToolContent>{acp::TextContent{big}};
        b.apply(core::ToolCallChanged{update});
        b.search.start({QStringLiteral("needle"), false, false, false});
        b.clock.advance(0);
        acp::ToolCallUpdate title = call("c", "the needle");
        title.isFirst = false;
        b.search.start({QStringLiteral("needle"), false, false, false});
        b.apply(core::ToolCallChanged{title});
        b.settle();
        QCOMPARE(b.search.count(), 30'001);
        QCOMPARE(b.counted(), 30'001);
    }

    void worksInSlices()
    {
        Bench b;
        for (int i = 0; i < 100'000; ++i) {
            b.say(QStringLiteral("entry %1 of very many, every one with some words in it").arg(i), QString::number(i));
        }
        b.find(QStringLiteral("entry 99"));
        QCOMPARE(b.search.count(), 1 + 10 + 100 + 1000);
        QVERIFY2(b.slices > 50, QByteArray::number(b.slices).constData());
        // A slice and one step, which looks at one stretch.
        QVERIFY2(b.most <= TranscriptSearch::sliceWork + TextPattern::plainStretch,
                 QByteArray::number(b.most).constData());
        b.most = 0;
        b.find(QStringLiteral("many, .* words (a|b|in)"), true);
        QCOMPARE(b.search.count(), 100'000);
        QVERIFY(b.most <= TranscriptSearch::sliceWork + TextPattern::plainStretch);
        b.find(QStringLiteral("e"));
        QVERIFY(b.search.isCapped());
        QVERIFY(b.search.count() >= TranscriptSearch::maximumCount && b.search.count() < 200'000);
    }

    /// To begin anew with each slice would take as many slices as there are lines.
    void longChangesTakeSlicesByTheirLength()
    {
        Bench b;
        QString text;
        for (int i = 0; i < 20000; ++i)
            text += QString(99, u'x') + u'\n';
        acp::ToolCallUpdate edit = call("e", "edit");
        edit.content = std::vector<acp::ToolContent>{
            acp::Diff{QStringLiteral("/x"), std::nullopt, QString(text + QStringLiteral("a needle"))}};
        b.apply(core::ToolCallChanged{edit});
        b.slices = 0;
        b.find(QStringLiteral("needle"));
        QCOMPARE(b.search.count(), 1);
        // Each character is cut, fetched and looked at; each line is a step.
        const qint64 work = 3 * text.size() + 20000 * 60;
        QVERIFY2(b.slices < 4 * work / TranscriptSearch::sliceWork + 10, QByteArray::number(b.slices).constData());
    }

    /// A text that is being cut elsewhere holds up nothing else.
    void waitsForWhatIsNotReady()
    {
        Later later;
        Bench b;
        b.search.setLineMaker([&later](const models::SearchSource &source) -> std::unique_ptr<models::ShownLines> {
            if (source.shape != models::SearchSource::Shape::Diff)
                return models::plainLines(source);
            return std::make_unique<LaterLines>(&later, source.text);
        });
        acp::ToolCallUpdate edit = call("e", "edit");
        edit.content =
            std::vector<acp::ToolContent>{acp::Diff{QStringLiteral("/x"), std::nullopt, QStringLiteral("a needle\n")}};
        b.apply(core::ToolCallChanged{edit});
        b.say(QStringLiteral("needle"));
        for (int round = 0; round < 2; ++round) {
            later.isReady = false;
            b.search.start({QStringLiteral("needle"), false, false, false});
            b.clock.advance(100);
            QCOMPARE(b.search.count(), 1);
            QVERIFY(b.search.isRunning());
            // The call says something else meanwhile: it is not cut twice.
            b.apply(core::ToolCallChanged{call("e", round ? "more" : "some")});
            b.clock.advance(100);
            QCOMPARE(b.search.count(), 1);
            QVERIFY(b.search.isRunning());
            QCOMPARE(later.alive, 1);
            later.isReady = true;
            later.ready();
            b.settle();
            QCOMPARE(b.search.count(), 2);
            QCOMPARE(b.counted(), b.search.count());
        }
        // Nobody waits for what is not looked for any more.
        later.isReady = false;
        b.search.start({QStringLiteral("needle"), false, false, false});
        b.clock.advance(100);
        QCOMPARE(later.alive, 1);
        b.search.stop();
        QCOMPARE(later.alive, 0);
        QVERIFY(!b.search.isRunning());
        QCOMPARE(b.clock.timerCount(), size_t(0));
    }

    void endsWithAnEmptyPattern()
    {
        Bench b;
        b.say(QStringLiteral("needle"));
        b.find(QStringLiteral("needle"));
        QSignalSpy current(&b.search, &TranscriptSearch::currentChanged);
        b.search.stop();
        QCOMPARE(current.size(), 1);
        QCOMPARE(b.search.count(), 0);
        QCOMPARE(b.clock.timerCount(), size_t(0));
        b.say(QStringLiteral("needle"));
        QCOMPARE(b.clock.timerCount(), size_t(0));
        b.search.setTranscript(nullptr);
        b.find(QStringLiteral("x"));
        b.search.next();
        QCOMPARE(b.search.count(), 0);
    }
};

BELAY_TEST(TestTranscriptSearch)

} // namespace tst_transcriptsearch

#include "tst_transcriptsearch.moc"
