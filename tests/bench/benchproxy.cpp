// SPDX-License-Identifier: Apache-2.0
// Not a test: what it costs to go through the proxy of a session, beside the same connections without it. See
// CONTRIBUTING.md, "Measuring".
#include "base/descriptor.h"
#include "proxy/networkwatch.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QList>
#include <QTextStream>
#include <QUrl>

#include <algorithm>
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <thread>

namespace {

QTextStream out(stdout);
constexpr qint64 wholeSize = qint64(512) * 1024 * 1024;
constexpr size_t pieceSize = size_t(256) * 1024;

sockaddr_in loopback(quint16 port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

/// Sends to each client as many bytes as its first byte asks for: one, or all.
class Host
{
public:
    Host() : m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address = loopback(0);
        socklen_t size = sizeof address;
        auto *const generic = reinterpret_cast<sockaddr *>(&address);
        if (::bind(m_listener.fd(), generic, size) != 0 || ::listen(m_listener.fd(), 128) != 0 ||
            ::getsockname(m_listener.fd(), generic, &size) != 0)
            qFatal("no host");
        m_port = ntohs(address.sin_port);
        std::thread([this] { serve(); }).detach();
    }
    quint16 port() const { return m_port; }

private:
    void serve() const
    {
        const QByteArray piece(qsizetype(pieceSize), 'x');
        for (;;) {
            const base::Descriptor client(::accept4(m_listener.fd(), nullptr, nullptr, SOCK_CLOEXEC));
            char asked = 0;
            if (!client.isOpen() || ::recv(client.fd(), &asked, 1, 0) != 1)
                continue;
            for (qint64 left = asked == 'a' ? wholeSize : 1; left > 0;) {
                const ssize_t sent =
                    ::send(client.fd(), piece.constData(), size_t(qMin<qint64>(left, piece.size())), MSG_NOSIGNAL);
                if (sent <= 0)
                    break;
                left -= sent;
            }
        }
    }
    base::Descriptor m_listener;
    quint16 m_port = 0;
};

base::Descriptor connected(quint16 port)
{
    base::Descriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const sockaddr_in address = loopback(port);
    const int on = 1;
    ::setsockopt(socket.fd(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (::connect(socket.fd(), reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        qFatal("not connected");
    return socket;
}

/// With \p proxy through it, which is asked first.
double secondsOf(char asked, quint16 host, const QUrl &proxy)
{
    static QByteArray buffer(qsizetype(pieceSize), 0);
    QElapsedTimer time;
    time.start();
    const base::Descriptor socket = connected(proxy.isEmpty() ? host : quint16(proxy.port()));
    if (!proxy.isEmpty()) {
        const QByteArray credentials = (proxy.userName() + u':' + proxy.password()).toUtf8().toBase64();
        const QByteArray head = "CONNECT 127.0.0.1:" + QByteArray::number(host) +
                                " HTTP/1.1\r\nProxy-Authorization: Basic " + credentials + "\r\n\r\n";
        QByteArray answer;
        if (::send(socket.fd(), head.constData(), size_t(head.size()), MSG_NOSIGNAL) != head.size())
            qFatal("not asked");
        while (!answer.endsWith("\r\n\r\n")) {
            const ssize_t size = ::recv(socket.fd(), buffer.data(), 4096, 0);
            if (size <= 0)
                qFatal("no answer");
            answer.append(buffer.constData(), size);
        }
    }
    if (::send(socket.fd(), &asked, 1, MSG_NOSIGNAL) != 1)
        qFatal("not sent");
    qint64 left = asked == 'a' ? wholeSize : 1;
    while (left > 0) {
        const ssize_t size = ::recv(socket.fd(), buffer.data(), size_t(buffer.size()), 0);
        if (size <= 0)
            qFatal("%lld missing", static_cast<long long>(left));
        left -= size;
    }
    return double(time.nsecsElapsed()) / 1e9;
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.value(values.size() / 2);
}

/// One after the other, so that a machine that is slower for a while is so for both.
void measure(const QString &what, char asked, int runs, double most, quint16 host, const QUrl &proxy)
{
    QList<double> ratios, plains, proxied;
    for (int i = 0; i < runs; ++i) {
        plains << secondsOf(asked, host, {});
        proxied << secondsOf(asked, host, proxy);
        ratios << proxied.last() / plains.last();
    }
    const double ratio = median(ratios);
    out << what.leftJustified(64) << QString::number(ratio, 'f', 2).rightJustified(9)
        << QStringLiteral(" times  (at most %1)").arg(most) << (ratio > most ? "  MISSED  " : "  ")
        << QStringLiteral("%1 ms / %2 ms").arg(median(proxied) * 1000, 0, 'f', 2).arg(median(plains) * 1000, 0, 'f', 2)
        << Qt::endl;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const Host host;
    proxy::NetworkWatch watch({proxy::NetworkLevel::Note});
    if (!watch.start({}))
        qFatal("no proxy");
    const QUrl address(watch.variables({}).at(0).second);
    measure(QStringLiteral("512 MB through a tunnel"), 'a', 7, 6, host.port(), address);
    measure(QStringLiteral("connection, tunnel and a first byte"), '1', 400, 12, host.port(), address);
    qint64 received = 0;
    for (const proxy::Contact &contact : watch.take())
        received += contact.received;
    if (received != 7 * wholeSize + 400)
        qFatal("counted %lld", static_cast<long long>(received));
    return 0;
}
