// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/stop/stopconduct.h"
#include "settings/agententry.h"
#include "workspace/stoptest/stopcaserun.h"

#include <QByteArray>

namespace cli {

/// One line of JSON, without the line's end, for one case of a measured Stop, and for what they say together. Names and
/// meanings are promises to scripts.
QByteArray stopCaseJson(const workspace::StopCaseReport &report);
QByteArray stopConductJson(const settings::AgentEntry &agent, const core::StopConduct &conduct);

} // namespace cli
