// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/permissionrules.h"

namespace models {

/// What \p rules would do with \p subject, a sentence that names the rule.
QString ruleTrialText(const std::vector<core::PermissionRule> &rules, const core::PermissionSubject &subject);

} // namespace models
