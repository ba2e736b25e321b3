// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/peer.h"

#include "base/logging.h"
#include "jsonrpc/callstate.h"
#include "jsonrpc/messagedecoder.h"
#include "jsonrpc/responderstate.h"
#include "jsonrpc/wiretap.h"

#include <QElapsedTimer>

namespace jsonrpc {

namespace {
constexpr qsizetype takeWeight = 64 * 1024;
constexpr qint64 sliceNanoseconds = 4'000'000;  ///< for one drain; then clicks and paints come first
constexpr qint64 lastRequestsMilliseconds = 30; ///< for handling requests that came just before the end
constexpr size_t answeredKept = 4096;

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), size_t(bytes.size())};
}
} // namespace

Peer::Peer(std::unique_ptr<transport::Transport> transport, std::shared_ptr<NotificationDecoder> notifications,
           std::shared_ptr<WireTap> tap, QObject *parent)
    : QObject(parent)
    , m_transport(std::move(transport))
    , m_tap(std::move(tap))
{
    m_transport->setDecoder(std::make_shared<MessageDecoder>(std::move(notifications), m_tap));
    m_more.setSingleShot(true);
    m_more.setInterval(0);
    connect(&m_more, &QTimer::timeout, this, &Peer::drain);
    connect(m_transport.get(), &transport::Transport::framesAvailable, this, &Peer::drain);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_refuses = true;
        m_more.start();
    });
    connect(m_transport.get(), &transport::Transport::queueShrank, this, [this] {
        m_patience.stop();
        if (!m_more.isActive())
            m_more.start();
    });
    connect(m_transport.get(), &transport::Transport::started, this, &Peer::started);
    connect(m_transport.get(), &transport::Transport::closed, this, &Peer::onClosed);
    connect(m_transport.get(), &transport::Transport::standardError, this,
            [this](const QByteArray &text) { m_tap->record(TapDirection::StandardError, view(text)); });
}

Peer::~Peer()
{
    m_transport->disconnect(this);
    m_open = false;
    loseOpenRequests();
}

void Peer::start()
{
    m_open = true;
    m_transport->start();
}

void Peer::close()
{
    m_transport->close();
}

void Peer::forceClose()
{
    m_transport->forceClose();
}

void Peer::sendLine(QByteArray line, transport::Transport::Lane lane, const QString &method, const QByteArray &id)
{
    m_tap->record(TapDirection::ToAgent, view(line), method.toStdString(), view(id));
    m_transport->send(std::move(line), lane);
}

Call Peer::request(const QString &method, const QByteArray &params, CallOptions options)
{
    if (!m_open) {
        auto state = std::make_shared<Call::State>();
        state->method = method;
        Call::finish(state, {CallEnd::Lost, {}, {code::internalError, tr("There is no connection to the agent."), {}}});
        return Call(std::move(state));
    }
    if (!m_handshakeDone && !options.opensConnection)
        return Call::failed({code::invalidRequest, tr("The agent has not answered the opening handshake yet."), {}});
    auto state = std::make_shared<Call::State>();
    state->id = RequestId(m_nextId++);
    state->method = method;
    state->options = std::move(options);
    state->peer = this;
    m_calls.emplace(state->id, state);
    const auto lane = state->options.barrier ? transport::Transport::Lane::Barrier : transport::Transport::Lane::Normal;
    sendLine(encodeRequest(state->id, method, params), lane, method, state->id.toJson());
    return Call(std::move(state));
}

void Peer::notify(const QString &method, const QByteArray &params, transport::Transport::Lane lane)
{
    if (m_open)
        sendLine(encodeNotification(method, params), lane, method, {});
}

void Peer::sendCancel(const RequestId &id)
{
    if (!m_open)
        return;
    const bool current = m_dialect == CancelDialect::Current;
    const QString method = current ? QStringLiteral("$/cancel_request") : QStringLiteral("$/cancelRequest");
    const QByteArray params = (current ? "{\"requestId\":" : "{\"id\":") + id.toJson() + '}';
    // The tap lists it under the request that it cancels.
    sendLine(encodeNotification(method, params), transport::Transport::Lane::Normal, method, id.toJson());
}

void Peer::sendAnswer(Responder::State &state, QByteArray line, bool isCancellation)
{
    m_inbound.erase(state.id);
    remember(state.id);
    if (!m_open)
        return;
    sendLine(std::move(line), transport::Transport::Lane::Normal,
             isCancellation ? QStringLiteral("cancelled") : QStringLiteral("answer"), state.id.toJson());
    if (state.cancelRequested && !isCancellation)
        Q_EMIT cancelReceived({state.id, CancelOutcome::CompletedBeforeCancel});
}

void Peer::remember(const RequestId &id)
{
    if (!m_answered.insert(id).second)
        return;
    m_answeredOrder.push_back(id);
    if (m_answeredOrder.size() > answeredKept) {
        m_answered.erase(m_answeredOrder.front());
        m_answeredOrder.pop_front();
    }
}

/// The call ends without an answer. One that still comes is no fault.
void Peer::giveUp(const RequestId &id)
{
    if (auto call = m_calls.extract(id); !call.empty())
        m_givenUp.insert(std::move(call));
}

/// Handles one frame; false if there is none.
bool Peer::handleNext()
{
    if (m_frames.empty()) {
        for (transport::FramePtr &frame : m_transport->take(takeWeight))
            m_frames.push_back(std::move(frame));
        if (m_frames.empty())
            return false;
    }
    const transport::FramePtr frame = std::move(m_frames.front());
    m_frames.pop_front();
    auto &message = static_cast<Message &>(*frame);
    // The messages of one line are queued one by one, so that checks between messages also run between these.
    m_frames.insert(m_frames.begin(), std::make_move_iterator(message.several.begin()),
                    std::make_move_iterator(message.several.end()));
    handle(message);
    return true;
}

void Peer::drain()
{
    // A handler may run a nested event loop by mistake; frames must not be handled recursively.
    if (std::exchange(m_draining, true))
        return;
    const QPointer<Peer> alive(this);
    QElapsedTimer slice;
    slice.start();
    // The time is checked after each frame: a single request may cost a whole slice.
    while (!isPaused() && handleNext()) {
        if (!alive)
            return;
        if (slice.nsecsElapsed() > sliceNanoseconds) {
            m_more.start();
            break;
        }
    }
    m_draining = false;
    waitForRoom();
}

bool Peer::isPaused() const
{
    return m_transport->queuedBytes() > (m_refuses ? 2 * mostUnread : mostUnread);
}

void Peer::waitForRoom()
{
    const bool isFull = m_transport->queuedBytes() > mostUnread;
    m_refuses = m_refuses && isFull;
    if (isFull && !m_refuses && !m_patience.isActive())
        m_patience.start();
}

/// Handles what came before the end. Answers can no longer be sent, so requests are skipped once the time is up.
void Peer::drainLast()
{
    m_more.stop();
    if (std::exchange(m_draining, true))
        return;
    const QPointer<Peer> alive(this);
    QElapsedTimer time;
    time.start();
    while (handleNext()) {
        if (!alive)
            return;
        m_isLate = time.elapsed() > lastRequestsMilliseconds;
    }
    m_draining = false;
}

void Peer::handle(Message &message)
{
    switch (message.kind) {
    case Message::Kind::Request:
        if (!m_isLate)
            handleRequest(message);
        break;
    case Message::Kind::Notification:
        if (m_onNotification)
            m_onNotification(message);
        break;
    case Message::Kind::Cancel:
        if (m_takesOldCancel || message.method != QLatin1String("$/cancelRequest"))
            handleCancel(message.id);
        break;
    case Message::Kind::Response:
        handleResponse(message);
        break;
    case Message::Kind::Refused:
        if (message.mustAnswer && m_open)
            sendLine(encodeError(message.id, *message.error), transport::Transport::Lane::Normal,
                     QStringLiteral("error"), message.id.toJson());
        Q_EMIT messageRefused(message.error->message);
        break;
    case Message::Kind::Several:
    case Message::Kind::Junk:
        break;
    }
}

void Peer::handleRequest(Message &message)
{
    if (m_inbound.contains(message.id)) {
        // An error would have the same id and so answer the first request, too.
        Q_EMIT messageRefused(tr("The agent used the id %1 for a second request while the first was open.")
                                  .arg(message.id.displayText()));
        return;
    }
    if (m_answered.erase(message.id))
        std::erase(m_answeredOrder, message.id);
    auto state = std::make_shared<Responder::State>();
    state->id = message.id;
    state->peer = this;
    m_inbound.emplace(message.id, state);
    Responder responder(state);
    if (m_refuses && m_transport->queuedBytes() > mostUnread) {
        responder.fail({code::internalError, QStringLiteral("Too many answers have not been read yet"), {}});
        return;
    }
    if (!m_handshakeDone) {
        responder.fail({code::invalidRequest, QStringLiteral("The connection is not initialized yet"), {}});
        return;
    }
    if (!m_onRequest) {
        responder.fail({code::methodNotFound, QStringLiteral("Method not found: ") + message.method, {}});
        return;
    }
    m_onRequest({message.id, message.method, message.params, std::move(responder)});
}

void Peer::handleResponse(Message &message)
{
    // Our ids are numbers; some agents send them back as 2.0 or as a string.
    const RequestId id = message.id.asNumber();
    auto &calls = m_givenUp.count(id) > 0 ? m_givenUp : m_calls;
    const auto found = calls.find(id);
    if (found == calls.end()) {
        Q_EMIT messageRefused(
            tr("The agent answered a request that is not open (id %1).").arg(message.id.displayText()));
        return;
    }
    // Taken out first: the handler of the answer may send or end anything.
    const auto state = found->second;
    calls.erase(found);
    CallOutcome outcome;
    outcome.result = message.result;
    if (message.error) {
        outcome.error = *message.error;
        outcome.end = message.error->code == code::requestCancelled ? CallEnd::Cancelled : CallEnd::Failed;
    } else if (state->options.isCancellationMarker && state->options.isCancellationMarker(message.result)) {
        outcome.end = CallEnd::Cancelled;
    } else {
        outcome.end = state->cancelRequested ? CallEnd::CompletedBeforeCancel : CallEnd::Completed;
    }
    if (state->options.opensConnection && !message.error)
        m_handshakeDone = true;
    if (state->done)
        Call::tell(std::exchange(state->lateWaiters, {}), outcome);
    else
        Call::finish(state, std::move(outcome));
}

void Peer::handleCancel(const RequestId &id)
{
    const auto found = m_inbound.find(id);
    if (found == m_inbound.end()) {
        Q_EMIT cancelReceived(
            {id, m_answered.contains(id) ? CancelOutcome::AlreadyCompleted : CancelOutcome::NotFound});
        return;
    }
    const auto state = found->second;
    if (std::exchange(state->cancelRequested, true)) {
        Q_EMIT cancelReceived({id, CancelOutcome::AlreadyRequested});
        return;
    }
    if (const auto withdraw = std::exchange(state->onCancel, nullptr)) {
        Q_EMIT cancelReceived({id, CancelOutcome::Requested});
        withdraw();
    } else if (!state->begun) {
        Q_EMIT cancelReceived({id, CancelOutcome::Skipped});
        Responder::answer(state, encodeError(id, {code::requestCancelled, QStringLiteral("Request cancelled"), {}}),
                          true);
    } else {
        Q_EMIT cancelReceived({id, CancelOutcome::Requested});
    }
}

void Peer::loseOpenRequests()
{
    const auto calls = std::exchange(m_calls, {});
    m_inbound.clear();
    for (const auto &[id, state] : calls)
        Call::finish(state, {CallEnd::Lost, {}, {code::internalError, tr("The connection to the agent ended."), {}}});
}

void Peer::onClosed(const transport::Ending &ending)
{
    const QPointer<Peer> alive(this);
    drainLast();
    if (!alive)
        return;
    m_open = false;
    loseOpenRequests();
    if (alive)
        Q_EMIT closed(ending);
}

} // namespace jsonrpc

#include "moc_peer.cpp"
