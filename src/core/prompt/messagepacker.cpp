// SPDX-License-Identifier: Apache-2.0
#include "core/prompt/messagepacker.h"

#include "base/visibletext.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QStringDecoder>

namespace core {

namespace {

struct MessagePackerTr
{
    Q_DECLARE_TR_FUNCTIONS(core::MessagePacker)
};

base::Error problem(const QString &message, const QString &detail)
{
    return {base::Origin::System, 0, message, detail};
}

QString shown(const QUrl &url)
{
    return base::visibleText(url.isLocalFile() ? url.toLocalFile() : url.toDisplayString());
}

/// Picture formats that models read; other pictures are sent like any other file.
bool isPicture(const QString &mimeType)
{
    return mimeType == QStringLiteral("image/png") || mimeType == QStringLiteral("image/jpeg") ||
           mimeType == QStringLiteral("image/gif") || mimeType == QStringLiteral("image/webp");
}

std::optional<QString> textOf(const QByteArray &bytes)
{
    if (bytes.contains('\0'))
        return std::nullopt;
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    QString text = decoder(bytes);
    return decoder.hasError() ? std::nullopt : std::optional(text);
}

acp::ResourceLink linkTo(const QUrl &url, const FileFacts &facts)
{
    acp::ResourceLink link;
    link.uri = url.toString(QUrl::FullyEncoded);
    const QString name = url.isLocalFile() ? QFileInfo(url.toLocalFile()).fileName() : url.fileName();
    link.name = name.isEmpty() ? link.uri : name;
    link.mimeType = facts.mimeType;
    if (url.isLocalFile() && !facts.isFolder)
        link.size = facts.size;
    return link;
}

/// \p path is where the file is read; its name says what it is.
FileFacts factsOf(const QUrl &url, const QString &path, const acp::PromptCapabilities &agent, const PackLimits &limits)
{
    FileFacts facts;
    if (!url.isLocalFile()) {
        facts.how = Delivery::Link;
        return facts;
    }
    const QFileInfo info(path);
    facts.isFolder = info.isDir();
    if (!facts.isFolder && !info.isFile()) // reading a pipe or a device could block
        return facts;
    facts.size = facts.isFolder ? 0 : info.size();
    facts.mimeType = facts.isFolder
                         ? QStringLiteral("inode/directory")
                         : QMimeDatabase().mimeTypeForFile(url.fileName(), QMimeDatabase::MatchExtension).name();
    facts.how = Delivery::Link;
    if (facts.isFolder)
        return facts;
    if (isPicture(facts.mimeType))
        facts.how = agent.image && facts.size <= limits.data ? Delivery::Image : Delivery::Link;
    else if (facts.mimeType.startsWith(QStringLiteral("audio/")))
        facts.how = agent.audio && facts.size <= limits.data ? Delivery::Audio : Delivery::Link;
    else if (agent.embeddedContext && facts.size <= limits.text)
        facts.how = Delivery::Text;
    return facts;
}

base::Result<acp::ContentBlock> packFile(const QUrl &url, const acp::PromptCapabilities &agent,
                                         const PackLimits &limits, const OpenFile &open, qint64 &room)
{
    QString path = url.toLocalFile();
    base::Descriptor opened;
    if (open && url.isLocalFile()) {
        opened = open(path);
        if (!opened.isOpen())
            return problem(base::Words::tr("%1 is not there any more.").arg(shown(url)), path);
        path = QStringLiteral("/proc/self/fd/%1").arg(opened.fd());
    }
    const FileFacts facts = factsOf(url, path, agent, limits);
    if (facts.how == Delivery::Missing) {
        const QFileInfo info(path);
        return problem(info.exists() ? base::Words::tr("%1 is neither a file nor a folder.").arg(shown(url))
                                     : base::Words::tr("%1 is not there any more.").arg(shown(url)),
                       url.toLocalFile());
    }
    if (!url.isLocalFile())
        return acp::ContentBlock(linkTo(url, facts));
    if (facts.isFolder)
        return acp::ContentBlock(linkTo(url, facts));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return problem(base::Words::tr("%1 cannot be read: %2").arg(shown(url), file.errorString()), url.toLocalFile());
    if (facts.how == Delivery::Link || facts.size > room)
        return acp::ContentBlock(linkTo(url, facts));
    const qint64 most = qMin(facts.how == Delivery::Text ? limits.text : limits.data, room);
    const QByteArray bytes = file.read(most + 1); // the file may have grown
    if (file.error() != QFileDevice::NoError)
        return problem(base::Words::tr("%1 cannot be read: %2").arg(shown(url), file.errorString()), url.toLocalFile());
    if (bytes.size() > most)
        return acp::ContentBlock(linkTo(url, facts));
    const QString uri = url.toString(QUrl::FullyEncoded);
    acp::ContentBlock block;
    if (facts.how == Delivery::Image) {
        block = acp::ImageContent{bytes, facts.mimeType, uri};
    } else if (facts.how == Delivery::Audio) {
        block = acp::AudioContent{bytes, facts.mimeType};
    } else if (const auto text = textOf(bytes)) {
        acp::EmbeddedResource resource;
        resource.uri = uri;
        resource.mimeType = facts.mimeType;
        resource.text = *text;
        block = resource;
    } else {
        return acp::ContentBlock(linkTo(url, facts));
    }
    room -= bytes.size();
    return block;
}

} // namespace

FileFacts factsOf(const QUrl &url, const acp::PromptCapabilities &agent, const PackLimits &limits)
{
    return factsOf(url, url.toLocalFile(), agent, limits);
}

base::Result<std::vector<acp::ContentBlock>> packMessage(const Message &message, const acp::PromptCapabilities &agent,
                                                         const QString &folder, const PackLimits &limits,
                                                         const OpenFile &open)
{
    std::vector<acp::ContentBlock> blocks;
    if (!message.text.isEmpty())
        blocks.push_back(acp::TextContent{message.text});
    QList<QUrl> urls = message.attachments;
    for (const MentionPlace &place : mentionPlaces(message.text, message.mentions)) {
        const QUrl url = QUrl::fromLocalFile(QDir::cleanPath(QDir(folder).absoluteFilePath(place.path)));
        if (!urls.contains(url))
            urls << url;
    }
    if (urls.size() > limits.files)
        return base::Error{
            base::Origin::User, 0, base::Words::tr("A message takes %1 files at most.").arg(limits.files), {}};
    qint64 room = limits.whole;
    for (const QUrl &url : std::as_const(urls)) {
        base::Result<acp::ContentBlock> block = packFile(url, agent, limits, open, room);
        if (!block)
            return block.error();
        blocks.push_back(std::move(block).value());
    }
    return blocks;
}

} // namespace core
