// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/pagecursors.h"
#include "base/result.h"
#include "mcp/calljudge.h"
#include "mcp/serverlink.h"
#include "mcp/servertap.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace mcp {

/// A connection of Belay's own to one server, for one thing: a call, or the list of its tools. Makes the handshake
/// first, and ends the connection afterwards. Main thread only; ends at once with its own end, and is done then, too.
class ToolClient final : public QObject
{
    Q_OBJECT

public:
    /// A server that has not answered the handshake or listed its tools by then is given up.
    static constexpr base::Milliseconds handshakeWait{30'000};
    /// How long the answer to a cancelled call is waited for; then the connection ends.
    static constexpr base::Milliseconds cancelledWait{60'000};
    static constexpr size_t mostTools = 2000;

    using Called = std::function<void(const CallEnd &)>;
    using Listed = std::function<void(const base::Result<std::vector<ToolInfo>> &)>;

    /// What passes is noted in \p tap, as of the call \p id.
    ToolClient(std::unique_ptr<ServerLink> link, base::Clock *clock, ServerTap tap = {}, CallId id = 0,
               QObject *parent = nullptr);
    ~ToolClient() override;

    /// Calls \p tool once, with \p key as the idempotency key. \p done is called once, and nothing may be asked for
    /// after this. How long the tool takes is not limited.
    void call(const QString &tool, const QByteArray &arguments, const QByteArray &key, Called done);
    void list(Listed done);
    /// Nobody wants to hear how it ends any more.
    void forget();
    /// Asks the server to cancel the call; its answer still comes, within cancelledWait. Before it was sent it ends
    /// here.
    void cancel(const QString &why);

Q_SIGNALS:
    /// The connection is closed. Nothing follows.
    void finished();

private:
    enum class State { Idle, Greeting, Listing, Calling, Over };

    void start();
    void onMessage(const Message &message);
    void onAnswer(const Message &message);
    void askForTools(const QByteArray &cursor);
    void sendLine(const QByteArray &line);
    void giveUp(const QString &why);
    void finish(const CallEnd &end);
    void close();

    base::Clock *const m_clock;
    std::unique_ptr<ServerLink> m_link;
    const ServerTap m_tap;
    const CallId m_call;
    base::TimerHandle m_patience;
    State m_state = State::Idle;
    QString m_tool;
    QByteArray m_arguments, m_key;
    Called m_called;
    Listed m_listed;
    std::vector<ToolInfo> m_tools; ///< each once
    base::PageCursors m_pages;
    qint64 m_id = 0; ///< of the request that is open
};

} // namespace mcp
