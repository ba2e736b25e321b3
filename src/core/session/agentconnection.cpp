// SPDX-License-Identifier: Apache-2.0
#include "core/session/agentconnection.h"

#include "acp/taptypes.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/process/processtree.h"
#include "base/result.h"
#include "base/shellwords.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/calls/calltracking.h"
#include "core/held/heldchanges.h"
#include "core/permissions/permissiongate.h"
#include "core/processes/processwatch.h"
#include "core/requests/elicitationgate.h"
#include "core/session/agentrequests.h"
#include "core/session/sessionrestorer.h"
#include "jsonrpc/call.h"
#include "jsonrpc/peer.h"
#include "mcp/gate.h"
#include "proxy/networkwatch.h"
#include "transport/transport.h"

#include <QCoreApplication>

#include <utility>

namespace core {

namespace {
constexpr int supportedVersion = 1;
constexpr int mostAttempts = 10; ///< to restore a lost connection, in about four minutes
constexpr qsizetype detailLength = 200;
} // namespace

using Method = SessionRequest::Method;

AgentConnection::AgentConnection(AgentSetup setup, const Services &services, QObject *parent)
    : QObject(parent)
    , m_setup(std::move(setup))
    , m_services(services)
    , m_tap(std::make_shared<acp::WireTap>())
    , m_elicitations(new ElicitationGate(services.board))
    , m_processes(new ProcessWatch(services.clock))
    , m_sessions(services)
    , m_calls(services.board, services.clock, [this] {
        const bool isReady = m_state == ConnectionState::Ready;
        return AgentCalls::Agent{isReady ? m_endpoint.get() : nullptr, m_problem.message, displayName()};
    })
{
    if (m_setup.gate)
        m_setup.gate->setTap(m_tap);
}

AgentConnection::~AgentConnection()
{
    if (!m_endpoint)
        return;
    // Destroying the endpoint ends every open call, so it happens while all members still exist and with signals
    // disconnected.
    m_endpoint->disconnect(this);
    for (SessionRequest *request : m_endpoint->findChildren<SessionRequest *>())
        request->disconnect();
    m_endpoint.reset();
}

QString AgentConnection::displayName() const
{
    if (!m_setup.name.isEmpty())
        return m_setup.name;
    if (!m_agent.agent.title.isEmpty())
        return m_agent.agent.title;
    return m_agent.agent.name.isEmpty() ? m_setup.fallbackName : m_agent.agent.name;
}

void AgentConnection::setKnownName(const QString &name)
{
    if (!name.isEmpty())
        m_setup.fallbackName = name;
}

qint64 AgentConnection::processId() const
{
    return m_endpoint ? m_endpoint->transport().processId() : 0;
}

bool AgentConnection::canLetGoOfWhatRunsOn() const
{
    const auto &all = m_sessions.all();
    return m_endpoint && processId() > 0 && !m_endpoint->transport().view() &&
           std::all_of(all.begin(), all.end(), [](const auto &one) { return one.second->canLetGo(); });
}

bool AgentConnection::letGoOfWhatRunsOn(StoppedBy by)
{
    std::vector<base::ProcessId> processes;
    for (const base::SeenProcess &process : m_processes->allRunningOn())
        processes.push_back(process.id);
    if (processes.empty() || !m_endpoint || !m_endpoint->transport().spare(processes))
        return false;
    for (const auto &[id, session] : m_sessions.all())
        session->recordLetGo(by);
    m_processes->setAgent(0, ProcessWatch::End::Itself); // what is not told yet is left running, too
    return true;
}

void AgentConnection::setState(ConnectionState state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

RequestRow AgentConnection::newRow(RequestKind kind, const QString &detail) const
{
    RequestRow row;
    row.kind = kind;
    row.sessionTitle = displayName();
    row.detail = detail;
    return row;
}

void AgentConnection::start()
{
    if (!isOver(m_state))
        return;
    m_wasReady = false;
    begin();
}

void AgentConnection::begin()
{
    m_restart.cancel();
    if (m_left && base::isRunning(*m_left)) {
        refuseSecond();
        return;
    }
    m_left.reset();
    m_forced = false;
    m_problem = {};
    m_standardErrorTail.clear();
    m_sessions.dropEarly();
    setState(ConnectionState::Starting);
    if (!m_setup.prepare) {
        startTransport();
        return;
    }
    m_setup.prepare(this, [this](const base::Result<void> &prepared) {
        if (m_state != ConnectionState::Starting || m_endpoint)
            return;
        if (prepared)
            startTransport();
        else
            giveUp(prepared.error());
    });
}

/// Two agents in one folder, one of which nobody can stop, are worse than none.
void AgentConnection::refuseSecond()
{
    m_problem = {
        base::Origin::System, 0,
        tr("The agent was not started again: its process %1 could not be ended and still runs.").arg(m_left->number),
        tr("Belay keeps trying to end it. Start the agent once it is gone.")};
    ErrorRaised card;
    card.error = m_problem;
    card.canRestart = true;
    for (const auto &[id, session] : m_sessions.all())
        session->connectionLost(card);
    setState(ConnectionState::Dead);
}

void AgentConnection::setAgent(AgentSetup setup)
{
    m_setup.name = std::move(setup.name);
    m_setup.fallbackName = std::move(setup.fallbackName);
    m_setup.commandText = std::move(setup.commandText);
    m_setup.prepare = std::move(setup.prepare);
    m_setup.makeTransport = std::move(setup.makeTransport);
    // The sessions look at the earlier ones until they have the new ones.
    const auto held = std::exchange(m_setup.held, std::move(setup.held));
    const auto network = std::exchange(m_setup.network, std::move(setup.network));
    m_setup.turnLimit = setup.turnLimit;
    for (const auto &[id, session] : m_sessions.all()) {
        session->setHeld(m_setup.held.get());
        session->setNetwork(m_setup.network.get());
        session->setTurnLimit(m_setup.turnLimit);
    }
}

void AgentConnection::startTransport()
{
    m_endpoint =
        std::make_unique<acp::AgentEndpoint>(m_setup.makeTransport(), m_tap, static_cast<acp::ClientHandler *>(this));
    connect(m_endpoint.get(), &acp::AgentEndpoint::started, this, &AgentConnection::onStarted);
    connect(m_endpoint.get(), &acp::AgentEndpoint::closed, this, &AgentConnection::onClosed);
    connect(m_endpoint.get(), &acp::AgentEndpoint::messageRefused, this, &AgentConnection::messageRefused);
    connect(m_endpoint.get(), &acp::AgentEndpoint::cancelReceived, this, [this](const jsonrpc::CancelRecord &record) {
        using enum jsonrpc::CancelOutcome;
        if (record.outcome == NotFound || record.outcome == AlreadyCompleted)
            m_services.board->recordWithdrawal(m_sessions.isEmpty() ? base::SessionId()
                                                                    : m_sessions.all().begin()->second->name(),
                                               record.id.displayText(), record.outcome == AlreadyCompleted);
    });
    connect(&m_endpoint->transport(), &transport::Transport::urgentWritten, this, &AgentConnection::cancelWritten);
    if (!m_setup.remote) // what is elsewhere has a limit of its own
        m_initializeTimer = m_services.clock->after(m_setup.timings.initialize, [this] {
            giveUp({base::Origin::System, 0,
                    tr("The agent did not start within %n second(s).", nullptr,
                       int(m_setup.timings.initialize.count() / 1000)),
                    m_setup.commandText});
        });
    m_endpoint->start();
}

void AgentConnection::onStarted()
{
    if (m_state != ConnectionState::Starting)
        return;
    setState(ConnectionState::Initializing);
    m_processes->setAgent(processId());
    if (m_setup.held)
        m_setup.held->attach(m_endpoint->transport().view());
    if (const auto view = m_endpoint->transport().view(); m_setup.network && view && view->hasOwnNetwork())
        m_setup.network->adopt(view->listener());
    acp::InitializeRequest request;
    request.protocolVersion = supportedVersion;
    request.capabilities.cancelsNovember2025 = m_speaksOldCancel;
    m_endpoint->setTakesOldCancel(m_speaksOldCancel);
    request.capabilities.terminalAuth = m_setup.terminalAuth;
    // A sealed agent writes to its own view; what Belay would write for it would go to the disk.
    request.capabilities.readTextFile = request.capabilities.writeTextFile = !m_setup.held;
    request.capabilities.elicitationForm = request.capabilities.elicitationUrl = m_setup.elicitation;
    request.client = {QStringLiteral("belay"), QStringLiteral("Belay"), QCoreApplication::applicationVersion()};
    if (request.client.version.isEmpty())
        request.client.version = QStringLiteral("0");
    const acp::Call call = m_endpoint->initialize(
        request, this, [this](const acp::Reply<acp::InitializeResponse> &reply) { onInitialized(reply); });
    if (m_state != ConnectionState::Initializing)
        return;
    // The protocol does not allow cancelling the handshake; a timeout or the user's cancel ends the agent.
    m_initializeTimer = m_services.clock->after(m_setup.timings.initialize, [this] {
        giveUp({base::Origin::Agent, 0,
                base::Words::tr("The agent did not answer within %n second(s).", nullptr,
                                int(m_setup.timings.initialize.count() / 1000)),
                m_setup.commandText});
    });
    m_initializeRow = trackCall(m_services.board, call, newRow(RequestKind::Initialize, m_setup.commandText),
                                [this] { cancelOpening(); });
}

void AgentConnection::cancelOpening()
{
    m_elicitations->cancelAll(std::nullopt, ElicitationEnd::CancelledByUser); // they belong to this opening
    if (m_state == ConnectionState::Reconnecting) {
        m_restart.cancel();
        m_problem = {base::Origin::User, 0, tr("You cancelled the start of the agent."), m_setup.commandText};
        endReconnecting(RequestEnd::CancelledByUser);
        setState(ConnectionState::Dead);
    } else if (m_state == ConnectionState::Starting || m_state == ConnectionState::Initializing)
        giveUp({base::Origin::User, 0, tr("You cancelled the start of the agent."), m_setup.commandText});
    else if (m_opening)
        m_opening->cancel();
}

void AgentConnection::onInitialized(const acp::Reply<acp::InitializeResponse> &reply)
{
    m_initializeTimer.cancel();
    if (reply.end == acp::CallEnd::Lost || m_state != ConnectionState::Initializing)
        return;
    if (!reply.value) {
        giveUp({base::Origin::Agent, reply.value.error().code, tr("The agent refused the opening handshake."),
                reply.value.error().message});
        return;
    }
    m_agent = *reply.value;
    if (m_agent.protocolVersion != supportedVersion) {
        giveUp({base::Origin::Protocol, 0,
                tr("The agent speaks version %1 of the protocol; Belay speaks version %2.")
                    .arg(m_agent.protocolVersion)
                    .arg(supportedVersion),
                m_setup.commandText});
        return;
    }
    m_speaksOldCancel = m_agent.capabilities.cancelsNovember2025;
    if (m_speaksOldCancel)
        m_endpoint->setCancelDialect(jsonrpc::CancelDialect::November2025);
    m_wasReady = true;
    Q_EMIT initialized(m_agent.capabilities);
    endReconnecting(RequestEnd::Answered);
    setState(ConnectionState::Ready);
    restoreSessions();
}

void AgentConnection::giveUp(const base::Error &problem)
{
    m_problem = problem;
    // Not lost: it was Belay that ended the connection.
    m_services.board->finish(m_initializeRow,
                             problem.origin == base::Origin::User ? RequestEnd::CancelledByUser : RequestEnd::TimedOut);
    setState(ConnectionState::Closing);
    if (m_endpoint) {
        m_endpoint->forceClose();
        return;
    }
    transport::Ending nothing; // nothing was started yet
    onClosed(nothing);
}

void AgentConnection::close()
{
    m_restart.cancel();
    m_restartWanted = false;
    if (isOver(m_state) || m_state == ConnectionState::Reconnecting) {
        for (const auto &[id, session] : m_sessions.all())
            session->endCommandsOfAllTurns();
        endReconnecting(RequestEnd::CancelledByUser);
        if (m_state == ConnectionState::Reconnecting)
            setState(ConnectionState::Closed);
        return;
    }
    setState(ConnectionState::Closing);
    m_processes->expectEnd();
    if (m_endpoint)
        m_endpoint->close();
    else
        onClosed({});
}

void AgentConnection::forceClose()
{
    if (m_state == ConnectionState::Reconnecting)
        cancelOpening();
    if (m_state == ConnectionState::Starting && !m_endpoint)
        close();
    if (!m_endpoint)
        return;
    setState(ConnectionState::Closing);
    m_processes->expectEnd();
    m_endpoint->forceClose();
}

QString AgentConnection::whatIsLeft(const transport::Ending &ending) const
{
    if (ending.treeGone || !ending.started)
        return {};
    if (!ending.ended || !ending.running.empty()) {
        QStringList numbers;
        for (const base::ProcessId &process : ending.running)
            numbers << QString::number(process.number);
        return numbers.isEmpty() ? tr("Belay has killed the agent, but does not know whether it has ended.")
                                 : tr("Belay killed the agent, but these of its processes still ran: %1. Belay keeps "
                                      "trying to end them.")
                                       .arg(base::listed(numbers));
    }
    // Not reported after a regular end, when no process is expected to be left.
    if (m_state == ConnectionState::Closing && !m_forced)
        return {};
    return ending.guardDied ? tr("belay-guard, which watches what the agent starts, was killed. What was found of the "
                                 "agent was ended; a program that hides may live on.")
                            : tr("belay-guard is missing or does not work here, so only the agent's process group was "
                                 "ended. A program that left it may live on.");
}

std::vector<LeftProcess> AgentConnection::leftOf(const transport::Ending &ending)
{
    std::vector<LeftProcess> out;
    for (const base::ProcessId &process : ending.running) {
        QStringList words;
        for (const QByteArray &argument : base::argumentsOf(process))
            words << QString::fromLocal8Bit(argument);
        out.push_back({process.number, base::shellJoined(words)});
    }
    if (out.empty() && !ending.ended)
        out.push_back({});
    return out;
}

void AgentConnection::onClosed(const transport::Ending &ending)
{
    if (!m_endpoint && m_setup.held) // nobody waits for it any more
        m_setup.held->giveUpOpening();
    m_initializeTimer.cancel();
    const AgentEnd end{ending.ended || !ending.started, leftOf(ending)};
    // Before the sessions lose it: here it is known what of theirs was told to end.
    m_processes->setAgent(0, end.ended ? ProcessWatch::End::WithAgent : ProcessWatch::End::Itself);
    if (!end.ended) {
        if (!ending.running.empty())
            m_left = ending.running.front();
        m_problem = {base::Origin::System, 0, tr("The agent process could not be ended and may still run."),
                     whatIsLeft(ending)};
    }
    const bool asked = m_state == ConnectionState::Closing && m_problem.message.isEmpty();
    const bool again = m_setup.remote && m_setup.restarts && m_wasReady && m_state != ConnectionState::Closing &&
                       m_attempt < mostAttempts;
    const bool neverReady = m_state == ConnectionState::Starting || m_state == ConnectionState::Initializing;
    if (m_problem.message.isEmpty() && !asked) {
        m_problem = ending.error;
        if (ending.started && neverReady && !m_setup.remote)
            m_problem.message =
                tr("The agent ended before it was ready (%1).").arg(base::exitText(ending.exitCode, ending.signal));
        if (!m_setup.remote)
            m_problem.detail = m_setup.commandText;
    }
    m_standardErrorTail = ending.standardErrorTail;
    m_sessions.dropEarly();
    m_elicitations->loseAll();
    // A tunnel does not always notice that its program is gone.
    if (m_setup.network)
        m_setup.network->closeAll();
    ErrorRaised card;
    card.error = m_problem;
    card.error.code = ending.exitCode ? ending.exitCode : ending.signal ? 128 + ending.signal : 0;
    card.stderrTail = m_standardErrorTail;
    card.canRestart = !again; // false while it reconnects automatically
    card.canResume = canRestore();
    const QString left = whatIsLeft(ending);
    if (!left.isEmpty() && m_sessions.isEmpty() && !asked)
        m_problem.detail += QLatin1Char('\n') + left;
    for (const auto &[id, session] : m_sessions.all()) {
        if (session->isConnected() || !again) // a failed attempt to reconnect is not reported again
            session->connectionLost(card, end);
        if (!left.isEmpty())
            session->notify({acp::Severity::Warning, tr("Something of the agent may still run"), left});
    }
    // This runs within a signal of the endpoint.
    if (m_endpoint) {
        m_endpoint->disconnect(this);
        m_endpoint.release()->deleteLater();
    }
    // Set before the end is reported, so that it is not shown as one the user must react to.
    if (std::exchange(m_restartWanted, false) && end.ended)
        m_restart = m_services.clock->after(base::Milliseconds(0), [this] { start(); });
    if (again) {
        reconnectLater();
        return;
    }
    endReconnecting(m_problem.origin == base::Origin::User ? RequestEnd::CancelledByUser : RequestEnd::Failed);
    setState(asked ? ConnectionState::Closed : ConnectionState::Dead);
}

bool AgentConnection::wantsMissingReadsEmpty() const
{
    // gemini-cli cannot create a file if reading the missing one returns an error.
    return m_agent.agent.name.contains(QLatin1String("gemini"), Qt::CaseInsensitive);
}

Session *AgentConnection::newSession(const base::SessionId &id, const QString &cwd, const Session::Origin &origin)
{
    Session *session = m_sessions.add(id, cwd, origin);
    connect(session, &Session::forceRequested, this, &AgentConnection::forceAndRestart);
    connect(session, &Session::closeRequested, this, [this, session] { closeForStop(session); });
    connect(session, &Session::reopenRequested, this, [this, session] { reopen(session); });
    session->setStopTimes(m_setup.timings.stop);
    session->setTurnLimit(m_setup.turnLimit);
    session->setRemote(m_setup.remote);
    session->setAgentName(displayName());
    session->setWritePolicy(m_setup.writes);
    session->setPermissionRules(m_setup.rules, m_setup.ruleAgent);
    session->setHeld(m_setup.held.get());
    session->setNetwork(m_setup.network.get());
    session->setMcpGate(m_setup.gate.get());
    session->setProcesses(m_processes.get());
    return session;
}

void AgentConnection::setTimings(const Timings &timings)
{
    m_setup.timings = timings;
    for (const auto &[id, session] : m_sessions.all())
        session->setStopTimes(timings.stop);
}

void AgentConnection::setWritePolicy(WritePolicy policy)
{
    m_setup.writes = policy;
    for (const auto &[id, session] : m_sessions.all())
        session->setWritePolicy(policy);
}

void AgentConnection::setPermissionRules(std::shared_ptr<const std::vector<PermissionRule>> rules, const QString &agent)
{
    m_setup.rules = std::move(rules);
    m_setup.ruleAgent = agent;
    for (const auto &[id, session] : m_sessions.all())
        session->setPermissionRules(m_setup.rules, agent);
}

void AgentConnection::forceAndRestart()
{
    m_forced = true;
    m_restartWanted = m_setup.restarts;
    forceClose();
}

/// The gentlest way to end what the agent does not stop, as where it runs elsewhere: agent and conversation live on.
void AgentConnection::closeForStop(Session *session)
{
    const acp::Call call =
        m_calls.closeSession(session->id(), session, [this, session](const base::Result<void> &closed) {
            m_closeTimer.cancel();
            if (m_state != ConnectionState::Ready) // it is being ended, and so is the session
                return;
            // One that it does not know is closed, too.
            if (closed || closed.error().code == acp::notFound)
                session->closedByAgent();
            else
                session->notClosed();
        });
    if (!call.isDone())
        m_closeTimer = m_services.clock->after(SessionRequest::cancelLimit, [this, call] { m_calls.cancel(call); });
}

/// A session that the agent has closed, but does not take up again, is restored as after its end.
void AgentConnection::reopen(Session *session)
{
    if (!m_setup.restarts || m_state != ConnectionState::Ready)
        return;
    restore(session, [this] { forceAndRestart(); });
}

void AgentConnection::restart()
{
    if (!m_endpoint) {
        start();
        return;
    }
    for (const auto &[id, session] : m_sessions.all())
        session->expectRestart();
    m_restartWanted = true;
    setState(ConnectionState::Closing);
    m_processes->expectEnd();
    m_endpoint->close();
}

/// The pauses grow up to half a minute. Requests that were open when the connection was lost are not sent again.
void AgentConnection::reconnectLater()
{
    const base::Milliseconds pause = qMin(base::Milliseconds(1000) * (1 << m_attempt), base::Milliseconds(30'000));
    if (m_attempt++ == 0) {
        RequestRow row = newRow(RequestKind::Reconnect, m_setup.commandText);
        row.state = RequestState::Running;
        m_reconnectRow = m_services.board->add(std::move(row), {[this] { cancelOpening(); }, {}});
    }
    m_restart = m_services.clock->after(pause, [this] { begin(); });
    setState(ConnectionState::Reconnecting);
}

void AgentConnection::endReconnecting(RequestEnd end)
{
    if (std::exchange(m_attempt, 0) > 0)
        m_services.board->finish(m_reconnectRow, end);
}

/// Sends the request for a session that \p target describes. False: the agent is not ready, and \p done is not called.
bool AgentConnection::ask(const SessionRequest::Target &target, base::Milliseconds limit, QObject *context,
                          std::function<void(const SessionRequest::Outcome &)> done)
{
    if (m_state != ConnectionState::Ready)
        return false;
    auto *request = new SessionRequest(m_endpoint.get(), m_services.clock, m_services.board,
                                       m_agent.capabilities.closeSession, m_endpoint.get());
    m_opening = request;
    connect(request, &SessionRequest::finished, this, [this, request] {
        if (m_opening == request)
            m_opening.clear();
    });
    connect(request, &SessionRequest::finished, context, std::move(done));
    request->start(target, newRow(RequestKind::NewSession, target.cwd), limit);
    return true;
}

void AgentConnection::openSession(const QString &cwd, QObject *context, const Done<Session *> &done)
{
    open({Method::New, {}, cwd, extras()}, context, done);
}

void AgentConnection::forkSession(const base::SessionId &source, const QString &cwd, QObject *context,
                                  const Done<Session *> &done)
{
    if (m_state == ConnectionState::Ready && !m_agent.capabilities.forkSession) {
        done(base::Error{base::Origin::Agent, 0, base::Words::tr("This agent cannot fork sessions."), {}});
        return;
    }
    open({Method::Fork, source, cwd, extras()}, context, done);
}

void AgentConnection::open(const SessionRequest::Target &target, QObject *context, const Done<Session *> &done)
{
    const bool asked =
        ask(target, m_setup.timings.newSession, context, [this, target, done](const SessionRequest::Outcome &outcome) {
            if (outcome.end == SessionRequest::End::Unresponsive)
                giveUp(outcome.error);
            if (outcome.end != SessionRequest::End::Opened) {
                done(outcome.error);
                return;
            }
            const QPointer<Session> session = adopt(outcome.setup, target);
            done(session.data());
            if (session)
                m_sessions.deliverEarly(session);
        });
    if (!asked)
        done(base::Error{base::Origin::Transport, 0, base::Words::tr("The agent is not ready."), m_problem.message});
}

/// Attaches the session with the settings that this agent needs.
void AgentConnection::attach(Session *session, const acp::SessionSetup &setup)
{
    session->setMissingReadsEmpty(wantsMissingReadsEmpty());
    session->attach(m_endpoint.get(), setup, canRestore(), m_agent.capabilities.closeSession);
}

Session *AgentConnection::adopt(const acp::SessionSetup &setup, const SessionRequest::Target &target)
{
    Session *session = newSession(setup.id, target.cwd, {});
    attach(session, setup);
    if (target.method != Method::New)
        session->expectHistory();
    giveExtras(session, target.extras);
    return session;
}

SessionExtras AgentConnection::extras() const
{
    return m_setup.extras ? takenBy(m_agent.capabilities, m_setup.extras()) : SessionExtras();
}

/// The agent has opened \p session with these extras.
void AgentConnection::giveExtras(Session *session, const SessionExtras &extras)
{
    session->setMoreFolders(extras.folders);
    if (m_setup.mcpPolicy)
        session->setMcpPolicy(m_setup.mcpPolicy());
    // Queued, so that the caller can connect to the session first.
    QMetaObject::invokeMethod(
        session, [session, leftOut = extras.leftOut] { session->notifyLeftOut(leftOut); }, Qt::QueuedConnection);
}

Session *AgentConnection::openKnown(const base::SessionId &id, const QString &cwd, QObject *context,
                                    const Done<void> &done)
{
    const SessionRequest::Target target{m_agent.capabilities.loadSession ? Method::Load : Method::Resume, id, cwd,
                                        extras()};
    m_sessions.dropEarly(id);
    Session *session = newSession(id, cwd, {.isNew = false});
    session->beginReplay(Replay::Kind::New);
    const QPointer<Session> alive(session);
    // No deadline: loading takes as long as the conversation is. The progress is shown, and the row can be cancelled.
    const auto onEnd = [this, session, target, done](const SessionRequest::Outcome &outcome) {
        if (outcome.end == SessionRequest::End::Opened) {
            attach(session, outcome.setup);
            giveExtras(session, target.extras);
            session->restored({.kind = SessionRestored::Kind::Imported});
            done({});
            return;
        }
        if (outcome.end == SessionRequest::End::Unresponsive)
            giveUp(outcome.error);
        done(outcome.error);
        m_sessions.remove(target.id);
    };
    if (!ask(target, base::Milliseconds(0), context, onEnd)) {
        done(base::Error{base::Origin::Transport, 0, base::Words::tr("The agent is not ready."), m_problem.message});
        m_sessions.remove(id);
    }
    return alive;
}

Session *AgentConnection::resume(const base::SessionId &id, const QString &cwd, base::TurnId newest,
                                 const base::SessionId &name, const std::vector<base::SessionId> &earlier)
{
    Session *session = newSession(id, cwd, {.isNew = false, .name = name.isEmpty() ? id : name});
    session->continueAfter(newest, earlier);
    return session;
}

void AgentConnection::restoreSessions()
{
    if (m_state != ConnectionState::Ready)
        return;
    std::vector<Session *> all;
    for (const auto &[id, session] : m_sessions.all()) {
        if (!session->isConnected() && !session->replay().isLoadingNew())
            all.push_back(session.get());
    }
    for (Session *session : all)
        restore(session);
}

/// \p refused: instead of a new session, where the agent takes up none of the ways to restore it.
void AgentConnection::restore(Session *session, const std::function<void()> &refused)
{
    const auto begin = [this, session](Method method, QObject *context, const SessionRestorer::Answer &answer) {
        if (m_state != ConnectionState::Ready)
            return false;
        if (method == Method::Load)
            session->beginReplay(Replay::Kind::Repeated);
        const SessionRequest::Target target{method, session->id(), session->cwd(), extras()};
        return ask(target, m_setup.timings.newSession, context,
                   [this, session, target, answer](const SessionRequest::Outcome &outcome) {
                       if (outcome.end == SessionRequest::End::Opened)
                           giveExtras(session, target.extras);
                       answer(outcome);
                   });
    };
    auto *restorer = new SessionRestorer(session, m_agent.capabilities, begin, !refused);
    connect(restorer, &SessionRestorer::loginNeeded, this, &AgentConnection::loginNeeded);
    if (refused)
        connect(restorer, &SessionRestorer::failed, this, refused);
    else
        connect(restorer, &SessionRestorer::failed, this, &AgentConnection::giveUp);
    connect(restorer, &SessionRestorer::restored, this,
            [this, session](const acp::SessionSetup &setup, const SessionRestored &how) {
                const base::SessionId before = session->id();
                attach(session, setup);
                if (session->id() != before)
                    m_sessions.rename(before);
                m_sessions.deliverEarly(session);
                session->restored(how);
            });
    restorer->start();
}

template <class Request, class Responder, class F>
void AgentConnection::withSession(Request &request, Responder &responder, F f)
{
    if (Session *found = session(request.session))
        f(*found);
    else
        responder.failNotFound(QStringLiteral("No such session: ") + request.session.value);
}

void AgentConnection::sessionUpdate(const base::SessionId &id, acp::SessionUpdate update)
{
    m_sessions.update(id, std::move(update));
}

void AgentConnection::requestPermission(acp::PermissionRequest request, acp::PermissionResponder responder)
{
    withSession(request, responder, [&](Session &s) { s.requestPermission(std::move(request), std::move(responder)); });
}

void AgentConnection::readTextFile(acp::ReadTextFileRequest request, acp::ReadResponder responder)
{
    if (m_setup.held) { // sealed agents are not offered this: the file on disk may differ from the one they see
        responder.failInvalid(QStringLiteral("fs/read_text_file was not offered: read the file yourself"));
        return;
    }
    withSession(request, responder, [&](Session &s) { s.requests().read(request, std::move(responder)); });
}

void AgentConnection::writeTextFile(acp::WriteTextFileRequest request, acp::DoneResponder responder)
{
    if (m_setup.held) {
        responder.failInvalid(QStringLiteral("fs/write_text_file was not offered: write the file yourself"));
        return;
    }
    withSession(request, responder, [&](Session &s) { s.requests().write(request, std::move(responder)); });
}

void AgentConnection::createTerminal(acp::CreateTerminalRequest request, acp::CreateTerminalResponder responder)
{
    withSession(request, responder, [&](Session &s) { s.requests().createTerminal(request, std::move(responder)); });
}

void AgentConnection::terminalOutput(acp::TerminalRequest request, acp::OutputResponder responder)
{
    withSession(request, responder, [&](Session &s) { s.terminalService().output(request, std::move(responder)); });
}

void AgentConnection::waitForTerminalExit(acp::TerminalRequest request, acp::ExitResponder responder)
{
    withSession(request, responder, [&](Session &s) { s.waitForTerminalExit(request, std::move(responder)); });
}

void AgentConnection::killTerminal(acp::TerminalRequest request, acp::DoneResponder responder)
{
    withSession(request, responder, [&](Session &s) { s.terminalService().kill(request, std::move(responder)); });
}

void AgentConnection::releaseTerminal(acp::TerminalRequest request, acp::DoneResponder responder)
{
    withSession(request, responder, [&](Session &s) { s.terminalService().release(request, std::move(responder)); });
}

void AgentConnection::requestElicitation(acp::ElicitationRequest request, acp::ElicitationResponder responder)
{
    if (!m_setup.elicitation) {
        responder.failInvalid(QStringLiteral("Invalid params: mode: nobody can be asked here"));
        return;
    }
    if (Session *found = session(request.session)) {
        found->requestElicitation(std::move(request), std::move(responder));
        return;
    }
    // It belongs to a request of Belay's own, or to a session that is just being opened.
    if (!request.session.isEmpty() && !m_opening) {
        responder.failNotFound(QStringLiteral("No such session: ") + request.session.value);
        return;
    }
    RequestRow row = newRow(RequestKind::Elicitation, request.message.left(detailLength));
    m_elicitations->ask(std::move(request), std::move(responder), std::move(row), false);
}

void AgentConnection::elicitationCompleted(const QString &elicitationId)
{
    m_elicitations->complete(elicitationId);
    for (const auto &[id, session] : m_sessions.all())
        session->elicitations().complete(elicitationId);
}

} // namespace core

#include "moc_agentconnection.cpp"
