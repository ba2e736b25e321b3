// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "guard/seal/sealoptions.h"

namespace guard {

/// Makes the view, in a mount namespace of our own: each folder stands for itself and is written to elsewhere, the
/// rest is read-only but for what was named, what is to be hidden is not to be seen.
void mountView(const SealOptions &options);

/// Lets the overlay at \p folder forget what it remembers of both sides and nobody holds: what was replaced, made
/// or deleted in the real folder is seen from then on.
void refreshOverlay(const std::string &folder);

} // namespace guard
