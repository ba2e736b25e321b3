// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "guard/seal/sealoptions.h"

namespace guard {

/// Makes the view, in our own mount namespace: writes to each named folder go to its store, the rest is read-only
/// except what is named as writable, and hidden paths cannot be seen.
void mountView(const SealOptions &options);

/// Makes the overlay at \p folder drop its cached entries that are not in use, so that what was replaced, created or
/// deleted in the real folder becomes visible.
void refreshOverlay(const std::string &folder);

} // namespace guard
