// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "secrets/secretstore.h"

#include <functional>
#include <map>

namespace QKeychain {
class Job;
} // namespace QKeychain

namespace secrets {

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

} // namespace secrets
