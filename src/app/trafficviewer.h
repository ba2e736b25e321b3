// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "models/lists/trafficmodel.h"
#include "widgets/style/look.h"

#include <functional>

namespace app {

/// The messages that were saved in \p path; \p skipped gets in words what of the file was none, if anything. Waits for
/// the disk: for what the user asked to look at.
base::Result<std::vector<models::TrafficLine>> readTrafficFile(const QString &path, QString *skipped);

/// Asks which file, over \p window, and shows what is in it in a window of its own; \p failed is told why not.
void openTraffic(widgets::Look *look, QWidget *window, std::function<void(const base::Error &)> failed);

} // namespace app
