// SPDX-License-Identifier: Apache-2.0
#include "proxy/proxyserver.h"

#include <QPointer>

#include <cerrno>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace proxy {

namespace {

constexpr int backlog = 128;
constexpr int mostAtOnce = 32;
/// Where this process has no descriptor left, the queue stays full until one is free.
constexpr std::chrono::milliseconds pause{200};

} // namespace

ProxyServer::ProxyServer(ProxyTerms terms, ContactLog *log, base::Clock *clock, QObject *parent)
    : QObject(parent)
    , m_terms(std::move(terms))
    , m_log(log)
    , m_clock(clock)
{}

ProxyServer::~ProxyServer()
{
    m_clients.clear();
    m_incoming.reset();
}

base::Descriptor ProxyServer::listenOnLoopback(quint16 *port)
{
    base::Descriptor listener(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *const generic = reinterpret_cast<sockaddr *>(&address);
    if (!listener.isOpen() || ::bind(listener.fd(), generic, size) != 0 || ::listen(listener.fd(), backlog) != 0 ||
        ::getsockname(listener.fd(), generic, &size) != 0)
        return {};
    *port = ntohs(address.sin_port);
    return listener;
}

void ProxyServer::adopt(base::Descriptor listener)
{
    m_incoming.reset();
    m_listener = std::move(listener);
    if (!m_listener.isOpen())
        return;
    m_incoming = std::make_unique<QSocketNotifier>(m_listener.fd(), QSocketNotifier::Read);
    connect(m_incoming.get(), &QSocketNotifier::activated, this, &ProxyServer::accept);
}

void ProxyServer::accept()
{
    for (int i = 0; i < mostAtOnce; ++i) {
        base::Descriptor socket(::accept4(m_listener.fd(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
        if (!socket.isOpen()) {
            if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
                m_incoming->setEnabled(false);
                m_again = m_clock->after(pause, [this] { m_incoming->setEnabled(true); });
            }
            return;
        }
        const int on = 1;
        ::setsockopt(socket.fd(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        // Some more are refused with words, which takes them a moment; beyond that, they are only closed.
        if (m_clients.size() >= mostClients + mostClients / 4 + mostStrangers)
            continue;
        makeRoomForStranger();
        auto made = std::make_unique<ProxyClient>(std::move(socket), &m_terms, m_log, m_clock, nullptr);
        ProxyClient *client = made.get();
        m_clients.emplace(client, std::move(made));
        m_strangers.push_back(client);
        connect(client, &ProxyClient::recognized, this, [this, client] { recognize(client); });
        // Queued: it is calling. By then it may have been closed, and another one be where it was.
        connect(
            client, &ProxyClient::ended, this,
            [this, alive = QPointer<ProxyClient>(client)] {
                if (alive)
                    remove(alive);
            },
            Qt::QueuedConnection);
    }
}

void ProxyServer::recognize(ProxyClient *client)
{
    std::erase(m_strangers, client);
    if (m_clients.size() - m_strangers.size() > mostClients)
        client->refuse(503, "Too many connections are open.");
}

/// Who means it well shows the token at once, and is no stranger by then.
void ProxyServer::makeRoomForStranger()
{
    if (m_strangers.size() >= mostStrangers)
        remove(m_strangers.front());
}

void ProxyServer::remove(ProxyClient *client)
{
    std::erase(m_strangers, client);
    m_clients.erase(client);
}

void ProxyServer::closeAll()
{
    m_strangers.clear();
    m_clients.clear();
}

void ProxyServer::closeOfPeriod(quint64 period)
{
    std::erase_if(m_strangers, [period](const ProxyClient *client) { return client->period() == period; });
    std::erase_if(m_clients, [period](const auto &client) { return client.second->period() == period; });
}

} // namespace proxy

#include "moc_proxyserver.cpp"
