// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/entrylist.h"

#include <QDateTime>
#include <QHash>

#include <deque>
#include <vector>

namespace history {

/// Assigns the output of commands to the tool call that shows it, and keeps it here until one does. Agents name a
/// terminal in a call only after they have started it, and replace a call's content later.
class TerminalScreens
{
public:
    static constexpr qsizetype outputKept = 1024 * 1024; ///< characters kept of each command, at least
    /// Characters kept of all. If there are more, of commands that have ended only the ends are kept, the oldest first.
    static constexpr qsizetype allKept = 16 * outputKept;
    static constexpr qsizetype endKept = 64 * 1024;

    /// The content of \p call will be replaced: keeps its screens for the next call that names them.
    void takeFrom(const ToolCall &call);
    /// \p call, in \p entry, shows \p id.
    void show(const base::TerminalId &id, EntryId entry, ToolCall &call);

    // These return the entry that shows the command; 0: none yet.
    EntryId begin(EntryList &entries, const core::TerminalStarted &command, const QDateTime &at);
    /// \p cut, unless null, gets the other entries of which output was cut.
    EntryId add(EntryList &entries, const core::TerminalOutput &output, std::vector<EntryId> *cut = nullptr);
    EntryId end(EntryList &entries, const core::TerminalExited &command, const QDateTime &at);

private:
    template <class Change> EntryId change(EntryList &entries, const base::TerminalId &id, Change change);

    QHash<base::TerminalId, EntryId> m_shown;
    QHash<base::TerminalId, TerminalPart> m_hidden;
    qsizetype m_kept = 0;                 ///< characters of all
    std::deque<base::TerminalId> m_ended; ///< of which more than the end is kept, the oldest first
};

} // namespace history
