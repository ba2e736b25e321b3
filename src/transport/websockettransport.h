// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "transport/handshakecookies.h"
#include "transport/transport.h"
#include "transport/websocketaddress.h"
#include "transport/websocketlink.h"

namespace transport {

/// Talks to a remote agent over a WebSocket: each line is one text message. There is no process, so close() and
/// forceClose() only end the connection; what the agent goes on doing is not known here.
///
/// Certificates are checked against the system's authorities, without exceptions. Cookies that the server sets in its
/// response are sent back with the next opening request.
class WebSocketTransport final : public Transport
{
    Q_OBJECT

public:
    static constexpr base::Milliseconds connectWait{20'000};
    static constexpr base::Milliseconds pingPause{25'000};
    static constexpr base::Milliseconds silence{2 * pingPause}; ///< without one the connection is lost
    static constexpr base::Milliseconds closeWait{2000};        ///< for the peer's closing frame

    /// \p cookies outlive one connection: all connections to the same agent share them. Null: none are kept.
    WebSocketTransport(WebSocketAddress address, base::Clock *clock, std::shared_ptr<HandshakeCookies> cookies = {},
                       QObject *parent = nullptr);
    ~WebSocketTransport() override;

    void start() override;
    void send(QByteArray line, Lane lane) override;
    std::vector<FramePtr> take(qsizetype weight) override;
    qsizetype queuedBytes() const override;
    void close() override;
    void forceClose() override;

private:
    void onConnected();
    void pingLater();
    void cut(const QString &why);
    void onEnded(const WebSocketLink::End &end);
    base::Error errorFor(const WebSocketLink::End &end) const;
    void finish(const base::Error &error);
    void finishIfDone();

    const WebSocketAddress m_address;
    QString m_host;
    base::Clock *m_clock;
    const std::shared_ptr<HandshakeCookies> m_cookies;
    WebSocketLink *m_link = nullptr;
    Ending m_ending;
    QString m_cut; ///< why Belay ended the connection itself
    base::TimerHandle m_stage, m_ping;
    base::Milliseconds m_heard{0}; ///< when the peer gave its last sign of life
    bool m_done = false, m_reported = false, m_closing = false;
};

} // namespace transport
