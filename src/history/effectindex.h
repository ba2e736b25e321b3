// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "history/entry.h"
#include "ledger/rows/effect.h"

#include <QHash>

#include <vector>

namespace history {

/// What stands behind the last slash: two names of one file, absolute or not, have it in common.
QString lastPart(const QString &path);

/// Which calls of one turn and which rows of the ledger may belong together, by the names they give, so that finding
/// whose an effect is costs the same in a turn of thousands. That something is in here decides nothing.
class EffectIndex
{
public:
    /// Called again for each update of a call.
    void add(EntryId entry, const ToolCall &call);
    /// A row, each time it has changed.
    void add(const ledger::Effect &effect);

    /// The calls that name a file as \p target ends, oldest first.
    const std::vector<EntryId> &callsNaming(const QString &target) const;
    /// The rows that name \p call, or a file as the call does, oldest first, each once.
    std::vector<base::EffectId> effectsFor(const ToolCall &call) const;

private:
    QHash<QString, std::vector<EntryId>> m_calls;         ///< by the last part of a path
    QHash<QString, std::vector<base::EffectId>> m_byName; ///< of rows that name no call
    QHash<base::ToolCallId, std::vector<base::EffectId>> m_byCall;
};

} // namespace history
