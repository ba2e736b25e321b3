// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "core/held/heldchanges.h"
#include "core/values/services.h"
#include "settings/agententry.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace workspace {

/// The folder in Belay's data folder with held-back changes, one folder for each session.
QString heldFolder();

/// Makes a new store for changes of \p agent in \p folders, absolute, the session's own first.
base::Result<std::shared_ptr<core::HeldChanges>> makeHeld(const settings::AgentEntry &agent, const QStringList &folders,
                                                          const core::Services &services);
/// Opens the store at \p path. \p ownPaths: what its agent may write itself, see settings::AgentEntry.
base::Result<std::shared_ptr<core::HeldChanges>> openHeld(const QString &path, const QStringList &ownPaths,
                                                          const core::Services &services);

/// Has HeldStore::sweep() done where nobody waits for it. Once in a run.
void sweepHeld(const core::Services &services);

/// The store of the session of \p agent with one of \p names; empty: there is none.
QString findHeld(const QString &agentId, const std::vector<base::SessionId> &names);

} // namespace workspace
