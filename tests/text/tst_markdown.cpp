// SPDX-License-Identifier: Apache-2.0
#include "text/diff/patchlines.h"
#include "text/layout/codehighlighter.h"
#include "text/markdown/blocksplitter.h"
#include "text/markdown/linkdefinitions.h"
#include "text/markdown/markdownhtml.h"
#include "text/markdown/markdownparser.h"

#include "testclass.h"

#include <QTest>

namespace tst_markdown {

using namespace text;

namespace {

std::vector<Element> parsed(const QString &source, BlockKind kind = BlockKind::Paragraph)
{
    Block block;
    block.kind = kind;
    block.source = source;
    return parseBlock(block);
}

bool hasSpan(const InlineText &text, const QString &part, quint8 style)
{
    const qsizetype at = text.text.indexOf(part);
    for (const Span &span : text.spans) {
        if (at >= span.start && at + part.size() <= span.start + span.length && (span.style & style) == style)
            return true;
    }
    return false;
}

} // namespace

class TestMarkdown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inlineStyles()
    {
        const auto elements =
            parsed(QStringLiteral("a **bold** *it* `co<de` ~~gone~~ [text](https://x.y/?a=1&amp;b) &lt; &#8364;"));
        QCOMPARE(elements.size(), size_t(1));
        const InlineText &t = elements[0].text;
        QCOMPARE(t.text, QStringLiteral("a bold it co<de gone text < €"));
        QVERIFY(hasSpan(t, QStringLiteral("bold"), Bold));
        QVERIFY(hasSpan(t, QStringLiteral("it"), Italic));
        QVERIFY(hasSpan(t, QStringLiteral("co<de"), InlineCode));
        QVERIFY(hasSpan(t, QStringLiteral("gone"), Strike));
        QVERIFY(hasSpan(t, QStringLiteral("text"), LinkSpan));
        QCOMPARE(t.links, QStringList{QStringLiteral("https://x.y/?a=1&b")});
    }

    void htmlStaysTextAndImagesBecomeLinks()
    {
        const auto elements = parsed(QStringLiteral("<img src=x onerror=y> ![alt](https://evil/pixel.png) after"));
        QCOMPARE(elements[0].text.text, QStringLiteral("<img src=x onerror=y> alt after"));
        QCOMPARE(elements[0].text.links, QStringList{QStringLiteral("https://evil/pixel.png")});
    }

    /// What would make a reader see another text than there is; in words, in code, in tables and in what is no
    /// Markdown.
    void whatTurnsTextIsSeen_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const QString &source, BlockKind kind, const QString &shown) {
            QTest::newRow(name) << source << int(kind) << shown;
        };
        using enum BlockKind;
        row("an override", QStringLiteral("a \u202efdp.exe\u202c b"), Paragraph,
            QStringLiteral("a \\u202efdp.exe\\u202c b"));
        row("an isolate", QStringLiteral("a \u2066b\u2069"), Paragraph, QStringLiteral("a \\u2066b\\u2069"));
        row("as an entity", QStringLiteral("a &#8238;b &#x202E;c"), Paragraph, QStringLiteral("a \\u202eb \\u202ec"));
        row("in code", QStringLiteral("`a\u202eb`"), Paragraph, QStringLiteral("a\\u202eb"));
        row("in a box", QStringLiteral("a\u202eb\nc"), Code, QStringLiteral("a\\u202eb\nc"));
        row("as it is", QStringLiteral("a\u202eb"), Plain, QStringLiteral("a\\u202eb"));
        row("a heading", QStringLiteral("# a\u202eb"), Heading, QStringLiteral("a\\u202eb"));
        row("Arabic", QStringLiteral("\u0645\u0631\u062d\u0628\u0627\u200f, \u0645\u06cc\u200c\u062e"), Paragraph,
            QStringLiteral("\u0645\u0631\u062d\u0628\u0627\u200f, \u0645\u06cc\u200c\u062e"));
        row("Hebrew", QStringLiteral("\u05e9\u05dc\u05d5\u05dd\u200e 1"), Paragraph,
            QStringLiteral("\u05e9\u05dc\u05d5\u05dd\u200e 1"));
    }
    void whatTurnsTextIsSeen()
    {
        QFETCH(const QString, source);
        QFETCH(const int, kind);
        QFETCH(const QString, shown);
        const auto elements = parsed(source, BlockKind(kind));
        QCOMPARE(elements.size(), size_t(1));
        QCOMPARE(elements[0].text.text, shown);
    }

    /// Its style is that of the word it stands in.
    void whatIsSeenHasTheStyleOfItsWord()
    {
        const auto elements = parsed(QStringLiteral("a **b\u202ec** [d\u2066](https://x.y) |"));
        QVERIFY(hasSpan(elements[0].text, QStringLiteral("b\\u202ec"), Bold));
        QVERIFY(hasSpan(elements[0].text, QStringLiteral("d\\u2066"), LinkSpan));
        const auto table = parsed(QStringLiteral("|a|b|\n|---|---|\n|c\u202ed|e|"), BlockKind::Table);
        QCOMPARE(table[0].cells.size(), size_t(4));
        QCOMPARE(table[0].cells[2].text, QStringLiteral("c\\u202ed"));
    }

    void nestedListsCarryTheirMarkers()
    {
        const auto elements = parsed(QStringLiteral("- [x] a\n  1. b\n\n     c\n  2. d"), BlockKind::ListItem);
        QCOMPARE(elements.size(), size_t(4));
        QCOMPARE(elements[0].task, TaskState::Done);
        QCOMPARE(elements[1].marker, QStringLiteral("1."));
        QCOMPARE(elements[1].listDepth, 2);
        QVERIFY(elements[2].marker.isEmpty());
        QCOMPARE(elements[3].marker, QStringLiteral("2."));
    }

    void tablesFillTheirGrid()
    {
        const auto elements = parsed(QStringLiteral("|a|b|\n|:-:|--:|\n|1|\n|2|*3*|"), BlockKind::Table);
        QCOMPARE(elements.size(), size_t(1));
        QCOMPARE(elements[0].columns, 2);
        QCOMPARE(elements[0].cells.size(), size_t(6));
        QCOMPARE(elements[0].aligns[0], CellAlign::Centre);
        QCOMPARE(elements[0].aligns[1], CellAlign::Right);
        QCOMPARE(elements[0].cells[5].text, QStringLiteral("3"));
    }

    void alertsAreQuotesWithATitle_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("alert");
        QTest::addColumn<QStringList>("texts");
        const auto row = [](const char *name, const QString &source, Alert alert, const QStringList &texts) {
            QTest::newRow(name) << source << int(alert) << texts;
        };
        const QString said = QStringLiteral("it is **said**");
        row("note", QStringLiteral("> [!NOTE]\n> ") + said, Alert::Note,
            {QStringLiteral("Note"), QStringLiteral("it is said")});
        row("any case", QStringLiteral("> [!caution]  \n> ") + said, Alert::Caution,
            {QStringLiteral("Caution"), QStringLiteral("it is said")});
        row("lazy", QStringLiteral(">[!TIP]\n") + said, Alert::Tip,
            {QStringLiteral("Tip"), QStringLiteral("it is said")});
        row("alone", QStringLiteral("> [!IMPORTANT]"), Alert::Important, {QStringLiteral("Important")});
        row("list", QStringLiteral("> [!WARNING]\n> - item\n>\n> end"), Alert::Warning,
            {QStringLiteral("Warning"), QStringLiteral("item"), QStringLiteral("end")});
        row("code", QStringLiteral("> [!TIP]\n> ```\n> x\n> ```"), Alert::Tip,
            {QStringLiteral("Tip"), QStringLiteral("x")});
        row("no mark", QStringLiteral("> [!NOTE] said"), Alert::None, {QStringLiteral("[!NOTE] said")});
        row("unknown", QStringLiteral("> [!HINT]\n> a"), Alert::None, {QStringLiteral("[!HINT] a")});
        row("quote in a quote", QStringLiteral("> > [!NOTE]\n> > a"), Alert::None, {QStringLiteral("[!NOTE] a")});
        row("second line", QStringLiteral("> a\n> [!NOTE]"), Alert::None, {QStringLiteral("a [!NOTE]")});
    }

    void alertsAreQuotesWithATitle()
    {
        QFETCH(QString, source);
        QFETCH(int, alert);
        QFETCH(QStringList, texts);
        const auto elements = parsed(source, BlockKind::Quote);
        QStringList found;
        for (const Element &element : elements) {
            QCOMPARE(int(element.alert), alert);
            found << element.text.text;
            QVERIFY(element.quoteDepth > 0 || source.contains(QStringLiteral("\nit")));
        }
        QCOMPARE(found, texts);
        QCOMPARE(elements.front().isAlertTitle, alert != int(Alert::None));
        if (alert != int(Alert::None))
            QVERIFY(hasSpan(elements.front().text, texts.front(), Bold));
        if (found.contains(QStringLiteral("it is said")))
            QVERIFY(hasSpan(elements.back().text, QStringLiteral("said"), Bold));
    }

    void footnotesAreMarkedWhereTheyAreWritten()
    {
        BlockSplitter splitter;
        splitter.append(u"A **bold[^1]** `[^1]` [^1][^reason] [^none] [l[^1]](/x)\n\n[^1]: one\n[^REASON]: because\n");
        splitter.finish();
        LinkDefinitions links;
        for (const Block &block : splitter.closed())
            links.collect(block);
        const InlineText text = parseBlock(splitter.closed().front(), &links).front().text;
        QCOMPARE(text.text, QStringLiteral("A bold1 [^1] 1,reason [^none] l[^1]"));
        std::vector<Span> markers;
        for (const Span &span : text.spans) {
            if (span.style & Superscript)
                markers.push_back(span);
        }
        QCOMPARE(markers.size(), size_t(3));
        QCOMPARE(markers[0], (Span{6, 1, Superscript | Bold, -1}));
        QCOMPARE(markers[1], (Span{13, 1, Superscript, -1}));
        QCOMPARE(markers[2], (Span{14, 7, Superscript, -1}));
        for (size_t i = 1; i < text.spans.size(); ++i)
            QVERIFY(text.spans[i - 1].start + text.spans[i - 1].length <= text.spans[i].start);

        const auto note = parseBlock(splitter.closed()[1], &links);
        QCOMPARE(note.front().marker, QStringLiteral("1"));
        QCOMPARE(note.front().text.text, QStringLiteral("one"));
        QVERIFY(note.front().isNote);
        QCOMPARE(parseBlock(splitter.closed()[2], &links).front().text.text, QStringLiteral("REASON because"));
    }

    /// A reference to what nobody has written stays what it is: it may be part of a pattern.
    void referencesToNothingStay()
    {
        QCOMPARE(parsed(QStringLiteral("match [^abc] there"))[0].text.text, QStringLiteral("match [^abc] there"));
    }

    void patchesAreToldApart()
    {
        CodeHighlighter highlighter;
        for (const char *word : {"diff", "Patch"}) {
            const QString language = highlighter.languageFor(QLatin1String(word));
            CodeState state;
            const auto colorOf = [&](const QString &line) {
                const auto spans = highlighter.highlight(language, line, state);
                return spans.empty() ? CodeColor::Text : spans.front().color;
            };
            QCOMPARE(colorOf(QStringLiteral("diff --git a/x b/x")), CodeColor::PatchHead);
            QCOMPARE(colorOf(QStringLiteral("--- a/x.sql")), CodeColor::PatchHead);
            QCOMPARE(colorOf(QStringLiteral("+++ b/x.sql")), CodeColor::PatchHead);
            QCOMPARE(colorOf(QStringLiteral("@@ -1,3 +1,2 @@ select")), CodeColor::PatchHead);
            QCOMPARE(colorOf(QStringLiteral("--- a comment goes")), CodeColor::Removed);
            QCOMPARE(colorOf(QStringLiteral("+++ x")), CodeColor::Added);
            QCOMPARE(colorOf(QStringLiteral(" same")), CodeColor::Text);
            QCOMPARE(colorOf(QStringLiteral("-gone")), CodeColor::Removed);
            // The hunk is over.
            QCOMPARE(colorOf(QStringLiteral("--- a/y")), CodeColor::PatchHead);
            QCOMPARE(colorOf(QStringLiteral("@@ @@")), CodeColor::PatchHead);
            QCOMPARE(colorOf(QStringLiteral("--- who knows")), CodeColor::Removed);
            QCOMPARE(colorOf(QString(u'+' + QString(5000, u'x'))), CodeColor::Added);
        }
    }

    void exportedIsWhatIsShown()
    {
        const QString html = markdownToHtml(
            QStringLiteral("See[^1].\n\n[^1]: <i>why</i>\n\n> [!NOTE]\n> said\n\n<details><summary>a <u>b</u>"
                           "</summary>\n\ninside\n\n$$\nx < y\n$$\n"));
        QVERIFY2(html.contains(QStringLiteral("<p>See<sup>1</sup>.</p>")), qPrintable(html));
        QVERIFY2(html.contains(QStringLiteral("<blockquote class=\"note\"><p><strong>Note</strong></p>")),
                 qPrintable(html));
        QVERIFY2(html.contains(QStringLiteral("<details open><summary><strong>a &lt;u&gt;b&lt;/u&gt;</strong>")),
                 qPrintable(html));
        QVERIFY(html.contains(QStringLiteral("<pre><code>x &lt; y</code></pre>")));
        QVERIFY(html.indexOf(QStringLiteral("</details>")) > html.indexOf(QStringLiteral("inside")));
        QVERIFY2(html.indexOf(QStringLiteral("&lt;i&gt;why&lt;/i&gt;")) > html.indexOf(QStringLiteral("<hr>")),
                 qPrintable(html));
        QCOMPARE(html.count(QStringLiteral("<details")), html.count(QStringLiteral("</details>")));
        QVERIFY(!html.contains(QStringLiteral("<i>")) && !html.contains(QStringLiteral("<u>")));
    }

    void nothingWrittenVanishes()
    {
        QCOMPARE(parsed(QStringLiteral("[x]: https://y"))[0].text.text, QStringLiteral("[x]: https://y"));
    }

    void codeIsToldApartAcrossLines()
    {
        CodeHighlighter highlighter;
        const QString language = highlighter.languageFor(QStringLiteral("py"));
        QCOMPARE(language, QStringLiteral("Python"));
        QCOMPARE(highlighter.languageFor(QStringLiteral("python")), QStringLiteral("Python"));
        CodeState state;
        const auto colorAt = [&](const QString &line, int position) {
            for (const CodeSpan &span : highlighter.highlight(language, line, state)) {
                if (position >= span.start && position < span.start + span.length)
                    return span.color;
            }
            return CodeColor::Text;
        };
        QCOMPARE(colorAt(QStringLiteral("import os  # why"), 12), CodeColor::Comment);
        QCOMPARE(colorAt(QStringLiteral("s = \"\"\"open"), 8), CodeColor::String);
        const CodeState inside = state;
        QCOMPARE(colorAt(QStringLiteral("still text"), 2), CodeColor::String);
        QCOMPARE(colorAt(QStringLiteral("\"\"\""), 1), CodeColor::String);
        QCOMPARE(colorAt(QStringLiteral("x = 5"), 4), CodeColor::Number);
        state = inside;
        QCOMPARE(colorAt(QStringLiteral("x = 5"), 4), CodeColor::String);
        QVERIFY(highlighter.languageFor(QStringLiteral("no such language")).isEmpty());
        QCOMPARE(highlighter.languageForFile(QStringLiteral("/a/b.cpp")), QStringLiteral("C++"));
    }
};

BELAY_TEST(TestMarkdown)

} // namespace tst_markdown

#include "tst_markdown.moc"
