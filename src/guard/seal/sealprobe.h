// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "guard/seal/sealoptions.h"

namespace guard {

/// Finds out whether a view like this one works here, by making it: mounts the folders and tries, in a folder made in
/// the first store, everything that the staging of changes relies on (what is written, deleted and recreated stays in
/// the upper folder; what is replaced below is seen after a refresh; read-only is read-only). The stores cannot be used
/// afterwards. Ends the program with code 0, or names the failed step by \c failAt.
[[noreturn]] void probeView(SealOptions options);

} // namespace guard
