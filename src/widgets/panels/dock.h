// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QDockWidget>
#include <QRect>

namespace widgets {

/// Where a floating window of \p size is placed for \p window: beside it, after or before it in reading direction, if
/// there is place in \p room; else inside \p room at the end.
QRect placeBeside(const QRect &window, const QSize &size, const QRect &room, Qt::LayoutDirection direction);

/// A dock with its own title (DockTitle). A double click on the title makes it float beside its window, with a frame,
/// or docks it again; it floats again where the user has moved it.
class Dock : public QDockWidget
{
    Q_OBJECT

public:
    Dock(const QString &title, Look *look, QWidget *window);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void toggleFloating();

    Look *m_look;
    QRect m_place; ///< where it floated last; null: not yet
};

} // namespace widgets
