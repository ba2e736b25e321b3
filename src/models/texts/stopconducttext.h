// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/stop/stopconduct.h"
#include "core/stop/stopstatistics.h"

#include <QString>

#include <optional>

namespace models {

QString stopCaseName(core::StopCase which);
/// The result of one case in one line, without the case's name.
QString stopCaseText(const core::StopCaseResult &result);
/// A summary for choosing an agent: "Stops in 0.2 s · asks before commands · measured 22 Nov".
QString stopConductSentence(const core::StopConduct &conduct);
/// The same with each case, in lines.
QString stopConductDetail(const core::StopConduct &conduct);
/// What a Stop of the agent reaches, in one line: how fast it is, how sure, and what becomes of its commands. Empty if
/// nothing is known. What is \p remote is not seen here, and not claimed.
QString stopReachText(const core::StopStatistics &statistics, const std::optional<core::StopConduct> &conduct,
                      bool remote);

} // namespace models
