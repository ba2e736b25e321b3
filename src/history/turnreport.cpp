// SPDX-License-Identifier: Apache-2.0
#include "history/turnreport.h"

#include "acp/values.h"
#include "base/ids.h"
#include "base/linematching.h"
#include "core/calls/callrows.h"
#include "history/effectindex.h"
#include "history/entrymerge.h"
#include "history/turneffects.h"
#include "ledger/rows/gitcommits.h"
#include "ledger/rows/ledger.h"
#include "proxy/hostlist.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <iterator>

namespace history {

using Section = ReportRow::Section;
using Reason = ReportRow::Reason;
using Actor = ReportRow::Actor;

namespace {

Actor actorOf(core::CommandEnd how)
{
    switch (how) {
    case core::CommandEnd::EndedByStop:
        return Actor::Stop;
    case core::CommandEnd::EndedByForce:
        return Actor::Force;
    case core::CommandEnd::EndedWithAgent:
        return Actor::AgentsEnd;
    case core::CommandEnd::KilledByAgent:
        return Actor::Agent;
    case core::CommandEnd::KilledByUser:
        return Actor::You;
    case core::CommandEnd::Exited:
    case core::CommandEnd::BackgroundEnded:
    case core::CommandEnd::NotRunAgain:
        break;
    }
    return Actor::Nobody;
}

void countLines(const acp::Diff &diff, ReportRow *row)
{
    const base::LineCounts lines =
        base::countChangedLines(diff.oldText.value_or(QString()).toUtf8(), diff.newText.toUtf8());
    row->added += lines.added;
    row->removed += lines.removed;
}

QString nameOf(const ToolCall &call)
{
    if (!call.command.isEmpty())
        return call.command;
    if (!call.terminals.empty() && !call.terminals.front().command.isEmpty())
        return call.terminals.front().command;
    // Some calls have only an id.
    return call.title.isEmpty() ? call.id.value : call.title;
}

/// The order on the card.
int rank(Section section)
{
    switch (section) {
    case Section::TookEffect:
        return 0;
    case Section::CannotBeUndone:
        return 1;
    case Section::HeldBack:
        return 2;
    case Section::Unknown:
        return 3;
    case Section::NotPermitted:
        return 4;
    case Section::NotDone:
        return 5;
    case Section::Prevented:
        return 6;
    case Section::CameLate:
        return 7;
    case Section::Contacted:
        break;
    }
    return 8;
}

bool isRejected(const Permission &permission)
{
    return permission.end == core::PermissionEnd::Answered &&
           (permission.chosenKind == acp::PermissionKind::RejectOnce ||
            permission.chosenKind == acp::PermissionKind::RejectAlways);
}

} // namespace

bool isUnreported(Reason why)
{
    return why == Reason::NotReported || why == Reason::ChangedUnpermitted || why == Reason::NamedByCall;
}

ReportRow contactRow(const proxy::Contact &contact)
{
    ReportRow row;
    const bool isRefused = contact.refused > 0 && contact.connections == 0 && contact.failed == 0;
    row.section = isRefused ? Section::Prevented : Section::Contacted;
    row.why = isRefused ? Reason::HostRefused : Reason::HostContacted;
    row.contact = contact;
    constexpr int usual = 443;
    const bool hasPort = !contact.host.isEmpty() && contact.port != usual;
    row.what = hasPort ? proxy::authorityText(contact.host, contact.port) : contact.host;
    return row;
}

ReportRow leftRow(const core::LeftProcess &left)
{
    ReportRow row;
    row.section = Section::Unknown;
    row.why = Reason::MayStillRun;
    row.by = Actor::Agent;
    row.what = left.command;
    row.number = int(left.process);
    return row;
}

bool TurnReport::isFor(core::TurnEnd end)
{
    switch (end) {
    case core::TurnEnd::EndedNormallyAfterStop:
    case core::TurnEnd::StoppedByYou:
    case core::TurnEnd::StoppedByClosing:
    case core::TurnEnd::StoppedByLimit:
    case core::TurnEnd::StoppedByForce:
    case core::TurnEnd::AgentFailed:
    case core::TurnEnd::AgentDied:
    case core::TurnEnd::CancelledByAgent:
    case core::TurnEnd::ConnectionLost:
    case core::TurnEnd::Disconnected:
    case core::TurnEnd::BelayEnded:
    case core::TurnEnd::NotEnded:
        return true;
    case core::TurnEnd::Finished:
    case core::TurnEnd::Refused:
    case core::TurnEnd::TokenLimit:
    case core::TurnEnd::RequestLimit:
        return false;
    }
    return false;
}

TurnReport::TurnReport(base::TurnId turn, const TurnFooter &footer, qsizetype rows)
    : m_turn(turn)
    , m_end(footer.end)
    , m_lateUpdates(footer.lateUpdates)
    , m_watched(footer.watched)
    , m_held(footer.held)
    , m_lastLate(footer.lastLate)
{
    m_byName.reserve(rows);
    m_byCall.reserve(rows);
    for (const ReportRow &row : footer.report) {
        if (row.why == Reason::NotWatched || row.why == Reason::PartlyWatched || row.why == Reason::MayStillRun ||
            row.contact)
            push(row);
        if (row.why == Reason::DidNotHappen && row.effects.empty())
            m_untouched.insert(row.what);
    }
}

/// By name alone: a path may lead to a file in more than one way.
void TurnReport::setWaiting(const std::vector<core::HeldFile> &files)
{
    if (!m_waiting)
        m_waiting.emplace();
    for (const core::HeldFile &file : files)
        m_waiting->insert(QFile::decodeName(file.path()).section(u'/', -1));
}

void TurnReport::push(ReportRow row)
{
    m_rows.push_back(std::move(row));
    const Rows::iterator place = std::prev(m_rows.end());
    m_byName[lastPart(place->what)].push_back(place);
    if (!place->call.isEmpty())
        m_byCall[place->call].push_back(place);
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

TurnReport::Rows::iterator TurnReport::firstOf(const base::ToolCallId &call)
{
    const auto rows = m_byCall.constFind(call);
    return rows == m_byCall.cend() || rows->empty() ? m_rows.end() : rows->front();
}

void TurnReport::remove(Rows::iterator row)
{
    std::erase(m_byName[lastPart(row->what)], row);
    if (!row->call.isEmpty())
        std::erase(m_byCall[row->call], row);
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
        row.why = refused->isToolCall  ? Reason::RemoteRefused
                  : refused->isCommand ? Reason::CommandRefused
                                       : Reason::WriteRefused;
        row.what = refused->what;
        push(row);
    } else if (const auto *works = std::get_if<OutlivingCall>(&entry.body); works && works->goesOn) {
        if (m_throughBelay.contains(works->id))
            return; // Belay ran it, and knows how it ended
        addOutliving(std::move(row), works->id, works->title, works->process);
    }
}

void TurnReport::addRunning(const Entry &entry)
{
    const auto *call = std::get_if<ToolCall>(&entry.body);
    if (entry.turn != m_turn || !isFor(m_end) || !call || !call->runOn || !call->runOn->goesOn())
        return;
    if (call->runOn->processes.empty() || m_throughBelay.contains(call->id))
        return; // what Belay ran, it knows the end of
    ReportRow row;
    row.entry = entry.id;
    row.after = entry.afterStop;
    addOutliving(std::move(row), call->id, nameOf(*call), call->runOn->processes.front().number);
}

void TurnReport::addOutliving(ReportRow row, const base::ToolCallId &call, const QString &title, qint64 process)
{
    row.section = Section::Unknown;
    row.why = Reason::OutlivesTurn;
    row.by = Actor::Agent;
    row.what = title;
    row.call = call;
    row.number = int(process);
    const Rows::iterator known = firstOf(call);
    // There may be a row already that says that its end is unknown, or that it was not permitted.
    const bool isUnpermitted = known != m_rows.end() && known->section == Section::NotPermitted;
    const bool isUnknown =
        known != m_rows.end() && (known->why == Reason::CallNotFinished || known->why == Reason::DoneAfterStop ||
                                  known->why == Reason::CallFailed);
    if (!isUnpermitted && !isUnknown) {
        push(std::move(row));
        return;
    }
    known->section = row.section;
    known->why = isUnpermitted ? Reason::RunsUnpermitted : row.why;
    known->by = row.by;
    known->number = row.number;
}

void TurnReport::addTool(const Entry &entry, const ToolCall &call)
{
    ReportRow row;
    row.entry = entry.id;
    row.call = call.id;
    row.what = nameOf(call);
    for (const TerminalPart &terminal : call.terminals)
        m_shown.insert(terminal.id);
    const TerminalPart *command = call.terminals.empty() ? nullptr : &call.terminals.front();
    const bool isBelays = command && command->started && !command->ofAgent;
    if (command && command->how == core::CommandEnd::NotRunAgain)
        return; // its row in the ledger says so
    // Belay knows the end of its own commands.
    const bool endedEarly = command && command->started && command->how != core::CommandEnd::Exited;
    if (endedEarly || (isBelays && command->exited && call.diffs.empty())) {
        row.section = endedEarly ? Section::Unknown : Section::TookEffect;
        row.why = endedEarly ? Reason::CommandEnded : Reason::CommandRan;
        row.by = actorOf(command->how);
        row.text = command->signal;
        row.number = command->exitCode.value_or(0);
        if (isBelays) {
            m_throughBelay.insert(call.id);
            row.what = command->command; // the same text as in its ledger row
        }
        push(row);
        return;
    }
    const bool hasExitCode = command && command->exited && command->exitCode && !core::isOfSignal(*command->exitCode);
    const bool cancelled = call.state == ToolState::Cancelled;
    const ToolState said = call.reportedLater.value_or(call.state);
    const bool done = said == ToolState::Completed;
    if (!core::mayChangeSomething(call.kind) && call.diffs.empty())
        return; // calls that only read are not reported
    // Files with a diff get a row of their own.
    std::vector<QString> named = namedPaths(call);
    std::erase_if(named, [&call](const QString &path) {
        return std::any_of(call.diffs.begin(), call.diffs.end(), [&path](const acp::Diff &diff) {
            return isAbout(path, diff.path) || isAbout(diff.path, path);
        });
    });
    recordNaming(named, {.call = call.id, .entry = entry.id});
    if (said == ToolState::Failed && !cancelled) {
        // Files are compared with the disk; what another call did before it failed is not known.
        if (core::changesFilesOnly(call.kind))
            return;
        row.section = hasExitCode ? Section::TookEffect : Section::Unknown;
        row.why = hasExitCode ? Reason::CommandRan : Reason::CallFailedItself;
        row.number = hasExitCode ? *command->exitCode : 0;
    } else if (said == ToolState::Failed) {
        row.section = Section::Unknown;
        row.why = Reason::CallFailed;
    } else if (!done) {
        row.section = Section::Unknown;
        row.why = Reason::CallNotFinished;
    } else if (call.kind == acp::ToolKind::Fetch) {
        row.section = Section::CannotBeUndone;
        row.why = Reason::Fetched;
    } else if (call.kind == acp::ToolKind::Execute && call.endedAfterStop && !hasExitCode && !isBelays) {
        // Some agents report a command as completed that they have just killed.
        row.section = Section::Unknown;
        row.why = Reason::DoneAfterStop;
    } else if (cancelled) {
        row.section = Section::TookEffect;
        row.why = call.diffs.empty() ? Reason::CallDoneThoughCancelled : Reason::DoneThoughCancelled;
    } else if (call.kind == acp::ToolKind::Execute && hasExitCode) {
        row.section = Section::TookEffect;
        row.why = Reason::CommandRan;
        row.number = command->exitCode.value_or(0);
    } else {
        row.section = Section::TookEffect;
        row.why = call.diffs.empty() ? Reason::CallDone : Reason::FileChanged;
    }
    // Permission was asked before the call was reported, and not granted. If the agent did it anyway, that counts.
    if (const Rows::iterator asked = firstOf(call.id);
        asked != m_rows.end() &&
        (asked->why == Reason::PermissionCancelled || asked->why == Reason::PermissionRefused)) {
        if (!done)
            return;
        remove(asked);
    }
    if (call.diffs.empty()) {
        const bool isWithin = named.empty() || std::any_of(named.begin(), named.end(),
                                                           [this](const QString &path) { return isHeld(path); });
        if (!m_held.empty() && core::changesFilesOnly(call.kind) && isWithin)
            setHeld(row, named);
        push(row);
        return;
    }
    // Many agents report several places in one file as separate diffs.
    std::vector<ReportRow> files;
    for (const acp::Diff &diff : call.diffs) {
        const QString path = QDir::cleanPath(diff.path);
        auto file =
            std::find_if(files.begin(), files.end(), [&path](const ReportRow &one) { return one.what == path; });
        if (file == files.end()) {
            files.push_back(row);
            file = std::prev(files.end());
            file->what = path;
            if (isHeld(path))
                setHeld(*file, {path});
        }
        countLines(diff, &*file);
    }
    for (ReportRow &file : files)
        push(std::move(file));
}

/// Whether done or cut short, the user's own file was not changed. If none of \p paths waits, there is no change
/// either.
void TurnReport::setHeld(ReportRow &row, const std::vector<QString> &paths) const
{
    const auto isUntouched = [this](const QString &path) {
        return m_waiting ? !m_waiting->contains(path.section(u'/', -1)) : m_untouched.contains(path);
    };
    const bool isNothing = !paths.empty() && std::all_of(paths.begin(), paths.end(), isUntouched);
    row.section = isNothing ? Section::NotDone : Section::HeldBack;
    row.why = isNothing ? Reason::DidNotHappen : Reason::ChangeHeld;
}

/// A relative path is relative to the first folder.
bool TurnReport::isHeld(const QString &path) const
{
    if (m_held.empty())
        return false;
    const QString whole = QDir::cleanPath(QDir(m_held.front()).absoluteFilePath(path));
    return std::any_of(m_held.begin(), m_held.end(),
                       [&whole](const QString &folder) { return whole.startsWith(QString(folder + u'/')); });
}

void TurnReport::addPermission(const Entry &entry, const Permission &permission)
{
    if (permission.end == core::PermissionEnd::Open)
        return;
    const bool isAllowed = permission.end == core::PermissionEnd::Answered && !isRejected(permission);
    recordNaming(permission.paths, {.how = isAllowed ? Naming::Mention::Permitted : Naming::Mention::NotPermitted,
                                    .call = permission.call,
                                    .entry = entry.id});
    if (permission.end == core::PermissionEnd::Answered)
        return;
    ReportRow row;
    // Belay's own question is about something that Belay would do.
    row.section = permission.byBelay ? Section::Prevented : Section::NotPermitted;
    row.entry = entry.id;
    row.after = entry.afterStop;
    row.why = permission.end == core::PermissionEnd::RefusedAfterStop ? Reason::PermissionRefused
                                                                      : Reason::PermissionCancelled;
    row.by = permission.end == core::PermissionEnd::CancelledByAgent  ? Actor::Agent
             : permission.end == core::PermissionEnd::CancelledByUser ? Actor::You
             : permission.end == core::PermissionEnd::Lost            ? Actor::Nobody
             : permission.end == core::PermissionEnd::EndedWithTurn   ? Actor::TurnsEnd
                                                                      : Actor::Stop;
    row.call = permission.call;
    row.what = !permission.command.isEmpty() ? permission.command
               : permission.paths.empty()    ? permission.title
                                             : permission.paths.front();
    // The call it was about did not begin, so its rows "not finished" or "failed" are removed.
    if (!permission.call.isEmpty()) {
        for (const Rows::iterator &other : m_byCall.value(permission.call)) {
            if (other->why == Reason::CallNotFinished || other->why == Reason::CallFailed)
                remove(other);
            else if (other->section != Section::Prevented && other->section != Section::NotPermitted)
                return; // the agent reported it as done all the same
        }
    }
    for (const QString &name : {row.what, permission.title}) {
        const auto isIt = [&name](const ReportRow &other) {
            return other.why == Reason::CallNotFinished && other.what == name;
        };
        for (Rows::iterator other = find(name, isIt); other != m_rows.end(); other = find(name, isIt))
            remove(other);
    }
    push(std::move(row));
}

void TurnReport::recordNaming(const std::vector<QString> &paths, const Naming &like)
{
    for (const QString &path : paths) {
        Naming naming = like;
        naming.path = path;
        naming.isAll = paths.size() == 1;
        m_named[lastPart(path)].push_back(std::move(naming));
    }
}

/// A relative path may be relative to any of the folders.
bool TurnReport::isNamed(const Naming &naming, const QString &path) const
{
    if (m_watched.empty() || QDir::isAbsolutePath(naming.path))
        return isAbout(naming.path, path);
    return std::any_of(m_watched.begin(), m_watched.end(),
                       [&](const QString &folder) { return QDir::cleanPath(folder + u'/' + naming.path) == path; });
}

/// No call showed the change, but one may have named the file, or permission may have been asked for it.
void TurnReport::explainUnreported(ReportRow &row)
{
    const auto named = m_named.constFind(lastPart(row.what));
    if (named == m_named.cend())
        return;
    const Naming *best = nullptr;
    for (const Naming &naming : *named) {
        // If a permission was given once, the change is not reported as unpermitted.
        if (isNamed(naming, row.what) && (!best || naming.how >= best->how))
            best = &naming;
    }
    if (!best)
        return;
    row.entry = best->entry;
    row.why = best->how == Naming::Mention::NotPermitted ? Reason::ChangedUnpermitted : Reason::NamedByCall;
    if (row.why == Reason::ChangedUnpermitted) {
        for (const Naming &naming : *named) {
            if (naming.how == Naming::Mention::NotPermitted && isNamed(naming, row.what))
                removeNotPermitted(naming, row.what);
        }
    }
}

/// The file's own row says now that it was not permitted.
void TurnReport::removeNotPermitted(const Naming &naming, const QString &path)
{
    std::vector<Rows::iterator> its = m_byCall.value(naming.call);
    for (Rows::iterator row = m_rows.begin(); naming.call.isEmpty() && row != m_rows.end(); ++row) {
        if (row->entry == naming.entry)
            its.push_back(row);
    }
    for (const Rows::iterator &row : its) {
        if (row->section == Section::NotPermitted && (naming.isAll || isAbout(row->what, path)))
            remove(row);
    }
}

void TurnReport::add(const CommandFact &command)
{
    if (!isFor(m_end) || m_shown.contains(command.id) || command.how == core::CommandEnd::NotRunAgain)
        return;
    ReportRow row;
    row.what = command.line;
    if (!command.exited || command.runsOn) {
        row.section = Section::Unknown;
        row.why = Reason::CommandRunsOn;
    } else if (command.how == core::CommandEnd::Exited) {
        row.section = Section::TookEffect;
        row.why = Reason::CommandRan;
        row.number = command.exitCode.value_or(0);
    } else {
        row.section = Section::Unknown;
        row.why = Reason::CommandEnded;
        row.by = actorOf(command.how);
    }
    row.text = command.signal;
    push(std::move(row));
}

void TurnReport::add(const ledger::Effect &effect)
{
    // Reverting a part later was done by the user and not by the turn.
    const bool isOnItsWay =
        effect.kind == ledger::EffectKind::Remote && effect.state == ledger::EffectState::Committing;
    // Of a turn that simply finished its calls tell what they did; nothing tells what changed behind it.
    const bool isCovered = isFor(m_end) || (effect.isAfterTurn() && effect.state != ledger::EffectState::Unknown);
    if (!isCovered || (effect.isOpen() && !isOnItsWay) || effect.partOf.value != 0)
        return;
    if (effect.sameAs.value && effect.kind == ledger::EffectKind::Remote) {
        addRemote(effect); // it was not made again, whatever the agent says of it
        return;
    }
    if (effect.sameAs.value && effect.kind == ledger::EffectKind::Command &&
        effect.source == ledger::EffectSource::Belay) {
        ReportRow row;
        row.section = Section::Prevented;
        row.why = Reason::NotRunAgain;
        row.what = effect.target;
        row.text = effect.detail;
        push(std::move(row));
        return;
    }
    if (effect.sameAs.value)
        m_sameAs.push_back(effect);
    const bool isTold = !ledger::isGitObject(effect) || effect.state == ledger::EffectState::Unknown ||
                        effect.state == ledger::EffectState::Failed;
    if (!effect.isOwnDeed() || !isTold)
        return;
    const bool isCertain = effect.state != ledger::EffectState::Unknown && effect.state != ledger::EffectState::Failed;
    if (ledger::isGitBranch(effect) || (ledger::isGitRecord(effect) && isCertain))
        m_git.push_back(effect); // a branch may come later than what it stands for
    else if (effect.isFile())
        addFile(effect);
    else if (effect.kind == ledger::EffectKind::Remote)
        addRemote(effect);
    else
        addOther(effect);
}

/// A call that went through Belay's gate: what is known of it does not come from the agent, so its row takes the place
/// of what the agent told of its own call, and of the question about it.
void TurnReport::addRemote(const ledger::Effect &effect)
{
    using ledger::EffectState;
    ReportRow row;
    row.what = effect.target;
    row.call = effect.toolCall;
    row.text = effect.detail;
    row.number = int(effect.durationMs.value_or(0));
    const Rows::iterator own = effect.toolCall.isEmpty() ? m_rows.end() : rowOfCall(effect.toolCall);
    if (own != m_rows.end()) {
        row.entry = own->entry;
        row.after = own->after;
        remove(own);
    }
    const Rows::iterator question = find(effect.target, [&effect](const ReportRow &other) {
        return other.what == effect.target && other.effects.empty() &&
               (other.why == Reason::PermissionCancelled || other.why == Reason::PermissionRefused);
    });
    if (question != m_rows.end() && effect.state == EffectState::Cancelled)
        remove(question);
    switch (effect.state) {
    case EffectState::Committing:
        if (effect.readsOnly)
            return;
        row.section = Section::Unknown;
        row.why = Reason::RemoteOnItsWay;
        break;
    case EffectState::Unknown:
        row.section = Section::Unknown;
        row.why = Reason::RemoteNotKnown;
        break;
    case EffectState::Failed:
        row.section = Section::NotDone;
        row.why = Reason::RemoteFailed;
        break;
    case EffectState::Cancelled:
        // What was sent has a time.
        row.section = effect.durationMs ? Section::NotDone : Section::Prevented;
        row.why = effect.durationMs ? Reason::RemoteFailed : Reason::RemotePrevented;
        break;
    default:
        if (effect.readsOnly)
            return;
        row.section = effect.isFinal() ? Section::CannotBeUndone : Section::TookEffect;
        row.why = Reason::RemoteDone;
        row.undone = effect.state == EffectState::Compensated;
        break;
    }
    row.effect = effect.id;
    row.effects = {effect.id};
    row.canUndo = effect.isUndoneByCall();
    row.canAcknowledge = ledger::asksToBeSeen(effect);
    row.acknowledged = effect.acknowledged && !effect.readsOnly;
    push(std::move(row));
}

/// The row for what the call itself did: not for a file it shows, nor for a command that Belay ran for it, nor one that
/// already has an effect.
TurnReport::Rows::iterator TurnReport::rowOfCall(const base::ToolCallId &call)
{
    const auto rows = m_byCall.constFind(call);
    if (rows == m_byCall.cend())
        return m_rows.end();
    const bool isThroughBelay = m_throughBelay.contains(call);
    const auto own = std::find_if(rows->begin(), rows->end(), [isThroughBelay](const Rows::iterator &row) {
        const bool isCommand = row->why == Reason::CommandRan || row->why == Reason::CommandEnded;
        // A row "not permitted" may still take an effect, if the agent acted all the same.
        const bool isFree = row->effects.empty() || row->section == Section::NotPermitted;
        return isFree && row->why != Reason::FileChanged && !(isThroughBelay && isCommand);
    });
    return own == rows->end() ? m_rows.end() : *own;
}

/// The row usually exists already; the ledger decides how it ended.
void TurnReport::addOther(const ledger::Effect &effect)
{
    using ledger::EffectState;
    Rows::iterator known = effect.toolCall.isEmpty()
                               ? find(effect.target,
                                      [this, &effect](const ReportRow &row) {
                                          return (row.call.isEmpty() || m_throughBelay.contains(row.call)) &&
                                                 row.effects.empty() && row.what == effect.target;
                                      })
                               : rowOfCall(effect.toolCall);
    const bool ran = effect.kind == ledger::EffectKind::Command && effect.state == EffectState::Committed;
    const bool asks = ledger::asksToBeSeen(effect);
    if (known == m_rows.end()) {
        // No entry shows the effect, or none under a name that can be found.
        if (!asks && !ran)
            return;
        ReportRow row;
        row.call = effect.toolCall;
        row.what = effect.target;
        row.why = effect.state == EffectState::Unknown ? Reason::NotKnown
                  : effect.exitCode                    ? Reason::CommandRan
                                                       : Reason::CallDone;
        row.number = effect.exitCode.value_or(0);
        row.text = effect.detail;
        push(std::move(row));
        known = std::prev(m_rows.end());
    }
    if (effect.state == EffectState::Unknown && known->section != Section::Unknown) {
        known->section = Section::Unknown;
        known->why = Reason::NotKnown;
        known->text = effect.detail;
    } else if (effect.state == EffectState::Cancelled &&
               (known->why == Reason::RunsUnpermitted || known->why == Reason::ChangeHeld)) {
        return; // another ledger row, or the store of held-back changes, says so, too
    } else if (effect.state == EffectState::Cancelled && known->section != Section::Prevented &&
               known->section != Section::NotPermitted) {
        known->section = effect.source == ledger::EffectSource::Belay ? Section::Prevented : Section::NotPermitted;
        known->why = Reason::NotPermitted;
        known->text = effect.detail;
    } else if (effect.state == EffectState::Failed && effect.kind == ledger::EffectKind::Command &&
               effect.source == ledger::EffectSource::Belay) {
        known->section = Section::NotDone; // it did not start
        known->why = Reason::WriteFailed;
        known->text = effect.detail;
    } else if (effect.state == EffectState::Committed && effect.kind != ledger::EffectKind::Command &&
               !effect.isOfHeld()) {
        known->section = Section::CannotBeUndone;
    } else if (ran && known->section != Section::TookEffect) {
        known->section = Section::TookEffect;
        known->why = effect.exitCode ? Reason::CommandRan : Reason::CallDone;
        known->number = effect.exitCode.value_or(0);
    }
    known->effect = effect.id;
    known->effects = {effect.id};
    known->canAcknowledge = asks;
    known->acknowledged = effect.acknowledged;
}

void TurnReport::addFile(const ledger::Effect &effect)
{
    using ledger::EffectState;
    const bool byBelay = effect.source == ledger::EffectSource::Belay;
    if (byBelay && effect.state == EffectState::Cancelled) {
        m_givenUp.push_back(effect); // handled at the end, when everything about the file is known
        return;
    }
    // An unreported change may be somebody else's, so it gets a row of its own that can be undone separately.
    // What still ran may change a file again and again.
    const bool isTold = effect.source != ledger::EffectSource::NotReported, isLate = effect.isAfterTurn();
    const auto fits = [&](const ReportRow &row) {
        if (isLate)
            return row.isAfterTurn() && row.what == effect.target;
        // A row with an unknown end does not describe another effect on the same file.
        const bool isOfUnknown = row.section == Section::Unknown && !row.effects.empty();
        if (!isTold || isUnreported(row.why) || isOfUnknown)
            return false;
        const bool isFile =
            row.section == Section::TookEffect || row.section == Section::Unknown || row.why == Reason::FileNotKept;
        return isFile && isAbout(row.what, effect.target);
    };
    // Several calls may report the same file.
    Rows::iterator known =
        find(effect.target, [&](const ReportRow &row) { return row.call == effect.toolCall && fits(row); });
    if (known == m_rows.end())
        known = find(effect.target, fits);
    const bool stands = effect.state == EffectState::Committed || effect.state == EffectState::Compensating ||
                        effect.state == EffectState::Compensated;
    // A write of what the file held by then says nothing of what was changed before.
    if (known != m_rows.end() && stands && !known->effects.empty() && effect.changesNothing()) {
        known->effects.push_back(effect.id);
        return;
    }
    ReportRow row;
    // An effect that did not happen must not replace what an earlier row says about the file.
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
        if (row.why != Reason::DoneThoughCancelled)
            row.why = !isTold ? Reason::NotReported : byBelay ? Reason::FileWritten : Reason::FileChanged;
        if (!isTold && !isLate)
            explainUnreported(row);
        if (effect.changesNothing()) {
            row.section = Section::NotDone;
            row.why = byBelay ? Reason::FileWritten : Reason::DidNotHappen;
            row.canUndo = false;
        }
        if (effect.state == EffectState::Committed && effect.isFinal() && !row.canUndo) {
            row.section = Section::CannotBeUndone;
            if (isLate)
                break;
            if (row.why != Reason::ChangedUnpermitted)
                row.why = Reason::FileNotKept;
            row.text = effect.whyNot;
        }
        break;
    case EffectState::Unknown:
        row.section = Section::Unknown;
        row.why = Reason::FileDiffers;
        break;
    case EffectState::Failed:
        row.section = Section::NotDone;
        row.why = Reason::WriteFailed;
        break;
    default:
        row.section = Section::NotDone;
        row.why = Reason::DidNotHappen;
        break;
    }
    push(std::move(row));
}

/// A refused write has an entry of its own. A call may have reported it as done.
void TurnReport::addGivenUp(const ledger::Effect &effect)
{
    const auto isShownAsDone = [&effect](const ReportRow &row) {
        return row.section == Section::TookEffect && row.effects.empty() && isAbout(row.what, effect.target);
    };
    const Rows::iterator shown = find(effect.target, isShownAsDone);
    if (shown == m_rows.end())
        return;
    ReportRow row = *shown;
    remove(shown);
    row.what = effect.target;
    row.section = Section::Prevented;
    row.why = Reason::NotPermitted;
    row.text = effect.detail;
    row.effect = effect.id;
    row.effects = {effect.id};
    push(std::move(row));
}

/// If the result of a call is in the row of a file, its own row is removed.
void TurnReport::removeCovered()
{
    if (m_sameAs.empty())
        return;
    QHash<base::EffectId, Rows::iterator> rows;
    for (auto row = m_rows.begin(); row != m_rows.end(); ++row) {
        for (const base::EffectId id : row->effects)
            rows.insert(id, row);
    }
    for (const ledger::Effect &covered : std::exchange(m_sameAs, {})) {
        const auto file = rows.constFind(covered.sameAs);
        if (covered.isFile() || covered.toolCall.isEmpty() || file == rows.cend())
            continue;
        const Rows::iterator call = rowOfCall(covered.toolCall);
        const bool isShown = (*file)->call == covered.toolCall;
        if (call == m_rows.end() || isShown)
            continue;
        if ((*file)->entry == 0)
            (*file)->entry = call->entry;
        remove(call);
    }
}

void TurnReport::add(const core::FolderNotWatched &folder)
{
    const Reason why = folder.partly ? Reason::PartlyWatched : Reason::NotWatched;
    const bool known = std::any_of(m_rows.begin(), m_rows.end(), [&folder, why](const ReportRow &row) {
        return row.why == why && row.what == folder.folder;
    });
    if (known || !isFor(m_end))
        return;
    ReportRow row;
    row.section = Section::Unknown;
    row.why = why;
    row.what = folder.folder;
    row.text = folder.why;
    push(std::move(row));
}

std::vector<ReportRow> TurnReport::take(int lostRequests)
{
    const auto sorted = [this] {
        m_rows.sort([](const ReportRow &a, const ReportRow &b) { return rank(a.section) < rank(b.section); });
        return std::vector<ReportRow>(std::make_move_iterator(m_rows.begin()), std::make_move_iterator(m_rows.end()));
    };
    if (!isFor(m_end)) {
        m_rows.remove_if([](const ReportRow &row) { return !row.contact && !row.isAfterTurn(); });
        return sorted();
    }
    const ledger::GitCommits commits(m_git);
    for (const ledger::Effect &effect : std::exchange(m_git, {})) {
        if (!commits.standFor(effect))
            addFile(effect);
    }
    for (const ledger::Effect &effect : std::exchange(m_givenUp, {}))
        addGivenUp(effect);
    removeCovered();
    // What it wrote waits; what it may have done elsewhere in the network is told by host.
    for (ReportRow &row : m_rows) {
        const bool ran = row.why == Reason::CommandRan || row.why == Reason::CallDone;
        if (ran && row.section == Section::TookEffect && !m_held.empty())
            row.section = Section::HeldBack;
    }
    if (lostRequests > 0) {
        ReportRow row;
        row.section = Section::Unknown;
        row.why = Reason::RequestsLost;
        row.number = lostRequests;
        push(row);
    }
    if (m_lateUpdates > 0) {
        ReportRow row;
        row.section = Section::CameLate;
        row.why = Reason::LateUpdates;
        row.number = m_lateUpdates;
        row.after = m_lastLate;
        push(row);
    }
    return sorted();
}

} // namespace history
