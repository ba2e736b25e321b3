// SPDX-License-Identifier: Apache-2.0
#include "core/calls/toolcalltracker.h"

#include "base/process/processlook.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/processes/elsewhere.h"
#include "ledger/disk/filestate.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace core {

namespace {

/// Inputs are the same if their marks are. Empty: there is no input.
QByteArray inputMark(const std::optional<QString> &rawInput)
{
    if (!rawInput || rawInput->size() <= 2) // {}
        return {};
    return ledger::markOf(rawInput->toUtf8()).hash;
}

} // namespace

ToolCallTracker::ToolCallTracker(QString cwd, const Services &services, const Turn *turn,
                                 const TerminalService *terminals, QObject *parent)
    : QObject(parent)
    , m_cwd(std::move(cwd))
    , m_clock(services.clock)
    , m_ledger(services.ledger)
    , m_turn(turn)
    , m_terminals(terminals)
    , m_observer(m_cwd, services.ledger, services.files, services.blobs)
{}

ToolCallTracker::~ToolCallTracker()
{
    setProcesses(nullptr);
}

/// Some agents ask about a call by another id than the one they report it by: the call that \p report is about under
/// its second id. It is the one open call with that input of which there was only the question, or only the report, so
/// far.
std::optional<base::ToolCallId> ToolCallTracker::underOtherId(const acp::ToolCallUpdate &report, bool asks)
{
    const auto fits = [&](const ToolCall &call) {
        const bool isOtherKind = report.kind && call.hasReportedKind && *report.kind != call.kind;
        // A question may be worded otherwise than the report; but what was refused is not what ran.
        const QString title = call.shown ? call.reportedTitle : call.notAllowed ? call.askedTitle : QString();
        const bool isOtherTitle = report.title && !title.isEmpty() && *report.title != title;
        return call.open && call.turn == m_turn->current() && !isOtherKind && !isOtherTitle;
    };
    if (const auto known = m_sameAs.find(report.id); known != m_sameAs.end()) {
        // Some use one id for all of their questions, and some number anew in each turn.
        const ToolCall &call = m_calls.at(known->second);
        const bool isSame = fits(call) && (!report.rawInput || inputMark(report.rawInput) == call.input);
        if (isSame || (!asks && !report.isFirst))
            return known->second;
        m_sameAs.erase(known);
    }
    const auto own = m_calls.find(report.id);
    if (m_renamed.contains(report.id) || (own != m_calls.end() && own->second.agentsId == report.id))
        return {};
    const auto &others = asks ? m_notAsked : m_notReported;
    const auto same = others.find(inputMark(report.rawInput));
    if (same == others.end() || same->second.size() != 1 || !fits(m_calls.at(*same->second.begin())))
        return {};
    return m_sameAs[report.id] = *same->second.begin();
}

void ToolCallTracker::recordInput(const base::ToolCallId &id, ToolCall &call, const std::optional<QString> &rawInput)
{
    for (auto *calls : {&m_notAsked, &m_notReported}) {
        if (const auto same = calls->find(call.input);
            same != calls->end() && same->second.erase(id) && same->second.empty())
            calls->erase(same);
    }
    if (rawInput)
        call.input = inputMark(rawInput);
    if (call.input.isEmpty() || !call.open)
        return;
    if (!call.shown)
        m_notReported[call.input].insert(id);
    else if (call.permission.value == 0)
        m_notAsked[call.input].insert(id);
}

/// The call that \p report is about, created if it is new. It belongs to the turn in which it was first seen, however
/// late its updates come.
ToolCallTracker::Lookup ToolCallTracker::known(const acp::ToolCallUpdate &report, bool asks, Moment moment)
{
    if (const auto same = underOtherId(report, asks))
        return {*same, m_calls.at(*same), false};
    const auto renamed = m_renamed.find(report.id);
    base::ToolCallId id = renamed == m_renamed.end() ? report.id : renamed->second;
    const auto found = m_calls.find(id);
    // Another call may have been given this id here, to tell it from an earlier one.
    const bool isTaken = found != m_calls.end() && renamed == m_renamed.end() && found->second.agentsId != report.id;
    if (found != m_calls.end() && !isTaken && !isAnother(found->second, report, asks))
        return {id, found->second, false};
    // Continue from the number in the current id: an agent may reuse one id a hundred thousand times.
    int n =
        renamed == m_renamed.end() ? 1 : QStringView(id.value).sliced(report.id.value.size() + 2).chopped(1).toInt();
    while (m_calls.contains(id))
        id.value = QStringLiteral("%1 (%2)").arg(report.id.value, QString::number(++n));
    if (id != report.id)
        m_renamed[report.id] = id;
    ToolCall call{.turn = m_turn->current(), .began = moment, .turnNonce = m_turn->nonce};
    // A call that begins between turns is listed under the turn before.
    call.rowTurn = m_turn->id();
    call.agentsId = report.id;
    call.earlier = m_ledger->newest();
    return {id, m_calls.emplace(id, std::move(call)).first->second, true};
}

/// Whether the report is about a new call with a reused id: some agents number their calls anew in each turn.
bool ToolCallTracker::isAnother(const ToolCall &known, const acp::ToolCallUpdate &report, bool asks) const
{
    const bool ended = report.status == acp::ToolStatus::Completed || report.status == acp::ToolStatus::Failed;
    const bool isElsewhere = known.turn != m_turn->current();
    if (!report.isFirst)
        return isElsewhere &&
               ((asks && (known.reported || known.notAllowed)) || (known.reported && report.status && !ended));
    if ((isElsewhere && m_turn->isOpen) || (known.reported && !ended))
        return true;
    // Some agents repeat the report of a call; the first report of a new call differs from the one before.
    const bool differs = (report.title && *report.title != known.reportedTitle) ||
                         (report.kind && *report.kind != known.kind) ||
                         (report.command && report.command->text() != known.command.text());
    return known.reported && differs;
}

void ToolCallTracker::apply(acp::ToolCallUpdate update, Moment moment)
{
    const Lookup known = this->known(update, false, moment);
    ToolCall &call = known.call;
    const bool isNew = known.isNew;
    const base::ToolCallId id = update.id = known.id;
    const base::TurnId owner = call.turn;
    const bool ended = update.status == acp::ToolStatus::Completed || update.status == acp::ToolStatus::Failed;
    const bool failed = update.status == acp::ToolStatus::Failed;
    const bool runs = update.status == acp::ToolStatus::InProgress;
    // Reported for the first time: after Stop, or after the end of the turn in which permission was asked.
    const bool isFirst = !std::exchange(call.shown, true);
    const bool byStop = m_turn->isStopped;
    const bool cancelsNow = isFirst && !ended && (isNew ? byStop : !call.open);
    if (ended || cancelsNow)
        call.open = false;
    // Without a status the state stays: some agents send the raw output alone after the end.
    if (update.status) {
        call.reported = ended;
        call.endedLate = ended && byStop;
    }
    recordInput(id, call, update.rawInput);
    recordContent(id, call, update);
    recordIntent(id, call, update.status);
    watch(id, call);
    const std::vector<acp::AgentTerminalOutput> outputs = std::exchange(update.agentTerminals, {});
    const QString title = update.title.value_or(QString());
    for (const acp::AgentTerminalOutput &part : outputs) {
        call.hasExitCode = call.hasExitCode || (part.exited && part.exitCode);
        call.wasKilled = call.wasKilled || (part.exited && part.exitCode && isOfSignal(*part.exitCode));
    }
    Q_EMIT eventOccurred(ToolCallChanged{std::move(update)}, owner);
    if (cancelsNow)
        Q_EMIT eventOccurred(ToolCallCancelled{id, byStop}, owner);
    emitAgentTerminals(outputs, title, owner);
    if (ended)
        observe(id, call, failed ? ledger::Claim::Outcome::Failed : ledger::Claim::Outcome::Done);
    if (ended && !failed)
        emitElsewhere(call);
    // A further update about a call that was not permitted does not mean that it runs.
    if (runs || ended || !call.notAllowed)
        watchLateWork(id, call, isNew);
}

void ToolCallTracker::emitAgentTerminals(const std::vector<acp::AgentTerminalOutput> &outputs, const QString &title,
                                         base::TurnId turn)
{
    for (const acp::AgentTerminalOutput &part : outputs) {
        if (part.exited)
            Q_EMIT eventOccurred(TerminalExited{part.id, part.exitCode, part.signal, CommandEnd::Exited}, turn);
        else if (part.data.isEmpty())
            Q_EMIT eventOccurred(TerminalStarted{part.id, title, m_cwd, 0}, turn);
        else
            Q_EMIT eventOccurred(TerminalOutput{part.id, part.data.toUtf8(), false}, turn);
    }
}

void ToolCallTracker::setKind(const base::ToolCallId &id, ToolCall &call, acp::ToolKind kind) const
{
    // A call that was allowed, or that has a command or a diff, does not become read-only by an update.
    const bool isMore = !call.command.lines.isEmpty() || !call.diffs.empty() || m_observer.calls().isAllowed(id);
    if (call.hasReportedKind && mayChangeSomething(call.kind) && !mayChangeSomething(kind) && isMore)
        return;
    call.kind = kind;
    call.hasReportedKind = true;
    call.isCommand = kind == acp::ToolKind::Execute;
}

/// Some agents describe a call only in the permission request.
base::ToolCallId ToolCallTracker::recordAsked(acp::ToolCallUpdate asked, Moment moment)
{
    const Lookup known = this->known(asked, true, moment);
    ToolCall &call = known.call;
    if (known.isNew)
        call.open = !m_turn->isStopped;
    recordInput(known.id, call, asked.rawInput);
    call.said.record(asked);
    if (asked.title)
        call.askedTitle = *asked.title;
    call.began.isReplay = false; // a replayed call would not ask for permission
    // The title of a command is the command itself, as everywhere.
    if (call.command.lines.isEmpty() && asked.command && !asked.command->lines.isEmpty())
        call.title = asked.command->text();
    else if (call.title.isEmpty() && asked.title)
        call.title = *asked.title;
    // Some agents report a harmless kind first and then ask to run something.
    const bool asksForMore = asked.kind && mayChangeSomething(*asked.kind) && !mayChangeSomething(call.kind);
    if (asked.kind && (!call.hasReportedKind || asksForMore))
        setKind(known.id, call, *asked.kind);
    if (call.diffs.empty()) {
        for (const acp::ToolContent &content : asked.content.value_or(std::vector<acp::ToolContent>())) {
            if (const auto *diff = std::get_if<acp::Diff>(&content))
                call.diffs.push_back(*diff);
        }
    }
    watch(known.id, call);
    return known.id;
}

void ToolCallTracker::wait(const base::ToolCallId &id, base::RequestKey permission)
{
    const auto found = m_calls.find(id);
    if (found == m_calls.end())
        return;
    ToolCall &call = found->second;
    call.permission = permission;
    recordInput(id, call, {});
    call.waits = true;
    if (!call.hasOwnTerminal)
        m_observer.calls().ask(factsOf(id, call));
}

void ToolCallTracker::answer(const base::ToolCallId &id, base::RequestKey permission,
                             const std::optional<QString> &notAllowed)
{
    const auto found = m_calls.find(id);
    if (found == m_calls.end() || found->second.permission != permission)
        return;
    ToolCall &call = found->second;
    call.waits = false;
    // A permission given to an earlier request still holds.
    call.notAllowed = notAllowed && !m_observer.calls().isAllowed(id);
    if (call.notAllowed)
        m_observer.calls().giveUp(id, *notAllowed);
    else
        m_observer.calls().begin(id);
}

void ToolCallTracker::withhold(const base::ToolCallId &id, const QString &why)
{
    m_observer.calls().withhold(id, why);
    if (const auto call = m_calls.find(id); call != m_calls.end())
        call->second.notAllowed = !m_observer.calls().isAllowed(id);
}

acp::ToolCallUpdate ToolCallTracker::mergedWithKnown(const acp::ToolCallUpdate &asked) const
{
    acp::ToolCallUpdate merged = asked;
    const auto known = m_calls.find(asked.id);
    if (known == m_calls.end())
        return merged;
    const ToolCall &call = known->second;
    if (!merged.kind)
        merged.kind = call.kind;
    if (!merged.title)
        merged.title = call.title;
    acp::CommandInput command = call.command;
    command.add(merged.command.value_or(acp::CommandInput()));
    merged.command = command;
    auto &content = merged.content.emplace(merged.content.value_or(std::vector<acp::ToolContent>()));
    content.insert(content.end(), call.diffs.begin(), call.diffs.end());
    auto &locations = merged.locations.emplace(merged.locations.value_or(std::vector<acp::Location>()));
    locations.insert(locations.end(), call.locations.begin(), call.locations.end());
    return merged;
}

bool ToolCallTracker::wasSaidOtherwise(const acp::ToolCallUpdate &merged) const
{
    const auto known = m_calls.find(merged.id);
    return known != m_calls.end() && known->second.said.contradict(merged.command.value_or(acp::CommandInput()), m_cwd);
}

CallFacts ToolCallTracker::factsOf(const base::ToolCallId &id, const ToolCall &call) const
{
    // Some agents give a call no title, so its id is used.
    CallFacts facts{m_session, call.rowTurn, call.turnNonce,
                    id,        call.kind,    call.title.isEmpty() ? id.value : call.title};
    facts.early = call.began.early;
    facts.behindTurn = call.turn.value == 0;
    return facts;
}

void ToolCallTracker::recordContent(const base::ToolCallId &id, ToolCall &call, const acp::ToolCallUpdate &update)
{
    call.said.record(update);
    if (update.title) {
        call.reportedTitle = *update.title;
        if (call.command.lines.isEmpty()) // what the command says is more than what it is called
            call.title = *update.title;
    } else if (call.title.isEmpty() && update.name) {
        call.title = *update.name;
    }
    if (update.kind)
        setKind(id, call, *update.kind);
    if (update.command) {
        call.command.add(*update.command);
        if (!call.command.lines.isEmpty())
            call.title = call.command.text();
    }
    if (update.locations)
        call.locations = *update.locations;
    if (!update.content || (update.isContentOfInput && call.hasContent))
        return;
    call.hasContent = call.hasContent || !update.content->empty();
    std::vector<acp::Diff> diffs;
    for (const acp::ToolContent &content : *update.content) {
        const auto *terminal = std::get_if<acp::TerminalRef>(&content);
        if (const auto *diff = std::get_if<acp::Diff>(&content)) {
            diffs.push_back(*diff);
        } else if (const base::EffectId row = terminal ? m_terminals->effectOf(terminal->id) : base::EffectId();
                   row.value) {
            call.hasOwnTerminal = true;
            call.terminal = terminal->id;
            m_observer.calls().supersede(id, row);
        }
    }
    // Some agents show the diff only when they ask, and only a text when it is done.
    if (!diffs.empty())
        call.diffs = std::move(diffs);
}

/// A call gets its row as soon as it is known that it may change something, unless Belay runs its command, which has a
/// row already.
void ToolCallTracker::recordIntent(const base::ToolCallId &id, const ToolCall &call,
                                   std::optional<acp::ToolStatus> status)
{
    const bool pending = status.value_or(acp::ToolStatus::Pending) == acp::ToolStatus::Pending;
    if (call.began.isReplay || call.hasOwnTerminal || (!call.hasReportedKind && pending))
        return;
    m_observer.calls().intend(factsOf(id, call));
    // Some agents report a call as running before they ask.
    if (!pending && !call.waits)
        m_observer.calls().begin(id);
}

void ToolCallTracker::observe(const base::ToolCallId &id, ToolCall &call, ledger::Claim::Outcome outcome)
{
    if (call.began.isReplay || (call.hasOwnTerminal && call.diffs.empty()))
        return;
    // It failed, or its turn ended, before it was permitted.
    if (call.waits && call.diffs.empty() && outcome != ledger::Claim::Outcome::Done) {
        m_observer.calls().giveUp(id, m_turn->isStopped ? base::Words::tr("Stop came before it was permitted.")
                                                        : base::Words::tr("It was not permitted."));
        return;
    }
    if (call.watched && !call.hasOwnTerminal && !call.isLooked)
        m_observer.calls().keepOpen(id);
    m_observer.observe({factsOf(id, call), call.diffs, call.locations, outcome,
                        call.endedLate && (!call.hasExitCode || call.wasKilled),
                        m_turn->isOpen && call.turn == m_turn->id(), call.earlier});
    if (outcome != ledger::Claim::Outcome::Nothing)
        call.diffs = {}; // they are not needed any more
}

void ToolCallTracker::watchLateWork(const base::ToolCallId &id, ToolCall &call, bool isNew)
{
    if (call.late && call.reported) {
        call.late = false;
        if (!call.processes.empty())
            return; // they go on
        emitRunsOn(id, call, RunEnd::Ended);
        Q_EMIT changed();
        return;
    }
    const bool turnIsOver = m_turn->number > 0 && !(m_turn->isOpen && call.turn == m_turn->id());
    const bool isLate = call.turn != m_turn->id() || m_clock->now() - m_turn->endedAt >= lateReportMargin;
    if (call.late || call.reported || !turnIsOver || !isLate || (isNew && m_turn->isOpen))
        return;
    call.late = true;
    if (!call.processes.empty())
        return; // told already
    emitRunsOn(id, call, RunEnd::RunsOn);
    Q_EMIT changed();
}

void ToolCallTracker::cancelUnfinished(bool byStop)
{
    for (auto &[id, call] : m_calls) {
        if (call.open && call.turn == m_turn->id()) {
            call.open = false;
            Q_EMIT eventOccurred(ToolCallCancelled{id, byStop}, call.turn);
        }
    }
}

void ToolCallTracker::settleUnreported()
{
    for (auto &[id, call] : m_calls) {
        const bool isIts = call.turn == m_turn->id() || (call.turn.value == 0 && !call.isSettled);
        if (isIts)
            endWatch(id, call);
        // A command that waited for a permission in vain did not run; for files the disk is compared.
        if (!isIts || call.reported || (call.notAllowed && call.diffs.empty()))
            continue;
        call.isSettled = true;
        observe(id, call, ledger::Claim::Outcome::Nothing);
    }
}

void ToolCallTracker::loseAgent(bool hasEnded)
{
    m_doubtful.clear();
    m_watched.clear();
    m_unlooked.clear();
    for (auto &[id, call] : m_calls) {
        call.watched = 0;
        if (!call.terminal.isEmpty() && !call.processes.empty())
            continue; // Belay runs it, not the agent
        const bool wentOn = std::exchange(call.late, false) || !call.processes.empty();
        const RunEnd end = hasEnded && !call.processes.empty() ? RunEnd::WithAgent : RunEnd::Ended;
        if (call.processes.empty())
            m_observer.calls().close(id);
        else
            closeRow(id, end);
        call.processes.clear();
        if (wentOn)
            emitRunsOn(id, call, end);
        if (call.turn.value == 0 && !call.reported && !call.notAllowed && !std::exchange(call.isSettled, true))
            observe(id, call, ledger::Claim::Outcome::Nothing);
    }
}

void ToolCallTracker::endReplay()
{
    m_renamed.clear();
    m_sameAs.clear();
    m_notAsked.clear();
    m_notReported.clear();
    for (const auto &[id, call] : std::exchange(m_calls, {})) {
        if (call.open)
            Q_EMIT eventOccurred(ToolCallCancelled{id, false}, {});
    }
}

std::map<QString, QString> ToolCallTracker::runningNames() const
{
    std::map<QString, QString> names;
    for (const auto &[id, call] : m_calls) {
        if (call.processes.empty() && !call.late)
            continue;
        const QString name = call.processes.empty() ? QString() : call.processes.front().name;
        names[QStringLiteral("call ") + id.value] = name.isEmpty() ? call.title : name;
    }
    for (const auto &[terminal, left] : m_leftAlone)
        names[QStringLiteral("terminal ") + terminal.value] = left.name;
    for (const auto &[process, name] : m_doubtful)
        names[QStringLiteral("process %1").arg(process.number)] = name;
    return names;
}

QStringList ToolCallTracker::outlivingCalls() const
{
    QStringList titles;
    for (const auto &[id, call] : m_calls) {
        if (call.late || !call.processes.empty())
            titles << call.title;
    }
    for (const auto &[terminal, left] : m_leftAlone)
        titles << left.name;
    return titles + doubtfulProcesses();
}

QStringList ToolCallTracker::doubtfulProcesses() const
{
    QStringList names;
    for (const auto &[process, name] : m_doubtful)
        names << name;
    return names;
}

// --- its processes ---------------------------------------------------------------------------------------------

void ToolCallTracker::setProcesses(ProcessWatch *processes)
{
    if (m_processes == processes)
        return;
    if (m_processes)
        m_processes->disconnect(this);
    m_processes = processes;
    m_watched.clear();
    const bool isWaitedFor = !std::exchange(m_unlooked, {}).empty();
    for (auto &[id, call] : m_calls) {
        if (!std::exchange(call.watched, 0))
            continue;
        if (call.processes.empty())
            m_observer.calls().close(id);
        else
            closeRow(id, RunEnd::WithAgent);
    }
    if (m_processes)
        connect(m_processes, &ProcessWatch::looked, this, &ToolCallTracker::onLooked);
    if (m_processes)
        connect(m_processes, &ProcessWatch::changed, this, &ToolCallTracker::onProcesses);
    if (m_processes)
        connect(m_processes, &ProcessWatch::doubtfulChanged, this, &ToolCallTracker::onDoubtful);
    if (m_processes)
        connect(m_processes, &ProcessWatch::agentsOwnChanged, this, &ToolCallTracker::changed);
    if (isWaitedFor)
        Q_EMIT changed();
}

void ToolCallTracker::beginTurn()
{
    m_notAsked.clear();
    m_notReported.clear();
    if (m_processes)
        m_processes->beginTurn();
}

/// Of commands that the agent runs by itself. What its other calls start is told by those who serve them.
void ToolCallTracker::watch(const base::ToolCallId &id, ToolCall &call)
{
    // Some agents name the command in another call, too, in which they only think about it.
    const bool isCommand =
        call.isCommand || (!call.command.lines.isEmpty() && (!call.hasReportedKind || mayChangeSomething(call.kind)));
    if (!m_processes || !isCommand || call.hasOwnTerminal || call.began.isReplay)
        return;
    const QString line = call.command.lines.isEmpty() ? call.title : call.command.lines.join(u'\n');
    const QByteArray folder = QFile::encodeName(call.command.folder.isEmpty() ? m_cwd : call.command.folder);
    if (!call.watched) {
        call.watched = m_processes->begin(line, folder);
        m_watched[call.watched] = id;
    } else {
        m_processes->describe(call.watched, line, folder);
    }
    if (call.reported)
        endWatch(id, call);
}

/// What runs on is known with a look, also of a call that was not permitted: some agents run it all the same.
void ToolCallTracker::endWatch(const base::ToolCallId &id, const ToolCall &call)
{
    if (!call.watched)
        return;
    m_processes->end(call.watched);
    if (!call.isLooked)
        m_unlooked.insert(id);
}

/// What another program starts for a command is not below the agent.
void ToolCallTracker::emitElsewhere(ToolCall &call)
{
    const bool isCommand = call.isCommand || !call.command.lines.isEmpty();
    if (!isCommand || call.began.isReplay || std::exchange(call.isElsewhereTold, true))
        return;
    const QStringList programs =
        startsElsewhere(call.command.lines.isEmpty() ? call.title : call.command.lines.join(u'\n'));
    if (!programs.isEmpty())
        Q_EMIT eventOccurred(NoticeRaised{acp::Severity::Info, tr("What it started is out of Belay's reach"),
                                          tr("%1 has another program start it. Belay neither sees nor ends what "
                                             "runs there.")
                                              .arg(base::listed(programs))},
                             call.turn);
}

void ToolCallTracker::onLooked(ProcessWatch::Call watched)
{
    const auto known = m_watched.find(watched);
    const auto call = known == m_watched.end() ? m_calls.end() : m_calls.find(known->second);
    if (call == m_calls.end())
        return;
    call->second.isLooked = true;
    if (m_processes->runningOn(watched).empty())
        m_observer.calls().close(call->first);
    if (m_unlooked.erase(call->first) > 0 && m_unlooked.empty())
        Q_EMIT changed();
}

/// Nothing of the call runs any more.
void ToolCallTracker::closeRow(const base::ToolCallId &id, RunEnd how)
{
    CallRows &rows = m_observer.calls();
    if (how == RunEnd::Killed || how == RunEnd::Stopped)
        rows.close(id,
                   tr("What it left running was ended half-way (%1).")
                       .arg(how == RunEnd::Killed ? QStringLiteral("SIGKILL") : QStringLiteral("SIGTERM")),
                   true);
    else if (how == RunEnd::WithAgent)
        rows.close(id, tr("What it left running was ended half-way, with the agent."), true);
    else
        rows.close(id, tr("It ran on in the background until %1; how it ended is not known.")
                           .arg(base::clockText(m_clock->wall())));
}

void ToolCallTracker::onProcesses(ProcessWatch::Call watched)
{
    const auto known = m_watched.find(watched);
    const auto found = known == m_watched.end() ? m_calls.end() : m_calls.find(known->second);
    if (found == m_calls.end())
        return;
    auto &[id, call] = *found;
    std::vector<CallProcess> processes;
    std::vector<base::ProcessId> ids;
    for (const base::SeenProcess &process : base::workingFirst(m_processes->runningOn(watched))) {
        processes.push_back({process.id.number, base::shortName(process)});
        ids.push_back(process.id);
    }
    const ProcessWatch::End how = m_processes->endOf(watched);
    const RunEnd end = !processes.empty() ? m_processes->isStopping(watched) ? RunEnd::Stopping : RunEnd::RunsOn
                       : how == ProcessWatch::End::Killed  ? RunEnd::Killed
                       : how == ProcessWatch::End::Stopped ? RunEnd::Stopped
                       : how == ProcessWatch::End::Itself  ? RunEnd::Ended
                                                           : RunEnd::WithAgent;
    const bool wasTold = end != RunEnd::Ended && end != RunEnd::WithAgent;
    const bool isNews = processes != call.processes || (call.run ? *call.run != end : wasTold);
    if (!isNews)
        return;
    if (!call.run && call.notAllowed && !processes.empty())
        m_observer.calls().end(
            factsOf(id, call), ledger::EffectState::Unknown,
            tr("It was not permitted, but the agent ran it as process %1.").arg(processes.front().number));
    call.processes = std::move(processes);
    call.run = end;
    if (call.processes.empty()) {
        call.late = false;
        closeRow(id, end);
    } else {
        m_observer.calls().recordRunning(id, base::noteOf(ids));
    }
    emitRunsOn(id, call, end);
    Q_EMIT changed();
}

/// It is told once, and counts as what runs on.
void ToolCallTracker::onDoubtful()
{
    std::map<base::ProcessId, QString> now;
    for (const base::ProcessFollower::Doubtful &one : m_processes->doubtful()) {
        const bool isOurs = std::any_of(one.may.begin(), one.may.end(),
                                        [this](ProcessWatch::Call call) { return m_watched.contains(call); });
        if (isOurs)
            now[one.process.id] = base::shortName(one.process);
    }
    const std::map<base::ProcessId, QString> before = std::exchange(m_doubtful, now);
    for (const auto &[process, name] : now) {
        if (!before.contains(process))
            Q_EMIT eventOccurred(NoticeRaised{acp::Severity::Info, tr("A process runs on in the background"),
                                              tr("%1, process %2. Which of the commands has started it is not known.")
                                                  .arg(base::visibleText(name), QString::number(process.number))},
                                 m_turn->current());
    }
    if (before != now)
        Q_EMIT changed();
}

void ToolCallTracker::emitRunsOn(const base::ToolCallId &id, const ToolCall &call, RunEnd ended)
{
    Q_EMIT eventOccurred(CallRunsOn{id, call.title, call.isCommand, ended, call.processes}, call.turn);
}

void ToolCallTracker::recordLeft(const CommandRunsOn &left, base::TurnId turn)
{
    const auto found = std::find_if(m_calls.begin(), m_calls.end(),
                                    [&left](const auto &call) { return call.second.terminal == left.id; });
    if (found == m_calls.end() || m_leftAlone.contains(left.id)) { // a call may show it only since
        const QString name = left.processes.empty() ? QString() : left.processes.front().name;
        if (left.goesOn())
            m_leftAlone[left.id] = {turn, name.isEmpty() ? left.command : name};
        else
            m_leftAlone.erase(left.id);
        Q_EMIT eventOccurred(left, turn);
        Q_EMIT changed();
        return;
    }
    auto &[id, call] = *found;
    call.processes = left.processes;
    call.run = left.end;
    Q_EMIT eventOccurred(CallRunsOn{id, call.title, call.isCommand, left.end, call.processes, left.effect}, call.turn);
    Q_EMIT changed();
}

bool ToolCallTracker::isAllOfAgent() const
{
    return m_leftAlone.empty() && std::none_of(m_calls.begin(), m_calls.end(), [](const auto &call) {
               return !call.second.processes.empty() && !call.second.terminal.isEmpty();
           });
}

void ToolCallTracker::recordLetGo(StoppedBy by)
{
    const bool isSession = by == StoppedBy::ClosingSession;
    for (auto &[id, call] : m_calls) {
        if (call.processes.empty() || !call.terminal.isEmpty())
            continue;
        const std::vector<CallProcess> left = std::exchange(call.processes, {});
        m_watched.erase(std::exchange(call.watched, 0));
        call.run = isSession ? RunEnd::LetGoWithSession : RunEnd::LetGo;
        m_observer.calls().close(id,
                                 (isSession ? tr("It was left running when the session was closed (process %1).")
                                            : tr("It was left running when Belay quit (process %1)."))
                                     .arg(left.front().number),
                                 true);
        Q_EMIT eventOccurred(CallRunsOn{id, call.title, call.isCommand, *call.run, left}, call.turn);
    }
    m_doubtful.clear();
    Q_EMIT changed();
}

base::TerminalId ToolCallTracker::terminalOf(const base::ToolCallId &id) const
{
    const auto call = m_calls.find(id);
    return call == m_calls.end() ? base::TerminalId() : call->second.terminal;
}

int ToolCallTracker::endProcesses(base::TurnId turn)
{
    int count = 0;
    for (const auto &[id, call] : m_calls) {
        if (call.turn == turn)
            count += endProcesses(id) ? 1 : 0;
    }
    return count;
}

bool ToolCallTracker::hasProcesses() const
{
    return !m_doubtful.empty() || !m_leftAlone.empty() ||
           std::any_of(m_calls.begin(), m_calls.end(), [this](const auto &call) {
               return !call.second.processes.empty() ||
                      (call.second.watched && !m_processes->of(call.second.watched).empty());
           });
}

void ToolCallTracker::endAllProcesses()
{
    for (const auto &[id, call] : m_calls)
        endProcesses(id);
}

bool ToolCallTracker::endProcesses(const base::ToolCallId &id)
{
    const auto call = m_calls.find(id);
    if (call == m_calls.end() || !m_processes)
        return false;
    const bool isRunning = !m_processes->of(call->second.watched).empty();
    m_processes->stop(call->second.watched); // what it has just started was not seen yet
    return isRunning;
}

} // namespace core

#include "moc_toolcalltracker.cpp"
