// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/entrylist.h"

#include <QDateTime>
#include <QHash>

namespace history {

/// Where the screens of commands are: in the tool call that shows them, and here until one does. Agents name a terminal
/// after they have started it, and replace the content of a call in which it was.
class TerminalScreens
{
public:
    static constexpr qsizetype outputKept = 1024 * 1024; ///< characters of one command, at least

    /// The content of \p call is about to be replaced: its screens are kept for whoever names them next.
    void takeFrom(const ToolCall &call);
    /// \p call, in \p entry, shows \p id.
    void show(const base::TerminalId &id, EntryId entry, ToolCall &call);

    // Each returns the entry that shows it; 0: none does yet.
    EntryId begin(EntryList &entries, const core::TerminalStarted &command, const QDateTime &at);
    EntryId add(EntryList &entries, const core::TerminalOutput &output);
    EntryId end(EntryList &entries, const core::TerminalExited &command, const QDateTime &at);

private:
    template <class Change> EntryId change(EntryList &entries, const base::TerminalId &id, Change change);

    QHash<base::TerminalId, EntryId> m_shown;
    QHash<base::TerminalId, TerminalPart> m_hidden;
};

} // namespace history
