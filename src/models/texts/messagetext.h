// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/prompt/message.h"

namespace models {

/// A message in one line, safe to show: its text, and the files that go with it.
QString messageLine(const core::Message &message);

/// The last part of \p url, safe to show.
QString attachmentName(const QUrl &url);

} // namespace models
