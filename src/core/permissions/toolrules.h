// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "core/permissions/commandmention.h"
#include "core/permissions/permissionrules.h"

#include <QStringList>

namespace core {

/// A rule about calls of MCP tools.
bool isAboutTools(const PermissionRule &rule);

/// Whether all readers take \p name for the same tool: nothing in it is invisible, a control character or taken for
/// another letter, and no blanks are around it. No *allow* covers a call of another one.
bool isClearToolName(const QString &name);
/// All that readers may take \p name for: itself, without what is not seen, and up to a NUL.
QStringList readingsOf(const QString &name);

/// Whether \p rule applies to the call that \p subject is. An *allow* has to name the server and the tool, and covers
/// only arguments that are single values. A *deny* or *ask* looks at all that the tool's name may be read as, and at
/// every part of an argument; where that is more than
/// one value and none fits, nobody knows what the server makes of it. Without a server and a tool it is about any
/// request of its kind, and so about calls, too.
Mention meetsTool(const PermissionRule &rule, const PermissionSubject &subject);

/// Arguments as somebody types them, as the rules read those of a call: canonical JSON text. Without any text a call
/// has none. The error says what is wrong with it.
base::Result<QByteArray> typedArguments(const QString &text);

/// An error if a rule about tools would have no effect.
base::Result<void> checkToolRule(const PermissionRule &rule);

} // namespace core
