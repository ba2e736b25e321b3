// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace ledger {

/// Whether somebody can be asked in a run of Belay.
enum class Attendance { User, Nobody };

/// Says that a run of Belay is alive: a locked file beside the ledger, which the kernel unlocks when the
/// process ends in whatever way, and its number, for the moment in which a child of it still has the lock. Rows of a
/// run that lives are nobody else's to settle.
class RunLock
{
public:
    /// Takes a name of its own in \p folder, which must exist.
    explicit RunLock(const QString &folder, Attendance attendance = Attendance::User);
    ~RunLock();
    RunLock(const RunLock &) = delete;
    RunLock &operator=(const RunLock &) = delete;

    const QString &name() const { return m_name; }
    /// Whether a run of this name, alive or not, had nobody to ask.
    static bool isUnattended(const QString &name);
    /// Also removes what a dead run left.
    static bool isAlive(const QString &folder, const QString &name);

private:
    QString m_path;
    QString m_name;
    int m_fd = -1;
};

} // namespace ledger
