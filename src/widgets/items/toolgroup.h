// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"
#include "widgets/items/toolitem.h"

#include <QCoreApplication>

namespace widgets {

/// Consecutive calls that only read, as one card.
class ToolGroup final : public TranscriptItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::ToolGroup)

public:
    explicit ToolGroup(const ItemContext &context) : TranscriptItem(context) {}
    static int rowHeight(const Theme &theme) { return theme.u * 6; } ///< of a call without its body
    static constexpr int shownOpen = 2;                              ///< up to this many calls are shown unfolded
    void setMembers(const std::vector<ToolItem *> &members);

    void setEntry(const history::Entry &) override {}
    void restyle(bool) override {}
    int height() const override;
    int cardWidth() const override;
    bool ensure(int top, int bottom) override;
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool isFoldable() const override { return true; }
    bool isFolded() const override { return m_folded; }
    void setFolded(bool folded) override;
    void togglePart(int part) override;
    bool ticks() const override;
    QString wholeText() override;
    void unfoldFor(const models::Found &place) override;
    QRectF rectOf(const models::Found &place) override;
    bool hasText() const override;
    bool isSelectedWhole() const override { return true; }
    bool hasTextAt(QPointF point) const override;
    text::FlowHit hit(QPointF point) override;
    int memberAt(QPointF point) const override;
    QPointF memberOrigin(int member) const override;
    QString words() const;

private:
    bool isOpen(int member) const { return !m_members[size_t(member)]->isFolded(); }
    int memberHeight(int member) const; ///< of its line, and of its body if that is open
    int memberTop(int member) const;    ///< of its line
    void paintHead(Canvas &canvas, const QRectF &head) const;
    void paintMembers(ItemPaint &paint, const QRectF &card);
    void paintRow(Canvas &canvas, const QRectF &rect, const ToolItem &call, const EntryMarks &marks) const;

    static constexpr int partsOfMember = 1 << 16; ///< each member gets this many part numbers; the first is its row

    std::vector<ToolItem *> m_members;
    bool m_folded = false, m_foldedByUser = false;
};

} // namespace widgets
