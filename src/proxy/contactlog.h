// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "proxy/contact.h"

#include <QMutex>

#include <map>
#include <tuple>
#include <vector>

namespace proxy {

/// Counts what goes through the proxy, per host and port, from one take() to the next; and what Belay itself carries
/// for the session to MCP servers, per server. Any thread; bounded, whatever is asked for.
class ContactLog
{
public:
    /// Hosts beyond this number are counted together, those of MCP servers by themselves: whatever programs ask the
    /// proxy for takes no room from them.
    static constexpr size_t mostHosts = 200;

    explicit ContactLog(const base::Clock *clock) : m_clock(clock) {}

    /// One connection of the proxy, or one request to the MCP server \p server; kept by whoever owns it. It counts once
    /// in each period in which something goes through it.
    class Use
    {
    public:
        Use() = default;
        Use(QString host, int port, QString server = {})
            : m_host(std::move(host))
            , m_server(std::move(server))
            , m_port(port)
        {}

    private:
        friend class ContactLog;
        QString m_host, m_server;
        int m_port = 0;
        quint64 m_countedIn = 0;
    };
    void opened(Use &use);
    void moved(Use &use, qint64 sent, qint64 received);
    void refused(const QString &host, int port);
    void failed(const QString &host, int port, const QString &server = {});

    /// What was counted since the last call, in the order of first contact. A new period begins.
    std::vector<Contact> take();
    /// The number of the current period, from 1.
    quint64 period() const;

private:
    using Key = std::tuple<QString, QString, int>; ///< server, host, port

    Contact &lineOf(const QString &host, int port, const QString &server = {});
    void count(Use &use, Contact &line) const;

    const base::Clock *const m_clock;
    mutable QMutex m_mutex;
    std::vector<Contact> m_lines;
    std::map<Key, size_t> m_byHost;
    size_t m_servers = 0; ///< lines that are MCP servers
    quint64 m_period = 1;
};

} // namespace proxy
