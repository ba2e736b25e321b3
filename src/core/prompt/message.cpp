// SPDX-License-Identifier: Apache-2.0
#include "core/prompt/message.h"

#include <QDir>

#include <algorithm>

namespace core {

namespace {

bool beginsWord(const QString &text, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = text.at(at - 1);
    return before.isSpace() || QStringLiteral("([{\"'").contains(before);
}

/// A mention may be followed by punctuation, but not by more characters of a name.
bool endsWord(const QString &text, qsizetype at)
{
    while (at < text.size() && QStringLiteral(".,;:!?)]}\"'").contains(text.at(at)))
        ++at;
    return at == text.size() || text.at(at).isSpace();
}

QUrl urlOf(const acp::ContentBlock &block)
{
    if (const auto *image = std::get_if<acp::ImageContent>(&block))
        return QUrl(image->uri);
    if (const auto *link = std::get_if<acp::ResourceLink>(&block))
        return QUrl(link->uri);
    if (const auto *resource = std::get_if<acp::EmbeddedResource>(&block))
        return QUrl(resource->uri);
    return {};
}

} // namespace

Message joined(const Message &first, const Message &second)
{
    Message out = first;
    if (!second.text.trimmed().isEmpty())
        out.text = first.text.trimmed().isEmpty() ? second.text : first.text + QStringLiteral("\n\n") + second.text;
    for (const QString &mention : second.mentions) {
        if (!out.mentions.contains(mention))
            out.mentions << mention;
    }
    for (const QUrl &url : second.attachments) {
        if (!out.attachments.contains(url))
            out.attachments << url;
    }
    out.repeated.insert(out.repeated.end(), second.repeated.begin(), second.repeated.end());
    return out;
}

QString mentionText(const QString &path)
{
    const bool odd = std::any_of(path.begin(), path.end(), [](QChar c) {
        return c == u'"' || c.category() == QChar::Other_Control || c.category() == QChar::Other_Format ||
               c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
    });
    if (path.isEmpty() || odd)
        return {};
    const bool plain = std::none_of(path.begin(), path.end(), [](QChar c) { return c.isSpace(); }) &&
                       !QStringLiteral(".,;:!?)]}'").contains(path.back());
    return plain ? QString(u'@' + path) : QStringLiteral("@\"%1\"").arg(path);
}

std::vector<MentionPlace> mentionPlaces(const QString &text, const QStringList &mentions)
{
    std::vector<MentionPlace> places;
    for (const QString &path : mentions) {
        const QString token = mentionText(path);
        for (qsizetype at = token.isEmpty() ? -1 : text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
            if (beginsWord(text, at) && endsWord(text, at + token.size()))
                places.push_back({at, token.size(), path});
        }
    }
    std::sort(places.begin(), places.end(),
              [](const MentionPlace &a, const MentionPlace &b) { return a.from < b.from; });
    return places;
}

Message messageOf(const QString &text, const std::vector<acp::ContentBlock> &blocks, const QString &folder)
{
    Message out(text);
    for (const acp::ContentBlock &block : blocks) {
        const QUrl url = urlOf(block);
        if (url.isEmpty())
            continue;
        const QString path = QDir(folder).relativeFilePath(url.toLocalFile());
        if (url.isLocalFile() && !mentionPlaces(text, {path}).empty())
            out.mentions << path;
        else
            out.attachments << url;
    }
    return out;
}

} // namespace core
