// SPDX-License-Identifier: Apache-2.0
#include "models/texts/attachmenttext.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMimeDatabase>
#include <QUrl>

namespace models {

namespace {

struct AttachmentTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::AttachmentText)
};

constexpr qsizetype longestName = 80;

QString joined(const QString &kind, qint64 bytes)
{
    const QString size = QLocale().formattedDataSize(bytes);
    return kind.isEmpty() ? size : QStringLiteral("%1 · %2").arg(base::visibleText(kind), size);
}

/// Local files by their path, everything else unchanged.
QString shownPlace(const QString &uri)
{
    const QUrl url(uri);
    return base::visibleText(url.isLocalFile() ? url.toLocalFile() : uri);
}

struct Describe
{
    AttachmentText operator()(const acp::TextContent &text) const
    {
        return {base::capitalized(base::Words::tr("text")),
                {},
                joined({}, text.text.size()),
                base::visibleText(text.text, base::LineBreaks::Keep)};
    }
    AttachmentText operator()(const acp::ImageContent &image) const
    {
        const QString kind = base::visibleText(image.mimeType);
        return {image.uri.isEmpty() ? base::noted(base::Words::tr("Image"), kind) : shownPlace(image.uri),
                {},
                joined(image.uri.isEmpty() ? QString() : image.mimeType, image.data.size()),
                {}};
    }
    AttachmentText operator()(const acp::AudioContent &audio) const
    {
        return {base::Words::tr("Sound"), {}, joined(audio.mimeType, audio.data.size()), {}};
    }
    AttachmentText operator()(const acp::ResourceLink &link) const
    {
        const QString name = !link.title.isEmpty() ? link.title : !link.name.isEmpty() ? link.name : link.uri;
        QString detail = base::visibleText(link.mimeType);
        if (link.size)
            detail = joined(link.mimeType, *link.size);
        return {base::visibleText(name), base::visibleText(link.uri), detail, {}};
    }
    AttachmentText operator()(const acp::EmbeddedResource &resource) const
    {
        const qint64 size = resource.isText ? resource.text.toUtf8().size() : resource.blob.size();
        return {resource.uri.isEmpty() ? AttachmentTextTr::tr("Resource") : shownPlace(resource.uri),
                {},
                joined(resource.mimeType, size),
                resource.isText ? base::visibleText(resource.text, base::LineBreaks::Keep) : QString()};
    }
    AttachmentText operator()(const acp::UnknownContent &unknown) const
    {
        return {AttachmentTextTr::tr("Content Belay does not know: %1").arg(base::visibleText(unknown.type)),
                {},
                {},
                base::visibleText(unknown.raw, base::LineBreaks::Keep)};
    }
};

bool sameBytes(const QByteArray &a, const QByteArray &b)
{
    return a.isSharedWith(b) || a == b;
}

struct IsSame
{
    bool operator()(const acp::TextContent &a, const acp::TextContent &b) const { return a.text == b.text; }
    bool operator()(const acp::ImageContent &a, const acp::ImageContent &b) const
    {
        return a.mimeType == b.mimeType && a.uri == b.uri && sameBytes(a.data, b.data);
    }
    bool operator()(const acp::AudioContent &a, const acp::AudioContent &b) const
    {
        return a.mimeType == b.mimeType && sameBytes(a.data, b.data);
    }
    bool operator()(const acp::ResourceLink &a, const acp::ResourceLink &b) const
    {
        return a.uri == b.uri && a.name == b.name && a.title == b.title && a.mimeType == b.mimeType && a.size == b.size;
    }
    bool operator()(const acp::EmbeddedResource &a, const acp::EmbeddedResource &b) const
    {
        return a.uri == b.uri && a.mimeType == b.mimeType && a.isText == b.isText && a.text == b.text &&
               sameBytes(a.blob, b.blob);
    }
    bool operator()(const acp::UnknownContent &a, const acp::UnknownContent &b) const
    {
        return a.type == b.type && a.raw == b.raw;
    }
    template <class A, class B> bool operator()(const A &, const B &) const { return false; }
};

struct Origin
{
    QString uri, mime, fallback;
};

Origin originOf(const acp::ContentBlock &block)
{
    if (const auto *image = std::get_if<acp::ImageContent>(&block))
        return {image->uri, image->mimeType, QStringLiteral("image")};
    if (const auto *audio = std::get_if<acp::AudioContent>(&block))
        return {{}, audio->mimeType, QStringLiteral("sound")};
    if (const auto *resource = std::get_if<acp::EmbeddedResource>(&block))
        return {resource->uri, resource->mimeType, QStringLiteral("resource")};
    return {{}, {}, QStringLiteral("content")};
}

} // namespace

AttachmentText attachmentText(const acp::ContentBlock &block)
{
    return std::visit(Describe(), block);
}

bool isSameAttachment(const acp::ContentBlock &a, const acp::ContentBlock &b)
{
    return std::visit(IsSame(), a, b);
}

QByteArray attachmentBytes(const acp::ContentBlock &block)
{
    if (const auto *image = std::get_if<acp::ImageContent>(&block))
        return image->data;
    if (const auto *audio = std::get_if<acp::AudioContent>(&block))
        return audio->data;
    if (const auto *resource = std::get_if<acp::EmbeddedResource>(&block))
        return resource->isText ? resource->text.toUtf8() : resource->blob;
    if (const auto *unknown = std::get_if<acp::UnknownContent>(&block))
        return unknown->raw.toUtf8();
    return {};
}

QString attachmentFileName(const acp::ContentBlock &block)
{
    const Origin origin = originOf(block);
    QString name;
    for (const QChar c : QUrl(origin.uri).fileName(QUrl::FullyDecoded)) {
        if (c.isLetterOrNumber() || QStringLiteral("-_. ").contains(c))
            name += c;
    }
    while (name.startsWith(u'.') || name.startsWith(u' '))
        name.remove(0, 1);
    name = name.right(longestName);
    if (name.isEmpty())
        name = origin.fallback;
    if (!name.contains(u'.')) {
        const QString suffix = QMimeDatabase().mimeTypeForName(origin.mime).preferredSuffix();
        if (!suffix.isEmpty())
            name += u'.' + suffix;
    }
    return name;
}

} // namespace models
