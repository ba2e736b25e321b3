// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QHash>
#include <QIcon>
#include <QPixmap>

namespace widgets {

/// The project's line icons in any colour and size: each SVG is read once, `currentColor` is replaced, and the pixmap
/// is cached by name, colour, size and pixel ratio.
class IconCache
{
public:
    QPixmap pixmap(const QString &name, const QColor &color, int size, qreal pixelRatio);
    /// For QAction and QToolButton; \p weak is used while disabled.
    QIcon icon(const QString &name, const QColor &color, const QColor &weak, int size);
    void clear();

private:
    QByteArray svg(const QString &name, const QColor &color);

    QHash<QString, QByteArray> m_sources;
    QHash<QString, QPixmap> m_pixmaps;
};

} // namespace widgets
