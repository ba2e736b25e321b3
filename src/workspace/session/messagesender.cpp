// SPDX-License-Identifier: Apache-2.0
#include "workspace/session/messagesender.h"

#include "base/error.h"
#include "core/held/heldchanges.h"
#include "core/prompt/messagepacker.h"
#include "core/session/session.h"
#include "history/entry.h"
#include "history/transcript.h"

#include <algorithm>
#include <iterator>

namespace workspace {

MessageSender::MessageSender(QString folder, const core::AgentConnection *connection,
                             const agents::LoginController *login, SessionTranscript *transcript, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_connection(connection)
    , m_login(login)
    , m_transcript(transcript)
{
    connect(&m_queue, &core::PromptQueue::changed, this, &MessageSender::changed);
}

/// Null if no turn is open.
core::Session *MessageSender::openTurn() const
{
    core::Session *session = m_transcript->session();
    return session && session->hasOpenTurn() ? session : nullptr;
}

bool MessageSender::canSend() const
{
    const core::Session *session = m_transcript->session();
    return session && session->isConnected() && !m_isClosing && !session->hasOpenTurn() && !isReadingFiles() &&
           !m_waitsForOptions && !m_login->isNeeded();
}

bool MessageSender::hasWaiting() const
{
    return m_sendNow || !m_queue.isEmpty();
}

void MessageSender::send(const core::Message &message)
{
    if (refuses(message))
        return;
    if (canSend() && !m_sendNow) {
        sendMessage(message); // sent even if the queue is held
        return;
    }
    putBack(m_queue.add(message));
    Q_EMIT waiting();
}

/// What was taken out to be edited comes back to its place. If what stood behind it was sent meanwhile, it is next.
void MessageSender::putBack(quint64 id)
{
    const quint64 behind = std::exchange(m_editedBefore, 0);
    if (behind == 0)
        return;
    const std::vector<core::QueuedPrompt> &items = m_queue.items();
    const auto place = std::find_if(items.begin(), items.end(),
                                    [behind](const core::QueuedPrompt &item) { return item.id == behind; });
    m_queue.move(id, place == items.end() ? 0 : int(place - items.begin()));
}

void MessageSender::sendNow(const core::Message &message)
{
    if (refuses(message))
        return;
    if (m_sendNow)
        m_queue.add(*m_sendNow);
    m_sendNow = message;
    if (core::Session *running = openTurn())
        running->stop();
    else
        sendNext();
    Q_EMIT waiting();
    Q_EMIT changed();
}

void MessageSender::sendQueuedNow(quint64 id)
{
    if (const auto message = m_queue.remove(id))
        sendNow(*message);
}

void MessageSender::releaseQueue()
{
    m_queue.release();
    m_holdAfterStop = false; // a new message overrides the hold of the turn being stopped
    sendNext();
}

void MessageSender::keepInQueue(const core::Message &message)
{
    m_queue.move(m_queue.add(message), 0);
    m_queue.hold();
}

void MessageSender::editQueued(quint64 id)
{
    const std::vector<core::QueuedPrompt> &items = m_queue.items();
    const auto item =
        std::find_if(items.begin(), items.end(), [id](const core::QueuedPrompt &one) { return one.id == id; });
    if (item == items.end())
        return;
    m_editedBefore = std::next(item) == items.end() ? 0 : std::next(item)->id;
    if (const auto message = m_queue.remove(id))
        giveBack(*message, ReturnedMessage::Cause::ToEdit);
}

core::Message MessageSender::takeWaiting()
{
    core::Message out;
    if (m_returned.why != ReturnedMessage::Cause::Stopped)
        out = takeReturned().message;
    while (!m_queue.isEmpty())
        out = core::joined(out, *m_queue.remove(m_queue.items().front().id));
    return out;
}

void MessageSender::restoreSent()
{
    const history::Transcript &transcript = m_transcript->transcript();
    for (int row = 0; row < transcript.count(); ++row) {
        if (const auto *message = std::get_if<history::UserMessage>(&transcript.at(row).body))
            m_sent.push_back(core::messageOf(message->text, message->attachments, m_folder));
    }
}

void MessageSender::sendNext()
{
    if (!canSend())
        return;
    if (m_sendNow)
        sendMessage(*std::exchange(m_sendNow, std::nullopt));
    else if (const auto message = m_queue.takeNext())
        sendMessage(*message);
}

void MessageSender::sendMessage(const core::Message &message)
{
    if (m_held && m_held->view())
        sync(message);
    else
        pack(message);
}

void MessageSender::sync(const core::Message &message)
{
    m_inPacking = message;
    m_isSyncing = true;
    Q_EMIT changed();
    m_held->sync(this, [this, number = ++m_syncs](const base::Result<void> &done) {
        if (number != m_syncs || !std::exchange(m_isSyncing, false))
            return;
        const core::Message synced = std::exchange(m_inPacking, {});
        if (done)
            pack(synced);
        else
            notSent(synced, done.error());
    });
}

void MessageSender::pack(const core::Message &message)
{
    if (!message.namesFiles()) {
        sendBlocks(message, {acp::TextContent{message.text}});
        return;
    }
    m_inPacking = message;
    m_packing = std::make_unique<Packing>(
        [message, takes = m_connection->agent().capabilities.prompt, folder = m_folder,
         open = m_held ? m_held->opener() : core::OpenFile()](const Packing::Cancelled &) {
            return core::packMessage(message, takes, folder, {}, open);
        },
        [this](Packed packed) { onPacked(std::move(packed)); });
    Q_EMIT changed();
}

void MessageSender::onPacked(Packed packed)
{
    m_packing.reset();
    const core::Message message = std::exchange(m_inPacking, {});
    if (!packed) {
        notSent(message, packed.error());
        return;
    }
    sendBlocks(message, std::move(packed).value());
    // If another message was to be sent at once meanwhile, it stops this turn, too.
    if (core::Session *running = openTurn(); running && m_sendNow)
        running->stop();
}

void MessageSender::sendBlocks(const core::Message &message, std::vector<acp::ContentBlock> blocks)
{
    const bool first = m_sent.isEmpty();
    m_sent.push_back(message);
    m_sent.back().repeated.clear(); // decided for this time only
    if (first)
        Q_EMIT firstLeaves();
    m_holdAfterStop = true;
    Q_EMIT turnStarted();
    m_transcript->session()->setRepeated(message.repeated);
    const auto sent = m_transcript->session()->prompt(std::move(blocks));
    if (!sent) {
        m_sent.removeLast();
        notSent(message, sent.error());
    }
    Q_EMIT changed();
}

/// Returns the message to the user and holds the queue until the user has seen why.
void MessageSender::notSent(const core::Message &message, const base::Error &error)
{
    m_queue.hold();
    m_transcript->add(core::NoticeRaised{acp::Severity::Error, tr("The message was not sent"), error.message});
    giveBack(message, ReturnedMessage::Cause::NotSent);
    Q_EMIT changed();
}

/// If the session is closing, returns the message, since nothing will be sent any more.
bool MessageSender::refuses(const core::Message &message)
{
    if (m_isClosing)
        notSent(message, {base::Origin::User, 0, tr("The session is being closed. The message is yours again."), {}});
    return m_isClosing;
}

/// Returns the message whose files were being read, if there is one.
bool MessageSender::returnPacking()
{
    if (!isReadingFiles())
        return false;
    m_packing.reset();
    m_isSyncing = false;
    giveBack(std::exchange(m_inPacking, {}), ReturnedMessage::Cause::NotSent);
    return true;
}

void MessageSender::giveBack(const core::Message &message, ReturnedMessage::Cause why)
{
    using enum ReturnedMessage::Cause;
    // The other session may not have taken its returned message yet: both are kept.
    if (why != Stopped && m_returned.why != Stopped)
        m_returned = {core::joined(m_returned.message, message), qMax(why, m_returned.why)};
    else if (why != Stopped || m_returned.message.isEmpty())
        m_returned = {message, why};
    Q_EMIT returned();
}

void MessageSender::holdFor(const core::StopScope &scope)
{
    m_holdAfterStop = scope.holdQueue;
    if (m_holdAfterStop && !m_sendNow)
        m_queue.hold();
}

void MessageSender::holdSendNow()
{
    if (!m_sendNow)
        return;
    holdAll();
    Q_EMIT changed();
}

bool MessageSender::withdraw()
{
    holdAll();
    if (!returnPacking())
        return false;
    Q_EMIT changed();
    return true;
}

void MessageSender::holdAll()
{
    if (m_sendNow)
        m_queue.move(m_queue.add(*std::exchange(m_sendNow, std::nullopt)), 0);
    m_queue.hold();
}

void MessageSender::onTurnEnding(const core::TurnEnded &ended)
{
    // The prompt was refused without an answer: it is sent again first after the login.
    if (ended.loginNeeded && !m_sendNow && !m_sent.isEmpty())
        m_sendNow = m_sent.takeLast();
    // A turn that did not end well must not be followed by another without the user's consent.
    const bool stopped = ended.confirmedAfterStop.has_value();
    const bool broken = ended.end == core::TurnEnd::AgentFailed || ended.end == core::TurnEnd::AgentDied ||
                        ended.end == core::TurnEnd::NotEnded || ended.end == core::TurnEnd::ConnectionLost;
    if (!m_sendNow && ((stopped && m_holdAfterStop) || broken))
        m_queue.hold();
}

void MessageSender::onTurnEnded(const core::TurnEnded &ended)
{
    // A message that the agent has begun to answer is not returned for sending again; Up and Retry still offer it.
    const history::Transcript &transcript = m_transcript->transcript();
    if (ended.confirmedAfterStop && !m_sendNow && !m_sent.isEmpty() && !transcript.hasAnswer(transcript.newestTurn()))
        giveBack(m_sent.constLast(), ReturnedMessage::Cause::Stopped);
    // Queued, so that it does not run within the end of the turn.
    QMetaObject::invokeMethod(this, &MessageSender::sendNext, Qt::QueuedConnection);
}

void MessageSender::close()
{
    m_isClosing = true;
    returnPacking();
    // It would have been sent without asking; about the queue the user was asked.
    if (m_sendNow)
        giveBack(*std::exchange(m_sendNow, std::nullopt), ReturnedMessage::Cause::NotSent);
}

} // namespace workspace

#include "moc_messagesender.cpp"
