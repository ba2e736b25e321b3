// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/result.h"
#include "jsonrpc/peer.h"
#include "transport/transport.h"

#include <QObject>

#include <functional>
#include <memory>

namespace acp {

using jsonrpc::CallEnd;
using jsonrpc::CancelOutcome;
using jsonrpc::CancelRecord;

/// How a request to the agent ended, and its value where it has one.
template <class T> struct Reply
{
    CallEnd end = CallEnd::Lost;
    base::Result<T> value;
};

/// Handle of a request to the agent; see jsonrpc::Call.
using Call = jsonrpc::Call;

template <class Answer> class TypedResponder;

/// An answer as it goes over the wire: see TypedResponder::encode().
template <class Answer> class Encoded
{
public:
    Encoded() = default;

private:
    friend class TypedResponder<Answer>;
    explicit Encoded(QByteArray line) : m_line(std::move(line)) {}
    QByteArray m_line;
};

/// The obligation to answer a request of the agent, with a typed answer; see jsonrpc::Responder.
template <class Answer> class TypedResponder
{
public:
    using Encoder = QByteArray (*)(const Answer &);
    using Encode = std::function<Encoded<Answer>(const Answer &)>;

    TypedResponder() = default;
    TypedResponder(jsonrpc::Responder responder, Encoder encoder)
        : m_responder(std::move(responder))
        , m_encoder(encoder)
    {}

    bool isOpen() const { return m_responder.isOpen(); }
    bool isBehind() const { return m_responder.isBehind(); }
    bool cancelRequested() const { return m_responder.cancelRequested(); }
    QString idText() const { return m_responder.id().displayText(); }
    void answer(const Answer &value) { m_responder.respond(m_encoder(value)); }
    /// For a large answer: the returned function may be called on any thread, even after the responder is gone.
    Encode encode() const
    {
        return [encoder = m_encoder, id = m_responder.id()](const Answer &value) {
            return Encoded<Answer>(jsonrpc::encodeResult(id, encoder(value)));
        };
    }
    void answerEncoded(Encoded<Answer> value) { m_responder.respondWith(std::move(value.m_line)); }
    void failCancelled() { m_responder.failCancelled(); }
    void failNotFound(const QString &why) { m_responder.fail({-32002, why, {}}); }
    void failInvalid(const QString &why) { m_responder.fail({jsonrpc::code::invalidParams, why, {}}); }
    void failInternal(const QString &why) { m_responder.fail({jsonrpc::code::internalError, why, {}}); }
    bool begin() { return m_responder.begin(); }
    void onCancel(std::function<void()> f) { m_responder.onCancel(std::move(f)); }

private:
    jsonrpc::Responder m_responder;
    Encoder m_encoder = nullptr;
};

using PermissionResponder = TypedResponder<PermissionAnswer>;
using ReadResponder = TypedResponder<ReadTextFileAnswer>;
using DoneResponder = TypedResponder<Nothing>;
using CreateTerminalResponder = TypedResponder<CreateTerminalAnswer>;
using OutputResponder = TypedResponder<TerminalOutputAnswer>;
using ExitResponder = TypedResponder<TerminalExit>;
using ElicitationResponder = TypedResponder<ElicitationAnswer>;

/// What the agent may ask. Each call hands over the responder.
class ClientHandler
{
public:
    virtual ~ClientHandler() = default;
    virtual void sessionUpdate(const SessionId &session, SessionUpdate update) = 0;
    virtual void requestPermission(PermissionRequest request, PermissionResponder responder) = 0;
    virtual void readTextFile(ReadTextFileRequest request, ReadResponder responder) = 0;
    virtual void writeTextFile(WriteTextFileRequest request, DoneResponder responder) = 0;
    virtual void createTerminal(CreateTerminalRequest request, CreateTerminalResponder responder) = 0;
    virtual void terminalOutput(TerminalRequest request, OutputResponder responder) = 0;
    virtual void waitForTerminalExit(TerminalRequest request, ExitResponder responder) = 0;
    virtual void killTerminal(TerminalRequest request, DoneResponder responder) = 0;
    virtual void releaseTerminal(TerminalRequest request, DoneResponder responder) = 0;
    virtual void requestElicitation(ElicitationRequest request, ElicitationResponder responder) = 0;
    /// The user has completed an elicitation by URL in the browser.
    virtual void elicitationCompleted(const QString &elicitationId) = 0;
};

/// The agent as an object: typed requests out, typed requests and updates in. Protocol versions differ only below this
/// class; no room above names a method or a key. Main thread.
class AgentEndpoint : public QObject
{
    Q_OBJECT

public:
    template <class T> using Done = std::function<void(Reply<T>)>;

    /// \p handler must outlive the endpoint.
    AgentEndpoint(std::unique_ptr<transport::Transport> transport, std::shared_ptr<jsonrpc::WireTap> tap,
                  ClientHandler *handler, QObject *parent = nullptr);
    ~AgentEndpoint() override;

    void start() { m_peer.start(); }
    void close() { m_peer.close(); }
    void forceClose() { m_peer.forceClose(); }
    transport::Transport &transport() { return m_peer.transport(); }
    void setCancelDialect(jsonrpc::CancelDialect dialect) { m_peer.setCancelDialect(dialect); }
    void setTakesOldCancel(bool on) { m_peer.setTakesOldCancel(on); }
    size_t openInbound() const { return m_peer.openInbound(); }

    /// \p done is called exactly once unless \p context is gone.
    Call initialize(const InitializeRequest &request, QObject *context, Done<InitializeResponse> done);
    Call authenticate(const QString &methodId, QObject *context, Done<Nothing> done);
    Call logout(QObject *context, Done<Nothing> done);
    Call newSession(const NewSessionRequest &request, QObject *context, Done<SessionSetup> done);
    Call loadSession(const LoadSessionRequest &request, QObject *context, Done<SessionSetup> done);
    Call resumeSession(const LoadSessionRequest &request, QObject *context, Done<SessionSetup> done);
    Call forkSession(const LoadSessionRequest &request, QObject *context, Done<SessionSetup> done);
    Call listSessions(const ListSessionsRequest &request, QObject *context, Done<ListSessionsResponse> done);
    Call deleteSession(const SessionId &session, QObject *context, Done<Nothing> done);
    Call closeSession(const SessionId &session, QObject *context, Done<Nothing> done);
    Call prompt(const PromptRequest &request, QObject *context, Done<PromptResponse> done);
    /// These two call \p done once more with an answer that comes after CallEnd::CancelNotAnswered.
    Call setMode(const SetModeRequest &request, QObject *context, Done<Nothing> done);
    Call setConfigOption(const SetConfigOptionRequest &request, QObject *context, Done<std::vector<ConfigOption>> done);
    /// Sent ahead of everything queued except an unsent prompt. Only while a prompt of the session is open.
    void cancelSession(const SessionId &session);

Q_SIGNALS:
    void started();
    void cancelReceived(const jsonrpc::CancelRecord &record);
    void messageRefused(const QString &why);
    void closed(const transport::Ending &ending);

private:
    enum class Late { Dropped, Told };
    template <class T, class Decode>
    Call request(const char *method, const QByteArray &params, QObject *context, Done<T> done, Decode decode,
                 jsonrpc::CallOptions options = {}, Late late = Late::Dropped);
    void onRequest(jsonrpc::InboundRequest request);
    void onNotification(jsonrpc::Message &message);

    ClientHandler *m_handler;
    jsonrpc::Peer m_peer;
};

} // namespace acp
