// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"

#include <QNetworkRequest>
#include <QThread>

#include <condition_variable>
#include <deque>
#include <mutex>

namespace transport {

/// A QWebSocket on a thread of its own, which decodes what arrives and hands frames over. At most `handOverLimit` of
/// text waits between the threads: then the thread stops reading, a flood stays in the network, and outgoing lines are
/// still sent. Public functions and signals: main thread.
class WebSocketLink : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype handOverLimit = 256 * 1024;
    /// Bytes of one message in memory; a longer one ends the connection, since QWebSocket offers no way to skip it.
    static constexpr quint64 messageLimit = 128ull * 1024 * 1024;
    /// Bytes given to QWebSocket ahead of time; the rest waits here, where an urgent line can overtake it.
    static constexpr qint64 writeAhead = 64 * 1024;

    struct End
    {
        bool wasConnected = false;
        QString error;         ///< in Qt's words; empty: none
        QStringList tlsErrors; ///< why the certificate was not accepted
        int closeCode = 0;     ///< of the peer's closing frame, where there was one
        QString closeReason;   ///< by the peer
    };

    WebSocketLink(QNetworkRequest request, std::shared_ptr<FrameDecoder> decoder, QObject *parent = nullptr);
    /// Cuts the connection and waits for the thread.
    ~WebSocketLink() override;

    void open();
    void send(QByteArray line, Transport::Lane lane);
    void ping();
    void close(); ///< with a closing frame; later messages are dropped
    void abort(); ///< without a closing frame
    std::vector<FramePtr> take(qsizetype weight);
    bool isEmpty() const;
    qsizetype queuedBytes() const; ///< bytes not yet given to QWebSocket

Q_SIGNALS:
    void connected();
    /// The values of the Set-Cookie headers in the server's response, also in one that refuses the connection.
    void cookiesSet(const QByteArrayList &lines);
    void framesAvailable();
    void queueShrank(); ///< see Transport
    void pong();
    void urgentWritten(qint64 ns);
    void ended(const transport::WebSocketLink::End &end); ///< once; no frame comes after it

private:
    class Worker;
    struct Outgoing
    {
        QByteArray line;
        Transport::Lane lane;
    };

    void announce();

    QThread m_thread;
    Worker *m_worker; ///< lives on m_thread
    std::atomic<bool> m_announced{false};

    mutable std::mutex m_mutex; ///< guards everything below
    std::condition_variable m_wake;
    std::deque<FramePtr> m_incoming;
    qsizetype m_weight = 0;
    std::deque<Outgoing> m_outgoing;
    qsizetype m_queued = 0; ///< bytes in m_outgoing
    bool m_closing = false;
};

} // namespace transport
