// SPDX-License-Identifier: Apache-2.0
#include "secrets/keptsecrets.h"

#include "base/secretnames.h"
#include "secrets/secretstore.h"

namespace secrets {

QString secretName(const QString &agentId, const QString &name)
{
    return QStringLiteral("%1/%2").arg(agentId, name);
}

void keepSecrets(SecretStore *secrets, const QString &id, Environment *values, QStringList *names,
                 const QStringList &before, QObject *context, const std::function<void(const base::Error &)> &failed)
{
    const auto report = [failed](const base::Result<void> &done) {
        if (!done)
            failed(done.error());
    };
    // A reference to a variable of Belay's environment is no secret itself, though one was kept in its place.
    for (const auto &[name, value] : std::as_const(*values)) {
        if (isReference(value))
            names->removeAll(name);
    }
    for (const QString &name : before) {
        if (!names->contains(name))
            secrets->forget(secretName(id, name), context, report);
    }
    for (const auto &[name, value] : Environment(*values)) {
        if (value.isEmpty() || isReference(value) || (!base::isSecret(name, value) && !names->contains(name)))
            continue;
        if (!names->contains(name))
            names->append(name);
        values->removeAll({name, value});
        secrets->put(secretName(id, name), value, context, report);
    }
}

} // namespace secrets
