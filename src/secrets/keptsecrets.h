// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "secrets/references.h"

#include <QObject>
#include <QStringList>

#include <functional>

namespace secrets {

class SecretStore;

/// The name under which the store keeps a variable or header of an agent.
QString secretName(const QString &agentId, const QString &name);
/// Takes secrets out of \p values into the keychain, as those of \p id, and their names into \p names; of \p before,
/// the names until now, it forgets those that are gone. \p failed: one is known for this run only.
void keepSecrets(SecretStore *secrets, const QString &id, Environment *values, QStringList *names,
                 const QStringList &before, QObject *context, const std::function<void(const base::Error &)> &failed);

} // namespace secrets
