// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"

#include <QByteArray>

namespace cli {

/// One event as a JSON line (without newline) for `belay exec --json`. The names are documented in the manual
/// (resources/manual). \p wasTold: the state of this effect was told before, and something else of it has changed.
QByteArray eventJson(const core::SessionEvent &event, bool wasTold = false);

/// The exit code of `belay exec`, one for each way a turn ends; the manual lists them.
int exitCode(core::TurnEnd end);
/// The last line of a run.
QByteArray execEndedJson(int exitCode);
/// The report of a turn that did not simply finish, as a JSON line: one object per row.
QByteArray reportJson(base::TurnId turn, const std::vector<history::ReportRow> &report);

} // namespace cli
