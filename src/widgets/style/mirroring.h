// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/unmirroredpainting.h"

#include <QGuiApplication>
#include <QWidget>

namespace widgets {

/// For right-to-left layouts: while it exists, painting in a widget or a row is mirrored. Canvas paints texts and icons
/// unmirrored at their mirrored places.
class MirroredPainting : public text::PaintingMirror
{
public:
    MirroredPainting(QPainter *painter, const QWidget *widget)
        : MirroredPainting(painter, widget->layoutDirection(), QRectF(widget->rect()))
    {}
    MirroredPainting(QPainter *painter, Qt::LayoutDirection direction, const QRectF &rect)
        : PaintingMirror(painter, rect.left(), rect.width(), direction == Qt::RightToLeft)
    {}
};

/// Converts \p point in \p rect between a left-to-right layout and the application's layout direction.
inline QPoint visualPos(const QRect &rect, QPoint point)
{
    return QGuiApplication::isRightToLeft() ? QPoint(rect.left() + rect.right() - point.x(), point.y()) : point;
}

} // namespace widgets
