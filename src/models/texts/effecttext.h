// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/effect.h"

#include <QString>

namespace models {

QString effectKindText(ledger::EffectKind kind);       ///< "Edit", "New file", "Command"
QString effectKindText(const ledger::Effect &effect);  ///< also says whether it is an undo or a part of another effect
QString effectStateText(ledger::EffectState state);    ///< "committed", "undone"
QString effectStateText(const ledger::Effect &effect); ///< also "waiting"
/// The name in scripts: "write_file", "committed".
QString effectKindName(ledger::EffectKind kind);
QString effectStateName(ledger::EffectState state);
QString effectSourceName(ledger::EffectSource source); ///< "belay", "agent", "not_reported"

} // namespace models
