// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/panelheading.h"

#include "widgets/style/canvas.h"
#include "widgets/style/look.h"
#include "widgets/style/mirroring.h"

namespace widgets {

PanelHeading::PanelHeading(const QString &begin, const QString &end, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_begin(begin)
    , m_end(end)
    , m_look(look)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(look, &Look::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize PanelHeading::sizeHint() const
{
    return {m_look->theme().u * 20, m_look->theme().u * 6};
}

void PanelHeading::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    painter.fillRect(rect(), t.window);
    const QRectF line = QRectF(rect()).adjusted(t.u * 2.5, 0, -t.u * 2.5, -1);
    const qreal w = Canvas::width(t.small, m_end);
    c.text(t.small, t.text2, line.adjusted(0, 0, -w - t.u * 2, 0), m_begin);
    c.text(t.small, t.text2, QRectF(line.right() - w, line.top(), w, line.height()), m_end);
    c.hairline(0, width(), height() - 1, t.line);
}

} // namespace widgets

#include "moc_panelheading.cpp"
