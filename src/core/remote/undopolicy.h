// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/permissionrules.h"
#include "core/remote/remoteundo.h"
#include "core/session/mcpentry.h"

#include <optional>
#include <vector>

namespace core {

/// Why the call that takes another one back is not made, a sentence: its tool is denied, by what the user chose for it
/// or by a rule for sessions in \p folder, or its server is switched off. Null: nothing speaks against it, and the user
/// decides.
std::optional<QString> whyNotUndone(const RemoteUndo::Plan &plan, const McpEntries &servers,
                                    const std::vector<PermissionRule> &rules, const QString &folder);

} // namespace core
