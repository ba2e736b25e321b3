// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/descriptor.h"
#include "proxy/upstream.h"

#include <QByteArray>
#include <QHostAddress>
#include <QObject>
#include <QSocketNotifier>

#include <functional>
#include <memory>
#include <optional>

QT_BEGIN_NAMESPACE
class QHostInfo;
QT_END_NAMESPACE

namespace proxy {

/// Makes one connection to a host: looks its name up, tries its addresses one after the other, or goes through a proxy
/// of the user's. Calls back once, later, with a signal; deleting it before that gives up.
class Outgoing : public QObject
{
    Q_OBJECT

public:
    struct Target
    {
        QString host;
        quint16 port = 0;
        std::optional<Upstream> upstream = {};
        /// Only with an HTTP proxy: connects to it and asks it for nothing.
        bool isPlain = false;
        /// Whether an address that the name leads to may be connected to; null: any.
        std::function<bool(const QHostAddress &)> mayConnect = {};
    };
    struct Problem
    {
        int status = 502; ///< of the answer to the client
        QByteArray words;
    };

    Outgoing(Target target, base::Clock *clock, QObject *parent);
    void start();
    /// After reached(): the socket, and what has come from it already.
    base::Descriptor takeSocket();
    const QByteArray &early() const { return m_read; }

Q_SIGNALS:
    void reached();
    void failed(const proxy::Outgoing::Problem &problem);

private:
    void lookUpTarget();
    void onTargetLookedUp(const QHostInfo &info);
    void lookUp(const QString &host);
    void onLookedUp(const QHostInfo &info);
    void tryNext();
    void onWritable();
    void onConnected();
    void askUpstream();
    void onReadable();
    void readHttp();
    void readSocks();
    void send(const QByteArray &bytes);
    void succeed();
    void fail(int status, const QByteArray &words);
    QByteArray shownTarget() const;
    QByteArray leadsHere() const;

    const Target m_target;
    base::Clock *const m_clock;
    QList<QHostAddress> m_addresses;
    bool m_wasForbidden = false;
    int m_lastError = 0;
    base::Descriptor m_socket;
    std::unique_ptr<QSocketNotifier> m_readable, m_writable;
    base::TimerHandle m_timeout, m_attempt;
    QByteArray m_read;
    enum class Socks { Method, Login, Request } m_socks = Socks::Method;
    bool m_isOver = false;
};

} // namespace proxy
