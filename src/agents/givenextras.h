// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/remote/mcpentry.h"
#include "core/remote/mcppolicy.h"
#include "core/session/agentconnection.h"
#include "core/session/sessionextras.h"

#include <QObject>

#include <functional>
#include <memory>

namespace mcp {
class Gate;
} // namespace mcp

namespace secrets {
class SecretStore;
} // namespace secrets

namespace agents {

/// The id under which the keychain stores the secrets of \p entry: see secretName().
QString mcpSecretsId(const core::McpEntry &entry);

/// Those of \p entries that apply to sessions in \p folder, with references and secrets resolved. A server whose value
/// cannot be resolved is left out and reported. \p remote: the agent runs elsewhere, and looks up programs there. \p
/// done is called once, unless \p context is gone.
void resolveMcp(const core::McpEntries &entries, const QString &folder, bool remote, secrets::SecretStore *secrets,
                QObject *context, std::function<void(core::SessionExtras)> done);

/// Folders and servers for the sessions of one agent: resolved at each start of it.
struct GivenExtras
{
    QStringList folders; ///< additional ones
    std::shared_ptr<const core::McpEntries> servers;
    std::shared_ptr<mcp::Gate> gate = {}; ///< stands before the servers; null: the agent reaches them by itself
    core::McpPolicy::Mode mcpMode = core::McpPolicy::Mode::Ask;
    bool canHold = true;              ///< see McpPolicy
    mcp::Compensations accepted = {}; ///< of the session's folder, which the user has accepted
    core::SessionExtras resolved;     ///< the servers, as resolved at the latest start

    core::SessionExtras extras() const
    {
        core::SessionExtras out = resolved;
        out.folders = folders;
        return out;
    }
    /// What is done about calls of the servers' tools.
    core::McpPolicy policy() const;
};

/// Makes \p setup resolve the servers in \p extras before each start of the agent, after its own preparation, and pass
/// \p extras to each session. For sessions in \p cwd.
void giveExtras(core::AgentSetup *setup, const std::shared_ptr<GivenExtras> &extras, const QString &cwd, bool remote,
                secrets::SecretStore *secrets);

} // namespace agents
