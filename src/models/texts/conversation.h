// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/transcript.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace models {

/// What a conversation is called outside of Belay.
struct ConversationHead
{
    QString title, agent, folder;
};

/// One entry in words, to be kept outside of Belay.
struct ConversationPart
{
    enum class Who { You, Agent, Thought, Tool, Belay };
    Who who = Who::Belay;
    history::EntryId entry = 0;
    QDateTime at;
    QString title;    ///< one line, as it is shown
    QString markdown; ///< what stands under it; may be empty
};

/// Everything in \p transcript, in order. What people and programs wrote that is no Markdown is escaped in it.
std::vector<ConversationPart> conversationParts(const history::Transcript &transcript, const ConversationHead &head);

/// The whole as one Markdown text.
QString conversationMarkdown(const std::vector<ConversationPart> &parts, const ConversationHead &head);

/// A name for a file that holds it, without its ending: never a path.
QString conversationFileName(const ConversationHead &head);

} // namespace models
