// SPDX-License-Identifier: Apache-2.0
#include "text/markdown/blocksplitter.h"
#include "text/markdown/linkdefinitions.h"
#include "text/markdown/markdownparser.h"

#include "../../src/demoagent/tourtext.h"
#include "../fuzz/markdownpieces.h"
#include "testclass.h"

#include <QRegularExpression>
#include <QTest>

#include <md4c.h>

namespace tst_wholetext {

using namespace text;

namespace {

/// A leaf of a text, said in one line: where it stands and what it shows, without white space.
struct Dump
{
    QStringList leaves;
    int quotes = 0, items = 0;
    bool open = false;

    void begin(const QString &kind)
    {
        leaves.append(QStringLiteral("%1 q%2 l%3 ").arg(kind).arg(quotes).arg(items));
        open = true;
    }
    void say(const QString &text)
    {
        if (!open)
            begin(QStringLiteral("text"));
        for (const QChar c : text) {
            if (!c.isSpace())
                leaves.back() += c;
        }
    }
};

/// md4c's own word on the whole text, apart from everything that Belay makes of it.
QStringList dumpOfWhole(const QString &source)
{
    MD_PARSER parser = {};
    parser.flags =
        MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS | MD_FLAG_PERMISSIVEURLAUTOLINKS | MD_FLAG_NOHTML;
    parser.enter_block = [](MD_BLOCKTYPE type, void *detail, void *d) {
        Dump &dump = *static_cast<Dump *>(d);
        switch (type) {
        case MD_BLOCK_QUOTE:
            ++dump.quotes;
            break;
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            ++dump.items;
            dump.open = false;
            break;
        case MD_BLOCK_LI:
            dump.open = false;
            break;
        case MD_BLOCK_HR:
            dump.begin(QStringLiteral("rule"));
            break;
        case MD_BLOCK_H:
            dump.begin(QStringLiteral("head%1").arg(static_cast<MD_BLOCK_H_DETAIL *>(detail)->level));
            break;
        case MD_BLOCK_CODE:
            dump.begin(QStringLiteral("code"));
            break;
        case MD_BLOCK_P:
            dump.begin(QStringLiteral("text"));
            break;
        case MD_BLOCK_TABLE:
            dump.begin(QStringLiteral("table"));
            break;
        case MD_BLOCK_TH:
        case MD_BLOCK_TD:
            dump.say(QStringLiteral("|"));
            break;
        default:
            break;
        }
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void *, void *d) {
        Dump &dump = *static_cast<Dump *>(d);
        if (type == MD_BLOCK_QUOTE)
            --dump.quotes;
        if (type == MD_BLOCK_UL || type == MD_BLOCK_OL)
            --dump.items;
        if (type < MD_BLOCK_THEAD)
            dump.open = false;
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE, void *, void *) { return 0; };
    parser.leave_span = [](MD_SPANTYPE, void *, void *) { return 0; };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR *s, MD_SIZE n, void *d) {
        Dump &dump = *static_cast<Dump *>(d);
        QString text = QString::fromUtf8(s, qsizetype(n));
        if (type == MD_TEXT_NULLCHAR)
            text = QString(QChar::ReplacementCharacter);
        else if (type == MD_TEXT_ENTITY)
            text = text == QStringLiteral("&amp;")   ? QStringLiteral("&")
                   : text == QStringLiteral("&#65;") ? QStringLiteral("A")
                                                     : text;
        else if (type == MD_TEXT_CODE && dump.open && dump.leaves.back().startsWith(QStringLiteral("table")))
            text.replace(QStringLiteral("\\|"), QStringLiteral("|"));
        dump.say(text);
        return 0;
    };
    Dump dump;
    const QByteArray utf8 = source.toUtf8();
    md_parse(utf8.constData(), MD_SIZE(utf8.size()), &parser, &dump);
    return dump.leaves;
}

LinkDefinitions linksOf(const std::vector<Block> &blocks)
{
    LinkDefinitions links;
    for (const Block &block : blocks)
        static_cast<void>(links.collect(block));
    return links;
}

/// The same lines from the blocks.
QStringList dumpOfBlocks(const std::vector<Block> &blocks)
{
    const LinkDefinitions links = linksOf(blocks);
    QStringList leaves;
    for (const Block &block : blocks) {
        // What says nothing but where links go is shown as written; md4c shows nothing.
        if ((block.kind == BlockKind::Paragraph || block.kind == BlockKind::Quote ||
             block.kind == BlockKind::ListItem) &&
            dumpOfWhole(block.source).isEmpty())
            continue;
        Dump dump;
        for (const Element &e : parseBlock(block, &links)) {
            dump.quotes = e.quoteDepth;
            dump.items = e.listDepth;
            switch (e.kind) {
            case ElementKind::Rule:
                dump.begin(QStringLiteral("rule"));
                break;
            case ElementKind::Heading:
                dump.begin(QStringLiteral("head%1").arg(e.level));
                break;
            case ElementKind::Code:
                dump.begin(QStringLiteral("code"));
                break;
            case ElementKind::Table:
                dump.begin(QStringLiteral("table"));
                // Parts of a table repeat its head for the parser.
                for (size_t i = block.continues ? size_t(e.columns) : 0; i < e.cells.size(); ++i)
                    dump.say(u'|' + e.cells[i].text);
                break;
            case ElementKind::Text:
                // An item without content, or whose first content is a list, is an element for its mark's sake.
                if (e.text.text.isEmpty())
                    continue;
                dump.begin(QStringLiteral("text"));
                break;
            }
            dump.say(e.text.text);
        }
        // What comes in parts is one leaf.
        if (block.continues && !leaves.isEmpty() && !dump.leaves.isEmpty()) {
            leaves.back() += dump.leaves.takeFirst().section(u' ', 3);
        }
        leaves += dump.leaves;
    }
    return leaves;
}

std::vector<Block> splitInto(const QString &text, const QList<qsizetype> &sizes)
{
    BlockSplitter splitter;
    qsizetype at = 0;
    for (const qsizetype size : sizes) {
        splitter.append(QStringView(text).mid(at, size));
        static_cast<void>(splitter.tail());
        at += size;
    }
    splitter.finish();
    return splitter.closed();
}

/// As a string of the test's own language, to be put into a test.
QByteArray quoted(const QString &text)
{
    QByteArray all;
    for (const QChar c : text)
        all += c == u'\n'   ? QByteArray("\\n")
               : c == u'\r' ? QByteArray("\\r")
               : c == u'\t' ? QByteArray("\\t")
                            : QString(c).toUtf8();
    return all;
}

QByteArray said(const QString &text, const QStringList &blocks, const QStringList &whole)
{
    return quoted(text.left(2000)) + "\nblocks:\n" + blocks.join(u'\n').toUtf8() + "\nwhole:\n" +
           whole.join(u'\n').toUtf8();
}

qsizetype tablesOf(const QStringList &dump)
{
    return dump.filter(QRegularExpression(QStringLiteral("^table"))).size();
}

} // namespace

/// What is made of a text block by block is what md4c makes of it as a whole, and what is made of it in any pieces.
class TestWholeText : public QObject
{
    Q_OBJECT

    QStringList corpus()
    {
        QStringList all = fuzz::nastyMarkdown();
        all << demoagent::markdownSample() << demoagent::tourWelcome() << demoagent::tourNotes()
            << demoagent::tourNotesAfter() << demoagent::tourAfterRead() << demoagent::tourBeforeCommand()
            << demoagent::tourFarewell();
        return all;
    }

private Q_SLOTS:
    void blocksSayWhatTheWholeSays()
    {
        const QStringList all = corpus();
        for (const QString &text : all) {
            const QStringList whole = dumpOfWhole(text), blocks = dumpOfBlocks(splitInto(text, {text.size()}));
            QVERIFY2(blocks == whole, said(text, blocks, whole).constData());
        }
    }

    /// Left out is where Belay means to differ from md4c:
    /// - a table needs a head of as many cells as its second line has, and may follow a paragraph's line;
    /// - md4c takes a fence that a quote or item ended for one still open, or for a paragraph that goes on, and knows
    ///   no bound for the indent of a fence in a paragraph;
    /// - a fence ends a table;
    /// - an item that begins with two blank lines has ended for good.
    void chanceSaysWhatTheWholeSays()
    {
        static const QRegularExpression fenceInside(QStringLiteral(
            "(^|[\\r\\n])[ \\t]*([-+*>]|[0-9]+[.)])[^\\r\\n]*(```|~~~)|(^|[\\r\\n])([ ]*\\t| {4})[ \\t]*(```|~~~)"));
        static const QRegularExpression emptyItem(
            QStringLiteral("([-+*]|[0-9][.)])[ \\t]*(\\r\\n|\\r|\\n)[ \\t>]*[\\r\\n]"));
        int compared = 0;
        for (quint32 seed = 1; seed <= 6000; ++seed) {
            QRandomGenerator random(seed);
            const QString text = fuzz::randomMarkdown(random, 2 + random.bounded(6));
            const std::vector<Block> split = splitInto(text, {text.size()});
            QStringList whole = dumpOfWhole(text), blocks = dumpOfBlocks(split);
            // md4c misses tasks in the item after one that begins with a quote.
            static const QRegularExpression task(QStringLiteral("(l[0-9]+ )\\[x?\\]"));
            whole.replaceInStrings(task, QStringLiteral("\\1"));
            blocks.replaceInStrings(task, QStringLiteral("\\1"));
            if (text.contains(fenceInside) || text.contains(emptyItem) || tablesOf(whole) != tablesOf(blocks) ||
                (tablesOf(whole) > 0 && (text.contains(QStringLiteral("```")) || text.contains(QStringLiteral("~~~")))))
                continue;
            ++compared;
            QVERIFY2(blocks == whole, said(text, blocks, whole).constData());
        }
        QVERIFY2(compared > 3000, QByteArray::number(compared).constData());
    }

    void anyPiecesGiveTheSameBlocks()
    {
        QStringList all = corpus();
        all << demoagent::githubSample();
        for (quint32 seed = 1; seed <= 200; ++seed) {
            QRandomGenerator random(seed);
            all.append(fuzz::randomMarkdown(random, 2 + random.bounded(30)));
            all.append(fuzz::randomExtendedMarkdown(random, 2 + random.bounded(30)));
        }
        QRandomGenerator random(7);
        for (const QString &text : std::as_const(all)) {
            const std::vector<Block> whole = splitInto(text, {text.size()});
            for (int i = 0; i < 6; ++i)
                QVERIFY2(splitInto(text, i ? fuzz::randomCuts(random, text.size())
                                           : QList<qsizetype>(text.size(), 1)) == whole,
                         quoted(text).constData());
        }
    }
};

BELAY_TEST(TestWholeText)

} // namespace tst_wholetext

#include "tst_wholetext.moc"
