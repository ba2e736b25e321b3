// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "core/prompt/repeatedcall.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <vector>

namespace core {

/// What the user writes to an agent, before it is sent: a text and the names of files that go with it. The files are
/// read when the message is sent (`packMessage`), so a queued message or a draft holds no contents and cannot be
/// outdated.
struct Message
{
    QString text;
    QStringList mentions;     ///< files and folders chosen with @, as written in the text
    QList<QUrl> attachments;  ///< files that are not named in the text
    RepeatedCalls repeated{}; ///< of a message that is sent once more; not stored

    Message() = default;
    Message(const QString &words) : text(words) {} ///< implicit, since most messages are only a text
    bool isEmpty() const { return text.trimmed().isEmpty() && attachments.isEmpty(); }
    bool namesFiles() const { return !mentions.isEmpty() || !attachments.isEmpty(); }
    bool operator==(const Message &) const = default;
};

/// One after the other, with an empty line between the texts.
Message joined(const Message &first, const Message &second);

/// How \p path is written in a text: `@src/main.cpp`, or `@"two words.txt"`. Empty if it cannot be: files with line
/// breaks, quotation marks or control characters in their names are sent as attachments.
QString mentionText(const QString &path);

struct MentionPlace
{
    qsizetype from = 0, length = 0; ///< characters of the text, the @ included
    QString path;
};
/// The places where \p text names one of \p mentions as a word of its own, in order.
std::vector<MentionPlace> mentionPlaces(const QString &text, const QStringList &mentions);

/// Restores the message that was sent as \p text with \p blocks, as far as they are files on this machine. Mentions are
/// relative to \p folder.
Message messageOf(const QString &text, const std::vector<acp::ContentBlock> &blocks, const QString &folder);

} // namespace core

Q_DECLARE_METATYPE(core::Message)
