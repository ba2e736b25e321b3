// SPDX-License-Identifier: Apache-2.0
#include "core/session/session.h"

#include "base/logging.h"
#include "base/visibletext.h"
#include "core/session/calltracking.h"
#include "ledger/effect.h"
#include "ledger/ledger.h"
#include "ledger/observation.h"

#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <chrono>

namespace core {

namespace {

/// An answer of a kind that is not known may have been a yes.
bool isRejection(const PermissionSettled &settled, const std::vector<PermissionOption> &options)
{
    return settled.end != PermissionEnd::Answered ||
           std::any_of(options.begin(), options.end(), [&settled](const PermissionOption &option) {
               return option.id == settled.optionId && (option.kind == acp::PermissionKind::RejectOnce ||
                                                        option.kind == acp::PermissionKind::RejectAlways);
           });
}

} // namespace

QString notAllowedText(const PermissionSettled &settled)
{
    switch (settled.end) {
    case PermissionEnd::CancelledByStop:
        return Session::tr("Stop came before it was permitted.");
    case PermissionEnd::RefusedAfterStop:
        return Session::tr("It was asked for after Stop, and refused.");
    case PermissionEnd::CancelledByAgent:
        return Session::tr("The agent withdrew its request for permission.");
    case PermissionEnd::Lost:
        return Session::tr("The connection ended before it was permitted.");
    case PermissionEnd::Open:
    case PermissionEnd::Answered:
    case PermissionEnd::CancelledByUser:
        break;
    }
    return Session::tr("It was not permitted.");
}

Session::Session(base::SessionId id, QString cwd, const Services &services, QObject *parent)
    : QObject(parent)
    , m_id(std::move(id))
    , m_cwd(std::move(cwd))
    , m_services(services)
    , m_title(QFileInfo(m_cwd).fileName())
    , m_ladder(services.clock, this)
    , m_permissions(services.board)
    , m_elicitations(services.board)
    , m_staged(services.ledger, services.files, services.blobs)
    , m_files({m_cwd}, services.board, services.ledger, services.files, &m_permissions, &m_staged)
    , m_terminals(m_cwd, services.runner, services.clock, services.board, services.ledger)
    , m_observer(m_cwd, services.ledger, services.files, services.blobs)
    , m_checkpoint(services, &m_observer)
    , m_turnNonce(QUuid::createUuid().toRfc4122())
{
    connect(&m_checkpoint, &TurnCheckpoint::compared, this, &Session::stateChanged);
    connect(&m_checkpoint, &TurnCheckpoint::unavailable, this,
            [this](base::TurnId turn, const QString &folder, const QString &why, bool partly) {
                const QString name = base::visibleText(folder);
                if (std::exchange(m_notWatched[folder], why) != why)
                    notify({acp::Severity::Info,
                            partly ? tr("Not all that changed in %1 is known").arg(name)
                                   : tr("What no tool call reports will not be found in %1").arg(name),
                            why});
                emitEvent(FolderNotWatched{folder, why, partly}, turn);
            });
    connect(services.ledger, &ledger::Ledger::changed, this, [this](const ledger::Effect &effect) {
        if (effect.session == m_id || m_earlierIds.contains(effect.session))
            emitEvent(EffectChanged{effect}, effect.turn);
    });
    m_permissions.setRules([this](base::RequestKey key) { return answerByRule(key); });
    watchAllowed();
    connect(&m_ladder, &StopLadder::changed, this, &Session::stateChanged);
    connect(&m_permissions, &PermissionGate::asked, this, [this](const PermissionAsked &body, base::TurnId turn) {
        onAsked(body);
        emitEvent(body, turn);
        Q_EMIT stateChanged();
    });
    connect(&m_permissions, &PermissionGate::settled, this, &Session::onPermissionSettled);
    connectElicitations();
    connect(&m_staged, &StagedFiles::changed, this, [this] {
        tellStaged();
        compareWhenQuiet();
    });
    connect(&m_staged, &StagedFiles::problem, this, [this](const QString &title, const QString &text) {
        notify({acp::Severity::Warning, title, text});
    });
    connect(&m_files, &FileService::refused, this,
            [this](const EffectRefused &body, base::TurnId turn) { emitEvent(body, turn); });
    connect(&m_terminals, &TerminalService::refused, this,
            [this](const EffectRefused &body, base::TurnId turn) { emitEvent(body, turn); });
    connect(&m_terminals, &TerminalService::started, this, [this](const TerminalStarted &body, base::TurnId turn) {
        emitEvent(body, turn);
        Q_EMIT stateChanged();
    });
    connect(&m_terminals, &TerminalService::outputAdded, this,
            [this](const TerminalOutput &body, base::TurnId turn) { emitEvent(body, turn); });
    connect(&m_terminals, &TerminalService::exited, this, [this](const TerminalExited &body, base::TurnId turn) {
        emitEvent(body, turn);
        compareWhenQuiet();
        Q_EMIT stateChanged();
    });
}

Session::~Session() = default;

void Session::attach(acp::AgentEndpoint *endpoint, const acp::SessionSetup &setup, bool canRestore)
{
    m_endpoint = endpoint;
    m_canRestore = canRestore;
    m_replaying = m_forced = false;
    m_files.connectionRestored();
    m_terminals.connectionRestored();
    if (m_id != setup.id) {
        m_services.board->renameSession(m_id, setup.id);
        if (m_turnNumber > 0)
            m_earlierIds.insert(m_id);
        m_id = setup.id;
    }
    m_facts.options = setup.options;
    m_facts.optionsAreModes = false;
    if (setup.options.empty() && setup.modes)
        setModes(*setup.modes);
    Q_EMIT factsChanged();
    Q_EMIT stateChanged();
}

void Session::continueAfter(base::TurnId newest, const std::vector<base::SessionId> &earlier)
{
    m_turnNumber = qMax(m_turnNumber, newest.value);
    m_earlierIds.insert(earlier.begin(), earlier.end());
    m_earlierIds.erase(m_id);
    std::vector<ledger::Effect> staged;
    for (const base::SessionId &id : ids()) {
        for (const ledger::Effect &row : m_services.ledger->effects(id)) {
            m_turnNumber = qMax(m_turnNumber, row.turn.value);
            if (row.isWaitingStaged() && !m_services.ledger->isAlive(row.run))
                staged.push_back(row);
        }
    }
    m_staged.restore(staged);
}

std::vector<base::SessionId> Session::ids() const
{
    std::vector<base::SessionId> out(m_earlierIds.begin(), m_earlierIds.end());
    out.push_back(m_id);
    return out;
}

void Session::setTitle(const QString &title)
{
    m_title = title;
    m_services.board->setTitle(m_id, title);
}

RequestRow Session::newRow(RequestKind kind) const
{
    RequestRow row;
    row.kind = kind;
    row.session = m_id;
    row.sessionTitle = m_title;
    row.turn = m_turnOpen ? turn() : base::TurnId{};
    return row;
}

void Session::emitEvent(SessionEventBody body, base::TurnId turn)
{
    const base::Milliseconds now = m_services.clock->now();
    // Not always the agent's doing.
    if (!std::holds_alternative<EffectChanged>(body) && !std::holds_alternative<StagedChanged>(body) &&
        !std::holds_alternative<FolderNotWatched>(body))
        m_lastActivityAt = now;
    SessionEvent out;
    out.turn = turn;
    out.at = m_services.clock->wall();
    if (m_stopPressed && !std::holds_alternative<StopPressed>(body))
        out.afterStop = now - m_stopPressedAt;
    out.body = std::move(body);
    // The age of the last activity is shown; once a second is enough for that.
    const bool tellsActivity = m_lastActivityAt - m_activityTold >= std::chrono::seconds(1);
    Q_EMIT event(out);
    if (tellsActivity) {
        m_activityTold = m_lastActivityAt;
        Q_EMIT stateChanged();
    }
}

base::Result<void> Session::prompt(std::vector<acp::ContentBlock> content)
{
    if (!m_endpoint)
        return base::Error{base::Origin::Transport, 0, tr("The agent is not running. Nothing was sent."), {}};
    if (m_turnOpen)
        return base::Error{base::Origin::User, 0, tr("A turn is still running. Nothing was sent."), {}};
    m_compareLimit.cancel();
    if (std::exchange(m_toCompare, std::nullopt))
        m_checkpoint.end();
    if (m_turnNumber == 0) // an agent's session may be older than this run: its rows keep their turns
        continueAfter({});
    ++m_turnNumber;
    m_turnOpen = true;
    // A session that has just begun has taken nothing; what one of an earlier run has is not known.
    m_usageBefore = m_facts.usage || m_turnNumber > 1 ? m_facts.usage : acp::Usage();
    m_stopPressed = m_forced = m_cascaded = false;
    m_gate = std::make_shared<bool>(false);
    m_given.clear();
    m_turnNonce = QUuid::createUuid().toRfc4122();
    m_turnStartedAt = m_lastActivityAt = m_services.clock->now();
    m_services.board->forgetEnded(m_id);
    const base::TurnId number = turn();
    RequestRow row = newRow(RequestKind::Prompt);
    for (const acp::ContentBlock &block : content) {
        if (const auto *text = std::get_if<acp::TextContent>(&block); text && row.detail.isEmpty())
            row.detail = text->text.section(QLatin1Char('\n'), 0, 0);
    }
    // All state stands before the message goes out: the answer may come before prompt() returns.
    m_ladder.start();
    m_checkpoint.begin(QStringList{m_cwd} + m_moreFolders, m_id, number, m_turnNonce);
    emitEvent(TurnStarted{content}, number);
    m_promptRow = {};
    m_promptCall = m_endpoint->prompt(
        {m_id, std::move(content)}, this,
        [this, number](const acp::Reply<acp::PromptResponse> &reply) { onPromptDone(number, reply); });
    if (m_turnOpen && number == turn()) {
        row.state = RequestState::Running;
        row.protocolId = m_promptCall.id().displayText();
        m_promptRow =
            m_services.board->add(std::move(row), {[this, number] {
                                                       // Only the button's second click means force.
                                                       if (m_turnOpen && number == turn() && !m_ladder.isStopping())
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
    if (!m_turnOpen)
        return;
    if (!m_ladder.isStopping())
        m_scope = scope;
    m_ladder.stop(m_scope.endCommands || !m_scope.alsoEnd.empty());
}

void Session::stopToClose()
{
    if (!m_turnOpen)
        return;
    m_closes = true;
    stop(defaultScope());
}

void Session::forceStop()
{
    if (m_turnOpen && !m_ladder.isStopping())
        m_scope = defaultScope();
    if (m_turnOpen)
        m_ladder.force();
    else if (m_endpoint)
        force();
}

void Session::killCommands()
{
    m_terminals.endCommands(turn(), RequestEnd::KilledByUser);
}

void Session::sendCancel()
{
    m_stopPressed = *m_gate = true;
    m_stopPressedAt = m_services.clock->now();
    const base::TurnId number = turn();
    m_services.board->markStopping(m_id, number);
    if (m_endpoint && !m_promptCall.isDone())
        m_endpoint->cancelSession(m_id);
    emitEvent(StopPressed{}, number);
    m_checkpoint.release(); // what waits for it is refused
    if (m_turnOpen)
        cancelUnfinishedTools(true);
}

int Session::cancelRequests()
{
    m_files.cancelReads(); // nobody has seen them wait, so that they are not counted
    return m_permissions.cancelAll(turn(), PermissionEnd::CancelledByStop) +
           m_elicitations.cancelAll(turn(), ElicitationEnd::CancelledByStop);
}

int Session::endCommands()
{
    int count = m_scope.endCommands ? m_terminals.endCommands(turn(), RequestEnd::EndedByStop, m_scope.keep) : 0;
    for (const base::TerminalId &id : m_scope.alsoEnd)
        count += m_terminals.endCommand(id, RequestEnd::EndedByStop);
    return count;
}

void Session::askAgain()
{
    m_promptCall.cancel();
    m_services.board->markAskedAgain(m_promptRow);
}

void Session::force()
{
    m_forced = true;
    Q_EMIT forceRequested();
}

void Session::cancelUnfinishedTools(bool byStop)
{
    for (auto &[id, call] : m_tools) {
        if (call.open && call.turn == turn()) {
            call.open = false;
            emitEvent(ToolCallCancelled{id, byStop}, call.turn);
        }
    }
}

void Session::onPromptDone(base::TurnId number, const acp::Reply<acp::PromptResponse> &reply)
{
    if (!m_turnOpen || number != turn())
        return;
    if (reply.end == acp::CallEnd::Lost)
        return; // connectionLost() ends the turn, with the reason at hand
    QString detail;
    TurnEnd end = TurnEnd::Finished;
    if (!reply.value) {
        const base::Error &error = reply.value.error();
        m_loginNeeded = error.code == acp::authRequired;
        detail = error.code ? tr("%1 (%2)").arg(error.message, QString::number(error.code)) : error.message;
        end = m_stopPressed                          ? TurnEnd::StoppedByYou
              : reply.end == acp::CallEnd::Cancelled ? TurnEnd::CancelledByAgent
                                                     : TurnEnd::AgentFailed;
    } else {
        switch (reply.value->stopReason) {
        case acp::StopReason::Cancelled:
            end = m_stopPressed ? TurnEnd::StoppedByYou : TurnEnd::CancelledByAgent;
            break;
        case acp::StopReason::Unknown:
            detail = tr("The agent gave a reason Belay does not know: “%1”.").arg(reply.value->rawStopReason);
            [[fallthrough]];
        case acp::StopReason::EndTurn:
            end = m_stopPressed ? TurnEnd::EndedNormallyAfterStop : TurnEnd::Finished;
            break;
        case acp::StopReason::MaxTokens:
            end = m_stopPressed ? TurnEnd::EndedNormallyAfterStop : TurnEnd::TokenLimit;
            break;
        case acp::StopReason::MaxTurnRequests:
            end = m_stopPressed ? TurnEnd::EndedNormallyAfterStop : TurnEnd::RequestLimit;
            break;
        case acp::StopReason::Refusal:
            end = m_stopPressed ? TurnEnd::EndedNormallyAfterStop : TurnEnd::Refused;
            break;
        }
    }
    RequestEnd rowEnd = rowEndOf(reply.end);
    if (end == TurnEnd::StoppedByYou)
        rowEnd = RequestEnd::CancelledByStop;
    else if (end == TurnEnd::EndedNormallyAfterStop)
        rowEnd = RequestEnd::CompletedBeforeCancel;
    else if (end == TurnEnd::CancelledByAgent)
        rowEnd = RequestEnd::CancelledByAgent;
    m_services.board->finish(m_promptRow, rowEnd, detail, reply.value ? QString() : reply.value.error().detail);
    endTurn(end, detail);
}

void Session::endTurn(TurnEnd end, const QString &detail)
{
    const base::TurnId number = turn();
    // The agent waits for none of these any more; each still gets its one answer.
    m_permissions.cancelAll(number, m_stopPressed ? PermissionEnd::CancelledByStop : PermissionEnd::CancelledByAgent);
    m_elicitations.cancelAll(number,
                             m_stopPressed ? ElicitationEnd::CancelledByStop : ElicitationEnd::CancelledByAgent);
    cancelUnfinishedTools(m_stopPressed);
    // A cancelled prompt takes along what it opened: nothing of a stopped turn runs once it reads "stopped".
    if (m_stopPressed)
        (void)endCommands();
    for (auto &[id, call] : m_tools) {
        // A command that waited for a permission which nobody gave did not run; of files the disk knows.
        if (call.turn == number && !call.reported && !(call.notAllowed && call.diffs.empty()))
            observe(id, call, ledger::Claim::Said::Nothing);
    }
    decideStaged(end);
    TurnEnded body;
    body.cascaded = m_cascaded;
    body.end = end;
    body.watched = m_checkpoint.watched();
    body.detail = detail.isEmpty() && std::exchange(m_closes, false) ? tr("stopped by closing it") : detail;
    body.loginNeeded = std::exchange(m_loginNeeded, false) && end == TurnEnd::AgentFailed;
    body.duration = m_services.clock->now() - m_turnStartedAt;
    if (m_stopPressed)
        body.confirmedAfterStop = m_services.clock->now() - m_stopPressedAt;
    m_turnOpen = false;
    m_turnEndedAt = m_services.clock->now();
    m_ladder.finish();
    emitEvent(std::move(body), number);
    m_lookAgain = m_services.clock->after(lastWords, [this] { lookForSurvivors(); });
    m_toCompare = number;
    m_compareLimit = m_services.clock->after(TerminalService::killWait + std::chrono::seconds(1), [this] {
        m_toCompare.reset();
        m_checkpoint.end();
    });
    compareWhenQuiet();
    m_observer.whenSettled(this, [this] { Q_EMIT stateChanged(); });
    Q_EMIT stateChanged();
}

/// Commands that Stop ends still have a moment in which they may write; what was staged may be on its way.
void Session::compareWhenQuiet()
{
    if (!m_toCompare || m_staged.isBusy())
        return;
    for (const TerminalService::Running &command : m_terminals.running()) {
        if (m_stopPressed && command.turn == *m_toCompare && !m_scope.keep.contains(command.id))
            return;
    }
    m_toCompare.reset();
    m_compareLimit.cancel();
    m_checkpoint.end();
}

void Session::connectionLost(const ErrorRaised &failure)
{
    m_endpoint = nullptr;
    const base::TurnId number = turn();
    ErrorRaised card = failure;
    card.lostRequests = m_permissions.openCount() + m_elicitations.openCount() + (m_turnOpen ? 1 : 0);
    const bool expected = m_forced || card.error.message.isEmpty();
    m_permissions.loseAll();
    m_elicitations.loseAll();
    m_checkpoint.drop();
    // Commands of earlier turns are the user's by now; only the end of the session takes them along.
    const bool endOfSession = expected && !m_forced;
    m_terminals.loseAgent(m_turnOpen ? number : base::TurnId{}, endOfSession,
                          m_forced ? RequestEnd::EndedByForce : RequestEnd::EndedWithAgent);
    m_services.board->finish(m_promptRow, m_forced ? RequestEnd::EndedByForce : RequestEnd::Lost);
    m_replaying = false;
    endLateWork();
    if (!expected)
        emitEvent(std::move(card), m_turnOpen ? number : base::TurnId{});
    for (auto &[id, call] : m_tools) {
        if (call.turn.value == 0 && !call.reported && !call.notAllowed)
            observe(id, call, ledger::Claim::Said::Nothing);
    }
    const TurnEnd byForce = m_remote ? TurnEnd::Disconnected : TurnEnd::StoppedByForce;
    const TurnEnd byItself = m_remote ? TurnEnd::ConnectionLost : TurnEnd::AgentDied;
    if (m_turnOpen)
        endTurn(m_forced ? byForce : byItself, m_forced ? QString() : failure.error.message);
    if (endOfSession)
        m_staged.discardAll(tr("the session ended before it was decided"));
    m_forced = false;
    Q_EMIT stateChanged();
}

void Session::beginReplay(Replay replay)
{
    m_replaying = true;
    m_replay = replay;
    m_replayed = 0;
}

void Session::restored(SessionRestored how)
{
    const bool told = how.how == SessionRestored::How::Told;
    how.replayedNothing = m_replayed == 0 && (told || (how.how == SessionRestored::How::Loaded && m_turnNumber > 0));
    if (told) {
        // Nothing of what was told is under way any more, whatever it was when it was said.
        for (const auto &[id, call] : std::exchange(m_tools, {})) {
            if (call.open)
                emitEvent(ToolCallCancelled{id, false}, {});
        }
    }
    emitEvent(std::move(how), {});
}

void Session::requestPermission(acp::PermissionRequest request, acp::PermissionResponder responder)
{
    const ClearOptions clear(request.options);
    if (clear.leftOut && clear.options.empty()) {
        responder.failInvalid(QStringLiteral("options: an optionId stands for different kinds"));
        notify(
            {acp::Severity::Warning, tr("A request for permission was refused"),
             tr("The agent gave answers of different kinds the same id: nobody can know what any of them would do. It "
                "was told so.")});
        return;
    }
    if (clear.leftOut)
        notify({acp::Severity::Warning, tr("Some answers to a request for permission are left out"),
                tr("The agent gave answers of different kinds the same id: nobody can know what these would do.")});
    const auto [call, isNew] = knownCall(request.toolCall, true);
    if (isNew)
        call.open = !m_stopPressed;
    RequestRow row = newRow(RequestKind::Permission);
    // What would run, where that is known, and not what the agent calls it.
    row.detail = subjectOf(request.toolCall).command.text();
    if (row.detail.isEmpty())
        row.detail = request.toolCall.title.value_or(request.toolCall.id.value);
    // Within the cascade's time it waits like the others; a turn that has ended will not answer for it.
    const bool refuse = m_stopPressed && (!m_turnOpen || m_ladder.cascadeOver());
    const bool stopping = m_stopPressed && !refuse;
    noteAsked(call, request.toolCall);
    const base::RequestKey key = m_permissions.ask(std::move(request), std::move(responder), std::move(row), refuse);
    if (stopping)
        m_services.board->setState(key, RequestState::Cancelling);
}

void Session::onAsked(const PermissionAsked &asked)
{
    m_subjects[asked.key] = subjectOf(asked.toolCall);
    m_askedFor[asked.key] = {asked.toolCall.id, asked.options};
    if (asked.byBelay)
        return; // it covers the one thing that it is about
    m_given.asked(asked, m_cwd);
    const auto call = m_tools.find(asked.toolCall.id);
    if (call == m_tools.end())
        return;
    call->second.permission = asked.key;
    call->second.waits = true;
    if (!call->second.hasOwnTerminal)
        m_observer.calls().ask(factsOf(call->first, call->second));
}

void Session::onPermissionSettled(PermissionSettled settled, base::TurnId turn)
{
    m_subjects.erase(settled.key);
    m_given.settled(settled);
    // An agent that takes its request back because it was stopped did not think better of it.
    if (m_stopPressed && settled.end == PermissionEnd::CancelledByAgent) {
        m_cascaded = true;
        settled.end = PermissionEnd::CancelledByStop;
    }
    const auto asked = m_askedFor.extract(settled.key);
    const auto call = asked ? m_tools.find(asked.mapped().call) : m_tools.end();
    if (call != m_tools.end() && call->second.permission == settled.key) {
        call->second.waits = false;
        // What was allowed when it was first asked for may be done.
        call->second.notAllowed =
            isRejection(settled, asked.mapped().options) && !m_observer.calls().isAllowed(call->first);
        if (call->second.notAllowed)
            m_observer.calls().giveUp(call->first, notAllowedText(settled));
        else
            m_observer.calls().begin(call->first);
    }
    emitEvent(std::move(settled), turn);
    Q_EMIT stateChanged();
}

void Session::waitForTerminalExit(const acp::TerminalRequest &request, acp::ExitResponder responder)
{
    m_terminals.waitForExit(request, std::move(responder), newRow(RequestKind::WaitForExit));
}

} // namespace core
