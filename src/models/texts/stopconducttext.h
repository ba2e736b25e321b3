// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/stop/stopconduct.h"
#include "core/stop/stopstatistics.h"

#include <QList>
#include <QString>

#include <optional>

namespace models {

QString stopCaseName(core::StopCase which);
/// The result of one case in one line, without the case's name.
QString stopCaseText(const core::StopCaseResult &result);
/// A summary for choosing an agent: "Stops in 0.2 s · asks before commands · measured 22 Nov".
QString stopConductSentence(const core::StopConduct &conduct);
/// Something found out about an agent, and whether it is as it should be; else one should know.
struct Finding
{
    bool holds = true;
    QString words;
    bool operator==(const Finding &) const = default;
};
/// All that is known of how an agent stops: its test with each case, and its Stops so far.
QList<Finding> stopFindings(const core::StopStatistics &statistics, const std::optional<core::StopConduct> &conduct);
QString forceText(bool remote, bool canRestore); ///< what Force stop does: "Force stop: end the connection"
/// What a Stop of the agent reaches, in one line: how fast it is, how sure, and what becomes of its commands. Empty if
/// nothing is known. What is \p remote is not seen here, and not claimed.
QString stopReachText(const core::StopStatistics &statistics, const std::optional<core::StopConduct> &conduct,
                      bool remote);

} // namespace models
