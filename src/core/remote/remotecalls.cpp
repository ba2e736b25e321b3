// SPDX-License-Identifier: Apache-2.0
#include "core/remote/remotecalls.h"

#include "acp/commandinput.h"
#include "acp/values.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/permissions/toolrules.h"
#include "core/remote/keptcall.h"
#include "ledger/undo/aftercrash.h"
#include "mcp/compensation.h"
#include "mcp/gate.h"
#include "mcp/message.h"

#include <QCryptographicHash>
#include <QUuid>

#include <algorithm>

namespace core {

using ledger::EffectState;
using mcp::CallEnd;

namespace {

constexpr size_t mostJoined = 5000;
constexpr size_t mostEnded = 200; ///< calls of one turn that are remembered for agents that report late

QString targetOf(const mcp::ToolCall &call)
{
    return callTarget(call.server, call.tool, call.arguments);
}

bool contains(const RepeatedCalls &calls, base::EffectId call)
{
    return std::any_of(calls.begin(), calls.end(), [call](const RepeatedCall &known) { return known.call == call; });
}

/// It may have taken effect, or may still do so.
bool mayHaveHappened(const ledger::Effect &row)
{
    return row.state == EffectState::Committed || row.state == EffectState::Unknown ||
           row.state == EffectState::Committing || row.state == EffectState::Compensating;
}

/// Both are known, and not the same one.
bool areDifferent(const QByteArray &server, const QByteArray &other)
{
    return !server.isEmpty() && !other.isEmpty() && server != other;
}

/// How it can be taken back, as far as what was recorded says so.
void addUndo(ledger::Settlement *how, const mcp::Compensation &undo, const mcp::RecordedCall &call,
             const QByteArray &schema)
{
    const auto arguments = mcp::compensatingArguments(undo, call, schema);
    how->reversible = arguments ? ledger::Reversible::ByCall : ledger::Reversible::No;
    if (arguments) {
        how->undoTool = undo.by;
        how->undoArguments = *arguments;
    } else {
        how->whyNot = RemoteCalls::tr("It cannot be taken back by %1: %2")
                          .arg(base::visibleText(undo.by), arguments.error().message);
    }
}

} // namespace

RemoteCalls::RemoteCalls(const Services &services, Parts parts, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_parts(std::move(parts))
{
    connect(m_parts.calls, &ToolCallTracker::eventOccurred, this, [this](const SessionEventBody &event) {
        if (const auto *changed = std::get_if<ToolCallChanged>(&event))
            recordAgents(changed->update);
    });
}

RemoteCalls::~RemoteCalls()
{
    setGate(nullptr);
    // Nobody hears what becomes of them any more. Later, since the session that tells of its rows is going away.
    for (const auto &[id, call] : m_calls) {
        const auto row = m_services.ledger->effect(call.row);
        if (call.stage == Stage::Held && row && ledger::waitsForUser(*row))
            continue; // until the session is opened again
        const bool wasSent = call.stage == Stage::Sent;
        m_services.board->finish(call.shown, RequestEnd::Lost);
        const ledger::Settlement how =
            settlementOf(wasSent ? EffectState::Unknown : EffectState::Cancelled,
                         wasSent ? tr("The session was closed before the server had answered.")
                                 : tr("The session was closed before it was sent."));
        QMetaObject::invokeMethod(
            m_services.ledger,
            [ledger = m_services.ledger, row = call.row, how] {
                if (row.value)
                    ledger->settle(row, how, ledger, {});
            },
            Qt::QueuedConnection);
    }
}

void RemoteCalls::setGate(mcp::Gate *gate)
{
    if (m_gate == gate)
        return;
    if (m_gate && m_gate->judge() == this)
        m_gate->setJudge(nullptr);
    m_gate = gate;
    if (m_gate)
        m_gate->setJudge(this);
}

RemoteCalls::Call *RemoteCalls::find(mcp::CallId id)
{
    if (const auto other = m_goesOnAs.find(id); other != m_goesOnAs.end())
        id = other->second;
    const auto found = m_calls.find(id);
    return found == m_calls.end() ? nullptr : &found->second;
}

bool RemoteCalls::isBusy() const
{
    return m_storing > 0 ||
           std::any_of(m_calls.begin(), m_calls.end(), [](const auto &entry) { return entry.second.patience.isSet(); });
}

void RemoteCalls::judge(const mcp::ToolCall &call, Decided decided)
{
    if (call.continues && proceed(call, decided))
        return;
    if (!m_parts.turn->isOpen && !*m_parts.turn->gate) {
        decided({false, {}, tr("No turn is running. The call was not made.")});
        return;
    }
    if (*m_parts.turn->gate) {
        Q_EMIT refused({targetOf(call), tr("It was called after Stop."), false, true}, m_parts.turn->id());
        decided({false, {}, tr("The user has stopped this turn. The call was not made.")});
        return;
    }
    Call &own = m_calls[call.id];
    own.call = call;
    own.decided = std::move(decided);
    own.arguments = mcp::canonicalJson(call.arguments);
    own.turn = m_parts.turn->id();
    own.gate = m_parts.turn->gate;
    const QByteArrayList what{call.server.toUtf8(), call.tool.toUtf8(), own.arguments};
    own.key = ledger::idempotencyKey("tools/call", what, m_session, m_parts.turn->nonce,
                                     m_occurrences.next(m_parts.turn->nonce, what));
    own.agents = m_join.claim(call, own.arguments);
    recordJoin(call.id, own.agents);
    store(own);
}

/// The server had asked something before it goes on: the very same call in the same turn was allowed with the first.
/// False: it is another one; what became of the first will then not be known.
bool RemoteCalls::proceed(const mcp::ToolCall &call, const Decided &decided)
{
    Call *const first = find(call.continues);
    if (!first || first->stage != Stage::Sent)
        return false;
    const bool isSame = first->call.tool == call.tool && first->arguments == mcp::canonicalJson(call.arguments) &&
                        first->gate == m_parts.turn->gate && !*first->gate && m_parts.turn->isOpen;
    if (!isSame) {
        ended(first->call.id, {CallEnd::Kind::Lost,
                               {},
                               tr("The server asked something first, and the agent did not "
                                  "go on with it.")});
        return false;
    }
    m_goesOnAs[call.id] = first->call.id;
    recordJoin(call.id, first->agents);
    decided({true, first->key.toHex(), {}});
    return true;
}

void RemoteCalls::store(Call &call)
{
    ledger::Effect row;
    row.kind = ledger::EffectKind::Remote;
    row.source = ledger::EffectSource::Agent;
    row.control = ledger::PhaseControl::StartAndEnd;
    row.session = m_session;
    row.turn = call.turn;
    row.target = targetOf(call.call);
    row.server = call.call.server;
    row.serverIdentity = call.call.serverIdentity;
    row.tool = call.call.tool;
    row.toolCall = call.agents;
    row.folder = m_parts.folder;
    row.limited = m_parts.isLimited();
    row.readsOnly = m_policy.readsOnly(call.call);
    // Nobody has to look at what was only read.
    row.acknowledged = row.readsOnly;
    row.reversible = ledger::Reversible::No;
    row.whyNot = row.readsOnly ? tr("It only reads.") : base::Words::tr("It left this machine.");
    row.key = call.key;
    row.given = QCryptographicHash::hash(call.arguments, QCryptographicHash::Sha256);
    const auto kept = std::make_shared<ledger::FileMark>();
    ++m_storing;
    m_services.disk()->run([kept, blobs = m_services.blobs,
                            arguments = call.call.arguments] { *kept = storeText(blobs, keptText(arguments)); },
                           this,
                           [this, kept, row, id = call.call.id]() mutable {
                               row.before = *kept;
                               m_services.ledger->prepare(row, this,
                                                          [this, id](const base::Result<ledger::Prepared> &prepared) {
                                                              --m_storing;
                                                              onStored(id, prepared);
                                                              if (!isBusy())
                                                                  Q_EMIT idle();
                                                          });
                           });
}

void RemoteCalls::onStored(mcp::CallId id, const base::Result<ledger::Prepared> &prepared)
{
    Call *const call = find(id);
    if (!call)
        return;
    if (!prepared) {
        onNotStored(*call, prepared.error());
        return;
    }
    call->row = prepared->effect.id;
    if (!call->agents.isEmpty())
        m_parts.calls->observer().calls().supersede(call->agents, call->row);
    else
        join(*call);
    if (call->isWithdrawn)
        refuse(*call, {}, tr("The agent did not wait for it."));
    else if (*call->gate)
        refuse(*call, notWanted(*call), tr("Stop came before it was sent."));
    else if (call->gate != m_parts.turn->gate || !m_parts.turn->isOpen)
        refuse(*call, notWanted(*call), tr("The turn ended before it was sent."));
    else
        decide(*call);
}

void RemoteCalls::onNotStored(Call &call, const base::Error &error)
{
    Q_EMIT notStored(error);
    refuse(call, tr("Belay could not write down what is called, so the call was not made."),
           tr("That it is sent could not be stored."));
}

void RemoteCalls::beginTurn()
{
    m_join.clear();
    m_ended.clear();
    const bool endedWell = std::exchange(m_endedWell, false);
    if (endedWell)
        m_before.clear();
    for (RepeatedCall &known : m_before)
        known.choice = RepeatedCall::Choice::Ask; // what was decided was for that turn
    for (const RepeatedCall &decided : std::exchange(m_repeated, {})) {
        std::erase_if(m_before, [&decided](const RepeatedCall &known) { return known.call == decided.call; });
        m_before.push_back(decided);
    }
    if (endedWell)
        return;
    const base::TurnId last{m_parts.turn->number - 1};
    for (const ledger::Effect &row : m_services.ledger->effects(m_session, last)) {
        if (row.kind == ledger::EffectKind::Remote && row.isOwnDeed() && !row.readsOnly && mayHaveHappened(row) &&
            !contains(m_before, row.id))
            m_before.push_back({row.id});
    }
}

/// The call of an earlier turn that this one repeats, as far as both are still known.
std::optional<RepeatedCall> RemoteCalls::earlier(const Call &call) const
{
    const auto own = m_services.ledger->effect(call.row);
    for (const RepeatedCall &before : own ? m_before : RepeatedCalls()) {
        const auto row = m_services.ledger->effect(before.call);
        if (row && !areDifferent(row->serverIdentity, own->serverIdentity) && row->server == own->server &&
            row->tool == own->tool && row->given == own->given && mayHaveHappened(*row))
            return before;
    }
    return {};
}

void RemoteCalls::decide(Call &call)
{
    const std::pair tool(call.call.server, call.call.tool);
    const McpVerdict verdict = m_policy.verdict(call.call);
    const auto ruling = m_parts.rules->aboutTool(call.call.server, call.call.tool, call.arguments);
    const QStringList readings = readingsOf(call.call.tool);
    const bool isRejected = std::any_of(readings.begin(), readings.end(), [&](const QString &name) {
        return m_rejected.contains({call.call.server, name});
    });
    if (verdict == McpVerdict::Deny || isRejected) {
        refuse(call, tr("The user does not allow this call. It was not made."),
               base::Words::tr("It was not permitted."));
        return;
    }
    if (ruling && ruling->verdict == RuleVerdict::Deny) {
        refuse(call, tr("The user does not allow this call. It was not made."),
               base::Words::tr("Your rule says so: %1").arg(ruling->rule));
        return;
    }
    if (repeat(call))
        return;
    RemoteQuestion::Words words = RemoteQuestion::aboutCall(call.call);
    if (ruling && ruling->verdict == RuleVerdict::Ask && verdict != McpVerdict::Hold) {
        // Before everything that was allowed for more than this call.
        words.reason = base::Words::tr("You are asked because of your rule: %1").arg(ruling->rule);
        std::erase_if(words.options, [](const PermissionOption &option) {
            return option.kind == acp::PermissionKind::AllowAlways || option.kind == acp::PermissionKind::RejectAlways;
        });
        put(call, std::move(words));
        return;
    }
    const bool isAllowed = (ruling && ruling->verdict == RuleVerdict::Allow) || m_allowed.contains(tool) ||
                           (verdict == McpVerdict::Ask && isClearToolName(call.call.tool) &&
                            m_parts.given->coversTool(call.call, call.arguments));
    if (verdict == McpVerdict::Pass || (verdict == McpVerdict::Ask && isAllowed))
        commit(call);
    else if (verdict == McpVerdict::Hold)
        hold(call);
    else
        put(call, std::move(words));
}

/// What is sent again is sent once; what is not wanted stays so for the turn, however often the agent tries.
void RemoteCalls::recordRepeated(const Call &call, const std::optional<QString> &option)
{
    const auto known = std::find_if(m_before.begin(), m_before.end(),
                                    [&call](const RepeatedCall &before) { return before.call == call.repeats; });
    if (known == m_before.end())
        return;
    if (option == RepeatOptions::asBeforeId || option == RemoteQuestion::rejectId)
        known->choice = RepeatedCall::Choice::Skip;
    else
        m_before.erase(known);
}

/// True: the call repeats an earlier one, and what becomes of it is decided, or asked about.
bool RemoteCalls::repeat(Call &call)
{
    const auto before = earlier(call);
    const auto row = before ? m_services.ledger->effect(before->call) : std::nullopt;
    if (!row)
        return false;
    call.repeats = before->call;
    if (before->choice == RepeatedCall::Choice::Ask) {
        put(call, RemoteQuestion::aboutRepeated(*row));
        return true;
    }
    if (before->choice == RepeatedCall::Choice::Skip) {
        answerAsBefore(call); // however often it comes
        return true;
    }
    std::erase(m_before, *before); // it is made once more
    commit(call);
    return true;
}

/// The agent goes on; the arguments are kept until the user has decided.
void RemoteCalls::hold(Call &call)
{
    call.isHeld = true;
    const Decided decided = std::exchange(call.decided, {});
    put(call, RemoteQuestion::aboutHeld());
    decided({false,
             {},
             {},
             mcp::textResult(tr("The user has this tool's calls held back. This one has not been made: it waits until "
                                "the turn is over, and the user decides then. Do not make it again; go on without its "
                                "result."))});
}

void RemoteCalls::restore(const std::vector<ledger::Effect> &left)
{
    for (const ledger::Effect &row : left) {
        m_services.ledger->adopt(row.id, this, [this, row](const base::Result<void> &adopted) {
            if (!adopted)
                return; // another Belay was faster
            const auto arguments = std::make_shared<QByteArray>();
            m_services.disk()->run(
                [arguments, blobs = m_services.blobs, hash = row.before.hash] {
                    if (const auto kept = blobs->get(hash))
                        *arguments = mcp::canonicalJson(*kept);
                },
                this,
                [this, row, arguments] {
                    m_left.emplace_back(row, *arguments);
                    if (m_canAskAboutLeft)
                        askAboutLeft();
                });
        });
    }
}

void RemoteCalls::askAboutLeft()
{
    m_canAskAboutLeft = true;
    for (const auto &[row, arguments] : std::exchange(m_left, {}))
        askAgain(row, arguments);
}

void RemoteCalls::askAgain(const ledger::Effect &row, const QByteArray &arguments)
{
    const auto now = m_services.ledger->effect(row.id);
    const bool isOpen =
        std::any_of(m_calls.begin(), m_calls.end(), [&row](const auto &entry) { return entry.second.row == row.id; });
    if (!m_gate || isOpen || !now || !now->isWaitingCall())
        return;
    if (QCryptographicHash::hash(arguments, QCryptographicHash::Sha256) != row.given) {
        const QString why = tr("Its session was closed before it was sent. Its secrets are not kept, so the agent has "
                               "to call it again.");
        m_services.ledger->settle(row.id, settlementOf(EffectState::Cancelled, why), this, {});
        Q_EMIT noticed({acp::Severity::Info, tr("%1 was not sent").arg(base::visibleText(row.target)), why});
        return;
    }
    const mcp::CallId id = m_gate->newCall();
    Call &call = m_calls[id];
    call.call.id = id;
    call.call.server = row.server;
    call.call.serverIdentity = row.serverIdentity;
    call.call.tool = row.tool;
    call.call.arguments = call.arguments = arguments;
    call.key = row.key;
    call.turn = row.turn;
    call.gate = std::make_shared<bool>(false);
    call.row = row.id;
    call.agents = row.toolCall;
    call.isHeld = true;
    put(call, RemoteQuestion::aboutLeft());
}

void RemoteCalls::put(Call &call, RemoteQuestion::Words words)
{
    call.stage = call.isHeld ? Stage::Held : Stage::Asking;
    core::Question question;
    // No agent can have a call of that name: what it says of its own would be shown with the question.
    question.toolCall.id = {QStringLiteral("belay-mcp-") + QUuid::createUuid().toString(QUuid::WithoutBraces)};
    question.toolCall.title = targetOf(call.call);
    question.toolCall.name = call.call.tool;
    question.toolCall.kind = acp::ToolKind::Other;
    question.toolCall.reason = words.reason;
    question.server = call.call.server;
    question.tool = call.call.tool;
    if (const auto how = m_policy.compensation(call.call))
        question.undoneBy = how->by;
    question.held = call.isHeld;
    question.toolCall.rawInput = QString::fromUtf8(call.arguments);
    question.toolCall.command = acp::CommandInput();
    question.toolCall.command->unread = QString::fromUtf8(shownText(call.call.arguments));
    question.options = std::move(words.options);
    auto requester = std::make_unique<RemoteQuestion>(
        question.toolCall.id.value,
        [self = QPointer(this), id = call.call.id](PermissionEnd end, const std::optional<QString> &option) {
            if (self)
                self->onAnswer(id, end, option);
        });
    call.withdraw = requester->withdrawal();
    question.requester = std::move(requester);
    RequestRow row = m_parts.newRow(RequestKind::Permission);
    row.detail = targetOf(call.call);
    const bool isLeft = call.isHeld && call.gate != m_parts.turn->gate;
    if (isLeft)
        row.turn = {}; // Stop of another turn is not about it
    const base::RequestKey key = m_parts.permissions->ask(std::move(question), std::move(row), false);
    if (isLeft) // its turn has ended
        m_services.board->setState(key, RequestState::WaitsForUser);
}

void RemoteCalls::onAnswer(mcp::CallId id, PermissionEnd end, const std::optional<QString> &option)
{
    Call *const call = find(id);
    if (!call || (call->stage != Stage::Asking && call->stage != Stage::Held))
        return;
    call->withdraw = {};
    const std::pair tool(call->call.server, call->call.tool);
    if (end != PermissionEnd::Answered) {
        const bool isStop = end == PermissionEnd::CancelledByStop || end == PermissionEnd::RefusedAfterStop;
        refuse(*call, isStop ? notWanted(*call) : tr("Nobody allowed this call. It was not made."),
               isStop && call->isHeld ? tr("It was held back, and discarded by Stop.")
               : isStop               ? base::Words::tr("Stop came before it was permitted.")
               : call->isHeld         ? tr("It was held back, and never sent.")
               : call->isWithdrawn    ? tr("The agent did not wait for it.")
                                      : base::Words::tr("It was not permitted."));
        return;
    }
    if (option == RemoteQuestion::sessionId)
        m_allowed.insert(tool);
    else if (option == RemoteQuestion::rejectSessionId)
        m_rejected.insert(tool);
    recordRepeated(*call, option);
    if (option == RepeatOptions::asBeforeId)
        answerAsBefore(*call);
    else if (option == RemoteQuestion::onceId || option == RemoteQuestion::sessionId ||
             option == RepeatOptions::againId || option == RemoteQuestion::sendId)
        commit(*call);
    else
        refuse(*call, tr("The user does not allow this call. It was not made."),
               base::Words::tr("It was not permitted."));
}

/// The agent gets what the server answered to the first one. Nothing is sent.
void RemoteCalls::answerAsBefore(Call &call)
{
    const auto first = m_services.ledger->effect(call.repeats);
    ledger::Settlement how = settlementOf(
        EffectState::Cancelled, base::Words::tr("It was not run again: row %1 is the first.").arg(call.repeats.value));
    how.sameAs = call.repeats;
    settle(call, how);
    if (call.agents.isEmpty())
        Q_EMIT noticed({acp::Severity::Info,
                        base::Words::tr("%1 was not run again").arg(base::visibleText(targetOf(call.call))),
                        tr("The same call had been sent before: row %1.").arg(call.repeats.value)});
    const auto result = std::make_shared<QByteArray>();
    m_services.disk()->run(
        [result, blobs = m_services.blobs, hash = first ? first->after.hash : QByteArray()] {
            const auto kept = blobs->get(hash);
            // A secret that was not kept cannot be given again.
            if (kept && !hasBlanks(*kept))
                *result = *kept;
        },
        this,
        [result, decided = std::exchange(call.decided, {}), isDone = first && first->state == EffectState::Committed] {
            decided({false,
                     {},
                     isDone ? tr("It had been made before. Its result is not kept.")
                            : tr("It had been sent before, and the user does not want it made again. Whether it took "
                                 "effect is not known."),
                     *result});
        });
    drop(call.call.id);
}

/// That it is sent is stored first, since it may take effect even if Belay crashes.
void RemoteCalls::commit(Call &call)
{
    call.stage = Stage::Sending;
    ++m_storing;
    m_services.ledger->settle(call.row, settlementOf(EffectState::Committing, {}), this,
                              [this, id = call.call.id](const base::Result<void> &stored) {
                                  --m_storing;
                                  Call *const known = find(id);
                                  if (known && stored)
                                      send(*known);
                                  else if (known)
                                      onNotStored(*known, stored.error());
                                  if (!isBusy())
                                      Q_EMIT idle();
                              });
}

void RemoteCalls::send(Call &call)
{
    // A held one goes with the turn's Stop, but not with its end.
    const bool isOver = *call.gate || (!call.isHeld && (call.gate != m_parts.turn->gate || !m_parts.turn->isOpen));
    if (call.isWithdrawn || isOver) {
        refuse(call, notWanted(call),
               call.isWithdrawn ? tr("The agent did not wait for it.") : tr("The turn ended before it was sent."));
        return;
    }
    call.stage = Stage::Sent;
    call.sentAt = m_services.clock->now();
    RequestRow row = m_parts.newRow(RequestKind::RemoteCall);
    row.direction = Direction::Inbound;
    row.state = RequestState::Running;
    row.detail = targetOf(call.call);
    call.shown = m_services.board->add(
        std::move(row),
        {[this, id = call.call.id] {
             Call *const open = find(id);
             if (!open)
                 return;
             onCancelled(*open, CallCanceller::User);
             if (m_gate)
                 m_gate->cancelCall(
                     open->own ? open->own : id,
                     base::Words::tr(
                         "The user cancelled this call. It had been sent; whether it took effect is not known."));
         },
         {}});
    if (call.isHeld) {
        sendHeld(call);
        return;
    }
    call.call.arguments.clear(); // they may be large
    const QByteArray key = call.key.toHex();
    // The answer may come before this returns.
    std::exchange(call.decided, {})({true, key, {}});
}

/// Belay makes the call itself: the agent has gone on.
void RemoteCalls::sendHeld(Call &call)
{
    const mcp::CallId id = call.call.id;
    const QByteArray arguments = std::exchange(call.call.arguments, {});
    const auto done = [self = QPointer(this), id](const CallEnd &end) {
        if (self)
            self->ended(id, end);
    };
    const bool isOther = m_gate && areDifferent(m_gate->identityOf(call.call.server), call.call.serverIdentity);
    const mcp::CallId own =
        m_gate && !isOther ? m_gate->call(call.call.server, call.call.tool, arguments, call.key.toHex(), done) : 0;
    Call *const known = find(id); // it may have ended already
    if (known && own == 0)
        ended(id,
              {CallEnd::Kind::NotSent,
               {},
               isOther ? tr("The MCP server “%1” was changed since the call.").arg(base::visibleText(call.call.server))
                       : tr("The MCP server is not reached any more.")});
    else if (known)
        recordJoin(known->own = own, known->agents);
}

QString RemoteCalls::notWanted(const Call &call)
{
    return *call.gate ? tr("The user has stopped this turn. The call was not made.")
                      : tr("No turn is running. The call was not made.");
}

void RemoteCalls::refuse(Call &call, const QString &toAgent, const QString &forPeople)
{
    const mcp::CallId id = call.call.id;
    const Decided decided = std::exchange(call.decided, {});
    settle(call, settlementOf(EffectState::Cancelled, forPeople));
    drop(id);
    if (decided && !toAgent.isEmpty())
        decided({false, {}, toAgent});
}

void RemoteCalls::withdrawn(mcp::CallId id)
{
    Call *const call = find(id);
    if (!call)
        return;
    call->isWithdrawn = true;
    if (const auto withdraw = std::exchange(call->withdraw, {}))
        withdraw(); // answers, and drops the call
}

/// Nobody knows whether it took effect: should the agent make it again in this turn, the user is asked.
void RemoteCalls::mayBeRepeated(const Call &call)
{
    if (!contains(m_before, call.row) && !m_policy.readsOnly(call.call))
        m_before.push_back({call.row});
}

void RemoteCalls::cancelRequested(mcp::CallId id)
{
    if (Call *const call = find(id))
        onCancelled(*call, CallCanceller::Agent);
}

void RemoteCalls::onCancelled(Call &call, CallCanceller by)
{
    if (call.stage != Stage::Sent || call.cancelledAt)
        return;
    call.cancelledAt = m_services.clock->now();
    call.canceller = by;
    mayBeRepeated(call);
    m_services.board->setState(call.shown, RequestState::Cancelling);
    call.patience = m_services.clock->after(cancelWait, [this, id = call.call.id] {
        Call *const silent = find(id);
        if (!silent)
            return;
        silent->patience.cancel();
        settle(*silent, settlementOf(EffectState::Unknown, cancelNotAnswered()));
        m_services.board->finish(silent->shown, RequestEnd::CancelNotAnswered);
        Q_EMIT idle();
    });
}

void RemoteCalls::stop()
{
    for (auto &[id, call] : m_calls) {
        if (call.own || (call.isHeld && call.gate != m_parts.turn->gate))
            continue; // the user sent it, whatever the turn does
        onCancelled(call, CallCanceller::Stop);
    }
    if (m_gate)
        m_gate->cancelCalls(
            tr("The user has stopped this turn. The call had been sent; whether it took effect is not known."));
}

void RemoteCalls::ended(mcp::CallId id, const CallEnd &end)
{
    Call *const call = find(id);
    if (!call || end.isOpen)
        return;
    const bool wasBusy = isBusy();
    call->patience.cancel();
    const auto sinceCancel =
        call->cancelledAt ? std::optional(m_services.clock->now() - *call->cancelledAt) : std::nullopt;
    // The row is settled when the result is kept; until then nobody else may take the call for open.
    const base::EffectId row = call->row;
    const auto how = std::make_shared<ledger::Settlement>(settlementOf(end, sinceCancel));
    const RequestEnd shown = requestEndOf(end, *how, call->canceller);
    m_services.board->finish(call->shown, shown, shown == RequestEnd::Failed ? how->detail : QString());
    if (end.kind == CallEnd::Kind::Lost)
        mayBeRepeated(*call);
    if (end.kind != CallEnd::Kind::NotSent)
        how->durationMs = (m_services.clock->now() - call->sentAt).count();
    const auto undo = end.kind == CallEnd::Kind::Done && !m_policy.readsOnly(call->call)
                          ? m_policy.compensation(call->call)
                          : std::nullopt;
    const QByteArray arguments = call->arguments;
    const QByteArray schema = undo && m_gate ? m_gate->schemaOf(call->call.server, undo->by) : QByteArray();
    drop(call->call.id);
    if (end.result.isEmpty() && !undo) {
        m_services.ledger->settle(row, *how, this, {});
    } else {
        ++m_storing;
        m_services.disk()->run(
            [how, undo, arguments, schema, blobs = m_services.blobs, result = end.result] {
                const QByteArray kept = keptText(result);
                how->after = storeText(blobs, kept);
                if (undo)
                    addUndo(how.get(), *undo, {keptText(arguments), kept}, schema);
            },
            m_services.ledger, // also when the session is closed meanwhile
            [self = QPointer(this), ledger = m_services.ledger, row, how] {
                ledger->settle(row, *how, ledger, {});
                if (!self)
                    return;
                --self->m_storing;
                if (!self->isBusy())
                    Q_EMIT self->idle();
            });
    }
    if (wasBusy && !isBusy())
        Q_EMIT idle();
}

void RemoteCalls::settle(Call &call, const ledger::Settlement &settlement)
{
    if (call.row.value)
        m_services.ledger->settle(call.row, settlement, this, {});
}

void RemoteCalls::drop(mcp::CallId id)
{
    std::erase_if(m_goesOnAs, [id](const auto &entry) { return entry.second == id; });
    if (const auto call = m_calls.find(id);
        call != m_calls.end() && call->second.agents.isEmpty() && call->second.row.value && m_ended.size() < mostEnded)
        m_ended.push_back({call->second.call, call->second.arguments, call->second.row});
    m_calls.erase(id);
}

void RemoteCalls::recordAsked(const PermissionAsked &event)
{
    if (!event.byBelay)
        recordAgents(event.toolCall);
}

void RemoteCalls::recordAgents(const acp::ToolCallUpdate &call)
{
    m_join.add(call.id, call);
    for (auto &[id, own] : m_calls)
        join(own);
    joinEnded();
}

void RemoteCalls::recordJoin(mcp::CallId id, const base::ToolCallId &agents)
{
    if (id == 0 || agents.isEmpty())
        return;
    m_joined.insert_or_assign(id, agents);
    if (m_joined.size() > mostJoined)
        m_joined.erase(m_joined.begin());
}

base::ToolCallId RemoteCalls::agentsCall(mcp::CallId id) const
{
    const auto known = m_joined.find(id);
    return known == m_joined.end() ? base::ToolCallId() : known->second;
}

void RemoteCalls::joinEnded()
{
    std::erase_if(m_ended, [this](const Ended &ended) {
        const auto row = m_services.ledger->effect(ended.row);
        if (!row || row->isOpen())
            return false; // its end is being stored
        const base::ToolCallId agents = m_join.claim(ended.call, ended.arguments);
        if (agents.isEmpty())
            return false;
        recordJoin(ended.call.id, agents);
        settleJoin(*row, agents);
        return true;
    });
}

void RemoteCalls::settleJoin(const ledger::Effect &row, const base::ToolCallId &agents)
{
    ledger::Settlement now;
    now.state = row.state;
    now.detail = row.detail;
    now.toolCall = agents;
    m_services.ledger->settle(row.id, now, this, {});
    m_parts.calls->observer().calls().supersede(agents, row.id);
}

/// Looks for the agent's own call that this one is.
void RemoteCalls::join(Call &call)
{
    if (!call.agents.isEmpty() || !call.row.value || call.gate != m_parts.turn->gate)
        return;
    call.agents = m_join.claim(call.call, call.arguments);
    if (call.agents.isEmpty())
        return;
    recordJoin(call.call.id, call.agents);
    recordJoin(call.own, call.agents);
    for (const auto &[later, first] : m_goesOnAs) {
        if (first == call.call.id)
            recordJoin(later, call.agents);
    }
    if (const auto row = m_services.ledger->effect(call.row))
        settleJoin(*row, call.agents);
}

} // namespace core

#include "moc_remotecalls.cpp"
