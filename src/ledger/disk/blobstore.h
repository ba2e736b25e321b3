// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/disk/filemark.h"

#include <QByteArray>
#include <QDateTime>
#include <QMutex>
#include <QString>

#include <set>
#include <vector>

namespace ledger {

/// Contents of files before they were changed: one file per content, named by its SHA-256, compressed if that helps.
/// Blocks on the disk; any thread.
class BlobStore
{
public:
    struct Limits
    {
        qint64 blob = 32 * 1024 * 1024;                ///< bytes of one content
        qint64 total = qint64(2) * 1024 * 1024 * 1024; ///< bytes on the disk
    };

    /// \p folder is created when needed.
    explicit BlobStore(QString folder);
    BlobStore(QString folder, Limits limits);

    const Limits &limits() const { return m_limits; }

    /// AfterSync: for many at once, none of which is durable before sync() has returned.
    enum class Durable { Now, AfterSync };
    /// Stores \p content and returns its SHA-256. Error code EFBIG: larger than the limit for one content; ENOSPC: the
    /// store is full, see evict(), or the disk is.
    base::Result<QByteArray> put(const QByteArray &content, Durable durable = Durable::Now);
    /// Makes durable what was put AfterSync. Waits for all that the file system has to write.
    base::Result<void> sync() const;
    /// The content under \p hash, verified.
    base::Result<QByteArray> get(const QByteArray &hash) const;
    bool contains(const QByteArray &hash) const;
    /// Bytes on the disk.
    qint64 total() const;
    /// Bytes on the disk of one content; 0 if it is not there.
    qint64 sizeOf(const QByteArray &hash) const;
    /// Removes the oldest contents that are not in \p needed until the store holds at most \p target bytes, or nothing
    /// else may be removed. Contents stored since \p before (if given) stay: they may belong to a row that is newer
    /// than \p needed. Returns how many were removed.
    int evict(const std::set<QByteArray> &needed, qint64 target, const QDateTime &before = {});
    int evict(const std::set<QByteArray> &needed) { return evict(needed, m_limits.total); }
    /// Removes what a crash left half written.
    void clean();

private:
    QString pathOf(const QByteArray &hash) const;
    base::Result<void> write(const QByteArray &hash, const QByteArray &stored, Durable durable);
    qint64 measured() const;

    const QString m_folder;
    const Limits m_limits;
    mutable QMutex m_mutex;
    mutable qint64 m_total = -1; ///< not measured yet
};

} // namespace ledger
