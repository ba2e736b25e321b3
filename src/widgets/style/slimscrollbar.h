// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QScrollBar>

namespace widgets {

/// A scroll bar that shows only its handle.
class SlimScrollBar : public QScrollBar
{
    Q_OBJECT

public:
    SlimScrollBar(Look *look, const QColor Theme::*background, QWidget *parent);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Look *m_look;
    const QColor Theme::*m_background;
};

} // namespace widgets
