// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "history/entry.h"
#include "ledger/rows/effect.h"

#include <QHash>

#include <vector>

namespace history {

/// The part after the last slash: all paths of one file, absolute or not, share it.
QString lastPart(const QString &path);

/// Finds the calls of one turn and the rows of the ledger that may belong together, by the names in them, so that the
/// search stays fast in a turn of thousands. Being found here proves nothing.
class EffectIndex
{
public:
    /// Call it again for each update of a call.
    void add(EntryId entry, const ToolCall &call);
    /// Call it each time the row has changed.
    void add(const ledger::Effect &effect);

    /// The calls that name a file as \p target ends, oldest first.
    const std::vector<EntryId> &callsNaming(const QString &target) const;
    /// The rows that name \p call, or the same file as the call, oldest first, each once.
    std::vector<base::EffectId> effectsFor(const ToolCall &call) const;

private:
    QHash<QString, std::vector<EntryId>> m_calls;         ///< by the last part of a path
    QHash<QString, std::vector<base::EffectId>> m_byName; ///< rows that name no call
    QHash<base::ToolCallId, std::vector<base::EffectId>> m_byCall;
};

} // namespace history
