// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/responder.h"

#include "jsonrpc/peer.h"
#include "jsonrpc/responderstate.h"

namespace jsonrpc {

namespace {
RpcError cancelledError()
{
    return {code::requestCancelled, QStringLiteral("Request cancelled"), {}};
}
} // namespace

Responder::~Responder()
{
    if (m_state)
        failCancelled();
}

Responder &Responder::operator=(Responder &&other) noexcept
{
    if (this != &other) {
        if (m_state)
            failCancelled();
        m_state = std::move(other.m_state);
    }
    return *this;
}

const RequestId &Responder::id() const
{
    static const RequestId none;
    return m_state ? m_state->id : none;
}

bool Responder::isOpen() const
{
    return m_state && !m_state->answered && m_state->peer && m_state->peer->isOpen();
}

bool Responder::isBehind() const
{
    return isOpen() && m_state->peer->transport().queuedBytes() > Peer::mostUnread / 2;
}

bool Responder::cancelRequested() const
{
    return m_state && m_state->cancelRequested;
}

void Responder::answer(const std::shared_ptr<State> &state, QByteArray line, bool isCancellation)
{
    if (!state || std::exchange(state->answered, true))
        return;
    state->onCancel = nullptr;
    if (state->peer)
        state->peer->sendAnswer(*state, std::move(line), isCancellation);
}

void Responder::respond(QByteArray result)
{
    if (m_state)
        answer(m_state, encodeResult(m_state->id, result), false);
}

void Responder::respondWith(QByteArray line)
{
    if (m_state)
        answer(m_state, std::move(line), false);
}

void Responder::fail(RpcError error)
{
    if (m_state)
        answer(m_state, encodeError(m_state->id, error), error.code == code::requestCancelled);
}

void Responder::failCancelled()
{
    fail(cancelledError());
}

bool Responder::begin()
{
    if (!m_state || m_state->answered)
        return false;
    m_state->begun = true;
    return true;
}

void Responder::onCancel(std::function<void()> f)
{
    if (m_state && !m_state->answered)
        m_state->onCancel = std::move(f);
}

} // namespace jsonrpc
