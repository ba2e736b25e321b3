// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/taptypes.h"
#include "base/result.h"
#include "models/lists/trafficmodel.h"
#include "workspace/files/trafficfeed.h"

#include <QString>

#include <vector>

namespace workspace {

/// Saves everything in \p tap as JSON lines without secrets; `belay --replay` plays them. Written completely or not at
/// all.
base::Result<void> writeTraffic(const acp::WireTap &tap, const TrafficFeed::ToolCallOf &toolCallOf,
                                const QString &path);

/// The messages saved in \p path; \p skipped describes invalid lines, if any. Blocks: only for files that the user
/// asked to open.
base::Result<std::vector<models::TrafficLine>> readTrafficFile(const QString &path, QString *skipped);

} // namespace workspace
