// SPDX-License-Identifier: Apache-2.0
#include "models/texts/commandstate.h"

#include "base/clock.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"
#include "models/texts/runningon.h"
#include "models/texts/texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace models {
namespace {

struct CommandStateTr
{
    Q_DECLARE_TR_FUNCTIONS(models::CommandState)
};

/// Who ended a command, with placeholders for the signal and for its duration.
QString endedByText(core::CommandEnd how)
{
    switch (how) {
    case core::CommandEnd::EndedByStop:
        return CommandStateTr::tr("ended by Stop, %1 · %2");
    case core::CommandEnd::EndedByForce:
        return CommandStateTr::tr("ended by Force stop, %1 · %2");
    case core::CommandEnd::EndedWithAgent:
        return CommandStateTr::tr("ended with its agent, %1 · %2");
    case core::CommandEnd::KilledByUser:
        return CommandStateTr::tr("killed by you, %1 · %2");
    case core::CommandEnd::KilledByAgent:
        return CommandStateTr::tr("ended by the agent, %1 · %2");
    case core::CommandEnd::BackgroundEnded:
        //: %1 is "exit 0", %2 how long it ran; something that it had started in the background ran on then
        return CommandStateTr::tr("%1 · %2 · what it left running was ended");
    case core::CommandEnd::Exited:
    case core::CommandEnd::NotRunAgain:
        break;
    }
    return CommandStateTr::tr("ended, %1 · %2");
}

} // namespace

QString runningText(const QDateTime &start, const QDateTime &now, bool brief)
{
    const QString age = ageText(base::Milliseconds(qMax<qint64>(0, start.isValid() ? start.msecsTo(now) : 0)));
    return brief ? age : CommandStateTr::tr("running %1").arg(age);
}

bool waitsForUser(const history::ToolCall &call)
{
    return call.waitsFor.value != 0 && std::none_of(call.terminals.begin(), call.terminals.end(), canKill);
}

QString doubtText(const history::ToolCall &call)
{
    if (call.state == history::ToolState::Cancelled && !call.effects.effects.empty())
        return CommandStateTr::tr("took effect all the same");
    if (call.state != history::ToolState::Completed)
        return {};
    return call.effects.isUnknown      ? CommandStateTr::tr("unknown what came of it")
           : call.effects.isHeld       ? CommandStateTr::tr("held, not made so far")
           : call.effects.notMadeAgain ? CommandStateTr::tr("not made again")
           : call.effects.notSent      ? CommandStateTr::tr("not sent", "a call, to the server")
           : call.effects.didNotHappen ? CommandStateTr::tr("nothing was changed")
                                       : QString();
}

QString agentsOwnText()
{
    return CommandStateTr::tr(
        "The agent runs this command itself. Stop asks the agent to end it, and then ends its processes.");
}

QString runOnText(const history::CallRun &run, const QDateTime &now, bool brief)
{
    switch (run.end) {
    case core::RunEnd::RunsOn: {
        const QString age = lastingText(base::Milliseconds(qMax<qint64>(0, run.since.msecsTo(now))));
        return brief ? CommandStateTr::tr("background %1").arg(age)
                     : CommandStateTr::tr("running in the background · %1").arg(age);
    }
    case core::RunEnd::Stopping:
        return base::Words::tr("stopping");
    case core::RunEnd::Stopped:
        return CommandStateTr::tr("ended by Belay, SIGTERM");
    case core::RunEnd::Killed:
        return CommandStateTr::tr("ended by Belay, SIGKILL");
    case core::RunEnd::LetGo:
        return CommandStateTr::tr("left running when Belay quit");
    case core::RunEnd::LetGoWithSession:
        return CommandStateTr::tr("left running when the session was closed");
    case core::RunEnd::WithAgent:
        return CommandStateTr::tr("ended with the agent");
    case core::RunEnd::Ended:
        break;
    }
    return {};
}

QString ranOnText(const history::CallRun &run)
{
    const QDateTime until = run.since.addMSecs(run.duration.count());
    return run.end == core::RunEnd::Ended && run.since.isValid()
               //: of a command that ran in the background, whose own end is said before
               ? CommandStateTr::tr("ran on until %1").arg(base::clockText(until))
               : QString();
}

CommandState commandState(const history::TerminalPart &command, const history::ToolCall &call, const QDateTime &now,
                          bool brief)
{
    if (waitsForUser(call) && !command.exited)
        return {base::Words::tr("waits for you"), CommandState::Tone::Waits};
    // The agent reports an end although it did not run it.
    if (call.effects.notPermitted && command.ofAgent && command.exited && !command.exitCode)
        return {base::Words::tr("not permitted"), CommandState::Tone::NotStarted};
    if (isRunning(command) && command.ofAgent && !brief && call.state != history::ToolState::Cancelled)
        return {CommandStateTr::tr("%1 · Stop ends it").arg(runningText(command.startedAt, now, brief)),
                CommandState::Tone::Running};
    return commandState(command, now, brief);
}

CommandState commandState(const history::TerminalPart &command, const QDateTime &now, bool brief)
{
    using enum CommandState::Tone;
    const QString took = durationText(command.duration);
    if (isRunning(command))
        return {runningText(command.startedAt, now, brief), Running};
    if (!command.exited)
        return {CommandStateTr::tr("not started"), NotStarted};
    if (command.how == core::CommandEnd::NotRunAgain)
        return {CommandStateTr::tr("not run again"), NotStarted};
    if (command.how != core::CommandEnd::Exited) {
        const QString with = !command.signal.isEmpty() ? command.signal
                             : command.exitCode        ? base::Words::tr("exit %1").arg(*command.exitCode)
                                                       : CommandStateTr::tr("no exit code");
        return {endedByText(command.how).arg(with, took), Stopped};
    }
    if (!command.signal.isEmpty())
        return {CommandStateTr::tr("ended by %1 · %2").arg(command.signal, took), Failed};
    // It never ran, or was ended: the agent does not say which.
    if (!command.exitCode)
        return {CommandStateTr::tr("ended without an exit code · %1").arg(took), Stopped};
    return {CommandStateTr::tr("exit %1 · %2").arg(*command.exitCode).arg(took),
            *command.exitCode == 0 ? Good : Failed};
}

} // namespace models
