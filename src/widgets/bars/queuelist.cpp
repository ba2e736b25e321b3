// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/queuelist.h"

#include "base/visibletext.h"
#include "core/prompt/promptqueue.h"
#include "models/texts/messagetext.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace widgets {

// --- QueueRow ------------------------------------------------------------------------------------------------

QueueRow::QueueRow(Look *look, QueueList *list)
    : QWidget(list)
    , m_look(look)
    , m_list(list)
    , m_sendNow(new FlatButton(look, ButtonKind::Flat, tr("Send now"), this))
    , m_edit(new FlatButton(look, ButtonKind::Flat, tr("Edit"), this))
    , m_remove(new FlatButton(look, ButtonKind::Flat, {}, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleDescription(tr("Alt+Up and Alt+Down move it, Enter edits it, Delete removes it"));
    for (FlatButton *button : {m_sendNow, m_edit, m_remove})
        button->setSmall(true);
    m_remove->setIconName(QStringLiteral("close"));
    m_remove->setToolTip(tr("Remove"));
    connect(m_sendNow, &QAbstractButton::clicked, this, [this] { Q_EMIT m_list->sendNowRequested(m_prompt.id); });
    connect(m_edit, &QAbstractButton::clicked, this, [this] { Q_EMIT m_list->editRequested(m_prompt.id); });
    connect(m_remove, &QAbstractButton::clicked, this, [this] { Q_EMIT m_list->removeRequested(m_prompt.id); });
}

void QueueRow::show(const core::QueuedPrompt &prompt, int place, int count, bool canSendNow, bool stopsFirst)
{
    m_prompt = prompt;
    m_place = place;
    const QString text = models::messageLine(prompt.message);
    const QString name = tr("Message %1 of %2 that waits: %3").arg(place + 1).arg(count).arg(text);
    if (name != accessibleName())
        setAccessibleName(name);
    setToolTip(base::visibleText(prompt.message.text, base::LineBreaks::Keep).left(2000));
    m_sendNow->setEnabled(canSendNow);
    m_sendNow->setToolTip(stopsFirst ? tr("Stops the turn, then sends this message") : QString());
    m_sendNow->setAccessibleName(stopsFirst ? tr("Stop the turn and send message %1 now").arg(place + 1)
                                            : tr("Send message %1 now").arg(place + 1));
    m_edit->setAccessibleName(tr("Edit message %1").arg(place + 1));
    m_remove->setAccessibleName(tr("Remove message %1").arg(place + 1));
    update();
}

void QueueRow::resizeEvent(QResizeEvent *)
{
    const int u = m_look->theme().u;
    const bool narrow = width() < u * 100;
    m_sendNow->setVisible(!narrow);
    int right = width() - u * 3 / 2;
    for (FlatButton *button : {m_remove, m_edit, m_sendNow}) {
        if (button == m_sendNow && narrow)
            continue;
        const QSize size = button->sizeHint();
        right -= size.width();
        button->setGeometry(visualRect(this, {QPoint(right, (height() - size.height()) / 2), size}));
        right -= u / 2;
    }
}

void QueueRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    const int u = t.u;
    if (m_dragging)
        painter.fillRect(rect(), t.listSelection);
    if (hasFocus())
        c.frame(QRectF(rect()).adjusted(1, 1, -1, -1), {}, t.accent, 2);
    const qreal number = Canvas::width(t.small, QStringLiteral("88"));
    c.text(t.small, t.text2, QRectF(u * 8 - number / 2, 0, number, height()), QString::number(m_place + 1),
           Qt::AlignRight | Qt::AlignVCenter);
    const int end = visualRect(m_sendNow->isHidden() ? m_edit : m_sendNow).x();
    c.text(t.body, t.text, QRectF(u * 14, 0, end - u * 16, height()), models::messageLine(m_prompt.message));
}

void QueueRow::keyPressEvent(QKeyEvent *event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool plain = modifiers == Qt::NoModifier;
    const int step = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
    if (step != 0 && modifiers == Qt::AltModifier)
        m_list->requestMove(m_prompt.id, step);
    else if (step != 0 && plain)
        m_list->focusRow(m_place + step);
    else if (plain && event->key() == Qt::Key_Delete)
        Q_EMIT m_list->removeRequested(m_prompt.id);
    else if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        Q_EMIT m_list->editRequested(m_prompt.id);
    else
        QWidget::keyPressEvent(event);
}

void QueueRow::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    m_dragging = false;
}

void QueueRow::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    if (!m_dragging && (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    m_dragging = true;
    m_list->dragged(mapToParent(event->pos()).y());
    update();
}

void QueueRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (!std::exchange(m_dragging, false))
        return;
    update();
    const QRect all = m_list->rect().adjusted(-40, -40, 40, 40);
    if (all.contains(mapToParent(event->pos())))
        m_list->dropped(m_prompt.id, mapToParent(event->pos()).y());
    else
        m_list->dragCancelled();
}

void QueueRow::mouseDoubleClickEvent(QMouseEvent *)
{
    Q_EMIT m_list->editRequested(m_prompt.id);
}

void QueueRow::focusInEvent(QFocusEvent *)
{
    Q_EMIT m_list->rowFocused(this);
    update();
}
void QueueRow::focusOutEvent(QFocusEvent *)
{
    update();
}

// --- QueueList -----------------------------------------------------------------------------------------------

/// Shows where a dragged message would be dropped.
class QueueList::DropLine : public QWidget
{
public:
    DropLine(Look *look, QWidget *parent) : QWidget(parent), m_look(look)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), m_look->theme().accent);
    }

private:
    Look *m_look;
};

QueueList::QueueList(Look *look, QWidget *parent) : QWidget(parent), m_look(look), m_dropLine(new DropLine(look, this))
{
    setAccessibleName(tr("Messages that wait"));
    connect(look, &Look::changed, this, &QueueList::layOut);
}

QSize QueueList::sizeHint() const
{
    return {m_look->theme().u * 60, int(m_rows.size()) * rowHeight()};
}

void QueueList::show(const std::vector<core::QueuedPrompt> &queue, bool canSendNow, bool stopsFirst)
{
    // A row keeps its message, so that the focus stays on a message that was moved.
    std::vector<QueueRow *> rows;
    for (const core::QueuedPrompt &prompt : queue) {
        const auto known =
            std::find_if(m_rows.begin(), m_rows.end(), [&](const QueueRow *row) { return row->id() == prompt.id; });
        if (known == m_rows.end()) {
            rows.push_back(new QueueRow(m_look, this));
        } else {
            rows.push_back(*known);
            m_rows.erase(known);
        }
    }
    int focus = -1;
    for (QueueRow *gone : m_rows) {
        if (gone->hasFocus() || gone->isAncestorOf(QApplication::focusWidget()))
            focus = 0;
        gone->hide();
        gone->deleteLater();
    }
    m_rows = std::move(rows);
    for (size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->show(queue[i], int(i), int(queue.size()), canSendNow, stopsFirst);
        if (i > 0)
            setTabOrder(m_rows[i - 1], m_rows[i]);
    }
    layOut();
    if (focus >= 0)
        focusRow(0);
}

void QueueList::layOut()
{
    int y = 0;
    for (QueueRow *row : m_rows) {
        row->setGeometry(0, y, width(), rowHeight());
        row->setVisible(true);
        y += rowHeight();
    }
    updateGeometry();
}

void QueueList::resizeEvent(QResizeEvent *)
{
    layOut();
}

int QueueList::gapAt(int y) const
{
    return qBound(0, (y + rowHeight() / 2) / rowHeight(), int(m_rows.size()));
}

void QueueList::dragged(int y)
{
    m_dropLine->setGeometry(0, qMin(gapAt(y) * rowHeight(), height() - 2), width(), 2);
    m_dropLine->raise();
    m_dropLine->show();
}

void QueueList::dropped(quint64 id, int y)
{
    m_dropLine->hide();
    const auto at = std::find_if(m_rows.begin(), m_rows.end(), [id](const QueueRow *row) { return row->id() == id; });
    const int from = int(at - m_rows.begin()), gap = gapAt(y);
    const int place = gap > from ? gap - 1 : gap;
    if (at != m_rows.end() && place != from)
        Q_EMIT moveRequested(id, place);
}

void QueueList::dragCancelled()
{
    m_dropLine->hide();
}

void QueueList::focusRow(int place)
{
    if (place >= 0 && place < int(m_rows.size()))
        m_rows[size_t(place)]->setFocus(Qt::OtherFocusReason);
}

void QueueList::requestMove(quint64 id, int by)
{
    const auto at = std::find_if(m_rows.begin(), m_rows.end(), [id](const QueueRow *row) { return row->id() == id; });
    const int place = int(at - m_rows.begin()) + by;
    if (at != m_rows.end() && place >= 0 && place < int(m_rows.size()))
        Q_EMIT moveRequested(id, place);
}

} // namespace widgets

#include "moc_queuelist.cpp"
