// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/attachmentitems.h"

#include "acp/values.h"
#include "history/entry.h"
#include "models/search/transcriptsearch.h"

#include <algorithm>

namespace widgets {

int AttachmentItem::boardWidth() const
{
    const int pill = m_late.isEmpty() ? 0 : int(Canvas::width(theme().small, m_late)) + theme().u * 6;
    return qMax(80, context().width - pill);
}

void AttachmentItem::setEntry(const history::Entry &entry)
{
    m_late = entry.afterStop ? lateText(*entry.afterStop) : QString();
    m_entryId = entry.id;
    m_content = std::get<history::Attachment>(entry.body).content;
    m_board.setBlocks({m_content});
    m_board.setWidth(boardWidth());
}

void AttachmentItem::restyle(bool themeChanged)
{
    m_board.setWidth(boardWidth());
    if (themeChanged)
        m_board.restyle();
}

void AttachmentItem::paint(ItemPaint &paint)
{
    std::vector<HotSpot> spots;
    m_board.paint(paint, paint.at, paint.at, false, &spots);
    forgetHotSpots();
    for (HotSpot &spot : spots)
        addHotSpot(std::move(spot));
    paintLate(paint, m_late);
}

GutterMark AttachmentItem::mark() const
{
    const bool link = !m_board.isEmpty() && !m_board.words(0).target.isEmpty();
    return {link ? QStringLiteral("link") : QStringLiteral("attach"),
            m_late.isEmpty() ? theme().text2 : theme().late.color, theme().u * 3 / 2, false};
}

void AttachmentItem::unfoldFor(const models::Found &place)
{
    if (place.in == models::FoundIn::Text)
        m_board.setOpen(0, true);
}

QRectF AttachmentItem::rectOf(const models::Found &place)
{
    return place.in == models::FoundIn::Text ? m_board.bodyRectOf(0, {place.line, place.from}) : m_board.rectOf(0);
}

// --- AttachmentGroup -----------------------------------------------------------------------------------------

void AttachmentGroup::setMembers(std::vector<AttachmentItem *> members)
{
    m_members = std::move(members);
    std::vector<acp::ContentBlock> blocks;
    for (const AttachmentItem *member : m_members)
        blocks.push_back(member->content());
    m_board.setWidth(context().width);
    m_board.setBlocks(blocks);
    for (int i = 0; i < m_board.count(); ++i)
        m_board.setEntry(i, m_members[size_t(i)]->entryId());
}

void AttachmentGroup::restyle(bool themeChanged)
{
    m_board.setWidth(context().width);
    if (themeChanged)
        m_board.restyle();
}

void AttachmentGroup::paint(ItemPaint &paint)
{
    std::vector<HotSpot> spots;
    m_board.paint(paint, paint.at, paint.at, false, &spots);
    forgetHotSpots();
    for (HotSpot &spot : spots)
        addHotSpot(std::move(spot));
}

GutterMark AttachmentGroup::mark() const
{
    return {QStringLiteral("attach"), theme().text2, theme().u * 3 / 2, false};
}

bool AttachmentGroup::isFoldable() const
{
    for (int i = 0; i < m_board.count(); ++i) {
        if (m_board.hasBody(i))
            return true;
    }
    return false;
}

bool AttachmentGroup::isFolded() const
{
    for (int i = 0; i < m_board.count(); ++i) {
        if (m_board.isOpen(i))
            return false;
    }
    return true;
}

void AttachmentGroup::setFolded(bool folded)
{
    for (int i = 0; i < m_board.count(); ++i)
        m_board.setOpen(i, !folded);
}

int AttachmentGroup::partOf(history::EntryId entry) const
{
    const auto at = std::find_if(m_members.begin(), m_members.end(),
                                 [entry](const AttachmentItem *member) { return member->entryId() == entry; });
    return at == m_members.end() ? 0 : int(at - m_members.begin());
}

void AttachmentGroup::unfoldFor(const models::Found &place)
{
    if (place.in == models::FoundIn::Text)
        m_board.setOpen(partOf(place.entry), true);
}

QRectF AttachmentGroup::rectOf(const models::Found &place)
{
    const int part = partOf(place.entry);
    return place.in == models::FoundIn::Text ? m_board.bodyRectOf(part, {place.line, place.from})
                                             : m_board.rectOf(part);
}

QString AttachmentGroup::wholeText()
{
    QStringList parts;
    for (AttachmentItem *member : m_members)
        parts << member->wholeText();
    return parts.join(QStringLiteral("\n\n"));
}

} // namespace widgets
