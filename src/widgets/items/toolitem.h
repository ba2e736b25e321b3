// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"
#include "widgets/items/toolbody.h"
#include "widgets/items/transcriptitem.h"

#include <QCoreApplication>

namespace widgets {

/// A tool call: a card whose head shows its title and state; a click on the head unfolds the body.
class ToolItem final : public TranscriptItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::ToolItem)

public:
    explicit ToolItem(const ItemContext &context);

    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override;
    int cardWidth() const override { return m_body.width(); }
    bool ensure(int top, int bottom) override;
    void dropLayouts() override;
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool respondsToPointer() const override { return m_body.offersHunks(); }
    bool isFoldable() const override { return !m_body.isEmpty(); }
    bool isFolded() const override { return m_folded; }
    void setFolded(bool folded) override;
    void togglePart(int part) override;
    std::optional<HotSpot> opensAt(QPointF point) override;
    std::optional<HotSpot> commentsAt(QPointF point) override;
    bool ticks() const override { return m_running; }
    bool hasText() const override { return !m_body.texts().isEmpty(); }
    bool isSelectedWhole() const override { return true; }
    bool hasTextAt(QPointF point) const override;
    text::FlowHit hit(QPointF point) override { return m_body.texts().hit(point - bodyAt()); }
    text::TextPosition positionFrom(text::TextPosition anchor, QPointF point) override
    {
        return m_body.texts().positionFrom(anchor, point - bodyAt());
    }
    text::TextPosition textEnd() override { return m_body.texts().end(); }
    QString text(text::TextPosition from, text::TextPosition to) override { return m_body.texts().text(from, to); }
    QRectF caretRect(text::TextPosition at) override { return m_body.texts().caretRect(at).translated(bodyAt()); }
    std::optional<text::TextPosition> besideBlock(text::TextPosition at, int step) override
    {
        return m_body.texts().besideBlock(at, step);
    }
    bool showText(text::TextPosition position) override;
    QString wholeText() override;
    QString startText() override;
    void unfoldFor(const models::Found &place) override;
    QRectF rectOf(const models::Found &place) override;

    // For a group, which shows it on a line of its own.
    struct State
    {
        QString words, icon;
        QColor color;
    };
    State state() const;
    QString title() const;
    const history::ToolCall &call() const { return m_call; }
    history::EntryId entryId() const { return m_entryId; }
    ToolBody &body() { return m_body; }
    const ToolBody &body() const { return m_body; }
    QPointF bodyAt() const { return QPointF(0, headHeight() + 1); }

private:
    State ownState() const; ///< whatever of it runs on or has
    bool titleIsMono() const;
    qreal paintButtons(ItemPaint &paint, const QRectF &head);
    bool isHeldBack() const;
    qreal paintFacts(Canvas &canvas, const QRectF &head, qreal right);
    void paintHead(ItemPaint &paint, const QRectF &head);
    const history::TerminalPart *killableTerminal() const;

    history::ToolCall m_call;
    history::EntryId m_entryId = 0;
    std::optional<base::Milliseconds> m_afterStop;
    bool m_folded = true, m_foldedByUser = false, m_running = false;
    qreal m_headTop = 0; ///< where the head was painted last: it stays visible while any of the card is
    ToolBody m_body;
};

} // namespace widgets
