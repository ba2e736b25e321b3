// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/descriptor.h"
#include "proxy/proxyclient.h"

#include <QObject>

#include <deque>
#include <memory>
#include <unordered_map>

namespace proxy {

/// The proxy itself: accepts connections on a listening socket and serves each with a ProxyClient. Lives on the thread
/// that made it or that it was moved to before adopt().
class ProxyServer : public QObject
{
    Q_OBJECT

public:
    static constexpr size_t mostClients = 256;  ///< that have shown the token; more are refused
    static constexpr size_t mostStrangers = 64; ///< that have not, yet: for a further one the oldest is closed

    /// \p log and \p clock outlive it.
    ProxyServer(ProxyTerms terms, ContactLog *log, base::Clock *clock, QObject *parent = nullptr);
    ~ProxyServer() override;

    /// A socket that listens on a port of 127.0.0.1 that the system chooses. Closed, with errno: there is none.
    static base::Descriptor listenOnLoopback(quint16 *port);

    /// Serves \p listener instead of an earlier one; connections stay.
    void adopt(base::Descriptor listener);
    /// Ends all connections.
    void closeAll();
    /// Ends those that were made in this period of the log.
    void closeOfPeriod(quint64 period);
    size_t clients() const { return m_clients.size(); }

private:
    void accept();
    void recognize(ProxyClient *client);
    void makeRoomForStranger();
    void remove(ProxyClient *client);

    const ProxyTerms m_terms;
    ContactLog *const m_log;
    base::Clock *const m_clock;
    base::Descriptor m_listener;
    std::unique_ptr<QSocketNotifier> m_incoming;
    base::TimerHandle m_again;
    std::unordered_map<ProxyClient *, std::unique_ptr<ProxyClient>> m_clients;
    /// Those among them that have not shown the token, the oldest first. Any program of this machine can connect, and
    /// must not take the places of the session's own.
    std::deque<ProxyClient *> m_strangers;
};

} // namespace proxy
