// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "jsonrpc/requestid.h"
#include "mcp/httpproblem.h"
#include "mcp/httpserver.h"
#include "mcp/httpsession.h"
#include "mcp/serverlink.h"
#include "mcp/toolheaders.h"

#include <QSet>

#include <deque>

namespace mcp {

class HttpStream;
struct StreamEvent;

/// A server by HTTP. Each message of the client is a POST; which era it belongs to is read from the message: with a
/// handshake, and perhaps a session and streams that can be continued, or alone, where closing a request's stream is
/// what cancels it. Nothing that was sent is ever sent again: a tool must not run twice. There is no deadline: a server
/// may take its time, and the client can cancel. All signals come from the event loop, never from within a call. Main
/// thread.
class HttpLink final : public ServerLink
{
    Q_OBJECT

public:
    static constexpr size_t mostOpen = 64;              ///< requests under way; further ones wait in order
    static constexpr size_t mostOthers = 64;            ///< notifications and answers under way
    static constexpr base::Milliseconds farewell{2000}; ///< for the end of a session

    /// \p clock must outlive it.
    HttpLink(HttpServer server, base::Clock *clock, QObject *parent = nullptr);
    ~HttpLink() override;

    void start() override;
    void send(const Message &message) override;
    void sendCall(const Message &call, const QByteArray &key) override;
    qsizetype queuedBytes() const override { return m_queuedBytes; }
    void setPaused(bool paused) override;
    void close() override;

private:
    struct Post;
    using Posts = std::deque<std::unique_ptr<Post>>;

    void add(const Message &message, QByteArray body, const QByteArray &key);
    bool withdraw(const jsonrpc::RequestId &id);
    void pump();
    bool mayGo(const Post &post, bool isBehind) const;
    void begin(Post *post);
    void listen();
    void watch(HttpStream *stream);
    Post *postOf(const HttpStream *stream) const;
    Post *postWith(const jsonrpc::RequestId &id) const;
    void unqueue(Post *post);
    void drop(HttpStream *stream);
    void remove(Post *post);
    void dropAll();
    void limitLeftovers(std::vector<Message> *out);

    void onOpened(HttpStream *stream);
    void onArrived(HttpStream *stream, const StreamEvent &event);
    void onOver(HttpStream *stream);
    void onListeningOver(HttpStream *stream);
    void onEndpoint(const QByteArray &address);
    bool isRepeated(const HttpStream &stream, const StreamEvent &event, const Message &message);
    bool handle(Message *message);
    bool handleAnswer(Message *message);

    void deliver(const std::vector<Message> &messages);
    void deliverLater(const Message &message);
    void loseSession(const HttpStream *because);
    void failAll(const HttpProblem &begun, const HttpProblem &waiting, const QString &why);
    void end(const QString &why);
    void endLater(const QString &why);

    HttpServer m_server;
    base::Clock *m_clock;
    std::unique_ptr<HttpSession> m_session; ///< null: not started
    Posts m_waiting, m_posts;
    HttpStream *m_listening = nullptr;
    bool m_isListeningLost = false; ///< it was given up, but may be tried again
    bool m_hasEndpoint = false;     ///< POSTs can be sent
    ToolHeaders m_tools;
    QSet<QByteArray> m_seen;
    std::deque<QByteArray> m_seenOrder;
    qsizetype m_queuedBytes = 0;
    bool m_isShrinkTold = true;
    bool m_isPaused = false, m_isStarted = false, m_isClosing = false, m_isEnded = false;
    std::unique_ptr<HttpExchange> m_farewell;
    base::TimerHandle m_farewellTimer;
};

} // namespace mcp
