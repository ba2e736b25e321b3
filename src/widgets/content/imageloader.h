// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCache>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <set>

namespace widgets {

/// The header of a picture: enough to reserve its place before it is decoded.
struct ImageHeader
{
    QByteArray format; ///< empty: it cannot be shown, and `problem` says why
    QSize size;        ///< after applying the orientation
    QString problem;
};

constexpr qint64 mostImageBytes = 32 * 1024 * 1024;
constexpr qint64 mostImagePixels = 64'000'000;

/// Reads only the header. Supports only raster formats that cannot refer to other files.
ImageHeader imageHeader(const QByteArray &data);

/// The picture in \p pixels, read only as \p format: the content cannot choose another decoder. Null: it is broken. Any
/// thread.
QImage decodedImage(QByteArray data, const QByteArray &format, QSize pixels);

/// The picture so that it covers a square of \p side pixels, whose middle is kept; null if it cannot be shown. Any
/// thread.
QImage squareImage(const QByteArray &data, int side);

/// Decodes pictures of the conversation on another thread, in the size they are shown in, and caches those shown last.
/// Lives on the main thread.
class ImageLoader : public QObject
{
    Q_OBJECT

public:
    using Id = quint64;

    explicit ImageLoader(QObject *parent = nullptr);
    ~ImageLoader() override;

    Id add(const QByteArray &data, const QByteArray &format);
    void remove(Id id);
    /// The picture in \p pixels; until that is ready the previous one, or none. changed() follows.
    QImage image(Id id, QSize pixels);
    /// It could not be decoded.
    bool isBroken(Id id) const { return m_broken.count(id) > 0; }
    /// Number of decoded pictures. For tests.
    int decoded() const { return m_decoded; }

Q_SIGNALS:
    void changed();

private:
    struct Source
    {
        QByteArray data, format;
        QSize wanted; ///< being decoded
    };

    void onDecoded(Id id, QSize pixels, const QImage &image);

    QHash<Id, Source> m_sources;
    QCache<Id, QImage> m_images; ///< cost in KiB
    std::set<Id> m_broken;
    Id m_last = 0;
    int m_decoded = 0;
    QThreadPool m_pool; ///< last: its threads end before the members they use
};

} // namespace widgets
