// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/entrylist.h"

#include <QDateTime>
#include <QHash>

namespace history {

/// The tool calls of this run by name (a session gives each a name of its own), and the permissions that were asked for
/// them, before there was an entry of the call or after.
class ToolCalls
{
public:
    EntryId entryOf(const base::ToolCallId &call) const { return m_entries.value(call, 0); } ///< 0: none
    /// One that has no entry yet, as far as it is known: some agents describe a call only in the permission request.
    ToolCall begun(const base::ToolCallId &call, const QDateTime &at) const;
    void add(const base::ToolCallId &call, EntryId entry) { m_entries.insert(call, entry); }

    /// A permission is asked for a call, which waits for it from now on. Returns its entry; 0: it has none yet.
    EntryId ask(EntryList &entries, const core::PermissionAsked &permission);
    void addCard(base::RequestKey permission, EntryId entry) { m_cards.insert(permission, entry); }
    EntryId cardOf(base::RequestKey permission) const { return m_cards.value(permission, 0); } ///< 0: none
    /// It was answered, or is over: its call waits no more, unless it does for another one. Returns the call's entry;
    /// 0: it has none.
    EntryId settle(EntryList &entries, base::RequestKey permission);

private:
    QHash<base::ToolCallId, EntryId> m_entries;
    QHash<base::ToolCallId, acp::ToolCallUpdate> m_described; ///< of calls that have no entry yet
    QHash<base::RequestKey, EntryId> m_cards;
    QHash<base::RequestKey, base::ToolCallId> m_asked; ///< the calls that open permissions are about
};

} // namespace history
