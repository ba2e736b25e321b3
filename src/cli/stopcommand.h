// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "settings/agententry.h"

namespace settings {
class Settings;
} // namespace settings

namespace cli {

/// Measures how \p agent reacts to Stop, prints it, as lines of JSON if \p json, and stores it in \p settings if \p
/// keep. Returns the exit code that the help of `belay agents` documents.
int runStopTest(const settings::AgentEntry &agent, settings::Settings *settings, bool keep, bool json);

} // namespace cli
