// SPDX-License-Identifier: Apache-2.0
#include "models/commandstate.h"

#include "models/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace models {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(widgets::ToolItem)
};

/// Who ended a command, with places for the signal and for how long it ran.
QString endedByWords(core::CommandEnd how)
{
    switch (how) {
    case core::CommandEnd::EndedByStop:
        return Words::tr("ended by Stop, %1 · %2");
    case core::CommandEnd::EndedByForce:
        return Words::tr("ended by Force stop, %1 · %2");
    case core::CommandEnd::EndedWithAgent:
        return Words::tr("ended with its agent, %1 · %2");
    case core::CommandEnd::KilledByUser:
        return Words::tr("killed by you, %1 · %2");
    case core::CommandEnd::KilledByAgent:
        return Words::tr("ended by the agent, %1 · %2");
    case core::CommandEnd::Exited:
        break;
    }
    return Words::tr("ended, %1 · %2");
}

} // namespace

QString runningWords(const QDateTime &start, const QDateTime &now, bool brief)
{
    const QString age = ageText(base::Milliseconds(qMax<qint64>(0, start.isValid() ? start.msecsTo(now) : 0)));
    return brief ? age : Words::tr("running %1").arg(age);
}

bool waitsForUser(const history::ToolCall &call)
{
    return call.waitsFor.value != 0 && std::none_of(call.terminals.begin(), call.terminals.end(), canKill);
}

QString agentsOwnWords()
{
    return Words::tr(
        "The agent runs this command itself, and Belay cannot end it alone. Stop asks the agent to end it; "
        "Force stop ends the agent.");
}

CommandState commandState(const history::TerminalPart &command, const history::ToolCall &call, const QDateTime &now,
                          bool brief)
{
    if (waitsForUser(call) && !command.exited)
        return {Words::tr("waits for you"), CommandState::Tone::Waits};
    if (isRunning(command) && command.ofAgent && !brief)
        return {Words::tr("%1 · Stop or Force stop ends it").arg(runningWords(command.startedAt, now, brief)),
                CommandState::Tone::Running};
    return commandState(command, now, brief);
}

CommandState commandState(const history::TerminalPart &command, const QDateTime &now, bool brief)
{
    using enum CommandState::Tone;
    const QString took = durationText(command.duration);
    const int code = command.exitCode.value_or(0);
    if (isRunning(command))
        return {runningWords(command.startedAt, now, brief), Running};
    if (!command.exited)
        return {Words::tr("not started"), NotStarted};
    if (command.how != core::CommandEnd::Exited) {
        const QString with = command.signal.isEmpty() ? Words::tr("exit %1").arg(code) : command.signal;
        return {endedByWords(command.how).arg(with, took), Stopped};
    }
    if (!command.signal.isEmpty())
        return {Words::tr("ended by %1 · %2").arg(command.signal, took), Failed};
    return {Words::tr("exit %1 · %2").arg(code).arg(took), code == 0 ? Good : Failed};
}

} // namespace models
