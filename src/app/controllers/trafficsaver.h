// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/taptypes.h"
#include "base/error.h"
#include "workspace/files/trafficfeed.h"

#include <QString>

#include <functional>
#include <memory>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace app {

/// Asks for a file, over \p window, and writes it; calls \p failed with the error if that was not possible.
void saveTraffic(std::shared_ptr<acp::WireTap> tap, workspace::TrafficFeed::ToolCallOf toolCallOf,
                 const QString &folder, QWidget *window, std::function<void(const base::Error &)> failed);

} // namespace app
