// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "history/transcript.h"
#include "models/texts/conversation.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace workspace {

/// As JSON, HTML or Markdown, by the extension of \p path. Written completely or not at all.
base::Result<void> writeConversation(const history::Transcript &transcript, const models::ConversationHead &head,
                                     const QString &path);

/// A self-contained page: it loads nothing and runs no scripts.
QString conversationHtml(const std::vector<models::ConversationPart> &parts, const models::ConversationHead &head);
/// An array of entries for programs, in words and with times.
QByteArray conversationJson(const std::vector<models::ConversationPart> &parts, const models::ConversationHead &head);

} // namespace workspace
