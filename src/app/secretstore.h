// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/result.h"

#include <QMap>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <map>

namespace QKeychain {
class Job;
} // namespace QKeychain

namespace app {

/// Values that must not stand in a settings file. What cannot be stored is still known as long as Belay runs, so that
/// nobody loses what was typed. Main thread; each `done` is called once unless its context is gone.
class SecretStore : public QObject
{
    Q_OBJECT

public:
    using Values = QMap<QString, QString>;
    using Fetched = std::function<void(base::Result<Values>)>;
    using Done = std::function<void(base::Result<void>)>;

    using QObject::QObject;

    /// All of \p names, or an error that names the one that is missing.
    void fetch(const QStringList &names, QObject *context, Fetched done);
    /// An error means: not stored, but known for this run.
    void put(const QString &name, const QString &value, QObject *context, Done done);
    /// An error means: it may still be stored. None where nothing was.
    void forget(const QString &name, QObject *context, Done done);

    /// What looks as if it should be kept here: names of keys, tokens and passwords.
    static bool isSecretName(const QString &name);

protected:
    /// Once, also if the reader has gone in the meantime.
    virtual void read(const QString &name, std::function<void(base::Result<QString>)> done) = 0;
    virtual void write(const QString &name, const QString &value, Done done) = 0;
    virtual void erase(const QString &name, Done done) = 0;

    /// What was read after the reader had been told that it could not be.
    void remember(const QString &name, const QString &value);

private:
    void fetchNext(QStringList names, Values known, const QPointer<QObject> &context, const Fetched &done);

    Values m_known; ///< of this run
};

/// The keychain of the desktop: Secret Service or KWallet. It may ask its user for a password, and it may never answer;
/// then an error says so after `patience`, and what it answers later is there for the next who asks. The code of an
/// error is ENOENT where it knows no such entry, EACCES where nobody unlocked it, ETIMEDOUT where it did not answer in
/// time, else EIO.
class KeychainStore final : public SecretStore
{
    Q_OBJECT

public:
    static constexpr base::Milliseconds patience{60'000};

    /// \p clock must outlive it.
    explicit KeychainStore(base::Clock *clock, QObject *parent = nullptr) : SecretStore(parent), m_clock(clock) {}

protected:
    void read(const QString &name, std::function<void(base::Result<QString>)> done) override;
    void write(const QString &name, const QString &value, Done done) override;
    void erase(const QString &name, Done done) override;

private:
    enum class Trouble { None, Unknown, Locked, Late, Other };
    using Make = std::function<QKeychain::Job *()>;
    /// With what was read, or with what the keychain says of its trouble.
    using Over = std::function<void(Trouble trouble, const QString &words)>;

    void run(const Make &make, const Over &over);
    void attempt(quint64 id, const Make &make, const Over &over, bool mayTryAgain);
    void look(std::function<void(bool locked)> done);
    base::Error error(Trouble trouble, const QString &message, const QString &name, const QString &words) const;

    base::Clock *m_clock;
    std::map<quint64, base::TimerHandle> m_running; ///< what nobody has been told the end of
    quint64 m_last = 0;
};

} // namespace app
