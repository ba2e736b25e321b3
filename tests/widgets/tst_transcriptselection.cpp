// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/transcriptitem.h"
#include "widgets/transcript/transcriptselection.h"

#include "testclass.h"

#include <QMimeData>
#include <QTest>

namespace QTest {
template <> char *toString(const widgets::TranscriptPlace &place)
{
    return qstrdup(qPrintable(QStringLiteral("row %1, block %2, offset %3")
                                  .arg(place.row)
                                  .arg(place.position.block)
                                  .arg(place.position.offset)));
}
} // namespace QTest

namespace tst_transcriptselection {

using namespace widgets;
using text::TextPosition;

namespace {

constexpr qreal charWidth = 10, lineHeight = 20;

/// Blocks of one line each; without blocks it is a card that says "card".
class PlainItem final : public TranscriptItem
{
public:
    PlainItem(const ItemContext &context, const QStringList &blocks) : TranscriptItem(context), m_blocks(blocks) {}

    void setEntry(const history::Entry &) override {}
    void restyle(bool) override {}
    int height() const override { return int(m_blocks.size() * lineHeight); }
    void paint(ItemPaint &) override {}
    GutterMark mark() const override { return {}; }
    bool hasText() const override { return !m_blocks.isEmpty(); }
    text::FlowHit hit(QPointF point) override
    {
        text::FlowHit hit;
        hit.position.block = qBound(0, int(point.y() / lineHeight), int(m_blocks.size()) - 1);
        hit.position.offset = qBound(0, int(point.x() / charWidth), int(m_blocks[hit.position.block].size()));
        return hit;
    }
    TextPosition textEnd() override { return {int(m_blocks.size()) - 1, int(m_blocks.last().size())}; }
    QString text(TextPosition from, TextPosition to) override
    {
        QStringList parts;
        for (int block = from.block; block <= to.block; ++block) {
            const int begin = block == from.block ? from.offset : 0;
            parts << m_blocks[block].mid(begin, block == to.block ? to.offset - begin : -1);
        }
        return parts.join(u'\n');
    }
    QString markdown(int first, int last) override
    {
        return QStringLiteral("# ") + m_blocks.mid(first, last - first + 1).join(QStringLiteral("\n# "));
    }
    QRectF caretRect(TextPosition at) override
    {
        return QRectF(at.offset * charWidth, at.block * lineHeight, 1, lineHeight);
    }
    QString wholeText() override { return hasText() ? m_blocks.join(u'\n') : QStringLiteral("card"); }

private:
    QStringList m_blocks;
};

class PlainRows final : public SelectableRows
{
public:
    explicit PlainRows(const std::vector<QStringList> &rows)
    {
        for (const QStringList &blocks : rows)
            m_items.push_back(std::make_unique<PlainItem>(m_context, blocks));
    }
    int rowCount() const override { return int(m_items.size()); }
    TranscriptItem *rowItem(int row) const override { return m_items.at(size_t(row)).get(); }
    bool hasText(int row) const override { return rowItem(row)->hasText(); }

private:
    ItemContext m_context;
    std::vector<std::unique_ptr<PlainItem>> m_items;
};

TranscriptPlace at(int row, int block, int offset)
{
    return {row, {block, offset}};
}

} // namespace

/// What is selected and where a step leads, without a view.
class TestTranscriptSelection : public QObject
{
    Q_OBJECT

    const PlainRows m_rows{
        {{QStringLiteral("one two"), QStringLiteral("x")}, {}, {QStringLiteral("e\u0301nd, of it")}}};

private Q_SLOTS:
    void isEmptyUntilItHasTwoEnds()
    {
        TranscriptSelection selection(&m_rows);
        QVERIFY(selection.isEmpty() && !selection.isBegun());
        selection.set(at(0, 0, 3), at(0, 0, 3));
        QVERIFY(selection.isEmpty() && selection.isBegun());
        QVERIFY(selection.text().isEmpty());
        selection.set(selection.anchor(), at(0, 0, 1));
        QVERIFY(!selection.isEmpty());
        QCOMPARE(selection.from(), at(0, 0, 1));
        QCOMPARE(selection.to(), at(0, 0, 3));
        QCOMPARE(selection.text(), QStringLiteral("ne"));
        selection.clear();
        QVERIFY(selection.isEmpty() && !selection.isBegun());
    }

    void isTakenAsTextAndMarkdown()
    {
        TranscriptSelection selection(&m_rows);
        for (const bool backwards : {false, true}) {
            const TranscriptPlace from = at(0, 0, 4), to = at(2, 0, 4);
            selection.set(backwards ? to : from, backwards ? from : to);
            QCOMPARE(selection.text(), QStringLiteral("two\nx\n\ncard\n\ne\u0301nd"));
            QCOMPARE(selection.markdown(), QStringLiteral("# one two\n# x\n\ncard\n\n# e\u0301nd, of it"));
        }
        // Where it ends before a block's first character nothing of that block is in it.
        selection.set(at(0, 0, 0), at(0, 1, 0));
        QCOMPARE(selection.markdown(), QStringLiteral("# one two"));
        selection.selectAll();
        const std::unique_ptr<QMimeData> data(selection.mimeData());
        QCOMPARE(data->text(), QStringLiteral("one two\nx\n\ncard\n\ne\u0301nd, of it"));
        QCOMPARE(data->data(QStringLiteral("text/markdown")), selection.markdown().toUtf8());
    }

    void knowsWhatOfARowIsInIt()
    {
        TranscriptSelection selection(&m_rows);
        selection.set(at(2, 0, 3), at(0, 1, 1));
        QCOMPARE(selection.ofRow(0).from, (TextPosition{1, 1}));
        QCOMPARE(selection.ofRow(0).to, (TextPosition{1, 1}));
        QVERIFY(selection.ofRow(1).isEmpty() && selection.hasWhole(1)); // it has no text
        QCOMPARE(selection.ofRow(2).from, TextPosition());
        QCOMPARE(selection.ofRow(2).to, (TextPosition{0, 3}));
        QVERIFY(!selection.hasWhole(0) && !selection.hasWhole(2));
        QVERIFY(selection.contains(at(2, 0, 2)) && !selection.contains(at(2, 0, 3)));
        QVERIFY(selection.contains(at(1, 0, 0)) && !selection.contains(at(0, 1, 0)));
        selection.set(at(0, 0, 0), at(1, 0, 0));
        QVERIFY(selection.contains(at(1, 0, 0))); // a card is in it or not
        selection.shiftRows(5);
        QCOMPARE(selection.caret(), at(6, 0, 0));
        selection.clear();
        selection.shiftRows(5);
        QVERIFY(!selection.isBegun());
    }

    void picksWordsAndBlocks()
    {
        TranscriptSelection selection(&m_rows);
        selection.selectWord(at(0, 0, 5));
        QCOMPARE(selection.text(), QStringLiteral("two"));
        selection.selectWord(at(2, 0, 4)); // of what is no word the one character
        QCOMPARE(selection.text(), QStringLiteral("e\u0301nd"));
        selection.selectWord(at(2, 0, 5));
        QCOMPARE(selection.text(), QStringLiteral(" "));
        selection.selectBlock(at(0, 0, 5));
        QCOMPARE(selection.text(), QStringLiteral("one two"));
    }

    void stepsByCharactersAndWords()
    {
        const TranscriptSelection selection(&m_rows);
        QCOMPARE(selection.stepped(at(0, 0, 0), 1, false), at(0, 0, 1));
        QCOMPARE(selection.stepped(at(2, 0, 0), 1, false), at(2, 0, 2)); // not between a letter and its accent
        QCOMPARE(selection.stepped(at(2, 0, 2), -1, false), at(2, 0, 0));
        // Over the borders of blocks, and of rows with and without text.
        QCOMPARE(selection.stepped(at(0, 0, 7), 1, false), at(0, 1, 0));
        QCOMPARE(selection.stepped(at(0, 1, 0), -1, false), at(0, 0, 7));
        QCOMPARE(selection.stepped(at(0, 1, 1), 1, false), at(1, 0, 0));
        QCOMPARE(selection.stepped(at(1, 0, 0), 1, false), at(2, 0, 0));
        QCOMPARE(selection.stepped(at(2, 0, 0), -1, false), at(1, 0, 1)); // something of the card has to be in it
        QCOMPARE(selection.stepped(at(1, 0, 1), -1, false), at(0, 1, 1));
        // And no further.
        QCOMPARE(selection.stepped(at(0, 0, 0), -1, false), at(0, 0, 0));
        QCOMPARE(selection.stepped(selection.end(), 1, false), selection.end());
        QCOMPARE(selection.stepped(at(0, 0, 0), 1, true), at(0, 0, 3));
        QCOMPARE(selection.stepped(at(0, 0, 3), 1, true), at(0, 0, 7));
        QCOMPARE(selection.stepped(at(0, 0, 7), -1, true), at(0, 0, 4));
    }

    void stepsByLinesAtOnePlaceAcross()
    {
        TranscriptSelection selection(&m_rows);
        TranscriptPlace place = at(0, 0, 5);
        place = selection.lineBeyond(place, 1);
        QCOMPARE(place, at(0, 1, 1)); // the line is shorter
        place = selection.lineBeyond(place, 1);
        QCOMPARE(place, at(1, 0, 0));
        place = selection.lineBeyond(place, 1);
        QCOMPARE(place, at(2, 0, 5)); // and as far right again
        QCOMPARE(selection.lineBeyond(place, 1), selection.end());
        selection.forgetColumn();
        QCOMPARE(selection.lineBeyond(at(0, 1, 1), -1), at(0, 0, 1));
        QCOMPARE(selection.lineBeyond(at(0, 0, 1), -1), at(0, 0, 0));
        QCOMPARE(selection.lineEdge(at(0, 0, 5), false, 500), at(0, 0, 0));
        QCOMPARE(selection.lineEdge(at(0, 0, 5), true, 500), at(0, 0, 7));
        QCOMPARE(selection.lineEdge(at(1, 0, 0), true, 500), at(1, 0, 0));
    }
};

BELAY_GUI_TEST(TestTranscriptSelection)

} // namespace tst_transcriptselection

#include "tst_transcriptselection.moc"
