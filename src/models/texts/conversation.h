// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/transcript.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace models {

/// The data in the heading of a saved conversation.
struct ConversationHead
{
    QString title, agent, folder;
};

/// One entry in words, for saving.
struct ConversationPart
{
    enum class Who { You, Agent, Thought, Tool, Belay };
    Who who = Who::Belay;
    history::EntryId entry = 0;
    QDateTime at;
    QString title;    ///< one line, as shown
    QString markdown; ///< the text below it; may be empty
};

/// All entries of \p transcript, in order. Text that is not Markdown is escaped.
std::vector<ConversationPart> conversationParts(const history::Transcript &transcript, const ConversationHead &head);

/// The whole as one Markdown text.
QString conversationMarkdown(const std::vector<ConversationPart> &parts, const ConversationHead &head);

/// A file name for it, without an extension: never a path.
QString conversationFileName(const ConversationHead &head);

} // namespace models
