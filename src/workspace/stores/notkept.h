// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "history/sessionstore.h"
#include "workspace/stores/effectstore.h"

#include <QObject>
#include <QStringList>

namespace workspace {

/// What cannot be stored at the moment, for example because the disk is full. What waits is tried again every few
/// seconds; what was given up, since its error does not pass (ledger::mayPass()), is not. Main thread.
class NotKept : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it.
    NotKept(history::SessionStore *sessions, EffectStore *effects, base::Clock *clock, QObject *parent = nullptr);

    /// What is not stored, a sentence each; empty: everything is.
    QStringList sentences() const;

Q_SIGNALS:
    void changed();
    /// It is stored again, but a part of what was said meanwhile is not: \p notice says so.
    void lost(const QString &notice);

private:
    void setProblem(QString *where, const QString &why);
    void retryLater();

    history::SessionStore *m_sessions;
    EffectStore *m_effects;
    base::Clock *m_clock;
    QString m_notSaid, m_notDone; ///< why conversations or effects cannot be stored; empty: they can
    bool m_isGivenUp = false;     ///< of the first: what could not be stored is not tried again
    base::TimerHandle m_retry;
};

} // namespace workspace
