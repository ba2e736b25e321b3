// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QHash>
#include <QIcon>
#include <QPixmap>

namespace widgets {

struct SvgIcon
{
    QByteArray svg;
    QByteArray disabled; ///< used while disabled; empty: the same
    int most = 0;        ///< maximum of the longer side in logical pixels; 0: as requested
};

/// An icon that is drawn when it is shown, sharp at any size. Creating it costs nothing, and no plugin is loaded for
/// it.
QIcon svgIcon(const SvgIcon &icon);

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
