// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/iconcache.h"

#include "widgets/style/svgicon.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace widgets {

QByteArray IconCache::svg(const QString &name, const QColor &color)
{
    QByteArray &source = m_sources[name];
    if (source.isEmpty()) {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
        if (file.open(QIODevice::ReadOnly))
            source = file.readAll();
    }
    QByteArray colored = source;
    return colored.replace("currentColor", color.name().toLatin1());
}

QPixmap IconCache::pixmap(const QString &name, const QColor &color, int size, qreal pixelRatio)
{
    const QString key = QStringLiteral("%1 %2 %3 %4").arg(name, color.name()).arg(size).arg(pixelRatio);
    const auto known = m_pixmaps.constFind(key);
    if (known != m_pixmaps.constEnd())
        return known.value();
    QPixmap pixmap(QSize(size, size) * pixelRatio);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(svg(name, color));
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(pixelRatio);
    if (m_pixmaps.size() > 2000)
        m_pixmaps.clear();
    m_pixmaps.insert(key, pixmap);
    return pixmap;
}

QIcon IconCache::icon(const QString &name, const QColor &color, const QColor &weak, int size)
{
    return svgIcon({svg(name, color), svg(name, weak), size});
}

void IconCache::clear()
{
    m_pixmaps.clear();
}

} // namespace widgets
