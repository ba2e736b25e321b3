// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "widgets/content/attachmentboard.h"
#include "widgets/items/transcriptitem.h"

namespace widgets {

/// Content of the agent other than text.
class AttachmentItem final : public TranscriptItem
{
public:
    explicit AttachmentItem(const ItemContext &context) : TranscriptItem(context), m_board(context) {}
    void setEntry(const history::Entry &entry) override;
    history::EntryId entryId() const { return m_entryId; }
    const acp::ContentBlock &content() const { return m_content; }
    void restyle(bool themeChanged) override;
    int height() const override { return m_board.height(); }
    bool ensure(int top, int bottom) override { return m_board.ensure(top, bottom); }
    void dropLayouts() override { m_board.dropLayouts(); }
    void paint(ItemPaint &paint) override;
    GutterMark mark() const override;
    bool isFoldable() const override { return m_board.hasBody(0); }
    bool isFolded() const override { return !m_board.isOpen(0); }
    void setFolded(bool folded) override { m_board.setOpen(0, !folded); }
    void togglePart(int part) override { m_board.setOpen(part, !m_board.isOpen(part)); }
    void unfoldFor(const models::Found &place) override;
    QRectF rectOf(const models::Found &place) override;
    QString wholeText() override { return m_board.textOf(0); }

private:
    int boardWidth() const;

    AttachmentBoard m_board;
    acp::ContentBlock m_content;
    history::EntryId m_entryId = 0;
    QString m_late;
};

/// Consecutive attachments of the agent, side by side.
class AttachmentGroup final : public TranscriptItem
{
public:
    explicit AttachmentGroup(const ItemContext &context) : TranscriptItem(context), m_board(context) {}
    void setMembers(std::vector<AttachmentItem *> members);

    void setEntry(const history::Entry &) override {}
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
    int partOf(history::EntryId entry) const;

    AttachmentBoard m_board;
    std::vector<AttachmentItem *> m_members;
};

} // namespace widgets
