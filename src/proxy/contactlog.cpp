// SPDX-License-Identifier: Apache-2.0
#include "proxy/contactlog.h"

#include <QMutexLocker>

#include <utility>

namespace proxy {

Contact &ContactLog::lineOf(const QString &host, int port, const QString &server)
{
    Key key(server, host, port);
    const size_t alike = server.isEmpty() ? m_lines.size() - m_servers : m_servers;
    if (alike >= mostHosts && !m_byHost.contains(key))
        key = {};
    const auto known = m_byHost.find(key);
    const size_t index = known == m_byHost.end() ? m_lines.size() : known->second;
    const QDateTime now = m_clock->wall();
    if (index == m_lines.size()) {
        Contact line;
        std::tie(line.server, line.host, line.port) = key;
        m_servers += line.server.isEmpty() ? 0 : 1;
        line.first = now;
        m_lines.push_back(std::move(line));
        m_byHost.emplace(std::move(key), index);
    }
    m_lines[index].last = now;
    return m_lines[index];
}

void ContactLog::count(Use &use, Contact &line) const
{
    if (std::exchange(use.m_countedIn, m_period) != m_period)
        ++line.connections;
}

void ContactLog::opened(Use &use)
{
    const QMutexLocker lock(&m_mutex);
    count(use, lineOf(use.m_host, use.m_port, use.m_server));
}

void ContactLog::moved(Use &use, qint64 sent, qint64 received)
{
    const QMutexLocker lock(&m_mutex);
    Contact &line = lineOf(use.m_host, use.m_port, use.m_server);
    count(use, line);
    line.sent += sent;
    line.received += received;
}

void ContactLog::refused(const QString &host, int port)
{
    const QMutexLocker lock(&m_mutex);
    ++lineOf(host, port).refused;
}

void ContactLog::failed(const QString &host, int port, const QString &server)
{
    const QMutexLocker lock(&m_mutex);
    ++lineOf(host, port, server).failed;
}

std::vector<Contact> ContactLog::take()
{
    const QMutexLocker lock(&m_mutex);
    ++m_period;
    m_byHost.clear();
    m_servers = 0;
    return std::exchange(m_lines, {});
}

quint64 ContactLog::period() const
{
    const QMutexLocker lock(&m_mutex);
    return m_period;
}

} // namespace proxy
