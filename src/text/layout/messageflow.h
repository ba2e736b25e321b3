// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/blocklist.h"
#include "text/layout/detailsfolds.h"
#include "text/markdown/linkdefinitions.h"

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

/// Where details begin that can be folded: their summary, and what is kept free before it for a mark.
struct FoldPlace
{
    int block = 0;
    QRectF rect, mark;
    bool folded = false;
};

/// A message of any length that may still grow: blocks with heights, of which only those near the viewport are
/// laid out. Heights of the others are estimates, corrected by ensure().
class MessageFlow
{
public:
    enum class Mode { Markdown, Plain };
    static constexpr int plainLinesPerBlock = 40;

    MessageFlow(Mode mode, const TextTheme *theme, CodeHighlighter *highlighter);

    /// Where everything that was appended can be read again, before the first append(): distant parts of a very long
    /// message are unloaded then. Not for plain text.
    void setSource(BlockList::Source source) { m_blocks.setSource(std::move(source)); }
    /// Details can be folded, and are unless they say that they are open; else all are shown. Before the first
    /// append().
    void foldDetails() { m_folds.use(); }
    /// \p behind: so many characters are known to follow at once. What is far from the end then is not kept but
    /// skimmed.
    void append(QStringView text, qsizetype behind = 0);
    void finish();
    bool isEmpty() const { return count() == 0; }
    /// What comes next may belong to code of several blocks.
    bool isInLongCode() const { return m_splitter.isInLongCode(); }
    int count() const { return m_blocks.count(); }

    /// \p beside: tables that need it may stand over the sides.
    void setWidth(int width, SideRoom beside = {});
    int width() const { return m_width; }
    /// From where to where what is laid out between \p top and \p bottom reaches.
    QRectF reach(qint64 top, qint64 bottom);
    /// The theme's values changed.
    void restyle();

    qint64 height() const { return m_blocks.total(); }
    qint64 blockTop(int block) const { return m_blocks.offset(block); }
    int blockAt(qint64 y) const { return m_blocks.indexAt(y); }
    /// Lays out what lies between \p top and \p bottom; true if a height was corrected.
    bool ensure(qint64 top, qint64 bottom);
    /// Lays out everything, for short texts whose height must be right at once.
    void ensureAll();
    void dropLayouts();
    int layoutCount();                                         ///< for tests
    int loadedCount() const { return m_blocks.loadedCount(); } ///< for tests

    /// Of text with so much behind it blocks are not kept.
    static constexpr qsizetype skimmedBefore = 16 * 1024;

    void paint(QPainter *painter, QPointF at, const QRectF &clip, TextPosition from, TextPosition to);
    QRectF endRect();
    /// Links between \p top and \p bottom, in reading order: where they begin, and where they go.
    std::vector<std::pair<QRectF, QString>> links(qint64 top, qint64 bottom);
    FlowHit hit(QPointF point);
    /// Those between \p top and \p bottom, in reading order.
    std::vector<FoldPlace> folds(qint64 top, qint64 bottom);
    bool isFolded(int block) const { return m_folds.isFolded(block); }
    /// Of the details that begin at \p block.
    void setFolded(int block, bool folded);
    void setAllFolded(bool folded);
    /// Unfolds what hides \p block; false if nothing does.
    bool unhide(int block);
    QString text(TextPosition from, TextPosition to);
    /// The Markdown of the blocks \p first to \p last, whole.
    QString markdown(int first, int last);
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
    /// The blocks that were not closed, until what they have become is known.
    struct Tail
    {
        int first = 0;
        std::vector<BlockSlot> slots{};
        std::vector<BlockSlot> notes{}; ///< closed ones, then those that are not
    };

    QRectF turned(const QRectF &rect) const;
    void appendPlain(QStringView text);
    Tail takeTail();
    void takeClosed(Tail &old);
    void skimClosed(Tail &old);
    void addTail(Tail &old);
    void place(Block block, Tail &old);
    void place(Block block, BlockSlot *was);
    void keepNote(Block block, Tail &old);
    void useLinks(const QStringList &learned, Tail &old);
    const Block &block(int index) { return m_blocks.at(index).block; }
    BlockLayout &layout(int index);
    int hiding(int index) const { return index < count() - m_notes ? m_folds.hiding(index) : -1; }
    int shownAt(qint64 y) const;
    int shownAfter(int index) const;
    int foldLead() const { return m_theme->unit * 5; }
    void takeColors();
    CodeState stateBefore(int index);
    int gapBefore(int index, const Block &block) const;
    int gapBefore(int index) { return gapBefore(index, block(index)); }
    int estimate(const Block &block) const;
    int edge() const { return m_theme->unit * 3 / 2; }
    void fixEdge(int index);
    void guessAgain();
    bool goesOn(int index);

    Mode m_mode;
    const TextTheme *m_theme;
    CodeHighlighter *m_highlighter;
    int m_colors = 0; ///< the highlighter's revision that the layouts are of
    BlockSplitter m_splitter;
    qsizetype m_read = 0; ///< characters that the splitter got
    DetailsFolds m_folds;
    BlockList m_blocks; ///< the closed ones, then the tail, then footnotes
    int m_closed = 0;
    int m_notes = 0;                  ///< footnotes, which are the last blocks wherever they were written,
    int m_closedNotes = 0;            ///< and so many of them are closed
    std::vector<Block> m_newlyClosed; ///< for its memory
    std::set<int> m_laidOut;          ///< of those with a layout; may name some that lost it
    std::pair<int, int> m_near{0, 0}; ///< blocks around what was painted last
    LinkDefinitions m_links;
    qint64 m_work = 0;
    int m_width = 600;
    SideRoom m_beside;
    mutable int m_perLine = 0; ///< characters, for guesses; 0: to be counted
    bool m_marked = false;
};

} // namespace text
