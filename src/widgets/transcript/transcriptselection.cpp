// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptselection.h"

#include "text/layout/messageflow.h"
#include "text/layout/textsteps.h"
#include "widgets/items/transcriptitem.h"

#include <QMimeData>

namespace widgets {
namespace {

constexpr int wholeBlock = 1 << 24;

} // namespace

// --- the selection --------------------------------------------------------------------------------------------

void TranscriptSelection::set(TranscriptPlace anchor, TranscriptPlace caret)
{
    m_anchor = anchor;
    m_caret = caret;
}

void TranscriptSelection::selectAll()
{
    if (m_rows->rowCount() > 0)
        set({0, {}}, end());
}

void TranscriptSelection::selectWord(TranscriptPlace at)
{
    const auto [from, to] = text::wordAt(blockText(at), at.position.offset);
    set({at.row, {at.position.block, from, at.position.part}}, {at.row, {at.position.block, to, at.position.part}});
}

void TranscriptSelection::selectBlock(TranscriptPlace at)
{
    const text::TextPosition place = at.position;
    set({at.row, {place.block, 0, place.part}}, {at.row, {place.block, int(blockText(at).size()), place.part}});
}

void TranscriptSelection::shiftRows(int count)
{
    for (TranscriptPlace *place : {&m_anchor, &m_caret}) {
        if (place->row >= 0)
            place->row += count;
    }
}

/// Whether it is a text of the row that is selected, and not the row as a whole.
bool TranscriptSelection::isInside(int row) const
{
    if (!m_rows->hasText(row))
        return false;
    return !m_rows->rowItem(row)->isSelectedWhole() || (m_anchor.row == row && m_caret.row == row);
}

bool TranscriptSelection::contains(TranscriptPlace at) const
{
    if (isEmpty() || at.row < 0)
        return false;
    return hasWhole(at.row) || (from() <= at && at < to());
}

ItemSelection TranscriptSelection::ofRow(int row) const
{
    const TranscriptPlace from = this->from(), to = this->to();
    if (from.row < 0 || !(from < to) || row < from.row || row > to.row || !isInside(row))
        return {};
    ItemSelection selection;
    selection.from = row == from.row ? from.position : text::TextPosition();
    selection.to = row == to.row ? to.position : m_rows->rowItem(row)->textEnd();
    return selection;
}

bool TranscriptSelection::hasWhole(int row) const
{
    return !isEmpty() && from().row <= row && row <= to().row && !isInside(row);
}

// --- its content ----------------------------------------------------------------------------------------------

QString TranscriptSelection::content(bool isMarkdown) const
{
    if (isEmpty())
        return {};
    QStringList parts;
    for (int row = from().row; row <= to().row && row < m_rows->rowCount(); ++row) {
        TranscriptItem *item = m_rows->rowItem(row);
        const ItemSelection selection = ofRow(row);
        const bool atBegin = selection.to.block > selection.from.block && selection.to.offset == 0;
        if (!isInside(row))
            parts << item->wholeText();
        else if (!isMarkdown || item->isSelectedWhole()) // a piece of such an item is no Markdown of its own
            parts << item->text(selection.from, selection.to);
        else
            parts << item->markdown(selection.from.block, selection.to.block - (atBegin ? 1 : 0));
    }
    return parts.join(QStringLiteral("\n\n"));
}

QMimeData *TranscriptSelection::mimeData() const
{
    auto *taken = new QMimeData;
    taken->setText(text());
    taken->setData(QStringLiteral("text/markdown"), markdown().toUtf8());
    return taken;
}

// --- places --------------------------------------------------------------------------------------------------

QString TranscriptSelection::blockText(TranscriptPlace at) const
{
    TranscriptItem *item = m_rows->rowItem(at.row);
    const auto [block, offset, part] = at.position;
    return m_rows->hasText(at.row) ? item->text({block, 0, part}, {block, wholeBlock, part}) : item->wholeText();
}

TranscriptPlace TranscriptSelection::endOfRow(int row) const
{
    TranscriptItem *item = m_rows->rowItem(row);
    // A row without text is selected as a whole, so its end must differ from its beginning.
    return {row, m_rows->hasText(row) ? item->textEnd() : text::TextPosition{0, 1}};
}

TranscriptPlace TranscriptSelection::stepped(TranscriptPlace at, int step, bool words) const
{
    TranscriptItem *item = m_rows->rowItem(at.row);
    const auto beyond = [&]() -> TranscriptPlace {
        const int row = at.row + step;
        if (row < 0 || row >= m_rows->rowCount())
            return at;
        return step > 0 ? TranscriptPlace{row, {}} : endOfRow(row);
    };
    if (!m_rows->hasText(at.row))
        return beyond();
    const int next = text::stepped(blockText(at), at.position.offset, step, words);
    if (next >= 0)
        return {at.row, {at.position.block, next, at.position.part}};
    const std::optional<text::TextPosition> other = item->besideBlock(at.position, step);
    if (!other)
        return beyond();
    const TranscriptPlace there{at.row, *other};
    return step > 0 ? there : TranscriptPlace{at.row, {other->block, int(blockText(there).size()), other->part}};
}

TranscriptPlace TranscriptSelection::lineBeyond(TranscriptPlace at, int step)
{
    TranscriptItem *item = m_rows->rowItem(at.row);
    if (m_rows->hasText(at.row)) {
        const QRectF here = item->caretRect(at.position);
        if (m_column < 0)
            m_column = here.left();
        const qreal y = step > 0 ? here.bottom() + here.height() / 2 : here.top() - here.height() / 2;
        const TranscriptPlace next{at.row, item->positionFrom(at.position, QPointF(m_column, y))};
        const qreal top = item->caretRect(next.position).top();
        if (step > 0 ? next > at && top > here.top() : next < at && top < here.top())
            return next;
    }
    const int row = at.row + step;
    if (row < 0 || row >= m_rows->rowCount())
        return step > 0 ? endOfRow(at.row) : TranscriptPlace{at.row, {}};
    TranscriptItem *other = m_rows->rowItem(row);
    if (!m_rows->hasText(row))
        return step > 0 ? TranscriptPlace{row, {}} : endOfRow(row);
    return {row, other->hit(QPointF(qMax<qreal>(0, m_column), step > 0 ? 0 : other->height() - 1)).position};
}

TranscriptPlace TranscriptSelection::lineEdge(TranscriptPlace at, bool right, int width) const
{
    TranscriptItem *item = m_rows->rowItem(at.row);
    if (!m_rows->hasText(at.row))
        return at;
    const qreal y = item->caretRect(at.position).center().y();
    const QRectF reach = item->reach(int(y), int(y));
    return {at.row,
            item->positionFrom(at.position, QPointF(right ? qMax<qreal>(width, reach.right()) : reach.left(), y))};
}

} // namespace widgets
