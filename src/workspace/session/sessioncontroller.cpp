// SPDX-License-Identifier: Apache-2.0
#include "workspace/session/sessioncontroller.h"

#include "acp/values.h"
#include "agents/agentlaunch.h"
#include "agents/gatedservers.h"
#include "agents/sealedstart.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/commands/terminalservice.h"
#include "core/held/heldchanges.h"
#include "core/requests/elicitationgate.h"
#include "ledger/held/heldstore.h"
#include "mcp/gate.h"
#include "models/texts/heldtext.h"
#include "models/texts/messagetext.h"
#include "proxy/hostlist.h"

#include <QDir>

#include <algorithm>
#include <set>
#include <utility>

namespace workspace {

SessionController::SessionController(models::SessionHandle handle, settings::AgentEntry agent, QString cwd,
                                     const core::Services &services, secrets::SecretStore *secrets, StartGate *gate,
                                     Holding holding, std::shared_ptr<proxy::NetworkWatch> network, QObject *parent)
    : QObject(parent)
    , m_handle(handle)
    , m_agent(std::move(agent))
    , m_cwd(std::move(cwd))
    , m_services(services)
    , m_secrets(secrets)
    , m_gate(gate)
    , m_holding(std::move(holding))
    , m_network(std::move(network))
    , m_transcript(services.clock)
    , m_connection(setup(), services)
    , m_login(m_agent, m_cwd, &m_connection, services.runner, secrets, m_given)
    , m_messages(m_cwd, &m_connection, &m_login, &m_transcript)
    , m_opening(m_cwd, &m_connection, &m_transcript, &m_messages)
    , m_closing(&m_connection, &m_transcript, services.clock)
    , m_questions(&m_connection, &m_transcript)
    , m_stopMeasure(services.clock)
    , m_createdAt(services.clock->wall())
    , m_startedAt(services.clock->now())
{
    connectParts();
    connectHeld();
}

SessionController::~SessionController()
{
    // Sessions report the end of their connection, and this object is going away.
    m_connection.disconnect(this);
    core::Session *open = session();
    m_transcript.follow(nullptr);
    if (open)
        open->disconnect(this);
}

void SessionController::connectParts()
{
    connect(&m_transcript, &SessionTranscript::eventApplied, this, &SessionController::onEvent);
    connect(&m_transcript.transcript(), &history::Transcript::commentsChanged, this, &SessionController::changedSoon);
    connect(&m_connection, &core::AgentConnection::stateChanged, this, &SessionController::onConnectionState);
    connect(&m_connection, &core::AgentConnection::messageRefused, this,
            [this](const QString &why) { record(tr("A message of the agent could not be used"), why); });
    connect(&m_connection, &core::AgentConnection::loginNeeded, this,
            [this](const base::Error &error) { m_login.need(error.message); });
    connect(&m_connection.elicitations(), &core::ElicitationGate::asked, this, &SessionController::elicitationAsked);
    connect(&m_connection.elicitations(), &core::ElicitationGate::asked, this, &SessionController::changedSoon);
    connect(&m_connection.elicitations(), &core::ElicitationGate::settled, this, &SessionController::changedSoon);
    connect(&m_stopMeasure, &core::StopMeasure::measured, this, &SessionController::stopMeasured);
    connect(&m_questions, &SessionQuestions::elicitationAnswered, this, &SessionController::changedSoon);
    connect(&m_login, &agents::LoginController::changed, this, &SessionController::changedSoon);
    connect(&m_login, &agents::LoginController::loggedIn, this, &SessionController::onLoggedIn);
    connect(&m_messages, &MessageSender::changed, this, &SessionController::changed);
    connect(&m_messages, &MessageSender::turnStarted, this, [this] {
        m_notices.clear();
        Q_EMIT turnStarted();
    });
    connect(&m_messages, &MessageSender::firstLeaves, this, [this] { session()->setTitle(title()); });
    connect(&m_opening, &SessionOpening::sessionFound, this, &SessionController::listen);
    connect(&m_opening, &SessionOpening::sessionLost, this,
            [this](core::Session *session) { session->disconnect(this); });
    connect(&m_opening, &SessionOpening::earlierTaken, this, &SessionController::changed);
    connect(&m_opening, &SessionOpening::startWanted, this, &SessionController::start);
    connect(&m_opening, &SessionOpening::failed, this, &SessionController::onOpeningFailed);
    connect(&m_opening, &SessionOpening::opened, this, [this] {
        if (m_firstOptions.isPending()) {
            m_messages.setWaitsForOptions(true);
            m_firstOptions.begin(session());
            return;
        }
        Q_EMIT changed();
        sendLater(); // not within the answer to session/new, which is still open on the board
    });
    connect(&m_firstOptions, &FirstOptions::settled, this, &SessionController::onFirstOptionsSet);
}

core::AgentSetup SessionController::setup()
{
    core::AgentSetup setup =
        agents::agentSetup(m_agent, m_cwd, m_services.clock, m_secrets, m_given, m_holding.changes, m_network);
    if (m_holding.problem) // never start it without holding back
        setup.prepare = [problem = *m_holding.problem](QObject *, const std::function<void(base::Result<void>)> &done) {
            done(problem);
        };
    setup.terminalAuth = !m_agent.isRemote(); // there is no terminal on a remote machine
    setup.elicitation = true;
    // A server that another machine starts is out of reach.
    if (!m_agent.isRemote() && !m_extras->gate)
        m_extras->gate = agents::makeGate(m_services.clock);
    if (m_extras->gate)
        m_extras->gate->setView(agents::viewOf(m_holding.changes));
    agents::giveExtras(&setup, m_extras, m_cwd, m_agent.isRemote(), m_secrets);
    if (m_gate)
        setup.prepare = [gate = m_gate, own = setup.prepare](QObject *context,
                                                             const std::function<void(base::Result<void>)> &done) {
            gate->pass(context, [own, context, done] { own(context, done); });
        };
    return setup;
}

void SessionController::connectHeld()
{
    m_messages.setHeld(held());
    m_heldFacts = {};
    if (!held())
        return;
    const auto note = [this] {
        if (m_heldFacts.heldRevision == held()->revision())
            return;
        m_heldFacts = models::heldFacts(held()->files(), held()->branches(), held()->revision());
        m_heldFacts.canAcceptAll = !held()->acceptable().empty();
    };
    note();
    connect(held(), &core::HeldChanges::changed, this, note);
    connect(held(), &core::HeldChanges::changed, this, &SessionController::changedSoon);
    connect(held(), &core::HeldChanges::looked, this, &SessionController::changedSoon);
    connect(held(), &core::HeldChanges::copying, this, &SessionController::changedSoon);
}

bool SessionController::setLevel(Level level)
{
    const auto isIsolated = [](const std::shared_ptr<proxy::NetworkWatch> &watch) {
        return watch && watch->isIsolated();
    };
    using State = core::ConnectionState;
    const State state = m_connection.state();
    // While it starts, it would get a part of each. One that is being ended gets nothing any more.
    const bool isStarting = state != State::Ready && state != State::Closing && !core::isOver(state);
    const bool isBusy = isStarting || (session() && session()->hasOpenTurn());
    const bool isOtherView = level.holding || (level.network && isIsolated(*level.network) != isIsolated(m_network));
    if (isBusy || m_messages.isReadingFiles() || (isOtherView && held() && !held()->isEmpty()))
        return false;
    if (level.holding) {
        if (held()) {
            held()->disconnect(this);
            m_former.push_back(m_holding.changes);
        }
        m_holding = std::move(*level.holding);
        connectHeld();
        recordOwner();
    }
    if (level.network) {
        m_network = std::move(*level.network);
        m_networkProblem.clear();
    }
    m_connection.setAgent(setup());
    if (state == State::Ready)
        m_connection.restart();
    else if (core::isOver(state))
        leaveFormer();
    Q_EMIT changed();
    return true;
}

/// What was held back before has nothing in it; it goes once no agent is left in it.
void SessionController::leaveFormer()
{
    for (const auto &former : std::exchange(m_former, {}))
        former->removeIfEmpty();
}

/// Stores the session's name, by which a left-over store is found again.
void SessionController::recordOwner()
{
    if (!held() || !session())
        return;
    ledger::HeldOwner owner = held()->owner();
    owner.session = sessionName();
    owner.title = title();
    owner.changedAt = m_services.clock->wall();
    held()->setOwner(owner);
}

void SessionController::setAgent(const settings::AgentEntry &agent)
{
    if (agent.isRemote() != m_agent.isRemote())
        return;
    m_agent = agent;
    m_connection.setAgent(setup());
    m_login.setAgent(m_agent);
    Q_EMIT changed();
}

std::vector<base::SessionId> SessionController::sessionNames() const
{
    return session() ? session()->names() : std::vector<base::SessionId>();
}

QString SessionController::title() const
{
    return m_marks.name.isEmpty() ? agentsTitle() : m_marks.name;
}

void SessionController::setMarks(const history::SessionMarks &marks)
{
    if (m_marks == marks)
        return;
    m_marks = marks;
    if (session())
        session()->setTitle(title());
    changedSoon();
}

QString SessionController::agentsTitle() const
{
    if (session() && !session()->facts().title.isEmpty())
        return session()->facts().title;
    if (QString known = m_opening.knownTitle(); !known.isEmpty())
        return known;
    if (!m_messages.sent().isEmpty()) {
        const core::Message &first = m_messages.sent().constFirst();
        constexpr qsizetype most = 80;
        QString line = first.text.section(QLatin1Char('\n'), 0, 0);
        if (line.size() > most)
            line = line.left(most - 1).trimmed() + QChar(0x2026);
        return models::messageLine(line.trimmed().isEmpty() ? first : core::Message(line));
    }
    return base::Words::tr("New session");
}

bool SessionController::isOver() const
{
    return core::isOver(m_connection.state());
}

bool SessionController::isBusy() const
{
    return !isOver() && !m_login.isNeeded() && !m_messages.canSend();
}

SessionFactSources SessionController::facts() const
{
    const auto &stored = m_opening.stored();
    return {m_connection,
            session(),
            m_transcript.transcript(),
            *m_services.board,
            m_messages,
            m_opening,
            m_login,
            m_lastEnd ? m_lastEnd
            : stored  ? stored->lastEnd
                      : std::nullopt};
}

void SessionController::setElsewhere()
{
    m_isElsewhere = true;
    changedSoon();
}

models::SessionSnapshot SessionController::snapshot() const
{
    models::SessionSnapshot out = snapshotOf(facts());
    if (m_isElsewhere && !m_lastEnd)
        out.lastEnd = base::capitalized(base::Words::tr("open in another Belay"));
    out.title = title();
    out.cwd = m_cwd;
    out.statistics = m_stopStatistics;
    out.conduct = m_stopConduct;
    out.elicitations = m_questions.elicitations();
    out.notices = m_notices;
    out.isHolding = isHolding();
    if (m_network)
        out.network = m_network->rules();
    if (held()) {
        static_cast<models::HeldFacts &>(out) = m_heldFacts;
        out.heldAdded = held()->added();
        out.heldGone = held()->gone();
        const core::HeldChanges::Copied copied = held()->copied();
        out.copied = copied.done;
        out.toCopy = copied.all;
        out.isHeldInCopy = !held()->copies().isEmpty();
        out.heldProblem = held()->problem();
        out.ranOutOfRoom = held()->ranOutOfRoom();
        out.canRestoreTurn = held()->isTurnRestorable() && out.stop.phase == core::TurnPhase::Idle;
        out.asksAboutTurn = out.canRestoreTurn && out.wasStopped && !held()->isTurnKept();
    }
    std::set<QString> files;
    for (const history::LineComment &comment : m_transcript.transcript().comments()) {
        files.insert(comment.path);
        ++out.comments;
    }
    out.commentedFiles = int(files.size());
    return out;
}

models::SessionRow SessionController::row() const
{
    const auto &stored = m_opening.stored();
    const QDateTime changedAt = m_turnEndedAt.isValid() ? m_turnEndedAt : stored ? stored->changedAt : m_createdAt;
    models::SessionRow out = rowOf(facts(), changedAt, m_startedAt);
    out.handle = m_handle;
    out.elsewhere = m_isElsewhere && !m_lastEnd && out.phase == core::TurnPhase::Idle && !out.loading;
    out.title = title();
    out.cwd = m_cwd;
    out.agentName = m_connection.displayName();
    out.isPinned = m_marks.isPinned;
    out.isArchived = m_marks.isArchived;
    if (held())
        out.heldChanges = m_heldFacts.held.files > 0 ? m_heldFacts.held.files : int(held()->files().size());
    return out;
}

void SessionController::listen(core::Session *session)
{
    session->setTitle(title());
    recordOwner();
    connect(session, &core::Session::stateChanged, this, &SessionController::changedSoon);
    connect(session, &core::Session::factsChanged, this, [this, session] {
        session->setTitle(title());
        Q_EMIT changed();
    });
}

void SessionController::close(core::StoppedBy by)
{
    m_messages.close();
    m_closing.close(by);
}

void SessionController::onConnectionState()
{
    if (m_connection.state() == core::ConnectionState::Starting || core::isOver(m_connection.state()))
        leaveFormer();
    if (core::isOver(m_connection.state()) || m_connection.state() == core::ConnectionState::Reconnecting)
        m_stopMeasure.finish();
    switch (m_connection.state()) {
    case core::ConnectionState::Starting:
        m_startedAt = m_services.clock->now();
        break;
    case core::ConnectionState::Ready:
        notifyOfStart();
        if (!session()) // an existing session is restored by the connection
            m_opening.open();
        break;
    case core::ConnectionState::Dead:
        // A session reports the end of its connection itself; this is for connections without a session.
        if (!session()) {
            core::ErrorRaised card;
            card.error = m_connection.problem();
            card.stderrTail = m_connection.standardErrorTail();
            card.canRestart = true;
            m_transcript.add(card);
        }
        [[fallthrough]];
    case core::ConnectionState::Reconnecting:
        m_messages.holdAll();
        break;
    default:
        break;
    }
    Q_EMIT changed();
}

/// What is otherwise than it was set for the agent, once.
void SessionController::notifyOfStart()
{
    const auto tell = [this](QString &told, const QString &now, const QString &title) {
        if (std::exchange(told, now) != now && !now.isEmpty())
            record(title, now);
    };
    if (m_network)
        tell(m_networkProblem, m_network->problem(), base::Words::tr("What the agent contacts is not noted"));
    if (held())
        tell(m_ownProblem, agents::unusedOwnPaths(m_agent.ownPaths, QDir::homePath(), held()->folders()).join(u' '),
             tr("Not all that the agent may write itself is left to it here"));
}

/// Continues what failed for lack of a login.
void SessionController::onLoggedIn(bool anew)
{
    if (anew) // everything follows when the agent is ready again
        return;
    if (!session())
        m_opening.open();
    else if (!session()->isConnected())
        m_connection.restoreSessions();
    else
        sendLater();
}

void SessionController::onOpeningFailed(const base::Error &error)
{
    if (m_connection.state() != core::ConnectionState::Ready)
        return; // reported together with the end of the connection
    if (error.code == acp::authRequired) {
        m_login.need(error.message);
        return;
    }
    core::ErrorRaised card;
    card.error = error;
    card.error.message = base::Words::tr("The agent could not open a session: %1").arg(error.message);
    card.canRestart = true;
    m_transcript.add(card);
    m_messages.queue().hold();
    m_connection.close();
}

void SessionController::sendLater()
{
    QMetaObject::invokeMethod(&m_messages, &MessageSender::sendNext, Qt::QueuedConnection);
}

/// Delayed, so that a thousand requests that end at once cause one update.
void SessionController::changedSoon()
{
    if (std::exchange(m_changePosted, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_changePosted = false;
            Q_EMIT changed();
        },
        Qt::QueuedConnection);
}

void SessionController::notify(const QString &title, const QString &text, bool wantsEditor)
{
    constexpr size_t most = 3;
    const models::SessionNotice notice{title, text, wantsEditor};
    std::erase(m_notices, notice);
    m_notices.push_back(notice);
    if (m_notices.size() > most)
        m_notices.erase(m_notices.begin());
    changedSoon();
}

void SessionController::dismiss(const models::SessionNotice &notice)
{
    if (std::erase(m_notices, notice) > 0)
        changedSoon();
}

void SessionController::record(const QString &title, const QString &text)
{
    m_transcript.add(core::NoticeRaised{acp::Severity::Warning, title, text});
}

void SessionController::onEvent(const core::SessionEvent &event)
{
    m_stopMeasure.apply(event);
    if (std::holds_alternative<core::PermissionAsked>(event.body)) {
        Q_EMIT permissionAsked();
    } else if (std::holds_alternative<core::ElicitationAsked>(event.body)) {
        Q_EMIT elicitationAsked();
    } else if (const auto *settled = std::get_if<core::PermissionSettled>(&event.body)) {
        if (settled->end == core::PermissionEnd::Answered)
            Q_EMIT permissionAnswered();
    } else if (const auto *ended = std::get_if<core::TurnEnded>(&event.body)) {
        m_turnEndedAt = event.at;
        recordOwner();
        onTurnEnded(*ended);
    } else if (std::holds_alternative<core::SessionRestored>(event.body)) {
        sendLater();
    } else if (const auto *call = std::get_if<core::ToolCallChanged>(&event.body)) {
        // Whether it runs, and who runs it; what else is said of a call can be a flood.
        if (call->update.status)
            changedSoon();
    }
}

void SessionController::onTurnEnded(const core::TurnEnded &ended)
{
    m_closing.onTurnEnded();
    m_lastEnd = ended.end;
    QStringList hosts;
    for (const proxy::Contact &contact : ended.contacts) {
        const bool isUsual = contact.port == 443 || contact.port == 80;
        // An MCP server's host needs to be on no list.
        if (contact.connections > 0 && !contact.host.isEmpty() && contact.server.isEmpty())
            hosts << (isUsual ? contact.host : proxy::authorityText(contact.host, contact.port));
    }
    if (!hosts.isEmpty())
        Q_EMIT hostsContacted(hosts);
    if (ended.loginNeeded)
        m_login.need(ended.detail);
    else
        m_login.notNeeded();
    m_messages.onTurnEnding(ended);
    Q_EMIT turnEnded(ended.end);
    m_messages.onTurnEnded(ended);
}

void SessionController::setStopConduct(const std::optional<core::StopConduct> &conduct)
{
    m_stopConduct = conduct;
    Q_EMIT changed();
}

void SessionController::setStopStatistics(const core::StopStatistics &statistics)
{
    m_stopStatistics = statistics;
    Q_EMIT changed();
}

void SessionController::stop()
{
    stop(session() ? session()->defaultScope() : core::StopScope{});
}

void SessionController::stop(const core::StopScope &scope)
{
    if (session() && session()->hasOpenTurn()) {
        const core::TurnPhase phase = session()->stopStatus().phase;
        if (!models::isStopping(phase))
            m_messages.holdFor(scope);
        else if (phase == core::TurnPhase::Stopping) // later it is Force, which only ends the waiting
            m_messages.holdSendNow();
        session()->stop(scope);
        return;
    }
    // The agent has not received the message yet: the opening is cancelled, and the message is returned.
    if (!m_messages.withdraw() && isBusy())
        m_connection.cancelOpening();
}

void SessionController::forceStop()
{
    if (session() && (session()->isConnected() || session()->isClosing()))
        session()->forceStop();
    else
        m_connection.forceClose();
}

void SessionController::killCommands()
{
    if (!session())
        return;
    if (session()->terminals().running().empty() && !session()->hasProcesses())
        notify(tr("No command was killed"),
               tr("Belay knows of none. What the agent does itself ends with Stop or Force stop."));
    else
        session()->killCommands();
    if (!session()->hasOpenTurn())
        endAllRunning(); // also what earlier turns have left
}

std::vector<models::RunningOn> SessionController::runningOn() const
{
    std::vector<models::RunningOn> out = models::runningOn(m_transcript.transcript());
    for (const QString &name : session() ? session()->doubtfulProcesses() : QStringList()) {
        models::RunningOn one;
        one.name = one.line = name;
        one.canStop = false; // only with every call that it may be of
        out.push_back(std::move(one));
    }
    return out;
}

void SessionController::endRunning(const models::RunningOn &one)
{
    if (!session())
        return;
    if (!one.terminal.isEmpty())
        session()->killCommand(one.terminal);
    else if (!one.call.isEmpty())
        session()->endProcesses(one.call);
}

void SessionController::endAllRunning()
{
    for (const models::RunningOn &one : runningOn())
        endRunning(one);
    if (session() && !session()->hasOpenTurn())
        session()->endWhatRunsOn();
}

void SessionController::stopEverything(core::StopScope scope)
{
    scope.endCommands = true;
    scope.keep.clear();
    const std::vector<models::RunningOn> all = runningOn();
    for (const models::RunningOn &one : all) {
        if (!one.terminal.isEmpty())
            scope.alsoEnd.insert(one.terminal);
    }
    stop(scope);
    // What the turn itself started ends with it, after the agent was asked.
    for (const models::RunningOn &one : all) {
        if (!one.isNow && !one.call.isEmpty())
            endRunning(one);
    }
    if (session() && !session()->doubtfulProcesses().isEmpty())
        session()->endWhatRunsOn();
}

void SessionController::restart()
{
    if (m_login.isNeeded() && m_connection.state() == core::ConnectionState::Ready) {
        m_connection.restart(); // the user may have logged in elsewhere
        return;
    }
    if (isOver()) {
        start();
    } else if (m_connection.state() == core::ConnectionState::Ready) {
        if (const QStringList ended = session() ? session()->outlivingCalls() : QStringList(); !ended.isEmpty())
            notify(tr("What ran in the background ends with the agent"), ended.join(u'\n'));
        if (session() && session()->hasOpenTurn())
            forceStop();
        else
            m_connection.restart();
    }
}

/// What kept the writes from being held back may be over.
void SessionController::start()
{
    if (isOver() && m_holding.problem && m_holding.again)
        setLevel({.holding = m_holding.again()});
    m_connection.start();
}

/// The agent would begin otherwise than the user chose: the message waits until the user has seen that.
void SessionController::onFirstOptionsSet(const QString &gone, bool isAsChosen)
{
    if (!gone.isEmpty())
        m_transcript.add(
            core::NoticeRaised{acp::Severity::Warning, tr("The agent no longer offers what you chose"), gone});
    if (!isAsChosen)
        m_messages.holdAll();
    m_messages.setWaitsForOptions(false);
    Q_EMIT changed();
    sendLater(); // not within the answer to session/new, which is still open on the board
}

void SessionController::setOption(const QString &optionId, const QString &value)
{
    if (session())
        workspace::setOption(session(), optionId, value);
}

} // namespace workspace

#include "moc_sessioncontroller.cpp"
