// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"

namespace simdjson::dom {
class element;
}

/// Decodes content and tool calls of protocol version 1 from JSON. Lenient exactly where the schema says so: a
/// malformed optional field falls back to its default, a malformed item of a list is skipped, an unknown value is kept
/// as text.
namespace acp::v1 {

using simdjson::dom::element;

ContentBlock decodeContent(const element &value);
ToolCallUpdate decodeToolCall(const element &value, bool isFirst);

} // namespace acp::v1
