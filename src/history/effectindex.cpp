// SPDX-License-Identifier: Apache-2.0
#include "history/effectindex.h"
#include "acp/values.h"
#include "base/ids.h"

#include <QSet>

#include <algorithm>

namespace history {

QString lastPart(const QString &path)
{
    return path.mid(path.lastIndexOf(QLatin1Char('/')) + 1);
}

namespace {

QSet<QString> namesIn(const ToolCall &call)
{
    QSet<QString> names;
    for (const acp::Diff &diff : call.diffs)
        names.insert(lastPart(diff.path));
    for (const acp::Location &place : call.locations)
        names.insert(lastPart(place.path));
    return names;
}

/// Kept sorted; new ids nearly always belong at the end.
template <class Id> void addTo(std::vector<Id> &ids, Id id)
{
    const auto place = std::lower_bound(ids.begin(), ids.end(), id);
    if (place == ids.end() || *place != id)
        ids.insert(place, id);
}

} // namespace

void EffectIndex::add(EntryId entry, const ToolCall &call)
{
    for (const QString &name : namesIn(call))
        addTo(m_calls[name], entry);
}

void EffectIndex::add(const ledger::Effect &effect)
{
    if (!effect.toolCall.isEmpty())
        addTo(m_byCall[effect.toolCall], effect.id);
    else if (effect.isFile())
        addTo(m_byName[lastPart(effect.target)], effect.id);
}

const std::vector<EntryId> &EffectIndex::callsNaming(const QString &target) const
{
    static const std::vector<EntryId> none;
    const auto found = m_calls.constFind(lastPart(target));
    return found == m_calls.cend() ? none : *found;
}

std::vector<base::EffectId> EffectIndex::effectsFor(const ToolCall &call) const
{
    std::vector<base::EffectId> out = m_byCall.value(call.id);
    for (const QString &name : namesIn(call)) {
        const auto found = m_byName.constFind(name);
        if (found != m_byName.cend())
            out.insert(out.end(), found->begin(), found->end());
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

} // namespace history
