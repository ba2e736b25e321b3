// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/ids.h"
#include "base/result.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace ledger {

/// Whose changes a store has.
struct HeldOwner
{
    QString agentId;
    QString agentName;       ///< for people
    QString agentCommand;    ///< as it was started
    QString title;           ///< of the session, for people
    base::SessionId session; ///< its name in the ledger; empty until it has one
    QStringList folders;     ///< absolute, resolved; the session's own is the first
    QDateTime changedAt;
    bool operator==(const HeldOwner &) const = default;
};

/// The folder in which everything is that a sealed agent wrote: an upper side for each folder of the session, one for
/// its home, and its /tmp. Locked while it is open, since a kernel lets one upper side be mounted twice and only logs
/// that. It outlives this object and Belay, until remove(). Blocks on the disk.
class HeldStore
{
public:
    struct Found
    {
        QString path;
        HeldOwner owner;
        bool isOpen = false; ///< in this Belay or another one
    };

    /// A new one in \p top, which is made where it is missing.
    static base::Result<std::unique_ptr<HeldStore>> make(const QString &top, const HeldOwner &owner);
    /// EBUSY: it is open already.
    static base::Result<std::unique_ptr<HeldStore>> open(const QString &path);
    /// All in \p top, the newest first. Those whose owner cannot be read are not among them, and stay.
    static std::vector<Found> in(const QString &top);
    ~HeldStore();
    HeldStore(const HeldStore &) = delete;
    HeldStore &operator=(const HeldStore &) = delete;

    const QString &path() const { return m_path; }
    /// The last part of path(): by this a person names it.
    QString name() const;
    const HeldOwner &owner() const { return m_owner; }
    base::Result<void> setOwner(const HeldOwner &owner);

    /// Where the upper side of \p folder goes, see base::SealPlan; made where it is missing. A folder that the owner
    /// gets later has one, too.
    base::Result<QString> storeOf(const QString &folder);
    base::Result<QString> home();
    base::Result<QString> temporary();

    /// Removes all of it, with what waits in it. Only while no process and no view uses it.
    void remove();

private:
    HeldStore(QString path, base::Descriptor lock, HeldOwner owner);
    base::Result<QString> made(const QString &name);

    const QString m_path;
    base::Descriptor m_lock;
    HeldOwner m_owner;
};

} // namespace ledger
