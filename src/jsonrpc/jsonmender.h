// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace jsonrpc {

/// \p json with what agents' languages let slip into it made readable: bytes that are no UTF-8 and halves of a
/// surrogate pair become U+FFFD, numbers beyond every type the nearest that there is, NaN and Infinity null; control
/// characters and unknown escapes in texts are written out. Null if nothing of that is in it. Says nothing about
/// whether the rest can be read. A pure function.
std::optional<std::string> mendedJson(std::string_view json);

/// Whether \p inside, between the quotes of a JSON text, means just its own bytes: UTF-8 without escapes.
bool isPlainText(std::string_view inside);

} // namespace jsonrpc
