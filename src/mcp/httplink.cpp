// SPDX-License-Identifier: Apache-2.0
#include "mcp/httplink.h"

#include "base/clock.h"
#include "base/words.h"
#include "jsonrpc/requestid.h"
#include "mcp/httpstream.h"

#include <algorithm>

namespace mcp {

namespace {

using Fate = Answer::Fate;
constexpr size_t mostSeen = 4096;    ///< ids of events
constexpr size_t mostLeftovers = 64; ///< POSTs that nobody waits for and that the server keeps open

std::vector<jsonrpc::RequestId> requestsIn(const Message &message)
{
    std::vector<jsonrpc::RequestId> out;
    if (message.kind == Message::Kind::Request)
        out.push_back(message.id);
    for (const Message &part : message.parts) {
        if (part.kind == Message::Kind::Request)
            out.push_back(part.id);
    }
    return out;
}

Message read(const QByteArray &line)
{
    return readMessage({line.constData(), size_t(line.size())});
}

} // namespace

/// A message of the client: it waits, is under way, or waits for its answer on another stream.
struct HttpLink::Post
{
    QByteArray body;
    HttpHeaders mirrored;                 ///< of a request that belongs to no session
    std::vector<jsonrpc::RequestId> open; ///< the requests in it that have no answer
    bool isRequest = false;
    bool isUrgent = false; ///< it helps requests to end, so it does not wait behind those that wait
    bool isInitialize = false, isInitialized = false;
    bool isLone = false; ///< no handshake, no session
    bool isToolList = false;
    bool isCancelled = false;
    bool isOpened = false;        ///< the head of the answer is there
    qsizetype queued = 0;         ///< bytes that the server has not taken
    HttpStream *stream = nullptr; ///< null: it waits, or its HTTP is over

    /// Nobody waits for it.
    bool isLeftover() const { return isRequest && (open.empty() || isCancelled); }
    bool holdsOthersBack() const { return (isInitialize && !open.empty()) || (isInitialized && !isOpened); }
};

HttpLink::HttpLink(HttpServer server, base::Clock *clock, QObject *parent)
    : ServerLink(parent)
    , m_server(std::move(server))
    , m_clock(clock)
{}

HttpLink::~HttpLink()
{
    // Before what they use.
    for (const auto &post : m_posts)
        delete post->stream;
    delete m_listening;
}

void HttpLink::start()
{
    m_isStarted = true;
    QUrl url = m_server.url;
    auto headers = sendableHeaders(m_server.headers);
    const bool isHttp = url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    if (!headers || !url.isValid() || !isHttp || url.host().isEmpty()) {
        endLater(headers ? tr("The server's address must begin with https:// or http://.") : headers.error().message);
        return;
    }
    const auto isLogin = [](const auto &header) { return header.first.toLower() == "authorization"; };
    const QString login = url.userName(QUrl::FullyDecoded) + u':' + url.password(QUrl::FullyDecoded);
    if (login.size() > 1 && std::none_of(headers->begin(), headers->end(), isLogin))
        headers.value().emplaceBack("Authorization", "Basic " + login.toUtf8().toBase64());
    url.setUserInfo({});
    m_session = std::make_unique<HttpSession>(url, headers.value(), m_clock, m_server.noter);
    if (m_server.sse)
        listen();
    else
        m_hasEndpoint = true;
}

void HttpLink::send(const Message &message)
{
    if (!m_session || m_isClosing || m_isEnded)
        return;
    if (message.cancels && withdraw(*message.cancels)) {
        pump();
        return;
    }
    add(message, message.line, {});
}

void HttpLink::sendCall(const Message &call, const QByteArray &key)
{
    if (m_session && !m_isClosing && !m_isEnded)
        add(call, withIdempotencyKey(call, key), key);
}

void HttpLink::add(const Message &message, QByteArray body, const QByteArray &key)
{
    auto post = std::make_unique<Post>();
    post->open = requestsIn(message);
    post->isRequest = !post->open.empty();
    post->isUrgent = message.kind == Message::Kind::Answer || message.cancels;
    post->isInitialize = post->isRequest && message.method == QLatin1String("initialize");
    post->isInitialized = message.method == QLatin1String("notifications/initialized");
    post->isLone = !message.version.isEmpty();
    post->isToolList = message.method == QLatin1String("tools/list");
    if (post->isLone) {
        const QByteArray version = message.version.toUtf8(), method = message.method.toUtf8();
        if (isVisibleAscii(version))
            post->mirrored.emplaceBack("MCP-Protocol-Version", version);
        if (isVisibleAscii(method))
            post->mirrored.emplaceBack("Mcp-Method", method);
        if (!message.subject.isEmpty())
            post->mirrored.emplaceBack("Mcp-Name", mirroredValue(message.subject));
        if (message.call)
            post->mirrored.append(m_tools.headersFor(*message.call));
    }
    if (isHeaderName(key))
        post->mirrored.emplaceBack("Idempotency-Key", key);
    post->queued = body.size();
    post->body = std::move(body);
    m_queuedBytes += post->queued;
    m_waiting.push_back(std::move(post));
    pump();
}

/// The client does not want \p id any more. True: that was done without telling the server, whose notification must
/// not be sent.
bool HttpLink::withdraw(const jsonrpc::RequestId &id)
{
    const auto waits = std::find_if(m_waiting.begin(), m_waiting.end(), [&id](const std::unique_ptr<Post> &post) {
        return post->open.size() == 1 && post->open.front() == id;
    });
    if (waits != m_waiting.end()) {
        unqueue(waits->get());
        m_waiting.erase(waits);
        deliverLater(cancelled(Fate::NotDone).answer(id));
        return true;
    }
    Post *post = postWith(id);
    if (!post)
        return !m_session->hasVersion() && !m_server.sse;
    if (post->isLone && !m_server.sse) {
        remove(post); // closing the stream is what cancels it
        deliverLater(cancelled(Fate::Unknown).answer(id));
        return true;
    }
    post->isCancelled = post->open.size() == 1;
    if (post->isCancelled && post->stream)
        post->stream->setUnwanted();
    return false;
}

/// Sends what may be sent now.
void HttpLink::pump()
{
    if (!m_hasEndpoint || m_isClosing || m_isEnded)
        return;
    bool isBehind = false; // something before it still waits
    for (size_t i = 0; i < m_waiting.size();) {
        if (!mayGo(*m_waiting[i], isBehind)) {
            isBehind = true;
            ++i;
            continue;
        }
        m_posts.push_back(std::move(m_waiting[i]));
        m_waiting.erase(m_waiting.begin() + qsizetype(i));
        begin(m_posts.back().get());
    }
    std::vector<Message> given;
    limitLeftovers(&given);
    for (const Message &message : given)
        deliverLater(message);
}

bool HttpLink::mayGo(const Post &post, bool isBehind) const
{
    size_t requests = 0, others = 0;
    bool isBodyOnItsWay = false;
    for (const auto &other : m_posts) {
        // What the server asks within the handshake has to be answered, or the handshake does not end.
        if (other->holdsOthersBack() && !(post.isUrgent && other->isOpened))
            return false;
        isBodyOnItsWay = isBodyOnItsWay || (other->isRequest && other->queued > 0);
        requests += other->isRequest && !other->isLeftover() ? 1 : 0;
        others += other->isRequest ? 0 : 1;
    }
    if (post.isRequest)
        return !isBehind && requests < mostOpen;
    // It speaks of what was sent before. All that can be assured is that it leaves later.
    return !isBodyOnItsWay && others < mostOthers && (post.isUrgent || !isBehind);
}

void HttpLink::begin(Post *post)
{
    if (post->isInitialize)
        m_session->forget();
    HttpRequest request = post->isLone ? m_session->lonePost(post->body, post->mirrored) : m_session->post(post->body);
    if (!post->isLone)
        request.headers += post->mirrored;
    post->body.clear();
    post->stream = new HttpStream(m_session.get(),
                                  post->isLone || m_server.sse ? HttpStream::Kind::Lone : HttpStream::Kind::Answer,
                                  std::move(request), this);
    watch(post->stream);
    connect(post->stream, &HttpStream::bodyTaken, this, [this, stream = post->stream] {
        if (Post *taken = postOf(stream)) {
            unqueue(taken);
            pump();
        }
    });
    connect(post->stream, &HttpStream::opened, this, [this, stream = post->stream] { onOpened(stream); });
    connect(post->stream, &HttpStream::over, this, [this, stream = post->stream] { onOver(stream); });
}

void HttpLink::watch(HttpStream *stream)
{
    stream->setPaused(m_isPaused);
    connect(stream, &HttpStream::arrived, this, [this, stream](const StreamEvent &event) { onArrived(stream, event); });
}

void HttpLink::listen()
{
    if (m_listening)
        return;
    m_isListeningLost = false;
    m_listening = new HttpStream(m_session.get(), m_server.sse ? HttpStream::Kind::Old : HttpStream::Kind::Listen,
                                 m_session->listen({}), this);
    watch(m_listening);
    connect(m_listening, &HttpStream::over, this, [this, stream = m_listening] { onListeningOver(stream); });
}

HttpLink::Post *HttpLink::postOf(const HttpStream *stream) const
{
    const auto found = std::find_if(m_posts.begin(), m_posts.end(),
                                    [stream](const std::unique_ptr<Post> &post) { return post->stream == stream; });
    return found == m_posts.end() ? nullptr : found->get();
}

HttpLink::Post *HttpLink::postWith(const jsonrpc::RequestId &id) const
{
    const auto found = std::find_if(m_posts.begin(), m_posts.end(), [&id](const std::unique_ptr<Post> &post) {
        return std::find(post->open.begin(), post->open.end(), id) != post->open.end();
    });
    return found == m_posts.end() ? nullptr : found->get();
}

void HttpLink::unqueue(Post *post)
{
    if (post->queued == 0)
        return;
    m_queuedBytes -= std::exchange(post->queued, 0);
    if (std::exchange(m_isShrinkTold, false)) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_isShrinkTold = true;
                if (!m_isEnded)
                    Q_EMIT queueShrank();
            },
            Qt::QueuedConnection);
    }
}

void HttpLink::drop(HttpStream *stream)
{
    stream->disconnect(this);
    stream->stop();
    stream->deleteLater(); // it may be the one that calls
}

void HttpLink::remove(Post *post)
{
    unqueue(post);
    if (post->stream) {
        drop(std::exchange(post->stream, nullptr));
    }
    m_posts.erase(std::find_if(m_posts.begin(), m_posts.end(),
                               [post](const std::unique_ptr<Post> &other) { return other.get() == post; }));
}

void HttpLink::dropAll()
{
    m_waiting.clear();
    while (!m_posts.empty())
        remove(m_posts.back().get());
    if (m_listening)
        drop(std::exchange(m_listening, nullptr));
    m_queuedBytes = 0;
}

/// A server may keep the stream of an answered or a cancelled request open. The oldest have to go.
void HttpLink::limitLeftovers(std::vector<Message> *out)
{
    const auto isLeftover = [](const std::unique_ptr<Post> &post) { return post->isLeftover(); };
    auto count = size_t(std::count_if(m_posts.begin(), m_posts.end(), isLeftover));
    for (; count > mostLeftovers; --count) {
        Post *oldest = std::find_if(m_posts.begin(), m_posts.end(), isLeftover)->get();
        for (const jsonrpc::RequestId &id : oldest->open)
            out->push_back(cancelled(Fate::Unknown).answer(id));
        remove(oldest);
    }
}

void HttpLink::setPaused(bool paused)
{
    m_isPaused = paused;
    for (const auto &post : m_posts) {
        if (post->stream)
            post->stream->setPaused(paused);
    }
    if (m_listening)
        m_listening->setPaused(paused);
}

void HttpLink::onOpened(HttpStream *stream)
{
    Post *post = postOf(stream);
    if (!post)
        return;
    post->isOpened = true;
    const HttpExchange &exchange = stream->exchange();
    unqueue(post); // some servers answer before they have read everything
    if (exchange.isSuccess() && !m_server.sse) {
        if (post->isInitialize)
            m_session->setId(exchange.header("Mcp-Session-Id"));
        // Also again, after it was given up: the server can be reached.
        if (post->isInitialized || (m_session->hasVersion() && m_isListeningLost))
            listen();
    }
    pump();
}

void HttpLink::onArrived(HttpStream *stream, const StreamEvent &event)
{
    if (stream == m_listening && m_server.sse && event.type == "endpoint") {
        onEndpoint(event.data);
        return;
    }
    // On the old transport only the one stream says something.
    if (event.data.isEmpty() || !(event.type.isEmpty() || event.type == "message") ||
        (m_server.sse && stream != m_listening))
        return;
    Message message = read(event.data);
    if (isRepeated(*stream, event, message) || !handle(&message))
        return;
    pump();
    Q_EMIT received(message);
}

/// Whether \p event came before; remembers it. A server that is continued may begin too early, and some repeat what
/// belongs to other streams. An answer that is still waited for is never a repetition, whatever its event is called.
bool HttpLink::isRepeated(const HttpStream &stream, const StreamEvent &event, const Message &message)
{
    if (event.id.isEmpty())
        return false;
    const bool isKnown = m_seen.contains(event.id);
    if (!isKnown) {
        m_seen.insert(event.id);
        m_seenOrder.push_back(event.id);
        if (m_seenOrder.size() > mostSeen) {
            m_seen.remove(m_seenOrder.front());
            m_seenOrder.pop_front();
        }
    }
    return isKnown && stream.isContinued() && !(message.kind == Message::Kind::Answer && postWith(message.id));
}

/// Marks what \p message answers. False: it is an answer that nobody waits for.
bool HttpLink::handle(Message *message)
{
    if (message->kind == Message::Kind::Answer)
        return handleAnswer(message);
    if (message->kind != Message::Kind::Batch)
        return true;
    bool isWanted = false;
    for (Message &part : message->parts)
        isWanted = part.kind != Message::Kind::Answer || handleAnswer(&part) || isWanted;
    return isWanted;
}

bool HttpLink::handleAnswer(Message *message)
{
    Post *post = postWith(message->id);
    if (!post)
        return false;
    post->open.erase(std::find(post->open.begin(), post->open.end(), message->id));
    if (post->isInitialize && message->answer && !message->answer->isError)
        m_session->setVersion(message->answer->version.toUtf8());
    if (post->isToolList && post->isLone)
        *message = m_tools.learn(*message);
    if (!post->open.empty())
        return true;
    if (post->stream)
        post->stream->setUnwanted();
    else
        remove(post);
    return true;
}

void HttpLink::onOver(HttpStream *stream)
{
    Post *post = postOf(stream);
    if (!post)
        return;
    const HttpExchange &exchange = stream->exchange();
    std::vector<Message> out;
    if (!m_server.sse && !post->open.empty() && !exchange.content().isEmpty()) {
        Message message = read(exchange.content());
        const bool isAnswer = message.kind == Message::Kind::Answer || message.kind == Message::Kind::Batch;
        if (isAnswer && handle(&message))
            out.push_back(std::move(message));
    }
    const bool isAnswered = post->isRequest && post->open.empty();
    if (!post->isLone && !post->isInitialize && !isAnswered && m_session->hasId() && hasLostSession(exchange)) {
        loseSession(stream);
        return;
    }
    const bool isAnsweredElsewhere = m_server.sse && exchange.isSuccess() && !post->open.empty();
    if (isAnsweredElsewhere) {
        unqueue(post);
        drop(std::exchange(post->stream, nullptr));
    } else {
        const bool isCutOff = stream->hasBegun() && exchange.failure() != HttpExchange::Failure::TooLong;
        const HttpProblem problem = post->isCancelled ? cancelled(Fate::Unknown)
                                    : isCutOff        ? connectionEnded(m_session->host())
                                                      : problemOf(exchange, *m_session);
        for (const jsonrpc::RequestId &id : post->open)
            out.push_back(problem.answer(id));
        remove(post);
    }
    pump();
    deliver(out);
}

void HttpLink::onListeningOver(HttpStream *stream)
{
    const HttpExchange &exchange = stream->exchange();
    if (m_server.sse) {
        const HttpProblem problem = problemOf(exchange, *m_session);
        const HttpProblem lost = connectionEnded(m_session->host());
        const HttpProblem unsent{noAnswer,
                                 tr("%1 has ended the connection before the request was sent.").arg(m_session->host()),
                                 Fate::NotDone};
        if (m_hasEndpoint)
            failAll(lost, unsent, lost.why);
        else
            failAll(problem, {noAnswer, problem.why, Fate::NotDone}, problem.why);
        return;
    }
    if (m_session->hasId() && stream->isContinued() && hasLostSession(exchange)) {
        loseSession(nullptr);
        return;
    }
    // Without it the server can answer, but say nothing by itself. Most servers have no such stream.
    m_isListeningLost = exchange.isStream() || exchange.status() == 0 || exchange.status() >= 500;
    drop(std::exchange(m_listening, nullptr));
}

/// Where messages go, in the old transport.
void HttpLink::onEndpoint(const QByteArray &address)
{
    if (m_hasEndpoint)
        return;
    const QUrl url = m_session->url().resolved(QUrl::fromEncoded(address, QUrl::StrictMode));
    if (!url.isValid() || !url.userInfo().isEmpty() || !isSameOrigin(url, m_session->url())) {
        const QString why = base::Words::tr("%1 points to another address, which must not get the server's headers.")
                                .arg(m_session->host());
        failAll({noAnswer, why, Fate::NotDone}, {noAnswer, why, Fate::NotDone}, why);
        return;
    }
    m_session->setEndpoint(url);
    m_hasEndpoint = true;
    pump();
}

void HttpLink::deliver(const std::vector<Message> &messages)
{
    const QPointer<HttpLink> self = this;
    for (const Message &message : messages) {
        if (!self || m_isEnded || m_isClosing)
            return;
        Q_EMIT received(message);
    }
}

void HttpLink::deliverLater(const Message &message)
{
    QMetaObject::invokeMethod(
        this, [this, message] { deliver({message}); }, Qt::QueuedConnection);
}

/// \p because: the stream on which the server said so; it did not take what was sent there.
void HttpLink::loseSession(const HttpStream *because)
{
    std::vector<Message> out;
    for (const auto &post : m_posts) {
        const bool isRefused = post->stream && post->stream == because && !post->stream->hasBegun();
        for (const jsonrpc::RequestId &id : post->open)
            out.push_back(lostSession(isRefused ? Fate::NotDone : Fate::Unknown).answer(id));
        post->open.clear();
    }
    m_session->forget(); // there is nothing to say farewell to
    const QPointer<HttpLink> self = this;
    const HttpProblem unsent = lostSession(Fate::NotDone);
    deliver(out);
    if (self)
        failAll(unsent, unsent, unsent.why);
}

/// The end, after an answer to everything.
void HttpLink::failAll(const HttpProblem &begun, const HttpProblem &waiting, const QString &why)
{
    std::vector<Message> out;
    for (const auto &post : m_posts) {
        for (const jsonrpc::RequestId &id : post->open)
            out.push_back(begun.answer(id));
    }
    for (const auto &post : m_waiting) {
        for (const jsonrpc::RequestId &id : post->open)
            out.push_back(waiting.answer(id));
    }
    dropAll();
    const QPointer<HttpLink> self = this;
    deliver(out);
    if (self && !m_isClosing)
        end(why);
}

void HttpLink::close()
{
    if (!m_isStarted || m_isClosing || m_isEnded)
        return;
    m_isClosing = true;
    dropAll();
    if (!m_session || !m_session->hasId()) {
        endLater({});
        return;
    }
    m_farewell = std::make_unique<HttpExchange>(m_session->lanes(), m_session->remove(), nullptr);
    connect(m_farewell.get(), &HttpExchange::finished, this, [this] { endLater({}); });
    m_farewellTimer = m_clock->after(farewell, [this] { endLater({}); });
}

void HttpLink::endLater(const QString &why)
{
    QMetaObject::invokeMethod(
        this, [this, why] { end(why); }, Qt::QueuedConnection);
}

void HttpLink::end(const QString &why)
{
    if (std::exchange(m_isEnded, true))
        return;
    m_farewellTimer.cancel();
    m_farewell.reset();
    dropAll();
    Q_EMIT ended(why);
}

} // namespace mcp

#include "moc_httplink.cpp"
