// SPDX-License-Identifier: Apache-2.0
// What is selected in the conversation: by the pointer, by keys, and where it goes.
#include "base/clock.h"
#include "history/entry.h"
#include "text/messageflow.h"
#include "widgets/transcript/transcriptview.h"

#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBoundaryFinder>

namespace widgets {
namespace {

constexpr int wholeBlock = 1 << 24;
constexpr base::Milliseconds publishAfter{250};
constexpr base::Milliseconds scrollStep{30}; ///< between two moves while the pointer is held outside

bool isWord(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c.isMark() || c.isSurrogate();
}

} // namespace

bool TranscriptView::hasSelection() const
{
    return m_selectionAnchor.row >= 0 && m_selectionAnchor != m_selectionCaret;
}

void TranscriptView::setSelection(Place anchor, Place caret)
{
    m_selectionAnchor = anchor;
    m_selectionCaret = caret;
    viewport()->update();
}

/// For the middle button of others, where the desktop has that.
void TranscriptView::publishSelection() const
{
    QClipboard *clipboard = QApplication::clipboard();
    if (hasSelection() && clipboard->supportsSelection())
        clipboard->setText(selectedText(), QClipboard::Selection);
}

QString TranscriptView::selectedText() const
{
    if (!hasSelection())
        return {};
    const Place from = qMin(m_selectionAnchor, m_selectionCaret), to = qMax(m_selectionAnchor, m_selectionCaret);
    QStringList parts;
    for (int row = from.row; row <= to.row && row < m_rows.rowCount(); ++row) {
        TranscriptItem *item = m_rows.rowItem(row);
        if (!item->hasText()) {
            parts << item->wholeText();
            continue;
        }
        const ItemSelection selection = selectionOf(row);
        parts << item->text(selection.from, selection.to);
    }
    return parts.join(QStringLiteral("\n\n"));
}

/// Of a message's Markdown only whole blocks make sense: all that the selection touches.
QString TranscriptView::selectedMarkdown() const
{
    if (!hasSelection())
        return {};
    const Place from = qMin(m_selectionAnchor, m_selectionCaret), to = qMax(m_selectionAnchor, m_selectionCaret);
    QStringList parts;
    for (int row = from.row; row <= to.row && row < m_rows.rowCount(); ++row) {
        TranscriptItem *item = m_rows.rowItem(row);
        const ItemSelection selection = selectionOf(row);
        const bool atBegin = selection.to.block > selection.from.block && selection.to.offset == 0;
        parts << (item->hasText() ? item->markdown(selection.from.block, selection.to.block - (atBegin ? 1 : 0))
                                  : item->wholeText());
    }
    return parts.join(QStringLiteral("\n\n"));
}

QString TranscriptView::markdownOfRow(int row) const
{
    const history::EntryBody &body = m_model->entry(row).body;
    if (const auto *message = std::get_if<history::AgentMessage>(&body))
        return message->text;
    if (const auto *thought = std::get_if<history::Thought>(&body))
        return thought->text;
    return m_rows.rowItem(row)->wholeText();
}

QMimeData *TranscriptView::selectionData() const
{
    auto *taken = new QMimeData;
    taken->setText(selectedText());
    taken->setData(QStringLiteral("text/markdown"), selectedMarkdown().toUtf8());
    return taken;
}

void TranscriptView::copy()
{
    if (hasSelection())
        QApplication::clipboard()->setText(selectedText());
}

void TranscriptView::copyMarkdown()
{
    const int unit = currentUnit();
    if (hasSelection())
        QApplication::clipboard()->setText(selectedMarkdown());
    else if (unit >= 0)
        QApplication::clipboard()->setText(markdownOfRow(m_rows.firstRow(unit)));
}

void TranscriptView::copyBlock()
{
    int unit = currentUnit();
    if (hasSelection())
        unit = m_rows.unitOfRow(qMax(0, m_selectionCaret.row));
    else if (unit < 0 && m_rows.unitCount() > 0)
        unit = m_rows.unitCount() - 1;
    if (unit >= 0)
        QApplication::clipboard()->setText(m_rows.item(unit)->wholeText());
}

void TranscriptView::selectAll()
{
    if (m_rows.rowCount() == 0)
        return;
    setSelection({0, {}}, endOfRow(m_rows.rowCount() - 1));
    publishSelection();
}

TranscriptView::Place TranscriptView::endOfRow(int row) const
{
    TranscriptItem *item = m_rows.rowItem(row);
    // A row without text is selected as a whole, so that something of it has to be.
    return {row, item->hasText() ? item->textEnd() : text::TextPosition{0, 1}};
}

void TranscriptView::selectWord(Place at)
{
    const QString block = blockText(at);
    int from = at.position.offset, to = at.position.offset;
    while (from > 0 && from <= block.size() && isWord(block.at(from - 1)))
        --from;
    while (to < block.size() && isWord(block.at(to)))
        ++to;
    if (from == to && to < block.size())
        ++to;
    setSelection({at.row, {at.position.block, from}}, {at.row, {at.position.block, to}});
    publishSelection();
}

void TranscriptView::selectBlock(Place at)
{
    setSelection({at.row, {at.position.block, 0}}, {at.row, {at.position.block, int(blockText(at).size())}});
    publishSelection();
}

QString TranscriptView::blockText(Place at) const
{
    TranscriptItem *item = m_rows.rowItem(at.row);
    return item->hasText() ? item->text({at.position.block, 0}, {at.position.block, wholeBlock}) : item->wholeText();
}

bool TranscriptView::isInSelection(QPoint point) const
{
    if (!hasSelection())
        return false;
    const int unit = unitAtPoint(point);
    if (unit < 0)
        return false;
    const Place at = placeAt(point);
    const Place from = qMin(m_selectionAnchor, m_selectionCaret), to = qMax(m_selectionAnchor, m_selectionCaret);
    return from <= at && (at < to || (at.row <= to.row && !m_rows.item(unit)->hasText()));
}

void TranscriptView::dragSelection()
{
    auto *drag = new QDrag(this);
    drag->setMimeData(selectionData());
    drag->exec(Qt::CopyAction); // the one way there is to drag; a drop cannot change anything here
}

// --- scrolling while the pointer is held outside -----------------------------------------------------------------

void TranscriptView::selectTo(QPoint point)
{
    m_selectingTo = point;
    setSelection(m_selectionAnchor, placeAt(point));
    const bool outside = point.y() < 0 || point.y() >= viewport()->height();
    if (!outside)
        m_selectScroll.cancel();
    else if (!m_selectScroll.isSet())
        m_selectScroll = m_clock->after(scrollStep, [this] { scrollSelecting(); });
}

void TranscriptView::scrollSelecting()
{
    m_selectScroll.cancel();
    if (!m_selecting)
        return;
    // The further away, the faster.
    const int y = m_selectingTo.y(), below = y - viewport()->height() + 1;
    const int distance = y < 0 ? y : qMax(0, below);
    QScrollBar *bar = verticalScrollBar();
    bar->setValue(bar->value() + qBound(-viewport()->height() / 2, distance, viewport()->height() / 2));
    selectTo(m_selectingTo);
}

// --- by keys -------------------------------------------------------------------------------------------------

/// Where a selection by keys begins: where the last one ended, at the item the keys are at, else at the top.
TranscriptView::Place TranscriptView::caret() const
{
    if (m_selectionCaret.row >= 0 && m_selectionCaret.row < m_rows.rowCount())
        return m_selectionCaret;
    if (m_currentRow >= 0 && m_currentRow < m_rows.rowCount())
        return {m_currentRow, {}};
    return placeAt(QPoint(columnLeft(), m_rows.gap()));
}

QRectF TranscriptView::caretRect(Place at) const
{
    const int unit = m_rows.unitOfRow(at.row);
    TranscriptItem *item = m_rows.rowItem(at.row);
    const QRect all = unitRect(unit);
    return item->hasText() ? item->caretRect(at.position).translated(all.topLeft()) : QRectF(all);
}

TranscriptView::Place TranscriptView::stepped(Place at, int step, bool words) const
{
    TranscriptItem *item = m_rows.rowItem(at.row);
    const auto beyond = [&]() -> Place {
        const int row = at.row + step;
        if (row < 0 || row >= m_rows.rowCount())
            return at;
        return step > 0 ? Place{row, {}} : endOfRow(row);
    };
    if (!item->hasText())
        return beyond();
    const QString block = blockText(at);
    QTextBoundaryFinder finder(words ? QTextBoundaryFinder::Word : QTextBoundaryFinder::Grapheme, block);
    finder.setPosition(qBound(0, at.position.offset, int(block.size())));
    qsizetype next = step > 0 ? finder.toNextBoundary() : finder.toPreviousBoundary();
    while (words && next > 0 && next < block.size() && !isWord(block.at(step > 0 ? next - 1 : next)))
        next = step > 0 ? finder.toNextBoundary() : finder.toPreviousBoundary();
    if (next >= 0)
        return {at.row, {at.position.block, int(next)}};
    const int other = at.position.block + step;
    if (other < 0 || other > item->textEnd().block)
        return beyond();
    const Place there{at.row, {other, 0}};
    return step > 0 ? there : Place{at.row, {other, int(blockText(there).size())}};
}

/// One line up or down, at the same place across where there is one.
TranscriptView::Place TranscriptView::lineBeyond(Place at, int step)
{
    TranscriptItem *item = m_rows.rowItem(at.row);
    const QRectF all = unitRect(m_rows.unitOfRow(at.row));
    if (item->hasText()) {
        const QRectF here = caretRect(at);
        if (m_caretX < 0)
            m_caretX = here.left() - all.left();
        const qreal y = step > 0 ? here.bottom() + here.height() / 2 : here.top() - here.height() / 2;
        const Place next{at.row, item->hit(QPointF(m_caretX, y - all.top())).position};
        const bool further = step > 0 ? next > at && caretRect(next).top() > here.top()
                                      : next < at && caretRect(next).top() < here.top();
        if (further)
            return next;
    }
    const int row = at.row + step;
    if (row < 0 || row >= m_rows.rowCount())
        return step > 0 ? endOfRow(at.row) : Place{at.row, {}};
    TranscriptItem *other = m_rows.rowItem(row);
    if (!other->hasText())
        return step > 0 ? Place{row, {}} : endOfRow(row);
    return {row, other->hit(QPointF(qMax<qreal>(0, m_caretX), step > 0 ? 0 : other->height() - 1)).position};
}

TranscriptView::Place TranscriptView::pageBeyond(Place at, int step)
{
    QScrollBar *bar = verticalScrollBar();
    const QRectF here = caretRect(at);
    const int before = bar->value();
    const int page = qMax(1, viewport()->height() - m_look->theme().prose.bodyLine() * 2);
    bar->setValue(before + step * page);
    if (bar->value() == before)
        return step > 0 ? endOfRow(m_rows.rowCount() - 1) : Place{0, {}};
    const int moved = bar->value() - before;
    const Place there = placeAt(QPoint(int(here.left()), int(here.center().y()) - moved + step * page));
    return step > 0 ? qMax(at, there) : qMin(at, there);
}

/// Shift with the keys that move: true if it was one.
bool TranscriptView::extendSelection(QKeyEvent *event)
{
    if (!(event->modifiers() & Qt::ShiftModifier) || event->modifiers() & Qt::AltModifier || m_rows.rowCount() == 0)
        return false;
    const bool control = event->modifiers() & Qt::ControlModifier;
    if (m_syncPosted)
        syncNow();
    const Place at = caret();
    const QRectF line = caretRect(at);
    const QRectF all = unitRect(m_rows.unitOfRow(at.row));
    const bool keepsX = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (!keepsX)
        m_caretX = -1;
    // Left is left on the screen: in a text that runs the other way it is the next character.
    const bool runsLeft = m_rows.rowItem(at.row)->hasText() && blockText(at).isRightToLeft();
    Place next = at;
    switch (event->key()) {
    case Qt::Key_Left:
        next = stepped(at, runsLeft ? 1 : -1, control);
        break;
    case Qt::Key_Right:
        next = stepped(at, runsLeft ? -1 : 1, control);
        break;
    case Qt::Key_Up:
        next = lineBeyond(at, -1);
        break;
    case Qt::Key_Down:
        next = lineBeyond(at, 1);
        break;
    case Qt::Key_PageUp:
        next = pageBeyond(at, -1);
        break;
    case Qt::Key_PageDown:
        next = pageBeyond(at, 1);
        break;
    case Qt::Key_Home:
    case Qt::Key_End: {
        const bool end = event->key() == Qt::Key_End;
        if (control)
            next = end ? endOfRow(m_rows.rowCount() - 1) : Place{0, {}};
        else if (m_rows.rowItem(at.row)->hasText())
            next.position = m_rows.rowItem(at.row)
                                ->hit(QPointF((end != runsLeft) != m_look->theme().prose.mirrored ? all.width() : 0,
                                              line.center().y() - all.top()))
                                .position;
        break;
    }
    default:
        return false;
    }
    setSelection(m_selectionAnchor.row >= 0 ? m_selectionAnchor : at, next);
    showCaret();
    // All of it is put together only when the keys rest: it may be the whole conversation.
    m_publish = m_clock->after(publishAfter, [this] {
        m_publish.cancel();
        publishSelection();
    });
    setAccessibleDescription(blockText(next).left(300));
    return true;
}

void TranscriptView::showCaret()
{
    QScrollBar *bar = verticalScrollBar();
    const int margin = m_look->theme().u * 4;
    const int unit = m_rows.unitOfRow(m_selectionCaret.row);
    TranscriptItem *item = m_rows.item(unit);
    if (item->isFolded() && item->hasText() && caretRect(m_selectionCaret).bottom() > unitRect(unit).bottom()) {
        item->setFolded(false);
        afterFold(unit);
    }
    // Where it is comes out only when what lies before it is measured.
    for (int i = 0; i < 8; ++i) {
        const QRectF rect = caretRect(m_selectionCaret);
        const int before = bar->value();
        if (m_selectionCaret == Place{0, {}}) {
            bar->setValue(0);
            break;
        }
        const qreal bottom = qMin(rect.bottom(), rect.top() + viewport()->height() - 2 * margin);
        if (rect.top() < margin)
            bar->setValue(before + int(rect.top()) - margin);
        else if (bottom > viewport()->height() - margin)
            bar->setValue(before + int(bottom) - viewport()->height() + margin);
        if (bar->value() == before)
            break;
    }
}

} // namespace widgets
