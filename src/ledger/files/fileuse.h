// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace ledger {

/// That a file is in use, for all programs of this user: as long as it lives, nobody else can be alone with the file.
/// By a lock on a file of its own beside it, which ends with the process at the latest. Where locks are not to be had
/// (some network file systems) everybody is alone. One thread at a time.
class FileUse
{
public:
    /// Blocks for at most \p patience milliseconds while another one is alone with the file.
    explicit FileUse(const QString &path, int patience = 5000);
    ~FileUse();
    FileUse(const FileUse &) = delete;
    FileUse &operator=(const FileUse &) = delete;

    /// Nobody else uses it, nor will until share().
    bool isAlone() const { return m_isAlone; }
    void share();

private:
    int m_fd = -1;
    bool m_isAlone = true;
};

} // namespace ledger
