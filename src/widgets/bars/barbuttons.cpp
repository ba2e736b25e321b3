// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/barbuttons.h"

#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

namespace widgets {

void BarButtons::place(const QWidget *bar, int height, int unit, int gap) const
{
    int right = bar->width() - unit * 3 / 2;
    for (auto button = m_buttons.rbegin(); button != m_buttons.rend(); ++button) {
        if ((*button)->isHidden())
            continue;
        const QSize size = (*button)->sizeHint();
        right -= size.width();
        (*button)->setGeometry(visualRect(bar, {QPoint(right, (height - size.height()) / 2), size}));
        right -= (*button)->text().isEmpty() ? unit / 2 : gap;
    }
}

int BarButtons::endOfText(const QWidget *bar, int unit) const
{
    int end = bar->width();
    for (const FlatButton *button : m_buttons) {
        if (!button->isHidden())
            end = qMin(end, visualRect(button).x());
    }
    return end - unit * 2;
}

} // namespace widgets
