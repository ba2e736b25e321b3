// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "settings/agententry.h"

namespace settings {
class Settings;
} // namespace settings

namespace cli {

/// Measures how \p agent takes Stop, prints it, as lines of JSON if \p json, and keeps it in \p settings if \p keep.
/// The exit code, as the help of `belay agents` says.
int runStopTest(const settings::AgentEntry &agent, settings::Settings *settings, bool keep, bool json);

} // namespace cli
