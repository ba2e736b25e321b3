// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace ledger {

/// Whether a run of Belay has a user who can be asked.
enum class Attendance { User, Nobody };

/// Marks a run of Belay as alive: a locked file beside the ledger, which the kernel unlocks whenever the process ends,
/// and its process id, since a child may hold the lock for a moment longer. Only a living run itself may settle its
/// rows.
class RunLock
{
public:
    /// Chooses a unique name in \p folder, which must exist.
    explicit RunLock(const QString &folder, Attendance attendance = Attendance::User);
    ~RunLock();
    RunLock(const RunLock &) = delete;
    RunLock &operator=(const RunLock &) = delete;

    const QString &name() const { return m_name; }
    /// Whether the run of this name, alive or not, had no user to ask.
    static bool isUnattended(const QString &name);
    /// Also removes the lock file of a dead run.
    static bool isAlive(const QString &folder, const QString &name);

private:
    QString m_path;
    QString m_name;
    int m_fd = -1;
};

} // namespace ledger
