// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QLatin1StringView>

namespace demoagent {

// Appends {"event":…, "ns":CLOCK_MONOTONIC, …} to the file named by BELAY_DEMO_LOG; does nothing without it.
void logEvent(QLatin1StringView event, QJsonObject fields = {});
void logToStderr(const QJsonObject &line);

} // namespace demoagent
