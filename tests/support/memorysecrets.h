// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "secrets/secretstore.h"

#include <cerrno>

/// A keychain that exists only in the test; without one, nobody answers.
class MemorySecrets final : public secrets::SecretStore
{
public:
    secrets::SecretStore::Values stored;
    bool works = true;
    int code = ENOENT; ///< of its errors

protected:
    void read(const QString &name, std::function<void(base::Result<QString>)> done) override
    {
        if (works && stored.contains(name))
            done(stored.value(name));
        else
            done(problem(name));
    }
    void write(const QString &name, const QString &value, Done done) override
    {
        if (works)
            stored.insert(name, value);
        done(works ? base::Result<void>() : base::Result<void>(problem(name)));
    }
    void erase(const QString &name, Done done) override
    {
        stored.remove(name);
        done(base::Result<void>());
    }

private:
    base::Error problem(const QString &name) const
    {
        return {base::Origin::System, code, QStringLiteral("no keychain for %1").arg(name), {}};
    }
};
