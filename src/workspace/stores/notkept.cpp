// SPDX-License-Identifier: Apache-2.0
#include "workspace/stores/notkept.h"

#include "base/error.h"
#include "ledger/rows/databasefile.h"

namespace workspace {

namespace {
constexpr base::Milliseconds retryAfter{3000};
} // namespace

NotKept::NotKept(history::SessionStore *sessions, EffectStore *effects, base::Clock *clock, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_effects(effects)
    , m_clock(clock)
{
    connect(sessions, &history::SessionStore::failed, this, [this](const base::Error &error) {
        m_isGivenUp = !ledger::mayPass(error);
        setProblem(&m_notSaid, error.message);
    });
    connect(sessions, &history::SessionStore::recovered, this, [this](bool isPartLost) {
        const QString why = m_notSaid;
        setProblem(&m_notSaid, {});
        if (isPartLost)
            Q_EMIT lost(tr("Some of what was said could not be stored, and will be missing when Belay is started "
                           "again: %1")
                            .arg(why));
    });
    connect(effects, &EffectStore::storingChanged, this,
            [this](const base::Error &error) { setProblem(&m_notDone, error.message); });
}

QStringList NotKept::sentences() const
{
    QStringList out;
    if (!m_notSaid.isEmpty() && m_isGivenUp)
        out << tr("The conversation is not saved and will be missing when Belay starts again: %1").arg(m_notSaid);
    else if (!m_notSaid.isEmpty())
        out << tr("The conversation is only in memory and will be lost if Belay quits: %1").arg(m_notSaid);
    if (!m_effects->isStored())
        out << m_effects->problem();
    else if (!m_notDone.isEmpty())
        out << tr("What agents do is not saved and cannot be undone after Belay quits: %1").arg(m_notDone);
    return out;
}

void NotKept::setProblem(QString *where, const QString &why)
{
    *where = why;
    Q_EMIT changed();
    if (!why.isEmpty() && !m_retry.isSet())
        retryLater();
}

void NotKept::retryLater()
{
    m_retry = m_clock->after(retryAfter, [this] {
        m_retry.cancel();
        if (!m_notSaid.isEmpty())
            m_sessions->retry();
        if (!m_notDone.isEmpty())
            m_effects->retry();
        if (!m_notSaid.isEmpty() || !m_notDone.isEmpty())
            retryLater();
    });
}

} // namespace workspace

#include "moc_notkept.cpp"
