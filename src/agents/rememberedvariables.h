// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "secrets/references.h"

#include <QObject>

#include <optional>

namespace settings {
class Settings;
} // namespace settings

namespace secrets {
class SecretStore;
} // namespace secrets

namespace agents {

/// Stores the variables that the user typed to log in with the agent of this id: \p plain in the settings, \p secret in
/// the keychain. Returns how often \p stored will be called, once for each secret unless \p context is gone. Null: the
/// agent is not in the list, because it was typed for this run, and nothing is stored.
std::optional<int> rememberVariables(settings::Settings *settings, secrets::SecretStore *secrets,
                                     const QString &agentId, const secrets::Environment &secret,
                                     const secrets::Environment &plain, QObject *context,
                                     const std::function<void(const base::Result<void> &)> &stored);

} // namespace agents
