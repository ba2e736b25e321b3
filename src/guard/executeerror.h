// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace guard {

/// Why execvp has just refused a program: its errno, but ENOENT if \p name is found nowhere. execvp says EACCES in that
/// case, too, when PATH has a folder that may not be searched, or a folder of this name.
int executeError(const char *name);

} // namespace guard
