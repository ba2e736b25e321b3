// SPDX-License-Identifier: Apache-2.0
#include "history/turnreport.h"

#include "ledger/ledger.h"
#include "ledger/merge.h"

#include <algorithm>
#include <iterator>

namespace history {

using Section = ReportRow::Section;
using Why = ReportRow::Why;
using By = ReportRow::By;

namespace {

By actorOf(core::CommandEnd how)
{
    switch (how) {
    case core::CommandEnd::EndedByStop:
        return By::Stop;
    case core::CommandEnd::EndedByForce:
        return By::Force;
    case core::CommandEnd::EndedWithAgent:
        return By::AgentsEnd;
    case core::CommandEnd::KilledByAgent:
        return By::Agent;
    case core::CommandEnd::KilledByUser:
        return By::You;
    case core::CommandEnd::Exited:
        break;
    }
    return By::Nobody;
}

void countLines(const acp::Diff &diff, ReportRow *row)
{
    const QByteArrayList before = ledger::splitLines(diff.oldText.value_or(QString()).toUtf8());
    const QByteArrayList after = ledger::splitLines(diff.newText.toUtf8());
    const std::vector<int> partners = ledger::matchLines(before, after);
    const int same = int(std::count_if(partners.begin(), partners.end(), [](int partner) { return partner >= 0; }));
    row->removed += int(before.size()) - same;
    row->added += int(after.size()) - same;
}

/// Calls that only look leave nothing to account for.
bool mayChangeSomething(acp::ToolKind kind)
{
    switch (kind) {
    case acp::ToolKind::Read:
    case acp::ToolKind::Search:
    case acp::ToolKind::Think:
    case acp::ToolKind::SwitchMode:
        return false;
    case acp::ToolKind::Edit:
    case acp::ToolKind::Delete:
    case acp::ToolKind::Move:
    case acp::ToolKind::Execute:
    case acp::ToolKind::Fetch:
    case acp::ToolKind::Other:
        break;
    }
    return true;
}

QString lastPart(const QString &what)
{
    return what.mid(what.lastIndexOf(QLatin1Char('/')) + 1);
}

QString nameOf(const ToolCall &call)
{
    if (!call.command.isEmpty())
        return call.command;
    if (!call.terminals.empty() && !call.terminals.front().command.isEmpty())
        return call.terminals.front().command;
    return call.title;
}

} // namespace

bool TurnReport::isFor(core::TurnEnd end)
{
    switch (end) {
    case core::TurnEnd::EndedNormallyAfterStop:
    case core::TurnEnd::StoppedByYou:
    case core::TurnEnd::StoppedByForce:
    case core::TurnEnd::AgentFailed:
    case core::TurnEnd::AgentDied:
    case core::TurnEnd::CancelledByAgent:
    case core::TurnEnd::ConnectionLost:
    case core::TurnEnd::CutOff:
        return true;
    case core::TurnEnd::Finished:
    case core::TurnEnd::Refused:
    case core::TurnEnd::TokenLimit:
    case core::TurnEnd::RequestLimit:
        return false;
    }
    return false;
}

TurnReport::TurnReport(base::TurnId turn, const TurnFooter &footer)
    : m_turn(turn)
    , m_end(footer.end)
    , m_lateUpdates(footer.lateUpdates)
    , m_lastLate(footer.lastLate)
{
    for (const ReportRow &row : footer.report) {
        if (row.why == Why::NotWatched)
            push(row);
    }
}

void TurnReport::push(ReportRow row)
{
    m_rows.push_back(std::move(row));
    const Rows::iterator place = std::prev(m_rows.end());
    m_byName[lastPart(place->what)].push_back(place);
    if (!place->call.isEmpty() && !m_byCall.contains(place->call))
        m_byCall.insert(place->call, place);
}

template <class Fits> TurnReport::Rows::iterator TurnReport::find(const QString &what, Fits fits)
{
    const auto candidates = m_byName.constFind(lastPart(what));
    if (candidates == m_byName.cend())
        return m_rows.end();
    const auto found =
        std::find_if(candidates->begin(), candidates->end(), [&fits](const auto &row) { return fits(*row); });
    return found == candidates->end() ? m_rows.end() : *found;
}

void TurnReport::remove(Rows::iterator row)
{
    std::erase(m_byName[lastPart(row->what)], row);
    if (m_byCall.value(row->call) == row) {
        // The next one of the call, if there is one, is the first now.
        const auto next = std::find_if(std::next(row), m_rows.end(),
                                       [row](const ReportRow &other) { return other.call == row->call; });
        if (next == m_rows.end())
            m_byCall.remove(row->call);
        else
            m_byCall.insert(row->call, next);
    }
    m_rows.erase(row);
}

void TurnReport::add(const Entry &entry)
{
    if (entry.turn != m_turn || !isFor(m_end))
        return;
    ReportRow row;
    row.entry = entry.id;
    row.after = entry.afterStop;
    if (const auto *call = std::get_if<ToolCall>(&entry.body)) {
        addTool(entry, *call);
    } else if (const auto *permission = std::get_if<Permission>(&entry.body)) {
        addPermission(entry, *permission);
    } else if (const auto *refused = std::get_if<Refused>(&entry.body)) {
        row.section = Section::Prevented;
        row.why = refused->isCommand ? Why::CommandRefused : Why::WriteRefused;
        row.what = refused->what;
        push(row);
    } else if (const auto *works = std::get_if<WorksOn>(&entry.body); works && works->goesOn) {
        row.section = Section::Unknown;
        row.why = Why::AgentWorksOn;
        row.by = By::Agent;
        row.what = works->title;
        push(row);
    }
}

void TurnReport::addTool(const Entry &entry, const ToolCall &call)
{
    ReportRow row;
    row.entry = entry.id;
    row.call = call.id;
    row.what = nameOf(call);
    for (const TerminalPart &terminal : call.terminals)
        m_shown.insert(terminal.id);
    // Belay knows of its own commands first hand.
    if (!call.terminals.empty() && call.terminals.front().started &&
        call.terminals.front().how != core::CommandEnd::Exited) {
        const TerminalPart &terminal = call.terminals.front();
        row.section = Section::Unknown;
        row.why = Why::CommandEnded;
        row.by = actorOf(terminal.how);
        row.text = terminal.signal;
        push(row);
        return;
    }
    const bool cancelled = call.state == ToolState::Cancelled;
    const ToolState said = call.reportedLater.value_or(call.state);
    const bool done = said == ToolState::Completed;
    if (!mayChangeSomething(call.kind) && call.diffs.empty())
        return;
    if (said == ToolState::Failed) {
        if (!cancelled)
            return; // its card says so; nothing to account for
        row.section = Section::Unknown;
        row.why = Why::CallFailed;
    } else if (!done) {
        row.section = Section::Unknown;
        row.why = Why::CallNotFinished;
    } else if (call.kind == acp::ToolKind::Fetch) {
        row.section = Section::CannotBeUndone;
        row.why = Why::Fetched;
    } else if (cancelled) {
        row.section = Section::TookEffect;
        row.why = Why::DoneThoughCancelled;
    } else if (call.kind == acp::ToolKind::Execute && call.endedAfterStop && call.terminals.empty()) {
        // Some agents call a command completed that they have just killed.
        row.section = Section::Unknown;
        row.why = Why::DoneAfterStop;
    } else if (call.kind == acp::ToolKind::Execute) {
        row.section = Section::TookEffect;
        row.why = Why::CommandRan;
        if (!call.terminals.empty())
            row.number = call.terminals.front().exitCode.value_or(0);
    } else {
        row.section = Section::TookEffect;
        row.why = call.diffs.empty() ? Why::CallDone : Why::FileChanged;
    }
    if (call.diffs.empty()) {
        push(row);
        return;
    }
    for (const acp::Diff &diff : call.diffs) {
        ReportRow file = row;
        file.what = diff.path;
        countLines(diff, &file);
        push(std::move(file));
    }
}

void TurnReport::addPermission(const Entry &entry, const Permission &permission)
{
    if (permission.end == core::PermissionEnd::Open || permission.end == core::PermissionEnd::Answered)
        return;
    ReportRow row;
    row.section = Section::Prevented;
    row.entry = entry.id;
    row.after = entry.afterStop;
    row.why =
        permission.end == core::PermissionEnd::RefusedAfterStop ? Why::PermissionRefused : Why::PermissionCancelled;
    row.by = permission.end == core::PermissionEnd::CancelledByAgent  ? By::Agent
             : permission.end == core::PermissionEnd::CancelledByUser ? By::You
             : permission.end == core::PermissionEnd::Lost            ? By::Nobody
                                                                      : By::Stop;
    row.what = !permission.command.isEmpty() ? permission.command
               : permission.paths.empty()    ? permission.title
                                             : permission.paths.front();
    // The call it was about did not begin: its card would read "not finished".
    for (const QString &name : {row.what, permission.title}) {
        const auto isIt = [&name](const ReportRow &other) {
            return other.why == Why::CallNotFinished && other.what == name;
        };
        for (Rows::iterator other = find(name, isIt); other != m_rows.end(); other = find(name, isIt))
            remove(other);
    }
    push(std::move(row));
}

void TurnReport::add(const CommandFact &command)
{
    if (!isFor(m_end) || m_shown.contains(command.id))
        return;
    ReportRow row;
    row.what = command.line;
    if (!command.exited) {
        row.section = Section::Unknown;
        row.why = Why::CommandRunsOn;
    } else if (command.how == core::CommandEnd::Exited) {
        row.section = Section::TookEffect;
        row.why = Why::CommandRan;
        row.number = command.exitCode.value_or(0);
    } else {
        row.section = Section::Unknown;
        row.why = Why::CommandEnded;
        row.by = actorOf(command.how);
    }
    row.text = command.signal;
    push(std::move(row));
}

void TurnReport::add(const ledger::Effect &effect)
{
    if (!isFor(m_end) || effect.isCompensation() || effect.isOpen())
        return;
    if (effect.isFile())
        addFile(effect);
    else
        addOther(effect);
}

/// Its row is there already; the ledger knows whether anybody has seen it.
void TurnReport::addOther(const ledger::Effect &effect)
{
    const Rows::iterator known =
        effect.toolCall.isEmpty()
            ? find(effect.target,
                   [&effect](const ReportRow &row) {
                       return row.call.isEmpty() && row.effects.empty() && row.what == effect.target;
                   })
            : m_byCall.value(effect.toolCall, m_rows.end());
    if (known == m_rows.end())
        return;
    known->effect = effect.id;
    known->effects = {effect.id};
    known->canAcknowledge = ledger::asksToBeSeen(effect);
    known->acknowledged = effect.acknowledged;
}

void TurnReport::addFile(const ledger::Effect &effect)
{
    using ledger::EffectState;
    const bool byBelay = effect.source == ledger::EffectSource::Belay;
    if (byBelay && effect.state == EffectState::Cancelled)
        return; // refused: an entry of its own tells of it
    // Whoever did it need not be who did what was told: a row of its own, to be taken back by itself.
    const bool isTold = effect.source != ledger::EffectSource::NotReported;
    const Rows::iterator known = find(effect.target, [&](const ReportRow &row) {
        if (!isTold || row.why == Why::NotReported)
            return false;
        const bool isFile =
            row.section == Section::TookEffect || row.section == Section::Unknown || row.why == Why::FileNotKept;
        return isFile && (row.what == effect.target || effect.target.endsWith(QLatin1Char('/') + row.what));
    });
    const bool stands = effect.state == EffectState::Committed || effect.state == EffectState::Compensating ||
                        effect.state == EffectState::Compensated;
    ReportRow row;
    // What did not come about takes nothing from what an earlier row of the file says.
    if (known != m_rows.end() && (stands || known->effects.empty())) {
        row = *known;
        remove(known);
    }
    const bool undone = effect.state == EffectState::Compensated;
    row.what = effect.target;
    row.undone = undone && (row.effects.empty() || row.undone);
    row.canUndo = row.canUndo || effect.canBeUndone();
    row.effect = effect.id;
    row.effects.push_back(effect.id);
    row.text = effect.detail;
    row.canLook = effect.state == EffectState::Unknown && !effect.path.isEmpty();
    row.canAcknowledge = row.canAcknowledge || ledger::asksToBeSeen(effect);
    row.acknowledged = effect.acknowledged;
    switch (effect.state) {
    case EffectState::Committed:
    case EffectState::Compensating:
    case EffectState::Compensated:
        row.section = Section::TookEffect;
        if (row.why != Why::DoneThoughCancelled)
            row.why = !isTold ? Why::NotReported : byBelay ? Why::FileWritten : Why::FileChanged;
        if (effect.state == EffectState::Committed && effect.reversible == ledger::Reversible::No && !row.canUndo) {
            row.section = Section::CannotBeUndone;
            row.why = Why::FileNotKept;
            row.text = effect.whyNot;
        }
        break;
    case EffectState::Unknown:
        row.section = Section::Unknown;
        row.why = Why::FileDiffers;
        break;
    case EffectState::Failed:
        row.section = Section::Prevented;
        row.why = Why::WriteFailed;
        break;
    default:
        row.section = Section::Prevented;
        row.why = Why::DidNotHappen;
        break;
    }
    push(std::move(row));
}

void TurnReport::add(const core::FolderNotWatched &folder)
{
    const bool known = std::any_of(m_rows.begin(), m_rows.end(), [&folder](const ReportRow &row) {
        return row.why == Why::NotWatched && row.what == folder.folder;
    });
    if (known || !isFor(m_end))
        return;
    ReportRow row;
    row.section = Section::Unknown;
    row.why = Why::NotWatched;
    row.what = folder.folder;
    row.text = folder.why;
    push(std::move(row));
}

std::vector<ReportRow> TurnReport::take(int lostRequests)
{
    if (!isFor(m_end))
        return {};
    if (lostRequests > 0) {
        ReportRow row;
        row.section = Section::Unknown;
        row.why = Why::RequestsLost;
        row.number = lostRequests;
        push(row);
    }
    if (m_lateUpdates > 0) {
        ReportRow row;
        row.section = Section::CameLate;
        row.why = Why::LateUpdates;
        row.number = m_lateUpdates;
        row.after = m_lastLate;
        push(row);
    }
    std::vector<ReportRow> rows(std::make_move_iterator(m_rows.begin()), std::make_move_iterator(m_rows.end()));
    std::stable_sort(rows.begin(), rows.end(),
                     [](const ReportRow &a, const ReportRow &b) { return a.section < b.section; });
    return rows;
}

} // namespace history
