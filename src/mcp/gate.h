// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/descriptor.h"
#include "base/process/sealedview.h"
#include "base/result.h"
#include "jsonrpc/wiretap.h"
#include "mcp/calljudge.h"
#include "mcp/httpserver.h"
#include "transport/processtransport.h"

#include <QLocalServer>
#include <QObject>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <variant>
#include <vector>

QT_BEGIN_NAMESPACE
class QLocalSocket;
class QTemporaryDir;
QT_END_NAMESPACE

namespace mcp {

class Relay;
class ServerLink;
class ToolClient;

/// A server that stands behind the gate.
struct GatedServer
{
    QString name;
    std::variant<transport::ProcessCommand, HttpServer> how;
    QByteArray identity = {}; ///< tells it from another that has its name at another time
};

/// The way to \p server for one client. A program is started in \p view; null: as it is.
std::unique_ptr<ServerLink> serverLink(const GatedServer &server, base::Clock *clock,
                                       const std::shared_ptr<const base::SealedView> &view);

/// What an agent is given instead of a server: a program that leads to the gate.
struct Entrance
{
    QString name;
    QString program; ///< absolute
    QStringList arguments;
    QList<std::pair<QString, QString>> environment; ///< where the gate is, and the secret that opens it
};

/// Stands between one session's agent and its MCP servers. Agents start `belay-mcp-gate`, which connects to a private
/// socket; each connection gets a server of its own, as it would without the gate. Programs run behind the guard, and
/// sealed agents' in their view; what a server is given (variables, headers) the agent does not see.
///
/// Main thread only. Ends everything with close(), after which it can be opened again, or with its own end.
class Gate final : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostConnections = 64;
    static constexpr base::Milliseconds handshakeWait{10'000};

    /// \p room: an existing folder that programs of the agent see, for the folder of the socket; private to the user.
    Gate(QString room, base::Clock *clock, QObject *parent = nullptr);
    ~Gate() override;

    /// The folder of the socket, which programs have to see to come in. Made when it is first asked for, and there
    /// until the gate's own end, so that a view which outlives an agent shows it to the next one, too.
    base::Result<QString> folder();
    /// May be null: then no call passes.
    void setJudge(CallJudge *judge);
    CallJudge *judge() const { return m_judge; }
    /// Programs are started in the view that this returns, and not at all where it is null; without it they are started
    /// as they are.
    using View = std::function<std::shared_ptr<const base::SealedView>()>;
    void setView(View view) { m_view = std::move(view); }
    /// Where what passes between the agent and its servers is noted from now on; null: nowhere.
    void setTap(std::shared_ptr<jsonrpc::WireTap> tap) { m_tap = std::move(tap); }
    /// Opens the gate for \p servers, and for no others: earlier entrances lead nowhere. An error if there can be no
    /// socket, or the program is missing.
    base::Result<std::vector<Entrance>> offer(std::vector<GatedServer> servers);
    /// For a call that no agent makes any more, and that is to be told from all others.
    CallId newCall() { return ++m_newestCall; }
    /// See Relay::cancelCalls().
    void cancelCalls(const QString &why);
    void cancelCall(CallId id, const QString &why);
    /// Makes a call of Belay's own: on the agent's connection to \p server, or else on one for this call alone. The
    /// judge is not asked. \p done is called once, at the gate's end at the latest. 0: there is no such server here.
    using Called = std::function<void(const CallEnd &)>;
    CallId call(const QString &server, const QString &tool, const QByteArray &arguments, const QByteArray &key,
                Called done);
    /// GatedServer::identity of \p server; empty: there is no such server here, or it has none.
    QByteArray identityOf(const QString &server) const;
    /// What the tool is given, as \p server listed it to the agent: JSON text; empty: not known.
    QByteArray schemaOf(const QString &server, const QString &tool) const;
    /// Nobody comes in any more; servers are ended.
    void close();
    int connectionCount() const { return int(m_relays.size()); }

    /// The path of `belay-mcp-gate`; empty if there is none. BELAY_MCP_GATE names another.
    static QString program();

Q_SIGNALS:
    /// A server ended by itself, or could not be started. \p why is a sentence.
    void serverEnded(const QString &server, const QString &why);

private:
    const GatedServer *serverNamed(const QString &name) const;
    base::Result<void> listen();
    void onConnection();
    void readToken(QLocalSocket *client);
    void drop(QLocalSocket *client);
    void open(std::unique_ptr<QLocalSocket> client, const QByteArray &token);
    std::unique_ptr<ServerLink> linkTo(const GatedServer &server, QString *problem) const;
    void drop(ToolClient *client);
    static void refuse(std::unique_ptr<QLocalSocket> client, const QString &why);

    base::Clock *const m_clock;
    CallJudge *m_judge = nullptr;
    View m_view;
    std::shared_ptr<jsonrpc::WireTap> m_tap;
    const QString m_room;
    std::unique_ptr<QTemporaryDir> m_folder;
    base::Descriptor m_lock; ///< on the folder, while it is used
    std::unique_ptr<QLocalServer> m_server;
    std::map<QByteArray, GatedServer> m_servers; ///< by their tokens
    struct Waiting
    {
        std::unique_ptr<QLocalSocket> client;
        base::TimerHandle patience;
    };
    std::map<QLocalSocket *, Waiting> m_waiting; ///< have not shown a token yet
    std::vector<std::unique_ptr<Relay>> m_relays;
    std::map<CallId, std::unique_ptr<ToolClient>> m_own; ///< connections for one call of Belay's own
    CallId m_newestCall = 0;
    quint32 m_newestConnection = 0;
};

} // namespace mcp
