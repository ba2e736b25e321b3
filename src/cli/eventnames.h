// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "core/values/sessionevent.h"

#include <QLatin1String>

namespace cli {

/// Names in `belay exec --json` for values that the protocol has no word for. They must not change (resources/manual).
QLatin1String nameOf(core::PermissionEnd value);
QLatin1String nameOf(core::ElicitationEnd value);
QLatin1String nameOf(core::CommandEnd value);
QLatin1String nameOf(core::StoppedBy value);
QLatin1String nameOf(core::RunEnd value);
QLatin1String nameOf(core::SessionRestored::Kind value);
QLatin1String nameOf(acp::ChunkKind value);

} // namespace cli
