// SPDX-License-Identifier: Apache-2.0
#include "history/transcript.h"

#include "acp/values.h"
#include "base/clock.h"
#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/entrymerge.h"
#include "history/entrysettling.h"
#include "proxy/contact.h"

#include <QElapsedTimer>
#include <QSet>

#include <algorithm>
#include <tuple>
#include <utility>

namespace history {

namespace {

constexpr size_t reportedAtOnce = 300; ///< number of entries and effects above which a report is not updated at once
constexpr int reportShare = 10;        ///< they take no more than a tenth of the time
constexpr int reportWait = 250; ///< ms, for those: thousands of calls end one by one, and each report reads them all

} // namespace

Transcript::Transcript(QObject *parent) : QObject(parent)
{
    m_reportWait.setSingleShot(true);
    m_reportWait.setInterval(reportWait);
    connect(&m_reportWait, &QTimer::timeout, this, &Transcript::settleReports);
}

void Transcript::clear()
{
    Q_EMIT aboutToClear();
    m_entries.clear();
    m_calls = {};
    m_terminals = {};
    m_elicitations.clear();
    m_outliving.clear();
    m_runsOn = {};
    m_turns.clear();
    m_reportsDue.clear();
    m_reportWait.stop();
    m_commented.clear();
    m_newestTurn = {};
    m_plan = {};
    m_earlier = 0;
    m_stream = {};
    Q_EMIT cleared();
}

Entry &Transcript::append(const core::SessionEvent &event, EntryBody body)
{
    const int row = count();
    Entry entry;
    entry.turn = event.turn;
    entry.at = event.at;
    entry.afterStop = event.afterStop;
    entry.body = std::move(body);
    Entry &appendedEntry = m_entries.append(std::move(entry));
    Q_EMIT appended(row);
    return appendedEntry;
}

void Transcript::closeStreams(const core::SessionEvent &event)
{
    const EntryId id = m_stream.entry();
    if (id == 0)
        return;
    const qint64 notKept = m_stream.end(m_entries.entry(id), event.at);
    touch(id);
    if (notKept > 0)
        append(event, Notice{acp::Severity::Info, tr("The agent went on after Stop"),
                             tr("%n more character(s) were not kept.", nullptr, int(qMin<qint64>(notKept, INT_MAX)))});
}

/// The reducer: one function per kind of event.
struct Transcript::Apply
{
    Transcript &t;
    const core::SessionEvent &event;

    void operator()(const core::TurnStarted &e)
    {
        t.closeStreams(event);
        t.append(event, userMessage(e.prompt));
        t.m_turns[event.turn].prompt = t.m_entries.lastId();
        t.endRetry();
        const base::TurnId before = std::exchange(t.m_newestTurn, event.turn);
        t.showRunsOn(before); // from now on of its own alone
        Q_EMIT t.turnBegan(event.turn);
    }

    void operator()(const core::Chunk &e)
    {
        const auto *text = std::get_if<acp::TextContent>(&e.chunk.content);
        if (!text) {
            t.closeStreams(event);
            t.append(event, Attachment{e.chunk.content});
            return;
        }
        if (text->text.isEmpty())
            return;
        if (e.chunk.kind == acp::ChunkKind::User) {
            appendUser(text->text, e.chunk.messageId);
            return;
        }
        const bool isThought = e.chunk.kind == acp::ChunkKind::Thought;
        if (!t.m_stream.goesOn(t.m_entries, event, isThought, e.chunk.messageId)) {
            t.closeStreams(event);
            if (isThought)
                t.append(event, Thought{{}, true, {}});
            else
                t.append(event, AgentMessage{{}, true});
            t.m_stream.begin(t.m_entries.lastId(), e.chunk.messageId);
        }
        Entry &entry = t.m_entries.entry(t.m_stream.entry());
        auto *thought = std::get_if<Thought>(&entry.body);
        QString &said = thought ? thought->text : std::get<AgentMessage>(entry.body).text;
        if (t.m_stream.add(said, text->text, event.afterStop.has_value()))
            t.touch(entry.id);
    }

    void appendUser(const QString &text, const QString &messageId)
    {
        // A replay sends the user's words in pieces; some agents also echo a prompt that is shown already.
        if (!t.m_entries.isEmpty()) {
            if (auto *last = std::get_if<UserMessage>(&t.m_entries.last().body)) {
                if (t.m_stream.isOf(t.m_entries.lastId(), messageId)) {
                    last->text += text;
                    t.touch(t.m_entries.lastId());
                    return;
                }
                if (last->text.startsWith(text))
                    return;
            }
        }
        t.closeStreams(event);
        t.append(event, UserMessage{text, {}});
        t.m_stream.begin(t.m_entries.lastId(), messageId);
    }

    EntryId toolEntry(const base::ToolCallId &id)
    {
        if (const EntryId known = t.m_calls.entryOf(id); known != 0)
            return known;
        t.closeStreams(event);
        t.append(event, t.m_calls.begun(id, event.at));
        t.m_calls.add(id, t.m_entries.lastId());
        return t.m_entries.lastId();
    }

    void operator()(const core::ToolCallChanged &e)
    {
        const EntryId id = toolEntry(e.update.id);
        Entry &entry = t.m_entries.entry(id);
        auto &call = std::get<ToolCall>(entry.body);
        if (e.update.content)
            t.m_terminals.takeFrom(call);
        mergeToolCall(call, e.update, event.at);
        if (e.update.status == acp::ToolStatus::Completed || e.update.status == acp::ToolStatus::Failed)
            call.endedAfterStop = event.afterStop.has_value();
        for (const acp::ToolContent &content : e.update.content.value_or(std::vector<acp::ToolContent>())) {
            if (const auto *ref = std::get_if<acp::TerminalRef>(&content))
                t.m_terminals.show(ref->id, id, call);
        }
        t.touch(id);
        if (const auto turn = t.m_turns.find(entry.turn); turn != t.m_turns.end()) {
            turn->effects.add(id, call);
            if (call.state != ToolState::Pending && call.state != ToolState::Running)
                t.claimEffects(*turn, id);
        }
    }

    void operator()(const core::ToolCallCancelled &e)
    {
        const EntryId id = t.m_calls.entryOf(e.id);
        if (id != 0 && cancelToolCall(t.m_entries.body<ToolCall>(id), e.byStop, event.at))
            t.touch(id);
    }

    void operator()(const core::PlanChanged &e)
    {
        t.m_plan.change(e.plan, event.turn);
        const auto turn = t.m_turns.find(event.turn);
        if (turn != t.m_turns.end()) {
            t.m_plan.setDue(event.turn);
            if (turn->footer != 0)
                t.keepPlan(event);
        }
        Q_EMIT t.planChanged();
    }

    void operator()(const core::PermissionAsked &e)
    {
        t.closeStreams(event);
        const EntryId call = t.m_calls.ask(t.m_entries, e);
        const ToolCall known = call == 0 ? ToolCall() : t.m_entries.body<ToolCall>(call);
        if (call != 0)
            t.touch(call);
        t.append(event, permissionAsked(e, known, event.at));
        t.m_calls.addCard(e.key, t.m_entries.lastId());
    }

    void operator()(const core::PermissionSettled &e)
    {
        const EntryId card = t.m_calls.cardOf(e.key);
        if (card == 0)
            return;
        if (const EntryId call = t.m_calls.settle(t.m_entries, e.key); call != 0)
            t.touch(call);
        settlePermission(t.m_entries.body<Permission>(card), e);
        t.touch(card);
    }

    void operator()(const core::ElicitationAsked &e)
    {
        t.closeStreams(event);
        t.append(event, elicitationAsked(e, event.at));
        t.m_elicitations.insert(e.key, t.m_entries.lastId());
    }

    template <class F> void changeElicitation(base::RequestKey key, F change)
    {
        const auto found = t.m_elicitations.constFind(key);
        if (found == t.m_elicitations.constEnd())
            return;
        change(t.m_entries.body<Elicitation>(*found));
        t.touch(*found);
    }

    void operator()(const core::ElicitationSettled &e)
    {
        changeElicitation(e.key, [&e](Elicitation &elicitation) {
            elicitation.end = e.end;
            elicitation.given = givenIn(e.answer);
        });
    }

    void operator()(const core::ElicitationCompleted &e)
    {
        changeElicitation(e.key, [](Elicitation &elicitation) { elicitation.completed = true; });
    }

    void touchIfShown(EntryId id)
    {
        if (id != 0)
            t.touch(id);
    }

    void operator()(const core::TerminalStarted &e)
    {
        touchIfShown(t.m_terminals.begin(t.m_entries, e, event.at));
        if (!e.byBelay)
            return; // the output of other commands is in their tool call
        t.m_turns[event.turn].begin(e);
        if (t.isOpen(event.turn))
            return;
        t.m_runsOn.add({.call = {}, .terminal = e.id, .turn = event.turn, .line = e.command, .since = event.at});
        t.recordRunsOn(event.turn);
    }

    void operator()(const core::TerminalOutput &e)
    {
        std::vector<EntryId> cut;
        touchIfShown(t.m_terminals.add(t.m_entries, e, &cut));
        for (const EntryId other : cut)
            t.touch(other);
    }

    void operator()(const core::TerminalExited &e)
    {
        touchIfShown(t.m_terminals.end(t.m_entries, e, event.at));
        t.m_turns[event.turn].end(e);
        t.m_runsOn.end({.call = {}, .terminal = e.id, .turn = event.turn}, !t.isOpen(event.turn), event.at);
        t.recordRunsOn(event.turn);
    }

    void operator()(const core::EffectRefused &e)
    {
        t.closeStreams(event);
        t.append(event, Refused{e.what, e.detail, e.isCommand, e.isToolCall});
    }

    void operator()(const core::StopPressed &e)
    {
        t.closeStreams(event);
        t.keepPlan(event);
        t.append(event, StopMark{e.by});
        t.m_turns[event.turn].stopAt = event.at;
    }

    void operator()(const core::NoticeRaised &e)
    {
        // What Belay finds out meanwhile does not cut the agent's words, which may be in the middle of a code block.
        if (!e.agent.isEmpty())
            t.closeStreams(event);
        t.append(event, Notice{e.severity, e.title, e.text, e.agent});
    }

    void operator()(const core::FolderNotWatched &e) { t.m_turns[event.turn].notWatched.push_back(e); }

    void operator()(const core::ErrorRaised &e)
    {
        t.closeStreams(event);
        t.append(event, Failure{e.error, e.stderrTail, e.canRestart, e.lostRequests, e.canResume});
        if (event.turn.value)
            t.m_turns[event.turn].lostRequests = e.lostRequests;
    }

    void operator()(const core::SessionRestored &e)
    {
        t.closeStreams(event);
        // The agent is running again, so the offers to restart it are removed.
        for (Entry &entry : t.m_entries) {
            auto *failure = std::get_if<Failure>(&entry.body);
            if (failure && std::exchange(failure->canRestart, false))
                t.touch(entry.id);
        }
        const bool goesOn =
            e.kind == core::SessionRestored::Kind::Resumed || e.kind == core::SessionRestored::Kind::Loaded;
        if (!goesOn || t.count() > 0) // where nothing was said, there is nothing that the agent could have forgotten
            t.append(event, Restored{e});
    }

    void operator()(const core::CallRunsOn &e)
    {
        const bool isShown = noteRun(e);
        noteOutliving(e, isShown);
        const EntryId entry = isShown ? t.m_calls.entryOf(e.id) : t.m_outliving.value(e.id, 0);
        const RunningOn one{
            .call = e.id, .terminal = {}, .turn = event.turn, .entry = entry, .since = event.at, .effect = e.effect};
        if (e.goesOn())
            t.m_runsOn.add(one);
        else
            t.m_runsOn.end(one, !t.isOpen(event.turn), event.at);
        t.recordRunsOn(event.turn);
    }

    void operator()(const core::CommandRunsOn &e)
    {
        t.m_turns[event.turn].recordRunsOn(e);
        const RunningOn one{.call = {},
                            .terminal = e.id,
                            .turn = event.turn,
                            .line = e.command,
                            .since = event.at,
                            .processes = e.processes,
                            .isStopping = e.end == core::RunEnd::Stopping,
                            .effect = e.effect};
        if (e.goesOn())
            t.m_runsOn.add(one);
        else
            t.m_runsOn.end(one, !t.isOpen(event.turn), event.at);
        t.recordRunsOn(event.turn);
    }

    /// An entry of its own, for what its call does not show.
    void noteOutliving(const core::CallRunsOn &e, bool isShown)
    {
        const auto found = t.m_outliving.constFind(e.id);
        if (!isShown && (e.goesOn() || found == t.m_outliving.constEnd())) {
            t.append(
                event,
                OutlivingCall{
                    e.id, e.title, e.isCommand, e.goesOn(), {}, e.processes.empty() ? 0 : e.processes.front().number});
            t.m_outliving.insert(e.id, t.m_entries.lastId());
            return;
        }
        // Its processes may have been found since.
        if (e.goesOn() || found == t.m_outliving.constEnd())
            return;
        auto &entry = t.m_entries.entry(*found);
        auto &body = std::get<OutlivingCall>(entry.body);
        if (!std::exchange(body.goesOn, false))
            return;
        body.duration = base::Milliseconds(entry.at.msecsTo(event.at));
        t.touch(*found);
    }

    /// Whether the call itself shows it: what runs for it is known.
    bool noteRun(const core::CallRunsOn &e)
    {
        const EntryId id = t.m_calls.entryOf(e.id);
        if (id == 0)
            return false;
        auto &call = t.m_entries.body<ToolCall>(id);
        const bool isOfBelay = e.end == core::RunEnd::Stopped || e.end == core::RunEnd::Killed;
        if (e.processes.empty() && !call.runOn && !isOfBelay)
            return false;
        if (!call.runOn || (!call.runOn->goesOn() && e.goesOn()))
            call.runOn = CallRun{e.end, {}, event.at, {}};
        call.runOn->end = e.end;
        call.runOn->processes = e.processes;
        if (!e.goesOn())
            call.runOn->duration = base::Milliseconds(call.runOn->since.msecsTo(event.at));
        t.touch(id);
        return true;
    }

    void operator()(const core::UnknownSeen &e)
    {
        t.closeStreams(event);
        t.append(event, Raw{e.update.kind, e.update.raw});
    }

    void operator()(const core::EffectChanged &e)
    {
        // Rows of other turns belong to an earlier run.
        if (const auto turn = t.m_turns.find(event.turn); turn != t.m_turns.end())
            t.recordEffect(*turn, e.effect);
    }

    /// Shown by a bar; but a report must not name what does not wait.
    void operator()(const core::HeldChanged &e)
    {
        const auto turn = t.m_turns.find(event.turn);
        if (turn == t.m_turns.end())
            return;
        if (turn->footer == 0)
            turn->heldBefore = e.files;
        else
            turn->heldAfter = turn->heldAfter ? withNew(turn->heldAfter, e.files) : e.files;
    }

    using Held = decltype(core::HeldChanged::files);
    /// What was decided since stays in \p before.
    static Held withNew(const Held &before, const Held &now)
    {
        QSet<QByteArray> known;
        for (const core::HeldFile &file : *before)
            known.insert(file.path());
        std::vector<core::HeldFile> all;
        for (const core::HeldFile &file : *now) {
            if (!known.contains(file.path()))
                all.push_back(file);
        }
        if (all.empty())
            return before;
        all.insert(all.begin(), before->begin(), before->end());
        return std::make_shared<const std::vector<core::HeldFile>>(std::move(all));
    }

    EntryId compactionEntry(const QString &id)
    {
        for (int row = t.count() - 1; row >= 0; --row) {
            const auto *known = std::get_if<Compaction>(&t.at(row).body);
            if (known && known->id == id)
                return t.at(row).id;
        }
        t.closeStreams(event);
        t.append(event, Compaction{id, acp::CompactionStatus::InProgress, {}, {}});
        return t.m_entries.lastId();
    }

    void operator()(const core::CompactionChanged &e)
    {
        const EntryId id = compactionEntry(e.update.id);
        auto &compaction = t.m_entries.body<Compaction>(id);
        compaction.status = e.update.status;
        compaction.error = e.update.error;
        if (!e.update.summary.isEmpty())
            compaction.summary = e.update.summary;
        t.touch(id);
    }

    void operator()(const core::CompactionText &e)
    {
        const EntryId id = compactionEntry(e.chunk.id);
        if (const auto *text = std::get_if<acp::TextContent>(&e.chunk.content))
            t.m_entries.body<Compaction>(id).summary += text->text;
        t.touch(id);
    }

    void operator()(const core::UsageCounted &e)
    {
        const auto turn = t.m_turns.find(event.turn);
        if (turn == t.m_turns.end())
            return;
        turn->usage = e;
        if (turn->footer == 0)
            return;
        t.m_entries.body<TurnFooter>(turn->footer).usage = e;
        t.touch(turn->footer);
    }

    void operator()(const core::TurnEnded &e)
    {
        t.closeStreams(event);
        TurnFooter footer;
        footer.end = e.end;
        footer.duration = e.duration;
        footer.confirmedAfterStop = e.confirmedAfterStop;
        footer.detail = e.detail;
        footer.stoppedBy = e.stoppedBy;
        footer.sessionClosed = e.sessionClosed;
        footer.watched.assign(e.watched.begin(), e.watched.end());
        footer.held.assign(e.held.begin(), e.held.end());
        footer.network = e.network;
        for (const proxy::Contact &contact : e.contacts)
            footer.report.push_back(contactRow(contact));
        for (const core::LeftProcess &left : e.left)
            footer.report.push_back(leftRow(left));
        footer.canRetry = TurnReport::isFor(e.end) && event.turn == t.m_newestTurn;
        TurnRecord &turn = t.m_turns[event.turn];
        t.keepPlan(event);
        footer.usage = turn.usage;
        footer.startedAt = t.m_entries.has(turn.prompt) ? t.m_entries.entry(turn.prompt).at : event.at;
        t.append(event, std::move(footer));
        turn.endAt = event.at;
        turn.footer = t.m_entries.lastId();
        for (const CommandFact &command : turn.running())
            t.m_runsOn.add(
                {.call = {}, .terminal = command.id, .turn = event.turn, .line = command.line, .since = event.at});
        if (t.m_reportsOnRequest)
            t.m_reportsDue.insert(event.turn);
        else
            t.makeReport(event.turn);
        t.showRunsOn(event.turn);
    }
};

void Transcript::apply(const core::SessionEvent &event)
{
    std::visit(Apply{*this, event}, event.body);
    if (event.turn.value && !std::holds_alternative<core::TurnEnded>(event.body))
        recordLate(event);
    if (std::holds_alternative<core::EffectChanged>(event.body) && m_turns.contains(event.turn))
        Q_EMIT effectsChanged(event.turn);
}

/// Events after the end of a turn may change its footer.
void Transcript::recordLate(const core::SessionEvent &event)
{
    const auto turn = m_turns.constFind(event.turn);
    if (turn == m_turns.constEnd() || turn->footer == 0)
        return;
    auto &footer = m_entries.body<TurnFooter>(turn->footer);
    if (turn->addLate(footer, event) == TurnRecord::Late::Counted)
        touch(turn->footer);
    else
        refreshReport(event.turn);
}

std::vector<ledger::Effect> Transcript::effectsOf(base::TurnId turn) const
{
    std::vector<ledger::Effect> out;
    if (const auto known = m_turns.constFind(turn); known != m_turns.constEnd()) {
        for (const auto &[id, effect] : known->effects.rows())
            out.push_back(effect);
    }
    return out;
}

std::vector<ledger::Effect> Transcript::fileEffectsOf(base::TurnId turn) const
{
    std::vector<ledger::Effect> out;
    if (const auto known = m_turns.constFind(turn); known != m_turns.constEnd()) {
        for (const auto &[id, effect] : known->effects.rows()) {
            if (effect.isFile())
                out.push_back(effect);
        }
    }
    return out;
}

const UserMessage *Transcript::promptOf(base::TurnId turn) const
{
    const auto known = m_turns.constFind(turn);
    if (known == m_turns.constEnd() || !m_entries.has(known->prompt))
        return nullptr;
    return std::get_if<UserMessage>(&m_entries.entry(known->prompt).body);
}

QDateTime Transcript::beganAt(base::TurnId turn) const
{
    const auto known = m_turns.constFind(turn);
    return known == m_turns.constEnd() || !m_entries.has(known->prompt) ? QDateTime()
                                                                        : m_entries.entry(known->prompt).at;
}

const TurnFooter *Transcript::footerOf(base::TurnId turn) const
{
    const auto known = m_turns.constFind(turn);
    return known == m_turns.constEnd() || known->footer == 0
               ? nullptr
               : std::get_if<TurnFooter>(&m_entries.entry(known->footer).body);
}

bool Transcript::hasAnswer(base::TurnId turn) const
{
    const auto known = m_turns.constFind(turn);
    return known != m_turns.constEnd() && known->hasAnswer(turn, m_entries);
}

void Transcript::recordEffect(TurnRecord &turn, const ledger::Effect &effect)
{
    // A call made after the turn has its card there.
    const EntryId named = m_calls.entryOf(effect.toolCall);
    const bool isBehind = named != 0 && m_entries.entry(named).turn.value == 0;
    if (const EntryId call = turn.effects.record(effect, isBehind ? named : 0, m_entries))
        showEffects(turn, call);
}

void Transcript::claimEffects(TurnRecord &turn, EntryId call)
{
    for (const EntryId changedCall : turn.effects.claim(call, m_entries))
        showEffects(turn, changedCall);
}

void Transcript::showEffects(const TurnRecord &turn, EntryId call)
{
    CallEffects now = turn.effects.of(call);
    auto &shown = m_entries.body<ToolCall>(call).effects;
    if (shown == now)
        return;
    shown = std::move(now);
    touch(call);
}

void Transcript::keepHunk(EntryId call, const HunkMark &hunk, bool keep)
{
    if (rowOf(call) < 0 || !std::holds_alternative<ToolCall>(m_entries.entry(call).body))
        return;
    auto &kept = m_entries.body<ToolCall>(call).kept;
    const bool isKept = std::find(kept.begin(), kept.end(), hunk) != kept.end();
    if (isKept == keep)
        return;
    if (keep)
        kept.push_back(hunk);
    else
        std::erase(kept, hunk);
    touch(call);
}

void Transcript::setComment(EntryId call, const LineComment &comment)
{
    if (rowOf(call) < 0 || !std::holds_alternative<ToolCall>(m_entries.entry(call).body))
        return;
    auto &all = m_entries.body<ToolCall>(call).comments;
    const auto known =
        std::find_if(all.begin(), all.end(), [&](const LineComment &each) { return each.isOfSameLine(comment); });
    if (known != all.end() ? known->text == comment.text : comment.text.isEmpty())
        return;
    if (known == all.end())
        all.insert(std::upper_bound(all.begin(), all.end(), comment,
                                    [](const LineComment &a, const LineComment &b) {
                                        return std::tie(a.path, a.line) < std::tie(b.path, b.line);
                                    }),
                   comment);
    else if (comment.text.isEmpty())
        all.erase(known);
    else
        known->text = comment.text;
    if (all.empty())
        m_commented.erase(call);
    else
        m_commented.insert(call);
    touch(call);
    Q_EMIT commentsChanged();
}

std::vector<LineComment> Transcript::comments() const
{
    std::vector<LineComment> all;
    for (const EntryId call : m_commented) {
        const auto &own = std::get<ToolCall>(m_entries.entry(call).body).comments;
        all.insert(all.end(), own.begin(), own.end());
    }
    return all;
}

void Transcript::clearComments()
{
    for (const EntryId call : std::exchange(m_commented, {})) {
        m_entries.body<ToolCall>(call).comments.clear();
        touch(call);
    }
    Q_EMIT commentsChanged();
}

void Transcript::setReportsOnRequest()
{
    m_reportsOnRequest = true;
}

void Transcript::refreshReport(base::TurnId id)
{
    if (m_reportsOnRequest) {
        m_reportsDue.insert(id);
        return;
    }
    if (m_turns.constFind(id)->reported(m_entries) <= reportedAtOnce) {
        makeReport(id);
        return;
    }
    if (!m_reportWait.isActive())
        m_reportWait.start();
    m_reportsDue.insert(id);
}

void Transcript::makeReport(base::TurnId id)
{
    const TurnRecord &turn = *m_turns.constFind(id);
    m_entries.body<TurnFooter>(turn.footer).report = turn.report(id, m_entries);
    touch(turn.footer);
}

void Transcript::settleReports()
{
    m_reportWait.stop();
    QElapsedTimer time;
    time.start();
    for (const base::TurnId id : std::exchange(m_reportsDue, {})) {
        if (m_turns.contains(id))
            makeReport(id);
    }
    m_reportWait.setInterval(int(qMax<qint64>(reportWait, time.elapsed() * reportShare)));
}

/// Only the newest turn can be tried again: the user's next message already takes its end into account.
void Transcript::endRetry()
{
    const auto newest = m_turns.constFind(m_newestTurn);
    if (newest == m_turns.constEnd() || newest->footer == 0)
        return;
    if (std::exchange(m_entries.body<TurnFooter>(newest->footer).canRetry, false))
        touch(newest->footer);
}

bool Transcript::isOpen(base::TurnId turn) const
{
    const auto known = turn.value == 0 ? m_turns.constEnd() : m_turns.constFind(turn);
    return known != m_turns.constEnd() && turn == m_newestTurn && known->footer == 0;
}

/// What runs on of \p turn is another: the newest turn counts it, too.
void Transcript::recordRunsOn(base::TurnId turn)
{
    showRunsOn(turn);
    if (turn != m_newestTurn)
        showRunsOn(m_newestTurn);
}

void Transcript::showRunsOn(base::TurnId id)
{
    const auto turn = m_turns.constFind(id);
    if (turn == m_turns.constEnd() || turn->footer == 0)
        return;
    auto &footer = m_entries.body<TurnFooter>(turn->footer);
    const int running = id == m_newestTurn ? int(m_runsOn.all().size()) : m_runsOn.countOf(id);
    const RunsOn::Past past = m_runsOn.pastOf(id);
    if (running == footer.runningOn && past.count == footer.ranOn && past.until == footer.ranOnUntil)
        return;
    footer.runningOn = running;
    footer.ranOn = past.count;
    footer.ranOnUntil = past.until;
    touch(turn->footer);
}

bool Transcript::isPlanOpen() const
{
    return m_plan.isOpen(m_entries, isOpen(m_newestTurn) ? std::optional(m_newestTurn) : std::nullopt);
}

void Transcript::keepPlan(const core::SessionEvent &event)
{
    const TurnRecord &turn = m_turns[event.turn];
    if (!m_plan.takeDue(event.turn))
        return;
    const bool isLate = turn.stopAt.isValid() || turn.footer != 0;
    if (const EntryId late = isLate ? m_plan.lateEntry(event.turn) : 0; late != 0) {
        m_entries.body<PlanSnapshot>(late).entries = plan().entries;
        touch(late);
        return;
    }
    closeStreams(event);
    append(event, PlanSnapshot{plan().entries});
    m_plan.addEntry(m_entries.lastId(), event.turn, isLate);
}

void Transcript::keepRestoredPlan()
{
    if (!m_plan.isLeftOver(m_entries))
        return;
    core::SessionEvent event;
    event.turn = m_newestTurn;
    event.at = m_entries.isEmpty() ? QDateTime::currentDateTime() : m_entries.last().at;
    append(event, PlanSnapshot{plan().entries});
    m_plan.addEntry(m_entries.lastId(), event.turn, false);
    Q_EMIT planChanged();
}

void Transcript::setEarlierCount(quint64 count)
{
    if (std::exchange(m_earlier, count) != count)
        Q_EMIT earlierCountChanged();
}

void Transcript::restorePlan(acp::PlanUpdate plan)
{
    if (m_plan.restore(std::move(plan)))
        Q_EMIT planChanged();
}

bool Transcript::restore(std::vector<Entry> page, const std::vector<ledger::Effect> &effects)
{
    if (page.empty())
        return true;
    if (!m_entries.canPrepend(page))
        return false;
    const int count = int(page.size());
    Q_EMIT aboutToRestore(count);
    QHash<base::TurnId, std::vector<EntryId>> calls;
    for (Entry &entry : page) {
        settleEntry(entry);
        if (std::holds_alternative<PlanSnapshot>(entry.body))
            m_plan.restoreEntry(entry.id);
        if (const auto *call = std::get_if<ToolCall>(&entry.body); call && !call->comments.empty())
            m_commented.insert(entry.id);
        if (entry.turn.value == 0)
            continue;
        if (m_newestTurn < entry.turn)
            m_newestTurn = entry.turn;
        m_turns[entry.turn].restore(entry);
        if (const auto *footer = std::get_if<TurnFooter>(&entry.body); footer && footer->ranOn > 0)
            m_runsOn.restore(entry.turn, {footer->ranOn, footer->ranOnUntil});
        if (std::holds_alternative<ToolCall>(entry.body))
            calls[entry.turn].push_back(entry.id);
    }
    m_entries.prepend(std::move(page));
    for (auto turn = calls.begin(); turn != calls.end(); ++turn) {
        for (const EntryId call : *turn)
            m_turns[turn.key()].effects.add(call, m_entries.body<ToolCall>(call));
    }
    m_earlier = m_earlier > quint64(count) ? m_earlier - quint64(count) : 0;
    Q_EMIT restored(count);
    if (!m_commented.empty())
        Q_EMIT commentsChanged();
    if (const int shown = rowOf(m_plan.newestEntry()); shown >= 0 && shown < count)
        Q_EMIT planChanged(); // its snapshot is an entry here now
    // The rows may have changed since the entries were stored.
    std::set<base::TurnId> touched;
    for (const ledger::Effect &effect : effects) {
        const auto turn = m_turns.find(effect.turn);
        if (turn == m_turns.end() || turn->effects.has(effect.id))
            continue;
        recordEffect(*turn, effect);
        touched.insert(effect.turn);
    }
    for (const base::TurnId id : touched) {
        TurnRecord &turn = m_turns[id];
        for (const EntryId call : calls.value(id))
            claimEffects(turn, call);
        if (turn.footer != 0 && turn.prompt != 0 && turn.hasReport(m_entries))
            refreshReport(id);
    }
    for (const base::TurnId id : touched)
        Q_EMIT effectsChanged(id);
    Q_EMIT earlierCountChanged();
    return true;
}

} // namespace history

#include "moc_transcript.cpp"
