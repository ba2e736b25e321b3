// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "proxy/networkrules.h"

#include <QString>
#include <QStringList>

#include <span>

namespace models {

/// One row of what happened as a line: "Prevented: rm -rf x (Stop came before it was permitted)".
QString reportLine(const history::ReportRow &row);
QString reportSectionText(history::ReportRow::Section section); ///< "Took effect"
/// "3 files", or empty; \p rows are those of the section, at least one.
QString reportSectionHint(history::ReportRow::Section section, std::span<const history::ReportRow> rows);
QString outlivesText(qint64 process);                    ///< what goes on after its turn; 0: no process is known
QString reportReasonText(const history::ReportRow &row); ///< a sentence without its full stop
/// How a turn that did not simply finish ended, for the heading of its report: "Stopped by you · the agent confirmed
/// after 4.6 s". Empty for ends without a report.
QString reportTitleText(const history::TurnFooter &footer);
QString stopAnswerText(const history::TurnFooter &footer); ///< "the agent confirmed after 4.6 s"; empty: no Stop
/// Shown instead of an empty report: "Stopped by you · no change was seen in …". Mentions only what was looked at.
QString nothingHappenedText(const history::TurnFooter &footer);
/// What the note about the network does not cover; empty: nothing was noted.
QString networkLimitsText(proxy::NetworkLevel level);
/// The hosts that a turn contacted, for the line of its end: "contacted 3 hosts, 1 host refused". Empty: none.
QString contactsText(const history::TurnFooter &footer);
/// Of a turn without a report, a line each: the hosts that it contacted, with what they do not cover, and what changed
/// after it.
QStringList footerLines(const history::TurnFooter &footer);
/// Below the rows: what the report does not cover, and what the turn took, as far as the agent reports it; may be
/// empty.
QString closingText(const history::TurnFooter &footer);
/// The whole report as text, for copying and for screen readers.
QString reportText(const history::TurnFooter &footer);

} // namespace models
