// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/summarybar.h"

#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

namespace widgets {

SummaryBar::SummaryBar(const QString &icon, Look *look, QWidget *parent) : QWidget(parent), m_icon(icon), m_look(look)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(look, &Look::changed, this, &SummaryBar::layOut);
}

void SummaryBar::setButtons(const std::vector<FlatButton *> &buttons)
{
    m_buttons = BarButtons(buttons);
    for (FlatButton *button : buttons) {
        button->setParent(this);
        button->setSmall(true);
    }
    layOut();
}

void SummaryBar::setTexts(const QString &words, const QString &hint)
{
    m_words = words;
    m_hint = hint;
    layOut();
}

QSize SummaryBar::sizeHint() const
{
    return {m_look->theme().u * 60, m_look->theme().u * 8};
}

void SummaryBar::layOut()
{
    const int u = m_look->theme().u;
    m_buttons.place(this, height(), u, u);
    updateGeometry();
    update();
}

void SummaryBar::resizeEvent(QResizeEvent *)
{
    layOut();
}

void SummaryBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    const int u = t.u;
    c.icon(m_icon, t.text2, QPointF(u * 2, u * 2));
    const QRectF line(u * 8, 0, m_buttons.endOfText(this, u) - u * 8, height());
    const qreal used = c.text(t.bold, t.text, line, m_words);
    c.text(t.body, t.text2, line.adjusted(used + 2 * u, 0, 0, 0), m_hint);
}

} // namespace widgets

#include "moc_summarybar.cpp"
