// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/agentpicture.h"

#include "widgets/content/imageloader.h"
#include "widgets/style/safesvg.h"

#include <QFile>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

#include <algorithm>

namespace widgets {
namespace {

/// A larger image is not an icon.
constexpr qint64 mostPixels = 4'000'000;

QImage blank(int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QList<QImage> drawn(const QByteArray &svg, const QColor &ink, QByteArray *why)
{
    const QByteArray safe = safeSvg(svg, ink, why);
    if (safe.isEmpty())
        return {};
    QSvgRenderer renderer(safe);
    const QRectF box = renderer.viewBoxF();
    if (!renderer.isValid() || !(box.width() > 0) || !(box.height() > 0)) {
        *why = "it has no size";
        return {};
    }
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    QList<QImage> out;
    for (const int size : AgentPicture::sizes) {
        QImage image = blank(size);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter, QRectF(0, 0, size, size));
        painter.end();
        out << image;
    }
    return out;
}

QList<QImage> decoded(const QByteArray &data, QByteArray *why)
{
    const ImageHeader header = imageHeader(data);
    if (header.format.isEmpty() || qint64(header.size.width()) * header.size.height() > mostPixels) {
        *why = header.format.isEmpty() ? "it is no picture" : "it has too many pixels";
        return {};
    }
    const QImage whole = decodedImage(data, header.format, header.size);
    if (whole.isNull()) {
        *why = "its pixels are broken";
        return {};
    }
    QList<QImage> out;
    for (const int size : AgentPicture::sizes) {
        const QImage scaled = whole.scaled(size, size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        QImage image = blank(size);
        QPainter painter(&image);
        painter.drawImage((size - scaled.width()) / 2, (size - scaled.height()) / 2, scaled);
        painter.end();
        out << image;
    }
    return out;
}

bool isBlank(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) > 8)
                return false;
        }
    }
    return true;
}

/// Whether it is drawn in a single grey: such an icon is meant for a certain background, which may differ from the
/// actual one. An icon that fills its square has its own background.
bool isOfOneTone(const QImage &image)
{
    constexpr int solid = 160, most = 24;
    int darkest = 255, lightest = 0, count = 0;
    const QImage plain = image.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < plain.height(); ++y) {
        for (int x = 0; x < plain.width(); ++x) {
            const QRgb pixel = plain.pixel(x, y);
            if (qAlpha(pixel) < solid)
                continue;
            const auto [low, high] = std::minmax({qRed(pixel), qGreen(pixel), qBlue(pixel)});
            if (high - low > most)
                return false;
            darkest = std::min(darkest, low);
            lightest = std::max(lightest, high);
            ++count;
        }
    }
    return count < plain.width() * plain.height() && (count == 0 || lightest - darkest <= most);
}

QPixmap inColor(const QImage &image, const QColor &color)
{
    QImage out = image;
    QPainter painter(&out);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(out.rect(), color);
    painter.end();
    return QPixmap::fromImage(out);
}

/// Shown if there is no icon.
const AgentPicture &neutralPicture()
{
    static const AgentPicture picture = [] {
        QFile file(QStringLiteral(":/icons/agent.svg"));
        return file.open(QIODevice::ReadOnly) ? readAgentPicture(file.readAll()) : AgentPicture();
    }();
    return picture;
}

} // namespace

AgentPicture readAgentPicture(const QByteArray &data, QByteArray *why)
{
    QByteArray unused;
    QByteArray *const reason = why ? why : &unused;
    reason->clear();
    AgentPicture picture;
    if (data.size() > mostPictureBytes) {
        *reason = "it is too large";
        return {};
    }
    const QByteArray start = data.left(512).trimmed();
    if (start.startsWith('<') || start.startsWith("\xef\xbb\xbf<")) {
        picture.onLight = drawn(data, Qt::black, reason);
        picture.onDark = data.toLower().contains("currentcolor") ? drawn(data, Qt::white, reason) : picture.onLight;
    } else {
        picture.onLight = picture.onDark = decoded(data, reason);
    }
    if (picture.isNull())
        return {};
    if (isBlank(picture.onLight.last())) {
        *reason = "nothing is to be seen in it";
        return {};
    }
    picture.inked = isOfOneTone(picture.onLight.last());
    return picture;
}

QIcon agentIcon(const AgentPicture &picture, const QPalette &palette)
{
    const AgentPicture &shown = picture.isNull() ? neutralPicture() : picture;
    const QColor text = picture.isNull() ? palette.color(QPalette::Disabled, QPalette::Text)
                                         : palette.color(QPalette::Active, QPalette::Text);
    const auto add = [&shown](QIcon *icon, QIcon::Mode mode, const QColor &ink, const QColor &paper) {
        const QList<QImage> &images = paper.lightness() < 128 ? shown.onDark : shown.onLight;
        for (const QImage &image : images)
            icon->addPixmap(shown.inked ? inColor(image, ink) : QPixmap::fromImage(image), mode);
    };
    QIcon icon;
    add(&icon, QIcon::Normal, text, palette.color(QPalette::Base));
    // Selected rows are only tinted.
    add(&icon, QIcon::Selected, palette.color(QPalette::Active, QPalette::Text), palette.color(QPalette::Base));
    return icon;
}

} // namespace widgets
