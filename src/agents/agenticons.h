// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "agents/network.h"
#include "base/clock.h"
#include "base/poolwork.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QUrl>

#include <functional>
#include <map>
#include <memory>

QT_BEGIN_NAMESPACE
class QNetworkReply;
QT_END_NAMESPACE

namespace agents {

/// Icons of agents, by the addresses in a registry. Only icons that are asked for are fetched. Each is kept as a file
/// and used for a week, or for as long as no newer one can be fetched. A broken icon is ignored and logged. Main
/// thread; reads, decodes and writes on Qt's pool.
class AgentIcons : public QObject
{
    Q_OBJECT

public:
    /// The decoded form of a picture; this room knows nothing of it.
    struct Shown
    {
        virtual ~Shown() = default;
    };
    using Picture = std::shared_ptr<const Shown>;
    /// Decodes \p data; null if it is no picture, with the reason for the log in \p why. Any thread.
    using Reader = std::function<Picture(const QByteArray &data, QByteArray *why)>;
    enum class Reach {
        Kept,  ///< only copies on this computer
        Source ///< also from its address
    };

    static constexpr int freshSeconds = 7 * 24 * 60 * 60;
    static constexpr qint64 mostBytes = 256 * 1024; ///< per picture
    static constexpr int mostFiles = 400;
    static constexpr qint64 mostFolderBytes = 8 * 1024 * 1024;
    static constexpr int atOnce = 4;                      ///< parallel requests
    static constexpr base::Milliseconds patience{20'000}; ///< for one request, from start to end

    /// \p folder: for the copies, created when needed. \p reader: decodes a picture.
    AgentIcons(QString folder, Reader reader, base::Clock *clock, QObject *parent = nullptr);
    ~AgentIcons() override;

    /// Only files in or below this folder may be read as pictures; empty: none.
    void setFileFolder(const QString &folder) { m_fileFolder = folder; }
    /// \p address: https or a file. arrived() is emitted once the picture is known; never, if there is none.
    void want(const QUrl &address, Reach reach);
    /// Null: not known yet, or there is none.
    Picture picture(const QUrl &address) const;
    /// Fetches may be tried again, and files are read again.
    void renew();
    /// Drops requests for what has not been fetched yet.
    void cancel();
    /// Nothing is being read or fetched.
    bool isIdle() const { return m_waiting.isEmpty() && m_requests.empty() && m_reads.empty(); }

Q_SIGNALS:
    void arrived(const QUrl &address); ///< or a newer one

private:
    struct Icon
    {
        Picture picture;
        Reach wanted = Reach::Kept;
        bool looked = false; ///< the copy on disk was read
        bool fresh = false;  ///< the copy is recent enough
        bool tried = false;  ///< fetching was tried
    };
    /// The result of reading a picture.
    struct Read
    {
        Picture picture;
        bool fresh = false;
        QByteArray problem; ///< for the log
    };
    using Reading = base::PoolWork<Read>;
    struct Request
    {
        QPointer<QNetworkReply> reply;
        base::TimerHandle timer;
    };

    void look(const QUrl &address);
    void getFromSource(const QUrl &address);
    void startRequests();
    void start(const QUrl &address);
    void onReply(const QUrl &address);
    void onRead(const QUrl &address, const Read &read);
    void read(const QUrl &address, std::function<Read()> how);

    const QString m_folder;
    const Reader m_reader;
    base::Clock *m_clock;
    QString m_fileFolder;
    QHash<QUrl, Icon> m_known;
    QList<QUrl> m_waiting;
    std::map<QUrl, Request> m_requests;
    std::map<QUrl, std::unique_ptr<Reading>> m_reads;
    Network m_network;
};

} // namespace agents
