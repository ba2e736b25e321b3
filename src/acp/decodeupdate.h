// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"

#include <optional>
#include <string_view>
#include <vector>

namespace simdjson::dom {
class element;
}

/// Decodes updates of protocol version 1 from JSON. Lenient exactly where the schema says so: a malformed optional
/// field falls back to its default, a malformed item of a list is skipped, an unknown value is kept as text.
namespace acp::v1 {

using simdjson::dom::element;

SessionUpdate decodeUpdate(const element &update);
/// The value of `sessionUpdate` for a chunk of that kind.
std::string_view nameOf(ChunkKind kind);
std::optional<SessionModes> decodeModes(const element &object);
std::vector<ConfigOption> decodeConfigOptions(const element &object);

} // namespace acp::v1
