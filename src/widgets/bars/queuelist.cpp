// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/queuelist.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/prompt/promptqueue.h"
#include "models/texts/messagetext.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace widgets {

// --- QueueRow ------------------------------------------------------------------------------------------------

QueueRow::QueueRow(Look *look, QueueList *list)
    : Ground(
          look, [this](const Theme &t) { return m_isDragging ? t.listSelection : QColor(Qt::transparent); }, list)
    , m_list(list)
    , m_number(new LineLabel(look, 8, this))
    , m_text(new LineLabel(look, 8, this))
    , m_sendNow(new FlatButton(look, ButtonKind::Flat, base::Words::tr("Send now"), this))
    , m_edit(new FlatButton(look, ButtonKind::Flat, base::Words::tr("Edit"), this))
    , m_remove(iconButton(look, QStringLiteral("close"), base::Words::tr("Remove"), this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_number->setColumn(5);
    QBoxLayout *const row = rowOf(look, {m_number, {m_text, 1}}, {8, 0, 2, 0}, 1, this);
    setAccessibleDescription(tr("Alt+Up and Alt+Down move it, Enter edits it, Delete removes it"));
    for (FlatButton *button : {m_sendNow, m_edit, m_remove}) {
        button->setSmall(true);
        row->addWidget(button);
    }
    connect(m_sendNow, &QAbstractButton::clicked, this, [this] { Q_EMIT m_list->sendNowRequested(m_prompt.id); });
    connect(m_edit, &QAbstractButton::clicked, this, [this] { Q_EMIT m_list->editRequested(m_prompt.id); });
    connect(m_remove, &QAbstractButton::clicked, this, [this] { Q_EMIT m_list->removeRequested(m_prompt.id); });
}

void QueueRow::show(const core::QueuedPrompt &prompt, int place, int count, bool canSendNow, bool stopsFirst)
{
    m_prompt = prompt;
    m_place = place;
    const QString text = models::messageLine(prompt.message);
    setSpoken(base::labelled(
        base::described(base::Words::tr("Message"), base::Words::tr("%1 of %2").arg(place + 1).arg(count)), text));
    setToolTip(base::visibleText(prompt.message.text, base::LineBreaks::Keep).left(2000));
    m_sendNow->setEnabled(canSendNow);
    m_sendNow->setToolTip(stopsFirst ? base::Words::tr("Stops the turn, then sends this message") : QString());
    nameButtons(*m_sendNow, *m_edit, *m_remove, place + 1);
    m_number->setParts({{.words = QString::number(place + 1), .font = &Theme::small, .color = &Theme::text2}});
    m_text->setParts({{.words = text}});
}

void QueueRow::nameButtons(QWidget &sendNow, QWidget &edit, QWidget &remove, int number)
{
    const QString message = base::described(base::Words::tr("Message"), QString::number(number));
    sendNow.setAccessibleName(base::labelled(base::Words::tr("Send now"), message));
    edit.setAccessibleName(base::labelled(base::Words::tr("Edit"), message));
    remove.setAccessibleName(base::labelled(base::Words::tr("Remove"), message));
}

void QueueRow::resizeEvent(QResizeEvent *event)
{
    Ground::resizeEvent(event);
    m_sendNow->setVisible(width() >= m_look->theme().u * 100);
}

void QueueRow::keyPressEvent(QKeyEvent *event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool plain = modifiers == Qt::NoModifier;
    const int step = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
    if (step != 0 && modifiers == Qt::AltModifier)
        m_list->requestMove(m_prompt.id, m_place, m_place + step);
    else if (step != 0 && plain)
        m_list->focusRow(m_place + step);
    else if (plain && event->key() == Qt::Key_Delete && !event->isAutoRepeat()) // it would go on with the next one
        Q_EMIT m_list->removeRequested(m_prompt.id);
    else if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        Q_EMIT m_list->editRequested(m_prompt.id);
    else
        QWidget::keyPressEvent(event);
}

void QueueRow::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    m_isDragging = false;
}

void QueueRow::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    if (!m_isDragging && (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    m_isDragging = true;
    m_list->dragged(mapToParent(event->pos()).y());
    update();
}

void QueueRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (!std::exchange(m_isDragging, false))
        return;
    update();
    m_list->dropped(m_prompt.id, m_place, mapToParent(event->pos()));
}

void QueueRow::mouseDoubleClickEvent(QMouseEvent *)
{
    Q_EMIT m_list->editRequested(m_prompt.id);
}

// --- QueueList -----------------------------------------------------------------------------------------------

QueueList::QueueList(Look *look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_dropLine(new Ground(look, &Theme::accent, this))
{
    columnOf(look, {}, {}, 0, this);
    m_dropLine->setObjectName(QStringLiteral("dropLine"));
    m_dropLine->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_dropLine->hide();
}

void QueueList::show(const std::vector<core::QueuedPrompt> &queue, bool canSendNow, bool stopsFirst)
{
    const QWidget *focus = QApplication::focusWidget();
    const bool hadFocus = isAncestorOf(focus);
    const auto shows = [](const QueueRow &row, const core::QueuedPrompt &prompt) { return row.id() == prompt.id; };
    keepRows(m_rows, queue, shows, [this](const core::QueuedPrompt &) { return new QueueRow(m_look, this); });
    for (size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->show(queue[i], int(i), int(queue.size()), canSendNow, stopsFirst);
        keepAt(static_cast<QBoxLayout *>(layout()), int(i), m_rows[i]);
        m_rows[i]->setVisible(true);
        if (i > 0)
            setTabOrder(m_rows[i - 1], m_rows[i]);
    }
    if (std::ranges::none_of(m_rows, &QueueRow::isDragging))
        m_dropLine->hide(); // what was dragged may be sent by now
    if (hadFocus &&
        std::ranges::none_of(m_rows, [focus](const QueueRow *row) { return row == focus || row->isAncestorOf(focus); }))
        focusRow(0);
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

void QueueList::dropped(quint64 id, int from, QPoint at)
{
    m_dropLine->hide();
    const int gap = gapAt(at.y());
    if (rect().adjusted(-40, -40, 40, 40).contains(at))
        requestMove(id, from, gap > from ? gap - 1 : gap);
}

void QueueList::focusRow(int place)
{
    if (place >= 0 && place < int(m_rows.size()))
        m_rows[size_t(place)]->setFocus(Qt::OtherFocusReason);
}

void QueueList::requestMove(quint64 id, int from, int place)
{
    if (place != from && place >= 0 && place < int(m_rows.size()))
        Q_EMIT moveRequested(id, place);
}

} // namespace widgets

#include "moc_queuelist.cpp"
