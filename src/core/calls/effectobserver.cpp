// SPDX-License-Identifier: Apache-2.0
#include "core/calls/effectobserver.h"

#include "acp/values.h"
#include "base/ids.h"
#include "base/realpath.h"
#include "base/result.h"
#include "base/words.h"
#include "ledger/checkpoint/checkpointtypes.h"
#include "ledger/disk/filestate.h"
#include "ledger/rows/effectkey.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <map>

namespace core {

using ledger::Effect;
using ledger::EffectState;

namespace {

/// Whether the effect certainly did not happen.
bool isWithoutEffect(const Effect &row)
{
    return row.state == EffectState::Failed || row.state == EffectState::Cancelled;
}

/// Whether an effect that Belay carried out can be the change that a call reports.
bool isBelays(const Effect &row)
{
    return row.source != ledger::EffectSource::Agent && row.isOwnDeed() && row.isFile() && !isWithoutEffect(row);
}

} // namespace

EffectObserver::EffectObserver(QString cwd, ledger::Ledger *ledger, ledger::DiskWork *disk, ledger::BlobStore *blobs,
                               QObject *parent)
    : QObject(parent)
    , m_cwd(std::move(cwd))
    , m_ledger(ledger)
    , m_disk(disk)
    , m_blobs(blobs)
    , m_calls(m_cwd, ledger)
{
    connect(&m_calls, &CallRows::idle, this, &EffectObserver::answer);
    connect(m_ledger, &ledger::Ledger::changed, this, [this](const Effect &row) {
        if (row.source == ledger::EffectSource::Belay && row.isFile() && row.isOwnDeed())
            m_newestWrite[row.session] = qMax(m_newestWrite[row.session], row.id);
    });
}

void EffectObserver::setHolding(bool on)
{
    m_isHolding = on;
    m_calls.setHolding(on);
}

void EffectObserver::observe(const EndedCall &call)
{
    if (m_isHolding) {
        if (!changesFilesOnly(call.kind))
            observeOther(call);
        return;
    }
    if (call.diffs.empty()) {
        // Some agents report the end twice, the second time without the diff: the result of comparing the files counts.
        if (!m_looked.contains(call.id))
            observeOther(call);
        return;
    }
    m_looked.insert(call.id);
    if (call.kind == acp::ToolKind::Execute || call.kind == acp::ToolKind::Fetch)
        observeOther(call); // besides the files in the diff it may have changed others
    else
        m_calls.intend(call); // until its files have been looked at
    // What a call says of one file goes with that file: a call can name thousands.
    EndedCall facts = call;
    facts.diffs.clear();
    // Many show a change of one file as several places, each by itself.
    std::map<QByteArray, Claimed> files;
    for (const acp::Diff &diff : call.diffs) {
        Claimed place = whereItLeads(diff.path);
        Claimed &file = files[place.path];
        if (file.diffs.empty()) {
            file = std::move(place);
            file.call = facts;
        }
        file.diffs.push_back(diff);
    }
    for (const auto &[path, file] : files)
        observeFile(file);
}

void EffectObserver::lookAgain(base::TurnId turn)
{
    m_over = qMax(m_over, turn);
    for (Claimed &claimed : std::exchange(m_early, {})) {
        claimed.call.turnRuns = false;
        observeFile(claimed);
    }
}

void EffectObserver::whenSettled(QObject *context, std::function<void()> then)
{
    if (!isBusy())
        then();
    else
        m_waiting.emplace_back(context, std::move(then));
}

void EffectObserver::settled()
{
    --m_open;
    answer();
}

void EffectObserver::answer()
{
    if (isBusy())
        return;
    for (const auto &[context, then] : std::exchange(m_waiting, {})) {
        if (context)
            then();
    }
    if (!isBusy()) // else one of them has begun something, whose end is told
        Q_EMIT idle();
}

/// The parts that are the same for every effect of the call.
Effect EffectObserver::effectOf(const EndedCall &call)
{
    Effect effect;
    effect.source = ledger::EffectSource::Agent;
    effect.control = ledger::PhaseControl::Observed;
    effect.session = call.session;
    effect.turn = call.turn;
    effect.toolCall = call.id;
    effect.detail = call.whenItBegan();
    return effect;
}

/// Agents name files by any path that leads there; the comparison of folders uses resolved paths.
EffectObserver::Claimed EffectObserver::whereItLeads(const QString &path) const
{
    const QString absolute = QDir(m_cwd).absoluteFilePath(path);
    const base::RealPath real = base::realPath(absolute);
    Claimed out;
    out.isRelinked = m_begunNs > 0 && real.linkedNs >= m_begunNs;
    out.path = QFile::encodeName(real.isKnown() && !out.isRelinked ? real.path : QDir::cleanPath(absolute));
    return out;
}

void EffectObserver::beginTurn()
{
    m_begunNs = ledger::fileClockNs();
}

/// The newest row that fits for \p path in this turn: what Belay wrote itself, or what a checkpoint found before the
/// agent reported it.
template <class Fits>
base::EffectId EffectObserver::belaysRow(const CallFacts &call, const QByteArray &path, Fits fits) const
{
    const auto found = m_ledger->newest(call.session, call.turn, path, ledger::Ledger::Whose::NotTheAgents,
                                        [&fits](const Effect &row) { return isBelays(row) && fits(row); });
    return found ? found->id : base::EffectId{};
}

void EffectObserver::observeFile(const Claimed &file)
{
    const EndedCall &call = file.call;
    ledger::Claim claim;
    QByteArrayList named;
    for (const acp::Diff &diff : file.diffs) {
        ledger::Claim::Part part;
        if (diff.oldText)
            part.oldText = diff.oldText->toUtf8();
        part.newText = diff.newText.toUtf8();
        named << ledger::markOf(part.newText).hash;
        claim.parts.push_back(std::move(part));
    }
    const QString said = QDir::cleanPath(QDir(m_cwd).absoluteFilePath(file.diffs.front().path));
    ledger::Claim::Part &first = claim.parts.front();
    claim.deletes = call.kind == acp::ToolKind::Delete && claim.parts.size() == 1 && first.newText.isEmpty();
    claim.path = claim.deletes ? QFile::encodeName(said) : file.path;
    claim.isRelinked = file.isRelinked;
    claim.outcome = call.outcome;
    // Some agents send "" for a file that did not exist.
    if (claim.parts.size() == 1 && first.oldText && first.oldText->isEmpty() && !claim.deletes)
        first.oldText = std::nullopt;
    Effect effect = effectOf(call);
    effect.path = claim.path;
    effect.target = said;
    const QByteArray hash = named.constLast();
    effect.key = ledger::idempotencyKey("tool_call", QByteArrayList{claim.path} + named, call.session, call.turnNonce,
                                        call.id.value.toUtf8());
    const auto seen = std::make_shared<ledger::Observation>();
    ++m_open;
    m_disk->run([claim, seen, blobs = m_blobs] { *seen = ledger::observe(claim, *blobs); }, this,
                [this, claim, claimed = file, hash, effect, seen]() mutable {
                    // A diff may show only a part of the file: then Belay's row describes the whole change.
                    const base::EffectId known = belaysRow(claimed.call, effect.path, [&](const Effect &row) {
                        // Some agents write a file themselves and then ask Belay to write the same: if Belay found the
                        // content there already, the change is the agent's, if it claims one.
                        if (row.changesNothing() && !seen->before.sameContent(seen->after))
                            return false;
                        return row.after.hash == hash || row.after.sameContent(seen->after);
                    });
                    if (known.value)
                        supersede(claimed.call, known);
                    else
                        onSeen(claimed, std::move(effect), *seen);
                    settled();
                });
}

void EffectObserver::onSeen(const Claimed &claimed, Effect effect, const ledger::Observation &seen)
{
    const EndedCall &call = claimed.call;
    // The call was not permitted, and it was not reported as done, or the disk does not show the change: the call's own
    // row says so already. If the file has changed all the same, it is reported as an unreported change, since it is
    // not known who did it.
    if (m_calls.isGivenUp(call.id) &&
        (call.outcome != ledger::Claim::Outcome::Done || seen.state == EffectState::Cancelled))
        return;
    // Some agents report a change as done before they make it. That a change did not happen would be final, so nothing
    // is settled yet; until then the call's own row stands for it.
    const bool isEarly =
        call.turnRuns && call.outcome == ledger::Claim::Outcome::Done && seen.state != EffectState::Committed;
    if (isEarly && call.turn <= m_over) {
        // The turn ended during the comparison, so the file may have changed just after it was read.
        Claimed now = claimed;
        now.call.turnRuns = false;
        observeFile(now);
        return;
    }
    if (isEarly)
        m_early.push_back(claimed);
    if (isEarly && seen.state == EffectState::Cancelled)
        return;
    // Agents often report a file as new that an earlier call of this turn created.
    ledger::Observation known = seen;
    if (seen.state == EffectState::Committed && seen.kind == ledger::EffectKind::CreateFile) {
        const auto earlier = m_ledger->newest(
            call.session, call.turn, effect.path, ledger::Ledger::Whose::Anybodys,
            [](const Effect &row) { return row.isOwnDeed() && row.isFile() && row.state == EffectState::Committed; });
        if (earlier && earlier->after.known() && earlier->key != effect.key)
            known = ledger::after(seen, earlier->after);
    }
    effect.kind = known.kind;
    effect.before = known.before;
    effect.after = known.after;
    effect.reversible = known.reversible;
    effect.whyNot = known.whyNot;
    ledger::Settlement settlement;
    settlement.state = known.state;
    settlement.kind = known.kind;
    settlement.detail = known.detail;
    settlement.before = known.before;
    settlement.after = known.after;
    settlement.reversible = known.reversible;
    settlement.whyNot = known.whyNot;
    write(call, std::move(effect), settlement);
}

void EffectObserver::observeOther(const EndedCall &call)
{
    using Outcome = ledger::Claim::Outcome;
    if (!mayChangeSomething(call.kind))
        return;
    if (m_calls.isGivenUp(call.id) && call.outcome != Outcome::Done)
        return;
    if (m_calls.isGivenUp(call.id)) {
        m_calls.end(call, EffectState::Unknown, tr("It was not permitted, but the agent called it done."));
        return;
    }
    const bool isCommand = call.kind == acp::ToolKind::Execute;
    const bool isFile = changesFilesOnly(call.kind);
    // The agent may have asked Belay to write the file and then reported the call without a diff.
    base::EffectId known;
    if (isFile && call.locations.empty()) {
        // The protocol does not tie a write to a call; this write came while the call was running.
        const auto write = m_newestWrite.find(call.session);
        const auto newest = m_ledger->effect(write == m_newestWrite.end() ? base::EffectId{} : write->second);
        if (newest && call.earlier < newest->id && newest->turn == call.turn && isBelays(*newest) &&
            !newest->changesNothing())
            known = newest->id;
    } else if (isFile) {
        for (const acp::Location &place : call.locations)
            known = qMax(known, belaysRow(call, whereItLeads(place.path).path,
                                          [](const Effect &row) { return !row.changesNothing(); }));
    }
    if (known.value)
        supersede(call, known);
    else if (call.outcome == Outcome::Nothing)
        m_calls.end(call, EffectState::Unknown, base::Words::tr("The agent never said how it ended."));
    else if (call.outcome == Outcome::Done && isCommand && call.cutShort)
        m_calls.end(call, EffectState::Unknown,
                    base::Words::tr("The agent called it done only after Stop: it may have been cut short."));
    else if (call.outcome == Outcome::Failed && call.cutShort)
        m_calls.end(call, EffectState::Unknown, base::Words::tr("Cancelled by Stop; the agent called it failed."));
    else
        m_calls.end(call, call.outcome == Outcome::Done ? EffectState::Committed : EffectState::Failed, {});
}

/// The row of one file never covers everything that a command or a fetch did.
void EffectObserver::supersede(const CallFacts &call, base::EffectId effect)
{
    if (call.kind != acp::ToolKind::Execute && call.kind != acp::ToolKind::Fetch)
        m_calls.supersede(call.id, effect);
}

void EffectObserver::write(const EndedCall &call, Effect effect, const ledger::Settlement &settlement)
{
    ++m_open;
    m_ledger->prepare(
        std::move(effect), this,
        [this, facts = CallFacts(call), outcome = call.outcome,
         settlement](const base::Result<ledger::Prepared> &prepared) {
            // If the effect was reported before, it can be settled only if its end was unknown.
            if (prepared && (!prepared->existed || prepared->effect.state == EffectState::Unknown)) {
                const base::EffectId id = prepared->effect.id;
                if (prepared->effect.state == EffectState::Prepared && settlement.state == EffectState::Committed)
                    (void)m_ledger->settle(id, EffectState::Committing);
                if (prepared->effect.state != settlement.state)
                    m_ledger->settle(id, settlement, this, {});
                // A call that was announced but never began cannot have changed the file.
                const bool mayHave = outcome != ledger::Claim::Outcome::Nothing || m_calls.hasBegun(facts.id);
                if (settlement.state == EffectState::Unknown && mayHave)
                    m_said[id] = outcome;
            }
            // Not before the file's own row is stored.
            if (prepared)
                supersede(facts, prepared->effect.id);
            settled();
        });
}

} // namespace core

#include "moc_effectobserver.cpp"
