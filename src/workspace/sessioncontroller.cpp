// SPDX-License-Identifier: Apache-2.0
#include "workspace/sessioncontroller.h"

#include "acp/values.h"
#include "agents/agentlaunch.h"
#include "models/texts/messagetext.h"

#include <QFile>
#include <QFileInfo>

namespace workspace {

namespace {

constexpr base::Milliseconds closeLimit{1000};
constexpr base::Milliseconds turnLimit{4000}; ///< for a turn that is stopped because its session closes

core::AgentSetup setupFor(const settings::AgentEntry &agent, const QString &cwd, base::Clock *clock,
                          secrets::SecretStore *secrets, std::shared_ptr<const secrets::Environment> given,
                          const std::shared_ptr<agents::GivenExtras> &extras, StartGate *gate)
{
    core::AgentSetup setup = agents::agentSetup(agent, cwd, clock, secrets, std::move(given));
    setup.terminalAuth = !agent.isRemote(); // somewhere else nobody can type
    setup.elicitation = true;
    agents::giveExtras(&setup, extras, cwd, agent.isRemote(), secrets);
    if (gate)
        setup.prepare = [gate, own = setup.prepare](QObject *context,
                                                    const std::function<void(base::Result<void>)> &done) {
            gate->pass(context, [own, context, done] { own(context, done); });
        };
    return setup;
}

} // namespace

SessionController::SessionController(models::SessionHandle handle, settings::AgentEntry agent, QString cwd,
                                     const core::Services &services, secrets::SecretStore *secrets, StartGate *gate,
                                     QObject *parent)
    : QObject(parent)
    , m_handle(handle)
    , m_agent(std::move(agent))
    , m_cwd(std::move(cwd))
    , m_services(services)
    , m_secrets(secrets)
    , m_gate(gate)
    , m_said(services.clock)
    , m_connection(setupFor(m_agent, m_cwd, services.clock, secrets, m_given, m_extras, gate), services)
    , m_login(m_agent, m_cwd, &m_connection, services.runner, secrets, m_given)
    , m_changedAt(services.clock->wall())
    , m_startedAt(services.clock->now())
{
    connect(&m_said, &SessionTranscript::heard, this, &SessionController::onEvent);
    connect(&m_connection, &core::AgentConnection::stateChanged, this, &SessionController::onConnectionState);
    connect(&m_connection, &core::AgentConnection::messageRefused, this, [this](const QString &why) {
        m_said.add(core::NoticeRaised{acp::Severity::Warning, tr("A message of the agent could not be used"), why});
    });
    connect(&m_connection, &core::AgentConnection::loginNeeded, this,
            [this](const base::Error &error) { m_login.need(error.message); });
    connect(&m_connection.elicitations(), &core::ElicitationGate::asked, this, &SessionController::elicitationAsked);
    connect(&m_connection.elicitations(), &core::ElicitationGate::asked, this, &SessionController::changedSoon);
    connect(&m_connection.elicitations(), &core::ElicitationGate::settled, this, &SessionController::changedSoon);
    connect(&m_login, &agents::LoginController::changed, this, &SessionController::changedSoon);
    connect(&m_login, &agents::LoginController::loggedIn, this, &SessionController::onLoggedIn);
    connect(&m_queue, &core::PromptQueue::changed, this, &SessionController::changed);
}

SessionController::~SessionController()
{
    // Sessions report the end of their connection; nobody is left to hear it.
    m_connection.disconnect(this);
    m_said.follow(nullptr);
    if (m_session)
        m_session->disconnect(this);
}

void SessionController::setAgent(const settings::AgentEntry &agent)
{
    if (agent.isRemote() != m_agent.isRemote())
        return;
    m_agent = agent;
    m_connection.setAgent(setupFor(m_agent, m_cwd, m_services.clock, m_secrets, m_given, m_extras, m_gate));
    m_login.setAgent(m_agent);
    Q_EMIT changed();
}

QString SessionController::title() const
{
    if (m_session && !m_session->facts().title.isEmpty())
        return m_session->facts().title;
    if (m_stored && !m_stored->title.isEmpty())
        return m_stored->title;
    if (m_known && !m_known->title.isEmpty())
        return m_known->title;
    if (!m_sent.isEmpty()) {
        const QString line = m_sent.constFirst().text.section(QLatin1Char('\n'), 0, 0).left(80);
        return models::messageLine(line.trimmed().isEmpty() ? m_sent.constFirst() : core::Message(line));
    }
    return tr("New session");
}

bool SessionController::isOver() const
{
    const core::ConnectionState state = m_connection.state();
    return state == core::ConnectionState::Idle || state == core::ConnectionState::Closed ||
           state == core::ConnectionState::Dead;
}

bool SessionController::isBusy() const
{
    return !isOver() && !m_login.isNeeded() && !takesMessage();
}

models::SessionSnapshot SessionController::snapshot() const
{
    models::SessionSnapshot out;
    out.title = title();
    out.agentName = m_connection.displayName();
    out.cwd = m_cwd;
    out.moreFolders = m_session ? m_session->moreFolders() : QStringList();
    out.agentProcessId = m_connection.processId();
    out.queue = m_queue.items();
    out.queueHeld = m_queue.isHeld();
    out.statistics = m_stopStatistics;
    out.canRestore = m_connection.canRestore();
    out.login = m_login.status();
    out.remote = m_connection.isRemote();
    out.reconnectAttempt = m_connection.reconnectAttempt();
    switch (m_connection.state()) {
    case core::ConnectionState::Idle:
        out.agent = m_stored ? models::AgentState::NotStarted : models::AgentState::None;
        break;
    case core::ConnectionState::Reconnecting:
        out.agent = models::AgentState::Reconnecting;
        break;
    case core::ConnectionState::Starting:
    case core::ConnectionState::Initializing:
        out.agent = out.reconnectAttempt > 0 ? models::AgentState::Reconnecting
                    : m_session              ? models::AgentState::Restoring
                                             : models::AgentState::Starting;
        break;
    case core::ConnectionState::Ready:
        out.agent = isReady() || m_login.isNeeded() ? models::AgentState::Ready
                    : m_session                     ? models::AgentState::Restoring
                                                    : models::AgentState::Starting;
        break;
    case core::ConnectionState::Closing:
    case core::ConnectionState::Closed:
    case core::ConnectionState::Dead:
        out.agent = models::AgentState::Dead;
        out.agentProblem = m_connection.problem().message;
        break;
    }
    out.elicitations = elicitations();
    out.waitingForUser = m_connection.elicitations().openCount();
    if (m_lastEnd)
        out.lastEnd = models::turnEndText(*m_lastEnd);
    out.wasStopped = m_lastEnd == core::TurnEnd::StoppedByYou || m_lastEnd == core::TurnEnd::StoppedByForce ||
                     m_lastEnd == core::TurnEnd::Disconnected || m_lastEnd == core::TurnEnd::EndedNormallyAfterStop;
    out.usage = usage();
    if (!m_session)
        return out;
    if (m_session->isBeingTold())
        out.loaded = m_session->replayed();
    out.stop = m_session->stopStatus();
    out.turnStartedAt = m_session->turnStartedAt();
    out.lastActivityAt = m_session->lastActivityAt();
    out.options = m_session->facts().options;
    out.commands = m_session->facts().commands;
    out.takes = m_connection.agent().capabilities.prompt;
    out.permissionsOpen = m_session->permissions().openCount();
    out.waitingForUser += m_services.board->waitingForUser(m_session->id());
    out.worksOn = m_session->worksOn();
    out.defaultScope = m_session->defaultScope();
    for (const core::StagedFile &file : m_session->staged().files())
        out.staged.push_back({file.effect, QFile::decodeName(file.path), file.added, file.removed});
    for (const core::TerminalService::Running &command : m_session->terminals().running()) {
        const bool ofTurn = m_session->hasOpenTurn() && command.turn == m_session->turn();
        (ofTurn ? out.turnCommands : out.olderCommands).push_back({command.id, command.line, command.startedAt});
    }
    return out;
}

models::SessionRow SessionController::row() const
{
    models::SessionRow out;
    out.handle = m_handle;
    out.title = title();
    out.cwd = m_cwd;
    out.loginNeeded = m_login.isNeeded();
    out.loading = !isOver() && !isReady() && !m_login.isNeeded();
    out.dead = m_connection.state() == core::ConnectionState::Dead;
    out.remote = m_connection.isRemote();
    out.reconnects = m_connection.reconnectAttempt() > 0;
    out.lastEnd = m_lastEnd;
    out.heldBack = m_queue.isHeld() ? int(m_queue.items().size()) : 0;
    out.changedAt = m_changedAt;
    out.phaseSince = m_startedAt;
    out.waitingForUser = m_connection.elicitations().openCount();
    if (m_session) {
        out.phase = m_session->stopStatus().phase;
        out.waitingForUser += m_services.board->waitingForUser(m_session->id());
        out.staged = m_session->staged().count();
        if (out.phase != core::TurnPhase::Idle)
            out.phaseSince =
                models::isStopping(out.phase) ? m_session->stopStatus().pressedAt : m_session->turnStartedAt();
    }
    return out;
}

void SessionController::start()
{
    m_connection.start();
}

void SessionController::close()
{
    m_isClosing = true;
    returnUnsent();
    if (m_session && m_session->hasOpenTurn() && !m_turnLimit.isSet()) {
        // As the user would have it: told to the agent, every request answered, and the end written down.
        m_turnLimit = m_services.clock->after(turnLimit, [this] { close(); });
        m_session->stopToClose();
        if (!m_session->hasOpenTurn()) // at once
            close();
        return;
    }
    if (m_session && m_session->hasOpenTurn())
        m_session->forceStop(); // it had its time, or is closed once more
    closeConnection();
}

void SessionController::closeConnection()
{
    m_turnLimit.cancel();
    if (m_session && isOver()) // no end of a connection is to come that would do it
        m_session->staged().discardAll(tr("the session ended before it was decided"));
    const bool canClose = isReady() && m_connection.state() == core::ConnectionState::Ready &&
                          m_connection.agent().capabilities.closeSession;
    if (!canClose || m_closeLimit.isSet()) {
        m_connection.close();
        return;
    }
    // One that runs elsewhere would hold it open; the end of a connection says nothing to it.
    const auto end = [this] {
        if (m_connection.state() == core::ConnectionState::Ready)
            m_connection.close();
    };
    m_closeLimit = m_services.clock->after(closeLimit, end);
    m_connection.calls().closeSession(m_session->id(), &m_closing, [this, end](const base::Result<void> &) {
        m_closeLimit.cancel();
        end();
    });
}

void SessionController::onConnectionState()
{
    switch (m_connection.state()) {
    case core::ConnectionState::Starting:
        m_startedAt = m_services.clock->now();
        break;
    case core::ConnectionState::Ready:
        if (!m_session) // one that is there is restored by the connection
            openSession();
        break;
    case core::ConnectionState::Dead:
        // A session tells its own end; before there was one, this is the place.
        if (!m_session) {
            core::ErrorRaised card;
            card.error = m_connection.problem();
            card.stderrTail = m_connection.standardErrorTail();
            card.canRestart = true;
            m_said.add(card);
        }
        [[fallthrough]];
    case core::ConnectionState::Reconnecting:
        // What was to be sent at once is in view like everything else that waits.
        if (m_sendNow)
            m_queue.move(m_queue.add(*std::exchange(m_sendNow, std::nullopt)), 0);
        m_queue.hold();
        break;
    default:
        break;
    }
    Q_EMIT changed();
}

/// A thousand requests that end at once are one change to look at.
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

void SessionController::tell(const QString &title, const QString &text)
{
    m_said.add(core::NoticeRaised{acp::Severity::Warning, title, text});
}

void SessionController::onEvent(const core::SessionEvent &event)
{
    if (std::holds_alternative<core::PermissionAsked>(event.body)) {
        Q_EMIT permissionAsked();
    } else if (std::holds_alternative<core::ElicitationAsked>(event.body)) {
        Q_EMIT elicitationAsked();
    } else if (const auto *settled = std::get_if<core::PermissionSettled>(&event.body)) {
        if (settled->end == core::PermissionEnd::Answered)
            Q_EMIT permissionAnswered();
    } else if (const auto *ended = std::get_if<core::TurnEnded>(&event.body)) {
        m_changedAt = event.at;
        onTurnEnded(*ended);
    } else if (std::holds_alternative<core::SessionRestored>(event.body)) {
        QMetaObject::invokeMethod(this, &SessionController::sendNext, Qt::QueuedConnection);
    }
}

void SessionController::onTurnEnded(const core::TurnEnded &ended)
{
    if (m_turnLimit.isSet())
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_turnLimit.isSet())
                    closeConnection();
            },
            Qt::QueuedConnection);
    m_lastEnd = ended.end;
    const bool stopped = ended.confirmedAfterStop.has_value();
    if (stopped) {
        core::StopSample sample;
        sample.cascaded = ended.cascaded;
        if (ended.end == core::TurnEnd::StoppedByYou || ended.end == core::TurnEnd::EndedNormallyAfterStop)
            sample.confirmed = ended.confirmedAfterStop;
        Q_EMIT stopMeasured(sample);
    }
    // What the user did not see end well is not followed by more of the same.
    if (ended.loginNeeded) {
        // Nobody has answered it: it goes out again, before anything else, when the user is logged in.
        if (!m_sendNow && !m_sent.isEmpty()) {
            m_sendNow = m_sent.takeLast();
        }
        m_login.need(ended.detail);
    } else {
        m_login.notNeeded();
    }
    const bool broken = ended.end == core::TurnEnd::AgentFailed || ended.end == core::TurnEnd::AgentDied ||
                        ended.end == core::TurnEnd::ConnectionLost;
    if (!m_sendNow && ((stopped && m_holdAfterStop) || broken))
        m_queue.hold();
    Q_EMIT turnEnded(ended.end);
    // What the agent has taken up is not to be sent a second time without a thought: Up and Retry have it.
    if (stopped && !m_sendNow && !m_sent.isEmpty() && !transcript().hasAnswer(transcript().newestTurn()))
        giveBack(m_sent.constLast(), ReturnedMessage::Why::Stopped);
    // Not inside the end of a turn.
    QMetaObject::invokeMethod(this, &SessionController::sendNext, Qt::QueuedConnection);
}

void SessionController::giveBack(const core::Message &message, ReturnedMessage::Why why)
{
    using enum ReturnedMessage::Why;
    // Another one is kept for a session that is not in view.
    if (why != Stopped && m_returned.why != Stopped)
        m_returned = {core::joined(m_returned.message, message), qMax(why, m_returned.why)};
    else if (why != Stopped || m_returned.message.isEmpty())
        m_returned = {message, why};
    Q_EMIT textReturned();
}

void SessionController::keepInQueue(const core::Message &message)
{
    m_queue.move(m_queue.add(message), 0);
    m_queue.hold();
}

void SessionController::setStopStatistics(const core::StopStatistics &statistics)
{
    m_stopStatistics = statistics;
    Q_EMIT changed();
}

void SessionController::stop()
{
    stop(m_session ? m_session->defaultScope() : core::StopScope{});
}

void SessionController::stop(const core::StopScope &scope)
{
    if (m_session && m_session->hasOpenTurn()) {
        if (!models::isStopping(m_session->stopStatus().phase)) {
            m_holdAfterStop = scope.holdQueue;
            if (m_holdAfterStop && !m_sendNow)
                m_queue.hold();
        }
        m_session->stop(scope);
        return;
    }
    // The agent has not got the message yet: what opens is given up, and the message stays here.
    m_queue.hold();
    if (m_packing) {
        m_packing.reset();
        giveBack(std::exchange(m_inPacking, {}), ReturnedMessage::Why::NotSent);
        Q_EMIT changed();
    } else if (isBusy())
        m_connection.cancelOpening();
}

void SessionController::forceStop()
{
    if (m_session && m_session->isConnected())
        m_session->forceStop();
    else
        m_connection.forceClose();
}

void SessionController::keepWaiting()
{
    if (m_session)
        m_session->keepWaiting();
}

void SessionController::killCommands()
{
    if (!m_session)
        return;
    if (m_session->terminals().running().empty())
        tell(tr("No command was killed"),
             tr("Belay runs none for the agent now. A command that the agent runs itself ends "
                "with Stop, or with the agent by Force stop."));
    else
        m_session->killCommands();
}

void SessionController::killCommand(const base::TerminalId &id)
{
    if (m_session)
        m_session->killCommand(id);
}

void SessionController::restart()
{
    if (m_login.isNeeded() && m_connection.state() == core::ConnectionState::Ready) {
        m_connection.restart(); // somebody may have logged in elsewhere
        return;
    }
    if (!isOver())
        return;
    start();
}

void SessionController::answerPermission(base::RequestKey key, const QString &optionId)
{
    if (!m_session)
        return;
    const auto answered = m_session->answerPermission(key, optionId);
    if (!answered)
        m_said.add(core::NoticeRaised{acp::Severity::Warning, tr("The answer was not sent"), answered.error().message});
}

void SessionController::answerPermission(base::RequestKey key, acp::PermissionKind kind)
{
    const history::Permission *asked = permission(key);
    if (!asked)
        return;
    for (const core::PermissionOption &option : asked->options) {
        if (option.kind == kind) {
            answerPermission(key, QString(option.id));
            return;
        }
    }
}

void SessionController::setOption(const QString &optionId, const QString &value)
{
    if (!m_session)
        return;
    for (const acp::ConfigOption &option : m_session->facts().options) {
        if (option.id == optionId && option.isBoolean) {
            m_session->setOption(optionId, value == QLatin1String("true"));
            return;
        }
    }
    m_session->setOption(optionId, value);
}

} // namespace workspace
