// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace base {

/// Between fork and exec: gives a child the signal handling it expects, whatever this program blocks or
/// ignores for itself. Async-signal-safe.
void resetSignalsForChild();

} // namespace base
