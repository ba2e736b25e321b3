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

/// Pictures of agents, by the addresses that a registry gives. Only what somebody asks for is fetched; what was fetched
/// is kept as a file for each address and is enough for a week, or for as long as nothing newer can be had. What is
/// broken is no picture and a line in the log. Main thread; reads, decodes and writes on Qt's pool.
class AgentIcons : public QObject
{
    Q_OBJECT

public:
    /// What is shown of a picture's bytes; nothing is known of it here.
    struct Shown
    {
        virtual ~Shown() = default;
    };
    using Picture = std::shared_ptr<const Shown>;
    /// What \p data is shown as; null: it is no picture, and \p why says the reason for the log. Any thread.
    using Reader = std::function<Picture(const QByteArray &data, QByteArray *why)>;
    enum class Reach {
        Kept,  ///< what is on this computer already
        Source ///< also from where the address leads
    };

    static constexpr int freshSeconds = 7 * 24 * 60 * 60;
    static constexpr qint64 mostBytes = 256 * 1024; ///< of a picture
    static constexpr int mostFiles = 400;
    static constexpr qint64 mostFolderBytes = 8 * 1024 * 1024;
    static constexpr int atOnce = 4;                      ///< requests
    static constexpr base::Milliseconds patience{20'000}; ///< for one, from its start to its end

    /// \p folder: where the copies are, made when it is needed. \p reader: for the bytes of a picture.
    AgentIcons(QString folder, Reader reader, base::Clock *clock, QObject *parent = nullptr);
    ~AgentIcons() override;

    /// Pictures in files are read from this folder and those below it, and from nowhere else; empty: from none.
    void setFileFolder(const QString &folder) { m_fileFolder = folder; }
    /// \p address: https, or of a file. Once it is known there, arrived() comes; never, if there is none.
    void want(const QUrl &address, Reach reach);
    /// Null: not known yet, or none.
    Picture picture(const QUrl &address) const;
    /// What was tried may be tried again, and files are read anew.
    void renew();
    /// Nobody waits for what has not been fetched yet.
    void cancel();
    /// Nothing is being read or fetched.
    bool isIdle() const { return m_waiting.isEmpty() && m_requests.empty() && m_reads.empty(); }

Q_SIGNALS:
    void arrived(const QUrl &address); ///< or a newer one

private:
    struct Known
    {
        Picture picture;
        Reach wanted = Reach::Kept;
        bool looked = false; ///< on the disk
        bool fresh = false;  ///< what is there needs no newer one
        bool tried = false;  ///< to get it from its source
    };
    /// What came of reading some bytes.
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
    void take(const QUrl &address, const Read &read);
    void read(const QUrl &address, std::function<Read()> how);

    const QString m_folder;
    const Reader m_reader;
    base::Clock *m_clock;
    QString m_fileFolder;
    QHash<QUrl, Known> m_known;
    QList<QUrl> m_waiting;
    std::map<QUrl, Request> m_requests;
    std::map<QUrl, std::unique_ptr<Reading>> m_reads;
    Network m_network;
};

} // namespace agents
