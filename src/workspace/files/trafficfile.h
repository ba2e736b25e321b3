// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/taptypes.h"
#include "base/result.h"
#include "models/lists/trafficmodel.h"

#include <QString>

#include <vector>

namespace workspace {

/// All that \p tap holds, as JSON lines without secrets; `belay --replay` plays them. Whole or not at all.
base::Result<void> writeTraffic(const acp::WireTap &tap, const QString &path);

/// The messages that were saved in \p path; \p skipped gets in words what of the file was none, if anything. Waits for
/// the disk: for what the user asked to look at.
base::Result<std::vector<models::TrafficLine>> readTrafficFile(const QString &path, QString *skipped);

} // namespace workspace
