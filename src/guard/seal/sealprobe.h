// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "guard/seal/sealoptions.h"

namespace guard {

/// Whether a view like this one can be had here, by having it: the folders are mounted, and in a folder made for it in
/// the first store everything is tried that the staging of changes relies on (what is written, deleted and made anew
/// stays above; what is replaced below is seen after a refresh; what shall be read-only is). The stores are used up by
/// it. Ends the program with code 0, or says by \c failAt which step failed.
[[noreturn]] void probeView(SealOptions options);

} // namespace guard
