// SPDX-License-Identifier: Apache-2.0
#include "acp/agentendpoint.h"

#include "acp/decodeanswers.h"
#include "acp/decoderequests.h"
#include "acp/encode.h"
#include "acp/errortext.h"
#include "acp/updatepayload.h"
#include "base/logging.h"
#include "transport/transport.h"

namespace acp {

using base::Error;
using base::Origin;
using base::Result;
using transport::Transport;

AgentEndpoint::AgentEndpoint(std::unique_ptr<transport::Transport> transport, std::shared_ptr<jsonrpc::WireTap> tap,
                             ClientHandler *handler, QObject *parent)
    : QObject(parent)
    , m_handler(handler)
    , m_peer(std::move(transport), std::make_shared<UpdateDecoder>(), std::move(tap))
{
    m_peer.setRequestHandler([this](jsonrpc::InboundRequest request) { onRequest(std::move(request)); });
    m_peer.setNotificationHandler([this](jsonrpc::Message &message) { onNotification(message); });
    connect(&m_peer, &jsonrpc::Peer::started, this, &AgentEndpoint::started);
    connect(&m_peer, &jsonrpc::Peer::cancelReceived, this, &AgentEndpoint::cancelReceived);
    connect(&m_peer, &jsonrpc::Peer::messageRefused, this, &AgentEndpoint::messageRefused);
    connect(&m_peer, &jsonrpc::Peer::closed, this, &AgentEndpoint::closed);
}

AgentEndpoint::~AgentEndpoint() = default;

template <class T, class Decode>
Call AgentEndpoint::request(const char *method, const QByteArray &params, QObject *context, Done<T> done, Decode decode,
                            jsonrpc::CallOptions options, Late late)
{
    const Call call = m_peer.request(QLatin1String(method), params, std::move(options));
    const auto tell = [done = std::move(done), decode](const jsonrpc::CallOutcome &outcome) {
        const bool hasResult = !outcome.result.isEmpty();
        if (hasResult) {
            done({outcome.end, decode(outcome.result)});
            return;
        }
        const Origin origin = outcome.end == CallEnd::Lost ? Origin::Transport : Origin::Agent;
        done({outcome.end,
              Error{origin, outcome.error.code, errorText(outcome.error), QString::fromUtf8(outcome.error.data)}});
    };
    call.whenDone(context, tell);
    if (late == Late::Told)
        call.whenAnsweredLate(context, tell);
    return call;
}

namespace {
Result<Nothing> nothing(const QByteArray &)
{
    return Nothing{};
}
Result<SessionSetup> setupWithId(const QByteArray &result)
{
    return v1::decodeSessionSetup(result, true);
}
Result<SessionSetup> setupWithoutId(const QByteArray &result)
{
    return v1::decodeSessionSetup(result, false);
}
} // namespace

Call AgentEndpoint::initialize(const InitializeRequest &r, QObject *context, Done<InitializeResponse> done)
{
    jsonrpc::CallOptions options;
    options.opensConnection = true;
    return request<InitializeResponse>("initialize", v1::encode(r), context, std::move(done), v1::decodeInitialize,
                                       std::move(options));
}

Call AgentEndpoint::authenticate(const QString &methodId, QObject *context, Done<Nothing> done)
{
    return request<Nothing>("authenticate", v1::encodeAuthenticate(methodId), context, std::move(done), nothing);
}

Call AgentEndpoint::logout(QObject *context, Done<Nothing> done)
{
    return request<Nothing>("logout", v1::encode(Nothing{}), context, std::move(done), nothing);
}

Call AgentEndpoint::newSession(const NewSessionRequest &r, QObject *context, Done<SessionSetup> done)
{
    return request<SessionSetup>("session/new", v1::encode(r), context, std::move(done), setupWithId);
}

Call AgentEndpoint::loadSession(const LoadSessionRequest &r, QObject *context, Done<SessionSetup> done)
{
    return request<SessionSetup>("session/load", v1::encode(r), context, std::move(done), setupWithoutId);
}

Call AgentEndpoint::resumeSession(const LoadSessionRequest &r, QObject *context, Done<SessionSetup> done)
{
    return request<SessionSetup>("session/resume", v1::encode(r), context, std::move(done), setupWithoutId);
}

Call AgentEndpoint::forkSession(const LoadSessionRequest &r, QObject *context, Done<SessionSetup> done)
{
    return request<SessionSetup>("session/fork", v1::encode(r), context, std::move(done), setupWithId);
}

Call AgentEndpoint::listSessions(const ListSessionsRequest &r, QObject *context, Done<ListSessionsResponse> done)
{
    return request<ListSessionsResponse>("session/list", v1::encode(r), context, std::move(done),
                                         v1::decodeSessionList);
}

Call AgentEndpoint::deleteSession(const SessionId &session, QObject *context, Done<Nothing> done)
{
    return request<Nothing>("session/delete", v1::encodeSession(session), context, std::move(done), nothing);
}

Call AgentEndpoint::closeSession(const SessionId &session, QObject *context, Done<Nothing> done)
{
    return request<Nothing>("session/close", v1::encodeSession(session), context, std::move(done), nothing);
}

Call AgentEndpoint::prompt(const PromptRequest &r, QObject *context, Done<PromptResponse> done)
{
    jsonrpc::CallOptions options;
    options.barrier = true;
    options.isCancellationMarker = v1::isCancelledPrompt;
    return request<PromptResponse>("session/prompt", v1::encode(r), context, std::move(done), v1::decodePrompt,
                                   std::move(options));
}

Call AgentEndpoint::setMode(const SetModeRequest &r, QObject *context, Done<Nothing> done)
{
    return request<Nothing>("session/set_mode", v1::encode(r), context, std::move(done), nothing, {}, Late::Told);
}

Call AgentEndpoint::setConfigOption(const SetConfigOptionRequest &r, QObject *context,
                                    Done<std::vector<ConfigOption>> done)
{
    return request<std::vector<ConfigOption>>("session/set_config_option", v1::encode(r), context, std::move(done),
                                              v1::decodeOptionsAnswer, {}, Late::Told);
}

void AgentEndpoint::cancelSession(const SessionId &session)
{
    m_peer.notify(QStringLiteral("session/cancel"), v1::encodeSession(session), Transport::Lane::Urgent);
}

void AgentEndpoint::onNotification(jsonrpc::Message &message)
{
    if (auto *payload = static_cast<UpdatePayload *>(message.payload.get()))
        m_handler->sessionUpdate(payload->session, std::move(payload->update));
    else if (message.method == QLatin1String("elicitation/complete"))
        m_handler->elicitationCompleted(v1::decodeElicitationComplete(message.params));
    else
        qCDebug(lcAcp, "notification %ls ignored", qUtf16Printable(message.method));
}

namespace {

/// Decodes the params and hands over the responder; invalid params are answered here, with their path.
template <class Request, class Answer, class Target>
void route(jsonrpc::InboundRequest &request, Result<Request> (*decode)(const QByteArray &),
           QByteArray (*encode)(const Answer &), Target target)
{
    Result<Request> decoded = decode(request.params);
    TypedResponder<Answer> responder(std::move(request.responder), encode);
    if (!decoded)
        responder.failInvalid(decoded.error().message);
    else
        target(std::move(decoded).value(), std::move(responder));
}

} // namespace

void AgentEndpoint::onRequest(jsonrpc::InboundRequest request)
{
    using namespace v1;
    const auto to = [this](auto method) {
        return [this, method](auto value, auto responder) {
            (m_handler->*method)(std::move(value), std::move(responder));
        };
    };
    const QString &method = request.method;
    if (method == QLatin1String("session/request_permission"))
        route<PermissionRequest, PermissionAnswer>(request, decodePermission, encode,
                                                   to(&ClientHandler::requestPermission));
    else if (method == QLatin1String("fs/read_text_file"))
        route<ReadTextFileRequest, ReadTextFileAnswer>(request, decodeReadTextFile, encode,
                                                       to(&ClientHandler::readTextFile));
    else if (method == QLatin1String("fs/write_text_file"))
        route<WriteTextFileRequest, Nothing>(request, decodeWriteTextFile, encode, to(&ClientHandler::writeTextFile));
    else if (method == QLatin1String("terminal/create"))
        route<CreateTerminalRequest, CreateTerminalAnswer>(request, decodeCreateTerminal, encode,
                                                           to(&ClientHandler::createTerminal));
    else if (method == QLatin1String("terminal/output"))
        route<TerminalRequest, TerminalOutputAnswer>(request, decodeTerminalRequest, encode,
                                                     to(&ClientHandler::terminalOutput));
    else if (method == QLatin1String("terminal/wait_for_exit"))
        route<TerminalRequest, TerminalExit>(request, decodeTerminalRequest, encode,
                                             to(&ClientHandler::waitForTerminalExit));
    else if (method == QLatin1String("terminal/kill"))
        route<TerminalRequest, Nothing>(request, decodeTerminalRequest, encode, to(&ClientHandler::killTerminal));
    else if (method == QLatin1String("terminal/release"))
        route<TerminalRequest, Nothing>(request, decodeTerminalRequest, encode, to(&ClientHandler::releaseTerminal));
    else if (method == QLatin1String("elicitation/create"))
        route<ElicitationRequest, ElicitationAnswer>(request, decodeElicitation, encode,
                                                     to(&ClientHandler::requestElicitation));
    else
        request.responder.fail({jsonrpc::code::methodNotFound, QStringLiteral("Method not found: ") + method, {}});
}

} // namespace acp

#include "moc_agentendpoint.cpp"
