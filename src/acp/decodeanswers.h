// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/result.h"

#include <QByteArray>
#include <vector>

/// Decodes agents' answers in protocol version 1 from JSON. Lenient exactly where the schema says so: a malformed
/// optional field falls back to its default, a malformed item of a list is skipped, an unknown value is kept as text.
/// Errors in required fields carry code -32602 and the path of the field in `message`.
namespace acp::v1 {

base::Result<InitializeResponse> decodeInitialize(const QByteArray &result);
base::Result<SessionSetup> decodeSessionSetup(const QByteArray &result, bool needsId);
base::Result<ListSessionsResponse> decodeSessionList(const QByteArray &result);
base::Result<PromptResponse> decodePrompt(const QByteArray &result);
base::Result<std::vector<ConfigOption>> decodeOptionsAnswer(const QByteArray &result);
bool isCancelledPrompt(const QByteArray &result);

} // namespace acp::v1
