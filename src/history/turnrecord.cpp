// SPDX-License-Identifier: Apache-2.0
#include "history/turnrecord.h"

#include "base/clock.h"
#include "base/ids.h"
#include "base/overloaded.h"
#include "core/values/sessionevent.h"
#include "ledger/rows/effect.h"

#include <algorithm>
#include <iterator>

namespace history {
namespace {

struct IsAnswer
{
    bool operator()(const AgentMessage &message) const { return !message.text.trimmed().isEmpty(); }
    bool operator()(const Attachment &) const { return true; }
    bool operator()(const ToolCall &) const { return true; }
    bool operator()(const Permission &) const { return true; }
    bool operator()(const Elicitation &) const { return true; }
    bool operator()(const Refused &) const { return true; }
    bool operator()(const PlainBody auto &) const { return false; }
    bool operator()(const base::OneOf<UserMessage, Thought, StopMark, TurnFooter> auto &) const { return false; }
};

} // namespace

void TurnRecord::restore(const Entry &entry)
{
    if (std::holds_alternative<UserMessage>(entry.body) && prompt == 0) {
        prompt = entry.id;
    } else if (std::holds_alternative<StopMark>(entry.body)) {
        stopAt = entry.at;
    } else if (std::holds_alternative<TurnFooter>(entry.body)) {
        footer = entry.id;
        endAt = entry.at;
    } else if (const auto *failure = std::get_if<Failure>(&entry.body)) {
        lostRequests = failure->lostRequests;
    }
}

void TurnRecord::begin(const core::TerminalStarted &command)
{
    m_commands.emplace_back(command.id, command.command);
}

void TurnRecord::end(const core::TerminalExited &command)
{
    for (CommandFact &known : m_commands) {
        if (known.id != command.id)
            continue;
        known.exited = true;
        known.exitCode = command.exitCode;
        known.signal = command.signal;
        known.how = command.how;
    }
}

void TurnRecord::recordRunsOn(const core::CommandRunsOn &left)
{
    for (CommandFact &known : m_commands) {
        if (known.id == left.id)
            known.runsOn = left.goesOn();
    }
}

std::vector<CommandFact> TurnRecord::running() const
{
    std::vector<CommandFact> out;
    std::copy_if(m_commands.begin(), m_commands.end(), std::back_inserter(out),
                 [](const CommandFact &command) { return !command.exited; });
    return out;
}

TurnRecord::Late TurnRecord::addLate(TurnFooter &to, const core::SessionEvent &event) const
{
    const auto *call = std::get_if<core::ToolCallChanged>(&event.body);
    if (!call && !std::holds_alternative<core::TerminalOutput>(event.body) &&
        !std::holds_alternative<core::Chunk>(event.body))
        return Late::Reported;
    ++to.lateUpdates;
    to.lastLate = base::Milliseconds((stopAt.isValid() ? stopAt : endAt).msecsTo(event.at));
    if (to.lateUpdates == 1 || (call && call->update.status))
        return Late::Reported;
    // A command that keeps reporting for minutes changes only the count.
    for (ReportRow &row : to.report) {
        if (row.why == ReportRow::Reason::LateUpdates) {
            row.number = to.lateUpdates;
            row.after = to.lastLate;
        }
    }
    return Late::Counted;
}

bool TurnRecord::hasAnswer(base::TurnId turn, const EntryList &entries) const
{
    // Unreported changes may be the user's.
    const auto isAgents = [](const auto &row) { return row.second.source != ledger::EffectSource::NotReported; };
    if (!m_commands.empty() || std::any_of(effects.rows().begin(), effects.rows().end(), isAgents))
        return true;
    const int first = entries.rowOf(prompt);
    return first >= 0 && std::any_of(entries.begin() + first, entries.end(), [turn](const Entry &entry) {
               return entry.turn == turn && std::visit(IsAnswer(), entry.body);
           });
}

size_t TurnRecord::reported(const EntryList &entries) const
{
    return size_t(entries.count() - qMax(0, entries.rowOf(prompt))) + effects.rows().size();
}

bool TurnRecord::hasReport(const EntryList &entries) const
{
    return TurnReport::isFor(entries.body<TurnFooter>(footer).end) ||
           std::any_of(effects.rows().begin(), effects.rows().end(),
                       [](const auto &row) { return row.second.isAfterTurn(); });
}

std::vector<ReportRow> TurnRecord::report(base::TurnId turn, const EntryList &entries) const
{
    TurnReport report(turn, entries.body<TurnFooter>(footer), qsizetype(reported(entries)));
    for (const auto &list : {heldBefore, heldAfter}) {
        if (list)
            report.setWaiting(*list);
    }
    for (int row = qMax(0, entries.rowOf(prompt)); row < entries.count(); ++row)
        report.add(entries.at(row));
    for (int row = qMax(0, entries.rowOf(prompt)); row < entries.count(); ++row)
        report.addRunning(entries.at(row));
    for (const CommandFact &command : m_commands)
        report.add(command);
    for (const auto &[id, effect] : effects.rows())
        report.add(effect);
    for (const core::FolderNotWatched &folder : notWatched)
        report.add(folder);
    return report.take(lostRequests);
}

} // namespace history
