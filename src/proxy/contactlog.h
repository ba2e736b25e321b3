// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "proxy/contact.h"

#include <QHash>
#include <QMutex>

#include <vector>

namespace proxy {

/// Counts what goes through the proxy, per host and port, from one take() to the next. The proxy's thread writes,
/// another one takes; bounded, whatever is asked for.
class ContactLog
{
public:
    /// Hosts beyond this number are counted together.
    static constexpr size_t mostHosts = 200;

    explicit ContactLog(const base::Clock *clock) : m_clock(clock) {}

    /// One connection of the proxy, kept by whoever owns the connection. It counts once in each period in which
    /// something goes through it.
    class Use
    {
    public:
        Use() = default;
        Use(QString host, int port) : m_host(std::move(host)), m_port(port) {}

    private:
        friend class ContactLog;
        QString m_host;
        int m_port = 0;
        quint64 m_countedIn = 0;
    };
    void opened(Use &use);
    void moved(Use &use, qint64 sent, qint64 received);
    void refused(const QString &host, int port);
    void failed(const QString &host, int port);

    /// What was counted since the last call, in the order of first contact. A new period begins.
    std::vector<Contact> take();
    /// The number of the current period, from 1.
    quint64 period() const;

private:
    Contact &lineOf(const QString &host, int port);
    void count(Use &use, Contact &line) const;

    const base::Clock *const m_clock;
    mutable QMutex m_mutex;
    std::vector<Contact> m_lines;
    QHash<std::pair<QString, int>, size_t> m_byHost;
    quint64 m_period = 1;
};

} // namespace proxy
