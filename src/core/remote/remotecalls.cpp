// SPDX-License-Identifier: Apache-2.0
#include "core/remote/remotecalls.h"

#include "acp/commandinput.h"
#include "acp/values.h"
#include "base/secretnames.h"
#include "base/visibletext.h"
#include "ledger/files/filestate.h"
#include "mcp/message.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QUuid>

#include <algorithm>

namespace core {

using ledger::EffectState;
using mcp::CallEnd;

namespace {

QString blank()
{
    return QStringLiteral("••••");
}

enum class Names { Heeded, Ignored };

QJsonValue withoutSecrets(const QString &key, const QJsonValue &value, Names names = Names::Heeded)
{
    const QString name = names == Names::Heeded ? key : QString();
    if (value.isString())
        return base::isSecret(name, value.toString()) ? QJsonValue(blank()) : value;
    if (value.isArray()) {
        QJsonArray out;
        const QJsonArray items = value.toArray();
        for (const auto item : items)
            out.append(withoutSecrets(key, item, names));
        return out;
    }
    if (!value.isObject())
        return base::isSecretName(name) && !value.isBool() && !value.isNull() ? QJsonValue(blank()) : value;
    QJsonObject out = value.toObject();
    for (auto member = out.begin(); member != out.end(); ++member)
        *member = withoutSecrets(member.key(), *member, names);
    return out;
}

/// What is kept of a call's arguments or of a result.
QByteArray keptText(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    return QJsonDocument(withoutSecrets({}, object).toObject()).toJson(QJsonDocument::Compact);
}

/// What is shown of a call's arguments: all but what looks like a secret, whatever its name.
QByteArray shownText(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    return QJsonDocument(withoutSecrets({}, object, Names::Ignored).toObject()).toJson().trimmed();
}

ledger::FileMark keep(ledger::BlobStore *blobs, const QByteArray &content)
{
    ledger::FileMark mark = ledger::markOf(content);
    mark.kept = blobs && blobs->put(content).ok();
    return mark;
}

ledger::Settlement settlement(EffectState state, const QString &detail)
{
    ledger::Settlement out;
    out.state = state;
    out.detail = detail;
    return out;
}

} // namespace

/// The user's answer to Belay's question about a call.
class RemoteCalls::Question final : public PermissionRequester
{
public:
    using Answer = std::function<void(PermissionEnd, const std::optional<QString> &)>;
    static constexpr QLatin1String onceId{"allow"}, sessionId{"allow-session"}, rejectId{"reject"},
        rejectSessionId{"reject-session"}, asBeforeId{"as-before"}, againId{"again"};

    /// \p withdraw gets what has to be called if the question is not needed any more.
    Question(QString id, Answer answer) : m_id(std::move(id)), m_answer(std::move(answer)) {}
    QString idText() const override { return m_id; }
    bool isWithdrawn() const override { return *m_isWithdrawn; }
    void onWithdrawn(std::function<void()> f) override { *m_onWithdrawn = std::move(f); }
    void settle(PermissionEnd end, const std::optional<QString> &option) override { m_answer(end, option); }

    /// Calls what the gate gave to onWithdrawn().
    std::function<void()> withdrawal() const
    {
        return [flag = m_isWithdrawn, f = m_onWithdrawn] {
            *flag = true;
            if (*f)
                (*f)();
        };
    }

private:
    const QString m_id;
    const Answer m_answer;
    const std::shared_ptr<bool> m_isWithdrawn = std::make_shared<bool>(false);
    const std::shared_ptr<std::function<void()>> m_onWithdrawn = std::make_shared<std::function<void()>>();
};

RemoteCalls::RemoteCalls(const Services &services, Parts parts, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_is(std::move(parts))
{
    connect(m_is.calls, &ToolCallTracker::eventOccurred, this, &RemoteCalls::noteAgents);
}

RemoteCalls::~RemoteCalls()
{
    setGate(nullptr);
    // Nobody hears what becomes of them any more. Later, since the session that tells of its rows is going away.
    for (const auto &[id, call] : m_calls) {
        const bool wasSent = call.stage == Stage::Sent;
        m_services.board->finish(call.shown, RequestEnd::Lost);
        const ledger::Settlement how = settlement(wasSent ? EffectState::Unknown : EffectState::Cancelled,
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

QString RemoteCalls::notSaid()
{
    return tr("The server was asked to cancel it, and did not say how far it was.");
}

/// What the server says of the tool, which it may say wrongly.
QString RemoteCalls::whatIsSaid(const mcp::ToolCall &call)
{
    const mcp::ToolAnnotations &said = call.annotations;
    if (said.readOnly.value_or(false))
        return tr("The server says: it only reads something.");
    QStringList sentences;
    if (said.destructive)
        sentences << (*said.destructive ? tr("The server says: it may destroy something.")
                                        : tr("The server says: it only adds something."));
    if (said.openWorld)
        sentences << (*said.openWorld ? tr("The server says: it reaches others.")
                                      : tr("The server says: it reaches nobody else."));
    return sentences.isEmpty() ? tr("The server does not say what it does.") : sentences.join(u' ');
}

QString RemoteCalls::targetOf(const mcp::ToolCall &call)
{
    return base::visibleText(call.server) + QStringLiteral(" · ") + base::visibleText(call.tool);
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
    if (call.continues && goOn(call, decided))
        return;
    if (!m_is.turn->isOpen && !*m_is.turn->gate) {
        decided({false, {}, tr("No turn is running, so nobody asked for it. The call was not made.")});
        return;
    }
    if (*m_is.turn->gate) {
        Q_EMIT refused({targetOf(call), tr("It was called after Stop."), false, true}, m_is.turn->id());
        decided({false, {}, tr("The user has stopped this turn. The call was not made.")});
        return;
    }
    Call &own = m_calls[call.id];
    own.call = call;
    own.decided = std::move(decided);
    own.arguments = mcp::canonicalJson(call.arguments);
    own.turn = m_is.turn->id();
    own.gate = m_is.turn->gate;
    const QByteArrayList what{call.server.toUtf8(), call.tool.toUtf8(), own.arguments};
    own.key = ledger::idempotencyKey("tools/call", what, m_session, m_is.turn->nonce,
                                     m_occurrences.next(m_is.turn->nonce, what));
    own.agents = m_join.take(call, own.arguments);
    store(own);
}

/// The server had asked something before it goes on: the very same call in the same turn was allowed with the first.
/// False: it is another one; what became of the first will then not be known.
bool RemoteCalls::goOn(const mcp::ToolCall &call, const Decided &decided)
{
    Call *const first = find(call.continues);
    if (!first || first->stage != Stage::Sent)
        return false;
    const bool isSame = first->call.tool == call.tool && first->arguments == mcp::canonicalJson(call.arguments) &&
                        first->gate == m_is.turn->gate && !*first->gate && m_is.turn->isOpen;
    if (!isSame) {
        ended(first->call.id, {CallEnd::Kind::Lost,
                               {},
                               tr("The server asked something first, and the agent did not "
                                  "go on with it.")});
        return false;
    }
    m_goesOnAs[call.id] = first->call.id;
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
    row.tool = call.call.tool;
    row.toolCall = call.agents;
    row.readsOnly = m_policy.readsOnly(call.call);
    // Nobody has to look at what was only read.
    row.acknowledged = row.readsOnly;
    row.reversible = ledger::Reversible::No;
    row.whyNot = row.readsOnly ? tr("It only reads.") : tr("It left this machine.");
    row.key = call.key;
    row.otherBefore.hash = QCryptographicHash::hash(call.arguments, QCryptographicHash::Sha256);
    const auto kept = std::make_shared<ledger::FileMark>();
    ++m_storing;
    m_services.files->run(
        [kept, blobs = m_services.blobs, arguments = call.call.arguments] { *kept = keep(blobs, keptText(arguments)); },
        this,
        [this, kept, row, id = call.call.id]() mutable {
            row.before = *kept;
            m_services.ledger->prepare(row, this, [this, id](const base::Result<ledger::Prepared> &prepared) {
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
        m_is.calls->observer().calls().supersede(call->agents, call->row);
    else
        join(*call);
    if (call->isWithdrawn)
        refuse(*call, {}, tr("The agent did not wait for it."));
    else if (*call->gate)
        refuse(*call, tr("The user has stopped this turn. The call was not made."),
               tr("Stop came before it was sent."));
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
    if (std::exchange(m_endedWell, false)) {
        m_before.clear();
        return;
    }
    const base::TurnId last{m_is.turn->number - 1};
    for (const ledger::Effect &row : m_services.ledger->effects(m_session, last)) {
        const bool mayBe = row.state == EffectState::Committed || row.state == EffectState::Unknown;
        if (row.kind == ledger::EffectKind::Remote && row.isOwnDeed() && !row.readsOnly && mayBe)
            m_before.push_back(row.id);
    }
}

/// The call of an earlier turn that this one repeats, as far as both are still known.
std::optional<ledger::Effect> RemoteCalls::earlier(const Call &call) const
{
    const auto own = m_services.ledger->effect(call.row);
    for (const base::EffectId id : own ? m_before : std::vector<base::EffectId>()) {
        auto row = m_services.ledger->effect(id);
        if (row && row->server == own->server && row->tool == own->tool &&
            row->otherBefore.hash == own->otherBefore.hash &&
            (row->state == EffectState::Committed || row->state == EffectState::Unknown))
            return row;
    }
    return {};
}

void RemoteCalls::decide(Call &call)
{
    const auto repeated = earlier(call);
    if (repeated && m_policy.verdict(call.call) != McpVerdict::Deny) {
        askAgain(call, *repeated);
        return;
    }
    const std::pair tool(call.call.server, call.call.tool);
    McpVerdict verdict = m_policy.verdict(call.call);
    if (verdict == McpVerdict::Ask && m_rejected.contains(tool))
        verdict = McpVerdict::Deny;
    const bool isAllowed = m_allowed.contains(tool) || m_is.given->coversTool(call.call, call.arguments);
    if (verdict == McpVerdict::Ask && isAllowed)
        verdict = McpVerdict::Pass;
    switch (verdict) {
    case McpVerdict::Pass:
        commit(call);
        return;
    case McpVerdict::Ask:
        ask(call);
        return;
    case McpVerdict::Deny:
        break;
    }
    refuse(call, tr("The user does not allow this tool. The call was not made."), tr("It was not permitted."));
}

void RemoteCalls::ask(Call &call)
{
    put(call, whatIsSaid(call.call),
        {{Question::onceId, tr("Allow once"), acp::PermissionKind::AllowOnce},
         {Question::sessionId, tr("Allow for this session"), acp::PermissionKind::AllowAlways},
         {Question::rejectId, tr("Reject"), acp::PermissionKind::RejectOnce},
         {Question::rejectSessionId, tr("Reject for this session"), acp::PermissionKind::RejectAlways}});
}

void RemoteCalls::askAgain(Call &call, const ledger::Effect &earlier)
{
    call.repeats = earlier.id;
    const QString at = QLocale().toString(earlier.preparedAt.toLocalTime().time(), QLocale::ShortFormat);
    std::vector<PermissionOption> options;
    const bool hasResult = earlier.state == EffectState::Committed && earlier.after.kept;
    if (hasResult)
        options.push_back({Question::asBeforeId, tr("Answer with that result"), acp::PermissionKind::AllowOnce});
    options.push_back({Question::againId, tr("Send it again"), acp::PermissionKind::AllowAlways});
    options.push_back({Question::rejectId, tr("Reject"), acp::PermissionKind::RejectOnce});
    put(call,
        earlier.state == EffectState::Committed
            ? tr("This very call was made at %1, in a turn that did not finish, and took effect.").arg(at)
            : tr("This very call was sent at %1, in a turn that did not finish; whether it took effect is not known.")
                  .arg(at),
        std::move(options));
}

void RemoteCalls::put(Call &call, const QString &reason, std::vector<PermissionOption> options)
{
    call.stage = Stage::Asking;
    core::Question question;
    // No agent can have a call of that name: what it says of its own would be shown with the question.
    question.toolCall.id = {QStringLiteral("belay-mcp-") + QUuid::createUuid().toString(QUuid::WithoutBraces)};
    question.toolCall.title = targetOf(call.call);
    question.toolCall.name = call.call.tool;
    question.toolCall.kind = acp::ToolKind::Other;
    question.toolCall.reason = reason;
    question.server = call.call.server;
    question.tool = call.call.tool;
    question.toolCall.rawInput = QString::fromUtf8(call.arguments);
    question.toolCall.command = acp::CommandInput();
    question.toolCall.command->unread = QString::fromUtf8(shownText(call.call.arguments));
    question.options = std::move(options);
    auto requester = std::make_unique<Question>(
        question.toolCall.id.value,
        [self = QPointer(this), id = call.call.id](PermissionEnd end, const std::optional<QString> &option) {
            if (self)
                self->onAnswer(id, end, option);
        });
    call.withdraw = requester->withdrawal();
    question.requester = std::move(requester);
    RequestRow row = m_is.newRow(RequestKind::Permission);
    row.detail = targetOf(call.call);
    m_is.permissions->ask(std::move(question), std::move(row), false);
}

void RemoteCalls::onAnswer(mcp::CallId id, PermissionEnd end, const std::optional<QString> &option)
{
    Call *const call = find(id);
    if (!call || call->stage != Stage::Asking)
        return;
    call->withdraw = {};
    const std::pair tool(call->call.server, call->call.tool);
    if (end != PermissionEnd::Answered) {
        const bool isStop = end == PermissionEnd::CancelledByStop || end == PermissionEnd::RefusedAfterStop;
        refuse(*call,
               isStop ? tr("The user has stopped this turn. The call was not made.")
                      : tr("Nobody allowed this call. It was not made."),
               isStop              ? tr("Stop came before it was permitted.")
               : call->isWithdrawn ? tr("The agent did not wait for it.")
                                   : tr("It was not permitted."));
        return;
    }
    if (option == Question::sessionId)
        m_allowed.insert(tool);
    else if (option == Question::rejectSessionId)
        m_rejected.insert(tool);
    std::erase(m_before, call->repeats);
    if (option == Question::asBeforeId)
        answerAsBefore(*call);
    else if (option == Question::onceId || option == Question::sessionId || option == Question::againId)
        commit(*call);
    else
        refuse(*call, tr("The user does not allow this call. It was not made."), tr("It was not permitted."));
}

/// The agent gets what the server answered to the first one. Nothing is sent.
void RemoteCalls::answerAsBefore(Call &call)
{
    const auto first = m_services.ledger->effect(call.repeats);
    ledger::Settlement how =
        settlement(EffectState::Cancelled, tr("It was answered with the result of row %1.").arg(call.repeats.value));
    how.sameAs = call.repeats;
    settle(call, how);
    const auto result = std::make_shared<QByteArray>();
    m_services.files->run(
        [result, blobs = m_services.blobs, hash = first ? first->after.hash : QByteArray()] {
            const auto kept = blobs->get(hash);
            // A secret that was not kept cannot be given again.
            if (kept && !kept->contains(blank().toUtf8()))
                *result = *kept;
        },
        this,
        [result, decided = std::exchange(call.decided, {})] {
            decided({false, {}, tr("It had been made before. Its result is not kept."), *result});
        });
    drop(call.call.id);
}

/// That it is sent is stored first, since it may take effect even if Belay crashes.
void RemoteCalls::commit(Call &call)
{
    call.stage = Stage::Sending;
    ++m_storing;
    m_services.ledger->settle(call.row, settlement(EffectState::Committing, {}), this,
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
    const bool isOver = *call.gate || call.gate != m_is.turn->gate || !m_is.turn->isOpen;
    if (call.isWithdrawn || isOver) {
        refuse(call, tr("The user has stopped this turn. The call was not made."),
               call.isWithdrawn ? tr("The agent did not wait for it.") : tr("The turn ended before it was sent."));
        return;
    }
    call.stage = Stage::Sent;
    call.call.arguments.clear(); // they may be large
    call.sentAt = m_services.clock->now();
    RequestRow row = m_is.newRow(RequestKind::RemoteCall);
    row.direction = Direction::Inbound;
    row.state = RequestState::Running;
    row.detail = targetOf(call.call);
    call.shown =
        m_services.board->add(std::move(row), {[this, id = call.call.id] {
                                                   if (m_gate)
                                                       m_gate->cancelCall(id, tr("The user cancelled this call."));
                                                   if (Call *const open = find(id))
                                                       onCancelled(*open);
                                               },
                                               {}});
    const QByteArray key = call.key.toHex();
    // The answer may come before this returns.
    std::exchange(call.decided, {})({true, key, {}});
}

void RemoteCalls::refuse(Call &call, const QString &toAgent, const QString &forPeople)
{
    const mcp::CallId id = call.call.id;
    const Decided decided = std::exchange(call.decided, {});
    settle(call, settlement(EffectState::Cancelled, forPeople));
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

void RemoteCalls::cancelRequested(mcp::CallId id)
{
    if (Call *const call = find(id))
        onCancelled(*call);
}

void RemoteCalls::onCancelled(Call &call)
{
    if (call.stage != Stage::Sent || std::exchange(call.isCancelled, true))
        return;
    m_services.board->setState(call.shown, RequestState::Cancelling);
    call.patience = m_services.clock->after(cancelWait, [this, id = call.call.id] {
        Call *const silent = find(id);
        if (!silent)
            return;
        silent->patience.cancel();
        settle(*silent, settlement(EffectState::Unknown, notSaid()));
        m_services.board->finish(silent->shown, RequestEnd::CancelledByUser);
        Q_EMIT idle();
    });
}

void RemoteCalls::stop()
{
    for (auto &[id, call] : m_calls)
        onCancelled(call);
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
    m_services.board->finish(call->shown, end.kind == CallEnd::Kind::Lost ? RequestEnd::Lost
                                          : call->isCancelled             ? RequestEnd::CompletedBeforeCancel
                                                                          : RequestEnd::Answered);
    ledger::Settlement how = settlementOf(*call, end);
    // The row is settled when the result is kept; until then nobody else may take the call for open.
    const base::EffectId row = call->row;
    const auto kept = std::make_shared<ledger::FileMark>();
    drop(call->call.id);
    if (end.result.isEmpty()) {
        m_services.ledger->settle(row, how, this, {});
    } else {
        ++m_storing;
        m_services.files->run(
            [kept, blobs = m_services.blobs, result = end.result] { *kept = keep(blobs, keptText(result)); },
            m_services.ledger, // also when the session is closed meanwhile
            [self = QPointer(this), ledger = m_services.ledger, kept, row, how]() mutable {
                how.after = *kept;
                ledger->settle(row, how, ledger, {});
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

ledger::Settlement RemoteCalls::settlementOf(const Call &call, const CallEnd &end) const
{
    const QString said = base::visibleText(end.message);
    ledger::Settlement out;
    if (end.kind != CallEnd::Kind::NotSent)
        out.durationMs = (m_services.clock->now() - call.sentAt).count();
    out.detail = said;
    switch (end.kind) {
    case CallEnd::Kind::Done:
        out.state = EffectState::Committed;
        if (call.isCancelled)
            out.detail = tr("It had finished before the server heard that it was cancelled.");
        break;
    case CallEnd::Kind::ToolFailed:
        out.state = EffectState::Failed;
        break;
    case CallEnd::Kind::Error:
        out.state = call.isCancelled ? EffectState::Cancelled : EffectState::Failed;
        if (call.isCancelled)
            out.detail = tr("The server says that it was cancelled: %1").arg(said);
        break;
    case CallEnd::Kind::NotSent:
        out.state = EffectState::Cancelled;
        break;
    case CallEnd::Kind::Lost:
        out.state = EffectState::Unknown;
        if (call.isCancelled)
            out.detail = notSaid();
        break;
    }
    return out;
}

void RemoteCalls::settle(Call &call, const ledger::Settlement &settlement)
{
    if (call.row.value)
        m_services.ledger->settle(call.row, settlement, this, {});
}

void RemoteCalls::drop(mcp::CallId id)
{
    std::erase_if(m_goesOnAs, [id](const auto &entry) { return entry.second == id; });
    m_calls.erase(id);
}

void RemoteCalls::noteAgents(const SessionEventBody &event)
{
    const auto *changed = std::get_if<ToolCallChanged>(&event);
    if (!changed)
        return;
    m_join.note(changed->update.id, changed->update);
    for (auto &[id, call] : m_calls)
        join(call);
}

/// Looks for the agent's own call that this one is.
void RemoteCalls::join(Call &call)
{
    if (!call.agents.isEmpty() || !call.row.value)
        return;
    call.agents = m_join.take(call.call, call.arguments);
    if (call.agents.isEmpty())
        return;
    const auto row = m_services.ledger->effect(call.row);
    ledger::Settlement now;
    now.state = row ? row->state : EffectState::Prepared;
    now.detail = row ? row->detail : QString();
    now.toolCall = call.agents;
    m_services.ledger->settle(call.row, now, this, {});
    m_is.calls->observer().calls().supersede(call.agents, call.row);
}

} // namespace core
