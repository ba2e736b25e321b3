// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace cli {

/// `belay mcp-gate NAME`: becomes belay-mcp-gate, wherever that is installed. Returns only if that is not possible.
int runMcpGate(const QStringList &arguments);

} // namespace cli
