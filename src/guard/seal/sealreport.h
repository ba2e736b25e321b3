// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <string>

namespace guard {

/// Sets the descriptor of the report; -1: stderr, in words. The program that is run never gets it.
void reportTo(int descriptor);

/// Reports the failed step and ends with code 126; the program has not been run.
///
///     STEP ERRNO PATH     one line; PATH is what the step was about, and may be empty
[[noreturn]] void failAt(const char *step, const std::string &path = {});
/// The same for an \p error that is not in errno.
[[noreturn]] void failAt(const char *step, const std::string &path, int error);

/// Passes the user namespace, the mount namespace and the root folder in them to the reader of the report, and, where
/// there is one, the network namespace and the socket that listens in it. Whoever holds these descriptors keeps the
/// view alive, even when no process is left in it. Does nothing where no report was asked for.
void handOver(std::initializer_list<int> descriptors);

} // namespace guard
