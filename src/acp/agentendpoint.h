// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "acp/requests.h"
#include "jsonrpc/peer.h"
#include "transport/transport.h"

#include <QObject>

#include <functional>
#include <memory>

namespace acp {

using jsonrpc::CancelRecord;

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
