// SPDX-License-Identifier: Apache-2.0
#include "secrets/secretstore.h"

#include "base/secretnames.h"

namespace secrets {

bool SecretStore::isSecretName(const QString &name)
{
    return base::isSecretName(name);
}

void SecretStore::fetch(const QStringList &names, QObject *context, Fetched done)
{
    fetchNext(names, {}, context, done);
}

void SecretStore::fetchNext(QStringList names, Values known, const QPointer<QObject> &context, const Fetched &done)
{
    while (!names.isEmpty() && m_known.contains(names.first())) {
        known.insert(names.first(), m_known.value(names.first()));
        names.removeFirst();
    }
    if (names.isEmpty()) {
        if (context)
            done(known);
        return;
    }
    const QString name = names.takeFirst();
    read(name, [this, self = QPointer(this), name, names, known, context, done](const base::Result<QString> &value) {
        if (!self || !context)
            return;
        if (!value) {
            done(value.error());
            return;
        }
        m_known.insert(name, *value);
        Values more = known;
        more.insert(name, *value);
        fetchNext(names, more, context, done);
    });
}

void SecretStore::put(const QString &name, const QString &value, QObject *context, Done done)
{
    m_known.insert(name, value);
    write(name, value, [context = QPointer(context), done](const base::Result<void> &written) {
        if (context)
            done(written);
    });
}

void SecretStore::forget(const QString &name, QObject *context, Done done)
{
    m_known.remove(name);
    erase(name, [context = QPointer(context), done](const base::Result<void> &erased) {
        if (context)
            done(erased);
    });
}

void SecretStore::remember(const QString &name, const QString &value)
{
    if (!m_known.contains(name)) // else the user has typed another one meanwhile
        m_known.insert(name, value);
}

} // namespace secrets

#include "moc_secretstore.cpp"
