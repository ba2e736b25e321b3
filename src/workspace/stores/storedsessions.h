// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "core/values/services.h"
#include "history/sessionstore.h"
#include "models/lists/sessionsmodel.h"
#include "settings/drafts.h"
#include "workspace/stores/effectstore.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace workspace {

/// The sessions in the list that are not open: from earlier runs, or closed in this one. Deleting can be undone for a
/// while. Main thread.
class StoredSessions : public QObject
{
    Q_OBJECT

public:
    using Handle = models::SessionHandle;
    static constexpr base::Milliseconds keptDeleted{30'000}; ///< how long a deleted session can be restored
    static constexpr base::Milliseconds looksAgainAfter{3000};

    /// All must outlive it.
    StoredSessions(history::SessionStore *store, EffectStore *effects, core::SessionNames *names,
                   models::SessionsModel *model, settings::Drafts *drafts, base::Clock *clock,
                   QObject *parent = nullptr);
    ~StoredSessions() override; ///< deletes removed sessions for good

    /// Reads the sessions of earlier runs; each gets a handle from \p next. Emits listed() or unknown().
    void list(std::function<Handle()> next);
    /// Reads again which sessions other instances of Belay have open, and what those added to them. Repeated
    /// automatically every looksAgainAfter while there are any.
    void lookAgain();
    /// Null: it is open, or does not exist.
    std::optional<history::StoredSession> find(Handle handle) const;
    /// It is opened: its new owner stores it from now on.
    std::optional<history::StoredSession> takeToOpen(Handle handle);
    /// It was closed.
    void put(Handle handle, const history::StoredSession &stored);
    /// Changes of it wait for a decision. Holds until it is opened.
    void setHolding(Handle handle);
    void setMarks(Handle handle, const history::SessionMarks &marks);

    Handle newestIn(const QString &cwd) const; ///< 0: none
    Handle newest() const;                     ///< only those neither archived nor open elsewhere; 0: none
    Handle handleOf(const QString &agentId, const base::SessionId &id) const;
    Handle handleOf(history::StoreKey key) const;
    const std::map<Handle, history::StoredSession> &all() const { return m_sessions; }

    /// Deletes the conversation; its effects stay in the ledger.
    void remove(Handle handle);
    /// The title of the session deleted last, if it can be restored; else null.
    std::optional<QString> lastRemoved() const;
    /// Undoes the last remove().
    void restoreRemoved();

    static QString draftKeyOf(history::StoreKey key);

Q_SIGNALS:
    void listed();
    void unknown(const base::Error &why);
    void noticed(const QString &notice);
    void removedChanged(); ///< lastRemoved() has changed

private:
    struct Removed
    {
        Handle handle = 0;
        history::StoredSession session;
        base::TimerHandle end = {};
    };
    std::optional<history::StoredSession> take(Handle handle);
    void take(const std::vector<history::StoredSession> &stored, const std::function<Handle()> &next);
    models::SessionRow rowOf(Handle handle, const history::StoredSession &stored);
    void show(Handle handle, const history::StoredSession &stored);
    void hold(const history::StoredSession &stored);
    bool isElsewhere(Handle handle) const { return m_elsewhere.contains(handle); }
    void lookAgainLater();
    void forget(const history::StoredSession &stored);

    history::SessionStore *m_store;
    EffectStore *m_effects;
    core::SessionNames *m_names;
    models::SessionsModel *m_model;
    settings::Drafts *m_drafts;
    base::Clock *m_clock;
    std::map<Handle, history::StoredSession> m_sessions;
    std::set<Handle> m_holding;     ///< see setHolding()
    std::set<Handle> m_elsewhere;   ///< those of them that another Belay had open when it was looked at last
    std::vector<Removed> m_removed; ///< oldest first
    base::TimerHandle m_again;
};

/// A turn that was running ended with its Belay.
std::optional<core::TurnEnd> endOf(const history::StoredSession &stored);

} // namespace workspace
