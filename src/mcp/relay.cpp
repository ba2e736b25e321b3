// SPDX-License-Identifier: Apache-2.0
#include "mcp/relay.h"

#include "base/words.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>

namespace mcp {

using jsonrpc::TapDirection;

namespace {

/// What some servers could take for a call, although it is none that can be judged.
bool mayBeCall(const Message &message)
{
    return message.method.trimmed().compare(QLatin1String("tools/call"), Qt::CaseInsensitive) == 0 &&
           !(message.isToolCall() && message.call);
}

// Words between the gate and its program, which are no JSON.
constexpr std::string_view inputEnded = "belay-mcp input ended";
constexpr char serverEnded[] = "belay-mcp end";

bool isRefused(const Message &message)
{
    return message.kind == Message::Kind::Unreadable || mayBeCall(message);
}

constexpr size_t mostKnownTools = 10'000;

} // namespace

Relay::Relay(QString server, QByteArray identity, std::unique_ptr<QLocalSocket> client,
             std::unique_ptr<ServerLink> link, CallJudge *judge, std::function<CallId()> newId, ServerTap tap,
             base::Clock *clock, QObject *parent)
    : QObject(parent)
    , m_server(std::move(server))
    , m_identity(std::move(identity))
    , m_newId(std::move(newId))
    , m_client(std::move(client))
    , m_link(std::move(link))
    , m_judge(judge)
    , m_tap(std::move(tap))
    , m_clock(clock)
{
    m_client->setParent(nullptr);
    m_client->setReadBufferSize(mostWaiting);
    connect(m_client.get(), &QLocalSocket::readyRead, this, &Relay::readClient);
    connect(m_client.get(), &QLocalSocket::disconnected, this, &Relay::onClientGone);
    connect(m_client.get(), &QLocalSocket::bytesWritten, this, [this] {
        if (m_client->bytesToWrite() < mostWaiting / 4)
            m_link->setPaused(false);
    });
    connect(m_link.get(), &ServerLink::received, this, &Relay::fromServer);
    connect(m_link.get(), &ServerLink::standardError, this,
            [this](const QByteArray &text) { m_tap.recordStandardError(text); });
    connect(m_link.get(), &ServerLink::queueShrank, this, &Relay::readClient);
    connect(m_link.get(), &ServerLink::ended, this, &Relay::onServerEnded);
    m_link->start();
    // What came with the handshake is there already.
    QMetaObject::invokeMethod(this, &Relay::readClient, Qt::QueuedConnection);
}

Relay::~Relay()
{
    m_client->disconnect(this);
    m_link->disconnect(this);
    loseAll(base::Words::tr("The connection to the MCP server was ended."));
}

void Relay::readClient()
{
    const transport::LineSplitter::Sink sink{
        [this](std::string_view line) {
            if (line == inputEnded) {
                onClientGone(); // and what the server still says reaches it
                return;
            }
            Message message = readMessage(line);
            if (!isClear(message))
                message.kind = Message::Kind::Unreadable;
            fromClient(message);
        },
        [this](size_t, std::string_view) {
            answer(
                errorAnswer({}, parseError, tr("A message is longer than %n MiB.", nullptr, int(longestLine >> 20))));
            m_client->abort();
        }};
    while (!m_isOver && m_link->queuedBytes() < mostWaiting && m_client->bytesAvailable() > 0) {
        const QByteArray bytes = m_client->read(64 * 1024);
        if (bytes.isEmpty())
            return;
        m_splitter.feed({bytes.constData(), size_t(bytes.size())}, sink);
    }
}

void Relay::fromClient(const Message &message)
{
    const bool isBatch = message.kind == Message::Kind::Batch;
    const auto isOrdinary = [](const Message &part) { return !isRefused(part) && !part.isToolCall() && !part.cancels; };
    // Taken apart where something in it has to be looked at: the answers then come one by one.
    if (isBatch && !std::all_of(message.parts.begin(), message.parts.end(), isOrdinary)) {
        for (const Message &part : message.parts)
            fromClient(part);
    } else if (isRefused(message)) {
        m_tap.record(TapDirection::FromAgent, message);
        const bool isAnswered = message.kind != Message::Kind::Notification;
        if (isAnswered)
            answer(errorAnswer(message.id, message.kind == Message::Kind::Unreadable ? parseError : invalidRequest,
                               tr("Belay does not pass this on: it cannot be read without doubt.")));
    } else if (message.isToolCall()) {
        judge(message);
    } else if (message.cancels) {
        cancel(message);
    } else {
        passOn(message);
    }
}

bool Relay::isOpen(const jsonrpc::RequestId &id) const
{
    return m_calls.count(id) > 0 || m_others.count(id) > 0 || m_own.count(id) > 0;
}

void Relay::passOn(const Message &message)
{
    const std::vector<Message> single{message};
    const std::vector<Message> &parts = message.kind == Message::Kind::Batch ? message.parts : single;
    std::map<jsonrpc::RequestId, Other> asked;
    QString problem;
    for (const Message &part : parts) {
        if (part.kind != Message::Kind::Request)
            continue;
        // An answer must belong to one request.
        if (isOpen(part.id) || !asked.emplace(part.id, Other{part.method, part.taskId, false}).second)
            problem = tr("A request with this id is open already.");
        else if (m_others.size() + asked.size() > mostOthers)
            problem = tr("Too many requests are open at once.");
    }
    if (problem.isEmpty()) {
        m_others.merge(asked);
        m_tap.record(TapDirection::ToServer, message);
        m_link->send(message);
        return;
    }
    m_tap.record(TapDirection::FromAgent, message);
    for (const Message &part : parts) {
        if (part.kind == Message::Kind::Request)
            answer(errorAnswer(part.id, invalidRequest, problem));
    }
}

void Relay::judge(const Message &message)
{
    const CallId id = m_newId();
    m_tap.record(TapDirection::FromAgent, message, id);
    if (isOpen(message.id)) {
        answer(errorAnswer(message.id, invalidRequest, tr("A request with this id is open already.")), id);
        return;
    }
    if (message.call->arguments.size() > longestCall) {
        answer(failedTool(message.id, tr("The arguments are longer than %n MiB. The call was not made.", nullptr,
                                         int(longestCall >> 20))),
               id);
        return;
    }
    if (!m_judge || m_calls.size() >= mostCalls) {
        answer(failedTool(message.id, m_judge ? tr("Too many calls are open at once. This one was not made.")
                                              : tr("There is no session for this call. It was not made.")),
               id);
        return;
    }
    const auto call = m_calls.insert_or_assign(message.id, Call{id, message}).first;
    if (m_isListed || !m_isGreeted || m_tools.count(message.call->tool) > 0) {
        askJudge(call);
        return;
    }
    // Agents that know a server's tools from before call them without asking for the list.
    m_unjudged.push_back(message.id);
    if (m_list)
        return;
    m_pages.clear();
    m_listTimer = m_clock->after(listWait, [this] { onListed(); });
    askForTools("{}");
}

void Relay::askForTools(const QByteArray &cursor)
{
    m_list = jsonrpc::RequestId(QStringLiteral("belay-") + QUuid::createUuid().toString(QUuid::WithoutBraces));
    toServer(requestLine(*m_list, "tools/list", cursor), 0);
}

/// Returns the cursor of the page after this one; null: there is none.
std::optional<QJsonValue> Relay::learnTools(const Answer &answer)
{
    for (const ToolInfo &tool : answer.tools) {
        if (m_tools.size() < mostKnownTools || m_tools.count(tool.name) > 0)
            m_tools.insert_or_assign(tool.name, tool);
    }
    if (answer.isError || m_tools.size() >= mostKnownTools)
        return {};
    const QJsonValue next = QJsonDocument::fromJson(answer.result).object().value(QLatin1String("nextCursor"));
    return next.isString() ? std::optional(next) : std::nullopt;
}

void Relay::onTools(const Answer &answer)
{
    m_list.reset();
    const auto next = learnTools(answer);
    if (next && m_pages.follows(next->toString()))
        askForTools(QJsonDocument(QJsonObject{{QStringLiteral("cursor"), *next}}).toJson(QJsonDocument::Compact));
    else
        onListed();
}

/// What is not known of the tools by now is not known.
void Relay::onListed()
{
    m_listTimer.cancel();
    m_isListed = true;
    const QPointer<Relay> self(this);
    for (const jsonrpc::RequestId &id : std::exchange(m_unjudged, {})) {
        const auto call = m_calls.find(id);
        if (call != m_calls.end() && call->second.phase == Phase::Judged)
            askJudge(call);
        if (!self)
            return;
    }
}

void Relay::askJudge(Calls::iterator judged)
{
    const Message &message = judged->second.message;
    if (!m_judge) { // it has gone since
        const jsonrpc::RequestId id = judged->first;
        const CallId known = judged->second.id;
        m_calls.erase(judged);
        answer(failedTool(id, tr("There is no session for this call. It was not made.")), known);
        return;
    }
    ToolCall call;
    call.id = judged->second.id;
    call.server = m_server;
    call.serverIdentity = m_identity;
    call.tool = message.call->tool;
    call.arguments = message.call->arguments;
    if (const auto tool = m_tools.find(call.tool); tool != m_tools.end()) {
        call.isListed = true;
        call.annotations = tool->second.annotations;
        call.title = tool->second.title;
        call.undoneBy = tool->second.undoneBy;
        call.undoArguments = tool->second.undoArguments;
    }
    if (!message.call->requestState.isEmpty()) {
        if (const auto asked = m_asked.extract(message.call->requestState); !asked.empty())
            call.continues = asked.mapped();
    }
    m_judge->judge(call, [this, self = QPointer(this), id = call.id](const CallVerdict &verdict) {
        if (self)
            decided(id, verdict);
    });
}

void Relay::decided(CallId id, const CallVerdict &verdict)
{
    const auto call =
        std::find_if(m_calls.begin(), m_calls.end(), [id](const auto &entry) { return entry.second.id == id; });
    if (call == m_calls.end() || call->second.phase != Phase::Judged)
        return;
    if (verdict.passes) {
        call->second.phase = Phase::OnItsWay;
        const Message message = std::exchange(call->second.message, {});
        m_tap.recordSent(message, verdict.key, id);
        m_link->sendCall(message, verdict.key);
        return;
    }
    const jsonrpc::RequestId answered = call->first;
    m_calls.erase(call);
    answer(verdict.result.isEmpty() ? failedTool(answered, verdict.refusal) : resultAnswer(answered, verdict.result),
           id);
}

void Relay::cancel(const Message &message)
{
    const auto call = m_calls.find(*message.cancels);
    if (call != m_calls.end() && call->second.phase == Phase::Judged) {
        // The server never heard of it.
        const CallId id = call->second.id;
        m_tap.record(TapDirection::FromAgent, message, id);
        m_calls.erase(call);
        if (m_judge)
            m_judge->withdrawn(id);
        return;
    }
    if (call != m_calls.end()) {
        call->second.isGivenUp = true;
        if (m_judge)
            m_judge->cancelRequested(call->second.id);
    } else if (const auto other = m_others.find(*message.cancels); other != m_others.end()) {
        other->second.isGivenUp = true;
    }
    m_tap.record(TapDirection::ToServer, message, callOf(*message.cancels));
    m_link->send(message);
}

void Relay::cancelCalls(const QString &why)
{
    cancelWhere([](const Call &) { return true; }, why);
    for (const jsonrpc::RequestId &id : std::exchange(m_unjudged, {})) {
        if (const auto call = m_calls.extract(id); !call.empty())
            answer(failedTool(id, tr("Stop came before anybody had decided about this call. It was not made.")),
                   call.mapped().id);
    }
}

void Relay::cancelCall(CallId id, const QString &why)
{
    cancelWhere([id](const Call &call) { return call.id == id; }, why);
    for (const auto &[name, own] : m_own) {
        if (own.id != id)
            continue;
        toServer(cancelNotification(name, why), id);
        return;
    }
}

void Relay::cancelWhere(const std::function<bool(const Call &)> &matches, const QString &why)
{
    QList<std::pair<jsonrpc::RequestId, CallId>> open;
    for (auto &[id, call] : m_calls) {
        if (call.phase != Phase::OnItsWay || !matches(call))
            continue;
        call.phase = Phase::Answered;
        open << std::pair(id, call.id);
    }
    for (const auto &[id, call] : std::as_const(open)) {
        toServer(cancelNotification(id, why), call);
        answer(failedTool(id, why), call);
    }
}

QByteArray Relay::schemaOf(const QString &tool) const
{
    const auto known = m_tools.find(tool);
    return known == m_tools.end() ? QByteArray() : known->second.inputSchema;
}

bool Relay::canCall() const
{
    return m_isGreeted && !m_isOver && !m_isClosing && m_client->state() == QLocalSocket::ConnectedState;
}

void Relay::call(CallId id, const QString &tool, const QByteArray &arguments, const QByteArray &key, Ended done)
{
    // No client has used it: its form is Belay's own, and nobody was told.
    const jsonrpc::RequestId name(QStringLiteral("belay-") + QUuid::createUuid().toString(QUuid::WithoutBraces));
    m_own.emplace(name, OwnCall{id, std::move(done)});
    const QByteArray line = callRequest(name, tool, arguments);
    const Message message = readMessage({line.constData(), size_t(line.size())});
    m_tap.recordSent(message, key, id);
    m_link->sendCall(message, key);
}

void Relay::endOwn(std::map<jsonrpc::RequestId, OwnCall>::iterator own, CallEnd end)
{
    const Ended done = std::move(own->second.done);
    m_own.erase(own);
    if (end.isOpen)
        end = {
            CallEnd::Kind::Lost, {}, base::Words::tr("The server goes on with it in a way that cannot be followed.")};
    done(end);
}

void Relay::close()
{
    m_client->disconnect(this);
    m_client->abort();
    onClientGone();
}

/// The tool call on its way that the server knows by this id; 0: none.
CallId Relay::callOf(const jsonrpc::RequestId &id) const
{
    if (const auto call = m_calls.find(id); call != m_calls.end())
        return call->second.phase == Phase::Judged ? 0 : call->second.id;
    if (const auto own = m_own.find(id); own != m_own.end())
        return own->second.id;
    return 0;
}

/// Notes it. False: it is not for the client.
bool Relay::hear(const Message &message)
{
    const CallId call = message.kind == Message::Kind::Answer ? callOf(message.id) : 0;
    const bool isServers = !message.answer || message.answer->fate == Answer::Fate::Answered;
    if (isServers)
        m_tap.record(TapDirection::FromServer, message, call);
    const bool passes = isForClient(message);
    // What the link says in the server's place is Belay's word.
    if (!isServers && passes)
        m_tap.record(TapDirection::ToAgent, message, call);
    return passes;
}

void Relay::fromServer(const Message &message)
{
    if (message.kind != Message::Kind::Batch) {
        if (hear(message))
            toClient(message.line);
        return;
    }
    std::vector<const Message *> passing;
    for (const Message &part : message.parts) {
        if (hear(part))
            passing.push_back(&part);
    }
    if (passing.size() == message.parts.size()) {
        toClient(message.line);
        return;
    }
    for (const Message *part : passing)
        toClient(part->line);
}

/// Notes what an answer means. False: the client has an answer already.
bool Relay::isForClient(const Message &message)
{
    if (message.kind != Message::Kind::Answer) {
        m_isListed &= message.method != QLatin1String("notifications/tools/list_changed");
        return true;
    }
    if (m_list && message.id == *m_list) {
        onTools(*message.answer);
        return false;
    }
    if (const auto call = m_calls.find(message.id); call != m_calls.end())
        return call->second.phase != Phase::Judged && endCall(call, message);
    if (const auto own = m_own.find(message.id); own != m_own.end()) {
        endOwn(own, callEnd(*message.answer));
        return false;
    }
    const auto other = m_others.extract(message.id);
    if (other.empty())
        return true;
    m_isGreeted |= other.mapped().method == QLatin1String("initialize") && !message.answer->isError;
    if (other.mapped().method == QLatin1String("tools/list"))
        m_isListed |= !learnTools(*message.answer) && !message.answer->isError;
    // That its result cannot be had now says nothing of the task.
    if (other.mapped().method == QLatin1String("tasks/result") && !message.answer->isError) {
        if (const auto task = m_tasks.extract(other.mapped().task); !task.empty() && m_judge)
            m_judge->ended(task.mapped(), callEnd(*message.answer));
    }
    return !other.mapped().isGivenUp || message.answer->fate == Answer::Fate::Answered;
}

bool Relay::endCall(Calls::iterator call, const Message &message)
{
    const CallId id = call->second.id;
    const Answer &answer = *message.answer;
    const bool isForClient =
        call->second.phase == Phase::OnItsWay && (!call->second.isGivenUp || answer.fate == Answer::Fate::Answered);
    m_calls.erase(call);
    CallEnd end = callEnd(answer);
    const bool isAnotherTask = !answer.task.isEmpty() && m_tasks.count(answer.task) > 0;
    const bool isNameless = answer.isInputWanted && answer.requestState.isEmpty();
    if (isAnotherTask || isNameless || m_asked.count(answer.requestState) > 0) {
        // Nobody could tell which of two calls goes on.
        end = {
            CallEnd::Kind::Lost, {}, base::Words::tr("The server goes on with it in a way that cannot be followed.")};
    } else if (!answer.task.isEmpty()) {
        m_tasks.emplace(answer.task, id);
    } else if (answer.isInputWanted) {
        m_asked.emplace(answer.requestState, id);
    }
    if (m_judge)
        m_judge->ended(id, end);
    return isForClient;
}

/// Belay says it, not the agent.
void Relay::toServer(const QByteArray &line, CallId call)
{
    const Message message = readMessage({line.constData(), size_t(line.size())});
    m_tap.record(TapDirection::ToServer, message, call);
    m_link->send(message);
}

/// Belay says it, not the server.
void Relay::answer(const QByteArray &line, CallId call)
{
    m_tap.recordLine(TapDirection::ToAgent, line, call);
    toClient(line);
}

void Relay::toClient(const QByteArray &line)
{
    if (m_client->state() != QLocalSocket::ConnectedState)
        return;
    m_client->write(line);
    m_client->write("\n", 1);
    if (m_client->bytesToWrite() > mostWaiting)
        m_link->setPaused(true);
}

void Relay::onClientGone()
{
    m_isClosing = true;
    for (auto call = m_calls.begin(); call != m_calls.end();) {
        if (call->second.phase != Phase::Judged) {
            ++call;
            continue;
        }
        const CallId id = call->second.id;
        call = m_calls.erase(call);
        if (m_judge)
            m_judge->withdrawn(id);
    }
    // What the server still says of calls on their way is heard: it ends by itself first.
    m_link->setPaused(false);
    m_link->close();
}

void Relay::onServerEnded(const QString &why)
{
    if (std::exchange(m_isOver, true))
        return;
    const QString said = why.isEmpty() ? base::Words::tr("The connection to the MCP server was ended.")
                                       : tr("The MCP server “%1” has ended. %2").arg(m_server, why);
    for (const auto &[id, call] : m_calls) {
        if (call.phase == Phase::OnItsWay && !call.isGivenUp)
            answer(failedTool(id, tr("%1 Whether the call took effect is not known.").arg(said)), call.id);
    }
    for (const auto &[id, request] : m_others) {
        if (!request.isGivenUp)
            answer(errorAnswer(id, noAnswer, said));
    }
    loseAll(said);
    toClient(serverEnded);
    m_client->disconnect(this);
    // It is closed once all of that was taken.
    QLocalSocket *client = m_client.get();
    if (client->state() == QLocalSocket::ConnectedState) {
        connect(client, &QLocalSocket::disconnected, this, [this, why] { Q_EMIT finished(why); });
        client->disconnectFromServer();
        return;
    }
    Q_EMIT finished(why);
}

void Relay::loseAll(const QString &why)
{
    std::vector<std::pair<CallId, bool>> open; // and whether it had been sent
    for (const auto &[id, call] : std::exchange(m_calls, {}))
        open.emplace_back(call.id, call.phase != Phase::Judged);
    for (const auto &[task, id] : std::exchange(m_tasks, {}))
        open.emplace_back(id, true);
    for (const auto &[state, id] : std::exchange(m_asked, {}))
        open.emplace_back(id, true);
    while (!m_own.empty())
        endOwn(m_own.begin(), {CallEnd::Kind::Lost, {}, why});
    for (const auto &[id, wasSent] : open) {
        if (m_judge && wasSent)
            m_judge->ended(id, {CallEnd::Kind::Lost, {}, why});
        else if (m_judge)
            m_judge->withdrawn(id);
    }
}

} // namespace mcp

#include "moc_relay.cpp"
