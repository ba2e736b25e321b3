// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/result.h"

#include <QMap>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>

namespace secrets {

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

} // namespace secrets
