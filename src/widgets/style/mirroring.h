// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QGuiApplication>
#include <QPainter>
#include <QWidget>

namespace widgets {

/// For right-to-left layouts: while it exists, painting in a widget or a row is mirrored. Canvas paints texts and icons
/// unmirrored at their mirrored places.
class MirroredPainting
{
public:
    MirroredPainting(QPainter *painter, const QWidget *widget)
        : MirroredPainting(painter, widget->layoutDirection(), QRectF(widget->rect()))
    {}
    MirroredPainting(QPainter *painter, Qt::LayoutDirection direction, const QRectF &rect)
        : m_painter(direction == Qt::RightToLeft ? painter : nullptr)
    {
        if (!m_painter)
            return;
        m_painter->save();
        m_painter->translate(2 * rect.left() + rect.width(), 0);
        m_painter->scale(-1, 1);
    }
    ~MirroredPainting()
    {
        if (m_painter)
            m_painter->restore();
    }
    MirroredPainting(const MirroredPainting &) = delete;
    MirroredPainting &operator=(const MirroredPainting &) = delete;

private:
    QPainter *m_painter;
};

/// Converts \p point in \p rect between a left-to-right layout and the application's layout direction.
inline QPoint visualPos(const QRect &rect, QPoint point)
{
    return QGuiApplication::isRightToLeft() ? QPoint(rect.left() + rect.right() - point.x(), point.y()) : point;
}

} // namespace widgets
