// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPainter>

namespace text {

/// What \p painter paints between \p left and \p left + \p width is mirrored while this exists, if \p isOn.
class PaintingMirror
{
public:
    PaintingMirror(QPainter *painter, qreal left, qreal width, bool isOn) : m_painter(isOn ? painter : nullptr)
    {
        if (!m_painter)
            return;
        m_painter->save();
        m_painter->translate(2 * left + width, 0);
        m_painter->scale(-1, 1);
    }
    ~PaintingMirror()
    {
        if (m_painter)
            m_painter->restore();
    }
    PaintingMirror(const PaintingMirror &) = delete;
    PaintingMirror &operator=(const PaintingMirror &) = delete;

    bool isMirrored() const { return m_painter; }

private:
    QPainter *m_painter;
};

/// In a right-to-left interface the painter mirrors all geometry. This turns parts that must not be mirrored (text,
/// pictures, code) back within their place. Does nothing if the painter does not mirror.
class UnmirroredPainting : public PaintingMirror
{
public:
    UnmirroredPainting(QPainter *painter, qreal left, qreal width)
        : PaintingMirror(painter, left, width, painter->worldTransform().m11() < 0)
    {}
    UnmirroredPainting(QPainter *painter, const QRectF &rect) : UnmirroredPainting(painter, rect.left(), rect.width())
    {}
};

} // namespace text
