// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/entrylist.h"

#include <QDateTime>
#include <QHash>

namespace history {

/// The tool calls of this run by id (the session gives each a unique one), and the permissions asked for them, also
/// before the call has an entry.
class ToolCalls
{
public:
    EntryId entryOf(const base::ToolCallId &call) const { return m_entries.value(call, 0); } ///< 0: none
    /// A new call with what is known of it already: some agents describe it only in the permission request.
    ToolCall begun(const base::ToolCallId &call, const QDateTime &at) const;
    void add(const base::ToolCallId &call, EntryId entry) { m_entries.insert(call, entry); }

    /// The call now waits for this permission. Returns its entry; 0: it has none yet.
    EntryId ask(EntryList &entries, const core::PermissionAsked &permission);
    void addCard(base::RequestKey permission, EntryId entry) { m_cards.insert(permission, entry); }
    EntryId cardOf(base::RequestKey permission) const { return m_cards.value(permission, 0); } ///< 0: none
    /// The permission is settled: its call no longer waits, unless for another one. Returns the call's entry; 0: it has
    /// none.
    EntryId settle(EntryList &entries, base::RequestKey permission);

private:
    QHash<base::ToolCallId, EntryId> m_entries;
    QHash<base::ToolCallId, acp::ToolCallUpdate> m_described; ///< calls that have no entry yet
    QHash<base::RequestKey, EntryId> m_cards;
    QHash<base::RequestKey, base::ToolCallId> m_asked; ///< the calls of open permissions
};

} // namespace history
