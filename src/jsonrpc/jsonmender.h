// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace jsonrpc {

/// \p json with common encoding errors of agents repaired: invalid UTF-8 and unpaired surrogates become U+FFFD, numbers
/// out of range the nearest possible one, NaN and Infinity null; control characters and unknown escapes in strings are
/// escaped. Null if there was nothing to repair. The result may still not be valid JSON. A pure function.
std::optional<std::string> mendedJson(std::string_view json);

/// Whether \p inside, the text between the quotes of a JSON string, stands for itself: valid UTF-8 without escapes.
bool isPlainText(std::string_view inside);

} // namespace jsonrpc
