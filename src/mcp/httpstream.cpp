// SPDX-License-Identifier: Apache-2.0
#include "mcp/httpstream.h"

#include <algorithm>

namespace mcp {

HttpStream::HttpStream(HttpSession *session, Kind kind, HttpRequest first, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_kind(kind)
{
    start(std::move(first));
}

void HttpStream::start(HttpRequest request)
{
    if (m_exchange) { // it may be the one that calls
        m_exchange->disconnect(this);
        m_exchange.release()->deleteLater();
    }
    m_exchange = std::make_unique<HttpExchange>(m_session->lanes(), std::move(request), nullptr);
    m_exchange->setPaused(m_isPaused);
    m_begun = m_session->clock()->now();
    connect(m_exchange.get(), &HttpExchange::bodyTaken, this, &HttpStream::bodyTaken);
    connect(m_exchange.get(), &HttpExchange::finished, this, &HttpStream::onFinished);
    connect(m_exchange.get(), &HttpExchange::opened, this, [this] {
        m_hasBegun = m_hasBegun || m_exchange->isStream();
        if (!m_isContinued)
            Q_EMIT opened();
    });
    connect(m_exchange.get(), &HttpExchange::arrived, this, [this](const StreamEvent &event) {
        m_tries = 0;
        Q_EMIT arrived(event);
    });
}

void HttpStream::setPaused(bool paused)
{
    m_isPaused = paused;
    m_exchange->setPaused(paused);
}

void HttpStream::stop()
{
    m_timer.cancel();
    m_exchange->stop();
}

void HttpStream::onFinished()
{
    if (!m_exchange->events().lastId().isEmpty())
        m_lastId = m_exchange->events().lastId();
    if (m_exchange->events().retry())
        m_retry = m_exchange->events().retry();
    if (m_exchange->isStream() && m_session->clock()->now() - m_begun >= longestWait)
        m_tries = 0; // it was quiet, but not broken
    if (canGoOn())
        resume();
    else
        Q_EMIT over();
}

bool HttpStream::canGoOn() const
{
    if (!m_isWanted || m_kind == Kind::Lone || m_kind == Kind::Old || m_tries >= mostTries ||
        m_exchange->failure() == HttpExchange::Failure::TooLong)
        return false;
    const bool isTransient = m_exchange->status() == 0 || m_exchange->status() == 429 || m_exchange->status() >= 500;
    const bool isBroken = m_exchange->isStream() || (m_isContinued && isTransient);
    return isBroken && (m_kind == Kind::Listen || !m_lastId.isEmpty());
}

void HttpStream::resume()
{
    base::Milliseconds wait = firstWait;
    for (int i = 0; i < m_tries; ++i)
        wait = wait * 3 / 2;
    wait = m_retry ? std::max(base::Milliseconds(*m_retry), shortestWait) : std::min(wait, longestWait);
    ++m_tries;
    m_isContinued = true;
    m_timer = m_session->clock()->after(wait, [this] { start(m_session->listen(m_lastId)); });
}

} // namespace mcp

#include "moc_httpstream.cpp"
