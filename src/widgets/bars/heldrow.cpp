// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/heldrow.h"

#include "widgets/style/flatbutton.h"

namespace widgets {

HeldRow::HeldRow(const QString &icon, bool wantsALook, const QString &words, const QString &hint, Look *look,
                 QWidget *parent)
    : SummaryBar(icon, look, parent)
    , m_wantsALook(wantsALook)
{
    setTexts(words, hint);
    setAccessibleName(words);
    setAccessibleDescription(hint);
    setToolTip(hint);
}

QAbstractButton *HeldRow::addButton(const QString &words, const QString &name)
{
    auto *button = new FlatButton(look(), ButtonKind::Normal, words, this);
    button->setAccessibleName(name);
    m_buttons.push_back(button);
    setButtons(m_buttons);
    return button;
}

void HeldRow::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(this);
        const Theme &t = look()->theme();
        if (m_wantsALook)
            painter.fillRect(rect(), t.waits.tint);
        painter.fillRect(QRect(0, 0, width(), 1), t.line);
    }
    SummaryBar::paintEvent(event);
}

} // namespace widgets

#include "moc_heldrow.cpp"
