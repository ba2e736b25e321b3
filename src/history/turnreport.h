// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

namespace history {

/// A command that Belay ran for the agent, whether a tool call shows it or not.
struct CommandFact
{
    base::TerminalId id;
    QString line;

    CommandFact(base::TerminalId terminal, QString command) : id(std::move(terminal)), line(std::move(command)) {}
    bool exited = false;
    std::optional<int> exitCode;
    QString signal;
    core::CommandEnd how = core::CommandEnd::Exited;
};

/// Sums up what a turn did and what was kept from happening, for the card at its end. Only turns that were
/// stopped, failed or lost have a report: what finished needs no account. Fed with the turn's entries in order.
class TurnReport
{
public:
    TurnReport(base::TurnId turn, const TurnFooter &footer);

    /// Ends that have a report.
    static bool isFor(core::TurnEnd end);

    void add(const Entry &entry); ///< entries of other turns are passed over
    void add(const CommandFact &command);
    /// After the entries: the ledger knows better than the agent's report.
    void add(const ledger::Effect &effect);
    /// One that \p footer told of before stays, as its event is not kept.
    void add(const core::FolderNotWatched &folder);
    /// The rows, by section; \p lostRequests ended with the connection.
    std::vector<ReportRow> take(int lostRequests);

private:
    void addTool(const Entry &entry, const ToolCall &call);
    void addPermission(const Entry &entry, const Permission &permission);
    void addFile(const ledger::Effect &effect);
    void addOther(const ledger::Effect &effect);
    void push(ReportRow row) { m_rows.push_back(std::move(row)); }

    const base::TurnId m_turn;
    const core::TurnEnd m_end;
    const int m_lateUpdates;
    const std::optional<base::Milliseconds> m_lastLate;
    std::vector<ReportRow> m_rows;
    std::vector<base::TerminalId> m_shown; ///< commands that a tool call has told of already
};

} // namespace history
