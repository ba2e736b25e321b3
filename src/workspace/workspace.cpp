// SPDX-License-Identifier: Apache-2.0
#include "workspace/workspace.h"

#include "acp/requests.h"
#include "agents/projectundo.h"
#include "agents/rememberedvariables.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/requests/elicitationgate.h"
#include "history/sessionstore.h"
#include "history/storefile.h"
#include "ledger/rows/effect.h"
#include "ledger/rows/sqliteledger.h"
#include "ledger/undo/aftercrash.h"
#include "mcp/gate.h"
#include "models/lists/sessionsmodel.h"
#include "proxy/networkwatch.h"
#include "workspace/stores/heldstores.h"

#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace workspace {

Workspace::Workspace(settings::Settings *settings, std::unique_ptr<ledger::SqliteLedger> ledger, StartGate *gate,
                     QObject *parent)
    : QObject(parent)
    , m_gate(gate)
    , m_settings(settings)
    , m_effects(&m_clock, EffectStore::standardFolder(), std::move(ledger))
    , m_drafts(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/drafts.ini"),
               &m_clock)
    , m_store(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/sessions.db"))
    , m_rules(std::make_shared<const std::vector<core::PermissionRule>>(settings->permissionRules()))
    , m_mcp(std::make_shared<const core::McpEntries>(settings->mcpServers()))
{
    settings->onChange(settings::keys::timings, this, [this] {
        for (const auto &session : m_sessions)
            session->connection().setTimings(m_settings->value(settings::keys::timings));
    });
    connect(&m_notKept, &NotKept::changed, this, &Workspace::notKeptChanged);
    connect(&m_notKept, &NotKept::lost, this, &Workspace::storeNoticed);
    connect(&m_store, &history::SessionStore::noticed, this, &Workspace::storeNoticed);
    connect(&m_stored, &StoredSessions::noticed, this, &Workspace::storeNoticed);
    whenShown(this, [this] {
        m_effects.watchOthers();
        // Behind whatever is opened as soon as they are known: that session tells of its own.
        const auto once = Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection);
        connect(&m_stored, &StoredSessions::listed, this, &Workspace::noticeWhatIsHeld, once);
        connect(&m_stored, &StoredSessions::unknown, this, &Workspace::noticeWhatIsHeld, once);
        m_stored.list([this] { return m_next++; });
        sweepHeld(services());
    });
}

/// Reports stores that earlier runs have left and that nobody has open.
void Workspace::noticeWhatIsHeld()
{
    constexpr qsizetype mostNamed = 3;
    QStringList titles;
    QList<std::pair<QString, models::SessionHandle>> sessions;
    int left = 0;
    for (const ledger::HeldStore::Found &found : ledger::HeldStore::in(heldFolder())) {
        if (found.isOpen)
            continue;
        ++left;
        const models::SessionHandle handle = handleOf(found.owner.agentId, found.owner.session);
        m_stored.setHolding(handle);
        if (titles.size() == mostNamed)
            continue;
        titles << base::visibleText(found.owner.title.isEmpty() ? found.owner.folders.value(0) : found.owner.title);
        if (handle)
            sessions.append({titles.last(), handle});
    }
    if (left > 0)
        //: %1 are titles of sessions
        Q_EMIT heldNoticed(tr("%n earlier session(s) still hold changes back: %1. Open them to decide.", nullptr, left)
                               .arg(base::fewNames(titles, left)),
                           sessions);
}

Workspace::~Workspace()
{
    for (const auto &session : m_sessions) {
        if (session->held())
            session->held()->removeIfEmpty();
    }
}

void Workspace::whenShown(QObject *context, const std::function<void()> &go)
{
    if (m_gate)
        m_gate->pass(context, go);
    else
        go();
}

settings::AgentEntry Workspace::agentOf(const history::StoredSession &stored) const
{
    for (const settings::AgentEntry &agent : m_settings->agents()) {
        if (agent.id == stored.agentId)
            return agent;
    }
    const settings::AgentEntry demo = settings::demoAgent();
    // An agent typed for one run is identified by its command.
    return stored.agentId == demo.id ? demo : settings::agentFromCommand(stored.agentId);
}

SessionController *Workspace::open(models::SessionHandle handle)
{
    std::optional<history::StoredSession> stored = m_stored.takeToOpen(handle);
    if (!stored)
        return nullptr;
    const bool isElsewhere = m_effects.isOther(stored->run);
    stored->lastEnd = isElsewhere ? stored->lastEnd : endOf(*stored);
    stored->turnOpen = stored->turnOpen && !isElsewhere; // if it is open elsewhere, nothing was cut short
    SessionController *session = add(agentOf(*stored), stored->cwd, handle, *stored, {});
    if (isElsewhere)
        session->setElsewhere();
    if (isElsewhere)
        connect(
            m_records[session].get(), &SessionRecord::pageTaken, session,
            [session] {
                session->notify(base::capitalized(base::Words::tr("open in another Belay")),
                                tr("What is said there does not appear here. Close one of the two."));
            },
            Qt::SingleShotConnection);
    return session;
}

void Workspace::setMarks(models::SessionHandle handle, const history::SessionMarks &marks)
{
    if (SessionController *open = session(handle))
        open->setMarks(marks);
    else
        m_stored.setMarks(handle, marks);
}

history::SessionMarks Workspace::marks(models::SessionHandle handle) const
{
    if (const SessionController *open = session(handle))
        return open->marks();
    const auto stored = m_stored.find(handle);
    return stored ? stored->marks : history::SessionMarks();
}

void Workspace::loadEarlier(SessionController *session, bool everything)
{
    if (const auto record = m_records.find(session); record != m_records.end())
        record->second->loadEarlier(everything);
}

void Workspace::forget(models::SessionHandle handle)
{
    if (!session(handle)) {
        m_stored.remove(handle);
        return;
    }
    m_ending[handle] = true;
    closeSession(handle);
}

QString Workspace::draftKey(const SessionController *session) const
{
    if (const history::StoreKey key = storeKey(session); key != 0)
        return StoredSessions::draftKeyOf(key);
    return QStringLiteral("new-") + QString::fromLatin1(session->cwd().toUtf8().toHex());
}

void Workspace::search(const QString &words)
{
    m_searched = words;
    if (words.isEmpty()) {
        m_sessionsModel.setFound({});
        return;
    }
    m_store.search(words, this, [this, words](const base::Result<std::vector<history::StoredMatch>> &matches) {
        if (words != m_searched)
            return;
        if (!matches) {
            Q_EMIT storeNoticed(tr("What was said could not be searched: %1").arg(matches.error().message));
            return;
        }
        QHash<history::StoreKey, models::SessionHandle> handles;
        for (const auto &[handle, stored] : m_stored.all())
            handles.insert(stored.key, handle);
        for (const auto &[session, record] : m_records)
            handles.insert(record->key(), session->handle());
        QHash<models::SessionHandle, QString> found;
        for (const history::StoredMatch &match : *matches) {
            if (const models::SessionHandle handle = handles.value(match.key))
                found.insert(handle, match.count > 1 ? base::facts({QLocale().toString(match.count), match.snippet})
                                                     : match.snippet);
        }
        m_sessionsModel.setFound(found);
    });
}

void Workspace::fork(SessionController *source, QObject *context,
                     std::function<void(const base::Result<SessionController *> &)> done)
{
    if (const QString why = source->opening().whyNotForked(); !why.isEmpty()) {
        done(base::Error{base::Origin::User, 0, why, {}});
        return;
    }
    const auto record = m_records.find(source);
    if (record != m_records.end())
        record->second->flush();
    history::StoredSession copy = record == m_records.end() ? history::StoredSession() : record->second->stored();
    const history::StoreKey from = copy.key;
    copy.key = history::SessionStore::newKey();
    copy.session = copy.name = {}; // set once the agent has assigned an id
    copy.earlierSessions.clear();
    copy.folders = source->extras().folders;
    copy.network = source->network() ? proxy::wordsOf(source->network()->rules()) : QStringList();
    copy.isHeld = source->isHolding();
    copy.agentId = source->agent().id;
    copy.agentName = source->connection().displayName();
    copy.cwd = source->cwd();
    copy.title = tr("%1 (fork)").arg(source->title());
    copy.createdAt = copy.changedAt = m_clock.wall();
    copy.turnOpen = false;
    copy.marks = {};
    copy.run.clear();
    m_store.copy(from, copy, context,
                 [this, done = std::move(done), agent = source->agent(), id = source->sessionId(),
                  title = source->title(), copy](const base::Result<void> &copied) {
                     if (!copied) {
                         done(copied.error());
                         return;
                     }
                     done(add(agent, copy.cwd, m_next++, copy, {.forkOf = id, .forkTitle = title}));
                 });
}

SessionController *Workspace::openSession(const settings::AgentEntry &agent, const QString &cwd,
                                          const QStringList &moreFolders, std::optional<bool> holds,
                                          const std::optional<proxy::NetworkRules> &network)
{
    SessionController *session =
        add(agent, cwd, m_next++, {}, {.moreFolders = moreFolders, .holds = holds, .network = network});
    session->extras().folders = moreFolders;
    session->connection().start();
    return session;
}

SessionController *Workspace::openKnown(const settings::AgentEntry &agent, const acp::SessionInfo &info)
{
    SessionController *session =
        add(agent, info.cwd, m_next++, {}, {.moreFolders = info.additionalDirectories, .known = info.id});
    session->extras().folders = info.additionalDirectories;
    session->opening().load(info);
    session->connection().start();
    return session;
}

models::SessionHandle Workspace::handleOf(const QString &agentId, const base::SessionId &id) const
{
    // An agent also lists sessions under former names, from before they had to be created again; those are among the
    // names.
    const auto isAmong = [&id](const base::SessionId &now, const std::vector<base::SessionId> &names) {
        return now == id || std::find(names.begin(), names.end(), id) != names.end();
    };
    for (const auto &session : m_sessions) {
        if (session->agent().id == agentId && isAmong(session->sessionId(), session->sessionNames()))
            return session->handle();
    }
    return m_stored.handleOf(agentId, id);
}

models::SessionHandle Workspace::handleOf(history::StoreKey key) const
{
    for (const auto &session : m_sessions) {
        if (key != 0 && storeKey(session.get()) == key)
            return session->handle();
    }
    return m_stored.handleOf(key);
}

history::StoreKey Workspace::storeKey(const SessionController *session) const
{
    for (const auto &[of, record] : m_records) {
        if (of == session)
            return record->key();
    }
    return 0;
}

bool Workspace::isLoadingEarlier(const SessionController *session) const
{
    return std::any_of(m_records.begin(), m_records.end(),
                       [session](const auto &known) { return known.first == session && known.second->isLoading(); });
}

Holding Workspace::holding(const settings::AgentEntry &agent, const QStringList &folders,
                           const history::StoredSession &stored, const Opening &opening)
{
    if (agent.isRemote())
        return {};
    // Held-back changes of an earlier run are offered whatever the current setting is.
    QString left;
    if (opening.forkOf.isEmpty()) {
        std::vector<base::SessionId> names = stored.names();
        names.push_back(opening.known);
        left = findHeld(agent.id, names);
    }
    // A limited network needs it, and a session that is taken up goes on as it was.
    const bool isLimited = networkOf(agent, stored, opening).level == proxy::NetworkLevel::Only;
    if (left.isEmpty() && !opening.holds.value_or(isLimited || stored.isHeld || m_settings->holdsChanges(agent.id)))
        return {};
    const auto held =
        left.isEmpty() ? makeHeld(agent, folders, services()) : openHeld(left, agent.ownPaths, services());
    if (held)
        return {.changes = *held};
    // It is held back all the same when nothing waits any more: that was why it was refused.
    Opening holds = opening;
    holds.holds = true;
    return {.problem = held.error(), .again = [=, this] { return holding(agent, folders, stored, holds); }};
}

/// A session that is taken up has no more network than it had, and no more than its agent has now.
proxy::NetworkRules Workspace::networkOf(const settings::AgentEntry &agent, const history::StoredSession &stored,
                                         const Opening &opening) const
{
    if (agent.isRemote())
        return {};
    if (opening.network)
        return *opening.network;
    proxy::NetworkRules had = proxy::rulesOf(stored.network), now = m_settings->networkRules(agent.id);
    return had.level >= now.level ? had : now;
}

std::shared_ptr<proxy::NetworkWatch>
Workspace::watch(const settings::AgentEntry &agent, const history::StoredSession &stored, const Opening &opening) const
{
    const proxy::NetworkRules rules = networkOf(agent, stored, opening);
    if (rules.level == proxy::NetworkLevel::Unwatched)
        return {};
    return std::make_shared<proxy::NetworkWatch>(rules);
}

Holding Workspace::holdingFor(SessionController *session)
{
    const QStringList folders = QStringList(session->cwd()) + session->extras().folders;
    return holding(session->agent(), folders, {}, {.holds = true});
}

bool Workspace::setHolding(SessionController *session, bool on)
{
    if (session->isHolding() == on)
        return true;
    SessionController::Level level{.holding = on ? holdingFor(session) : Holding()};
    // Without holding back the network cannot be limited; it is still noted.
    if (const proxy::NetworkWatch *network = session->network(); !on && network && network->isIsolated())
        level.network = std::make_shared<proxy::NetworkWatch>(
            proxy::NetworkRules{proxy::NetworkLevel::Note, network->rules().hosts});
    return session->setLevel(std::move(level));
}

bool Workspace::setNetwork(SessionController *session, const proxy::NetworkRules &rules)
{
    SessionController::Level level{.network = std::shared_ptr<proxy::NetworkWatch>()};
    if (rules.level != proxy::NetworkLevel::Unwatched)
        level.network = std::make_shared<proxy::NetworkWatch>(rules);
    if (rules.level == proxy::NetworkLevel::Only && !session->isHolding())
        level.holding = holdingFor(session);
    return session->setLevel(std::move(level));
}

SessionController *Workspace::add(const settings::AgentEntry &agent, const QString &cwd, models::SessionHandle handle,
                                  const history::StoredSession &stored, const Opening &opening)
{
    const QStringList folders = QStringList(cwd) + stored.folders + opening.moreFolders;
    m_sessions.push_back(std::make_unique<SessionController>(handle, agent, cwd, services(), &m_secrets, m_gate,
                                                             holding(agent, folders, stored, opening),
                                                             watch(agent, stored, opening)));
    SessionController *session = m_sessions.back().get();
    connect(session, &SessionController::changed, this, [this, session] {
        m_sessionsModel.upsert(session->row());
        listRunning();
        if (session->isOver() && m_ending.contains(session->handle()))
            QMetaObject::invokeMethod(
                this, [this, handle = session->handle()] { release(handle); }, Qt::QueuedConnection);
        if (m_closing && isClosed())
            Q_EMIT closed();
    });
    connect(session, &SessionController::hostsContacted, this,
            [this, id = agent.id](const QStringList &hosts) { m_settings->addContactedHosts(id, hosts); });
    connect(session, &SessionController::stopMeasured, this,
            [this, id = agent.id](const core::StopSample &sample) { onStopMeasured(id, sample); });
    connect(&session->login(), &agents::LoginController::variablesGiven, this,
            [this, id = agent.id](const secrets::Environment &secret, const secrets::Environment &plain) {
                agents::rememberVariables(m_settings, &m_secrets, id, secret, plain, this,
                                          [this](const base::Result<void> &kept) {
                                              if (!kept)
                                                  Q_EMIT storeNoticed(kept.error().message);
                                          });
            });
    session->connection().setTimings(m_settings->value(settings::keys::timings));
    session->setStopStatistics(m_settings->statistics(agent.id));
    session->setStopConduct(m_settings->stopConduct(agent));
    session->connection().setSpeaksOldCancel(m_settings->speaksOldCancel(agent.id));
    connect(&session->connection(), &core::AgentConnection::initialized, this,
            [this, id = agent.id](const acp::AgentCapabilities &can) {
                m_settings->setSpeaksOldCancel(id, can.cancelsNovember2025);
            });
    session->connection().setWritePolicy(m_settings->writePolicy(agent.id));
    session->connection().setPermissionRules(m_rules, session->agent().id);
    session->extras().servers = m_mcp;
    session->extras().folders = stored.folders;
    readProjectUndo(session);
    session->setMarks(stored.marks);
    connect(session, &SessionController::turnStarted, session, [this, session] {
        m_settings->setOptions(session->agent().id, session->session()->facts().options);
        history::SessionMarks marks = session->marks();
        marks.isArchived = false; // it is being continued
        session->setMarks(marks);
    });
    if (!opening.forkOf.isEmpty())
        session->opening().forkFrom(opening.forkOf, opening.forkTitle, stored);
    else if (stored.key != 0)
        session->opening().resume(stored);
    m_records[session] =
        std::make_unique<SessionRecord>(session, &m_store, m_effects.ledger(), &m_clock, stored, m_effects.run());
    connect(m_records[session].get(), &SessionRecord::pageTaken, this,
            [this, session] { Q_EMIT earlierLoaded(session); });
    // Changes that wait from an earlier run are shown even if the agent is not started.
    if (session->held() && stored.key != 0)
        session->held()->open(session, [](const base::Result<void> &) {});
    m_sessionsModel.upsert(session->row());
    return session;
}

void Workspace::onStopMeasured(const QString &agentId, const core::StopSample &sample)
{
    // Read again: another Belay may have written meanwhile.
    core::StopStatistics statistics = m_settings->statistics(agentId);
    statistics.add(sample);
    m_settings->setStopStatistics(agentId, statistics);
    for (const auto &session : m_sessions) {
        if (session->agent().id == agentId)
            session->setStopStatistics(statistics);
    }
}

int Workspace::openTurns() const
{
    return int(std::count_if(m_sessions.begin(), m_sessions.end(),
                             [](const auto &one) { return one->session() && one->session()->hasOpenTurn(); }));
}

void Workspace::listRunning()
{
    std::vector<models::SessionRunningOn> running = runningOn();
    // A command that runs itself has a row on the board.
    std::erase_if(running, [](const auto &one) { return !one.what.terminal.isEmpty() && one.what.process == 0; });
    m_pending.setRunning(std::move(running));
    Q_EMIT runningOnChanged();
}

std::vector<models::SessionRunningOn> Workspace::runningOn() const
{
    std::vector<models::SessionRunningOn> out;
    for (const auto &one : m_sessions) {
        for (models::RunningOn &what : one->runningOn())
            out.push_back({one->handle(), one->title(), std::move(what)});
    }
    return out;
}

bool Workspace::canLetGoOfWhatRunsOn() const
{
    return std::all_of(m_sessions.begin(), m_sessions.end(), [](const auto &one) {
        return one->runningOn().empty() || one->connection().canLetGoOfWhatRunsOn();
    });
}

void Workspace::letGoOfWhatRunsOn()
{
    for (const auto &one : m_sessions) {
        if (!one->runningOn().empty())
            (void)one->connection().letGoOfWhatRunsOn(core::StoppedBy::ClosingBelay); // else it is ended
    }
}

void Workspace::setWritePolicy(const QString &agentId, core::WritePolicy policy)
{
    m_settings->setWritePolicy(agentId, policy);
    for (const auto &session : m_sessions) {
        if (session->agent().id == agentId)
            session->connection().setWritePolicy(policy);
    }
}

void Workspace::setPermissionRules(std::vector<core::PermissionRule> rules)
{
    m_settings->setPermissionRules(rules);
    m_rules = std::make_shared<const std::vector<core::PermissionRule>>(std::move(rules));
    for (const auto &session : m_sessions)
        session->connection().setPermissionRules(m_rules, session->agent().id);
}

void Workspace::updateAgent(const settings::AgentEntry &agent)
{
    for (const auto &session : m_sessions) {
        if (session->agent().id == agent.id)
            session->setAgent(agent);
    }
}

void Workspace::setMcpServers(const core::McpEntries &servers)
{
    m_settings->setMcpServers(servers);
    m_mcp = std::make_shared<const core::McpEntries>(servers);
    for (const auto &session : m_sessions)
        session->extras().servers = m_mcp;
}

void Workspace::readProjectUndo(SessionController *session)
{
    const auto file = m_mcp->isEmpty() ? std::nullopt : agents::projectUndo(session->cwd());
    if (file && file->says && m_settings->isUndoAccepted(file->mark))
        session->extras().accepted = *file->says;
    else if (file)
        session->notify(tr("How calls are taken back"),
                        tr("%1 says what takes calls of MCP tools back. It does not count until you accept it in MCP "
                           "servers.")
                            .arg(base::visibleText(file->path)));
}

int Workspace::busyBeside(const SessionController *session) const
{
    return int(std::count_if(m_sessions.begin(), m_sessions.end(), [session](const auto &other) {
        return other.get() != session && (other->isBusy() || other->row().waitingForUser > 0);
    }));
}

SessionController *Workspace::session(models::SessionHandle handle) const
{
    const auto found =
        std::find_if(m_sessions.begin(), m_sessions.end(), [handle](const auto &s) { return s->handle() == handle; });
    return found == m_sessions.end() ? nullptr : found->get();
}

SessionController *Workspace::sessionOf(base::RequestKey key) const
{
    const core::RequestRow *row = m_board.row(key);
    if (!row)
        return nullptr;
    for (const auto &session : m_sessions) {
        if (row->session.isEmpty() ? session->connection().elicitations().isOpen(key)
                                   : session->sessionName() == row->session)
            return session.get();
    }
    return nullptr;
}

bool Workspace::isClosed() const
{
    return std::all_of(m_sessions.begin(), m_sessions.end(), [](const auto &s) { return s->isOver(); });
}

void Workspace::close(core::StoppedBy by)
{
    m_closing = true;
    for (const auto &session : m_sessions)
        session->close(by);
    if (isClosed())
        Q_EMIT closed();
}

void Workspace::closeSession(models::SessionHandle handle)
{
    SessionController *session = this->session(handle);
    if (!session) {
        m_ending.erase(handle);
        return;
    }
    m_ending.try_emplace(handle, false);
    session->close();
    // If its agent was never started or has ended, no signal would follow.
    if (session->isOver())
        QMetaObject::invokeMethod(
            this, [this, handle] { release(handle); }, Qt::QueuedConnection);
}

void Workspace::moveTo(SessionController *session, const QString &folder)
{
    m_moving[session->handle()] = folder;
    closeSession(session->handle());
}

void Workspace::release(models::SessionHandle handle)
{
    SessionController *session = this->session(handle);
    const auto ending = m_ending.find(handle);
    if (!session || ending == m_ending.end() || !session->isOver())
        return;
    const bool forgets = ending->second;
    m_ending.erase(ending);
    Q_EMIT aboutToRelease(session);
    history::StoredSession stored;
    if (const auto record = m_records.find(session); record != m_records.end()) {
        record->second->flush();
        stored = record->second->stored();
        stored.run.clear();
        m_records.erase(record);
    }
    const auto moving = m_moving.extract(handle);
    const bool holds = session->held() && session->held()->mayHold();
    if (session->held())
        session->held()->removeIfEmpty();
    std::erase_if(m_sessions, [session](const auto &one) { return one.get() == session; });
    listRunning();
    if (stored.key == 0) {
        m_sessionsModel.remove(handle);
        return;
    }
    if (!moving.empty()) {
        stored.cwd = moving.mapped();
        m_store.save(stored);
    }
    m_stored.put(handle, stored);
    if (holds)
        m_stored.setHolding(handle);
    if (forgets)
        m_stored.remove(handle);
    else if (!moving.empty())
        Q_EMIT moved(handle);
}

} // namespace workspace

#include "moc_workspace.cpp"
