// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "acp/values.h"
#include "base/result.h"

#include <QByteArray>

#include <string_view>

namespace simdjson::dom {
class element;
}

/// Protocol version 1 from JSON to values. Lenient exactly where the schema says so: a malformed optional
/// field falls back, a malformed item of a list is skipped, an unknown thing is kept as text. Errors of the
/// strict parts carry code -32602 and the path of the field in `message`.
namespace acp::v1 {

using simdjson::dom::element;

ContentBlock decodeContent(const element &value);
ToolCallUpdate decodeToolCall(const element &value, bool isFirst);
SessionUpdate decodeUpdate(const element &update);
/// What `sessionUpdate` calls a chunk of that kind.
std::string_view nameOf(ChunkKind kind);
std::optional<SessionModes> decodeModes(const element &object);
std::vector<ConfigOption> decodeConfigOptions(const element &object);

base::Result<InitializeResponse> decodeInitialize(const QByteArray &result);
base::Result<SessionSetup> decodeSessionSetup(const QByteArray &result, bool needsId);
base::Result<ListSessionsResponse> decodeSessionList(const QByteArray &result);
base::Result<PromptResponse> decodePrompt(const QByteArray &result);
base::Result<std::vector<ConfigOption>> decodeOptionsAnswer(const QByteArray &result);
bool isCancelledPrompt(const QByteArray &result);

base::Result<PermissionRequest> decodePermission(const QByteArray &params);
base::Result<ReadTextFileRequest> decodeReadTextFile(const QByteArray &params);
base::Result<WriteTextFileRequest> decodeWriteTextFile(const QByteArray &params);
base::Result<CreateTerminalRequest> decodeCreateTerminal(const QByteArray &params);
base::Result<TerminalRequest> decodeTerminalRequest(const QByteArray &params);
base::Result<ElicitationRequest> decodeElicitation(const QByteArray &params);
/// The id; empty if there is none.
QString decodeElicitationComplete(const QByteArray &params);

} // namespace acp::v1
