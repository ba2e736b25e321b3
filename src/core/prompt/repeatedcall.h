// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"

#include <vector>

namespace core {

/// What the user wants done if an agent makes the very call again that `call` is the row of, or has the very command
/// run again: when a message is sent once more, the agent may repeat what it did the first time.
struct RepeatedCall
{
    enum class Choice {
        Ask,
        Skip,  ///< it is not made or run; the agent gets the result of the first one
        Again, ///< it is made once more
    };
    base::EffectId call;
    Choice choice = Choice::Ask;

    bool operator==(const RepeatedCall &) const = default;
};
using RepeatedCalls = std::vector<RepeatedCall>;

} // namespace core
