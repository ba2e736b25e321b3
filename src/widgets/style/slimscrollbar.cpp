// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/slimscrollbar.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOptionSlider>

namespace widgets {

namespace {

class SlimScrollBar : public QScrollBar
{
public:
    SlimScrollBar(Look *look, const QColor Theme::*background, QWidget *parent)
        : QScrollBar(Qt::Vertical, parent)
        , m_look(look)
        , m_background(background)
    {}
    QSize sizeHint() const override { return {m_look->theme().u * 3, QScrollBar::sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Theme &t = m_look->theme();
        painter.fillRect(rect(), t.*m_background);
        if (minimum() >= maximum())
            return;
        QStyleOptionSlider option;
        initStyleOption(&option);
        const QRectF handle = style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, this);
        const qreal inset = width() / 4.0;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isSliderDown() ? t.text2 : t.gutter);
        painter.drawRoundedRect(handle.adjusted(inset, 2, -inset, -2), inset, inset);
    }

private:
    Look *m_look;
    const QColor Theme::*m_background;
};

} // namespace

void makeSlim(QAbstractScrollArea *area, Look *look, const QColor Theme::*background)
{
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setVerticalScrollBar(new SlimScrollBar(look, background, area));
}

} // namespace widgets
