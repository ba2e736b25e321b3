// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "core/permissions/permissionrules.h"

#include <QString>

#include <optional>

namespace core {

/// The rule in one line, safe to show: what it is about first, then where and for which agent.
QString ruleSentence(const PermissionRule &rule);
QString ruleKindName(std::optional<acp::ToolKind> kind);

} // namespace core
