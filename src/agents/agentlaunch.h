// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "core/session/agentconnection.h"
#include "secrets/references.h"
#include "settings/agententry.h"
#include "transport/processtransport.h"

#include <functional>
#include <memory>

namespace secrets {
class SecretStore;
} // namespace secrets

namespace agents {

/// How to start it, in \p cwd. \p secrets must outlive the connection. What is in \p given, which may be null, at the
/// time of a start is added to its environment.
/// With \p held, which is for an agent of this machine, what it writes is held back there.
core::AgentSetup agentSetup(const settings::AgentEntry &agent, const QString &cwd, base::Clock *clock,
                            secrets::SecretStore *secrets, std::shared_ptr<const secrets::Environment> given = {},
                            std::shared_ptr<core::HeldChanges> held = {});
/// Its program with its arguments, for \p cwd; not for one that runs elsewhere.
transport::ProcessCommand processCommand(const settings::AgentEntry &agent, const QString &cwd);
/// What `environment` and `headers` of \p agent are in fact: values in the place of references and secrets.
struct ResolvedValues
{
    secrets::Environment environment, headers;
};
void resolveValues(const settings::AgentEntry &agent, secrets::SecretStore *secrets, QObject *context,
                   std::function<void(base::Result<ResolvedValues>)> done);

} // namespace agents
