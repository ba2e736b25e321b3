// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace guard {

/// Ends this process as the one ended that waitpid() gave \p status for, so that whoever watches this one sees its exit
/// code or signal.
[[noreturn]] void endAs(int status);

} // namespace guard
