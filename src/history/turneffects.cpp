// SPDX-License-Identifier: Apache-2.0
#include "acp/values.h"
#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/transcript.h"
#include "ledger/effect.h"

#include <QCryptographicHash>

#include <algorithm>

// What the ledger's rows say to the entries of a transcript.

namespace history {

namespace {

constexpr size_t reportedAtOnce = 300; ///< entries and effects of a turn

bool isAbout(const QString &path, const QString &target)
{
    return !path.isEmpty() && (path == target || target.endsWith(QLatin1Char('/') + path));
}

bool cameAbout(const ledger::Effect &effect)
{
    using enum ledger::EffectState;
    return effect.state == Committed || effect.state == Compensating || effect.state == Compensated;
}

} // namespace

std::vector<ledger::Effect> Transcript::effectsOf(base::TurnId turn) const
{
    std::vector<ledger::Effect> out;
    if (const auto known = m_turns.constFind(turn); known != m_turns.constEnd()) {
        for (const auto &[id, effect] : known->effects)
            out.push_back(effect);
    }
    return out;
}

const UserMessage *Transcript::promptOf(base::TurnId turn) const
{
    const auto known = m_turns.constFind(turn);
    if (known == m_turns.constEnd() || rowOf(known->first) < 0)
        return nullptr;
    return std::get_if<UserMessage>(&entry(known->first).body);
}

const TurnFooter *Transcript::footerOf(base::TurnId turn) const
{
    const auto known = m_turns.constFind(turn);
    return known == m_turns.constEnd() || known->footer == 0 ? nullptr
                                                             : std::get_if<TurnFooter>(&entry(known->footer).body);
}

/// The call that did it: by the agent's own word; what Belay wrote for the agent by the content, else by the path
/// of the newest call that is about it.
Transcript::Owner Transcript::ownerOf(const Turn &turn, const ledger::Effect &effect) const
{
    if (!effect.toolCall.isEmpty()) {
        if (const auto known = turn.calls.constFind(effect.toolCall); known != turn.calls.constEnd())
            return Owner{*known, true};
        // What was done behind the turn has its card there.
        const auto behind = m_tools.constFind(effect.toolCall);
        return behind == m_tools.constEnd() || entry(*behind).turn.value ? Owner{} : Owner{*behind, true};
    }
    Owner found;
    if (!effect.isFile() || effect.source == ledger::EffectSource::NotReported)
        return found;
    const std::vector<EntryId> &calls = turn.index.callsNaming(effect.target);
    for (auto id = calls.rbegin(); id != calls.rend(); ++id) {
        const auto &call = std::get<ToolCall>(entry(*id).body);
        bool names = false;
        for (const acp::Diff &diff : call.diffs) {
            if (!isAbout(diff.path, effect.target))
                continue;
            names = true;
            if (effect.after.hash == QCryptographicHash::hash(diff.newText.toUtf8(), QCryptographicHash::Sha256))
                return {*id, true};
        }
        const bool changes =
            call.kind == acp::ToolKind::Edit || call.kind == acp::ToolKind::Delete || call.kind == acp::ToolKind::Move;
        names = names || (changes && call.diffs.empty() &&
                          std::any_of(call.locations.begin(), call.locations.end(),
                                      [&](const acp::Location &place) { return isAbout(place.path, effect.target); }));
        if (names && found.call == 0)
            found.call = *id;
    }
    return found;
}

void Transcript::noteEffect(Turn &turn, const ledger::Effect &effect)
{
    turn.effects.insert_or_assign(effect.id, effect);
    if (!effect.isOwnDeed()) {
        disown(turn, effect.id);
        return;
    }
    turn.index.add(effect);
    auto owner = turn.owners.find(effect.id);
    if (owner == turn.owners.end()) {
        const Owner found = ownerOf(turn, effect);
        if (found.call == 0)
            return;
        owner = turn.owners.emplace(effect.id, found.call).first;
        turn.owned[found.call].insert(effect.id);
    }
    refreshCall(turn, owner->second);
}

/// Another row covers this effect.
void Transcript::disown(Turn &turn, base::EffectId effect)
{
    const auto owner = turn.owners.find(effect);
    if (owner == turn.owners.end())
        return;
    const EntryId call = owner->second;
    turn.owners.erase(owner);
    turn.owned[call].erase(effect);
    refreshCall(turn, call);
}

/// \p call was updated: rows may belong to it that belonged to no call, or to another one, before.
void Transcript::claimEffects(Turn &turn, EntryId call)
{
    for (const base::EffectId id : turn.index.effectsFor(body<ToolCall>(call))) {
        const ledger::Effect &effect = turn.effects.at(id);
        if (!effect.isOwnDeed())
            continue;
        const auto known = turn.owners.find(id);
        const Owner found = ownerOf(turn, effect);
        if (found.call == 0 || (known != turn.owners.end() && (!found.isSure || known->second == found.call)))
            continue;
        const EntryId before = known == turn.owners.end() ? 0 : known->second;
        turn.owners.insert_or_assign(id, found.call);
        turn.owned[before].erase(id);
        turn.owned[found.call].insert(id);
        if (before != 0)
            refreshCall(turn, before);
        refreshCall(turn, found.call);
    }
}

void Transcript::refreshCall(const Turn &turn, EntryId callId)
{
    using ledger::EffectState;
    CallEffects now;
    now.undone = true;
    bool didNotHappen = false;
    static const std::set<base::EffectId> none;
    const auto owned = turn.owned.find(callId);
    for (const base::EffectId id : owned == turn.owned.end() ? none : owned->second) {
        const ledger::Effect &effect = turn.effects.at(id);
        now.isUnknown = now.isUnknown || effect.state == EffectState::Unknown;
        didNotHappen = didNotHappen || (effect.isFile() && effect.state == EffectState::Cancelled);
        if (!cameAbout(effect))
            continue;
        const bool stands = effect.state == EffectState::Committed;
        if (!effect.isFile()) {
            // A command that ran to its end is what was asked for.
            now.isFinal = now.isFinal || (effect.kind != ledger::EffectKind::Command && stands &&
                                          effect.reversible == ledger::Reversible::No);
            continue;
        }
        now.effects.push_back(id);
        now.undone = now.undone && effect.state == EffectState::Compensated;
        now.canUndo = now.canUndo || effect.canBeUndone();
        now.isFinal = now.isFinal || (stands && effect.reversible == ledger::Reversible::No);
    }
    now.undone = now.undone && !now.effects.empty();
    now.didNotHappen = didNotHappen && now.effects.empty() && !now.isUnknown;
    auto &call = body<ToolCall>(callId);
    if (call.effects == now)
        return;
    call.effects = std::move(now);
    touch(callId);
}

void Transcript::refreshReport(base::TurnId id)
{
    const Turn &turn = *m_turns.constFind(id);
    const size_t entries = m_entries.size() - size_t(qMax(0, rowOf(turn.first)));
    if (entries + turn.effects.size() <= reportedAtOnce) {
        makeReport(id);
        return;
    }
    if (m_reportsDue.empty())
        QMetaObject::invokeMethod(this, &Transcript::settleReports, Qt::QueuedConnection);
    m_reportsDue.insert(id);
}

void Transcript::makeReport(base::TurnId id)
{
    const Turn &turn = *m_turns.constFind(id);
    TurnReport report(id, body<TurnFooter>(turn.footer));
    for (size_t row = size_t(qMax(0, rowOf(turn.first))); row < m_entries.size(); ++row)
        report.add(m_entries[row]);
    for (const CommandFact &command : turn.commands)
        report.add(command);
    for (const auto &[number, effect] : turn.effects)
        report.add(effect);
    for (const core::FolderNotWatched &folder : turn.notWatched)
        report.add(folder);
    body<TurnFooter>(turn.footer).report = report.take(turn.lostRequests);
    touch(turn.footer);
}

void Transcript::settleReports()
{
    for (const base::TurnId id : std::exchange(m_reportsDue, {})) {
        if (m_turns.contains(id))
            makeReport(id);
    }
}

/// Only the newest turn may be tried again: what comes after it is said knowing how it ended.
void Transcript::endRetry()
{
    const auto newest = m_turns.constFind(m_newestTurn);
    if (newest == m_turns.constEnd() || newest->footer == 0)
        return;
    if (std::exchange(body<TurnFooter>(newest->footer).canRetry, false))
        touch(newest->footer);
}

} // namespace history
