// SPDX-License-Identifier: Apache-2.0
#include "widgets/diffview.h"

#include "widgets/slimscrollbar.h"

#include <QPaintEvent>
#include <QPainter>

namespace widgets {

DiffView::DiffView(Look *look, QWidget *parent) : QAbstractScrollArea(parent), m_look(look)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Change"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBar(new SlimScrollBar(look, &Theme::base, this));
    connect(look, &Look::changed, this, &DiffView::layOut);
}

void DiffView::setDiff(const QString &path, const std::optional<QString> &oldText, const QString &newText)
{
    m_body = DiffBody();
    m_body.setDiff(path, oldText, newText);
    m_shown = true;
    m_message.clear();
    setAccessibleDescription(tr("%1: %2 lines added, %3 removed").arg(path).arg(added()).arg(removed()));
    layOut();
    verticalScrollBar()->setValue(0);
}

void DiffView::setMessage(const QString &message)
{
    m_shown = false;
    m_message = message;
    setAccessibleDescription(message);
    layOut();
}

void DiffView::layOut()
{
    const Theme &t = m_look->theme();
    int height = 0;
    if (m_shown) {
        m_body.setWidth(viewport()->width() - 2, t);
        height = m_body.height(t) + t.u * 2;
    }
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(t.prose.codeLine() * 2);
    verticalScrollBar()->setRange(0, qMax(0, height - viewport()->height()));
    viewport()->update();
}

void DiffView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void DiffView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    Canvas c(&painter, m_look, devicePixelRatioF());
    const Theme &t = m_look->theme();
    painter.fillRect(viewport()->rect(), t.base);
    if (m_shown)
        m_body.paint(c, m_look, QPointF(1, t.u - verticalScrollBar()->value()), event->rect());
    else
        c.text(t.body, t.text2, viewport()->rect().adjusted(t.u * 3, t.u * 2, -t.u * 3, 0), m_message,
               Qt::AlignLeft | Qt::AlignTop);
    painter.setPen(t.line);
    painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
}

} // namespace widgets
