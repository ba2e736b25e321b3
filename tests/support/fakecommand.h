// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/commands/commandrunner.h"

#include <QList>
#include <QPointer>

#include <csignal>

/// A command that exists only in the test: it writes and ends when told to.
class FakeCommand final : public core::Command
{
public:
    explicit FakeCommand(core::CommandLine commandLine) : line(std::move(commandLine)) {}
    void start() override { isStarted = true; }
    void signalGroup(int signal) override
    {
        signals_ << signal;
        if (ended || (signal == SIGTERM && ignoresTerm))
            return;
        if (endsOnSignal)
            end(std::nullopt, signal == SIGKILL ? QStringLiteral("SIGKILL") : QStringLiteral("SIGTERM"));
    }
    void write(const QByteArray &keys) override { typed += keys; }
    qint64 processId() const override { return pid; }

    void say(const QByteArray &bytes) { Q_EMIT output(bytes); }
    void end(std::optional<int> code, const QString &signal = {})
    {
        if (std::exchange(ended, true))
            return;
        core::CommandExit exit;
        exit.exitCode = code;
        exit.signal = signal;
        Q_EMIT exited(exit);
    }

    const core::CommandLine line;
    QByteArray typed;
    QList<int> signals_;
    qint64 pid = 4711;
    bool isStarted = false, ended = false, ignoresTerm = false, endsOnSignal = true;
};

class FakeRunner final : public core::CommandRunner
{
public:
    std::unique_ptr<core::Command> create(const core::CommandLine &line) override
    {
        auto command = std::make_unique<FakeCommand>(line);
        command->pid = pid;
        commands << command.get();
        return command;
    }
    QList<QPointer<FakeCommand>> commands;
    qint64 pid = 4711; ///< of commands from now on; 0: not known when they are started
};
