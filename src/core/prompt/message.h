// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <vector>

namespace core {

/// What the user says to an agent, before it is sent: text, and by their names the files that go with it. They are read
/// when the message leaves (`packMessage`), so what waits in the queue or as a draft holds no contents and never goes
/// out of date.
struct Message
{
    QString text;
    QStringList mentions; ///< files and folders the user chose with @, as they stand in the text; others are just text
    QList<QUrl> attachments; ///< go with it and are not named in the text

    Message() = default;
    Message(const QString &words) : text(words) {} ///< implicit: most messages are nothing else
    bool isEmpty() const { return text.trimmed().isEmpty() && attachments.isEmpty(); }
    bool namesFiles() const { return !mentions.isEmpty() || !attachments.isEmpty(); }
    bool operator==(const Message &) const = default;
};

/// One after the other, with an empty line between their texts.
Message joined(const Message &first, const Message &second);

/// How \p path is written in a text: `@src/main.cpp`, or `@"two words.txt"`. Empty where it cannot be: names with
/// line breaks, quotation marks or control characters go as attachments.
QString mentionText(const QString &path);

struct MentionPlace
{
    qsizetype from = 0, length = 0; ///< characters of the text, the @ included
    QString path;
};
/// Where \p text names one of \p mentions as a word of its own, in their order in the text.
std::vector<MentionPlace> mentionPlaces(const QString &text, const QStringList &mentions);

/// The message that was sent as \p text with \p blocks, so far as files of this machine are in them. \p folder is what
/// its mentions are relative to.
Message messageOf(const QString &text, const std::vector<acp::ContentBlock> &blocks, const QString &folder);

} // namespace core

Q_DECLARE_METATYPE(core::Message)
