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

/// How requests are withdrawn. The protocol's own notification needs no capability; the form of the November
/// 2025 proposal is used only for an agent that was set to it and that declares it understands it.
enum class CancelDialect { Current, November2025, None };

/// One attempt of the agent to withdraw a request of its own, and what came of it.
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
    void close();      ///< politely
    void forceClose(); ///< now
    bool isOpen() const { return m_open; }
    transport::Transport &transport() { return *m_transport; }

    /// Sends a request. Before the handshake was answered, everything else fails at once.
    Call request(const QString &method, const QByteArray &params, CallOptions options = {});
    void notify(const QString &method, const QByteArray &params,
                transport::Transport::Lane lane = transport::Transport::Lane::Normal);
    void setCancelDialect(CancelDialect dialect) { m_dialect = dialect; }

    /// The handler owns the responder. Requests without a handler are answered -32601.
    void setRequestHandler(std::function<void(InboundRequest)> f) { m_onRequest = std::move(f); }
    void setNotificationHandler(std::function<void(Message &)> f) { m_onNotification = std::move(f); }

    /// An agent that does not read its answers is not read either once so many bytes wait for it, so that its requests
    /// fill its own pipe and not Belay's memory. What Belay has to say, Stop first, goes out all the same. One that
    /// reads only when it has been read would wait for ever: after patience it is, but its requests are refused until
    /// it has caught up. Nothing helps one that leaves twice as much unread.
    static constexpr qsizetype mostUnread = 32 * 1024 * 1024;
    static constexpr int patience = 1000; ///< ms in which nothing was read

    size_t openCalls() const { return m_calls.size(); }
    size_t openInbound() const { return m_inbound.size(); }

Q_SIGNALS:
    void started();
    void cancelReceived(const jsonrpc::CancelRecord &record);
    /// A message was not acceptable; the stream goes on.
    void messageRefused(const QString &why);
    /// After every open call has ended `Lost`.
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
    void forget(const RequestId &id);

    std::unique_ptr<transport::Transport> m_transport;
    std::shared_ptr<WireTap> m_tap;
    std::map<RequestId, std::shared_ptr<Call::State>> m_calls;
    std::set<RequestId> m_forgotten; ///< calls that ended without an answer, which may still come
    std::map<RequestId, std::shared_ptr<Responder::State>> m_inbound;
    std::set<RequestId> m_answered; ///< recently, to tell "already completed" from "never seen"
    std::deque<RequestId> m_answeredOrder;
    std::function<void(InboundRequest)> m_onRequest;
    std::function<void(Message &)> m_onNotification;
    CancelDialect m_dialect = CancelDialect::Current;
    qint64 m_nextId = 0;
    bool m_open = false;
    bool m_handshakeDone = false;
    bool m_draining = false;
    bool m_isLate = false;                    ///< the connection has ended, and what came last has had its time
    std::deque<transport::FramePtr> m_frames; ///< taken, not yet handled
    QTimer m_patience;
    bool m_refuses = false; ///< requests, because their answers are not read
    QTimer m_more;          ///< the rest of a drain that used up its slice
};

} // namespace jsonrpc
