// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "core/held/heldchanges.h"
#include "core/session/services.h"
#include "settings/agententry.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace workspace {

/// In Belay's data folder: what agents wrote that is held back, a folder for each session.
QString heldFolder();

/// A new place for what \p agent writes in \p folders, absolute, the session's own first.
base::Result<std::shared_ptr<core::HeldChanges>> makeHeld(const settings::AgentEntry &agent, const QStringList &folders,
                                                          const core::Services &services);
/// The one that is at \p path.
base::Result<std::shared_ptr<core::HeldChanges>> openHeld(const QString &path, const core::Services &services);

/// Where what \p agent wrote in the session with one of \p names is; empty: nothing of it is held back.
QString findHeld(const QString &agentId, const std::vector<base::SessionId> &names);

} // namespace workspace
