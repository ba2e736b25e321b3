// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "core/session/services.h"
#include "history/sessionstore.h"
#include "models/lists/sessionsmodel.h"
#include "settings/drafts.h"
#include "workspace/stores/effectstore.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace workspace {

/// The sessions that are in the list and not open: of earlier runs, or closed in this one. Deletes them so that it can
/// be taken back for a while. Main thread.
class StoredSessions : public QObject
{
    Q_OBJECT

public:
    using Handle = models::SessionHandle;
    static constexpr base::Milliseconds keptDeleted{30'000}; ///< a deleted session can come back for so long
    static constexpr base::Milliseconds looksAgainAfter{3000};

    /// All of them must outlive it.
    StoredSessions(history::SessionStore *store, EffectStore *effects, core::SessionNames *names,
                   models::SessionsModel *model, settings::Drafts *drafts, base::Clock *clock,
                   QObject *parent = nullptr);
    ~StoredSessions() override; ///< what is deleted is gone then

    /// Reads those of earlier runs; each gets a handle of \p next. Emits listed() or unknown().
    void list(std::function<Handle()> next);
    /// Reads again which of them other instances of Belay have open, and what those added to them. Happens by itself
    /// every looksAgainAfter as long as there is one.
    void lookAgain();
    /// None: it is open, or there is none.
    std::optional<history::StoredSession> find(Handle handle) const;
    /// It is opened: somebody else keeps it from now on.
    std::optional<history::StoredSession> takeToOpen(Handle handle);
    /// It has been closed.
    void put(Handle handle, const history::StoredSession &stored);
    void setMarks(Handle handle, const history::SessionMarks &marks);

    Handle newestIn(const QString &cwd) const; ///< 0: none
    Handle newest() const;                     ///< of those neither archived nor open elsewhere; 0: none
    Handle handleOf(const QString &agentId, const base::SessionId &id) const;
    Handle handleOf(history::StoreKey key) const;
    const std::map<Handle, history::StoredSession> &all() const { return m_sessions; }

    /// Deletes what was said in it; what it did stays in the ledger.
    void remove(Handle handle);
    /// The title of what was deleted last and can come back; none: nothing can.
    std::optional<QString> lastRemoved() const;
    /// Takes the last remove() back.
    void restoreRemoved();

    static QString draftKeyOf(history::StoreKey key);

Q_SIGNALS:
    void listed();
    void unknown(const base::Error &why);
    void noticed(const QString &notice);
    void removedChanged(); ///< lastRemoved()

private:
    struct Removed
    {
        Handle handle = 0;
        history::StoredSession session;
        base::TimerHandle end = {};
    };
    using StagedCounts = QHash<base::SessionId, int>;

    StagedCounts staged() const;
    std::optional<history::StoredSession> take(Handle handle);
    void take(const std::vector<history::StoredSession> &stored, const std::function<Handle()> &next);
    void show(Handle handle, const history::StoredSession &stored, const StagedCounts &staged);
    void notifyOfStaged(const std::vector<history::StoredSession> &stored, const StagedCounts &staged);
    void hold(const history::StoredSession &stored);
    bool isElsewhere(Handle handle) const;
    bool isAnyElsewhere() const;
    void lookAgainLater();
    void forget(const history::StoredSession &stored);

    history::SessionStore *m_store;
    EffectStore *m_effects;
    core::SessionNames *m_names;
    models::SessionsModel *m_model;
    settings::Drafts *m_drafts;
    base::Clock *m_clock;
    std::map<Handle, history::StoredSession> m_sessions;
    std::vector<Removed> m_removed; ///< oldest first
    base::TimerHandle m_again;
};

/// The agent of a turn that was under way ended with its Belay.
std::optional<core::TurnEnd> endOf(const history::StoredSession &stored);

} // namespace workspace
