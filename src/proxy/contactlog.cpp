// SPDX-License-Identifier: Apache-2.0
#include "proxy/contactlog.h"

#include <QMutexLocker>

#include <utility>

namespace proxy {

Contact &ContactLog::lineOf(const QString &host, int port)
{
    std::pair<QString, int> key(host, port);
    if (m_lines.size() >= mostHosts && !m_byHost.contains(key))
        key = {};
    const auto known = m_byHost.constFind(key);
    const size_t index = known == m_byHost.constEnd() ? m_lines.size() : *known;
    const QDateTime now = m_clock->wall();
    if (index == m_lines.size()) {
        Contact line;
        line.host = key.first;
        line.port = key.second;
        line.first = now;
        m_lines.push_back(std::move(line));
        m_byHost.insert(key, index);
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
    count(use, lineOf(use.m_host, use.m_port));
}

void ContactLog::moved(Use &use, qint64 sent, qint64 received)
{
    const QMutexLocker lock(&m_mutex);
    Contact &line = lineOf(use.m_host, use.m_port);
    count(use, line);
    line.sent += sent;
    line.received += received;
}

void ContactLog::refused(const QString &host, int port)
{
    const QMutexLocker lock(&m_mutex);
    ++lineOf(host, port).refused;
}

void ContactLog::failed(const QString &host, int port)
{
    const QMutexLocker lock(&m_mutex);
    ++lineOf(host, port).failed;
}

std::vector<Contact> ContactLog::take()
{
    const QMutexLocker lock(&m_mutex);
    ++m_period;
    m_byHost.clear();
    return std::exchange(m_lines, {});
}

quint64 ContactLog::period() const
{
    const QMutexLocker lock(&m_mutex);
    return m_period;
}

} // namespace proxy
