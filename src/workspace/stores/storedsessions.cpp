// SPDX-License-Identifier: Apache-2.0
#include "workspace/stores/storedsessions.h"

#include "base/result.h"
#include "base/visibletext.h"
#include "core/session/sessionnames.h"
#include "ledger/rows/effect.h"
#include "ledger/rows/ledger.h"
#include "ledger/undo/aftercrash.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace workspace {

using base::Result;
using history::StoredSession;

StoredSessions::StoredSessions(history::SessionStore *store, EffectStore *effects, core::SessionNames *names,
                               models::SessionsModel *model, settings::Drafts *drafts, base::Clock *clock,
                               QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_effects(effects)
    , m_names(names)
    , m_model(model)
    , m_drafts(drafts)
    , m_clock(clock)
{}

StoredSessions::~StoredSessions()
{
    for (const Removed &removed : m_removed)
        forget(removed.session);
}

std::optional<core::TurnEnd> endOf(const StoredSession &stored)
{
    return stored.turnOpen ? core::TurnEnd::BelayEnded : stored.lastEnd;
}

QString StoredSessions::draftKeyOf(history::StoreKey key)
{
    return QStringLiteral("session-%1").arg(key);
}

/// Reserves the names of a session that is not open, so that no other session gets them in this run.
void StoredSessions::hold(const StoredSession &stored)
{
    for (const base::SessionId &name : stored.names())
        m_names->hold(name);
}

void StoredSessions::list(std::function<Handle()> next)
{
    // Left by a Belay that was ended before it could delete them. The time is doubled, since another Belay may still
    // restore its own.
    m_store->listHidden(m_clock->wall().addMSecs(-2 * keptDeleted.count()), this,
                        [this](const Result<std::vector<StoredSession>> &hidden) {
                            for (const StoredSession &session : hidden ? *hidden : std::vector<StoredSession>())
                                forget(session);
                        });
    m_store->list(this, [this, next = std::move(next)](const Result<std::vector<StoredSession>> &stored) {
        if (stored) {
            take(*stored, next);
            return;
        }
        Q_EMIT noticed(stored.error().message);
        Q_EMIT unknown(stored.error());
    });
}

void StoredSessions::take(const std::vector<StoredSession> &stored, const std::function<Handle()> &next)
{
    std::vector<models::SessionRow> rows;
    rows.reserve(stored.size());
    for (const StoredSession &session : stored) {
        const Handle handle = next();
        m_sessions.emplace(handle, session);
        hold(session);
        rows.push_back(rowOf(handle, session));
    }
    m_model->add(std::move(rows));
    lookAgainLater();
    Q_EMIT listed();
}

/// The end of another Belay is not announced, so it is polled.
void StoredSessions::lookAgainLater()
{
    if (m_elsewhere.empty()) {
        m_again.cancel();
        return;
    }
    m_again = m_clock->after(looksAgainAfter, [this] {
        const bool isAnyFree = std::any_of(m_elsewhere.begin(), m_elsewhere.end(), [this](Handle handle) {
            const auto known = m_sessions.find(handle);
            return known == m_sessions.end() || !m_effects->isOther(known->second.run);
        });
        if (isAnyFree)
            lookAgain();
        else
            lookAgainLater();
    });
}

void StoredSessions::lookAgain()
{
    if (m_elsewhere.empty())
        return;
    m_store->list(this, [this](const Result<std::vector<StoredSession>> &stored) {
        if (!stored) {
            lookAgainLater(); // the list stays as it is
            return;
        }
        std::map<history::StoreKey, const StoredSession *> now;
        for (const StoredSession &session : *stored)
            now[session.key] = &session;
        for (auto &[handle, known] : m_sessions) {
            const auto found = now.find(known.key);
            if (found == now.end() || !isElsewhere(handle))
                continue;
            known = *found->second;
            show(handle, known);
        }
        lookAgainLater();
    });
}

void StoredSessions::show(Handle handle, const StoredSession &stored)
{
    m_model->upsert(rowOf(handle, stored));
}

models::SessionRow StoredSessions::rowOf(Handle handle, const StoredSession &stored)
{
    models::SessionRow row;
    row.handle = handle;
    row.title = stored.shownTitle();
    row.cwd = stored.cwd;
    row.agentName = stored.agentName;
    row.lastEnd = endOf(stored);
    row.changedAt = stored.changedAt;
    row.isStored = true;
    row.isPinned = stored.marks.isPinned;
    row.isArchived = stored.marks.isArchived;
    row.holdsUnread = m_holding.contains(handle);
    row.elsewhere = m_effects->isOther(stored.run);
    if (row.elsewhere)
        m_elsewhere.insert(handle);
    else
        m_elsewhere.erase(handle);
    return row;
}

std::optional<StoredSession> StoredSessions::find(Handle handle) const
{
    const auto known = m_sessions.find(handle);
    return known == m_sessions.end() ? std::nullopt : std::optional(known->second);
}

std::optional<StoredSession> StoredSessions::takeToOpen(Handle handle)
{
    std::optional<StoredSession> out = take(handle);
    m_holding.erase(handle);
    if (out)
        m_store->show(out->key); // another Belay may have just hidden it
    return out;
}

std::optional<StoredSession> StoredSessions::take(Handle handle)
{
    std::optional<StoredSession> out = find(handle);
    m_sessions.erase(handle);
    m_elsewhere.erase(handle);
    return out;
}

void StoredSessions::put(Handle handle, const StoredSession &stored)
{
    hold(stored);
    m_sessions.insert_or_assign(handle, stored);
    show(handle, stored);
}

void StoredSessions::setHolding(Handle handle)
{
    if (const auto known = m_sessions.find(handle); known != m_sessions.end() && m_holding.insert(handle).second)
        show(handle, known->second);
}

void StoredSessions::setMarks(Handle handle, const history::SessionMarks &marks)
{
    const auto known = m_sessions.find(handle);
    if (known == m_sessions.end() || known->second.marks == marks)
        return;
    m_store->mark(known->second.key, known->second.marks, marks);
    known->second.marks = marks;
    show(handle, known->second);
}

StoredSessions::Handle StoredSessions::newestIn(const QString &cwd) const
{
    const auto newest = std::max_element(m_sessions.begin(), m_sessions.end(), [&cwd](const auto &a, const auto &b) {
        return std::pair(a.second.cwd == cwd, a.second.changedAt) < std::pair(b.second.cwd == cwd, b.second.changedAt);
    });
    return newest == m_sessions.end() || newest->second.cwd != cwd ? 0 : newest->first;
}

StoredSessions::Handle StoredSessions::newest() const
{
    Handle out = 0;
    QDateTime changedAt;
    for (const auto &[handle, stored] : m_sessions) {
        const bool isWanted = !stored.marks.isArchived && !m_effects->isOther(stored.run);
        if (isWanted && (out == 0 || stored.changedAt > changedAt)) {
            out = handle;
            changedAt = stored.changedAt;
        }
    }
    return out;
}

StoredSessions::Handle StoredSessions::handleOf(const QString &agentId, const base::SessionId &id) const
{
    for (const auto &[handle, stored] : m_sessions) {
        const std::vector<base::SessionId> names = stored.names();
        if (stored.agentId == agentId &&
            (stored.session == id || std::find(names.begin(), names.end(), id) != names.end()))
            return handle;
    }
    return 0;
}

StoredSessions::Handle StoredSessions::handleOf(history::StoreKey key) const
{
    const auto known = std::find_if(m_sessions.begin(), m_sessions.end(),
                                    [key](const auto &stored) { return stored.second.key == key; });
    return known == m_sessions.end() ? 0 : known->first;
}

void StoredSessions::remove(Handle handle)
{
    std::optional<StoredSession> stored = take(handle);
    if (!stored)
        return;
    m_store->hide(stored->key, m_clock->wall());
    m_model->remove(handle);
    m_removed.push_back({handle, *std::move(stored)});
    m_removed.back().end = m_clock->after(keptDeleted, [this, handle] {
        const auto removed =
            std::find_if(m_removed.begin(), m_removed.end(), [handle](const Removed &r) { return r.handle == handle; });
        const StoredSession session = removed->session;
        m_removed.erase(removed);
        forget(session);
        Q_EMIT removedChanged();
    });
    Q_EMIT removedChanged();
}

void StoredSessions::forget(const StoredSession &stored)
{
    const std::vector<base::SessionId> ids = stored.names();
    for (const ledger::Effect &row : ledger::waitingCalls(*m_effects->ledger())) {
        if (std::find(ids.begin(), ids.end(), row.session) != ids.end())
            (void)m_effects->ledger()->settle(row.id, ledger::EffectState::Cancelled, tr("its session was deleted"));
    }
    m_store->removeHidden(stored.key);
    m_drafts->set(draftKeyOf(stored.key), {});
}

std::optional<QString> StoredSessions::lastRemoved() const
{
    return m_removed.empty() ? std::nullopt : std::optional(m_removed.back().session.shownTitle());
}

void StoredSessions::restoreRemoved()
{
    if (m_removed.empty())
        return;
    const Removed removed = std::move(m_removed.back());
    m_removed.pop_back();
    m_store->show(removed.session.key);
    m_sessions.insert_or_assign(removed.handle, removed.session);
    show(removed.handle, removed.session);
    Q_EMIT removedChanged();
}

} // namespace workspace

#include "moc_storedsessions.cpp"
