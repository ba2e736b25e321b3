// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/entrylist.h"
#include "history/turneffects.h"
#include "history/turnreport.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace history {

/// What is known of a turn besides what its entries say, and what is told of it from both.
struct TurnRecord
{
    EntryId prompt = 0; ///< its first message; 0: none is known here
    EntryId footer = 0; ///< its end; 0: it runs, or how it ended is not known here
    QDateTime stopAt, endAt;
    TurnEffects effects;
    std::vector<core::FolderNotWatched> notWatched;
    std::optional<core::UsageCounted> usage;
    int lostRequests = 0; ///< with the connection

    /// An entry of it from an earlier run; its calls are added to the effects by whoever has them in the list.
    void restore(const Entry &entry);
    /// A command that Belay runs for the agent.
    void begin(const core::TerminalStarted &command);
    void end(const core::TerminalExited &command);

    enum class Late { Reported, Counted };
    /// \p event came after the end, \p to: what is an update is counted there. Counted: nothing but the number
    /// in its report has changed; else the report is to be made anew.
    Late addLate(TurnFooter &to, const core::SessionEvent &event) const;

    /// The agent sent a message, used a tool, asked or changed something. Thoughts alone are no answer.
    bool hasAnswer(base::TurnId turn, const EntryList &entries) const;
    /// How many entries and rows a report is made of.
    size_t reported(const EntryList &entries) const;
    /// Of a turn that has its footer.
    std::vector<ReportRow> report(base::TurnId turn, const EntryList &entries) const;

private:
    std::vector<CommandFact> m_commands;
};

} // namespace history
