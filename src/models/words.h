// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/requestrow.h"
#include "core/sessionevent.h"

#include <QString>

namespace models {

/// The words that several views use for the same thing; see each function's table.
QString turnEndText(core::TurnEnd end);
QString requestKindText(core::RequestKind kind);
QString requestStateText(const core::RequestRow &row);
QString ageText(base::Milliseconds age);       ///< "8 s", "1:32", "2 h"
QString durationText(base::Milliseconds time); ///< "0.2 s", "48 s", "1:32"

} // namespace models
