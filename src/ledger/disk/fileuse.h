// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace ledger {

/// Marks a file as in use, for all programs of this user: while this exists, nobody else has exclusive access. Locks a
/// separate file beside it; the lock ends with the process at the latest. Without working locks (some network file
/// systems) everybody seems to be alone. One thread at a time.
class FileUse
{
public:
    /// Waits for at most \p patience milliseconds while another program has exclusive access.
    explicit FileUse(const QString &path, int patience = 5000);
    ~FileUse();
    FileUse(const FileUse &) = delete;
    FileUse &operator=(const FileUse &) = delete;

    /// Nobody else uses the file, or can until share().
    bool isAlone() const { return m_isAlone; }
    void share();

private:
    int m_fd = -1;
    bool m_isAlone = true;
};

} // namespace ledger
