// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/permissionrules.h"
#include "core/remote/mcpentry.h"
#include "core/remote/remoteundo.h"
#include "ledger/rows/effect.h"

#include <optional>
#include <vector>

namespace core {

/// Why the call that takes another one back is not made, a sentence: its tool is denied, by what the user chose for it
/// or by a rule for sessions in \p folder, or its server is switched off. Null: nothing speaks against it, and the user
/// decides.
std::optional<QString> whyNotUndone(const RemoteUndo::Plan &plan, const McpEntries &servers,
                                    const std::vector<PermissionRule> &rules, const QString &folder);
/// Why a server that is \p identity is not asked to carry \p plan out, a sentence: it may not be the one that was
/// called. Null: it is that one, or that is not known.
std::optional<QString> whyNotAsked(const RemoteUndo::Plan &plan, const QByteArray &identity);
/// Why \p server is not started to take the call of \p row back, a sentence: it is a program, and nobody but the
/// session's agent can start it within what limited the session's programs. Null: it may be started as it is.
std::optional<QString> whyNotStarted(const ledger::Effect &row, const McpEntry &server);

} // namespace core
