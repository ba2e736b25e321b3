// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"

#include <QString>

namespace models {

/// What is said of a picture, a sound or a resource; safe to show.
struct AttachmentText
{
    QString name;
    QString target; ///< of links: where they go
    QString detail; ///< kind and size
    QString body;   ///< of resources with text, and of what Belay does not know: what unfolds
};
AttachmentText attachmentText(const acp::ContentBlock &block);

/// Agents send all of a call's content again when they add to it.
bool isSameAttachment(const acp::ContentBlock &a, const acp::ContentBlock &b);

/// What it consists of, to be saved as it came; empty for links.
QByteArray attachmentBytes(const acp::ContentBlock &block);
/// A name to save it under: the last part of where it comes from, else one after its kind. Never a path.
QString attachmentFileName(const acp::ContentBlock &block);

} // namespace models
