// SPDX-License-Identifier: Apache-2.0
#include "agents/rememberedvariables.h"

#include "secrets/keptsecrets.h"
#include "secrets/secretstore.h"
#include "settings/settings.h"

namespace agents {

std::optional<int> rememberVariables(settings::Settings *settings, secrets::SecretStore *secrets,
                                     const QString &agentId, const secrets::Environment &secret,
                                     const secrets::Environment &plain, QObject *context,
                                     const std::function<void(const base::Result<void> &)> &stored)
{
    QList<settings::AgentEntry> agents = settings->agents();
    const auto entry = std::find_if(agents.begin(), agents.end(),
                                    [&agentId](const settings::AgentEntry &agent) { return agent.id == agentId; });
    if (entry == agents.end())
        return std::nullopt;
    const auto forget = [&entry](const QString &name) {
        entry->environment.removeIf([&name](const auto &variable) { return variable.first == name; });
        entry->secretEnvironment.removeAll(name);
    };
    for (const auto &[name, value] : plain) {
        forget(name);
        entry->environment.append({name, value});
    }
    for (const auto &[name, value] : secret) {
        forget(name);
        entry->secretEnvironment.append(name);
    }
    settings->setAgent(*entry);
    for (const auto &[name, value] : secret)
        secrets->put(secrets::secretName(agentId, name), value, context, stored);
    return int(secret.size());
}

} // namespace agents
