// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/imageloader.h"

#include "base/words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>

namespace widgets {
namespace {

constexpr int keptKiB = 96 * 1024;
/// Memory for 64 megapixels of the largest pixel format, in MiB. The size is checked before; Qt's own limit would
/// refuse half of that.
constexpr int decoderMiB = 640;

struct ImageLoaderTr
{
    Q_DECLARE_TR_FUNCTIONS(widgets::ImageLoader)
};

QByteArray formatOf(const QByteArray &data)
{
    if (data.startsWith("\x89PNG\r\n\x1a\n"))
        return "png";
    if (data.startsWith("\xff\xd8\xff"))
        return "jpeg";
    if (data.startsWith("GIF87a") || data.startsWith("GIF89a"))
        return "gif";
    if (data.startsWith("BM"))
        return "bmp";
    if (data.startsWith("RIFF") && data.mid(8, 4) == "WEBP")
        return "webp";
    return {};
}

/// Decodes \p data only as \p format: the content cannot choose another decoder.
void prepare(QImageReader &reader, const QByteArray &format)
{
    reader.setAutoDetectImageFormat(false);
    reader.setFormat(format);
    reader.setAutoTransform(true);
}

QString tooLarge()
{
    return ImageLoaderTr::tr("Not shown: the image is too large");
}

} // namespace

ImageHeader imageHeader(const QByteArray &data)
{
    ImageHeader header;
    if (data.size() > mostImageBytes) {
        header.problem = tooLarge();
        return header;
    }
    const QByteArray format = formatOf(data);
    static const QList<QByteArray> supported = QImageReader::supportedImageFormats();
    if (format.isEmpty() || !supported.contains(format)) {
        header.problem = data.isEmpty() ? base::Words::tr("The image is broken")
                                        : ImageLoaderTr::tr("Not shown: this kind of image is not known here");
        return header;
    }
    QByteArray bytes = data;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    prepare(reader, format);
    QSize size = reader.size();
    if (reader.transformation() & QImageIOHandler::TransformationRotate90)
        size.transpose();
    if (size.isEmpty()) {
        header.problem = base::Words::tr("The image is broken");
        return header;
    }
    header.size = size;
    if (qint64(size.width()) * size.height() > mostImagePixels) {
        header.problem = tooLarge();
        return header;
    }
    header.format = format;
    return header;
}

QImage decodedImage(QByteArray data, const QByteArray &format, QSize pixels)
{
    QBuffer buffer(&data);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    prepare(reader, format);
    const bool turned = reader.transformation() & QImageIOHandler::TransformationRotate90;
    const QSize raw = turned ? pixels.transposed() : pixels;
    if (raw != reader.size())
        reader.setScaledSize(raw);
    QImage image = reader.read();
    return image.isNull() || image.size() == pixels ? image : image.scaled(pixels);
}

QImage squareImage(const QByteArray &data, int side)
{
    const ImageHeader header = imageHeader(data);
    if (header.format.isEmpty() || side <= 0)
        return {};
    const QSize pixels = header.size.scaled(side, side, Qt::KeepAspectRatioByExpanding);
    const QImage image = decodedImage(data, header.format, pixels);
    return image.copy((pixels.width() - side) / 2, (pixels.height() - side) / 2, side, side);
}

ImageLoader::ImageLoader(QObject *parent) : QObject(parent), m_images(keptKiB)
{
    QImageReader::setAllocationLimit(decoderMiB);
    m_pool.setMaxThreadCount(1); // decoding 64 megapixels needs memory, so one at a time
}

ImageLoader::~ImageLoader()
{
    m_pool.clear();
    m_pool.waitForDone();
}

ImageLoader::Id ImageLoader::add(const QByteArray &data, const QByteArray &format)
{
    m_sources.insert(++m_last, {data, format, {}});
    return m_last;
}

void ImageLoader::remove(Id id)
{
    m_sources.remove(id);
    m_images.remove(id);
    m_broken.erase(id);
}

QImage ImageLoader::image(Id id, QSize pixels)
{
    const auto source = m_sources.find(id);
    if (source == m_sources.end() || isBroken(id) || pixels.isEmpty())
        return {};
    const QImage *known = m_images.object(id);
    if (known && known->size() == pixels)
        return *known;
    if (source->wanted != pixels) {
        source->wanted = pixels;
        m_pool.start([this, id, pixels, data = source->data, format = source->format] {
            const QImage image = decodedImage(data, format, pixels);
            QMetaObject::invokeMethod(
                this, [this, id, pixels, image] { onDecoded(id, pixels, image); }, Qt::QueuedConnection);
        });
    }
    return known ? *known : QImage();
}

void ImageLoader::onDecoded(Id id, QSize pixels, const QImage &image)
{
    const auto source = m_sources.find(id);
    if (source == m_sources.end() || source->wanted != pixels)
        return; // dropped, or requested in another size since
    source->wanted = {};
    ++m_decoded;
    if (image.isNull())
        m_broken.insert(id);
    else
        m_images.insert(id, new QImage(image), qMax<int>(1, int(qMin<qsizetype>(image.sizeInBytes() / 1024, keptKiB))));
    Q_EMIT changed();
}

} // namespace widgets

#include "moc_imageloader.cpp"
