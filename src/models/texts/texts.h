// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/clock.h"
#include "core/requests/requestrow.h"
#include "core/session/sessionevent.h"
#include "core/session/stopstatistics.h"
#include "history/entry.h"

#include <QString>

#include <span>

namespace models {

/// The words that several views use for the same thing; see each function's table.
QString turnEndText(core::TurnEnd end);
/// For programs: "stopped_by_you".
QString turnEndName(core::TurnEnd end);
QString restoredText(const core::SessionRestored &restored); ///< what the agent knows, one sentence
QString requestKindText(core::RequestKind kind);
QString requestStateText(const core::RequestRow &row);
/// One row of what happened as a line: "Prevented: rm -rf x (the permission was cancelled by Stop)".
QString reportLine(const history::ReportRow &row);
QString reportSectionText(history::ReportRow::Section section); ///< "Took effect"
/// "never happened"; \p rows are those of the section, at least one.
QString reportSectionHint(history::ReportRow::Section section, std::span<const history::ReportRow> rows);
QString reportReasonText(const history::ReportRow &row); ///< a sentence without its end
/// How a turn that did not simply finish came to its end, for the head of its report: "you stopped this turn; the
/// agent confirmed after 4.6 s". Empty for the ends that have no report.
QString reportTitleText(const history::TurnFooter &footer);
/// Instead of a report without rows: "Stopped. No change was seen in …". Says only what was looked at.
QString nothingHappenedText(const history::TurnFooter &footer);
/// What that does not cover; empty where there is a report, or nothing was looked at.
QString notWatchedText(const history::TurnFooter &footer);
/// Everything a report says, for copying and for people who listen.
QString reportText(const history::TurnFooter &footer);
/// "usually stops in 0.2 s, 41 of 41 times"; empty while nothing is known.
QString stopStatisticsText(const core::StopStatistics &statistics);
/// The same as a sentence about \p agent.
QString stopStatisticsSentence(const QString &agent, const core::StopStatistics &statistics);
/// "opencode stops in 0.2 s, slowest 4.6 s"; empty if it never confirmed.
QString stopStatisticsSummary(const QString &agent, const core::StopStatistics &statistics);
/// Everything known, a fact per line; empty while nothing is known.
QString stopStatisticsDetail(const core::StopStatistics &statistics);
/// "76,000 of 200,000 tokens of context", and the money where the agent tells.
QString usageText(const acp::Usage &usage);
/// What one turn took: "+3.2k context · 0.0042 USD".
QString turnUsageText(const core::UsageCounted &usage);
QString ageText(base::Milliseconds age);       ///< "8 s", "1:32", "2 h"
QString durationText(base::Milliseconds time); ///< "0.2 s", "48 s", "1:32"; at least "0.01 s"

} // namespace models
