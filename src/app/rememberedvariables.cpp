// SPDX-License-Identifier: Apache-2.0
#include "app/rememberedvariables.h"

#include "app/secretstore.h"
#include "app/settings.h"

namespace app {

std::optional<int> rememberVariables(Settings *settings, SecretStore *secrets, const QString &agentId,
                                     const Environment &secret, const Environment &plain, QObject *context,
                                     const std::function<void(const base::Result<void> &)> &stored)
{
    QList<AgentEntry> agents = settings->agents();
    const auto entry =
        std::find_if(agents.begin(), agents.end(), [&agentId](const AgentEntry &agent) { return agent.id == agentId; });
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
    settings->setAgents(agents);
    for (const auto &[name, value] : secret)
        secrets->put(secretName(agentId, name), value, context, stored);
    return int(secret.size());
}

} // namespace app
