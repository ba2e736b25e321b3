// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "text/layout/messageflow.h"
#include "widgets/content/attachmentboard.h"
#include "widgets/items/transcriptitem.h"

#include <QCoreApplication>

namespace widgets {

/// A message of the user: a filled box with the time on the right, which is replaced by a button under the pointer.
/// Long messages are folded to their beginning.
class UserItem final : public TextItem
{
    Q_DECLARE_TR_FUNCTIONS(widgets::UserItem)

public:
    static constexpr int mostLines = 12; ///< longer messages are folded

    explicit UserItem(const ItemContext &context);
    void setEntry(const history::Entry &entry) override;
    void restyle(bool themeChanged) override;
    int height() const override;
    bool ensure(int top, int bottom) override;
    void dropLayouts() override;
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool respondsToPointer() const override { return true; }
    bool isFoldable() const override { return m_isLong; }
    bool isFolded() const override { return m_isLong && m_folded; }
    void setFolded(bool folded) override { m_folded = folded; }
    void togglePart(int part) override { m_board.setOpen(part, !m_board.isOpen(part)); }
    void unfoldFor(const models::Found &place) override;
    QRectF rectOf(const models::Found &place) override;
    text::FlowHit hit(QPointF point) override;

private:
    int flowWidth() const;
    text::MessageFlow &flow() override { return m_flow; }
    QPointF textAt() const override { return QPointF(theme().u * 3, theme().u * 2); }
    int textHeight() const { return isFolded() ? m_foldedHeight : int(m_flow.height()); }
    int foldRowHeight() const { return m_isLong ? theme().prose.bodyLine() + theme().u : 0; }
    int boardTop() const;
    void layOut();

    text::MessageFlow m_flow;
    AttachmentBoard m_board;
    QString m_time, m_text;
    base::TurnId m_turn;
    history::EntryId m_id = 0;
    qsizetype m_fed = 0;
    int m_lines = 1, m_foldedHeight = 0;
    bool m_isLong = false, m_folded = true;
};

} // namespace widgets
