// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"

#include <simdjson.h>

#include <vector>

namespace acp::v1 {

/// The changes of a call that says them in its raw input alone, as a patch in the form of apply_patch: each place as a
/// piece of the file. Empty if there is none, if not every line of it is understood, or if it deletes or moves a file:
/// what that held is not said.
std::vector<Diff> diffsOfInput(const simdjson::dom::element &rawInput);

} // namespace acp::v1
