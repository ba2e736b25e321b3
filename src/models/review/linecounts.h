// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/linematching.h"
#include "ledger/disk/blobstore.h"
#include "ledger/files/diskthread.h"

#include <QObject>

#include <map>
#include <optional>
#include <set>

namespace models {

/// Counts the changed lines from \p before (null: there was no file) to \p after. Null: one of them is not text.
std::optional<base::LineCounts> countLines(const std::optional<QByteArray> &before,
                                           const std::optional<QByteArray> &after);

/// Counts the lines that effects changed, from stored contents; on a thread of its own, each pair of contents once.
/// Main thread.
class LineCounter : public QObject
{
    Q_OBJECT

public:
    /// \p blobs must outlive it.
    explicit LineCounter(const ledger::BlobStore *blobs, QObject *parent = nullptr);

    /// Null: not known yet, and counted() follows, or it cannot be counted.
    std::optional<base::LineCounts> counts(const ledger::FileMark &before, const ledger::FileMark &after);

Q_SIGNALS:
    /// Some requested counts are known now.
    void counted();

private:
    using Key = std::pair<QByteArray, QByteArray>; ///< hashes; empty: there is no file

    const ledger::BlobStore *m_blobs;
    std::map<Key, std::optional<base::LineCounts>> m_known;
    std::set<Key> m_asked;
    ledger::DiskThread m_thread; ///< last: destroying it answers what is open
};

} // namespace models
