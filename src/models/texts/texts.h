// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/clock.h"
#include "core/requests/requestrow.h"
#include "core/stop/stopstatistics.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"

#include <QString>

#include <span>

namespace models {

/// Texts that several views use for the same thing.
QString turnEndText(core::TurnEnd end);
/// Also says what closed it, if known.
QString turnEndText(core::TurnEnd end, core::StoppedBy by);
/// A state for a list, not a sentence: "stopped by you".
QString turnEndPhrase(core::TurnEnd end);
/// For programs: "stopped_by_you".
QString turnEndName(core::TurnEnd end);
/// "You pressed Stop", or what stopped the turn instead; with \p time also when.
QString stopMarkText(core::StoppedBy by);
QString stopMarkText(core::StoppedBy by, const QString &time);
QString restoredText(const core::SessionRestored &restored); ///< what the agent still knows, one sentence
QString requestKindText(core::RequestKind kind);
QString requestStateText(const core::RequestRow &row);
/// The same of what the transcript keeps of one.
QString permissionStateText(const history::Permission &permission);
QString elicitationStateText(const history::Elicitation &elicitation);
QString ageText(base::Milliseconds age);       ///< "8 s", "1:32", "2 h"
QString durationText(base::Milliseconds time); ///< "0.2 s", "48 s", "1:32"; at least "0.01 s"

} // namespace models
