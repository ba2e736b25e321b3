// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"

#include <QString>

namespace models {

/// The description of a picture, a sound or a resource; safe to show.
struct AttachmentText
{
    QString name;
    QString target; ///< of links: their target
    QString detail; ///< kind and size
    QString body;   ///< text of resources, or unknown content, shown when unfolded
};
AttachmentText attachmentText(const acp::ContentBlock &block);

/// Agents send all of a call's content again when they add to it, so equal attachments are recognized.
bool isSameAttachment(const acp::ContentBlock &a, const acp::ContentBlock &b);

/// The content, for saving it unchanged; empty for links.
QByteArray attachmentBytes(const acp::ContentBlock &block);
/// A file name for saving it: the last part of its source, else one by its kind. Never a path.
QString attachmentFileName(const acp::ContentBlock &block);

} // namespace models
