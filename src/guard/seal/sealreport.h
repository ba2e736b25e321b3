// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace guard {

/// Where the report goes from now on; -1: to stderr, in words. The program that is run never sees it.
void reportTo(int descriptor);

/// The one way out where something cannot be had: says so and ends with code 126. Nothing has been run by then.
///
///     STEP ERRNO PATH     one line; PATH is what the step was about, and may be empty
[[noreturn]] void failAt(const char *step, const std::string &path = {});
/// The same for an \p error that is not in errno.
[[noreturn]] void failAt(const char *step, const std::string &path, int error);

/// Hands the view over: a user namespace, a mount namespace and the root folder in them. What holds these keeps the
/// view, also when nothing runs in it any more. Nothing happens where nobody asked for a report.
void handOver(int user, int mount, int root);

} // namespace guard
