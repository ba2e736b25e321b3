// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/stop/stopconduct.h"
#include "settings/agententry.h"
#include "workspace/stoptest/stopcaserun.h"

#include <QByteArray>

namespace cli {

/// One line of JSON, without newline, for one case of a stop test, and for its overall result. Scripts rely on the
/// names and meanings.
QByteArray stopCaseJson(const workspace::StopCaseReport &report);
QByteArray stopConductJson(const settings::AgentEntry &agent, const core::StopConduct &conduct);

} // namespace cli
