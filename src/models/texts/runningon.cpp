// SPDX-License-Identifier: Apache-2.0
#include "models/texts/runningon.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"
#include "history/transcript.h"
#include "models/texts/commandstate.h"
#include "models/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace models {
namespace {

struct RunningOnTr
{
    Q_DECLARE_TR_FUNCTIONS(models::RunningOn)
};

/// Of a line with several commands its shell says nothing that the line does not; what that runs now does.
const core::CallProcess *namedIn(const std::vector<core::CallProcess> &processes, const QString &line)
{
    const QString whole = line.simplified();
    const bool isSeveral =
        std::any_of(line.begin(), line.end(), [](QChar c) { return QStringLiteral(";|&\n").contains(c); });
    const core::CallProcess *first = nullptr;
    for (const core::CallProcess &one : processes) {
        if (one.name.isEmpty())
            continue;
        if (!isSeveral || !one.name.contains(whole))
            return &one;
        first = first ? first : &one;
    }
    return first;
}

/// Reading and thinking leave nothing behind.
bool actsItself(acp::ToolKind kind)
{
    return kind == acp::ToolKind::Execute || kind == acp::ToolKind::Edit || kind == acp::ToolKind::Delete ||
           kind == acp::ToolKind::Move || kind == acp::ToolKind::Fetch;
}

void describe(RunningOn *out, const history::ToolCall &call)
{
    out->line = call.command.isEmpty() ? call.title : call.command;
    out->name = out->line;
    if (!call.runOn)
        return;
    out->since = call.runOn->since;
    out->isStopping = call.runOn->end == core::RunEnd::Stopping;
    out->canStop = !call.runOn->processes.empty();
    if (const core::CallProcess *named = namedIn(call.runOn->processes, out->line)) {
        out->name = named->name;
        out->process = named->number;
    }
}

} // namespace

std::vector<RunningOn> runningOn(const history::Transcript &transcript)
{
    std::vector<RunningOn> out;
    for (const history::RunningOn &one : transcript.runsOn().all()) {
        RunningOn shown;
        shown.since = one.since;
        shown.turn = one.turn;
        shown.isNow = transcript.isOpen(one.turn);
        shown.entry = one.entry;
        shown.call = one.call;
        shown.terminal = one.terminal;
        shown.effect = one.effect;
        shown.name = shown.line = one.line;
        shown.isStopping = one.isStopping;
        if (const core::CallProcess *named = namedIn(one.processes, one.line)) {
            shown.name = named->name;
            shown.process = named->number;
        }
        if (const int row = transcript.rowOf(one.entry); row >= 0) {
            const history::EntryBody &body = transcript.at(row).body;
            if (const auto *call = std::get_if<history::ToolCall>(&body)) {
                describe(&shown, *call);
            } else if (const auto *works = std::get_if<history::OutlivingCall>(&body)) {
                shown.name = shown.line = works->title;
                shown.process = works->process;
                shown.canStop = works->process != 0;
            }
        }
        if (const history::UserMessage *prompt = transcript.promptOf(one.turn))
            shown.prompt = prompt->text.trimmed().section(u'\n', 0, 0);
        shown.turnAt = transcript.beganAt(one.turn);
        out.push_back(std::move(shown));
    }
    return out;
}

std::vector<RunningOn> agentsCalls(const history::Transcript &transcript)
{
    constexpr int lookedAt = 500; // what runs is near the end; this is asked for at every change
    std::vector<RunningOn> out;
    const base::TurnId turn = transcript.newestTurn();
    if (!transcript.isOpen(turn))
        return out;
    const int last = transcript.count() - 1;
    for (int row = last; row > last - lookedAt && row >= 0; --row) {
        const history::Entry &entry = transcript.at(row);
        if (std::holds_alternative<history::UserMessage>(entry.body))
            break;
        const auto *call = std::get_if<history::ToolCall>(&entry.body);
        if (!call || entry.turn != turn || !actsItself(call->kind) || call->state != history::ToolState::Running ||
            waitsForUser(*call) || std::any_of(call->terminals.begin(), call->terminals.end(), canKill))
            continue;
        RunningOn one;
        describe(&one, *call);
        one.since = call->startedAt;
        one.turn = turn;
        one.isNow = true;
        one.isCommand = call->kind == acp::ToolKind::Execute;
        one.entry = entry.id;
        one.call = call->id;
        out.push_back(std::move(one));
    }
    std::reverse(out.begin(), out.end());
    return out;
}

QString lastingText(base::Milliseconds time)
{
    const qint64 seconds = time.count() / 1000;
    //: a time in minutes
    return seconds >= 60 && seconds < 3600 ? RunningOnTr::tr("%1 min").arg(seconds / 60) : ageText(time);
}

QString runningAge(const RunningOn &one, const QDateTime &now)
{
    return one.since.isValid() ? lastingText(base::Milliseconds(qMax<qint64>(0, one.since.msecsTo(now)))) : QString();
}

QString runningOnText(const RunningOn &one, const QDateTime &now)
{
    const QString name = base::visibleText(one.name);
    const QString state = one.isStopping ? base::Words::tr("stopping") : runningAge(one, now);
    return state.isEmpty() ? name : QStringLiteral("%1 · %2").arg(name, state);
}

QString runningStateText(const RunningOn &one, const QDateTime &now)
{
    if (one.isStopping)
        return base::Words::tr("stopping");
    return base::facts({base::Words::tr("runs on"), runningAge(one, now)});
}

QString runningNames(const std::vector<RunningOn> &all, const QDateTime &now, size_t most)
{
    QStringList names;
    for (size_t i = 0; i < std::min(all.size(), most); ++i)
        names << runningOnText(all[i], now);
    return base::fewNames(names, qsizetype(all.size()));
}

QString runsOnText(int count)
{
    return RunningOnTr::tr("%n command(s) run on", nullptr, count);
}

QString runningSinceText(const RunningOn &one, const QDateTime &now)
{
    // Of what has just begun the second tells more.
    constexpr qint64 recent = 60;
    const bool isRecent = one.since.isValid() && one.since.secsTo(now) < recent;
    const QString at =
        base::clockText(one.since, isRecent ? base::ClockPrecision::Second : base::ClockPrecision::Minute);
    if (one.prompt.isEmpty())
        return base::Words::tr("since %1").arg(at);
    //: a time, and the first words of the turn's message
    return RunningOnTr::tr("since %1 · turn “%2”").arg(at, base::visibleText(one.prompt));
}

QString runningWhoseText(const RunningOn &one, const QString &session)
{
    const QString state = one.isStopping ? base::Words::tr("stopping") : base::Words::tr("runs on");
    const QString title = base::visibleText(session);
    return one.turnAt.isValid() ? base::facts({state, base::described(title, base::clockText(one.turnAt))})
                                : base::facts({state, title});
}

QString runningTurnText(const RunningOn &one, const QString &session)
{
    const QString title = base::visibleText(session);
    return one.turnAt.isValid()
               //: a session, and when its turn began
               ? RunningOnTr::tr("%1, turn of %2").arg(title, base::clockText(one.turnAt))
               : title;
}

QString footerRunsOnText(const history::TurnFooter &footer)
{
    if (footer.runningOn > 0)
        return runsOnText(footer.runningOn);
    if (footer.ranOn > 0)
        return RunningOnTr::tr("%n command(s) ran on until %1", nullptr, footer.ranOn)
            .arg(base::clockText(footer.ranOnUntil));
    return {};
}

} // namespace models
