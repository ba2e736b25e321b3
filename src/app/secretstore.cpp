// SPDX-License-Identifier: Apache-2.0
#include "app/secretstore.h"

#include "base/secretnames.h"
#include "base/visibletext.h"

#include <qt6keychain/keychain.h>

namespace app {

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

void SecretStore::forget(const QString &name)
{
    m_known.remove(name);
    erase(name);
}

namespace {

QString service()
{
    return QStringLiteral("belay");
}

base::Error keychainError(const QKeychain::Job &job, const QString &name, const QString &message)
{
    return {base::Origin::System, int(job.error()), message.arg(base::visibleText(name.section(u'/', -1))),
            base::visibleText(job.errorString())};
}

template <class Job> Job *jobFor(const QString &name, QObject *parent)
{
    auto *job = new Job(service(), parent);
    job->setAutoDelete(true);
    job->setInsecureFallback(false); // never into a plain file
    job->setKey(name);
    return job;
}

} // namespace

void KeychainStore::read(const QString &name, std::function<void(base::Result<QString>)> done)
{
    auto *job = jobFor<QKeychain::ReadPasswordJob>(name, this);
    connect(job, &QKeychain::Job::finished, this, [job, name, done] {
        if (job->error() == QKeychain::NoError)
            done(job->textData());
        else if (job->error() == QKeychain::EntryNotFound)
            done(keychainError(*job, name, tr("The keychain knows no “%1”. Give the value once more, in Agents.")));
        else
            done(keychainError(
                *job, name,
                tr("“%1” is in the keychain, and no keychain answers. Start the keychain of your desktop, "
                   "or write $NAME as the value, in Agents: then it is taken from the environment variable "
                   "NAME.")));
    });
    job->start();
}

void KeychainStore::write(const QString &name, const QString &value, Done done)
{
    auto *job = jobFor<QKeychain::WritePasswordJob>(name, this);
    job->setTextData(value);
    connect(job, &QKeychain::Job::finished, this, [job, name, done] {
        if (job->error() == QKeychain::NoError)
            done(base::Result<void>());
        else
            done(keychainError(
                *job, name,
                tr("“%1” is known until Belay quits, and stored nowhere: no keychain answers. Start the "
                   "keychain of your desktop and type it once more, or write $NAME as the value: then it is "
                   "taken from the environment variable NAME.")));
    });
    job->start();
}

void KeychainStore::erase(const QString &name)
{
    jobFor<QKeychain::DeletePasswordJob>(name, this)->start();
}

} // namespace app
