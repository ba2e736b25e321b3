// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"
#include "models/texts/attachmenttext.h"
#include "text/layout/messageflow.h"
#include "widgets/content/imageloader.h"
#include "widgets/content/itemcontext.h"
#include "widgets/content/itempaint.h"

#include <QCoreApplication>

namespace widgets {

/// Pictures, sounds and resources, side by side as far as they fit. A picture gets its place as soon as its header is
/// known; a refused one says why. Resources with text unfold below their row. Independent of entries: used by every
/// item with attachments.
class AttachmentBoard
{
    Q_DECLARE_TR_FUNCTIONS(widgets::AttachmentBoard)

public:
    explicit AttachmentBoard(const ItemContext &context) : m_context(context) {}
    ~AttachmentBoard();
    AttachmentBoard(const AttachmentBoard &) = delete;
    AttachmentBoard &operator=(const AttachmentBoard &) = delete;

    /// Existing parts keep their state, open or decoded.
    void setBlocks(const std::vector<acp::ContentBlock> &blocks);
    void setWidth(int width);
    void restyle(); ///< after the theme has changed
    /// The entry that the part belongs to, if several entries share the board.
    void setEntry(int part, history::EntryId entry) { m_parts[size_t(part)].entry = entry; }
    bool isEmpty() const { return m_parts.empty(); }
    int count() const { return int(m_parts.size()); }
    int height() const { return m_height; }
    bool hasPictures() const;
    const models::AttachmentText &words(int part) const { return m_parts[size_t(part)].words; }
    QString textOf(int part) const; ///< all texts of the part

    bool hasBody(int part) const { return !m_parts[size_t(part)].words.body.isEmpty(); }
    bool isOpen(int part) const { return m_parts[size_t(part)].open; }
    void setOpen(int part, bool open);
    /// Measures open parts between \p top and \p bottom; true if the height changed.
    bool ensure(int top, int bottom);
    void dropLayouts();

    /// \p at: the board's corner. Clickable places are added to \p spots, relative to the item. \p isPart: the board is
    /// a part of one entry, with matches in FoundIn::Attachment; otherwise each part is an entry.
    void paint(ItemPaint &paint, QPointF at, bool isPart, std::vector<HotSpot> *spots);
    /// For a match in FoundIn::Attachment.
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

} // namespace widgets
