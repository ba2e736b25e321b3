// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPainter>

namespace text {

/// In a right-to-left interface the painter mirrors all geometry. This turns parts that must not be mirrored (text,
/// pictures, code) back within their place. Does nothing if the painter does not mirror.
class UnmirroredPainting
{
public:
    UnmirroredPainting(QPainter *painter, qreal left, qreal width)
        : m_painter(painter->worldTransform().m11() < 0 ? painter : nullptr)
    {
        if (!m_painter)
            return;
        m_painter->save();
        m_painter->translate(2 * left + width, 0);
        m_painter->scale(-1, 1);
    }
    UnmirroredPainting(QPainter *painter, const QRectF &rect) : UnmirroredPainting(painter, rect.left(), rect.width())
    {}
    ~UnmirroredPainting()
    {
        if (m_painter)
            m_painter->restore();
    }
    UnmirroredPainting(const UnmirroredPainting &) = delete;
    UnmirroredPainting &operator=(const UnmirroredPainting &) = delete;

    bool isMirrored() const { return m_painter; }

private:
    QPainter *m_painter;
};

} // namespace text
