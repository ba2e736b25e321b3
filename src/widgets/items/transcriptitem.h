// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/clock.h"
#include "core/session/sessionevent.h"
#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "text/layout/messageflow.h"
#include "widgets/content/itemcontext.h"
#include "widgets/content/itempaint.h"

#include <memory>

namespace widgets {

/// The mark of an item in the gutter.
struct GutterMark
{
    QString icon;
    QColor color;
    int top = 0;       ///< of the 16 px icon, from the item's top
    bool live = false; ///< the gutter's line below it has the colour of what runs
};

/// One entry of the transcript on screen. Knows how tall it is and how it looks; the entry itself stays with
/// the model and is read again with each setEntry().
class TranscriptItem
{
public:
    explicit TranscriptItem(const ItemContext &context) : m_context(context) {}
    virtual ~TranscriptItem() = default;
    TranscriptItem(const TranscriptItem &) = delete;
    TranscriptItem &operator=(const TranscriptItem &) = delete;

    virtual void setEntry(const history::Entry &entry) = 0;
    /// Width or theme of the context changed.
    virtual void restyle(bool themeChanged) = 0;
    virtual int height() const = 0;
    /// Measures what lies between \p top and \p bottom (from the item's top); true if the height changed.
    virtual bool ensure(int top, int bottom);
    virtual void dropLayouts() {}
    virtual void paint(ItemPaint &paint) = 0;
    virtual GutterMark mark() const = 0;
    /// It looks different while the pointer is over it.
    virtual bool respondsToPointer() const { return false; }

    virtual bool isFoldable() const { return false; }
    virtual bool isFolded() const { return false; }
    virtual void setFolded(bool) {}
    virtual void togglePart(int) {}
    /// It, or whatever in it can be folded.
    virtual void foldAll(bool folded)
    {
        if (isFoldable())
            setFolded(folded);
    }
    /// What a double click there opens, relative to the item.
    virtual std::optional<HotSpot> opensAt(QPointF) { return {}; }
    /// What comments on the line that is there, likewise.
    virtual std::optional<HotSpot> commentsAt(QPointF) { return {}; }
    /// May be deleted and created again from its entry when it comes into view.
    virtual bool isReleasable() const { return true; }
    /// Its text changes as time passes.
    virtual bool ticks() const { return false; }

    /// What is being read keeps its place while what lies above it in the item is measured: the block at a height, from
    /// the item's top, and where a block begins.
    virtual int blockAt(int) const { return 0; }
    virtual int blockTop(int) const { return 0; }

    /// Of a card: the text column, or more.
    virtual int cardWidth() const { return m_context.width; }
    /// What it covers between two heights: the text column, and what stands beside it.
    virtual QRectF reach(int top, int bottom) { return QRectF(0, top, cardWidth(), bottom - top); }

    virtual bool hasText() const { return false; }
    virtual text::FlowHit hit(QPointF) { return {}; }
    virtual text::TextPosition textEnd() { return {}; }
    virtual QString text(text::TextPosition, text::TextPosition) { return {}; }
    /// The Markdown of whole blocks of its text.
    virtual QString markdown(int, int) { return wholeText(); }
    /// Where a place of its text is, relative to the item.
    virtual QRectF caretRect(text::TextPosition) { return {}; }
    /// Unfolds what hides a place of its text; false if nothing does.
    virtual bool showText(text::TextPosition) { return false; }
    /// Everything it says, for copying the block.
    virtual QString wholeText() = 0;
    /// How it begins, for those who listen; cheap, however long the rest is.
    virtual QString startText() { return wholeText().left(300); }

    /// Unfolds what hides \p place, a match in its entry.
    virtual void unfoldFor(const models::Found &) {}
    /// Where it is, relative to the item, with everything unfolded that hides it.
    virtual QRectF rectOf(const models::Found &place);

    const std::vector<HotSpot> &hotSpots() const { return m_hot; }

protected:
    const ItemContext &context() const { return m_context; }
    const Theme &theme() const { return m_context.theme(); }
    void forgetHotSpots() { m_hot.clear(); }
    void addHotSpot(HotSpot spot) { m_hot.push_back(std::move(spot)); }
    /// The one that folds \p part, until it is painted again.
    void renameHotSpot(int part, const QString &name);
    /// Where an item that is a card is painted, and its head.
    struct CardRects
    {
        QRectF card, head;
    };
    /// Begins to paint such an item, whose hot spots come with it: frame and head, with nothing in them yet.
    /// \p isClosed: nothing follows the head.
    CardRects beginCard(ItemPaint &paint, qreal headHeight, const QColor &line, const QColor &tint, bool isClosed);
    /// Where the head of a card stands from its top, so that what a long body belongs to is in view with it.
    qreal pinnedTop(const ItemPaint &paint, qreal headHeight) const;
    /// The ground of a head that stands at \p head, over the body; it is painted when that has been.
    void coverForHead(ItemPaint &paint, const QRectF &card, const QRectF &head) const;

private:
    const ItemContext &m_context;
    std::vector<HotSpot> m_hot;
};

/// The gutter mark of a turn's end.
GutterMark turnEndMark(const Theme &theme, core::TurnEnd end);

/// "+1.2 s after Stop"
QString lateText(base::Milliseconds afterStop);
/// Icon of a tool's kind.
QString toolIcon(acp::ToolKind kind);
QString clockTime(const QDateTime &at, bool seconds = false);

} // namespace widgets
