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

QString endedByText(core::CommandEnd how)
{
    switch (how) {
    case core::CommandEnd::EndedByStop:
        return base::Words::tr("ended by Stop");
    case core::CommandEnd::EndedByForce:
        return base::Words::tr("ended by Force stop");
    case core::CommandEnd::EndedWithAgent:
        return base::Words::tr("ended with its agent");
    case core::CommandEnd::KilledByUser:
        return base::Words::tr("killed by you");
    case core::CommandEnd::KilledByAgent:
        return base::Words::tr("ended by the agent");
    case core::CommandEnd::BackgroundEnded:
    case core::CommandEnd::Exited:
    case core::CommandEnd::NotRunAgain:
        break;
    }
    return base::Words::tr("ended");
}

} // namespace

QString runningText(const QDateTime &start, const QDateTime &now, bool brief)
{
    const QString age = ageText(base::Milliseconds(qMax<qint64>(0, start.isValid() ? start.msecsTo(now) : 0)));
    return brief ? age : base::Words::tr("running %1").arg(age);
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
           : call.effects.isHeld       ? base::Words::tr("held back")
           : call.effects.notMadeAgain ? base::Words::tr("not run again")
           : call.effects.notSent      ? CommandStateTr::tr("not sent", "a call, to the server")
           : call.effects.didNotHappen ? base::Words::tr("nothing was changed")
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
                     : base::facts({base::Words::tr("running in the background"), age});
    }
    case core::RunEnd::Stopping:
        return base::Words::tr("stopping");
    case core::RunEnd::Stopped:
        return base::described(CommandStateTr::tr("ended by Belay"), QStringLiteral("SIGTERM"));
    case core::RunEnd::Killed:
        return base::described(CommandStateTr::tr("ended by Belay"), QStringLiteral("SIGKILL"));
    case core::RunEnd::LetGo:
        return CommandStateTr::tr("left running when Belay quit");
    case core::RunEnd::LetGoWithSession:
        return CommandStateTr::tr("left running when the session was closed");
    case core::RunEnd::WithAgent:
        return base::Words::tr("ended with its agent");
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
        return {base::facts({runningText(command.startedAt, now, brief), CommandStateTr::tr("Stop ends it")}),
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
        return {base::Words::tr("not started"), NotStarted};
    if (command.how == core::CommandEnd::NotRunAgain)
        return {base::Words::tr("not run again"), NotStarted};
    if (command.how != core::CommandEnd::Exited) {
        const QString with = !command.signal.isEmpty() ? command.signal
                             : command.exitCode        ? base::Words::tr("exit %1").arg(*command.exitCode)
                                                       : CommandStateTr::tr("no exit code");
        // Something that it had started in the background ran on then.
        if (command.how == core::CommandEnd::BackgroundEnded)
            return {base::facts({with, took, base::Words::tr("what it left running was ended")}), Stopped};
        return {base::facts({base::described(endedByText(command.how), with), took}), Stopped};
    }
    if (!command.signal.isEmpty())
        return {base::facts({CommandStateTr::tr("ended by %1").arg(command.signal), took}), Failed};
    // It never ran, or was ended: the agent does not say which.
    if (!command.exitCode)
        return {base::facts({base::described(base::Words::tr("ended"), CommandStateTr::tr("no exit code")), took}),
                Stopped};
    return {base::facts({base::Words::tr("exit %1").arg(*command.exitCode), took}),
            *command.exitCode == 0 ? Good : Failed};
}

} // namespace models
