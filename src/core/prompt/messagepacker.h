// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/result.h"
#include "core/prompt/message.h"

namespace core {

/// Sizes are bytes of the files, before base64.
struct PackLimits
{
    qint64 text = 256 * 1024;        ///< of a file whose text is put into the message
    qint64 data = 10 * 1024 * 1024;  ///< of a picture or a sound
    qint64 whole = 16 * 1024 * 1024; ///< of all contents; agents take lines of 32 MiB at most
    int files = 100;
};

/// How a file reaches the agent. What does not fit into the message is sent as a link, which the agent reads itself.
enum class Delivery { Missing, Text, Image, Audio, Link };

struct FileFacts
{
    Delivery how = Delivery::Missing;
    bool isFolder = false;
    qint64 size = 0; ///< bytes; 0 of folders
    QString mimeType;
};
/// By name and size alone; what is in a text decides when it is sent. Asks the disk, reads nothing.
FileFacts factsOf(const QUrl &url, const acp::PromptCapabilities &agent, const PackLimits &limits = {});

/// What goes over the wire: the text first, then a block for each file, attachments before mentions, none twice.
/// \p folder is what mentions are relative to. Reads the files and blocks meanwhile. A file that is not there or cannot
/// be read is an error that names it; nothing of the message is left out silently.
base::Result<std::vector<acp::ContentBlock>> packMessage(const Message &message, const acp::PromptCapabilities &agent,
                                                         const QString &folder, const PackLimits &limits = {});

} // namespace core
