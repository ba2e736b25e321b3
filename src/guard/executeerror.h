// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace guard {

/// What is wrong with a program that execvp has just refused: its errno, but ENOENT for a \p name that is nowhere. The
/// system says EACCES of that, too, when PATH has a folder that may not be searched, or a folder of this name.
int executeError(const char *name);

} // namespace guard
