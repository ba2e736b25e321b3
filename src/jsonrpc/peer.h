// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/call.h"
#include "jsonrpc/responder.h"
#include "transport/transport.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <map>
#include <memory>
#include <set>

namespace jsonrpc {

class WireTap;

/// How requests are cancelled: `$/cancel_request {requestId}`, which needs no capability, or `$/cancelRequest {id}`,
/// the proposal of November 2025, which is sent only to a party that declared support for it.
enum class CancelDialect { Current, November2025 };

/// One attempt of the agent to cancel a request of its own, and the outcome.
struct CancelRecord
{
    RequestId id;
    CancelOutcome outcome = CancelOutcome::NotFound;
};

/// One side of a JSON-RPC 2.0 connection: tables of the open requests in both directions, each id with its
/// JSON type, each direction with its own table. Every open request ends exactly once, also when the
/// connection does. Main thread; owns its transport.
class Peer : public QObject
{
    Q_OBJECT

public:
    Peer(std::unique_ptr<transport::Transport> transport, std::shared_ptr<NotificationDecoder> notifications,
         std::shared_ptr<WireTap> tap, QObject *parent = nullptr);
    ~Peer() override;

    void start();
    void close();      ///< lets the agent end by itself first
    void forceClose(); ///< at once
    bool isOpen() const { return m_open; }
    transport::Transport &transport() { return *m_transport; }

    /// Sends a request. Before the handshake was answered, everything else fails at once.
    Call request(const QString &method, const QByteArray &params, CallOptions options = {});
    void notify(const QString &method, const QByteArray &params,
                transport::Transport::Lane lane = transport::Transport::Lane::Normal);
    void setCancelDialect(CancelDialect dialect) { m_dialect = dialect; }
    /// Whether this side declared support for `$/cancelRequest`; otherwise the agent's are ignored, as the proposal
    /// says.
    void setTakesOldCancel(bool on) { m_takesOldCancel = on; }

    /// The handler takes the responder. Requests without a handler are answered -32601.
    void setRequestHandler(std::function<void(InboundRequest)> f) { m_onRequest = std::move(f); }
    void setNotificationHandler(std::function<void(Message &)> f) { m_onNotification = std::move(f); }

    /// If an agent leaves this many bytes of answers unread, Belay stops reading from it, so that its requests fill its
    /// own pipe and not Belay's memory. What Belay has to send, Stop first, still goes out. An agent that reads only
    /// after it was read would wait for ever: so after `patience` Belay reads again, but refuses its requests until it
    /// has caught up. At twice this many unread bytes Belay stops reading again.
    static constexpr qsizetype mostUnread = 32 * 1024 * 1024;
    static constexpr int patience = 1000; ///< ms in which nothing was read

    size_t openCalls() const { return m_calls.size(); }
    size_t openInbound() const { return m_inbound.size(); }

Q_SIGNALS:
    void started();
    void cancelReceived(const jsonrpc::CancelRecord &record);
    /// A message was refused; the connection goes on.
    void messageRefused(const QString &why);
    /// Emitted after every open call has ended as `Lost`.
    void closed(const transport::Ending &ending);

private:
    friend class Call;
    friend class Responder;

    void sendLine(QByteArray line, transport::Transport::Lane lane, const QString &method, const QByteArray &id);
    void sendCancel(const RequestId &id);
    void sendAnswer(Responder::State &state, QByteArray line, bool isCancellation);
    void drain();
    void drainLast();
    bool isPaused() const;
    void waitForRoom();
    bool handleNext();
    void handle(Message &message);
    void handleRequest(Message &message);
    void handleResponse(Message &message);
    void handleCancel(const RequestId &id);
    void onClosed(const transport::Ending &ending);
    void loseOpenRequests();
    void remember(const RequestId &id);
    void giveUp(const RequestId &id);

    std::unique_ptr<transport::Transport> m_transport;
    std::shared_ptr<WireTap> m_tap;
    std::map<RequestId, std::shared_ptr<Call::State>> m_calls;
    std::map<RequestId, std::shared_ptr<Call::State>> m_givenUp; ///< ended without their answer, which may still come
    std::map<RequestId, std::shared_ptr<Responder::State>> m_inbound;
    std::set<RequestId> m_answered; ///< ids answered recently, to tell "already completed" from "never seen"
    std::deque<RequestId> m_answeredOrder;
    std::function<void(InboundRequest)> m_onRequest;
    std::function<void(Message &)> m_onNotification;
    CancelDialect m_dialect = CancelDialect::Current;
    bool m_takesOldCancel = false;
    qint64 m_nextId = 0;
    bool m_open = false;
    bool m_handshakeDone = false;
    bool m_draining = false;
    bool m_isLate = false;                    ///< ended, and the time for last requests is up
    std::deque<transport::FramePtr> m_frames; ///< taken from the transport, not yet handled
    QTimer m_patience;
    bool m_refuses = false; ///< requests are refused, because their answers are not read
    QTimer m_more;          ///< goes on with a drain that used up its slice
};

} // namespace jsonrpc
