// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/process/processtree.h"

namespace base {

/// A descriptor that becomes readable when \p process ends, and that no later process with its number is mistaken for.
/// Not open: it has ended, or the kernel has none (before Linux 5.3).
Descriptor openProcess(const ProcessId &process);

/// Sends \p signal to \p process and to no other; false: it has ended, or may not be sent any.
bool signalProcess(const ProcessId &process, int signal);

} // namespace base
