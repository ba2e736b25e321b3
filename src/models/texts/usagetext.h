// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "core/values/sessionevent.h"

#include <QString>

namespace models {

/// "76,000 of 200,000 tokens of context", and the cost if the agent reports it.
QString usageText(const acp::Usage &usage);
/// The usage of one turn: "+3.2k context · 0.0042 USD".
QString turnUsageText(const core::UsageCounted &usage);

} // namespace models
