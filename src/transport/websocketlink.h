// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"

#include <QNetworkRequest>
#include <QThread>

#include <condition_variable>
#include <deque>
#include <mutex>

namespace transport {

/// A QWebSocket on a thread of its own, which decodes what comes and hands frames over. No more than `handOverLimit` of
/// text waits between the threads: then the thread stops reading, a flood waits in the network, and what is to be sent
/// still goes out. Public functions and signals: main thread.
class WebSocketLink : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype handOverLimit = 256 * 1024;
    /// Of one message in memory; a longer one ends the connection, since QWebSocket offers no way to skip it.
    static constexpr quint64 messageLimit = 128ull * 1024 * 1024;
    /// What QWebSocket may hold of what is to be sent; the rest waits here, where an urgent line can overtake it.
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
    void close(); ///< with a closing frame; what comes from now on is dropped
    void abort(); ///< now
    std::vector<FramePtr> take(qsizetype weight);
    bool isEmpty() const;
    qsizetype queuedBytes() const; ///< of what QWebSocket has not been given yet

Q_SIGNALS:
    void connected();
    /// The values of the Set-Cookie headers in the server's answer, also in one that refuses.
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

    mutable std::mutex m_mutex; ///< for all below
    std::condition_variable m_wake;
    std::deque<FramePtr> m_incoming;
    qsizetype m_weight = 0;
    std::deque<Outgoing> m_outgoing;
    qsizetype m_queued = 0; ///< bytes in there
    bool m_closing = false;
};

} // namespace transport
