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

/// The desktop's keychain: Secret Service or KWallet. It may ask the user for a password, and it may never answer; then
/// an error is returned after `patience`, and a value that still arrives is kept for the next request. The code of an
/// error is ENOENT where it has no such entry, EACCES where it stayed locked, ETIMEDOUT where it did not answer in
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
    /// Called with the value that was read, or with the keychain's error text.
    using Over = std::function<void(Trouble trouble, const QString &words)>;

    void run(const Make &make, const Over &over);
    void attempt(quint64 id, const Make &make, const Over &over, bool mayTryAgain);
    void look(std::function<void(bool locked)> done);
    base::Error error(Trouble trouble, const QString &message, const QString &name, const QString &words) const;

    base::Clock *m_clock;
    std::map<quint64, base::TimerHandle> m_running; ///< operations whose end was not reported yet
    quint64 m_last = 0;
};

} // namespace secrets
