// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/descriptor.h"
#include "proxy/bytepipe.h"
#include "proxy/contactlog.h"
#include "proxy/hostlist.h"
#include "proxy/outgoing.h"
#include "proxy/requesthead.h"
#include "proxy/upstream.h"

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>

#include <memory>
#include <optional>

namespace proxy {

/// What all clients of a proxy have in common.
struct ProxyTerms
{
    QByteArray credentials;            ///< what Proxy-Authorization has to say
    std::optional<HostList> only = {}; ///< null: any host
    Upstreams upstreams = {};
};

/// One connection of a program to the proxy: its one request, and then the bytes both ways. Lives on the thread of its
/// ProxyServer, which deletes it after ended().
class ProxyClient : public QObject
{
    Q_OBJECT

public:
    /// \p terms and \p log outlive it.
    ProxyClient(base::Descriptor socket, const ProxyTerms *terms, ContactLog *log, base::Clock *clock, QObject *parent);
    ~ProxyClient() override;

    /// Instead of serving it.
    void refuse(int status, const QByteArray &words);
    /// The log's period in which the connection was made.
    quint64 period() const { return m_period; }

Q_SIGNALS:
    /// It has shown the token. Whoever refuses it now does so within the signal.
    void recognized();
    void ended();

private:
    void onReadable();
    void onHead(const QByteArray &head);
    bool isPermitted();
    void onReached();
    void onFailed(const Outgoing::Problem &problem);
    void answer(int status, const QByteArray &words);
    void discard();
    void endIfDone();
    void end();

    base::Descriptor m_socket, m_host;
    const ProxyTerms *const m_terms;
    ContactLog *const m_log;
    base::Clock *const m_clock;
    const quint64 m_period;
    QSocketNotifier m_readable;
    base::TimerHandle m_timeout;
    QByteArray m_read;
    RequestHead m_request;
    std::unique_ptr<Outgoing> m_outgoing;
    ContactLog::Use m_use;
    std::unique_ptr<BytePipe> m_up, m_down;
    qsizetype m_discarded = 0;
    bool m_isAnswered = false, m_hasEnded = false;
};

} // namespace proxy
