// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/commandinput.h"

#include <optional>

namespace simdjson::dom {
class element;
}

namespace acp::v1 {

/// Reads the formats in which agents say what they want to run: a line, a list of words, several commands, a program
/// with separate arguments, under the field names that agents use, also in nested objects. Null if the input has no
/// such field at all. \p asText: the same input, as JSON text.
std::optional<CommandInput> readCommandInput(const simdjson::dom::element &rawInput, const QString &asText);

} // namespace acp::v1
