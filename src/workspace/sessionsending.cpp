// SPDX-License-Identifier: Apache-2.0
// The way of a message from the user to the agent: at once, through the queue, or back.
#include "acp/values.h"
#include "base/error.h"
#include "core/prompt/messagepacker.h"
#include "workspace/sessioncontroller.h"

namespace workspace {

void SessionController::send(const core::Message &message)
{
    if (takesNone(message))
        return;
    if (takesMessage() && !m_sendNow) {
        sendMessage(message); // past what is held back
        return;
    }
    m_queue.add(message);
    startIfStored();
}

void SessionController::sendNow(const core::Message &message)
{
    if (takesNone(message))
        return;
    if (m_sendNow)
        m_queue.add(*m_sendNow);
    m_sendNow = message;
    if (m_session && m_session->hasOpenTurn())
        m_session->stop();
    else
        sendNext();
    startIfStored();
    Q_EMIT changed();
}

void SessionController::sendQueuedNow(quint64 id)
{
    if (const auto message = m_queue.remove(id))
        sendNow(*message);
}

void SessionController::releaseQueue()
{
    m_queue.release();
    m_holdAfterStop = false; // the turn that is being stopped holds it no more
    sendNext();
}

void SessionController::editQueued(quint64 id)
{
    if (const auto message = m_queue.remove(id))
        giveBack(*message, ReturnedMessage::Why::ToEdit);
}

void SessionController::sendNext()
{
    if (!takesMessage())
        return;
    if (m_sendNow)
        sendMessage(*std::exchange(m_sendNow, std::nullopt));
    else if (const auto message = m_queue.takeNext())
        sendMessage(*message);
}

void SessionController::sendMessage(const core::Message &message)
{
    if (!message.namesFiles()) {
        sendBlocks(message, {acp::TextContent{message.text}});
        return;
    }
    m_inPacking = message;
    m_packing =
        std::make_unique<Packing>([message, takes = m_connection.agent().capabilities.prompt, folder = m_cwd](
                                      const Packing::Cancelled &) { return core::packMessage(message, takes, folder); },
                                  [this](Packed packed) { onPacked(std::move(packed)); });
    Q_EMIT changed();
}

void SessionController::onPacked(Packed packed)
{
    m_packing.reset();
    const core::Message message = std::exchange(m_inPacking, {});
    if (!packed) {
        notSent(message, packed.error());
        return;
    }
    sendBlocks(message, std::move(packed).value());
    // What was to be sent at once while the files were read stops this turn, too.
    if (m_sendNow && m_session->hasOpenTurn())
        m_session->stop();
}

/// It is the user's again, and nothing behind it leaves before the user has seen why.
void SessionController::notSent(const core::Message &message, const base::Error &error)
{
    m_queue.hold();
    m_said.add(core::NoticeRaised{acp::Severity::Error, tr("The message was not sent"), error.message});
    giveBack(message, ReturnedMessage::Why::NotSent);
    Q_EMIT changed();
}

/// Whether this closes: then nothing is to come any more that would send it.
bool SessionController::takesNone(const core::Message &message)
{
    if (m_isClosing)
        notSent(message, {base::Origin::User, 0, tr("The session is being closed. The message is yours again."), {}});
    return m_isClosing;
}

/// What was to leave by itself; the queue is what the user was asked about.
void SessionController::returnUnsent()
{
    if (m_packing) {
        m_packing.reset();
        giveBack(std::exchange(m_inPacking, {}), ReturnedMessage::Why::NotSent);
    }
    if (m_sendNow)
        giveBack(*std::exchange(m_sendNow, std::nullopt), ReturnedMessage::Why::NotSent);
}

void SessionController::sendBlocks(const core::Message &message, std::vector<acp::ContentBlock> blocks)
{
    const bool first = m_sent.isEmpty();
    m_sent.push_back(message);
    if (first)
        m_session->setTitle(title());
    m_holdAfterStop = true;
    Q_EMIT turnStarted();
    const auto sent = m_session->prompt(std::move(blocks));
    if (!sent) {
        m_sent.removeLast();
        notSent(message, sent.error());
    }
    Q_EMIT changed();
}

} // namespace workspace
