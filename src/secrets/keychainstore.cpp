// SPDX-License-Identifier: Apache-2.0
#include "secrets/keychainstore.h"

#include "base/visibletext.h"
#include "secrets/libsecret.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

#include <qt6keychain/keychain.h>

#include <cerrno>

namespace secrets {

namespace {

constexpr int answerOfTheBus = 5000; ///< ms, for a call on D-Bus
constexpr int patienceSeconds = int(KeychainStore::patience.count() / 1000);

QString service()
{
    return QStringLiteral("belay");
}

/// A finished job deletes itself, possibly after the caller is gone.
template <class Job> Job *jobFor(const QString &name)
{
    auto *job = new Job(service(), QCoreApplication::instance());
    job->setAutoDelete(true);
    job->setInsecureFallback(false); // never fall back to a plain file
    job->setKey(name);
    return job;
}

} // namespace

base::Error KeychainStore::error(Trouble trouble, const QString &message, const QString &name,
                                 const QString &words) const
{
    const int code = trouble == Trouble::Unknown  ? ENOENT
                     : trouble == Trouble::Locked ? EACCES
                     : trouble == Trouble::Late   ? ETIMEDOUT
                                                  : EIO;
    // The user knows only the last part of the stored name.
    return {base::Origin::System, code, message.arg(base::visibleText(name.section(u'/', -1))),
            base::visibleText(words)};
}

/// Asks whether the keychain is locked: a locked one answers like one without the entry, or with a message for
/// programmers.
void KeychainStore::look(std::function<void(bool)> done)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        done(false);
        return;
    }
    QDBusMessage ask = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.secrets"), QStringLiteral("/org/freedesktop/secrets/aliases/default"),
        QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"));
    ask << QStringLiteral("org.freedesktop.Secret.Collection") << QStringLiteral("Locked");
    ask.setAutoStartService(false);
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(ask, answerOfTheBus), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [watcher, done = std::move(done)] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        watcher->deleteLater();
        done(reply.isValid() && reply.value().variant().toBool());
    });
}

void KeychainStore::run(const Make &make, const Over &over)
{
    const quint64 id = ++m_last;
    m_running[id] = m_clock->after(patience, [this, id, over] {
        m_running.erase(id);
        over(Trouble::Late, {});
    });
    attempt(id, make, over, true);
}

void KeychainStore::attempt(quint64 id, const Make &make, const Over &over, bool mayTryAgain)
{
    QKeychain::Job *job = make();
    connect(job, &QKeychain::Job::finished, this, [this, id, make, over, mayTryAgain, job] {
        const QKeychain::Error problem = job->error();
        const auto *reading = qobject_cast<QKeychain::ReadPasswordJob *>(job);
        // A locked keychain reports that it deleted an entry although it did not, so deletions are checked below.
        const bool isDone = problem == QKeychain::NoError;
        if (isDone && !qobject_cast<QKeychain::DeletePasswordJob *>(job)) {
            const QString value = reading ? reading->textData() : QString();
            if (m_running.erase(id) > 0)
                over(Trouble::None, value);
            else if (reading)
                remember(job->key(), value);
            return;
        }
        const bool isUnknown = problem == QKeychain::EntryNotFound;
        look([this, id, make, over, mayTryAgain, isDone, isUnknown, words = job->errorString()](bool locked) {
            if (m_running.count(id) == 0)
                return;
            if (!locked && !isDone && !isUnknown && mayTryAgain && leaveKeychain()) {
                attempt(id, make, over, false);
                return;
            }
            m_running.erase(id);
            over(locked      ? Trouble::Locked
                 : isDone    ? Trouble::None
                 : isUnknown ? Trouble::Unknown
                             : Trouble::Other,
                 words);
        });
    });
    job->start();
}

void KeychainStore::read(const QString &name, std::function<void(base::Result<QString>)> done)
{
    run([name] { return jobFor<QKeychain::ReadPasswordJob>(name); },
        [this, name, done](Trouble trouble, const QString &words) {
            QString message;
            switch (trouble) {
            case Trouble::None:
                done(words);
                return;
            case Trouble::Unknown:
                message = tr("The keychain knows no “%1”. Give the value once more, in Agents.");
                break;
            case Trouble::Locked:
                message = tr("“%1” could not be read: the keychain is locked. Unlock it and try again.");
                break;
            case Trouble::Late:
                message =
                    tr("“%1” could not be read: the keychain has not answered for %n s. Restart it and try again.",
                       nullptr, patienceSeconds);
                break;
            case Trouble::Other:
                message = tr("“%1” is in the keychain, which is not available. Start it, or use a variable ($NAME).");
                break;
            }
            done(error(trouble, message, name, words));
        });
}

void KeychainStore::write(const QString &name, const QString &value, Done done)
{
    const auto make = [name, value] {
        auto *job = jobFor<QKeychain::WritePasswordJob>(name);
        job->setTextData(value);
        return job;
    };
    run(make, [this, name, done](Trouble trouble, const QString &words) {
        QString message;
        switch (trouble) {
        case Trouble::None:
            done(base::Result<void>());
            return;
        case Trouble::Locked:
            message = tr("The keychain is locked. %1 is kept only until you quit.");
            break;
        case Trouble::Late:
            message = tr("The keychain has not answered for %n s. %1 may not be stored, and is kept until you quit.",
                         nullptr, patienceSeconds);
            break;
        case Trouble::Unknown:
        case Trouble::Other:
            message = tr("No keychain is available. %1 is kept only until you quit.");
            break;
        }
        done(error(trouble, message, name, words));
    });
}

void KeychainStore::erase(const QString &name, Done done)
{
    run([name] { return jobFor<QKeychain::DeletePasswordJob>(name); },
        [this, name, done](Trouble trouble, const QString &words) {
            QString message;
            switch (trouble) {
            case Trouble::None:
            case Trouble::Unknown:
                done(base::Result<void>());
                return;
            case Trouble::Locked:
            case Trouble::Late:
            case Trouble::Other:
                message =
                    tr("“%1” may still be in the keychain. Remove it with the program that manages your keychain.");
                break;
            }
            done(error(trouble, message, name, words));
        });
}

} // namespace secrets

#include "moc_keychainstore.cpp"
