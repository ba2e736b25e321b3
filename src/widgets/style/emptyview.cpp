// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/emptyview.h"

#include "widgets/style/canvas.h"

namespace widgets {

EmptyView::EmptyView(const QString &title, const QString &sentence, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_sentence(sentence)
    , m_look(look)
{
    setAccessibleName(title);
    setAccessibleDescription(sentence);
    connect(look, &Look::changed, this, [this] { update(); });
}

void EmptyView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const Theme &t = m_look->theme();
    painter.fillRect(rect(), t.base);
    const qreal y = height() / 2.0 - t.u * 6;
    c.text(t.bold, t.text, QRectF(t.u * 3, y, width() - t.u * 6, t.u * 5), m_title, Qt::AlignCenter);
    painter.setFont(t.body);
    painter.setPen(t.text2);
    painter.drawText(QRectF(t.u * 3, y + t.u * 5, width() - t.u * 6, t.u * 12), Qt::AlignHCenter | Qt::TextWordWrap,
                     m_sentence);
}

} // namespace widgets

#include "moc_emptyview.cpp"
