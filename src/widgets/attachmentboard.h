// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"
#include "models/texts/attachmenttext.h"
#include "text/messageflow.h"
#include "widgets/imageloader.h"
#include "widgets/transcriptitem.h"

#include <QCoreApplication>

namespace widgets {

/// Pictures, sounds and resources, side by side as far as they fit. A picture takes its place as soon as its header
/// is known; what is refused says why. Resources with text unfold it under their row. Knows no entry: used by every
/// item that shows some.
class AttachmentBoard
{
    Q_DECLARE_TR_FUNCTIONS(widgets::AttachmentBoard)

public:
    explicit AttachmentBoard(const ItemContext &context) : m_context(context) {}
    ~AttachmentBoard();
    AttachmentBoard(const AttachmentBoard &) = delete;
    AttachmentBoard &operator=(const AttachmentBoard &) = delete;

    /// What is there already stays as it is, open or decoded.
    void setBlocks(const std::vector<acp::ContentBlock> &blocks);
    void setWidth(int width);
    void restyle(); ///< with a new theme
    /// Of the entry that shows it, where several share the board.
    void setEntry(int part, history::EntryId entry) { m_parts[size_t(part)].entry = entry; }
    bool isEmpty() const { return m_parts.empty(); }
    int count() const { return int(m_parts.size()); }
    int height() const { return m_height; }
    bool hasPictures() const;
    const models::AttachmentText &words(int part) const { return m_parts[size_t(part)].words; }
    QString textOf(int part) const; ///< everything it says
    const acp::ContentBlock *content(int part) const;

    bool hasBody(int part) const { return !m_parts[size_t(part)].words.body.isEmpty(); }
    bool isOpen(int part) const { return m_parts[size_t(part)].open; }
    void setOpen(int part, bool open);
    /// Measures what is open between \p top and \p bottom; true if the height changed.
    bool ensure(int top, int bottom);
    void dropLayouts();

    /// \p at: the board's corner. What can be clicked is added to \p spots, relative to \p item. \p isPart: it is one
    /// part of an entry, whose matches are told by FoundIn::Attachment; otherwise each of its parts is an entry.
    void paint(ItemPaint &paint, QPointF at, QPointF item, bool isPart, std::vector<HotSpot> *spots);
    /// Of a match in FoundIn::Attachment.
    void unfoldFor(const models::Found &place);
    QRectF placeOf(const models::Found &place);
    QRectF rectOf(int part) const { return m_parts[size_t(part)].rect; }
    QRectF bodyRectOf(int part, text::TextPosition position);

private:
    struct Part
    {
        acp::ContentBlock content;
        history::EntryId entry = 0;
        models::AttachmentText words;
        ImageHeader header{};
        ImageLoader::Id image = 0;
        QRectF rect{}; ///< the chip or the picture
        qreal bodyTop = 0;
        bool open = false;
        std::unique_ptr<text::MessageFlow> flow{};
    };

    const Theme &theme() const { return m_context.theme(); }
    void layOut();
    void cutTo(size_t parts);
    QSizeF sizeOf(const Part &part) const;
    qreal detailWidth(const Part &part) const;
    QString detailOf(const Part &part) const;
    bool isLong(const Part &part) const;
    void paintChip(ItemPaint &paint, const Part &part, int index, const QRectF &rect, bool isPart);
    void paintImage(ItemPaint &paint, const Part &part, const QRectF &rect);
    void addSpots(const Part &part, int index, const QRectF &rect, std::vector<HotSpot> *spots) const;
    bool canSave(const Part &part) const;
    QString iconOf(const Part &part) const;

    const ItemContext &m_context;
    std::vector<Part> m_parts;
    int m_width = 0, m_height = 0;
};

/// What the agent shows besides text.
class AttachmentItem final : public TranscriptItem
{
public:
    explicit AttachmentItem(const ItemContext &context) : TranscriptItem(context), m_board(context) {}
    void setEntry(const history::Entry &entry) override;
    history::EntryId entryId() const { return m_entryId; }
    const acp::ContentBlock &content() const { return m_content; }
    const acp::ContentBlock *attachment(int) const override { return &m_content; }
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

/// Consecutive chips of the agent, side by side.
class AttachmentGroup final : public TranscriptItem
{
public:
    explicit AttachmentGroup(const ItemContext &context) : TranscriptItem(context), m_board(context) {}
    void setMembers(std::vector<AttachmentItem *> members);
    const acp::ContentBlock *attachment(int number) const override { return m_board.content(number); }

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
