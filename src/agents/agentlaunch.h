// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "core/session/agentconnection.h"
#include "proxy/networkwatch.h"
#include "secrets/references.h"
#include "settings/agententry.h"
#include "transport/processtransport.h"

#include <functional>
#include <memory>

namespace secrets {
class SecretStore;
} // namespace secrets

namespace agents {

/// How to start the agent in \p cwd. \p secrets must outlive the connection. The variables in \p given, which may be
/// null, are added to the environment at each start. With \p held, which is only for local agents, its writes are held
/// back there. \p network, for local agents too, is started first; one that isolates needs \p held, and without it, or
/// where its proxy cannot be started, the agent is not started.
core::AgentSetup agentSetup(const settings::AgentEntry &agent, const QString &cwd, base::Clock *clock,
                            secrets::SecretStore *secrets,
                            const std::shared_ptr<const secrets::Environment> &given = {},
                            const std::shared_ptr<core::HeldChanges> &held = {},
                            const std::shared_ptr<proxy::NetworkWatch> &network = {});
/// Program and arguments of a local agent, for \p cwd.
transport::ProcessCommand processCommand(const settings::AgentEntry &agent, const QString &cwd);
/// The values of `environment` and `headers` of \p agent, with references and secrets resolved.
struct ResolvedValues
{
    secrets::Environment environment, headers;
};
void resolveValues(const settings::AgentEntry &agent, secrets::SecretStore *secrets, QObject *context,
                   const std::function<void(base::Result<ResolvedValues>)> &done);

} // namespace agents
