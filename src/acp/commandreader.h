// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/commandinput.h"

#include <optional>

namespace simdjson::dom {
class element;
}

namespace acp::v1 {

/// Reads the shapes in which agents tell what they want to run: a line, a list of words, several commands, a program
/// with its arguments beside it, each under the names that agents use, also within other objects. None where the input
/// says nothing at all. \p asText: the same input, as JSON text.
std::optional<CommandInput> readCommandInput(const simdjson::dom::element &rawInput, const QString &asText);

} // namespace acp::v1
