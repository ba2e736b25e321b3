// SPDX-License-Identifier: Apache-2.0
#include "history/turneffects.h"

#include "acp/values.h"
#include "base/ids.h"
#include "ledger/rows/effect.h"
#include "ledger/undo/undopart.h"

#include <QCryptographicHash>

#include <algorithm>

namespace history {

namespace {

bool cameAbout(const ledger::Effect &row)
{
    using enum ledger::EffectState;
    return row.state == Committed || row.state == Compensating || row.state == Compensated;
}

/// A call of an MCP tool that had been made before: the agent got the result of the first.
bool isNotMadeAgain(const ledger::Effect &row)
{
    return row.kind == ledger::EffectKind::Remote && row.state == ledger::EffectState::Cancelled &&
           row.sameAs.value != 0;
}

} // namespace

bool isAbout(const QString &path, const QString &target)
{
    return !path.isEmpty() && (path == target || target.endsWith(QLatin1Char('/') + path));
}

void TurnEffects::add(EntryId entry, const ToolCall &call)
{
    m_index.add(entry, call);
    m_calls.insert(call.id, entry);
}

TurnEffects::Owner TurnEffects::ownerOf(const ledger::Effect &row, EntryId behind, const EntryList &entries) const
{
    if (row.partOf.value != 0) {
        const auto whole = m_owners.find(row.partOf);
        return whole == m_owners.end() ? Owner{} : Owner{whole->second, true};
    }
    if (!row.toolCall.isEmpty()) {
        if (const auto known = m_calls.constFind(row.toolCall); known != m_calls.constEnd())
            return Owner{*known, true};
        return behind == 0 ? Owner{} : Owner{behind, true};
    }
    Owner found;
    if (!row.isFile() || row.source == ledger::EffectSource::NotReported)
        return found;
    const std::vector<EntryId> &calls = m_index.callsNaming(row.target);
    for (auto id = calls.rbegin(); id != calls.rend(); ++id) {
        const auto &call = entries.body<ToolCall>(*id);
        bool names = false;
        for (const acp::Diff &diff : call.diffs) {
            if (!isAbout(diff.path, row.target))
                continue;
            names = true;
            if (row.after.hash == QCryptographicHash::hash(diff.newText.toUtf8(), QCryptographicHash::Sha256))
                return {*id, true};
        }
        const bool changes =
            call.kind == acp::ToolKind::Edit || call.kind == acp::ToolKind::Delete || call.kind == acp::ToolKind::Move;
        names = names || (changes && call.diffs.empty() &&
                          std::any_of(call.locations.begin(), call.locations.end(),
                                      [&](const acp::Location &place) { return isAbout(place.path, row.target); }));
        if (names && found.call == 0)
            found.call = *id;
    }
    return found;
}

EntryId TurnEffects::record(const ledger::Effect &row, EntryId behind, const EntryList &entries)
{
    m_rows.insert_or_assign(row.id, row);
    if (!row.isOwnDeed() && !isNotMadeAgain(row))
        return disown(row.id);
    m_index.add(row);
    auto owner = m_owners.find(row.id);
    if (owner == m_owners.end()) {
        const Owner found = ownerOf(row, behind, entries);
        if (found.call == 0)
            return 0;
        owner = m_owners.emplace(row.id, found.call).first;
        m_owned[found.call].insert(row.id);
    }
    return owner->second;
}

/// The row is covered by another one now, so it belongs to no call.
EntryId TurnEffects::disown(base::EffectId row)
{
    const auto owner = m_owners.find(row);
    if (owner == m_owners.end())
        return 0;
    const EntryId call = owner->second;
    m_owners.erase(owner);
    m_owned[call].erase(row);
    return call;
}

std::vector<EntryId> TurnEffects::claim(EntryId call, const EntryList &entries)
{
    std::vector<EntryId> changed;
    for (const base::EffectId id : m_index.effectsFor(entries.body<ToolCall>(call))) {
        const ledger::Effect &row = m_rows.at(id);
        if (!row.isOwnDeed() && !isNotMadeAgain(row))
            continue;
        const auto known = m_owners.find(id);
        // A row that names a call means this one, so calls made after the turn need not be considered.
        const Owner found = ownerOf(row, 0, entries);
        if (found.call == 0 || (known != m_owners.end() && (!found.isSure || known->second == found.call)))
            continue;
        if (known != m_owners.end()) {
            m_owned[known->second].erase(id);
            changed.push_back(known->second);
        }
        m_owners.insert_or_assign(id, found.call);
        m_owned[found.call].insert(id);
        changed.push_back(found.call);
    }
    return changed;
}

CallEffects TurnEffects::of(EntryId call) const
{
    using ledger::EffectState;
    CallEffects out;
    const auto owned = m_owned.find(call);
    if (owned == m_owned.end())
        return out;
    out.undone = true;
    bool didNotHappen = false;
    for (const base::EffectId id : owned->second) {
        const ledger::Effect &row = m_rows.at(id);
        out.isUnknown = out.isUnknown || row.state == EffectState::Unknown;
        out.isHeld = out.isHeld || (row.kind == ledger::EffectKind::Remote && row.state == EffectState::Prepared);
        didNotHappen = didNotHappen || (row.isFile() && row.state == EffectState::Cancelled);
        out.notMadeAgain = isNotMadeAgain(row);
        out.notSent = row.kind == ledger::EffectKind::Remote && row.state == EffectState::Cancelled && !row.durationMs;
        out.notPermitted = !row.isFile() && row.state == EffectState::Cancelled;
        if (!cameAbout(row))
            continue;
        const bool stands = row.state == EffectState::Committed;
        if (!row.isFile()) {
            // A command that ran to its end does not count: that is what was asked for.
            out.isFinal = out.isFinal || (row.kind != ledger::EffectKind::Command && stands && row.isFinal());
            continue;
        }
        out.effects.push_back(id);
        if (const QByteArray part = ledger::partOfKey(row.key); stands && row.partOf.value != 0)
            out.takenBack.push_back({row.target, part});
        out.undone = out.undone && row.state == EffectState::Compensated;
        out.canUndo = out.canUndo || row.canBeUndone();
        out.isFinal = out.isFinal || (stands && row.isFinal());
    }
    out.undone = out.undone && !out.effects.empty();
    out.didNotHappen = didNotHappen && out.effects.empty() && !out.isUnknown;
    return out;
}

} // namespace history
