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
    show({{entry.id, std::get<history::Attachment>(entry.body).content}});
}

void AttachmentItem::setMembers(const std::vector<AttachmentItem *> &members)
{
    std::vector<Shown> shown;
    shown.reserve(members.size());
    for (const AttachmentItem *member : members)
        shown.push_back(member->m_shown.front());
    show(std::move(shown));
}

void AttachmentItem::show(std::vector<Shown> shown)
{
    m_shown = std::move(shown);
    std::vector<acp::ContentBlock> blocks;
    for (const Shown &each : m_shown)
        blocks.push_back(each.content);
    m_board.setWidth(boardWidth());
    m_board.setBlocks(blocks);
    for (int i = 0; i < m_board.count(); ++i)
        m_board.setEntry(i, m_shown[size_t(i)].entry);
}

void AttachmentItem::restyle(bool themeChanged)
{
    m_board.setWidth(boardWidth());
    if (themeChanged)
        m_board.restyle();
}

void AttachmentItem::paint(ItemPaint &paint)
{
    forgetHotSpots();
    m_board.paint(paint, paint.at, false, spots());
    paintLate(paint, m_late);
}

GutterMark AttachmentItem::mark() const
{
    const bool link = m_board.count() == 1 && !m_board.words(0).target.isEmpty();
    return {link ? QStringLiteral("link") : QStringLiteral("attach"),
            m_late.isEmpty() ? theme().text2 : theme().late.color, theme().u * 3 / 2, false};
}

bool AttachmentItem::isFoldable() const
{
    for (int i = 0; i < m_board.count(); ++i) {
        if (m_board.hasBody(i))
            return true;
    }
    return false;
}

bool AttachmentItem::isFolded() const
{
    for (int i = 0; i < m_board.count(); ++i) {
        if (m_board.isOpen(i))
            return false;
    }
    return true;
}

void AttachmentItem::setFolded(bool folded)
{
    for (int i = 0; i < m_board.count(); ++i)
        m_board.setOpen(i, !folded);
}

int AttachmentItem::partOf(history::EntryId entry) const
{
    const auto at =
        std::find_if(m_shown.begin(), m_shown.end(), [entry](const Shown &shown) { return shown.entry == entry; });
    return at == m_shown.end() ? 0 : int(at - m_shown.begin());
}

void AttachmentItem::unfoldFor(const models::Found &place)
{
    if (place.in == models::FoundIn::Text)
        m_board.setOpen(partOf(place.entry), true);
}

QRectF AttachmentItem::rectOf(const models::Found &place)
{
    const int part = partOf(place.entry);
    return place.in == models::FoundIn::Text ? m_board.bodyRectOf(part, {place.line, place.from})
                                             : m_board.rectOf(part);
}

QString AttachmentItem::wholeText()
{
    QStringList parts;
    for (int i = 0; i < m_board.count(); ++i)
        parts << m_board.textOf(i);
    return parts.join(QStringLiteral("\n\n"));
}

} // namespace widgets
