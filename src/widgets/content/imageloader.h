// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCache>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <set>

namespace widgets {

/// What the first bytes of a picture say: enough to keep its place free before a pixel is decoded.
struct ImageHeader
{
    QByteArray format; ///< empty: it is not shown, and `problem` says why
    QSize size;        ///< upright
    QString problem;
};

constexpr qint64 mostImageBytes = 32 * 1024 * 1024;
constexpr qint64 mostImagePixels = 64'000'000;

/// Looks at the header alone. Only formats of plain pixels are known: nothing that could refer to something else.
ImageHeader imageHeader(const QByteArray &data);

/// Decodes pictures of the conversation in another thread, to the size they are shown in, and keeps what was shown
/// last. Lives on the main thread.
class ImageLoader : public QObject
{
    Q_OBJECT

public:
    using Id = quint64;

    explicit ImageLoader(QObject *parent = nullptr);
    ~ImageLoader() override;

    Id add(const QByteArray &data, const QByteArray &format);
    void remove(Id id);
    /// The picture in \p pixels; until that is ready the last one that was, or none. Then changed() comes.
    QImage image(Id id, QSize pixels);
    /// Its pixels could not be decoded.
    bool isBroken(Id id) const { return m_broken.count(id) > 0; }
    /// Pictures decoded so far. For tests.
    int decoded() const { return m_decoded; }

Q_SIGNALS:
    void changed();

private:
    struct Source
    {
        QByteArray data, format;
        QSize wanted; ///< under way
    };

    void take(Id id, QSize pixels, const QImage &image);

    QHash<Id, Source> m_sources;
    QCache<Id, QImage> m_images; ///< by KiB
    std::set<Id> m_broken;
    Id m_last = 0;
    int m_decoded = 0;
    QThreadPool m_pool; ///< last: its threads end before what they answer to goes
};

} // namespace widgets
