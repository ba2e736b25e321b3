// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/descriptor.h"
#include "base/result.h"
#include "proxy/contactlog.h"
#include "proxy/networkrules.h"

#include <QList>
#include <QProcessEnvironment>
#include <QString>
#include <QThread>

#include <utility>
#include <vector>

namespace proxy {

class ProxyServer;

/// The network of one session's agent and commands, as far as it goes through a proxy of its own: which variables lead
/// to it, what went through. The proxy runs on a thread of its own. Main thread; shared by whoever starts programs of
/// the session and whoever tells of it. Every level but Unwatched.
class NetworkWatch
{
public:
    /// The port of the proxy in a network namespace, where every port is free.
    static constexpr quint16 insidePort = 3128;

    explicit NetworkWatch(NetworkRules rules);
    ~NetworkWatch();
    NetworkWatch(const NetworkWatch &) = delete;
    NetworkWatch &operator=(const NetworkWatch &) = delete;

    const NetworkRules &rules() const { return m_rules; }
    /// Whether its programs get a network namespace of their own.
    bool isIsolated() const { return m_rules.level == NetworkLevel::Only; }
    /// Starts the proxy, once; does nothing afterwards, except after an error. \p environment names the user's own
    /// proxies, if any, which this one goes through.
    base::Result<void> start(const QProcessEnvironment &environment);
    /// Why the last start() failed; empty: it did not.
    const QString &problem() const { return m_problem; }
    bool isStarted() const { return m_server != nullptr; }

    /// The variables that lead a program to the proxy; they replace those of \p environment. Empty before start().
    QList<std::pair<QString, QString>> variables(const QProcessEnvironment &environment) const;
    /// Serves a socket that listens in the programs' network namespace.
    void adopt(base::Descriptor listener);

    /// For what Belay itself carries for the session. Any thread.
    ContactLog *log() { return &m_log; }
    /// What was contacted since the last call. Ends what was opened since then, if \p ends.
    enum class Opened { Stays, Ends };
    std::vector<Contact> take(Opened opened = Opened::Stays);
    /// Ends all connections: no program of the session is left.
    void closeAll();

private:
    base::Result<void> begin(const QProcessEnvironment &environment);

    const NetworkRules m_rules;
    base::SystemClock m_clock; ///< of the proxy's thread, too: it has no state
    ContactLog m_log;
    QThread m_thread;
    ProxyServer *m_server = nullptr; ///< lives on the thread, and is deleted at its end
    QByteArray m_token;
    QString m_problem;
    quint16 m_port = 0;
};

} // namespace proxy
