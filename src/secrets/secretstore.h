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

/// Values that must not be in a settings file. A value that cannot be stored is kept in memory as long as Belay runs,
/// so that what was typed is not lost. Main thread; each `done` is called once unless its context is gone.
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
    /// An error means that it is kept for this run only.
    void put(const QString &name, const QString &value, QObject *context, Done done);
    /// An error means that it may still be stored. No error if there was nothing to delete.
    void forget(const QString &name, QObject *context, Done done);

    /// Whether \p name is that of a key, a token or a password, which should be kept here.
    static bool isSecretName(const QString &name);

protected:
    /// Calls \p done once, even if the reader is gone by then.
    virtual void read(const QString &name, std::function<void(base::Result<QString>)> done) = 0;
    virtual void write(const QString &name, const QString &value, Done done) = 0;
    virtual void erase(const QString &name, Done done) = 0;

    /// Keeps a value that arrived after the reader had been given an error.
    void remember(const QString &name, const QString &value);

private:
    void fetchNext(QStringList names, Values known, const QPointer<QObject> &context, const Fetched &done);

    Values m_known; ///< of this run
};

} // namespace secrets
