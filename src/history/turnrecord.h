// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/values/heldfile.h"
#include "core/values/sessionevent.h"
#include "history/entrylist.h"
#include "history/turneffects.h"
#include "history/turnreport.h"

#include <QDateTime>

#include <memory>
#include <optional>
#include <vector>

namespace history {

/// What is known of a turn besides its entries, and what follows from both.
struct TurnRecord
{
    EntryId prompt = 0; ///< its first message; 0: not loaded
    EntryId footer = 0; ///< its end; 0: it runs, or the end is not loaded
    QDateTime stopAt, endAt;
    TurnEffects effects;
    std::vector<core::FolderNotWatched> notWatched;
    std::optional<core::UsageCounted> usage;
    int lostRequests = 0; ///< lost with the connection
    /// What waited for the user as it was seen last before its end, and first after it; null: not seen.
    std::shared_ptr<const std::vector<core::HeldFile>> heldBefore, heldAfter;

    /// An entry of an earlier run; whoever has the list adds its calls to the effects.
    void restore(const Entry &entry);
    /// A command that Belay runs for the agent.
    void begin(const core::TerminalStarted &command);
    void end(const core::TerminalExited &command);
    void recordRunsOn(const core::CommandRunsOn &left);
    std::vector<CommandFact> running() const; ///< commands that Belay runs and that have not ended

    enum class Late { Reported, Counted };
    /// \p event came after the turn's end \p to, which counts updates. Counted: only the number in its report has
    /// changed; otherwise the report must be made again.
    Late addLate(TurnFooter &to, const core::SessionEvent &event) const;

    /// Whether the agent sent a message, used a tool, asked or changed something. Thoughts alone do not count.
    bool hasAnswer(base::TurnId turn, const EntryList &entries) const;
    /// The number of entries and rows that a report is made of.
    size_t reported(const EntryList &entries) const;
    // Only for a turn with a footer.
    bool hasReport(const EntryList &entries) const; ///< of more than the hosts that it contacted
    std::vector<ReportRow> report(base::TurnId turn, const EntryList &entries) const;

private:
    std::vector<CommandFact> m_commands;
};

} // namespace history
