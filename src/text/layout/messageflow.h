// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/blocklist.h"
#include "text/layout/detailsfolds.h"
#include "text/markdown/linkdefinitions.h"

#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <tuple>

namespace text {

/// A place in a message's text.
struct TextPosition
{
    int block = 0;
    int offset = 0;
    int part = 0; ///< of what shows several texts below each other
    friend auto operator<=>(const TextPosition &a, const TextPosition &b)
    {
        return std::tie(a.part, a.block, a.offset) <=> std::tie(b.part, b.block, b.offset);
    }
    friend bool operator==(const TextPosition &, const TextPosition &) = default;
};

struct FlowHit
{
    TextPosition position;
    QString link;
    QString copy; ///< code of the box whose copy button is at this point
};

/// Where foldable details begin: the place of their summary, and the room before it for a mark.
struct FoldPlace
{
    int block = 0;
    QRectF rect, mark;
    bool folded = false;
};

/// A message of any length that may still grow: blocks with heights, of which only those near the viewport are laid
/// out. Other heights are estimates, corrected by ensure().
class MessageFlow
{
public:
    enum class Mode { Markdown, Plain };
    static constexpr int plainLinesPerBlock = 40;

    MessageFlow(Mode mode, const TextTheme *theme, CodeHighlighter *highlighter);

    /// Sets where the appended text can be read again, so that distant parts of a very long message can be unloaded.
    /// Before the first append(). Not for plain text.
    void setSource(BlockList::Source source) { m_blocks.setSource(std::move(source)); }
    /// Makes details foldable, and folded unless they are marked open; otherwise all are shown. Before the first
    /// append().
    void foldDetails() { m_folds.use(); }
    /// From now on no more than this much code is highlighted at once, only to know the colours of what comes after it:
    /// until colorOn() has caught up, that has none. Before the first append().
    void limitCode(qsizetype most) { m_codeAtOnce = m_codeLeft = most; }
    /// Whether something that is laid out still lacks its colours.
    bool lacksColors() const { return m_lacksColors; }
    /// Highlights the next part of the code before it. What has got its colours by that is laid out anew.
    void colorOn();
    /// \p behind: the number of characters that will follow at once. Blocks far from the end are then only skimmed.
    void append(QStringView text, qsizetype behind = 0);
    void finish();
    bool isEmpty() const { return count() == 0; }
    /// Whether the next text may belong to code that spans several blocks.
    bool isInLongCode() const { return m_splitter.isInLongCode(); }
    int count() const { return m_blocks.count(); }

    /// \p beside: room beside the column for wide tables.
    void setWidth(int width, SideRoom beside = {});
    int width() const { return m_width; }
    /// The extent of what is laid out between \p top and \p bottom.
    QRectF reach(qint64 top, qint64 bottom);
    /// Call it when the theme has changed.
    void restyle();

    qint64 height() const { return m_blocks.total(); }
    qint64 blockTop(int block) const { return m_blocks.offset(block); }
    int blockAt(qint64 y) const { return m_blocks.indexAt(y); }
    /// Lays out everything between \p top and \p bottom; true if a height was corrected.
    bool ensure(qint64 top, qint64 bottom);
    /// Lays out everything, for short texts whose height must be exact at once.
    void ensureAll();
    void dropLayouts();
    int layoutCount();                                         ///< for tests
    int loadedCount() const { return m_blocks.loadedCount(); } ///< for tests

    /// Blocks with this much text after them are only skimmed.
    static constexpr qsizetype skimmedBefore = 16 * 1024;

    void paint(QPainter *painter, QPointF at, const QRectF &clip, TextPosition from, TextPosition to);
    QRectF endRect();
    /// Links between \p top and \p bottom, in reading order: the place of their beginning, and their target.
    std::vector<std::pair<QRectF, QString>> links(qint64 top, qint64 bottom);
    FlowHit hit(QPointF point);
    /// Details between \p top and \p bottom, in reading order.
    std::vector<FoldPlace> folds(qint64 top, qint64 bottom);
    bool isFolded(int block) const { return m_folds.isFolded(block); }
    /// Folds or unfolds the details that begin at \p block.
    void setFolded(int block, bool folded);
    void setAllFolded(bool folded);
    /// Unfolds the details that hide \p block; false if none do.
    bool unhide(int block);
    QString text(TextPosition from, TextPosition to);
    /// The complete Markdown of the blocks \p first to \p last.
    QString markdown(int first, int last);
    QString blockText(int block) { return layout(block).text(); }
    TextPosition end();

    /// Returns the matches of a search in a block's text.
    using MarksOf = std::function<std::vector<Mark>(int block, const QString &text)>;
    /// Marks matches in the blocks visible in \p clip, for a flow painted at \p at; null: no search.
    void mark(QPointF at, const QRectF &clip, const MarksOf &marksOf);
    /// The place of that character relative to the flow's top; lays out its block.
    QRectF rectOf(TextPosition position);
    /// Characters split, parsed and laid out so far, counting repetitions. For tests.
    qint64 work() const { return m_work + m_splitter.work(); }

private:
    /// The open blocks, until it is known what they have become.
    struct Tail
    {
        int first = 0;
        std::vector<BlockSlot> slots{};
        std::vector<BlockSlot> notes{}; ///< closed ones, then open ones
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
    std::optional<CodeState> stateBefore(int index);
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
    int m_colors = 0; ///< the highlighter's revision for which the layouts were made
    qsizetype m_codeAtOnce = std::numeric_limits<qsizetype>::max();
    qsizetype m_codeLeft = m_codeAtOnce; ///< of it, until the next append() or colorOn()
    bool m_lacksColors = false;
    BlockSplitter m_splitter;
    qsizetype m_read = 0; ///< characters passed to the splitter
    DetailsFolds m_folds;
    BlockList m_blocks; ///< closed blocks, then the tail, then footnotes
    int m_closed = 0;
    int m_notes = 0;                  ///< number of footnotes, which are always the last blocks
    int m_closedNotes = 0;            ///< how many of them are closed
    std::vector<Block> m_newlyClosed; ///< reused for its memory
    std::set<int> m_laidOut;          ///< blocks with a layout; may contain some that lost it
    std::pair<int, int> m_near{0, 0}; ///< blocks around those painted last
    LinkDefinitions m_links;
    qint64 m_work = 0;
    int m_width = 600;
    SideRoom m_beside;
    mutable int m_perLine = 0; ///< characters per line, for estimates; 0: not computed yet
    bool m_marked = false;
};

} // namespace text
