// SPDX-License-Identifier: Apache-2.0
#include "text/markdown/blocksplitter.h"

#include "testclass.h"

#include <QTest>

#include <algorithm>

namespace tst_blocksplitter {

using text::Block;
using text::BlockKind;
using text::BlockSplitter;

namespace {

const QString rich = QStringLiteral("# Title\n"
                                    "\n"
                                    "A paragraph with `code`\n"
                                    "in two lines.\n"
                                    "```python\n"
                                    "with open(x):\n"
                                    "\n"
                                    "    pass\n"
                                    "```\n"
                                    "Setext\n"
                                    "======\n"
                                    "- one\n"
                                    "- two\n"
                                    "  - nested *a*\n"
                                    "    ```\n"
                                    "    - not an item\n"
                                    "    ```\n"
                                    "\n"
                                    "- [x] loose task\n"
                                    "3. three\r\n"
                                    "7. four\r\n"
                                    "\n"
                                    "> quoted\n"
                                    "lazy\n"
                                    "\n"
                                    "| a | b |\n"
                                    "|---|--:|\n"
                                    "| 1 | `|` |\n"
                                    "after\n"
                                    "\n"
                                    "***\n"
                                    "    indented\n"
                                    "\n"
                                    "    code\n"
                                    "<details>html</details>\n"
                                    "~~~\n"
                                    "unclosed \u20ac \U0001F600\n");

/// What GitHub knows beyond Markdown.
const QString extended = QStringLiteral("Words[^1] before\n"
                                        "[^1]: A note\n"
                                        "that goes on\n"
                                        "\n"
                                        "    and on\n"
                                        "[^two]: Another\n"
                                        "\n"
                                        "Then\n"
                                        "$$\n"
                                        "a_1 * b\n"
                                        "\n"
                                        "c\n"
                                        "$$\n"
                                        "$$ x^2 $$\n"
                                        "<details open>\n"
                                        "<summary>More</summary>\n"
                                        "\n"
                                        "inside\n"
                                        "<details><summary>Deeper</summary>\n"
                                        "- item\n"
                                        "</details>\n"
                                        "</details>\n"
                                        "</details>\n"
                                        "> [!NOTE]\n"
                                        "> said\n"
                                        "- in a list\n"
                                        "  [^3]: no note\n"
                                        "\n"
                                        "<summary>alone</summary>\n"
                                        "\n"
                                        "    [^4]: code\n");

std::vector<Block> split(const QString &text, qsizetype cut)
{
    BlockSplitter splitter;
    splitter.append(QStringView(text).left(cut));
    static_cast<void>(splitter.tail());
    splitter.append(QStringView(text).mid(cut));
    splitter.finish();
    return splitter.closed();
}

QByteArray described(const std::vector<Block> &blocks)
{
    QByteArray all;
    for (const Block &b : blocks)
        all += QByteArray::number(int(b.kind)) + (b.continues ? "+" : " ") + (b.tight ? "t" : " ") +
               QByteArray::number(b.number) + ' ' + b.language.toUtf8() + ' ' + b.source.toUtf8().replace('\n', "\\n") +
               '\n';
    return all;
}

} // namespace

/// The blocks depend on the text alone.
class TestBlockSplitter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognisesEveryKind()
    {
        const std::vector<Block> blocks = split(rich, 0);
        const std::vector<std::pair<BlockKind, QString>> expected = {
            {BlockKind::Heading, QStringLiteral("# Title")},
            {BlockKind::Paragraph, QStringLiteral("A paragraph with `code`\nin two lines.")},
            {BlockKind::Code, QStringLiteral("with open(x):\n\n    pass")},
            {BlockKind::Heading, QStringLiteral("Setext\n======")},
            {BlockKind::ListItem, QStringLiteral("- one")},
            {BlockKind::ListItem, QStringLiteral("- two\n  - nested *a*\n    ```\n    - not an item\n    ```")},
            {BlockKind::ListItem, QStringLiteral("- [x] loose task")},
            {BlockKind::ListItem, QStringLiteral("3. three")},
            {BlockKind::ListItem, QStringLiteral("7. four")},
            {BlockKind::Quote, QStringLiteral("> quoted\nlazy")},
            {BlockKind::Table, QStringLiteral("| a | b |\n|---|--:|\n| 1 | `|` |\nafter")},
            {BlockKind::Rule, QString()},
            {BlockKind::Code, QStringLiteral("indented\n\ncode")},
            {BlockKind::Paragraph, QStringLiteral("<details>html</details>")},
            {BlockKind::Code, QStringLiteral("unclosed \u20ac \U0001F600")}};
        QVERIFY2(blocks.size() == expected.size(), described(blocks));
        for (size_t i = 0; i < blocks.size(); ++i) {
            QCOMPARE(blocks[i].kind, expected[i].first);
            QCOMPARE(blocks[i].source, expected[i].second);
        }
        QCOMPARE(blocks[2].language, QStringLiteral("python"));
        QVERIFY(blocks[5].tight);
        QVERIFY(!blocks[6].tight);
        QCOMPARE(blocks[7].number, 3);
        QCOMPARE(blocks[8].number, 4); // numbered on, as Markdown does
    }

    void recognisesWhatGitHubKnowsBeyond()
    {
        const std::vector<Block> blocks = split(extended, 0);
        const std::vector<std::pair<BlockKind, QString>> expected = {
            {BlockKind::Paragraph, QStringLiteral("Words[^1] before")},
            {BlockKind::Footnote, QStringLiteral("[^1]: A note\nthat goes on\n\n    and on")},
            {BlockKind::Footnote, QStringLiteral("[^two]: Another")},
            {BlockKind::Paragraph, QStringLiteral("Then")},
            {BlockKind::Code, QStringLiteral("a_1 * b\n\nc")},
            {BlockKind::Code, QStringLiteral("x^2")},
            {BlockKind::Details, QStringLiteral("<details open>\n<summary>More</summary>")},
            {BlockKind::Paragraph, QStringLiteral("inside")},
            {BlockKind::Details, QStringLiteral("<details><summary>Deeper</summary>")},
            {BlockKind::ListItem, QStringLiteral("- item")},
            {BlockKind::DetailsEnd, QStringLiteral("</details>")},
            {BlockKind::DetailsEnd, QStringLiteral("</details>")},
            {BlockKind::Paragraph, QStringLiteral("</details>")}, // none is open
            {BlockKind::Quote, QStringLiteral("> [!NOTE]\n> said")},
            {BlockKind::ListItem, QStringLiteral("- in a list\n  [^3]: no note")},
            {BlockKind::Paragraph, QStringLiteral("<summary>alone</summary>")},
            {BlockKind::Code, QStringLiteral("[^4]: code")}};
        QVERIFY2(blocks.size() == expected.size(), described(blocks));
        for (size_t i = 0; i < blocks.size(); ++i) {
            QCOMPARE(blocks[i].kind, expected[i].first);
            QCOMPARE(blocks[i].source, expected[i].second);
        }
        QCOMPARE(blocks[1].label, QStringLiteral("1"));
        QCOMPARE(blocks[2].number, 2);
        QCOMPARE(blocks[4].language, QStringLiteral("math"));
        QCOMPARE(blocks[7].details, 1);
        QCOMPARE(blocks[9].details, 2);
        QCOMPARE(blocks[13].details, 0);
    }

    /// What a long quote still gets knows what quote it is in, and what is beyond any bound is text.
    void extensionsHaveTheirBounds()
    {
        const std::vector<Block> quote =
            split(QStringLiteral("> [!WARNING]\n") + QStringLiteral("> many words\n").repeated(400), 0);
        QVERIFY(quote.size() > 1);
        for (size_t i = 1; i < quote.size(); ++i)
            QCOMPARE(quote[i].alert, text::Alert::Warning);
        QString notes;
        for (int i = 0; i < BlockSplitter::mostFootnotes + 5; ++i)
            notes += QStringLiteral("[^%1]: note\n").arg(i);
        const std::vector<Block> split200 = split(notes, 0);
        QCOMPARE(std::count_if(split200.begin(), split200.end(),
                               [](const Block &b) { return b.kind == BlockKind::Footnote; }),
                 BlockSplitter::mostFootnotes);
        QVERIFY(split200.back().source.contains(QStringLiteral("[^204]: note")));
        const std::vector<Block> deep = split(QStringLiteral("<details>\n").repeated(100) + QStringLiteral("x"), 0);
        QCOMPARE(deep.back().details, BlockSplitter::deepestDetails);
        QVERIFY(deep.back().source.startsWith(QStringLiteral("<details>")));
    }

    void anyCutGivesTheSameBlocks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("Markdown") << rich;
        QTest::newRow("extensions") << extended;
    }

    void anyCutGivesTheSameBlocks()
    {
        QFETCH(QString, text);
        const std::vector<Block> whole = split(text, 0);
        for (qsizetype cut = 1; cut <= text.size(); ++cut) {
            const std::vector<Block> blocks = split(text, cut);
            QVERIFY2(blocks == whole, QByteArray(QByteArray::number(cut) + ' ' + described(blocks)).constData());
        }
        BlockSplitter single;
        for (qsizetype i = 0; i < text.size(); ++i)
            single.append(QStringView(text).mid(i, 1));
        single.finish();
        QVERIFY(single.closed() == whole);
    }

    void closedBlocksNeverChange_data() { anyCutGivesTheSameBlocks_data(); }

    void closedBlocksNeverChange()
    {
        QFETCH(QString, text);
        BlockSplitter splitter;
        std::vector<Block> before;
        for (qsizetype i = 0; i < text.size(); ++i) {
            splitter.append(QStringView(text).mid(i, 1));
            QVERIFY(splitter.closed().size() >= before.size());
            for (size_t k = 0; k < before.size(); ++k)
                QVERIFY(splitter.closed()[k] == before[k]);
            before = splitter.closed();
        }
    }

    void tailShowsWhatIsThere()
    {
        BlockSplitter splitter;
        splitter.append(u"text\n```py\nx = 1\ny");
        QCOMPARE(splitter.closed().size(), size_t(1));
        QCOMPARE(splitter.tail().size(), size_t(1));
        QCOMPARE(splitter.tail().front().source, QStringLiteral("x = 1\ny"));
    }

    void undecidedBeginningsAreHeldBack()
    {
        BlockSplitter splitter;
        splitter.append(u"text\n-");
        QCOMPARE(splitter.tail().size(), size_t(1));
        QCOMPARE(splitter.tail().front().kind, BlockKind::Paragraph);
        splitter.append(u" item");
        QCOMPARE(splitter.tail().size(), size_t(2));
        QCOMPARE(splitter.tail().back().kind, BlockKind::ListItem);
    }

    void linesWithoutEndAreCutTheSameEverywhere()
    {
        const QString words = QString(QStringLiteral("word \U0001F600 ")).repeated(6000);
        const QString solid(50000, u'x');
        for (const QString &text : {QString(words + u'\n' + solid),
                                    QString(QStringLiteral("```\n") + words + QStringLiteral("\n```\n") + words),
                                    QString(QStringLiteral("- ") + words + QStringLiteral("\n- b\n")),
                                    QString(QStringLiteral("# ") + solid)}) {
            const std::vector<Block> whole = split(text, 0);
            QVERIFY(whole.size() > 3 || whole[0].kind == BlockKind::Code);
            for (qsizetype cut = 1; cut < text.size(); cut += 997)
                QVERIFY2(split(text, cut) == whole, QByteArray::number(cut).constData());
        }
        BlockSplitter endless;
        for (int i = 0; i < 20000; ++i)
            endless.append(solid.left(50));
        QVERIFY(endless.closed().size() > 80);
        QVERIFY(endless.tail().size() < 10);
    }

    void anyLineEndEndsALine()
    {
        const std::vector<Block> lines = split(QStringLiteral("# a\nb\n\n- c\n"), 0);
        for (const QString &end : {QStringLiteral("\r"), QStringLiteral("\r\n")}) {
            const QString text = QStringLiteral("# a\nb\n\n- c\n").replace(QStringLiteral("\n"), end);
            for (qsizetype cut = 0; cut <= text.size(); ++cut)
                QVERIFY2(split(text, cut) == lines, described(split(text, cut)));
        }
    }

    /// A long item goes on as blocks that know where they stand, and what follows is outside again.
    void longContainersComeInParts()
    {
        BlockSplitter splitter;
        splitter.append(u"> 4. item\n>    ```cpp\n");
        for (int i = 0; i < 200; ++i)
            splitter.append(u">    int x;\n");
        splitter.append(u">    ```\n>    more\n> 9. next\n\nafter\n");
        splitter.finish();
        const std::vector<Block> &blocks = splitter.closed();
        QVERIFY2(blocks.size() > 6, described(blocks));
        QCOMPARE(blocks[1].kind, BlockKind::Code);
        QVERIFY(blocks[1].continues);
        QCOMPARE(blocks[1].language, QStringLiteral("cpp"));
        QCOMPARE(blocks[1].source.left(6), QStringLiteral("int x;"));
        QCOMPARE(blocks[1].quoteDepth, 1);
        QCOMPARE(blocks[1].listDepth, 1);
        const Block &next = blocks[blocks.size() - 2];
        QCOMPARE(next.kind, BlockKind::ListItem);
        QCOMPARE(next.number, 5);
        QCOMPARE(next.quoteDepth, 1);
        QCOMPARE(next.listDepth, 0);
        QCOMPARE(blocks.back().source, QStringLiteral("after"));
        QCOMPARE(blocks.back().quoteDepth, 0);
    }

    void longThingsComeInParts()
    {
        BlockSplitter splitter;
        splitter.append(u"```\n");
        for (int i = 0; i < 100; ++i)
            splitter.append(QStringView(QStringLiteral("line %1\n").arg(i)));
        splitter.append(u"```\n");
        QCOMPARE(splitter.closed().size(), size_t(4));
        QVERIFY(!splitter.closed()[0].continues);
        QVERIFY(splitter.closed()[3].continues);
        QCOMPARE(splitter.closed()[3].lines, 4);

        BlockSplitter paragraph;
        paragraph.append(QString(QStringLiteral("word ")).repeated(5000));
        paragraph.finish();
        QVERIFY(paragraph.closed().size() > 3);
        for (const Block &block : paragraph.closed())
            QVERIFY(block.source.size() <= BlockSplitter::paragraphPerBlock + 10);
    }
};

BELAY_TEST(TestBlockSplitter)

} // namespace tst_blocksplitter

#include "tst_blocksplitter.moc"
