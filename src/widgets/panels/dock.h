// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QDockWidget>
#include <QRect>

namespace widgets {

/// Where something of \p size floats that belongs to \p window: beside it, where \p room has place for it at the
/// end of the line or at its beginning, else within \p room at the end.
QRect placeBeside(const QRect &window, const QSize &size, const QRect &room, Qt::LayoutDirection direction);

/// A dock with a title of its own (DockTitle). A double click on that lets it float beside its window, with a frame,
/// and puts it back; where the user moved it to it floats again.
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
    QRect m_place; ///< where it floated last; null: nowhere yet
};

} // namespace widgets
