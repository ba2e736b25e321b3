// SPDX-License-Identifier: Apache-2.0
#include "text/layout/codehighlighter.h"
#include "text/markdown/markdownparser.h"

#include <QTest>

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

QTEST_GUILESS_MAIN(TestMarkdown)
#include "tst_markdown.moc"
