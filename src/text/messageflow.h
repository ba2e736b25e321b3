// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/blocklayout.h"
#include "text/blocksplitter.h"
#include "text/heighttree.h"
#include "text/linkdefinitions.h"

#include <QHash>

#include <deque>
#include <functional>
#include <set>

namespace text {

/// A place in a message's text.
struct TextPosition
{
    int block = 0;
    int offset = 0;
    friend auto operator<=>(const TextPosition &, const TextPosition &) = default;
};

struct FlowHit
{
    TextPosition position;
    QString link;
    QString copy; ///< the code of the box whose copy button is there
};

/// A message of any length that may still grow: blocks with heights, of which only those near the viewport are
/// laid out. Heights of the others are estimates, corrected by ensure().
class MessageFlow
{
public:
    enum class Mode { Markdown, Plain };
    static constexpr int plainLinesPerBlock = 40;

    MessageFlow(Mode mode, const TextTheme *theme, CodeHighlighter *highlighter);

    void append(QStringView text);
    void finish();
    bool isEmpty() const { return m_slots.empty(); }
    int count() const { return int(m_slots.size()); }

    void setWidth(int width);
    int width() const { return m_width; }
    /// The theme's values changed.
    void restyle();

    qint64 height() const { return m_heights.total(); }
    qint64 blockTop(int block) const { return m_heights.offset(block); }
    int blockAt(qint64 y) const { return m_heights.indexAt(y); }
    /// Lays out what lies between \p top and \p bottom; true if a height was corrected.
    bool ensure(qint64 top, qint64 bottom);
    /// Lays out everything, for short texts whose height must be right at once.
    void ensureAll();
    void dropLayouts();
    int layoutCount() const;

    void paint(QPainter *painter, QPointF at, const QRectF &clip, TextPosition from, TextPosition to);
    QRectF endRect();
    /// Links between \p top and \p bottom, in reading order: where they begin, and where they go.
    std::vector<std::pair<QRectF, QString>> links(qint64 top, qint64 bottom);
    FlowHit hit(QPointF point);
    QString text(TextPosition from, TextPosition to);
    /// The Markdown of the blocks \p first to \p last, whole.
    QString markdown(int first, int last) const;
    QString blockText(int block) { return layout(block).text(); }
    TextPosition end();

    /// What is searched for in a block's text.
    using MarksOf = std::function<std::vector<Mark>(int block, const QString &text)>;
    /// Marks it in the blocks that \p clip shows of a flow painted at \p at; null: nothing is searched for.
    void mark(QPointF at, const QRectF &clip, const MarksOf &marksOf);
    /// Where that character is, from the flow's top; lays out its block.
    QRectF rectOf(TextPosition position);
    /// Characters split, parsed and laid out so far, repeated ones each time. For tests.
    qint64 work() const { return m_work + m_splitter.work(); }

private:
    struct Slot
    {
        Block block;
        std::unique_ptr<BlockLayout> layout;
        std::unique_ptr<BlockLayout> before; ///< of the block when it was shorter
        std::unique_ptr<CodeState> endState; ///< of closed code, once known
        bool measured = false;
        bool openBelow = false; ///< measured without the lower edge of a box that the next block goes on with
    };

    QRectF turned(const QRectF &rect) const;
    void sync();
    void place(size_t index, Block block, std::vector<Slot> &old, size_t oldBase);
    bool takeLinks(size_t from);
    BlockLayout &layout(int index);
    CodeState stateBefore(int index);
    int gapBefore(int index) const;
    int estimate(int index) const;
    int edge() const { return m_theme->unit * 3 / 2; }
    void fixEdge(int index);
    bool goesOn(int index) const;

    Mode m_mode;
    const TextTheme *m_theme;
    CodeHighlighter *m_highlighter;
    BlockSplitter m_splitter;
    std::vector<Block> m_plain;
    std::deque<Slot> m_slots; ///< the closed ones, then the tail; a deque, since moving a million takes a frame
    std::set<int> m_laidOut;  ///< of those with a layout; may name some that lost it
    size_t m_closed = 0;
    LinkDefinitions m_links;
    QHash<QString, std::vector<size_t>> m_waiting; ///< closed blocks by references not defined yet
    qint64 m_work = 0;
    HeightTree m_heights;
    int m_width = 600;
    bool m_marked = false;
};

} // namespace text
