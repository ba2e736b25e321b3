// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"

#include <QLatin1String>

#include <optional>

namespace acp {

/// The protocol's own words for its values, also used in Belay's files and in its output for scripts.
QLatin1String nameOf(ToolKind value);
QLatin1String nameOf(ToolStatus value);
QLatin1String nameOf(PlanStatus value);
QLatin1String nameOf(PermissionKind value);
QLatin1String nameOf(Severity value);
/// Null for a word that the protocol does not have.
std::optional<ToolKind> toolKindNamed(const QString &name);

} // namespace acp
