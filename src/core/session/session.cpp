// SPDX-License-Identifier: Apache-2.0
#include "core/session/session.h"

#include "acp/agentendpoint.h"
#include "acp/requests.h"
#include "base/ids.h"
#include "base/logging.h"
#include "base/overloaded.h"
#include "base/visibletext.h"
#include "core/calls/callpermissions.h"
#include "core/calls/calltracking.h"
#include "core/calls/toolcalltracker.h"
#include "core/commands/terminalservice.h"
#include "core/files/fileservice.h"
#include "core/permissions/permissiongate.h"
#include "core/processes/elsewhere.h"
#include "core/remote/mcppolicy.h"
#include "core/remote/remotecalls.h"
#include "core/requests/elicitationgate.h"
#include "core/session/agentrequests.h"
#include "core/session/heldlook.h"
#include "core/session/promptend.h"
#include "core/session/turncheckpoint.h"
#include "core/session/turncomparison.h"
#include "ledger/files/observation.h"
#include "ledger/rows/effect.h"
#include "ledger/rows/ledger.h"
#include "ledger/undo/aftercrash.h"
#include "proxy/networkwatch.h"

#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <chrono>
#include <initializer_list>

namespace core {

namespace {

/// Replayed by `session/load`; all other updates describe the current state of the session.
bool isConversation(const acp::SessionUpdate &update)
{
    return !std::holds_alternative<acp::AvailableCommands>(update) &&
           !std::holds_alternative<acp::CurrentMode>(update) && !std::holds_alternative<acp::ConfigOptions>(update) &&
           !std::holds_alternative<acp::SessionInfoUpdate>(update) && !std::holds_alternative<acp::Usage>(update);
}

constexpr qsizetype longestDetail = 200;

} // namespace

Session::Session(base::SessionId id, QString cwd, const Services &services, const Origin &origin, QObject *parent)
    : QObject(parent)
    , m_cwd(std::move(cwd))
    , m_services(services)
    , m_identity(std::move(id), services.names, services.ledger, origin.isNew, origin.name)
    , m_title(QFileInfo(m_cwd).fileName())
    , m_ladder(services.clock, this)
    , m_limit(services.clock)
    , m_rules(m_cwd)
    , m_options(services.board, [this](RequestKind kind) { return newRow(kind); })
    , m_permissions(new PermissionGate(services.board))
    , m_elicitations(new ElicitationGate(services.board))
    , m_files(new FileService({m_cwd}, services.board, services.ledger, services.files, m_permissions.get()))
    , m_terminals(new TerminalService(m_cwd, services.runner, services.clock, services.board, services.ledger))
    , m_calls(new ToolCallTracker(m_cwd, services, &m_turn, m_terminals.get()))
    , m_checkpoint(new TurnCheckpoint(services, &m_calls->observer()))
    , m_callPermissions(new CallPermissions(m_cwd, {&m_turn, &m_rules, m_permissions.get(), m_calls.get(), &m_given}))
    , m_remoteCalls(new RemoteCalls(services, {&m_turn, m_permissions.get(), m_calls.get(), &m_given, &m_rules,
                                               [this](RequestKind kind) { return newRow(kind); },
                                               [this] { return held() || m_network.isLimited(); }, m_cwd}))
    , m_requests(new AgentRequests(m_cwd, {&m_turn, &m_rules, services.board, m_permissions.get(), &m_given,
                                           m_files.get(), m_terminals.get(), m_checkpoint.get(),
                                           [this](RequestKind kind) { return newRow(kind); }}))
    , m_comparison(new TurnComparison({services.clock, &m_turn, m_terminals.get(), m_calls.get(), m_checkpoint.get()}))
    , m_held(new HeldLook(services.clock))
{
    m_turn.nonce = QUuid::createUuid().toRfc4122();
    m_calls->setSession(name());
    m_remoteCalls->setSession(name());
    connectParts();
    connectElicitations();
}

Session::~Session()
{
    // What the parts tell while they go nobody hears: it would ask those that are gone.
    const std::initializer_list<QObject *> parts = {m_permissions.get(),     m_elicitations.get(), m_files.get(),
                                                    m_terminals.get(),       m_calls.get(),        m_checkpoint.get(),
                                                    m_callPermissions.get(), m_remoteCalls.get(),  m_requests.get(),
                                                    m_comparison.get(),      m_held.get()};
    for (QObject *part : parts)
        part->disconnect(this);
    m_calls->observer().disconnect(this);
    m_calls->observer().calls().disconnect(this);
}

void Session::connectParts()
{
    connect(m_checkpoint.get(), &TurnCheckpoint::compared, this, &Session::stateChanged);
    connect(m_comparison.get(), &TurnComparison::settled, this, &Session::stateChanged);
    connect(m_comparison.get(), &TurnComparison::quiet, m_held.get(), &HeldLook::lookAfterTurn);
    connect(m_held.get(), &HeldLook::looked, this, &Session::stateChanged);
    connect(m_held.get(), &HeldLook::changed, this, [this](const HeldChanged &body) {
        emitEvent(body, m_turn.id()); // what it has left is known after its end
        Q_EMIT stateChanged();
    });
    connect(m_checkpoint.get(), &TurnCheckpoint::unavailable, this,
            [this](base::TurnId turn, const QString &folder, const QString &why, bool partly) {
                const QString name = base::visibleText(folder);
                if (std::exchange(m_notWatched[folder], why) != why)
                    notify({acp::Severity::Info,
                            partly ? tr("Not all that changed in %1 is known").arg(name)
                                   : tr("What no tool call reports will not be found in %1").arg(name),
                            why});
                emitEvent(FolderNotWatched{folder, why, partly}, turn);
            });
    connect(m_services.ledger, &ledger::Ledger::changed, this, [this](const ledger::Effect &effect) {
        if (m_identity.wasCalled(effect.session))
            emitEvent(EffectChanged{effect}, effect.turn);
    });
    connect(&m_ladder, &StopLadder::changed, this, &Session::stateChanged);
    connect(&m_limit, &TurnLimit::changed, this, &Session::stateChanged);
    connect(&m_limit, &TurnLimit::over, this, [this] { stop(StoppedBy::TimeLimit); });
    connect(m_callPermissions.get(), &CallPermissions::asked, this,
            [this](const PermissionAsked &body, base::TurnId turn) {
                m_remoteCalls->recordAsked(body);
                emitEvent(body, turn);
                Q_EMIT stateChanged();
            });
    connect(m_permissions.get(), &PermissionGate::settled, this, [this](const PermissionSettled &body) {
        m_turn.cascaded = m_turn.cascaded || (m_turn.isStopped && body.end == PermissionEnd::CancelledByAgent);
    });
    connect(m_callPermissions.get(), &CallPermissions::settled, this,
            [this](const PermissionSettled &body, base::TurnId turn) {
                emitEvent(body, turn);
                Q_EMIT stateChanged();
            });
    connect(m_calls.get(), &ToolCallTracker::eventOccurred, this, &Session::emitEvent);
    connect(m_calls.get(), &ToolCallTracker::eventOccurred, m_held.get(), &HeldLook::lookSoon);
    connect(m_calls.get(), &ToolCallTracker::eventOccurred, this, [this](const SessionEventBody &body) {
        if (const auto *call = std::get_if<CallRunsOn>(&body); call && !call->goesOn())
            compareAgainSoon();
    });
    connect(m_calls.get(), &ToolCallTracker::changed, this, [this] {
        if (!held()) // HeldLook looks at what is held back
            m_comparison->setRunningOn(m_calls->runningNames());
        Q_EMIT stateChanged();
    });
    connect(&m_calls->observer().calls(), &CallRows::notStored, this, [this](const base::Error &error) {
        notify({acp::Severity::Warning, tr("What the agent does is not written down"), error.message});
    });
    connect(&m_calls->observer(), &EffectObserver::idle, this, &Session::stateChanged);
    connect(&m_options, &SessionOptions::changed, this, &Session::factsChanged);
    connect(&m_options, &SessionOptions::noticed, this, &Session::notify);
    connect(&m_options, &SessionOptions::answered, this, &Session::optionAnswered);
    connect(&m_options, &SessionOptions::usageCounted, this, [this](const UsageCounted &usage) {
        if (m_turn.number > 0)
            emitEvent(usage, turn());
    });
    connect(m_requests.get(), &AgentRequests::noticed, this, &Session::notify);
    connect(m_files.get(), &FileService::noticed, this, &Session::notify);
    connect(m_files.get(), &FileService::refused, this,
            [this](const EffectRefused &body, base::TurnId turn) { emitEvent(body, turn); });
    connect(m_remoteCalls.get(), &RemoteCalls::refused, this,
            [this](const EffectRefused &body, base::TurnId turn) { emitEvent(body, turn); });
    connect(m_remoteCalls.get(), &RemoteCalls::noticed, this, &Session::notify);
    connect(m_remoteCalls.get(), &RemoteCalls::idle, this, &Session::stateChanged);
    connect(m_remoteCalls.get(), &RemoteCalls::notStored, this, [this](const base::Error &error) {
        notify({acp::Severity::Warning, tr("A tool was not called"), error.message});
    });
    connect(m_terminals.get(), &TerminalService::refused, this,
            [this](const EffectRefused &body, base::TurnId turn) { emitEvent(body, turn); });
    connect(m_terminals.get(), &TerminalService::started, this, [this](const TerminalStarted &body, base::TurnId turn) {
        emitEvent(body, turn);
        Q_EMIT stateChanged();
    });
    connect(m_terminals.get(), &TerminalService::outputAdded, this,
            [this](const TerminalOutput &body, base::TurnId turn) { emitEvent(body, turn); });
    connect(m_terminals.get(), &TerminalService::exited, this, [this](const TerminalExited &body, base::TurnId turn) {
        emitEvent(body, turn);
        m_comparison->compareWhenQuiet();
        Q_EMIT stateChanged();
    });
    connect(m_terminals.get(), &TerminalService::runsOn, m_calls.get(), &ToolCallTracker::recordLeft);
    connect(m_terminals.get(), &TerminalService::gone, this, [this](base::TurnId turn) {
        m_comparison->compareWhenQuiet();
        if (turn == m_turn.id())
            compareAgainSoon();
    });
}

void Session::attach(acp::AgentEndpoint *endpoint, const acp::SessionSetup &setup, bool canRestore, bool canClose)
{
    m_endpoint = endpoint;
    m_canRestore = canRestore;
    m_canClose = canClose;
    m_isClosing = m_isClosed = false;
    // Some agents go on replaying after the session was opened.
    m_replay.end(m_turn.number > 0);
    m_forced = false;
    m_files->connectionRestored();
    m_terminals->connectionRestored();
    if (id() != setup.id) {
        const base::SessionId before = name();
        m_identity.change(setup.id, m_turn.number > 0);
        m_calls->setSession(name());
        m_remoteCalls->setSession(name());
        m_services.board->renameSession(before, name());
    }
    m_options.attach(setup);
    m_remoteCalls->askAboutLeft();
    Q_EMIT stateChanged();
}

void Session::continueAfter(base::TurnId newest, const std::vector<base::SessionId> &earlier)
{
    m_turn.number = qMax(m_turn.number, newest.value);
    m_identity.remember(earlier);
    for (const base::SessionId &name : names()) {
        for (const ledger::Effect &row : m_services.ledger->effects(name))
            m_turn.number = qMax(m_turn.number, row.turn.value);
    }
    std::vector<ledger::Effect> calls = ledger::waitingCalls(*m_services.ledger);
    std::erase_if(calls, [this](const ledger::Effect &row) { return !m_identity.wasCalled(row.session); });
    m_remoteCalls->restore(calls);
}

void Session::setTitle(const QString &title)
{
    m_title = title;
    m_services.board->setTitle(name(), title);
}

RequestRow Session::newRow(RequestKind kind) const
{
    RequestRow row;
    row.kind = kind;
    row.session = name();
    row.sessionTitle = m_title;
    row.turn = m_turn.current();
    return row;
}

void Session::emitEvent(SessionEventBody body, base::TurnId turn)
{
    const base::Milliseconds now = m_services.clock->now();
    // These events do not come from the agent.
    if (!std::holds_alternative<EffectChanged>(body) && !std::holds_alternative<HeldChanged>(body) &&
        !std::holds_alternative<FolderNotWatched>(body))
        m_lastActivityAt = now;
    SessionEvent out;
    out.turn = turn;
    out.at = m_services.clock->wall();
    if (m_turn.isStopped && !std::holds_alternative<StopPressed>(body))
        out.afterStop = now - m_turn.stoppedAt;
    out.body = std::move(body);
    // The age of the last activity is shown; once a second is enough for that.
    const bool reportsActivity = m_lastActivityAt - m_activityReportedAt >= std::chrono::seconds(1);
    Q_EMIT eventOccurred(out);
    if (reportsActivity) {
        m_activityReportedAt = m_lastActivityAt;
        Q_EMIT stateChanged();
    }
}

base::Result<void> Session::prompt(std::vector<acp::ContentBlock> content)
{
    if (!isConnected())
        return base::Error{base::Origin::Transport, 0, tr("The agent is not running. Nothing was sent."), {}};
    if (m_turn.isOpen)
        return base::Error{base::Origin::User, 0, tr("A turn is still running. Nothing was sent."), {}};
    // Compares the previous turn before the folders are read for the new one.
    m_comparison->finish();
    if (m_turn.number == 0) // an agent's session may be older than this run: continue its numbers
        continueAfter({});
    ++m_turn.number;
    m_replay.forget();
    m_terminals->recordStop({});
    m_turn.isOpen = true;
    m_calls->beginTurn();
    // Only a new session is known to have used no tokens so far.
    m_options.beginTurn(m_turn.number == 1);
    m_turn.isStopped = m_forced = m_turn.cascaded = m_turn.sessionClosed = false;
    m_turn.stoppedBy = StoppedBy::You;
    m_turn.gate = std::make_shared<bool>(false);
    m_given.clear();
    m_turn.nonce = QUuid::createUuid().toRfc4122();
    m_turn.startedAt = m_lastActivityAt = m_services.clock->now();
    m_services.board->forgetEnded(name());
    const base::TurnId number = turn();
    RequestRow row = newRow(RequestKind::Prompt);
    for (const acp::ContentBlock &block : content) {
        if (const auto *text = std::get_if<acp::TextContent>(&block); text && row.detail.isEmpty())
            row.detail = text->text.section(QLatin1Char('\n'), 0, 0);
    }
    // Everything is set before the prompt is sent: the answer may come before prompt() returns.
    m_ladder.start();
    m_limit.start(m_turnLimit);
    m_calls->observer().beginTurn();
    m_network.beginTurn();
    m_remoteCalls->beginTurn();
    m_terminals->repeats().beginTurn();
    if (!held()) // else only the user changes the folders
        m_checkpoint->begin(QStringList{m_cwd} + m_rules.moreFolders(), name(), number, m_turn.nonce);
    emitEvent(TurnStarted{content}, number);
    m_turn.promptRow = {};
    m_turn.prompt = m_endpoint->prompt(
        {id(), std::move(content)}, this,
        [this, number](const acp::Reply<acp::PromptResponse> &reply) { onPromptDone(number, reply); });
    if (m_turn.isOpen && number == turn()) {
        row.state = RequestState::Running;
        row.protocolId = m_turn.prompt.id().displayText();
        m_turn.promptRow =
            m_services.board->add(std::move(row), {[this, number] {
                                                       // *Cancel* in the row must not force; only a second click on the
                                                       // button does.
                                                       if (m_turn.isOpen && number == turn() && !m_ladder.isStopping())
                                                           stop();
                                                   },
                                                   {}});
    }
    Q_EMIT stateChanged();
    return {};
}

StopScope Session::defaultScope() const
{
    StopScope scope;
    scope.endCommands = m_ladder.times().endsCommands;
    return scope;
}

void Session::stop(const StopScope &scope)
{
    if (!m_turn.isOpen)
        return;
    if (!m_ladder.isStopping())
        m_turn.scope = scope;
    m_ladder.stop(m_turn.scope.endCommands || !m_turn.scope.alsoEnd.empty());
}

void Session::stop(StoppedBy by)
{
    if (!m_turn.isOpen)
        return;
    if (!m_ladder.isStopping()) // else it counts as the user's Stop
        m_turn.stoppedBy = by;
    stop(defaultScope());
}

void Session::forceStop()
{
    if (m_turn.isOpen && !m_ladder.isStopping())
        m_turn.scope = defaultScope();
    if (m_turn.isOpen)
        m_ladder.force();
    else if (isElsewhere() && canClose())
        closeSession();
    else if (m_endpoint)
        force();
}

void Session::killCommand(const base::TerminalId &id)
{
    m_terminals->killByUser(id);
    (void)m_terminals->endLeft(id);
}

void Session::killCommands()
{
    m_terminals->endCommands(turn(), RequestEnd::KilledByUser);
    if (m_turn.isOpen)
        m_calls->endProcesses(turn());
    else
        endWhatRunsOn();
}

void Session::endWhatRunsOn()
{
    m_calls->endAllProcesses();
    m_terminals->endAllLeft();
}

bool Session::endProcesses(const base::ToolCallId &call)
{
    const bool isOfAgent = m_calls->endProcesses(call);
    return m_terminals->endLeft(m_calls->terminalOf(call)) || isOfAgent;
}

bool Session::endProcessesOf(const ledger::Effect &row)
{
    return row.toolCall.isEmpty() ? m_terminals->endLeft(row.id) : endProcesses(row.toolCall);
}

void Session::sendCancel()
{
    m_limit.finish();
    m_turn.isStopped = *m_turn.gate = true;
    m_turn.stoppedAt = m_services.clock->now();
    const base::TurnId number = turn();
    const StopScope &scope = m_turn.scope;
    m_services.board->markStopping(name(), number,
                                   m_terminals->rowsThatGoOn(number, scope.endCommands ? &scope.keep : nullptr));
    m_terminals->recordStop(number);
    if (m_endpoint && !m_turn.prompt.isDone())
        m_endpoint->cancelSession(id());
    emitEvent(StopPressed{m_turn.stoppedBy}, number);
    m_remoteCalls->stop();
    m_checkpoint->release(); // effects that wait for it are then refused
    if (m_turn.isOpen)
        m_calls->cancelUnfinished(true);
}

int Session::cancelRequests()
{
    m_files->cancelReads(); // nobody saw them wait, so they are not counted
    return m_permissions->cancelAll(turn(), PermissionEnd::CancelledByStop) +
           m_elicitations->cancelAll(turn(), ElicitationEnd::CancelledByStop);
}

int Session::endCommands()
{
    int count =
        m_turn.scope.endCommands ? m_terminals->endCommands(turn(), RequestEnd::EndedByStop, m_turn.scope.keep) : 0;
    if (m_turn.scope.endCommands)
        count += m_calls->endProcesses(turn());
    for (const base::TerminalId &id : m_turn.scope.alsoEnd)
        count += m_terminals->endCommand(id, RequestEnd::EndedByStop) || m_terminals->endLeft(id);
    return count;
}

void Session::askAgain()
{
    m_turn.prompt.cancel();
    m_services.board->markAskedAgain(m_turn.promptRow);
}

void Session::closeSession()
{
    m_isClosing = true;
    m_turn.sessionClosed = m_turn.isOpen;
    Q_EMIT closeRequested();
}

void Session::closedByAgent()
{
    if (!m_isClosing)
        return;
    m_isClosed = true;
    // Its answer may be right behind; a server that has forgotten the prompt gives none. The turn's end leads on.
    if (m_turn.isOpen)
        m_turn.prompt.cancelWithin(*m_services.clock, answerAfterClose);
    else
        Q_EMIT reopenRequested();
}

void Session::notClosed()
{
    if (!std::exchange(m_isClosing, false))
        return;
    if (m_turn.isOpen)
        m_turn.sessionClosed = false;
    else
        force();
    Q_EMIT stateChanged();
}

void Session::force()
{
    m_forced = true;
    Q_EMIT forceRequested();
}

void Session::onPromptDone(base::TurnId number, const acp::Reply<acp::PromptResponse> &reply)
{
    if (!m_turn.isOpen || number != turn())
        return;
    if (reply.end == acp::CallEnd::Lost)
        return; // connectionLost() ends the turn and knows the reason
    const PromptEnd end = promptEnd(reply, m_turn);
    m_turn.loginNeeded = end.loginNeeded;
    m_services.board->finish(m_turn.promptRow, end.row, end.detail,
                             reply.value ? QString() : reply.value.error().detail);
    endTurn(end.turn, end.detail);
}

void Session::endTurn(TurnEnd end, const QString &detail, std::vector<LeftProcess> left)
{
    const base::TurnId number = turn();
    // The agent no longer waits for these, but each gets its one answer.
    m_permissions->endTurn(number, m_turn.isStopped ? PermissionEnd::CancelledByStop : PermissionEnd::EndedWithTurn);
    m_elicitations->cancelAll(number,
                              m_turn.isStopped ? ElicitationEnd::CancelledByStop : ElicitationEnd::EndedWithTurn);
    m_calls->cancelUnfinished(m_turn.isStopped);
    // What a stopped prompt started ends with it: nothing of the turn may run once it is shown as stopped.
    if (m_turn.isStopped)
        (void)endCommands();
    m_calls->settleUnreported();
    TurnEnded body;
    body.cascaded = m_turn.cascaded;
    body.end = end;
    body.watched = m_checkpoint->watched();
    body.detail = detail;
    body.stoppedBy = m_turn.stoppedBy;
    body.left = std::move(left);
    if (held())
        body.held = held()->folders();
    m_network.endTurn(&body, m_turn.isStopped);
    m_remoteCalls->endTurn(end == TurnEnd::Finished);
    body.sessionClosed = m_turn.sessionClosed;
    body.loginNeeded = std::exchange(m_turn.loginNeeded, false) && end == TurnEnd::AgentFailed;
    body.duration = m_services.clock->now() - m_turn.startedAt;
    if (m_turn.isStopped)
        body.confirmedAfterStop = m_services.clock->now() - m_turn.stoppedAt;
    if (end != TurnEnd::Finished)
        askAboutCommands();
    m_turn.isOpen = false;
    m_turn.endedAt = m_services.clock->now();
    m_ladder.finish();
    m_limit.finish();
    emitEvent(std::move(body), number);
    m_comparison->begin();
    if (!held())
        m_comparison->setRunningOn(m_calls->runningNames());
    Q_EMIT stateChanged();
    if (m_isClosed && m_endpoint)
        Q_EMIT reopenRequested();
}

/// What the commands of a turn that was cut short changed here, its files show; nothing shows what they sent elsewhere.
void Session::askAboutCommands()
{
    const auto mayHaveSent = [](const ledger::Effect &row) {
        return row.kind == ledger::EffectKind::Command && !reachesElsewhere(row.target).isEmpty();
    };
    std::vector<base::EffectId> sent;
    for (const ledger::Effect &row : m_services.ledger->effects(name(), turn(), mayHaveSent))
        sent.push_back(row.id);
    m_services.ledger->askToSee(sent);
}

/// HeldLook looks at held-back writes, so the folders need no comparison.
void Session::compareAgainSoon()
{
    if (!held())
        m_comparison->compareAgainSoon();
}

void Session::setHeld(HeldChanges *held)
{
    if (!m_held->set(held))
        return;
    m_calls->observer().setHolding(held);
    m_terminals->setHeld(held);
}

void Session::setNetwork(proxy::NetworkWatch *watch)
{
    m_network.set(watch);
    m_terminals->setNetwork(&m_network);
}

void Session::connectionLost(const ErrorRaised &failure, const AgentEnd &agent)
{
    m_endpoint = nullptr;
    m_isClosing = m_isClosed = false;
    ErrorRaised card = failure;
    card.lostRequests =
        m_permissions->openCount() + m_elicitations->openCount(); // what became of the prompt is told by the turn
    const bool expected = agent.ended && (m_forced || card.error.message.isEmpty());
    m_permissions->loseAll();
    m_elicitations->loseAll();
    m_checkpoint->drop();
    // Commands of earlier turns now belong to the user; only the end of the session ends them.
    const bool endOfSession = expected && !m_forced;
    m_terminals->loseAgent(m_turn.current(), endOfSession,
                           m_forced ? RequestEnd::EndedByForce : RequestEnd::EndedWithAgent);
    m_services.board->finish(m_turn.promptRow, m_forced ? RequestEnd::EndedByForce : RequestEnd::Lost);
    m_replay.breakOff();
    m_calls->loseAgent(agent.ended);
    if (!expected)
        emitEvent(std::move(card), m_turn.current());
    const TurnEnd byForce = m_remote ? TurnEnd::Disconnected : TurnEnd::StoppedByForce;
    const TurnEnd byItself = m_remote ? TurnEnd::ConnectionLost : TurnEnd::AgentDied;
    if (m_turn.isOpen)
        endTurn(!agent.ended ? TurnEnd::NotEnded
                : m_forced   ? byForce
                             : byItself,
                m_forced ? QString() : failure.error.message, agent.left);
    m_forced = false;
    Q_EMIT stateChanged();
}

void Session::restored(SessionRestored how)
{
    const bool imported = how.kind == SessionRestored::Kind::Imported;
    how.replayedNothing =
        m_replay.updates() == 0 && (imported || (how.kind == SessionRestored::Kind::Loaded && m_turn.number > 0));
    if (imported)
        m_calls->endReplay();
    emitEvent(std::move(how), {});
}

void Session::applyUpdate(acp::SessionUpdate update)
{
    const base::TurnId current = m_turn.current();
    if (m_replay.isRunning() && isConversation(update)) {
        if (m_replay.countUpdate())
            return;
        Q_EMIT stateChanged();
    }
    std::visit(
        base::Overloaded{
            [&](acp::MessageChunk &chunk) { emitEvent(Chunk{std::move(chunk)}, current); },
            [&](acp::ToolCallUpdate &call) {
                m_calls->apply(std::move(call), {m_checkpoint->isTaking(), m_replay.mayBePast()});
            },
            [&](acp::PlanUpdate &plan) {
                if (plan.leftOut > 0)
                    m_options.addLeftOut(tr("Its plan has %n more step(s) than Belay takes.", nullptr, plan.leftOut));
                emitEvent(PlanChanged{std::move(plan)}, current);
            },
            [&](acp::AvailableCommands &commands) { m_options.apply(commands); },
            [&](acp::CurrentMode &mode) { m_options.apply(mode); },
            [&](acp::ConfigOptions &options) { m_options.apply(options); },
            [&](acp::SessionInfoUpdate &info) { m_options.apply(info); },
            [&](acp::Usage &usage) { m_options.apply(usage); },
            [&](acp::Notice &notice) {
                // A name is always given: a notice from an agent must not look like one from Belay.
                const QString name = m_agentName.trimmed().isEmpty() ? tr("agent") : m_agentName;
                emitEvent(NoticeRaised{notice.severity, notice.title, notice.description, name}, current);
            },
            [&](acp::CompactionUpdate &compaction) { emitEvent(CompactionChanged{std::move(compaction)}, current); },
            [&](acp::CompactionChunk &chunk) { emitEvent(CompactionText{std::move(chunk)}, current); },
            [&](acp::UnknownUpdate &unknown) { emitEvent(UnknownSeen{std::move(unknown)}, current); },
        },
        update);
}

void Session::requestPermission(acp::PermissionRequest request, acp::PermissionResponder responder)
{
    ClearOptions clear(request.options);
    if (clear.leftOut && clear.options.empty()) {
        responder.failInvalid(QStringLiteral("options: an optionId stands for different kinds"));
        notify({acp::Severity::Warning, tr("A request for permission was refused"),
                tr("The agent gave answers of different kinds the same id: nobody can know what they would do.")});
        return;
    }
    if (clear.leftOut)
        notify({acp::Severity::Warning, tr("Some answers to a request for permission are left out"),
                tr("The agent gave answers of different kinds the same id: nobody can know what they would do.")});
    request.toolCall.id = m_calls->recordAsked(request.toolCall, {m_checkpoint->isTaking(), m_replay.mayBePast()});
    RequestRow row = newRow(RequestKind::Permission);
    // Shows the command that would run, if it is known, and not the agent's title for it.
    row.detail = m_callPermissions->subjectOf(request.toolCall).command.text();
    if (row.detail.isEmpty())
        row.detail = request.toolCall.title.value_or(request.toolCall.id.value);
    // During the cascade it waits like the others; after the end of the turn it is refused.
    const bool refuse = m_turn.isStopped && (!m_turn.isOpen || m_ladder.cascadeOver());
    const bool stopping = m_turn.isStopped && !refuse;
    const base::RequestKey key = m_permissions->ask(std::move(request.toolCall), std::move(clear.options),
                                                    std::move(responder), std::move(row), refuse);
    if (stopping)
        m_services.board->setState(key, RequestState::Cancelling);
}

void Session::setMoreFolders(const QStringList &folders)
{
    m_rules.setMoreFolders(folders);
    m_files->setFolders(QStringList{m_cwd} + folders);
}

void Session::notifyLeftOut(const QStringList &sentences)
{
    if (std::exchange(m_leftOut, sentences) != sentences && !sentences.isEmpty())
        notify({acp::Severity::Info, tr("Not everything goes with this session"), sentences.join(u'\n')});
}

void Session::setWritePolicy(WritePolicy policy)
{
    m_files->setWritePolicy(policy);
}

void Session::setOption(const QString &optionId, const std::variant<QString, bool> &value)
{
    if (m_endpoint)
        m_options.set(m_endpoint, id(), optionId, value);
}

void Session::waitForTerminalExit(const acp::TerminalRequest &request, acp::ExitResponder responder)
{
    m_terminals->waitForExit(request, std::move(responder), newRow(RequestKind::WaitForExit));
}

void Session::connectElicitations()
{
    connect(m_elicitations.get(), &ElicitationGate::asked, this,
            [this](const ElicitationAsked &body, base::TurnId turn) {
                emitEvent(body, turn);
                Q_EMIT stateChanged();
            });
    connect(m_elicitations.get(), &ElicitationGate::settled, this,
            [this](const ElicitationSettled &body, base::TurnId turn) {
                m_turn.cascaded = m_turn.cascaded || (m_turn.isStopped && body.end == ElicitationEnd::CancelledByAgent);
                emitEvent(body, turn);
                Q_EMIT stateChanged();
            });
    connect(m_elicitations.get(), &ElicitationGate::completed, this,
            [this](const ElicitationCompleted &body, base::TurnId turn) { emitEvent(body, turn); });
}

void Session::requestElicitation(acp::ElicitationRequest request, acp::ElicitationResponder responder)
{
    RequestRow row = newRow(RequestKind::Elicitation);
    row.detail = request.message.left(longestDetail);
    // As with permissions: during the cascade it waits, after the end of the turn it is refused.
    const bool refuse = m_turn.isStopped && (!m_turn.isOpen || m_ladder.cascadeOver());
    const bool stopping = m_turn.isStopped && !refuse;
    const base::RequestKey key = m_elicitations->ask(std::move(request), std::move(responder), std::move(row), refuse);
    if (stopping)
        m_services.board->setState(key, RequestState::Cancelling);
}

bool Session::isLookingForChanges() const
{
    return m_comparison->isPending() || m_checkpoint->isComparing() || m_calls->observer().isBusy() ||
           m_calls->isLookingForProcesses() || m_held->isBusy() || m_remoteCalls->isBusy();
}

HeldChanges *Session::held() const
{
    return m_held->held();
}

base::ToolCallId Session::agentsCall(mcp::CallId id) const
{
    return m_remoteCalls->agentsCall(id);
}

void Session::setMcpGate(mcp::Gate *gate)
{
    m_remoteCalls->setGate(gate);
}

void Session::setRepeated(const RepeatedCalls &calls)
{
    m_remoteCalls->setRepeated(calls);
    m_terminals->repeats().setRepeated(calls);
}

void Session::setMcpPolicy(const McpPolicy &policy)
{
    m_remoteCalls->setPolicy(policy);
}

void Session::setProcesses(ProcessWatch *processes)
{
    m_calls->setProcesses(processes);
}

void Session::setMissingReadsEmpty(bool on)
{
    m_files->setMissingReadsEmpty(on);
}

std::optional<PermissionSubject> Session::subjectOf(base::RequestKey permission) const
{
    return m_callPermissions->subjectOf(permission);
}

bool Session::hasProcesses() const
{
    return m_calls->hasProcesses();
}

QStringList Session::outlivingCalls() const
{
    return m_calls->outlivingCalls();
}

QStringList Session::doubtfulProcesses() const
{
    return m_calls->doubtfulProcesses();
}

QStringList Session::agentsOwn() const
{
    return m_calls->agentsOwn();
}

bool Session::canLetGo() const
{
    return !held() && m_terminals->running().empty() && m_calls->isAllOfAgent();
}

void Session::recordLetGo(StoppedBy by)
{
    m_calls->recordLetGo(by);
}

base::Result<void> Session::answerPermission(base::RequestKey key, const QString &optionId)
{
    return m_permissions->answer(key, optionId);
}

void Session::endCommandsOfAllTurns()
{
    m_terminals->loseAgent({}, true, RequestEnd::EndedWithAgent);
}

} // namespace core

#include "moc_session.cpp"
