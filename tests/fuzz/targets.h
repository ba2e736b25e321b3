// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace fuzz {

/// One way in for bytes of somebody else. run() ends the program where something does not hold.
struct Target
{
    std::string_view name; ///< of its folder in tests/fuzz/corpus
    void (*run)(std::string_view bytes);
};

std::span<const Target> targets();

} // namespace fuzz
