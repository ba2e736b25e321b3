// SPDX-License-Identifier: Apache-2.0
#include "history/transcript.h"

#include "acp/values.h"
#include "base/clock.h"
#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/entrymerge.h"

namespace history {

namespace {

/// What a transcript keeps of one command's output.
constexpr qsizetype terminalKept = 1024 * 1024;
/// What a transcript keeps of one message that goes on after Stop: an agent that does not heed it fills no memory, and
/// the view comes to rest.
constexpr qsizetype lateKept = 256 * 1024;

QString textOf(const std::vector<acp::ContentBlock> &blocks)
{
    QStringList parts;
    for (const acp::ContentBlock &block : blocks) {
        if (const auto *text = std::get_if<acp::TextContent>(&block))
            parts << text->text;
    }
    return parts.join(QLatin1Char('\n'));
}

void appendOutput(TerminalPart &part, const QString &text)
{
    part.output += text;
    if (part.output.size() > terminalKept + terminalKept / 4) {
        qsizetype cut = part.output.size() - terminalKept;
        if (part.output.at(cut).isLowSurrogate())
            ++cut;
        part.output.remove(0, cut);
        part.dropped += cut;
    }
}

} // namespace

Transcript::Transcript(QObject *parent) : QObject(parent) {}

int Transcript::rowOf(EntryId id) const
{
    // Ids are given out in order and nothing is ever removed one by one.
    if (m_entries.empty() || id < m_entries.front().id)
        return -1;
    const auto row = qsizetype(id - m_entries.front().id);
    return row < qsizetype(m_entries.size()) ? int(row) : -1;
}

void Transcript::clear()
{
    Q_EMIT aboutToClear();
    m_entries.clear();
    m_tools.clear();
    m_permissions.clear();
    m_waiting.clear();
    m_elicitations.clear();
    m_terminalOwner.clear();
    m_terminals.clear();
    m_worksOn.clear();
    m_turns.clear();
    m_reportsDue.clear();
    m_newestTurn = {};
    m_plan = {};
    m_planTurn.reset();
    m_keptPlan = 0;
    m_earlier = 0;
    m_stream = 0;
    Q_EMIT cleared();
}

Entry &Transcript::append(const core::SessionEvent &event, EntryBody body)
{
    const int row = count();
    Q_EMIT aboutToAppend(row);
    Entry entry;
    entry.id = m_nextId++;
    entry.turn = event.turn;
    entry.at = event.at;
    entry.afterStop = event.afterStop;
    entry.body = std::move(body);
    m_entries.push_back(std::move(entry));
    Q_EMIT appended(row);
    return m_entries.back();
}

void Transcript::closeStreams(const core::SessionEvent &event)
{
    if (m_stream == 0)
        return;
    const EntryId id = std::exchange(m_stream, 0);
    Entry &last = entry(id);
    if (auto *message = std::get_if<AgentMessage>(&last.body)) {
        message->streaming = false;
    } else if (auto *thought = std::get_if<Thought>(&last.body)) {
        thought->streaming = false;
        thought->duration = base::Milliseconds(last.at.msecsTo(event.at));
    }
    touch(id);
    if (const qint64 notKept = std::exchange(m_notKept, 0); notKept > 0)
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
        UserMessage message{textOf(e.prompt), {}};
        for (const acp::ContentBlock &block : e.prompt) {
            if (!std::holds_alternative<acp::TextContent>(block))
                message.attachments.push_back(block);
        }
        t.append(event, std::move(message));
        t.m_turns[event.turn].first = t.lastId();
        t.endRetry();
        t.m_newestTurn = event.turn;
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
        if (!continuesStream(isThought, e.chunk.messageId)) {
            t.closeStreams(event);
            if (isThought)
                t.append(event, Thought{{}, true, {}});
            else
                t.append(event, AgentMessage{{}, true});
            t.m_stream = t.lastId();
            t.m_streamMessageId = e.chunk.messageId;
        }
        Entry &entry = t.entry(t.m_stream);
        auto *thought = std::get_if<Thought>(&entry.body);
        QString &said = thought ? thought->text : std::get<AgentMessage>(entry.body).text;
        // What follows a gap is not kept either: nobody would see the gap.
        if (event.afterStop && (t.m_notKept > 0 || said.size() + text->text.size() > lateKept)) {
            t.m_notKept += text->text.size();
            return;
        }
        said += text->text;
        t.touch(t.m_stream);
    }

    bool continuesStream(bool isThought, const QString &messageId) const
    {
        if (t.m_stream == 0 || t.m_streamMessageId != messageId)
            return false;
        const Entry &entry = t.entry(t.m_stream);
        // What arrives after Stop is an entry of its own, marked as late.
        if (entry.turn != event.turn || entry.afterStop.has_value() != event.afterStop.has_value())
            return false;
        return std::holds_alternative<Thought>(entry.body) == isThought &&
               !std::holds_alternative<UserMessage>(entry.body);
    }

    void appendUser(const QString &text, const QString &messageId)
    {
        // Replay sends the user's own words in pieces; agents also echo a prompt that is on screen already.
        if (!t.m_entries.empty()) {
            if (auto *last = std::get_if<UserMessage>(&t.m_entries.back().body)) {
                if (t.m_stream == t.lastId() && t.m_streamMessageId == messageId) {
                    last->text += text;
                    t.touch(t.m_stream);
                    return;
                }
                if (last->text.startsWith(text))
                    return;
            }
        }
        t.closeStreams(event);
        t.append(event, UserMessage{text, {}});
        t.m_stream = t.lastId();
        t.m_streamMessageId = messageId;
    }

    EntryId toolEntry(const base::ToolCallId &id)
    {
        const auto found = t.m_tools.constFind(id);
        if (found != t.m_tools.constEnd())
            return *found;
        t.closeStreams(event);
        ToolCall call;
        call.id = id;
        call.startedAt = event.at;
        // Some agents describe a call only in the permission request.
        if (const auto asked = t.m_asked.constFind(id); asked != t.m_asked.constEnd())
            mergeToolCall(call, *asked, event.at);
        t.append(event, std::move(call));
        t.m_tools.insert(id, t.lastId());
        return t.lastId();
    }

    void operator()(const core::ToolCallChanged &e)
    {
        const EntryId id = toolEntry(e.update.id);
        Entry &entry = t.entry(id);
        auto &call = std::get<ToolCall>(entry.body);
        if (e.update.content) {
            // The content is replaced; the screens it may name again are kept.
            for (TerminalPart &part : call.terminals)
                t.m_terminals.insert(part.id, std::move(part));
        }
        mergeToolCall(call, e.update, event.at);
        if (e.update.status == acp::ToolStatus::Completed || e.update.status == acp::ToolStatus::Failed)
            call.endedAfterStop = event.afterStop.has_value();
        for (const acp::ToolContent &content : e.update.content.value_or(std::vector<acp::ToolContent>())) {
            if (const auto *ref = std::get_if<acp::TerminalRef>(&content)) {
                t.m_terminalOwner.insert(ref->id, id);
                TerminalPart part = t.m_terminals.take(ref->id);
                part.id = ref->id;
                call.terminals.push_back(std::move(part));
            }
        }
        t.touch(id);
        if (const auto turn = t.m_turns.find(entry.turn); turn != t.m_turns.end()) {
            turn->index.add(id, call);
            turn->calls.insert(call.id, id);
            if (call.state != ToolState::Pending && call.state != ToolState::Running)
                t.claimEffects(*turn, id);
        }
    }

    void operator()(const core::ToolCallCancelled &e)
    {
        const auto found = t.m_tools.constFind(e.id);
        if (found == t.m_tools.constEnd())
            return;
        auto &call = t.body<ToolCall>(*found);
        if (call.state != ToolState::Pending && call.state != ToolState::Running)
            return;
        call.state = ToolState::Cancelled;
        call.cancelledByStop = e.byStop;
        call.duration = base::Milliseconds(call.startedAt.msecsTo(event.at));
        t.touch(*found);
    }

    void operator()(const core::PlanChanged &e)
    {
        t.m_plan = e.plan;
        t.m_planTurn = event.turn;
        const auto turn = t.m_turns.find(event.turn);
        if (turn != t.m_turns.end()) {
            turn->planned = true;
            if (turn->footer != 0)
                t.keepPlan(event);
        }
        Q_EMIT t.planChanged();
    }

    /// The call of \p id waits, no more for \p before: some agents call it running, and its command started, before
    /// they ask.
    void markWaiting(const base::ToolCallId &id, base::RequestKey before, base::RequestKey now)
    {
        const auto found = t.m_tools.constFind(id);
        if (found == t.m_tools.constEnd())
            return;
        auto &call = t.body<ToolCall>(*found);
        if (now.value != 0 || call.waitsFor == before)
            call.waitsFor = now;
        t.touch(*found);
    }

    void operator()(const core::PermissionAsked &e)
    {
        t.closeStreams(event);
        const base::ToolCallId &id = e.toolCall.id;
        ToolCall known;
        if (const auto found = t.m_tools.constFind(id); found != t.m_tools.constEnd()) {
            auto &call = t.body<ToolCall>(*found);
            // Some say only when they ask what kind of call it is.
            if (call.kind == acp::ToolKind::Other && e.toolCall.kind && !e.byBelay)
                call.kind = *e.toolCall.kind;
            known = call;
        }
        markWaiting(id, {}, e.key);
        t.m_waiting.insert(e.key, id);
        if (!e.byBelay && !t.m_tools.contains(id)) {
            acp::ToolCallUpdate told = e.toolCall;
            told.status.reset();
            t.m_asked.insert(id, std::move(told));
        }
        mergeToolCall(known, e.toolCall, event.at);
        Permission permission = permissionFrom(known);
        permission.key = e.key;
        permission.call = id;
        permission.options = e.options;
        permission.byBelay = e.byBelay;
        permission.askedAt = event.at;
        t.append(event, std::move(permission));
        t.m_permissions.insert(e.key, t.lastId());
    }

    void operator()(const core::PermissionSettled &e)
    {
        const auto found = t.m_permissions.constFind(e.key);
        if (found == t.m_permissions.constEnd())
            return;
        markWaiting(t.m_waiting.take(e.key), e.key, {});
        auto &permission = t.body<Permission>(*found);
        permission.end = e.end;
        permission.rule = e.rule;
        for (const core::PermissionOption &option : permission.options) {
            if (option.id == e.optionId) {
                permission.chosenOption = option.name;
                permission.chosenKind = option.kind;
            }
        }
        t.touch(*found);
    }

    void operator()(const core::ElicitationAsked &e)
    {
        t.closeStreams(event);
        Elicitation elicitation;
        elicitation.key = e.key;
        elicitation.message = e.request->message;
        elicitation.url = e.request->url;
        elicitation.askedAt = event.at;
        t.append(event, std::move(elicitation));
        t.m_elicitations.insert(e.key, t.lastId());
    }

    template <class F> void changeElicitation(base::RequestKey key, F change)
    {
        const auto found = t.m_elicitations.constFind(key);
        if (found == t.m_elicitations.constEnd())
            return;
        change(t.body<Elicitation>(*found));
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

    template <class F> void changeTerminal(const base::TerminalId &id, F change)
    {
        const auto owner = t.m_terminalOwner.constFind(id);
        if (owner == t.m_terminalOwner.constEnd()) {
            // No tool call shows it yet: agents name the terminal after they started it.
            change(t.m_terminals[id]);
            return;
        }
        for (TerminalPart &shown : t.body<ToolCall>(*owner).terminals) {
            if (shown.id == id)
                change(shown);
        }
        t.touch(*owner);
    }

    /// Else Belay runs it for the agent.
    void operator()(const core::TerminalStarted &e)
    {
        changeTerminal(e.id, [&](TerminalPart &part) {
            part.command = e.command;
            part.cwd = e.cwd;
            part.started = true;
            part.startedAt = event.at;
            part.ofAgent = !e.byBelay;
        });
        if (e.byBelay) // what the agent runs is in its tool call
            t.m_turns[event.turn].commands.emplace_back(e.id, e.command);
    }

    void operator()(const core::TerminalOutput &e)
    {
        const QString text = QString::fromUtf8(e.data);
        changeTerminal(e.id, [&](TerminalPart &part) { appendOutput(part, text); });
    }

    void operator()(const core::TerminalExited &e)
    {
        changeTerminal(e.id, [&](TerminalPart &part) {
            part.exited = true;
            part.exitCode = e.exitCode;
            part.signal = e.signal;
            part.how = e.how;
            if (part.startedAt.isValid())
                part.duration = base::Milliseconds(part.startedAt.msecsTo(event.at));
        });
        for (CommandFact &command : t.m_turns[event.turn].commands) {
            if (command.id != e.id)
                continue;
            command.exited = true;
            command.exitCode = e.exitCode;
            command.signal = e.signal;
            command.how = e.how;
        }
    }

    void operator()(const core::EffectRefused &e)
    {
        t.closeStreams(event);
        t.append(event, Refused{e.what, e.detail, e.isCommand});
    }

    void operator()(const core::StopPressed &)
    {
        t.closeStreams(event);
        t.keepPlan(event);
        t.append(event, StopMark{});
        t.m_turns[event.turn].stopAt = event.at;
    }

    void operator()(const core::NoticeRaised &e)
    {
        t.closeStreams(event);
        t.append(event, Notice{e.severity, e.title, e.text, e.agent});
    }

    void operator()(const core::FolderNotWatched &e) { t.m_turns[event.turn].notWatched.push_back(e); }

    void operator()(const core::ErrorRaised &e)
    {
        t.closeStreams(event);
        t.append(event, Failure{e.error, e.stderrTail, e.canRestart, e.lostRequests});
        if (event.turn.value)
            t.m_turns[event.turn].lostRequests = e.lostRequests;
    }

    void operator()(const core::SessionRestored &e)
    {
        t.closeStreams(event);
        // What offered to start the agent again has been done.
        for (Entry &entry : t.m_entries) {
            auto *failure = std::get_if<Failure>(&entry.body);
            if (failure && std::exchange(failure->canRestart, false))
                t.touch(entry.id);
        }
        t.append(event, Restored{e});
    }

    void operator()(const core::AgentWorksOn &e)
    {
        const auto found = t.m_worksOn.constFind(e.id);
        if (e.goesOn || found == t.m_worksOn.constEnd()) {
            t.closeStreams(event);
            t.append(event, WorksOn{e.id, e.title, e.isCommand, e.goesOn, {}, e.process});
            t.m_worksOn.insert(e.id, t.lastId());
            return;
        }
        auto &entry = t.entry(*found);
        auto &body = std::get<WorksOn>(entry.body);
        body.goesOn = false;
        body.duration = base::Milliseconds(entry.at.msecsTo(event.at));
        t.touch(*found);
    }

    void operator()(const core::UnknownSeen &e)
    {
        t.closeStreams(event);
        t.append(event, Raw{e.update.kind, e.update.raw});
    }

    void operator()(const core::EffectChanged &e)
    {
        // Rows of a turn that this transcript has not seen belong to an earlier run.
        if (const auto turn = t.m_turns.find(event.turn); turn != t.m_turns.end())
            t.noteEffect(*turn, e.effect);
    }

    void operator()(const core::StagedChanged &) {} // a bar shows it; its rows are effects

    EntryId compactionEntry(const QString &id)
    {
        for (int row = t.count() - 1; row >= 0; --row) {
            const auto *known = std::get_if<Compaction>(&t.m_entries[size_t(row)].body);
            if (known && known->id == id)
                return t.at(row).id;
        }
        t.closeStreams(event);
        t.append(event, Compaction{id, acp::CompactionStatus::InProgress, {}, {}});
        return t.lastId();
    }

    void operator()(const core::CompactionChanged &e)
    {
        const EntryId id = compactionEntry(e.update.id);
        auto &compaction = t.body<Compaction>(id);
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
            t.body<Compaction>(id).summary += text->text;
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
        t.body<TurnFooter>(turn->footer).usage = e;
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
        footer.watched.assign(e.watched.begin(), e.watched.end());
        footer.canRetry = TurnReport::isFor(e.end) && event.turn == t.m_newestTurn;
        Turn &turn = t.m_turns[event.turn];
        t.keepPlan(event);
        footer.usage = turn.usage;
        footer.startedAt = t.rowOf(turn.first) >= 0 ? t.entry(turn.first).at : event.at;
        t.append(event, std::move(footer));
        turn.endAt = event.at;
        turn.footer = t.lastId();
        t.makeReport(event.turn);
    }
};

void Transcript::apply(const core::SessionEvent &event)
{
    std::visit(Apply{*this, event}, event.body);
    if (event.turn.value && !std::holds_alternative<core::TurnEnded>(event.body))
        noteLate(event);
    if (std::holds_alternative<core::EffectChanged>(event.body) && m_turns.contains(event.turn))
        Q_EMIT effectsChanged(event.turn);
}

/// What comes after the end of its turn changes what the end says.
void Transcript::noteLate(const core::SessionEvent &event)
{
    const auto turn = m_turns.constFind(event.turn);
    if (turn == m_turns.constEnd() || turn->footer == 0)
        return;
    auto &footer = body<TurnFooter>(turn->footer);
    const bool isUpdate = std::holds_alternative<core::ToolCallChanged>(event.body) ||
                          std::holds_alternative<core::TerminalOutput>(event.body) ||
                          std::holds_alternative<core::Chunk>(event.body);
    if (isUpdate) {
        ++footer.lateUpdates;
        footer.lastLate = base::Milliseconds((turn->stopAt.isValid() ? turn->stopAt : turn->endAt).msecsTo(event.at));
        const auto *call = std::get_if<core::ToolCallChanged>(&event.body);
        if (footer.lateUpdates > 1 && (!call || !call->update.status)) {
            // A command that reports for minutes only moves the count.
            for (ReportRow &row : footer.report) {
                if (row.why == ReportRow::Why::LateUpdates) {
                    row.number = footer.lateUpdates;
                    row.after = footer.lastLate;
                }
            }
            touch(turn->footer);
            return;
        }
    }
    refreshReport(event.turn);
}

} // namespace history
