// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/descriptor.h"
#include "base/result.h"
#include "core/prompt/message.h"

#include <functional>
#include <vector>

namespace core {

/// Sizes are bytes of the files, before base64.
struct PackLimits
{
    qint64 text = 256 * 1024;        ///< of a file that is embedded as text
    qint64 data = 10 * 1024 * 1024;  ///< of a picture or a sound
    qint64 whole = 16 * 1024 * 1024; ///< of all contents together; agents accept lines of 32 MiB at most
    int files = 100;
};

/// How a file is sent to the agent. A file that does not fit into the message is sent as a link, and the agent reads it
/// itself.
enum class Delivery { Missing, Text, Image, Audio, Link };

struct FileFacts
{
    Delivery how = Delivery::Missing;
    bool isFolder = false;
    qint64 size = 0; ///< bytes; 0 for folders
    QString mimeType;
};
/// Where a file of a message is read: a closed descriptor, with errno, if it is not there. Any thread.
using OpenFile = std::function<base::Descriptor(const QString &path)>;

/// Decides by name and size alone; whether a file is a text is checked when it is sent. Looks at the disk but reads no
/// content.
FileFacts factsOf(const QUrl &url, const acp::PromptCapabilities &agent, const PackLimits &limits = {});

/// The content blocks of the prompt: the text first, then one for each file, attachments before mentions, without
/// duplicates. Mentions are relative to \p folder. Reads the files and blocks meanwhile. A missing or unreadable file
/// is an error that names it; nothing is left out silently.
base::Result<std::vector<acp::ContentBlock>> packMessage(const Message &message, const acp::PromptCapabilities &agent,
                                                         const QString &folder, const PackLimits &limits = {},
                                                         const OpenFile &open = {});

} // namespace core
