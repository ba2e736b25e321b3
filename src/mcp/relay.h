// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/pagecursors.h"
#include "jsonrpc/requestid.h"
#include "mcp/calljudge.h"
#include "mcp/serverlink.h"
#include "mcp/servertap.h"
#include "transport/linesplitter.h"

#include <QJsonValue>
#include <QLocalSocket>
#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace mcp {

/// Between one client, behind \p client, and one server. Passes everything on as it came but tool calls, about which
/// the judge decides first, and what cannot be read, which is refused: a server might read a call in it. Holds about as
/// many bytes as either side leaves unread, then waits. Main thread only.
class Relay final : public QObject
{
    Q_OBJECT

public:
    /// More that are open at once are refused.
    static constexpr size_t mostCalls = 256, mostOthers = 4096;
    static constexpr qint64 mostWaiting = 4 * 1024 * 1024;    ///< bytes; above that the other side is not read
    static constexpr size_t longestLine = 16u * 1024 * 1024;  ///< of the client
    static constexpr qsizetype longestCall = 2 * 1024 * 1024; ///< of the arguments of one call
    /// A call of a tool that the server has not named yet waits so long for the server's list.
    static constexpr base::Milliseconds listWait{5000};

    /// \p server: its name. \p identity: see GatedServer. Takes both ends; starts \p link. \p judge may be null: then
    /// no call passes. \p newId names calls. What passes is noted in \p tap.
    Relay(QString server, QByteArray identity, std::unique_ptr<QLocalSocket> client, std::unique_ptr<ServerLink> link,
          CallJudge *judge, std::function<CallId()> newId, ServerTap tap, base::Clock *clock,
          QObject *parent = nullptr);
    ~Relay() override;

    void setJudge(CallJudge *judge) { m_judge = judge; }
    const QString &server() const { return m_server; }
    const QByteArray &identity() const { return m_identity; }
    /// Asks the server to cancel the calls that are on their way, and tells the client \p why at once. Those that wait
    /// for a decision are the judge's to refuse. Ends of these calls still reach the judge.
    void cancelCalls(const QString &why);
    /// The same for one of them.
    void cancelCall(CallId id, const QString &why);
    QByteArray schemaOf(const QString &tool) const;
    /// Whether call() can be used: the client has made its handshake, and is still there.
    bool canCall() const;
    /// Makes a call of Belay's own, which no judge is asked about and the client does not hear of. \p done is called
    /// once, with nothing open; cancelCall() asks the server to cancel it, cancelCalls() does not.
    using Ended = std::function<void(const CallEnd &)>;
    void call(CallId id, const QString &tool, const QByteArray &arguments, const QByteArray &key, Ended done);
    /// The client ends: so does the server. finished() follows.
    void close();

Q_SIGNALS:
    /// Nothing follows; what was open has ended. \p why as of ServerLink::ended().
    void finished(const QString &why);

private:
    enum class Phase {
        Judged,
        OnItsWay,
        Answered, ///< by the gate itself: the server's own answer goes to the judge alone
    };
    struct Call
    {
        CallId id = 0;
        Message message;
        Phase phase = Phase::Judged;
        bool isGivenUp = false; ///< the client cancelled it: it gets no answer but the server's own
    };
    using Calls = std::map<jsonrpc::RequestId, Call>;
    struct OwnCall
    {
        CallId id = 0;
        Ended done;
    };

    void readClient();
    void fromClient(const Message &message);
    void passOn(const Message &message);
    void judge(const Message &message);
    void askJudge(Calls::iterator call);
    void askForTools(const QByteArray &cursor);
    std::optional<QJsonValue> learnTools(const Answer &answer);
    void onTools(const Answer &answer);
    void onListed();
    void decided(CallId id, const CallVerdict &verdict);
    void cancel(const Message &message);
    void cancelWhere(const std::function<bool(const Call &)> &matches, const QString &why);
    void fromServer(const Message &message);
    bool isForClient(const Message &message);
    bool endCall(Calls::iterator call, const Message &message);
    bool isOpen(const jsonrpc::RequestId &id) const;
    void endOwn(std::map<jsonrpc::RequestId, OwnCall>::iterator own, CallEnd end);
    CallId callOf(const jsonrpc::RequestId &id) const;
    bool hear(const Message &message);
    void toServer(const QByteArray &line, CallId call);
    void answer(const QByteArray &line, CallId call = 0);
    void toClient(const QByteArray &line);
    void onClientGone();
    void onServerEnded(const QString &why);
    void loseAll(const QString &why);

    const QString m_server;
    const QByteArray m_identity;
    const std::function<CallId()> m_newId;
    std::unique_ptr<QLocalSocket> m_client;
    std::unique_ptr<ServerLink> m_link;
    CallJudge *m_judge;
    const ServerTap m_tap;
    transport::LineSplitter m_splitter{longestLine};
    std::map<QString, ToolInfo> m_tools; ///< as the server listed them
    /// Belay's own question for the tools, once a call names one that the client did not ask for.
    std::optional<jsonrpc::RequestId> m_list;
    bool m_isListed = false; ///< a list has come to its end, and the server has not said that it changed
    base::PageCursors m_pages;
    base::TimerHandle m_listTimer;
    std::vector<jsonrpc::RequestId> m_unjudged; ///< calls that wait for it
    base::Clock *const m_clock;
    Calls m_calls;                               ///< by the client's ids
    std::map<jsonrpc::RequestId, OwnCall> m_own; ///< Belay's calls
    struct Other
    {
        QString method;
        QString task;
        bool isGivenUp = false; ///< as of a call
    };
    std::map<jsonrpc::RequestId, Other> m_others; ///< other requests of the client that are open
    std::map<QString, CallId> m_tasks;            ///< calls that the server goes on with
    std::map<QByteArray, CallId> m_asked;         ///< calls that go on once the client has answered, by state
    bool m_isGreeted = false;                     ///< the server has answered the handshake
    bool m_isClosing = false;                     ///< the client has gone
    bool m_isOver = false;
};

} // namespace mcp
