// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"

#include <QHash>
#include <QStringList>

#include <vector>

namespace core {

/// What the user gives a session besides its folder. Sent completely with every request that opens the session, because
/// agents do not merge it.
struct SessionExtras
{
    QStringList folders; ///< additional ones, absolute
    std::vector<acp::McpServer> servers;
    QHash<QString, QByteArray> identities{}; ///< of servers, by their names: see identityOf(McpEntry)
    QStringList leftOut{};                   ///< a sentence each: what is not sent, and why
};

/// The part of \p extras that an agent with these capabilities supports; `leftOut` names the rest.
SessionExtras takenBy(const acp::AgentCapabilities &agent, const SessionExtras &extras);

} // namespace core
