// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

namespace widgets {

/// A question that has just come into view, or under the cursor, takes no answer for so long: the key or the click was
/// meant for something else.
constexpr base::Milliseconds inertFor{500};

} // namespace widgets
