// SPDX-License-Identifier: Apache-2.0
#include "demoagent/agent.h"

#include "demoagent/eventlog.h"
#include "demoagent/login.h"
#include "demoagent/promptturn.h"

#include <QJsonDocument>

#include <csignal>
#include <thread>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace demoagent {

constexpr int invalidRequest = -32600;
constexpr int methodNotFound = -32601;
constexpr int invalidParams = -32602;
constexpr int authRequired = -32000;
constexpr int notFound = -32002;
constexpr int requestCancelled = -32800;

Agent::Agent(const Options &options) : m_options(options)
{
    if (options.oldCancelDialect)
        m_wire.useOldCancelDialect();
    if (options.noExitOnEof)
        m_wire.outliveReader();
}

int Agent::run()
{
    if (m_options.banner)
        m_wire.raw("belay-demo-agent " BELAY_VERSION "\n\n  *** ready when you are ***\n\n");
    std::thread([this] { work(); }).detach();
    m_wire.readLines([this](const QByteArray &line) { onLine(line); });
    logEvent("stdin_closed"_L1);
    while (m_options.noExitOnEof)
        ::pause();
    // Without destructors: turns may still run, and their threads use the objects.
    ::_exit(0);
}

void Agent::onLine(const QByteArray &line)
{
    if (line.trimmed().isEmpty())
        return;
    if (m_options.stopsGuard)
        ::kill(::getppid(), SIGSTOP);
    const QJsonObject message = QJsonDocument::fromJson(line).object();
    const QJsonValue id = message["id"_L1];
    const QString method = message["method"_L1].toString();
    const QJsonObject params = message["params"_L1].toObject();
    if (message.isEmpty())
        post([this] { m_wire.answerError(QJsonValue::Null, -32700, u"Parse error"_s); });
    else if (method.isEmpty())
        m_wire.settle(message);
    else if (id.isUndefined())
        onNotification(method, params);
    else if (method == "session/prompt"_L1)
        onPrompt(id, params);
    else
        post([this, id, method, params] { onRequest(id, method, params); });
}

void Agent::onNotification(const QString &method, const QJsonObject &params)
{
    if (method == "session/cancel"_L1) {
        logEvent("cancel_arrived"_L1, {{"session"_L1, params["sessionId"_L1]}});
        cancelTurn(session(params));
    } else if (method == "$/cancel_request"_L1 || method == "$/cancelRequest"_L1) {
        const QJsonValue id = params[method == "$/cancelRequest"_L1 ? "id"_L1 : "requestId"_L1];
        logEvent("cancel_request_arrived"_L1, {{"method"_L1, method}, {"id"_L1, id}});
        std::shared_ptr<Session> owner;
        m_wire.change([&] {
            for (const auto &[sessionId, candidate] : m_sessions)
                if (candidate->turn && candidate->turn->promptId() == id)
                    owner = candidate;
        });
        // Queued behind the request itself, which may not have been handled yet.
        post([this, id] {
            if (m_waitingLogin == id) {
                m_waitingLogin = QJsonValue::Undefined;
                m_wire.answerError(id, requestCancelled, u"Cancelled"_s);
            }
        });
        cancelTurn(owner);
    }
}

void Agent::cancelTurn(const std::shared_ptr<Session> &session)
{
    if (session)
        m_wire.change([&] {
            if (session->turn)
                session->turn->cancel();
        });
}

void Agent::onPrompt(const QJsonValue &id, const QJsonObject &params)
{
    logEvent("prompt_arrived"_L1, {{"session"_L1, params["sessionId"_L1]}});
    const auto owner = session(params);
    if (!owner) {
        post([this, id] { m_wire.answerError(id, notFound, u"Unknown session"_s); });
        return;
    }
    const QJsonArray blocks = params["prompt"_L1].toArray();
    QString text;
    for (const QJsonValue block : blocks)
        text += block["text"_L1].toString();
    if (m_options.authAll && text.endsWith("sign-out-once"_L1) && !std::exchange(m_signedOutOnce, true)) {
        m_signedIn = false;
        forgetSignIn();
    }
    if (m_options.auth && !m_signedIn) {
        post([this, id] { m_wire.answerError(id, authRequired, u"Authentication required"_s); });
        return;
    }
    std::shared_ptr<PromptTurn> turn;
    m_wire.change([&] {
        if (!owner->turn)
            turn = owner->turn = std::make_shared<PromptTurn>(m_wire, m_options, m_abilities, owner, id, text, blocks);
    });
    if (turn)
        std::thread([turn] { turn->run(); }).detach();
    else
        post([this, id] { m_wire.answerError(id, invalidRequest, u"A prompt is already running"_s); });
}

void Agent::post(const std::function<void()> &work)
{
    {
        const std::lock_guard lock(m_queueMutex);
        m_queue.push_back(work);
    }
    m_queued.notify_one();
}

void Agent::work()
{
    for (;;) {
        std::unique_lock lock(m_queueMutex);
        m_queued.wait(lock, [this] { return !m_queue.empty(); });
        const auto next = std::move(m_queue.front());
        m_queue.pop_front();
        lock.unlock();
        next();
    }
}

void Agent::onRequest(const QJsonValue &id, const QString &method, const QJsonObject &params)
{
    logEvent("request"_L1, {{"method"_L1, method}});
    if (method == "initialize"_L1)
        return initialize(id, params);
    if (!m_initialized)
        return m_wire.answerError(id, invalidRequest, u"initialize comes first"_s);
    if (method == "authenticate"_L1 && m_options.auth) {
        if (m_options.authAll && params["methodId"_L1] == "demo-waits"_L1) {
            m_waitingLogin = id;
            return;
        }
        m_signedIn = params["methodId"_L1] == "demo-login"_L1;
        return m_signedIn ? m_wire.answer(id, {}) : m_wire.answerError(id, invalidParams, u"Unknown method"_s);
    }
    if (method == "logout"_L1 && m_options.auth) {
        m_signedIn = false;
        forgetSignIn();
        return m_wire.answer(id, {});
    }
    if (method == "session/new"_L1)
        return newSession(id, params);
    if (m_options.canLoad && method == "session/load"_L1)
        return restore(id, params, true);
    if (m_options.canLoad && method == "session/list"_L1)
        return list(id, params);
    if (m_options.canLoad && method == "session/delete"_L1) {
        forgetSession(params["sessionId"_L1].toString());
        return m_wire.answer(id, {});
    }
    if (m_options.canResume && !m_options.refusesResume && method == "session/resume"_L1)
        return restore(id, params, false);
    if (m_options.canFork && method == "session/fork"_L1)
        return fork(id, params);
    if (m_options.canClose && method == "session/close"_L1)
        return closeSession(id, params);
    if (method == "session/set_mode"_L1)
        return setMode(id, params);
    if (method == "session/set_config_option"_L1)
        return configure(id, params);
    m_wire.answerError(id, methodNotFound, u"Method not found: "_s + method);
}

void Agent::initialize(const QJsonValue &id, const QJsonObject &params)
{
    if (m_options.neverInitialize)
        return;
    std::this_thread::sleep_for(std::chrono::milliseconds(m_options.slowStartMs));
    m_abilities = ClientAbilities::from(params["clientCapabilities"_L1].toObject());
    QJsonObject sessionCapabilities;
    if (m_options.canResume)
        sessionCapabilities["resume"_L1] = QJsonObject{};
    if (m_options.canClose)
        sessionCapabilities["close"_L1] = QJsonObject{};
    if (m_options.canFork)
        sessionCapabilities["fork"_L1] = QJsonObject{};
    if (m_options.moreFolders)
        sessionCapabilities["additionalDirectories"_L1] = QJsonObject{};
    if (m_options.canLoad) {
        sessionCapabilities["list"_L1] = QJsonObject{};
        sessionCapabilities["delete"_L1] = QJsonObject{};
    }
    QJsonObject capabilities{
        {"loadSession"_L1, m_options.canLoad},
        {"promptCapabilities"_L1, QJsonObject{{"image"_L1, m_options.takesImages},
                                              {"audio"_L1, m_options.takesAudio},
                                              {"embeddedContext"_L1, m_options.takesContents}}},
        {"mcpCapabilities"_L1, QJsonObject{{"http"_L1, m_options.mcpHttp}, {"sse"_L1, m_options.mcpSse}}},
        {"sessionCapabilities"_L1, sessionCapabilities}};
    if (m_options.oldCancelDialect)
        capabilities["cancellation"_L1] = QJsonObject{{"request"_L1, true}};
    if (m_options.auth)
        capabilities["auth"_L1] = QJsonObject{{"logout"_L1, QJsonObject{}}};
    const QJsonArray methods = m_options.auth ? authMethods(m_options.authAll) : QJsonArray();
    m_signedIn = m_signedIn || isSignedInOutside();
    const QJsonObject info{
        {"name"_L1, "belay-demo-agent"_L1}, {"title"_L1, "Demo agent"_L1}, {"version"_L1, BELAY_VERSION ""_L1}};
    m_initialized = true;
    m_wire.answer(id, {{"protocolVersion"_L1, m_options.protocolVersion},
                       {"agentCapabilities"_L1, capabilities},
                       {"authMethods"_L1, methods},
                       {"agentInfo"_L1, info}});
}

void Agent::announce(const Session &session)
{
    const QJsonObject update{{"sessionUpdate"_L1, "available_commands_update"_L1},
                             {"availableCommands"_L1, availableCommands(m_options.manyCommands)}};
    m_wire.notify("session/update"_L1, {{"sessionId"_L1, session.id}, {"update"_L1, update}});
}

void Agent::newSession(const QJsonValue &id, const QJsonObject &params)
{
    if (m_options.newHangs)
        return;
    if (m_options.auth && !m_signedIn)
        return m_wire.answerError(id, authRequired, u"Authentication required"_s);
    const QString cwd = params["cwd"_L1].toString();
    if (!cwd.startsWith(u'/') || !params["mcpServers"_L1].isArray())
        return m_wire.answerError(id, invalidParams, u"cwd must be absolute and mcpServers an array"_s);
    std::this_thread::sleep_for(std::chrono::milliseconds(m_options.newLateMs));
    auto session = std::make_shared<Session>();
    session->id = newSessionId();
    session->cwd = cwd;
    session->folders = params["additionalDirectories"_L1].toArray();
    session->mcpServers = params["mcpServers"_L1].toArray();
    session->hasMoreOptions = m_options.moreOptions;
    m_wire.change([&] { m_sessions[session->id] = session; });
    if (m_options.canLoad)
        saveSession(*session);
    if (m_options.earlyUpdates) {
        announce(*session);
        const QJsonObject early{{"sessionUpdate"_L1, "agent_message_chunk"_L1},
                                {"content"_L1, textContent(u"Early words, before the session has its answer.\n\n"_s)}};
        m_wire.notify("session/update"_L1, {{"sessionId"_L1, session->id}, {"update"_L1, early}});
    }
    m_wire.answer(id, {{"sessionId"_L1, session->id},
                       {"modes"_L1, session->modes()},
                       {"configOptions"_L1, session->configOptions()}});
    if (!m_options.earlyUpdates)
        announce(*session);
}

void Agent::restore(const QJsonValue &id, const QJsonObject &params, bool replay)
{
    if (m_options.authAll && !m_signedIn)
        return m_wire.answerError(id, authRequired, u"Authentication required"_s);
    auto known = session(params);
    if (!known) {
        const auto stored = loadSession(params["sessionId"_L1].toString());
        if (!stored && !m_options.forgets)
            return m_wire.answerError(id, notFound, u"Unknown session"_s);
        known = std::make_shared<Session>(stored && !m_options.forgets ? *stored : Session());
        known->id = params["sessionId"_L1].toString();
        known->cwd = params["cwd"_L1].toString();
        m_wire.change([&] { m_sessions[known->id] = known; });
    }
    m_wire.change([&] {
        known->folders = params["additionalDirectories"_L1].toArray();
        known->mcpServers = params["mcpServers"_L1].toArray();
    });
    for (const QJsonValue entry : replay ? known->history : QJsonArray()) {
        const bool user = entry["role"_L1] == "user"_L1;
        const QJsonObject update{{"sessionUpdate"_L1, user ? "user_message_chunk"_L1 : "agent_message_chunk"_L1},
                                 {"content"_L1, textContent(entry["text"_L1].toString())}};
        m_wire.notify("session/update"_L1, {{"sessionId"_L1, known->id}, {"update"_L1, update}});
    }
    for (int i = 0; replay && i < m_options.moreHistory; ++i) {
        const QJsonObject update{{"sessionUpdate"_L1, i % 2 ? "agent_message_chunk"_L1 : "user_message_chunk"_L1},
                                 {"messageId"_L1, u"more-%1"_s.arg(i)},
                                 {"content"_L1, textContent(u"said long ago, number %1"_s.arg(i))}};
        m_wire.notify("session/update"_L1, {{"sessionId"_L1, known->id}, {"update"_L1, update}});
    }
    m_wire.answer(id, {{"modes"_L1, known->modes()}, {"configOptions"_L1, known->configOptions()}});
    announce(*known);
}

/// Forks a session, also one of an earlier run: the new one begins with its history.
void Agent::fork(const QJsonValue &id, const QJsonObject &params)
{
    if (m_options.forkHangs)
        return;
    if (m_options.refusesFork)
        return m_wire.answerError(id, -32603, u"This session cannot be forked"_s);
    const auto known = session(params);
    const auto source = known ? std::optional(*known) : loadSession(params["sessionId"_L1].toString());
    if (!source)
        return m_wire.answerError(id, notFound, u"Unknown session"_s);
    auto forked = std::make_shared<Session>(*source);
    forked->id = newSessionId();
    forked->turn.reset();
    forked->cwd = params["cwd"_L1].toString();
    forked->folders = params["additionalDirectories"_L1].toArray();
    forked->mcpServers = params["mcpServers"_L1].toArray();
    m_wire.change([&] { m_sessions[forked->id] = forked; });
    if (m_options.canLoad)
        saveSession(*forked);
    m_wire.answer(
        id,
        {{"sessionId"_L1, forked->id}, {"modes"_L1, forked->modes()}, {"configOptions"_L1, forked->configOptions()}});
    announce(*forked);
}

/// Pages of ten, so that clients have to fetch more than one.
void Agent::list(const QJsonValue &id, const QJsonObject &params)
{
    constexpr int page = 10;
    QJsonArray wanted;
    for (const QJsonValue session : listSessions()) {
        if (!params.contains("cwd"_L1) || session["cwd"_L1] == params["cwd"_L1])
            wanted.append(session);
    }
    const QString cursor = params["cursor"_L1].toString();
    const int from = cursor.section(u'-', 0, 0).toInt();
    QJsonObject answer;
    if (m_options.oddPages && !cursor.endsWith(u'-')) {
        const QString again = QString::number(from) + u'-';
        m_wire.answer(id, {{"sessions"_L1, QJsonArray()}, {"nextCursor"_L1, again}});
        return;
    }
    QJsonArray part;
    for (int i = from; i < wanted.size() && i < from + page; ++i)
        part.append(wanted[i]);
    answer["sessions"_L1] = part;
    if (from + page < wanted.size())
        answer["nextCursor"_L1] = QString::number(from + page);
    else if (m_options.oddPages)
        answer["nextCursor"_L1] = cursor;
    m_wire.answer(id, answer);
}

void Agent::closeSession(const QJsonValue &id, const QJsonObject &params)
{
    const auto known = session(params);
    if (!known)
        return m_wire.answerError(id, notFound, u"Unknown session"_s);
    logEvent("session_close_arrived"_L1, {{"session"_L1, known->id}});
    if (m_options.closeHangs)
        return;
    m_wire.change([&] {
        if (known->turn)
            known->turn->close();
        m_sessions.erase(known->id);
    });
    logEvent("session_closed"_L1, {{"session"_L1, known->id}});
    m_wire.answer(id, {});
}

void Agent::setMode(const QJsonValue &id, const QJsonObject &params)
{
    const auto known = session(params);
    const QString mode = params["modeId"_L1].toString();
    if (!known || !known->hasMode(mode))
        return m_wire.answerError(id, invalidParams, u"Unknown session or mode"_s);
    m_wire.change([&] { known->mode = mode; });
    m_wire.answer(id, {});
    const QJsonObject update{{"sessionUpdate"_L1, "config_option_update"_L1},
                             {"configOptions"_L1, known->configOptions()}};
    m_wire.notify("session/update"_L1, {{"sessionId"_L1, known->id}, {"update"_L1, update}});
}

void Agent::configure(const QJsonValue &id, const QJsonObject &params)
{
    const auto known = session(params);
    bool ok = false;
    m_wire.change([&] { ok = known && known->configure(params["configId"_L1].toString(), params["value"_L1]); });
    if (!ok)
        return m_wire.answerError(id, invalidParams, u"Unknown session, option or value"_s);
    m_wire.answer(id, {{"configOptions"_L1, known->configOptions()}});
    if (params["configId"_L1] == "mode"_L1) {
        const QJsonObject update{{"sessionUpdate"_L1, "current_mode_update"_L1}, {"currentModeId"_L1, known->mode}};
        m_wire.notify("session/update"_L1, {{"sessionId"_L1, known->id}, {"update"_L1, update}});
    }
}

std::shared_ptr<Session> Agent::session(const QJsonObject &params)
{
    std::shared_ptr<Session> found;
    m_wire.change([&] {
        const auto it = m_sessions.find(params["sessionId"_L1].toString());
        if (it != m_sessions.end())
            found = it->second;
    });
    return found;
}

} // namespace demoagent
