// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/agentconnection.h"
#include "core/session/mcpentry.h"
#include "core/session/sessionextras.h"

#include <QObject>

#include <functional>
#include <memory>

namespace secrets {
class SecretStore;
} // namespace secrets

namespace agents {

/// Under which the keychain knows the secrets of \p entry: see secretName().
QString mcpSecretsId(const core::McpEntry &entry);

/// Those of \p entries that sessions in \p folder have, with values in the place of references and secrets. One whose
/// value cannot be had is named among what is left out. \p remote: the agent runs elsewhere, and programs are looked up
/// there. \p done is called once, unless \p context is gone.
void resolveMcp(const core::McpEntries &entries, const QString &folder, bool remote, secrets::SecretStore *secrets,
                QObject *context, std::function<void(core::SessionExtras)> done);

/// What goes with the session of one agent: read anew at each start of it.
struct GivenExtras
{
    QStringList folders; ///< additional ones
    std::shared_ptr<const core::McpEntries> servers;
    core::SessionExtras resolved; ///< the servers, as of the newest start

    core::SessionExtras extras() const
    {
        core::SessionExtras out = resolved;
        out.folders = folders;
        return out;
    }
};

/// Before each start of the agent that \p setup describes its servers in \p extras are resolved, after what it prepares
/// itself; \p extras goes with each session. For sessions in \p cwd.
void giveExtras(core::AgentSetup *setup, const std::shared_ptr<GivenExtras> &extras, const QString &cwd, bool remote,
                secrets::SecretStore *secrets);

} // namespace agents
