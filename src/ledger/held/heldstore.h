// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/descriptor.h"
#include "base/ids.h"
#include "base/process/viewmark.h"
#include "base/result.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace ledger {

/// The session that a store's changes belong to.
struct HeldOwner
{
    QString agentId;
    QString agentName;       ///< for people
    QString agentCommand;    ///< the command it was started with
    QString title;           ///< the session's title, for people
    base::SessionId session; ///< the session's name in the ledger; empty until it has one
    QStringList folders;     ///< absolute, resolved; the session's own is the first
    QDateTime changedAt;
    bool operator==(const HeldOwner &) const = default;
};

/// The folder with everything that a sealed agent wrote: an upper folder for each folder of the session, one for the
/// home, and its /tmp. Locked while it is open, since the kernel allows one upper folder to be mounted twice and only
/// logs it. Stays on disk, also after Belay, until remove(). Blocks on the disk.
class HeldStore
{
public:
    struct Found
    {
        QString path;
        HeldOwner owner;
        bool isOpen = false; ///< opened by this Belay or another one
    };

    /// Makes a new one in \p top, which is created if missing.
    static base::Result<std::unique_ptr<HeldStore>> make(const QString &top, const HeldOwner &owner);
    /// EBUSY: it is open already.
    static base::Result<std::unique_ptr<HeldStore>> open(const QString &path);
    /// All stores in \p top, the newest first. Those whose owner cannot be read are left out, and stay.
    static std::vector<Found> in(const QString &top);
    /// Removes what Belays that were killed have left in \p top: stores without an owner in which nothing was ever
    /// written, those in which nothing waits and nobody lives, and the rest of those that were being removed. Leaves
    /// what another Belay is at: its lock ends with it. Who opens one at this very moment may be refused. Any thread.
    static void sweep(const QString &top);
    ~HeldStore();
    HeldStore(const HeldStore &) = delete;
    HeldStore &operator=(const HeldStore &) = delete;

    const QString &path() const { return m_path; }
    /// The last part of path(), by which people name it.
    QString name() const;
    const HeldOwner &owner() const { return m_owner; }
    base::Result<void> setOwner(const HeldOwner &owner);

    /// The store for \p folder, see base::SealPlan; created if missing. Also for folders that were added to the owner
    /// later.
    base::Result<QString> storeOf(const QString &folder);
    base::Result<QString> home();
    base::Result<QString> temporary();

    /// Remembers a view in which this store is written, for later runs.
    base::Result<void> recordView(const base::ViewMark &view);
    /// Those of this run and of earlier ones, as far as they are known.
    const std::vector<base::ViewMark> &views() const { return m_views; }
    /// Else others may have been there, in which something may live.
    bool knowsAllViews() const { return m_knowsAllViews; }
    /// No program has ever written there.
    bool isUnused() const;

    /// Removes the store with everything waiting in it. Only while no process and no view uses it.
    void remove();

private:
    HeldStore(QString path, base::Descriptor lock, HeldOwner owner);
    base::Result<QString> made(const QString &name);
    bool isEmpty() const;
    static void sweepEmpty(const QString &path);

    const QString m_path;
    base::Descriptor m_lock;
    HeldOwner m_owner;
    std::vector<base::ViewMark> m_views;
    bool m_knowsAllViews = false;
};

} // namespace ledger
