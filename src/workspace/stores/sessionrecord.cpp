// SPDX-License-Identifier: Apache-2.0
#include "workspace/stores/sessionrecord.h"

#include "base/clock.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/values/stopstatus.h"
#include "history/entrycodec.h"
#include "ledger/rows/effect.h"
#include "ledger/rows/ledger.h"
#include "models/lists/sessionsmodel.h"
#include "proxy/networkrules.h"

#include <utility>

namespace workspace {

namespace {
constexpr int firstPage = 100, nextPage = 400, bigPage = 4000;
}

SessionRecord::SessionRecord(SessionController *session, history::SessionStore *store, ledger::Ledger *ledger,
                             base::Clock *clock, history::StoredSession stored, QString run)
    : m_session(session)
    , m_store(store)
    , m_ledger(ledger)
    , m_clock(clock)
    , m_stored(std::move(stored))
    , m_saved(m_stored)
    , m_run(std::move(run))
    , m_wasOpen(m_stored.turnOpen)
    , m_isGuest(!m_run.isEmpty() && !m_stored.run.isEmpty() && m_stored.run != m_run)
{
    connect(session, &SessionController::turnStarted, this, [this] {
        m_isGuest = false;
        begin();
    });
    connect(session, &SessionController::changed, this, &SessionRecord::save);
    if (m_stored.key == 0)
        return;
    begin();
    load(firstPage);
}

SessionRecord::~SessionRecord()
{
    if (m_saved.run.isEmpty() || m_saved.run != m_run)
        return;
    m_saved.run.clear();
    m_store->save(m_saved);
}

void SessionRecord::loadEarlier(bool everything)
{
    m_everything = m_everything || everything;
    if (!m_loading && m_session->transcript().earlierCount() > 0)
        load(m_everything ? bigPage : nextPage);
}

void SessionRecord::flush()
{
    if (m_journal)
        m_journal->flush();
    save();
}

void SessionRecord::load(int count)
{
    m_loading = true;
    const history::Transcript &transcript = m_session->transcript();
    m_store->load(m_stored.key, transcript.count() > 0 ? transcript.at(0).id : 0, count, this,
                  [this](base::Result<history::StoredPage> page) { onLoaded(std::move(page)); });
}

void SessionRecord::onLoaded(base::Result<history::StoredPage> page)
{
    m_loading = false;
    history::Transcript &transcript = m_session->transcript();
    const bool isFirst = transcript.count() == 0;
    const QString problem = page ? tr("Some of it is missing in the store.") : page.error().message;
    bool taken = page.ok();
    if (page) {
        history::StoredPage loaded = std::move(page).value();
        const quint64 earlier = loaded.earlier;
        std::vector<ledger::Effect> effects;
        for (const base::SessionId &id : m_stored.names()) {
            const std::vector<ledger::Effect> rows = m_ledger->effects(id);
            effects.insert(effects.end(), rows.begin(), rows.end());
        }
        taken = transcript.restore(std::move(loaded.entries), effects);
        transcript.setEarlierCount(taken ? earlier : 0);
    }
    if (!taken) {
        transcript.setEarlierCount(0);
        m_session->record(tr("What was said earlier could not be read"), problem);
    }
    if (isFirst)
        m_session->opening().earlierLoaded(m_wasOpen);
    Q_EMIT pageTaken();
    if (transcript.earlierCount() == 0)
        m_everything = false;
    else if (m_everything)
        QMetaObject::invokeMethod(
            this, [this] { loadEarlier(true); }, Qt::QueuedConnection);
}

/// From now on the session is stored, including entries that were not stored yet.
void SessionRecord::begin()
{
    if (m_journal)
        return;
    if (m_stored.key == 0) {
        m_stored.key = history::SessionStore::newKey();
        m_stored.createdAt = m_clock->wall();
    }
    m_journal = std::make_unique<history::Journal>(&m_session->transcript(), m_store, m_stored.key, m_clock);
}

bool SessionRecord::isGuest()
{
    m_isGuest = m_isGuest && m_ledger->isAlive(m_stored.run);
    return m_isGuest;
}

void SessionRecord::save()
{
    if (!m_journal)
        return;
    const history::SessionMarks before = std::exchange(m_stored.marks, m_session->marks());
    const auto mark = [&] {
        if (before != m_stored.marks)
            m_store->mark(m_stored.key, before, m_stored.marks);
    };
    if (isGuest()) {
        mark(); // the user's marks are stored even if another Belay has it open
        return;
    }
    const models::SessionRow row = m_session->row();
    m_stored.agentId = m_session->agent().id;
    m_stored.agentName = m_session->connection().displayName();
    if (!m_session->sessionId().isEmpty()) {
        m_stored.session = m_session->sessionId();
        m_stored.name = m_session->sessionName();
        m_stored.earlierSessions = m_session->sessionNames();
        std::erase(m_stored.earlierSessions, m_stored.name);
    }
    m_stored.cwd = m_session->cwd();
    m_stored.folders = m_session->extras().folders;
    m_stored.network = m_session->network() ? proxy::wordsOf(m_session->network()->rules()) : QStringList();
    m_stored.isHeld = m_session->isHolding();
    m_stored.title = m_session->agentsTitle();
    m_stored.changedAt = row.changedAt;
    m_stored.lastEnd = row.lastEnd;
    m_stored.turnOpen = row.phase != core::TurnPhase::Idle;
    m_stored.state = history::encodeSessionState({m_session->transcript().plan(), m_session->opening().usage()});
    m_stored.newestTurn = qMax(m_stored.newestTurn, m_session->transcript().newestTurn());
    m_stored.run = m_run;
    if (m_stored == m_saved)
        return;
    m_saved = m_stored;
    m_store->save(m_stored);
    mark();
}

} // namespace workspace

#include "moc_sessionrecord.cpp"
