// SPDX-License-Identifier: Apache-2.0
#include "mcp/gate.h"

#include "base/process/ownprogram.h"
#include "base/words.h"
#include "mcp/httplink.h"
#include "mcp/relay.h"
#include "mcp/stdiolink.h"
#include "mcp/toolclient.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalSocket>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace mcp {

namespace {

constexpr qint64 longestGreeting = 256;
constexpr QLatin1String greeting("belay-mcp 1 ");
const QLatin1String folderName("mcp-");

base::Error problem(int code, const QString &message)
{
    return {base::Origin::System, code, message, {}};
}

QByteArray newToken()
{
    std::array<quint32, 8> random;
    QRandomGenerator::system()->fillRange(random.data(), qsizetype(random.size()));
    return QByteArray(reinterpret_cast<const char *>(random.data()), sizeof random).toHex();
}

/// A socket's file says who may connect; that it is this user is looked at, too.
bool isOwn(const QLocalSocket &client)
{
    ucred who{};
    socklen_t size = sizeof who;
    return ::getsockopt(int(client.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &who, &size) == 0 &&
           who.uid == ::geteuid();
}

base::Descriptor locked(const QString &folder)
{
    base::Descriptor out(
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW));
    if (out.isOpen() && ::flock(out.fd(), LOCK_EX | LOCK_NB) != 0)
        out = {};
    return out;
}

/// Folders of a Belay that was killed.
void removeLeftovers(const QString &room)
{
    const QStringList names = QDir(room).entryList({QString(folderName + u'*')}, QDir::Dirs | QDir::NoSymLinks);
    for (const QString &name : names) {
        const QString path = room + u'/' + name;
        if (const base::Descriptor lock = locked(path); lock.isOpen())
            QDir(path).removeRecursively();
    }
}

} // namespace

Gate::Gate(QString room, base::Clock *clock, QObject *parent) : QObject(parent), m_clock(clock), m_room(std::move(room))
{}

Gate::~Gate()
{
    close();
    for (const auto &relay : m_relays)
        relay->disconnect(this);
}

QString Gate::program()
{
    return base::ownProgram(QStringLiteral("belay-mcp-gate"), "BELAY_MCP_GATE");
}

void Gate::setJudge(CallJudge *judge)
{
    m_judge = judge;
    for (const auto &relay : m_relays)
        relay->setJudge(judge);
}

base::Result<QString> Gate::folder()
{
    if (m_folder)
        return m_folder->path();
    if (m_room.isEmpty())
        return problem(EACCES,
                       tr("There is no folder of your own for the socket of MCP servers. Set XDG_RUNTIME_DIR."));
    removeLeftovers(m_room);
    // Another Belay may take it for a leftover before it is locked.
    for (int attempt = 0; attempt < 3; ++attempt) {
        m_folder = std::make_unique<QTemporaryDir>(QString(m_room + u'/' + folderName + QLatin1String("XXXXXX")));
        if (!m_folder->isValid())
            break;
        m_lock = locked(m_folder->path());
        if (m_lock.isOpen() && QFileInfo::exists(m_folder->path()))
            return m_folder->path();
    }
    const int error = errno;
    m_folder.reset();
    return problem(error, base::Words::tr("The folder %1 could not be made.").arg(m_room));
}

base::Result<void> Gate::listen()
{
    if (m_server)
        return {};
    const auto made = folder();
    if (!made)
        return made.error();
    const QString path = *made + QStringLiteral("/gate");
    if (QFile::encodeName(path).size() >= qsizetype(sizeof(sockaddr_un::sun_path)))
        return problem(ENAMETOOLONG,
                       tr("No socket for MCP servers could be made: %1").arg(qt_error_string(ENAMETOOLONG)));
    auto server = std::make_unique<QLocalServer>();
    server->setSocketOptions(QLocalServer::UserAccessOption);
    if (!server->listen(path))
        return problem(errno, tr("No socket for MCP servers could be made: %1").arg(server->errorString()));
    ::chmod(QFile::encodeName(path).constData(), 0600); // the folder is private, too
    m_server = std::move(server);
    connect(m_server.get(), &QLocalServer::newConnection, this, &Gate::onConnection);
    return {};
}

base::Result<std::vector<Entrance>> Gate::offer(std::vector<GatedServer> servers)
{
    m_servers.clear();
    std::vector<Entrance> out;
    if (servers.empty())
        return out;
    const QString gate = program();
    if (gate.isEmpty())
        return problem(ENOENT, tr("The program belay-mcp-gate is missing, through which agents reach MCP servers."));
    if (const auto listening = listen(); !listening)
        return listening.error();
    for (GatedServer &server : servers) {
        const QByteArray token = newToken();
        out.push_back({server.name,
                       gate,
                       {QStringLiteral("--"), server.name},
                       {{QStringLiteral("BELAY_MCP_SOCKET"), m_server->fullServerName()},
                        {QStringLiteral("BELAY_MCP_TOKEN"), QString::fromLatin1(token)}}});
        m_servers.emplace(token, std::move(server));
    }
    return out;
}

void Gate::onConnection()
{
    while (QLocalSocket *next = m_server ? m_server->nextPendingConnection() : nullptr) {
        std::unique_ptr<QLocalSocket> client(next);
        client->setParent(nullptr);
        if (m_relays.size() + m_waiting.size() >= size_t(mostConnections) || !isOwn(*client)) {
            refuse(std::move(client), tr("Belay takes no more connections to MCP servers."));
            continue;
        }
        QLocalSocket *const key = client.get();
        key->setReadBufferSize(64 * 1024);
        connect(key, &QLocalSocket::readyRead, this, [this, key] { readToken(key); });
        connect(key, &QLocalSocket::disconnected, this, [this, key] { drop(key); });
        const auto tooLate = [this, key] { drop(key); };
        m_waiting.emplace(key, Waiting{std::move(client), m_clock->after(handshakeWait, tooLate)});
        if (key->bytesAvailable() > 0)
            readToken(key);
    }
}

/// Deletes it later, since this may be its own signal.
void Gate::drop(QLocalSocket *client)
{
    if (auto found = m_waiting.extract(client); !found.empty()) {
        client->disconnect(this);
        found.mapped().client.release()->deleteLater();
    }
}

void Gate::readToken(QLocalSocket *client)
{
    if (!client->canReadLine() && client->bytesAvailable() < longestGreeting)
        return;
    const QByteArray line = client->readLine(longestGreeting).trimmed();
    auto found = m_waiting.extract(client);
    client->disconnect(this);
    open(std::move(found.mapped().client),
         line.startsWith(greeting.latin1()) ? line.mid(greeting.size()) : QByteArray());
}

void Gate::open(std::unique_ptr<QLocalSocket> client, const QByteArray &token)
{
    const auto server = m_servers.find(token);
    if (server == m_servers.end()) {
        refuse(std::move(client), tr("Belay does not know this connection: its agent was started for another time."));
        return;
    }
    QString why;
    std::unique_ptr<ServerLink> link = linkTo(server->second, &why);
    if (!link) {
        refuse(std::move(client), why);
        return;
    }
    client->write("ok\n");
    const QString name = server->second.name;
    m_relays.push_back(std::make_unique<Relay>(
        name, server->second.identity, std::move(client), std::move(link), m_judge, [this] { return ++m_newestCall; },
        ServerTap(m_tap, name, ++m_newestConnection), m_clock));
    Relay *const relay = m_relays.back().get();
    connect(relay, &Relay::finished, this, [this, relay, name](const QString &ended) {
        const auto found =
            std::find_if(m_relays.begin(), m_relays.end(), [relay](const auto &each) { return each.get() == relay; });
        if (found == m_relays.end())
            return;
        found->release()->deleteLater();
        m_relays.erase(found);
        if (!ended.isEmpty())
            Q_EMIT serverEnded(name, ended);
    });
}

std::unique_ptr<ServerLink> Gate::linkTo(const GatedServer &server, QString *problem) const
{
    const bool isProgram = std::holds_alternative<transport::ProcessCommand>(server.how);
    const std::shared_ptr<const base::SealedView> view = m_view && isProgram ? m_view() : nullptr;
    if (m_view && isProgram && !view) {
        *problem = tr("The MCP server was not started: what it writes could not be held back.");
        return {};
    }
    return serverLink(server, m_clock, view);
}

std::unique_ptr<ServerLink> serverLink(const GatedServer &server, base::Clock *clock,
                                       const std::shared_ptr<const base::SealedView> &view)
{
    if (const auto *remote = std::get_if<HttpServer>(&server.how))
        return std::make_unique<HttpLink>(*remote, clock);
    transport::ProcessCommand command = std::get<transport::ProcessCommand>(server.how);
    command.view = view;
    return std::make_unique<StdioLink>(std::move(command), clock);
}

void Gate::refuse(std::unique_ptr<QLocalSocket> client, const QString &why)
{
    QLocalSocket *const socket = client.release();
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    socket->write("no " + why.toUtf8() + '\n');
    socket->disconnectFromServer();
}

void Gate::cancelCalls(const QString &why)
{
    for (const auto &relay : m_relays)
        relay->cancelCalls(why);
}

void Gate::cancelCall(CallId id, const QString &why)
{
    for (const auto &relay : m_relays)
        relay->cancelCall(id, why);
    if (const auto own = m_own.find(id); own != m_own.end())
        own->second->cancel(why);
}

CallId Gate::call(const QString &server, const QString &tool, const QByteArray &arguments, const QByteArray &key,
                  Called done)
{
    const GatedServer *const known = serverNamed(server);
    if (!known)
        return 0;
    const CallId id = ++m_newestCall;
    // A server may know what it did for the agent only there. What is left of an earlier agent may still be connected
    // to another one of that name.
    const auto relay = std::find_if(m_relays.begin(), m_relays.end(), [known](const auto &each) {
        return each->server() == known->name && each->identity() == known->identity && each->canCall();
    });
    if (relay != m_relays.end()) {
        (*relay)->call(id, tool, arguments, key, std::move(done));
        return id;
    }
    QString why;
    std::unique_ptr<ServerLink> link = linkTo(*known, &why);
    if (!link) {
        done({CallEnd::Kind::NotSent, {}, why});
        return id;
    }
    ToolClient *const client =
        m_own
            .emplace(id, std::make_unique<ToolClient>(std::move(link), m_clock,
                                                      ServerTap(m_tap, server, ++m_newestConnection), id))
            .first->second.get();
    connect(client, &ToolClient::finished, this, [this, client] { drop(client); });
    client->call(tool, arguments, key, std::move(done));
    return id;
}

const GatedServer *Gate::serverNamed(const QString &name) const
{
    const auto known = std::find_if(m_servers.begin(), m_servers.end(),
                                    [&name](const auto &entry) { return entry.second.name == name; });
    return known != m_servers.end() ? &known->second : nullptr;
}

QByteArray Gate::identityOf(const QString &server) const
{
    const GatedServer *const known = serverNamed(server);
    return known ? known->identity : QByteArray();
}

QByteArray Gate::schemaOf(const QString &server, const QString &tool) const
{
    for (const auto &relay : m_relays) {
        if (relay->server() != server)
            continue;
        if (QByteArray schema = relay->schemaOf(tool); !schema.isEmpty())
            return schema;
    }
    return {};
}

/// Deletes it later, since this is its own signal.
void Gate::drop(ToolClient *client)
{
    const auto found =
        std::find_if(m_own.begin(), m_own.end(), [client](const auto &entry) { return entry.second.get() == client; });
    if (found == m_own.end())
        return;
    found->second.release()->deleteLater();
    m_own.erase(found);
}

void Gate::close()
{
    std::exchange(m_own, {}).clear(); // says how each ended
    m_servers.clear();
    m_server.reset();
    for (auto &[socket, waiting] : std::exchange(m_waiting, {}))
        socket->disconnect(this);
    std::vector<Relay *> open;
    for (const auto &relay : m_relays)
        open.push_back(relay.get());
    for (Relay *relay : open)
        relay->close();
}

} // namespace mcp

#include "moc_gate.cpp"
