// SPDX-License-Identifier: Apache-2.0
#include "proxy/outgoing.h"

#include "proxy/hostlist.h"
#include "proxy/requesthead.h"

#include <QHostInfo>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <utility>

namespace proxy {

namespace {

using std::chrono::seconds;
constexpr seconds patience{30};     ///< with the whole
constexpr seconds forOneAddress{8}; ///< where there are others
constexpr seconds forOneName{2};    ///< of a target that a proxy of the user's will look up
constexpr qsizetype longestAnswer = qsizetype(16) * 1024;

struct SocketAddress
{
    sockaddr_storage storage = {};
    socklen_t size = 0;
};

SocketAddress socketAddress(const QHostAddress &address, quint16 port)
{
    SocketAddress out;
    if (address.protocol() == QAbstractSocket::IPv6Protocol) {
        sockaddr_in6 six{};
        six.sin6_family = AF_INET6;
        six.sin6_port = htons(port);
        const Q_IPV6ADDR bytes = address.toIPv6Address();
        std::memcpy(&six.sin6_addr, &bytes, sizeof bytes);
        std::memcpy(&out.storage, &six, sizeof six);
        out.size = sizeof six;
    } else {
        sockaddr_in four{};
        four.sin_family = AF_INET;
        four.sin_port = htons(port);
        four.sin_addr.s_addr = htonl(address.toIPv4Address());
        std::memcpy(&out.storage, &four, sizeof four);
        out.size = sizeof four;
    }
    return out;
}

QByteArray counted(const QByteArray &text)
{
    return char(text.size()) + text;
}

} // namespace

Outgoing::Outgoing(Target target, base::Clock *clock, QObject *parent)
    : QObject(parent)
    , m_target(std::move(target))
    , m_clock(clock)
{}

QByteArray Outgoing::shownTarget() const
{
    return authorityText(m_target.host, m_target.port).toLatin1();
}

QByteArray Outgoing::leadsHere() const
{
    return m_target.host.toLatin1() + " leads to an address of this machine, which is not on the list.";
}

void Outgoing::start()
{
    m_timeout = m_clock->after(patience, [this] { fail(504, shownTarget() + " did not answer in time."); });
    if (m_target.upstream && m_target.mayConnect && QHostAddress(m_target.host).isNull())
        lookUpTarget();
    else
        lookUp(m_target.upstream ? m_target.upstream->host : m_target.host);
}

/// The user's proxy may run on this machine, and would lead there for whoever asks it. That is found out where names
/// are known here, too; where only the proxy knows them, it alone decides what it leads to.
void Outgoing::lookUpTarget()
{
    const int lookup = QHostInfo::lookupHost(m_target.host, this, &Outgoing::onTargetLookedUp);
    m_attempt = m_clock->after(forOneName, [this, lookup] {
        QHostInfo::abortHostLookup(lookup);
        lookUp(m_target.upstream->host);
    });
}

void Outgoing::onTargetLookedUp(const QHostInfo &info)
{
    m_attempt.cancel();
    const QList<QHostAddress> addresses = info.addresses();
    if (std::all_of(addresses.begin(), addresses.end(), m_target.mayConnect))
        lookUp(m_target.upstream->host);
    else
        fail(403, leadsHere());
}

void Outgoing::lookUp(const QString &host)
{
    if (const QHostAddress address(host); !address.isNull()) {
        m_addresses = {address};
        QMetaObject::invokeMethod(this, &Outgoing::tryNext, Qt::QueuedConnection);
        return;
    }
    QHostInfo::lookupHost(host, this, &Outgoing::onLookedUp);
}

void Outgoing::onLookedUp(const QHostInfo &info)
{
    m_addresses = info.addresses();
    if (!m_addresses.isEmpty())
        tryNext();
    else if (m_target.upstream)
        fail(502, "The name of the proxy in the environment is not known.");
    else
        fail(502, "The name " + m_target.host.toLatin1() + " is not known.");
}

void Outgoing::tryNext()
{
    while (!m_isOver && !m_addresses.isEmpty()) {
        const QHostAddress address = m_addresses.takeFirst();
        if (!m_target.upstream && m_target.mayConnect && !m_target.mayConnect(address)) {
            m_wasForbidden = true;
            continue;
        }
        const SocketAddress to = socketAddress(address, m_target.upstream ? m_target.upstream->port : m_target.port);
        m_socket = base::Descriptor(::socket(to.storage.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
        if (!m_socket.isOpen()) {
            m_lastError = errno;
            continue;
        }
        const int on = 1;
        ::setsockopt(m_socket.fd(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        if (::connect(m_socket.fd(), reinterpret_cast<const sockaddr *>(&to.storage), to.size) != 0 &&
            errno != EINPROGRESS) {
            m_lastError = errno;
            continue;
        }
        m_writable = std::make_unique<QSocketNotifier>(m_socket.fd(), QSocketNotifier::Write);
        connect(m_writable.get(), &QSocketNotifier::activated, this, &Outgoing::onWritable);
        if (!m_addresses.isEmpty())
            m_attempt = m_clock->after(forOneAddress, [this] {
                m_writable.reset();
                m_lastError = ETIMEDOUT;
                tryNext();
            });
        return;
    }
    if (m_isOver)
        return;
    if (m_wasForbidden && m_lastError == 0)
        fail(403, leadsHere());
    else
        fail(502, (m_target.upstream ? QByteArray("The proxy in the environment") : shownTarget()) +
                      " cannot be reached: " + std::strerror(m_lastError) + '.');
}

void Outgoing::onWritable()
{
    int error = 0;
    socklen_t size = sizeof error;
    ::getsockopt(m_socket.fd(), SOL_SOCKET, SO_ERROR, &error, &size);
    // The notifier that is calling is deleted later.
    m_writable->setEnabled(false);
    m_writable.release()->deleteLater();
    m_attempt.cancel();
    if (error == 0) {
        onConnected();
        return;
    }
    m_lastError = error;
    tryNext();
}

void Outgoing::onConnected()
{
    if (!m_target.upstream || (m_target.upstream->kind == Upstream::Kind::Http && m_target.isPlain)) {
        succeed();
        return;
    }
    m_readable = std::make_unique<QSocketNotifier>(m_socket.fd(), QSocketNotifier::Read);
    connect(m_readable.get(), &QSocketNotifier::activated, this, &Outgoing::onReadable);
    askUpstream();
}

void Outgoing::askUpstream()
{
    const Upstream &upstream = *m_target.upstream;
    if (upstream.kind == Upstream::Kind::Socks5) {
        send(upstream.user.isEmpty() ? QByteArray("\x05\x01\x00", 3) : QByteArray("\x05\x02\x00\x02", 4));
        return;
    }
    QByteArray head = "CONNECT " + shownTarget() + " HTTP/1.1\r\nHost: " + shownTarget() + "\r\n";
    if (!upstream.user.isEmpty())
        head += "Proxy-Authorization: Basic " + (upstream.user + u':' + upstream.password).toUtf8().toBase64() + "\r\n";
    send(head + "\r\n");
}

/// What is sent here fits into an empty socket.
void Outgoing::send(const QByteArray &bytes)
{
    if (::send(m_socket.fd(), bytes.constData(), size_t(bytes.size()), MSG_NOSIGNAL) != bytes.size())
        fail(502, "The proxy in the environment does not take a request.");
}

void Outgoing::onReadable()
{
    char bytes[4096];
    const ssize_t size = ::recv(m_socket.fd(), bytes, sizeof bytes, 0);
    if (size < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (size <= 0 || m_read.size() > longestAnswer) {
        fail(502, "The proxy in the environment ended the connection.");
        return;
    }
    m_read.append(bytes, size);
    if (m_target.upstream->kind == Upstream::Kind::Http)
        readHttp();
    else
        readSocks();
}

void Outgoing::readHttp()
{
    const qsizetype length = headLength(m_read);
    if (length == 0)
        return;
    const int status = answerStatus(m_read);
    if (status >= 200 && status < 300) {
        m_read.remove(0, length);
        succeed();
        return;
    }
    fail(502, "The proxy in the environment refused " + shownTarget() + ": " + QByteArray::number(status) + '.');
}

void Outgoing::readSocks()
{
    const Upstream &upstream = *m_target.upstream;
    if (m_socks != Socks::Request && m_read.size() >= 2) {
        const bool isMethod = m_socks == Socks::Method;
        const char answer = m_read[1];
        m_read.remove(0, 2);
        if (isMethod && answer == 2 && !upstream.user.isEmpty()) {
            m_socks = Socks::Login;
            send('\x01' + counted(upstream.user.toUtf8()) + counted(upstream.password.toUtf8()));
            return;
        }
        if (answer != 0) {
            fail(502, "The proxy in the environment does not accept the login.");
            return;
        }
        m_socks = Socks::Request;
        const char port[] = {char(m_target.port >> 8), char(m_target.port & 0xff)};
        const QHostAddress address(m_target.host);
        QByteArray where = '\x03' + counted(m_target.host.toLatin1());
        if (address.protocol() == QAbstractSocket::IPv4Protocol) {
            const quint32 four = htonl(address.toIPv4Address());
            where = '\x01' + QByteArray(reinterpret_cast<const char *>(&four), sizeof four);
        } else if (address.protocol() == QAbstractSocket::IPv6Protocol) {
            const Q_IPV6ADDR six = address.toIPv6Address();
            where = '\x04' + QByteArray(reinterpret_cast<const char *>(&six), sizeof six);
        }
        send(QByteArray("\x05\x01\x00", 3) + where + QByteArray(port, sizeof port));
        return;
    }
    if (m_socks != Socks::Request || m_read.size() < 5)
        return;
    if (m_read[1] != 0) {
        fail(502, "The proxy in the environment cannot reach " + shownTarget() + '.');
        return;
    }
    const char kind = m_read[3];
    const qsizetype where = kind == 1 ? 4 : kind == 4 ? 16 : 1 + qsizetype(static_cast<unsigned char>(m_read[4]));
    const qsizetype whole = 4 + where + 2;
    if (m_read.size() < whole)
        return;
    m_read.remove(0, whole);
    succeed();
}

base::Descriptor Outgoing::takeSocket()
{
    return std::move(m_socket);
}

void Outgoing::succeed()
{
    if (std::exchange(m_isOver, true))
        return;
    m_timeout.cancel();
    if (m_readable)
        m_readable->setEnabled(false);
    Q_EMIT reached();
}

void Outgoing::fail(int status, const QByteArray &words)
{
    if (std::exchange(m_isOver, true))
        return;
    m_timeout.cancel();
    m_attempt.cancel();
    if (m_readable)
        m_readable->setEnabled(false);
    if (m_writable)
        m_writable->setEnabled(false);
    Q_EMIT failed({status, words});
}

} // namespace proxy

#include "moc_outgoing.cpp"
