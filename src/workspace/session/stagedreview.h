// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/stagedfiles.h"
#include "models/review/changereview.h"

#include <vector>

namespace workspace {

/// The form for a review.
models::ReviewInput reviewInput(const core::StagedText &text);
/// The decisions on \p texts, in their order.
std::vector<core::StagedDecision> stagedDecisions(const models::ChangeReview &review,
                                                  const std::vector<core::StagedText> &texts);

} // namespace workspace
