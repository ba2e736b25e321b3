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
/// Moves secrets out of \p values into the keychain, stored for \p id, and their names into \p names: what looks like
/// one, and what \p names lists already, but no reference. Secrets in \p before, the previous names, that are no longer
/// used are deleted.
/// \p failed: one could not be stored and is known for this run only.
void keepSecrets(SecretStore *secrets, const QString &id, Environment *values, QStringList *names,
                 const QStringList &before, QObject *context, const std::function<void(const base::Error &)> &failed);

} // namespace secrets
