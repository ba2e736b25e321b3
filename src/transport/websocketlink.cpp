// SPDX-License-Identifier: Apache-2.0
#include "transport/websocketlink.h"

#include "base/clock.h"
#include "transport/handshakereader.h"
#include "transport/linesplitter.h"

#include <QSslConfiguration>
#include <QSslError>
#include <QWebSocket>

#include <functional>

namespace transport {

namespace {
constexpr qsizetype mergeLimit = 64 * 1024;         ///< the largest frame that messages are merged into
constexpr std::chrono::milliseconds writePause{10}; ///< between attempts to write while reading is blocked
constexpr qsizetype linkNotifyAbove = 512 * 1024;   ///< queued bytes; queueShrank is emitted only above this
} // namespace

/// Everything that touches the socket; runs on the link's thread.
class WebSocketLink::Worker : public QObject
{
public:
    Worker(WebSocketLink *link, QNetworkRequest request, std::shared_ptr<FrameDecoder> decoder)
        : m_link(link)
        , m_request(std::move(request))
        , m_decoder(std::move(decoder))
    {}
    /// An open socket would try to send its closing frame while the thread ends.
    ~Worker() override
    {
        if (m_socket) {
            m_socket->disconnect(this);
            m_socket->abort();
        }
    }

    void open();
    void flush();
    void ping()
    {
        if (m_socket)
            m_socket->ping();
    }
    void close();
    void abort();

private:
    void onMessage(const QByteArray &text);
    void handOver(qsizetype size, const std::function<FramePtr(Frame *last)> &make);
    void finish();

    WebSocketLink *const m_link;
    const QNetworkRequest m_request;
    const std::shared_ptr<FrameDecoder> m_decoder;
    std::unique_ptr<QWebSocket> m_socket;
    End m_end;
    bool m_urgentUnderWay = false, m_flushing = false, m_finished = false;
};

void WebSocketLink::Worker::open()
{
    m_socket = std::make_unique<QWebSocket>();
    QWebSocket *socket = m_socket.get();
    // The read buffer has no limit, because QWebSocket waits until it holds a whole frame. While this thread waits in
    // handOver(), unread data stays in the network.
    socket->setMaxAllowedIncomingMessageSize(messageLimit);
    socket->setMaxAllowedIncomingFrameSize(messageLimit);
    socket->setOutgoingFrameSize(messageLimit); // one frame a message
    socket->setSslConfiguration(QSslConfiguration::defaultConfiguration());
    connect(socket, &QWebSocket::connected, this, [this] {
        m_end.wasConnected = true;
        QMetaObject::invokeMethod(m_link, &WebSocketLink::connected, Qt::QueuedConnection);
        flush();
    });
    connect(socket, &QWebSocket::textMessageReceived, this,
            [this](const QString &message) { onMessage(message.toUtf8()); });
    connect(socket, &QWebSocket::binaryMessageReceived, this, [this](const QByteArray &message) {
        handOver(message.size(), [&](Frame *) { return m_decoder->notText(size_t(message.size())); });
    });
    connect(socket, &QWebSocket::pong, this,
            [this] { QMetaObject::invokeMethod(m_link, &WebSocketLink::pong, Qt::QueuedConnection); });
    connect(socket, &QWebSocket::bytesWritten, this, [this] { flush(); });
    // ignoreSslErrors() is never called: an invalid certificate ends the connection before a byte was sent.
    connect(socket, &QWebSocket::sslErrors, this, [this](const QList<QSslError> &errors) {
        for (const QSslError &error : errors)
            m_end.tlsErrors << error.errorString();
    });
    connect(socket, &QWebSocket::disconnected, this, &Worker::finish);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const auto failed = &QWebSocket::errorOccurred;
#else
    const auto failed = qOverload<QAbstractSocket::SocketError>(&QWebSocket::error);
#endif
    connect(socket, failed, this, [this] {
        if (m_end.error.isEmpty())
            m_end.error = m_socket->errorString();
        // Queued: the socket is still emitting, and the peer's close reason may come after this signal.
        QMetaObject::invokeMethod(this, &Worker::finish, Qt::QueuedConnection);
    });
    socket->open(m_request);
    HandshakeReader::watch(socket, [this](const QByteArrayList &lines) {
        QMetaObject::invokeMethod(
            m_link, [link = m_link, lines] { Q_EMIT link->cookiesSet(lines); }, Qt::QueuedConnection);
    });
}

void WebSocketLink::Worker::onMessage(const QByteArray &text)
{
    const auto size = size_t(text.size());
    if (size > LineSplitter::defaultLimit) {
        m_decoder->passOver({text.constData(), size});
        handOver(text.size(),
                 [&](Frame *) { return m_decoder->tooLong(size, std::string_view(text.constData(), 4096)); });
    } else if (size > 0) {
        QByteArray padded = text;
        padded.append(qsizetype(LineSplitter::padding), '\0');
        handOver(text.size(),
                 [&](Frame *last) { return m_decoder->decode(std::string_view(padded.constData(), size), last); });
    }
}

/// Waits while too much has been handed over, but still sends queued lines: Stop must not wait for a flood. \p make
/// gets the previous frame if a message of \p size may be merged into it.
void WebSocketLink::Worker::handOver(qsizetype size, const std::function<FramePtr(Frame *last)> &make)
{
    std::unique_lock lock(m_link->m_mutex);
    while (m_link->m_weight >= handOverLimit && !m_link->m_closing) {
        // This is the socket's own thread: nobody else can write for it while it waits here.
        if (!m_link->m_outgoing.empty() || m_socket->bytesToWrite() > 0) {
            lock.unlock();
            m_socket->flush();
            flush();
            lock.lock();
            if (m_link->m_weight < handOverLimit || m_link->m_closing)
                break;
            m_link->m_wake.wait_for(lock, writePause);
        } else {
            m_link->m_wake.wait(lock);
        }
    }
    if (m_link->m_closing)
        return;
    // Decoding a long message takes a while, and Stop on the main thread must not wait for it. So it is decoded without
    // the lock, and the frame it may be merged into is taken out of the queue meanwhile.
    FramePtr last;
    if (size < mergeLimit && !m_link->m_incoming.empty() && m_link->m_incoming.back()->weight() < mergeLimit) {
        last = std::move(m_link->m_incoming.back());
        m_link->m_incoming.pop_back();
        m_link->m_weight -= last->weight();
    }
    lock.unlock();
    FramePtr frame = make(last.get());
    lock.lock();
    const bool isDropped = m_link->m_closing;
    for (FramePtr *one : {&last, isDropped ? nullptr : &frame}) {
        if (!one || !*one)
            continue;
        m_link->m_weight += (*one)->weight();
        m_link->m_incoming.push_back(std::move(*one));
    }
    lock.unlock();
    m_link->announce();
}

void WebSocketLink::Worker::flush()
{
    if (!m_end.wasConnected || m_finished || std::exchange(m_flushing, true))
        return;
    bool shrank = false;
    while (m_socket->bytesToWrite() < writeAhead) {
        Outgoing next;
        {
            std::lock_guard lock(m_link->m_mutex);
            if (m_link->m_outgoing.empty())
                break;
            next = std::move(m_link->m_outgoing.front());
            m_link->m_outgoing.pop_front();
            shrank = shrank || m_link->m_queued > linkNotifyAbove;
            m_link->m_queued -= next.line.size();
        }
        m_socket->sendTextMessage(QString::fromUtf8(next.line));
        m_socket->flush();
        m_urgentUnderWay = m_urgentUnderWay || next.lane == Transport::Lane::Urgent;
    }
    if (m_urgentUnderWay && m_socket->bytesToWrite() == 0) {
        m_urgentUnderWay = false;
        QMetaObject::invokeMethod(
            m_link, [link = m_link, ns = base::monotonicNanoseconds()] { Q_EMIT link->urgentWritten(ns); },
            Qt::QueuedConnection);
    }
    m_flushing = false;
    if (shrank)
        QMetaObject::invokeMethod(m_link, &WebSocketLink::queueShrank, Qt::QueuedConnection);
}

void WebSocketLink::Worker::close()
{
    if (!m_end.wasConnected)
        abort();
    else if (m_socket)
        m_socket->close(QWebSocketProtocol::CloseCodeNormal);
}

void WebSocketLink::Worker::abort()
{
    if (m_socket)
        m_socket->abort();
    finish();
}

void WebSocketLink::Worker::finish()
{
    if (std::exchange(m_finished, true))
        return;
    if (m_socket) {
        m_end.closeCode = m_end.wasConnected ? int(m_socket->closeCode()) : 0;
        m_end.closeReason = m_socket->closeReason();
        m_socket->disconnect(this);
        // Not deleted here: this may run in one of its own signals.
        m_socket->abort();
        m_socket.release()->deleteLater();
    }
    QMetaObject::invokeMethod(
        m_link, [link = m_link, end = m_end] { Q_EMIT link->ended(end); }, Qt::QueuedConnection);
}

WebSocketLink::WebSocketLink(QNetworkRequest request, std::shared_ptr<FrameDecoder> decoder, QObject *parent)
    : QObject(parent)
    , m_worker(new Worker(this, std::move(request), std::move(decoder)))
{
    m_thread.setObjectName(QStringLiteral("websocket"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
}

WebSocketLink::~WebSocketLink()
{
    abort();
    if (!m_thread.isRunning()) {
        delete m_worker;
        return;
    }
    m_thread.quit();
    m_thread.wait();
}

void WebSocketLink::open()
{
    m_thread.start();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->open(); }, Qt::QueuedConnection);
}

void WebSocketLink::send(QByteArray line, Transport::Lane lane)
{
    {
        std::lock_guard lock(m_mutex);
        auto place = m_outgoing.end();
        if (lane == Transport::Lane::Urgent) {
            while (place != m_outgoing.begin() && std::prev(place)->lane == Transport::Lane::Normal)
                --place;
        }
        m_queued += line.size();
        m_outgoing.insert(place, {std::move(line), lane});
    }
    m_wake.notify_one();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->flush(); }, Qt::QueuedConnection);
}

void WebSocketLink::ping()
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->ping(); }, Qt::QueuedConnection);
}

void WebSocketLink::close()
{
    {
        std::lock_guard lock(m_mutex);
        m_closing = true;
    }
    m_wake.notify_one();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->close(); }, Qt::QueuedConnection);
}

void WebSocketLink::abort()
{
    {
        std::lock_guard lock(m_mutex);
        m_closing = true;
    }
    m_wake.notify_one();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->abort(); }, Qt::QueuedConnection);
}

void WebSocketLink::announce()
{
    if (!m_announced.exchange(true))
        QMetaObject::invokeMethod(this, &WebSocketLink::framesAvailable, Qt::QueuedConnection);
}

std::vector<FramePtr> WebSocketLink::take(qsizetype weight)
{
    std::vector<FramePtr> out;
    {
        std::lock_guard lock(m_mutex);
        qsizetype taken = 0;
        while (!m_incoming.empty() && (out.empty() || taken < weight)) {
            const qsizetype one = m_incoming.front()->weight();
            taken += one;
            m_weight -= one;
            out.push_back(std::move(m_incoming.front()));
            m_incoming.pop_front();
        }
        // Under the lock, as in PipeReader::take(): under a flood wake-ups must not follow one another without a break.
        if (out.empty())
            m_announced.store(false);
    }
    m_wake.notify_one();
    return out;
}

qsizetype WebSocketLink::queuedBytes() const
{
    std::lock_guard lock(m_mutex);
    return m_queued;
}

bool WebSocketLink::isEmpty() const
{
    std::lock_guard lock(m_mutex);
    return m_incoming.empty();
}

} // namespace transport

#include "moc_websocketlink.cpp"
