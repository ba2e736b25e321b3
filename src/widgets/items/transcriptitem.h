// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/clock.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "text/layout/messageflow.h"
#include "widgets/content/itemcontext.h"
#include "widgets/content/itempaint.h"

#include <memory>
#include <optional>

namespace widgets {

/// The mark of an item in the gutter.
struct GutterMark
{
    QString icon;
    QColor color;
    int top = 0;       ///< top of the 16 px icon, relative to the item
    bool live = false; ///< the gutter's line below it has the colour for running
};

/// The view of one transcript entry. Knows its height and appearance; the entry itself stays in the model and is read
/// again with each setEntry().
class TranscriptItem
{
public:
    explicit TranscriptItem(const ItemContext &context) : m_context(context) {}
    virtual ~TranscriptItem() = default;
    TranscriptItem(const TranscriptItem &) = delete;
    TranscriptItem &operator=(const TranscriptItem &) = delete;

    virtual void setEntry(const history::Entry &entry) = 0;
    /// Width or theme of the context have changed.
    virtual void restyle(bool themeChanged) = 0;
    virtual int height() const = 0;
    /// Measures the parts between two heights (relative to the item); true if the height changed.
    virtual bool ensure(int, int) { return false; }
    virtual void dropLayouts() {}
    virtual void paint(ItemPaint &paint) = 0;
    virtual GutterMark mark() const = 0;
    /// Whether it looks different under the pointer.
    virtual bool respondsToPointer() const { return false; }

    virtual bool isFoldable() const { return false; }
    virtual bool isFolded() const { return false; }
    virtual void setFolded(bool) {}
    virtual void togglePart(int) {}
    /// Folds it, or everything in it that can be folded.
    virtual void foldAll(bool folded)
    {
        if (isFoldable())
            setFolded(folded);
    }
    /// What a double click at a point (relative to the item) opens.
    virtual std::optional<HotSpot> opensAt(QPointF) { return {}; }
    /// The place for commenting on the line at a point (relative to the item).
    virtual std::optional<HotSpot> commentsAt(QPointF) { return {}; }
    /// Whether it may be deleted and later created again from its entry.
    virtual bool isReleasable() const { return true; }
    /// Whether its text changes over time.
    virtual bool ticks() const { return false; }

    /// For keeping the reading position while parts above it are measured: the block at a height, and the height at
    /// which a block begins, relative to the item.
    virtual int blockAt(int) const { return 0; }
    virtual int blockTop(int) const { return 0; }

    /// The width of a card: that of the text column, or more.
    virtual int cardWidth() const { return m_context.width; }
    /// The area that it covers between two heights, including what extends beside the column.
    virtual QRectF reach(int top, int bottom) { return QRectF(0, top, cardWidth(), bottom - top); }

    virtual bool hasText() const { return false; }
    /// A selection that goes beyond it has all of it, whatever its text.
    virtual bool isSelectedWhole() const { return false; }
    /// Whether its text, and not something beside it, is at a point.
    virtual bool hasTextAt(QPointF) const { return hasText(); }
    virtual text::FlowHit hit(QPointF) { return {}; }
    /// The place nearest to a point for a selection that began at \p anchor.
    virtual text::TextPosition positionFrom(text::TextPosition, QPointF point) { return hit(point).position; }
    /// The beginning of the block after (\p step 1) or before (-1) that of a position; null: there is none.
    virtual std::optional<text::TextPosition> besideBlock(text::TextPosition at, int step)
    {
        const int block = at.block + step;
        return block < 0 || block > textEnd().block ? std::nullopt : std::optional(text::TextPosition{block, 0});
    }
    virtual text::TextPosition textEnd() { return {}; }
    virtual QString text(text::TextPosition, text::TextPosition) { return {}; }
    /// The Markdown of whole blocks of its text.
    virtual QString markdown(int, int) { return wholeText(); }
    /// The rectangle of a text position, relative to the item.
    virtual QRectF caretRect(text::TextPosition) { return {}; }
    /// Unfolds what hides a text position; false if nothing does.
    virtual bool showText(text::TextPosition) { return false; }
    /// All its text, for copying.
    virtual QString wholeText() = 0;
    /// The beginning of its text, for screen readers; cheap, however long the rest is.
    virtual QString startText() { return wholeText().left(300); }

    // For an item that shows several rows.

    /// The index of the row that a point belongs to.
    virtual int memberAt(QPointF) const { return 0; }
    /// Where the item of that row would begin, alone, if its text stood where it is shown.
    virtual QPointF memberOrigin(int) const { return {}; }

    /// Unfolds what hides \p place, a match in its entry.
    virtual void unfoldFor(const models::Found &) {}
    /// The rectangle of a match, relative to the item, after unfolding what hides it.
    virtual QRectF rectOf(const models::Found &place);

    const std::vector<HotSpot> &hotSpots() const { return m_hot; }

protected:
    const ItemContext &context() const { return m_context; }
    const Theme &theme() const { return m_context.theme(); }
    void forgetHotSpots() { m_hot.clear(); }
    void addHotSpot(HotSpot spot) { m_hot.push_back(std::move(spot)); }
    std::vector<HotSpot> *spots() { return &m_hot; } ///< for parts that add their own
    /// Of a card that is one line until it is unfolded.
    int headHeight() const { return (theme().u * 15 + 1) / 2; }
    /// Of \p words on as many lines as they need in \p room.
    qreal wrappedHeight(const QFont &font, qreal room, const QString &words) const;
    /// Renames the spot that folds \p part, until the next painting.
    void renameHotSpot(int part, const QString &name);
    /// The places of a card and its head.
    struct CardRects
    {
        QRectF card, head;
    };
    /// Begins to paint an item as a card and adds its hot spots: frame and head, still empty. \p isClosed: nothing
    /// follows the head.
    CardRects beginCard(ItemPaint &paint, qreal headHeight, const QColor &line, const QColor &tint, bool isClosed);
    /// The top of a card's head relative to the card: it stays visible while a part of a long body is.
    qreal pinnedTop(const ItemPaint &paint, qreal headHeight) const;
    /// Paints a button that ends at \p right in the middle of \p row, and adds \p spot there; returns where the next
    /// one may end.
    qreal addButtonBefore(qreal right, const QRectF &row, ItemPaint &paint, const ButtonFace &face, HotSpot spot);
    /// Paints the button for undoing or redoing \p effects of \p what; returns where the next one may end.
    qreal addUndoBefore(qreal right, const QRectF &row, ItemPaint &paint, bool isUndo,
                        const std::vector<base::EffectId> &effects, const QString &what);
    /// Paints how late the item came, if it did, in its corner.
    void paintLate(ItemPaint &paint, const QString &late) const;
    /// Paints the background of a head at \p head over the body; call it after the body was painted.
    void coverForHead(ItemPaint &paint, const QRectF &card, const QRectF &head) const;

private:
    const ItemContext &m_context;
    std::vector<HotSpot> m_hot;
};

/// An item that is one text, or unfolds one.
class TextItem : public TranscriptItem
{
public:
    using TranscriptItem::TranscriptItem;
    void dropLayouts() override { flow().dropLayouts(); }
    bool hasText() const override { return true; }
    QRectF rectOf(const models::Found &place) override { return caretRect({place.line, place.from}); }
    text::FlowHit hit(QPointF point) override { return flow().hit(point - textAt()); }
    text::TextPosition textEnd() override { return flow().end(); }
    QString markdown(int first, int last) override { return flow().markdown(first, last); }
    QRectF caretRect(text::TextPosition position) override { return flow().rectOf(position).translated(textAt()); }
    QString text(text::TextPosition from, text::TextPosition to) override { return flow().text(from, to); }
    QString wholeText() override { return flow().text({}, flow().end()); }

protected:
    virtual text::MessageFlow &flow() = 0;
    virtual QPointF textAt() const { return {}; } ///< relative to the item
};

/// The gutter mark of a turn's end.
GutterMark turnEndMark(const Theme &theme, core::TurnEnd end);

/// "+1.2 s after Stop"
QString lateText(base::Milliseconds afterStop);
/// Icon of a tool's kind.
QString toolIcon(acp::ToolKind kind);

} // namespace widgets
