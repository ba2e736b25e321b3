// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "secrets/references.h"

namespace settings {
class Settings;
} // namespace settings

namespace secrets {
class SecretStore;
} // namespace secrets

namespace agents {

/// Puts what the user typed to log in among the variables of the agent with this id: \p plain into the settings,
/// \p secret into the keychain. Returns how often \p stored will be called, once for each secret unless \p context is
/// gone; none: the agent is not in the list, as one that was typed for this run, and all is forgotten with it.
std::optional<int> rememberVariables(settings::Settings *settings, secrets::SecretStore *secrets,
                                     const QString &agentId, const secrets::Environment &secret,
                                     const secrets::Environment &plain, QObject *context,
                                     const std::function<void(const base::Result<void> &)> &stored);

} // namespace agents
