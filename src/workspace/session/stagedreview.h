// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/stagedfiles.h"
#include "models/review/changereview.h"

#include <vector>

namespace workspace {

/// As a review shows it.
models::ReviewInput reviewInput(const core::StagedText &text);
/// What was decided about \p texts, in their order.
std::vector<core::StagedDecision> stagedDecisions(const models::ChangeReview &review,
                                                  const std::vector<core::StagedText> &texts);

} // namespace workspace
