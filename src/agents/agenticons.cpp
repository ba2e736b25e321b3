// SPDX-License-Identifier: Apache-2.0
#include "agents/agenticons.h"

#include "base/logging.h"
#include "base/privatefolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QNetworkReply>
#include <QSaveFile>

namespace agents {

namespace {

QString fileName(const QUrl &address)
{
    return QString::fromLatin1(QCryptographicHash::hash(address.toEncoded(), QCryptographicHash::Sha256).toHex());
}

/// Deletes the oldest copies until the rest fit.
void makeRoom(const QString &folder)
{
    qint64 bytes = 0;
    int count = 0;
    for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files, QDir::Time)) {
        bytes += file.size();
        if (++count > AgentIcons::mostFiles || bytes > AgentIcons::mostFolderBytes)
            QFile::remove(file.filePath());
    }
}

/// A failure is ignored: without a copy the icon is just fetched again.
void keep(const QByteArray &data, const QString &folder, const QString &name, const QDateTime &now)
{
    QSaveFile file(folder + u'/' + name);
    if (base::makePrivateFolder(folder) && file.open(QIODevice::WriteOnly) && file.write(data) == data.size() &&
        file.flush() && file.setFileTime(now, QFileDevice::FileModificationTime) && file.commit())
        makeRoom(folder);
}

/// The content of the file that \p path resolves to, if it is a regular file below \p folder.
QByteArray contentInside(const QString &folder, const QString &path, QByteArray *problem)
{
    const QString root = QFileInfo(folder).canonicalFilePath(), target = QFileInfo(path).canonicalFilePath();
    if (folder.isEmpty() || root.isEmpty() || !target.startsWith(root + u'/') || !QFileInfo(target).isFile()) {
        *problem = "it is no file in the registry's folder";
        return {};
    }
    QFile file(target);
    if (!file.open(QIODevice::ReadOnly)) {
        *problem = file.errorString().toUtf8();
        return {};
    }
    return file.read(AgentIcons::mostBytes + 1);
}

} // namespace

AgentIcons::AgentIcons(QString folder, Reader reader, base::Clock *clock, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_reader(std::move(reader))
    , m_clock(clock)
{}

AgentIcons::~AgentIcons()
{
    cancel();
}

AgentIcons::Picture AgentIcons::picture(const QUrl &address) const
{
    return m_known.value(address).picture;
}

void AgentIcons::want(const QUrl &address, Reach reach)
{
    if (address.scheme() != QLatin1String("https") && !address.isLocalFile())
        return;
    const bool isNew = !m_known.contains(address);
    Icon &known = m_known[address];
    if (reach == Reach::Source)
        known.wanted = reach;
    if (isNew)
        look(address);
    else if (known.looked)
        getFromSource(address);
}

void AgentIcons::renew()
{
    for (Icon &known : m_known) {
        known.tried = false;
        known.wanted = Reach::Kept;
    }
}

void AgentIcons::cancel()
{
    for (const QUrl &address : std::as_const(m_waiting))
        m_known[address].tried = false;
    m_waiting.clear();
    for (auto &[address, request] : std::exchange(m_requests, {})) {
        m_known[address].tried = false;
        Network::giveUp(&request.reply, this);
    }
}

void AgentIcons::read(const QUrl &address, std::function<Read()> how)
{
    m_reads[address] = std::make_unique<Reading>([how = std::move(how)](const Reading::Cancelled &) { return how(); },
                                                 [this, address](const Read &read) { onRead(address, read); });
}

/// Reads the copy that was kept on disk.
void AgentIcons::look(const QUrl &address)
{
    const QString path = m_folder + u'/' + fileName(address);
    read(address, [path, reader = m_reader, now = m_clock->wall(), isFile = address.isLocalFile()] {
        Read out;
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return out;
        out.picture = reader(file.read(mostBytes + 1), &out.problem);
        const qint64 age = QFileInfo(file).lastModified().secsTo(now);
        out.fresh = !isFile && out.picture && age >= 0 && age < freshSeconds;
        return out;
    });
}

void AgentIcons::onRead(const QUrl &address, const Read &read)
{
    Icon &known = m_known[address];
    m_reads.erase(address);
    known.looked = true;
    if (!read.problem.isEmpty())
        qCInfo(lcApp).noquote() << "no icon at" << address.toDisplayString() << "-" << read.problem;
    if (read.picture) {
        known.picture = read.picture;
        known.fresh = read.fresh;
        Q_EMIT arrived(address);
    }
    getFromSource(address);
}

/// Fetches the icon from its source, if that is wanted and was not tried.
void AgentIcons::getFromSource(const QUrl &address)
{
    Icon &known = m_known[address];
    if (known.wanted != Reach::Source || known.tried || known.fresh || m_reads.count(address) > 0)
        return;
    known.tried = true;
    if (address.isLocalFile()) {
        read(address, [reader = m_reader, from = address.toLocalFile(), inside = m_fileFolder, to = m_folder,
                       name = fileName(address), now = m_clock->wall()] {
            Read out;
            const QByteArray data = contentInside(inside, from, &out.problem);
            if (out.problem.isEmpty() && (out.picture = reader(data, &out.problem)))
                keep(data, to, name, now);
            return out;
        });
        return;
    }
    m_waiting << address;
    startRequests();
}

void AgentIcons::startRequests()
{
    while (!m_waiting.isEmpty() && int(m_requests.size()) < atOnce)
        start(m_waiting.takeFirst());
}

void AgentIcons::start(const QUrl &address)
{
    QNetworkReply *reply = m_network.get(address, mostBytes);
    Request &request = m_requests[address];
    request.reply = reply;
    // Limits a reply that trickles in without end.
    request.timer = m_clock->after(patience, [reply] { reply->abort(); });
    connect(reply, &QNetworkReply::finished, this, [this, address] { onReply(address); });
}

void AgentIcons::onReply(const QUrl &address)
{
    QNetworkReply *reply = m_requests[address].reply.data();
    m_requests.erase(address);
    reply->deleteLater();
    if (reply->error() == QNetworkReply::NoError) {
        read(address, [reader = m_reader, data = reply->read(mostBytes + 1), to = m_folder, name = fileName(address),
                       now = m_clock->wall()] {
            Read out;
            out.picture = reader(data, &out.problem);
            out.fresh = out.picture != nullptr;
            if (out.picture)
                keep(data, to, name, now);
            return out;
        });
    } else {
        qCInfo(lcApp).noquote() << "no icon from" << address.toDisplayString() << "-"
                                << Network::errorOf(*reply).message;
    }
    startRequests();
}

} // namespace agents

#include "moc_agenticons.cpp"
