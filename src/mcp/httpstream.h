// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "mcp/httpsession.h"

namespace mcp {

/// A request whose answer may be a stream of events, and goes on after a break: with a GET that names the last event,
/// after a wait, a limited number of times. Main thread; all signals come from the event loop.
class HttpStream : public QObject
{
    Q_OBJECT

public:
    enum class Kind {
        Answer, ///< of a POST in a session: goes on if it has named an event
        Lone,   ///< of a POST without a session: never goes on
        Listen, ///< what the server says by itself: goes on in any case
        Old,    ///< the one stream of the old transport, on which everything is answered: never goes on
    };
    static constexpr int mostTries = 5; ///< in a row in which nothing came
    static constexpr base::Milliseconds firstWait{1000}, longestWait{30'000}, shortestWait{50};

    HttpStream(HttpSession *session, Kind kind, HttpRequest first, QObject *parent);

    /// Nobody waits for what comes any more: a break is the end.
    void setUnwanted() { m_isWanted = false; }
    void setPaused(bool paused);
    /// Ends it at once, without any further signal.
    void stop();
    /// The request that is under way, or was the last one. Never null.
    const HttpExchange &exchange() const { return *m_exchange; }
    /// What comes may have come before.
    bool isContinued() const { return m_isContinued; }
    /// Whether a stream has begun.
    bool hasBegun() const { return m_hasBegun; }

Q_SIGNALS:
    void bodyTaken();
    /// The head of the answer to the first request.
    void opened();
    void arrived(const mcp::StreamEvent &event);
    /// Once, and the last: see exchange().
    void over();

private:
    void start(HttpRequest request);
    void onFinished();
    bool canGoOn() const;
    void resume();

    HttpSession *m_session;
    Kind m_kind;
    std::unique_ptr<HttpExchange> m_exchange;
    bool m_isWanted = true, m_isPaused = false, m_isContinued = false, m_hasBegun = false;
    QByteArray m_lastId;
    std::optional<int> m_retry;
    int m_tries = 0;
    base::Milliseconds m_begun{0};
    base::TimerHandle m_timer;
};

} // namespace mcp
