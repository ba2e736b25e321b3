// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/linematching.h"
#include "ledger/files/blobstore.h"
#include "ledger/files/diskthread.h"

#include <QObject>

#include <map>
#include <optional>
#include <set>

namespace models {

/// What turns \p before (none: there was no file) into \p after, by lines. None: one of them is not text.
std::optional<base::LineCounts> countLines(const std::optional<QByteArray> &before,
                                           const std::optional<QByteArray> &after);

/// Counts the lines that effects changed, from the contents that are kept; on a thread of its own, and each pair
/// of contents once. Main thread.
class LineCounter : public QObject
{
    Q_OBJECT

public:
    /// \p blobs must outlive it.
    explicit LineCounter(const ledger::BlobStore *blobs, QObject *parent = nullptr);

    /// None: not known yet, then counted() comes later, or it cannot be counted.
    std::optional<base::LineCounts> counts(const ledger::FileMark &before, const ledger::FileMark &after);

Q_SIGNALS:
    /// Some counts are known that were asked for.
    void counted();

private:
    using Key = std::pair<QByteArray, QByteArray>; ///< hashes; empty: there is no file

    const ledger::BlobStore *m_blobs;
    std::map<Key, std::optional<base::LineCounts>> m_known;
    std::set<Key> m_asked;
    ledger::DiskThread m_thread; ///< last: its end answers what is open
};

} // namespace models
