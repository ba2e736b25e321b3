// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "widgets/content/attachmentboard.h"
#include "widgets/items/transcriptitem.h"

namespace widgets {

/// Content of the agent other than text; as the card of a group, consecutive ones side by side.
class AttachmentItem final : public TranscriptItem
{
public:
    explicit AttachmentItem(const ItemContext &context) : TranscriptItem(context), m_board(context) {}
    void setEntry(const history::Entry &entry) override;
    /// Makes it the card of a group.
    void setMembers(const std::vector<AttachmentItem *> &members);
    void restyle(bool themeChanged) override;
    int height() const override { return m_board.height(); }
    bool ensure(int top, int bottom) override { return m_board.ensure(top, bottom); }
    void dropLayouts() override { m_board.dropLayouts(); }
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool isFoldable() const override;
    bool isFolded() const override;
    void setFolded(bool folded) override;
    void togglePart(int part) override { m_board.setOpen(part, !m_board.isOpen(part)); }
    void unfoldFor(const models::Found &place) override;
    QRectF rectOf(const models::Found &place) override;
    QString wholeText() override;

private:
    struct Shown
    {
        history::EntryId entry;
        acp::ContentBlock content;
    };
    void show(std::vector<Shown> shown);
    int boardWidth() const;
    int partOf(history::EntryId entry) const;

    AttachmentBoard m_board;
    std::vector<Shown> m_shown; ///< the parts of the board
    QString m_late;
};

} // namespace widgets
