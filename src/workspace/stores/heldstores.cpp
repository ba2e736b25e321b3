// SPDX-License-Identifier: Apache-2.0
#include "workspace/stores/heldstores.h"

#include "agents/sealedstart.h"
#include "core/held/outergitfolder.h"
#include "ledger/held/heldstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <cerrno>

namespace workspace {

namespace {

struct HeldStoresTr
{
    Q_DECLARE_TR_FUNCTIONS(workspace::HeldStores)
};

std::shared_ptr<core::HeldChanges> changesIn(std::unique_ptr<ledger::HeldStore> store, const QStringList &ownPaths,
                                             const core::Services &services)
{
    core::HeldHome home;
    home.path = QFileInfo(QDir::homePath()).canonicalFilePath();
    const QString command = store->owner().agentCommand;
    auto changes = std::make_shared<core::HeldChanges>(std::move(store), services, std::move(home));
    agents::giveRights(changes.get(), command, ownPaths);
    return changes;
}

} // namespace

QString heldFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/held");
}

base::Result<std::shared_ptr<core::HeldChanges>> makeHeld(const settings::AgentEntry &agent, const QStringList &folders,
                                                          const core::Services &services)
{
    ledger::HeldOwner owner;
    owner.agentId = agent.id;
    owner.agentName = agent.name;
    owner.agentCommand = agent.command;
    owner.changedAt = services.clock->wall();
    for (const QString &folder : folders) {
        const QString whole = QFileInfo(folder).canonicalFilePath();
        for (const QString &one : {whole, whole.isEmpty() ? QString() : core::outerGitFolder(whole)}) {
            if (!one.isEmpty() && !owner.folders.contains(one))
                owner.folders << one;
        }
    }
    auto store = ledger::HeldStore::make(heldFolder(), owner);
    if (!store)
        return store.error();
    return changesIn(std::move(store).value(), agent.ownPaths, services);
}

base::Result<std::shared_ptr<core::HeldChanges>> openHeld(const QString &path, const QStringList &ownPaths,
                                                          const core::Services &services)
{
    auto store = ledger::HeldStore::open(path);
    if (!store && store.error().code == EBUSY)
        return base::Error{
            base::Origin::User, EBUSY,
            HeldStoresTr::tr(
                "Another Belay is deciding about what this session holds back. Restart the agent after that."),
            store.error().message};
    if (!store)
        return store.error();
    return changesIn(std::move(store).value(), ownPaths, services);
}

void sweepHeld(const core::Services &services)
{
    services.disk()->runAside([top = heldFolder()] { ledger::HeldStore::sweep(top); }, QCoreApplication::instance(),
                              [] {});
}

QString findHeld(const QString &agentId, const std::vector<base::SessionId> &names)
{
    for (const ledger::HeldStore::Found &found : ledger::HeldStore::in(heldFolder())) {
        const bool isOfSession = std::find(names.begin(), names.end(), found.owner.session) != names.end();
        if (found.owner.agentId == agentId && isOfSession && !found.owner.session.isEmpty())
            return found.path;
    }
    return {};
}

} // namespace workspace
