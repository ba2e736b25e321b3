// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/stop/stopstatistics.h"

#include <QString>

namespace models {

/// "usually stops in 0.2 s, 41 of 41 times"; empty while nothing is known.
QString stopStatisticsText(const core::StopStatistics &statistics);
/// The same as a sentence about \p agent.
QString stopStatisticsSentence(const QString &agent, const core::StopStatistics &statistics);
/// Everything known, a fact per line; empty while nothing is known.
QString stopStatisticsDetail(const core::StopStatistics &statistics);

} // namespace models
