// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/areaselection.h"

#include "text/layout/messageflow.h"
#include "text/layout/textsteps.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTimerEvent>

namespace widgets {
namespace {

using text::TextPosition;

constexpr int scrollStep = 30; ///< ms, between two scroll steps while the pointer is held outside
constexpr int wholeBlock = 1 << 24;

QString blockText(const TextParts &texts, TextPosition at)
{
    return texts.text({at.block, 0, at.part}, {at.block, wholeBlock, at.part});
}

} // namespace

AreaSelection::AreaSelection(QWidget *widget, Texts texts, By by)
    : QObject(widget)
    , m_widget(widget)
    , m_viewport(widget)
    , m_bar(nullptr)
    , m_texts(std::move(texts))
    , m_by(by)
{
    if (const auto *area = qobject_cast<QAbstractScrollArea *>(widget)) {
        m_viewport = area->viewport();
        m_bar = area->verticalScrollBar();
        m_viewport->installEventFilter(this);
    }
    m_viewport->setMouseTracking(true);
    widget->installEventFilter(this);
}

QString AreaSelection::text() const
{
    const ItemSelection selection = ordered();
    return isEmpty() ? QString() : m_texts().text(selection.from, selection.to);
}

void AreaSelection::copy() const
{
    if (!isEmpty())
        QApplication::clipboard()->setText(text());
}

void AreaSelection::selectAll()
{
    select({}, m_texts().end());
}

void AreaSelection::select(TextPosition anchor, TextPosition caret)
{
    if (anchor == m_anchor && caret == m_caret)
        return;
    m_anchor = anchor;
    m_caret = caret;
    m_viewport->update();
}

bool AreaSelection::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_widget && event->type() == QEvent::KeyPress)
        return key(*static_cast<QKeyEvent *>(event));
    if (watched != m_viewport)
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonDblClick:
        return doubleClick(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove: {
        const QPointF at = static_cast<QMouseEvent *>(event)->position();
        m_isPressed ? move(at.toPoint()) : point(at);
        return m_isDragged;
    }
    case QEvent::MouseButtonRelease:
        return static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton && release();
    default:
        return false;
    }
}

// --- mouse ---------------------------------------------------------------------------------------------------

bool AreaSelection::isFar(QPoint at) const
{
    return (at - m_pressed).manhattanLength() >= QApplication::startDragDistance();
}

QPointF AreaSelection::inTexts(const TextParts &texts, QPointF point) const
{
    return texts.isMirrored() ? QPointF(m_viewport->width() - point.x(), point.y()) : point;
}

void AreaSelection::point(QPointF at)
{
    const TextParts texts = m_texts();
    if (texts.hasTextAt(inTexts(texts, at)))
        m_viewport->setCursor(Qt::IBeamCursor);
    else
        m_viewport->unsetCursor();
}

/// The widget sees the press, too: it may be a click.
bool AreaSelection::press(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return false;
    m_column = -1;
    const TextParts texts = m_texts();
    const QPointF point = inTexts(texts, event.position());
    if (!m_bar && !texts.hasTextAt(point)) {
        clear();
        return false;
    }
    const TextPosition at = texts.hit(point).position;
    const bool isThird = m_doubleClickedAt > 0 && !isFar(event.position().toPoint()) &&
                         event.timestamp() - m_doubleClickedAt < ulong(QApplication::doubleClickInterval());
    m_doubleClickedAt = 0;
    if (isThird) {
        selectAround(at, false);
        return true;
    }
    m_pressed = event.position().toPoint();
    m_isPressed = true;
    m_isDragged = false;
    select(event.modifiers() & Qt::ShiftModifier ? m_anchor : at, at);
    return false;
}

bool AreaSelection::doubleClick(const QMouseEvent &event)
{
    const TextParts texts = m_texts();
    const QPointF at = inTexts(texts, event.position());
    if (event.button() != Qt::LeftButton || m_by == By::DragAlone || !(m_bar || texts.hasTextAt(at)))
        return false;
    m_doubleClickedAt = event.timestamp();
    m_pressed = event.position().toPoint();
    selectAround(texts.hit(at).position, true);
    return true;
}

void AreaSelection::move(QPoint to)
{
    if (!m_isDragged && !isFar(to))
        return;
    m_isDragged = true;
    m_draggedTo = to;
    const TextParts texts = m_texts();
    select(m_anchor, texts.positionFrom(m_anchor, inTexts(texts, to)));
    if (!m_bar || m_viewport->rect().contains(0, to.y()))
        m_scroll.stop();
    else if (!m_scroll.isActive())
        m_scroll.start(scrollStep, this);
}

/// Faster with greater distance.
void AreaSelection::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_scroll.timerId() || !m_isPressed) {
        m_scroll.stop();
        return;
    }
    const int y = m_draggedTo.y(), below = y - m_viewport->height() + 1;
    m_bar->setValue(m_bar->value() + (y < 0 ? y : qMax(0, below)));
    move(m_draggedTo);
}

/// A click that has selected something is not one that the widget acts on.
bool AreaSelection::release()
{
    m_scroll.stop();
    m_isPressed = false;
    const bool hasSelected = std::exchange(m_isDragged, false) && !isEmpty();
    QClipboard *clipboard = QApplication::clipboard();
    if (!isEmpty() && clipboard->supportsSelection())
        clipboard->setText(text(), QClipboard::Selection);
    return hasSelected;
}

/// The word at a place, or its line.
void AreaSelection::selectAround(TextPosition at, bool word)
{
    const QString block = blockText(m_texts(), at);
    const auto [from, to] = word ? text::wordAt(block, at.offset) : std::pair{0, int(block.size())};
    select({at.block, from, at.part}, {at.block, to, at.part});
    (void)release();
}

// --- keys ----------------------------------------------------------------------------------------------------

TextPosition AreaSelection::stepped(int step, bool words) const
{
    const TextParts texts = m_texts();
    const int next = text::stepped(blockText(texts, m_caret), m_caret.offset, step, words);
    if (next >= 0)
        return {m_caret.block, next, m_caret.part};
    const std::optional<TextPosition> other = texts.besideBlock(m_caret, step);
    if (!other || step > 0)
        return other.value_or(m_caret);
    return {other->block, int(blockText(texts, *other).size()), other->part};
}

/// Where a key moves the end of the selection; null: it moves nothing.
std::optional<TextPosition> AreaSelection::keyTarget(const QKeyEvent &event)
{
    const bool control = event.modifiers() & Qt::ControlModifier;
    const TextParts texts = m_texts();
    const QRectF here = texts.caretRect(m_caret);
    const qreal width = m_viewport->width();
    if (event.key() != Qt::Key_Up && event.key() != Qt::Key_Down)
        m_column = -1;
    else if (m_column < 0)
        m_column = here.left();
    switch (event.key()) {
    case Qt::Key_Left:
        return stepped(-1, control);
    case Qt::Key_Right:
        return stepped(1, control);
    case Qt::Key_Up:
        return texts.positionFrom(m_caret, QPointF(m_column, here.top() - here.height() / 2));
    case Qt::Key_Down:
        return texts.positionFrom(m_caret, QPointF(m_column, here.bottom() + here.height() / 2));
    case Qt::Key_Home:
        return control ? TextPosition() : texts.positionFrom(m_caret, QPointF(0, here.center().y()));
    case Qt::Key_End:
        return control ? texts.end() : texts.positionFrom(m_caret, QPointF(width, here.center().y()));
    default:
        return std::nullopt;
    }
}

bool AreaSelection::key(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::SelectAll)) {
        selectAll();
        return true;
    }
    if (event.matches(QKeySequence::Copy) && !isEmpty()) {
        copy();
        return true;
    }
    if (m_by == By::DragAlone || !(event.modifiers() & Qt::ShiftModifier) || m_texts().isEmpty())
        return false;
    const std::optional<TextPosition> target = keyTarget(event);
    if (!target)
        return false;
    select(m_anchor, *target);
    show(m_texts().caretRect(*target));
    return true;
}

void AreaSelection::show(const QRectF &place)
{
    const int height = m_viewport->height();
    if (!m_bar)
        return;
    if (place.top() < 0)
        m_bar->setValue(m_bar->value() + int(place.top()));
    else if (place.bottom() > height)
        m_bar->setValue(m_bar->value() + int(place.bottom()) - height + 1);
}

} // namespace widgets

#include "moc_areaselection.cpp"
