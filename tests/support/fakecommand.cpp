// SPDX-License-Identifier: Apache-2.0
#include "fakecommand.h"

void FakeCommand::signalGroup(int signal)
{
    signals_ << signal;
    if (ended || (signal == SIGTERM && ignoresTerm))
        return;
    if (endsOnSignal)
        end(std::nullopt, signal == SIGKILL ? QStringLiteral("SIGKILL") : QStringLiteral("SIGTERM"));
}

void FakeCommand::end(std::optional<int> code, const QString &signal)
{
    if (std::exchange(ended, true))
        return;
    core::CommandExit exit;
    exit.exitCode = code;
    exit.signal = signal;
    Q_EMIT exited(exit);
}

std::unique_ptr<core::Command> FakeRunner::create(const core::CommandLine &line)
{
    auto command = std::make_unique<FakeCommand>(line);
    command->pid = pid;
    commands << command.get();
    return command;
}
