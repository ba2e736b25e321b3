// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/iconcache.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <map>
#include <tuple>

namespace widgets {

namespace {

class SvgIconEngine final : public QIconEngine
{
public:
    explicit SvgIconEngine(SvgIcon icon) : m_icon(std::move(icon)) {}

    QSize actualSize(const QSize &size, QIcon::Mode /*mode*/, QIcon::State /*state*/) override
    {
        return bounded(size, 1);
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        QPixmap picture = drawn((QSizeF(rect.size()) * ratio).toSize(), mode);
        picture.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect, picture);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        return drawn(bounded(size, 1), mode);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State /*state*/, qreal scale) override
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        return drawn((QSizeF(bounded(size, 1)) * scale).toSize(), mode); // device pixels by now
#else
        return drawn(bounded(size, scale), mode);
#endif
    }

    QString key() const override
    {
        return QStringLiteral("svg");
    }
    QIconEngine *clone() const override
    {
        return new SvgIconEngine(*this);
    }

private:
    /// \p size in device pixels.
    QPixmap drawn(const QSize &size, QIcon::Mode mode)
    {
        const bool disabled = mode == QIcon::Disabled && !m_icon.disabled.isEmpty();
        QPixmap &picture = m_drawn[{size.width(), size.height(), disabled}];
        if (picture.isNull() && !size.isEmpty()) {
            picture = QPixmap(size);
            picture.fill(Qt::transparent);
            QPainter painter(&picture);
            QSvgRenderer renderer(disabled ? m_icon.disabled : m_icon.svg);
            renderer.setAspectRatioMode(Qt::KeepAspectRatio);
            renderer.render(&painter);
        }
        return picture;
    }

    QSize bounded(const QSize &size, qreal scale) const
    {
        const int most = qRound(m_icon.most * scale);
        return most > 0 ? size.boundedTo({most, most}) : size;
    }

    const SvgIcon m_icon;
    std::map<std::tuple<int, int, bool>, QPixmap> m_drawn; ///< by size and disabled state
};

} // namespace

QIcon svgIcon(const SvgIcon &icon)
{
    return QIcon(new SvgIconEngine(icon));
}

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
    QPixmap pixmap = svgIcon({svg(name, color), {}, 0}).pixmap(QSize(size, size), pixelRatio);
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
