// SPDX-License-Identifier: Apache-2.0
#include "proxy/proxyclient.h"

#include <cerrno>
#include <sys/socket.h>
#include <utility>

namespace proxy {

namespace {

using std::chrono::seconds;
constexpr seconds forTheHead{5};
constexpr seconds forTheEnd{3}; ///< after an answer of our own
constexpr qsizetype mostDiscarded = qsizetype(1024) * 1024;

const char *reasonOf(int status)
{
    switch (status) {
    case 403:
        return "Forbidden";
    case 407:
        return "Proxy Authentication Required";
    case 408:
        return "Request Timeout";
    case 431:
        return "Request Header Fields Too Large";
    case 501:
        return "Not Implemented";
    case 502:
        return "Bad Gateway";
    case 503:
        return "Service Unavailable";
    case 504:
        return "Gateway Timeout";
    default:
        return "Bad Request";
    }
}

/// In a time that does not depend on where they differ.
bool isSame(const QByteArray &a, const QByteArray &b)
{
    if (a.size() != b.size())
        return false;
    int different = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        different |= a[i] ^ b[i];
    return different == 0;
}

} // namespace

ProxyClient::ProxyClient(base::Descriptor socket, const ProxyTerms *terms, ContactLog *log, base::Clock *clock,
                         QObject *parent)
    : QObject(parent)
    , m_socket(std::move(socket))
    , m_terms(terms)
    , m_log(log)
    , m_clock(clock)
    , m_period(log->period())
    , m_readable(m_socket.fd(), QSocketNotifier::Read)
{
    connect(&m_readable, &QSocketNotifier::activated, this, &ProxyClient::onReadable);
    m_timeout = m_clock->after(forTheHead, [this] { answer(408, "No request came."); });
}

ProxyClient::~ProxyClient()
{
    m_readable.setEnabled(false);
    m_up.reset();
    m_down.reset();
}

void ProxyClient::refuse(int status, const QByteArray &words)
{
    answer(status, words);
}

void ProxyClient::onReadable()
{
    if (m_isAnswered) {
        discard();
        return;
    }
    char bytes[8192];
    const ssize_t size = ::recv(m_socket.fd(), bytes, sizeof bytes, 0);
    if (size < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (size <= 0) {
        end();
        return;
    }
    m_read.append(bytes, size);
    const qsizetype length = headLength(m_read);
    if (length > longestHead || (length == 0 && m_read.size() > longestHead)) {
        answer(431, "The head of the request is too long.");
    } else if (length > 0) {
        m_readable.setEnabled(false);
        m_timeout.cancel();
        const QByteArray head = m_read.left(length);
        m_read.remove(0, length); // the rest belongs to the host
        onHead(head);
    }
}

void ProxyClient::onHead(const QByteArray &head)
{
    HeadProblem problem;
    std::optional<RequestHead> request = readHead(head, &problem);
    if (!request) {
        answer(problem.status, problem.words);
        return;
    }
    m_request = std::move(*request);
    if (!isSame(m_request.credentials, m_terms->credentials)) {
        answer(407, "This proxy is for the programs of one session of Belay.");
        return;
    }
    Q_EMIT recognized();
    if (m_isAnswered || !isPermitted())
        return;
    m_use = ContactLog::Use(m_request.host, m_request.port);
    Outgoing::Target target{m_request.host, m_request.port, {}, !m_request.isTunnel, {}};
    if (const Upstream *upstream = m_terms->upstreams.forHost(m_request.host, m_request.port, m_request.isTunnel))
        target.upstream = *upstream;
    if (m_terms->only)
        target.mayConnect = [host = m_request.host](const QHostAddress &address) {
            return HostList::mayLeadTo(host, address);
        };
    m_outgoing = std::make_unique<Outgoing>(std::move(target), m_clock, nullptr);
    connect(m_outgoing.get(), &Outgoing::reached, this, &ProxyClient::onReached);
    connect(m_outgoing.get(), &Outgoing::failed, this, &ProxyClient::onFailed);
    m_outgoing->start();
}

bool ProxyClient::isPermitted()
{
    if (!m_terms->only || m_terms->only->allows(m_request.host, m_request.port))
        return true;
    m_log->refused(m_request.host, m_request.port);
    answer(403, authorityText(m_request.host, m_request.port).toLatin1() +
                    " is not on the list of hosts that this session may reach.");
    return false;
}

void ProxyClient::onReached()
{
    m_host = m_outgoing->takeSocket();
    const QByteArray early = m_outgoing->early();
    const Upstream *upstream = m_terms->upstreams.forHost(m_request.host, m_request.port, m_request.isTunnel);
    m_outgoing.release()->deleteLater(); // it is calling
    m_log->opened(m_use);
    m_up = std::make_unique<BytePipe>(m_socket.fd(), m_host.fd(), nullptr);
    m_down = std::make_unique<BytePipe>(m_host.fd(), m_socket.fd(), nullptr);
    connect(m_up.get(), &BytePipe::moved, this, [this](qint64 bytes) { m_log->moved(m_use, bytes, 0); });
    connect(m_down.get(), &BytePipe::moved, this, [this](qint64 bytes) { m_log->moved(m_use, 0, bytes); });
    for (const BytePipe *pipe : {m_up.get(), m_down.get()})
        connect(pipe, &BytePipe::done, this, &ProxyClient::endIfDone);
    connect(m_down.get(), &BytePipe::broken, this, &ProxyClient::end);
    // A host that takes no more may have answered: "too large".
    connect(m_up.get(), &BytePipe::broken, this, [this](bool reader) {
        if (reader)
            endIfDone();
        else
            end();
    });
    if (m_request.isTunnel) {
        static const QByteArray established = "HTTP/1.1 200 Connection established\r\n\r\n";
        // It fits: nothing was sent to this client before.
        if (::send(m_socket.fd(), established.constData(), size_t(established.size()), MSG_NOSIGNAL) !=
            established.size()) {
            end();
            return;
        }
        m_up->start(m_read);
        m_down->start(early);
    } else {
        QByteArray head = m_request.toHost;
        if (upstream && upstream->kind == Upstream::Kind::Http) {
            head = m_request.toProxy;
            if (!upstream->user.isEmpty())
                head += "Proxy-Authorization: Basic " +
                        (upstream->user + u':' + upstream->password).toUtf8().toBase64() + "\r\n";
            head += "\r\n";
        }
        m_up->start(head + m_read);
        m_down->start(early);
    }
    m_read.clear();
}

void ProxyClient::onFailed(const Outgoing::Problem &problem)
{
    if (problem.status == 403)
        m_log->refused(m_request.host, m_request.port);
    else
        m_log->failed(m_request.host, m_request.port);
    m_outgoing.release()->deleteLater(); // it is calling
    answer(problem.status, problem.words);
}

void ProxyClient::answer(int status, const QByteArray &words)
{
    if (std::exchange(m_isAnswered, true))
        return;
    const QByteArray body = "Belay: " + words + "\n";
    QByteArray text = "HTTP/1.1 " + QByteArray::number(status) + ' ' + reasonOf(status) +
                      "\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n";
    if (status == 407)
        text += "Proxy-Authenticate: Basic realm=\"Belay\"\r\n";
    text += "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    // It fits: nothing was sent to this client before.
    [[maybe_unused]] const ssize_t sent = ::send(m_socket.fd(), text.constData(), size_t(text.size()), MSG_NOSIGNAL);
    ::shutdown(m_socket.fd(), SHUT_WR);
    // Closing with unread bytes would take the answer from the client again.
    m_readable.setEnabled(true);
    m_timeout = m_clock->after(forTheEnd, [this] { end(); });
}

void ProxyClient::discard()
{
    char bytes[16384];
    const ssize_t size = ::recv(m_socket.fd(), bytes, sizeof bytes, 0);
    if (size < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    m_discarded += qMax<ssize_t>(size, 0);
    if (size <= 0 || m_discarded > mostDiscarded)
        end();
}

void ProxyClient::endIfDone()
{
    if (m_up->isDone() && m_down->isDone())
        end();
}

void ProxyClient::end()
{
    if (std::exchange(m_hasEnded, true))
        return;
    m_readable.setEnabled(false);
    Q_EMIT ended();
}

} // namespace proxy

#include "moc_proxyclient.cpp"
