// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/sessionevent.h"

#include <QByteArray>

namespace app {

/// One event as a JSON line (without newline) for `belay exec --json`. The names are documented in README.
QByteArray eventJson(const core::SessionEvent &event);

/// "stopped_by_you"
QString turnEndName(core::TurnEnd end);
/// The exit code of `belay exec`: 0, 4, 5, 6, 1 for a failure, 130 whenever Stop was used.
int exitCode(core::TurnEnd end, bool stopUsed);

} // namespace app
