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
    void signalGroup(int signal) override;
    void write(const QByteArray &keys) override { typed += keys; }
    qint64 processId() const override { return pid; }
    std::vector<base::SeenProcess> seen() const override { return left; }

    void say(const QByteArray &bytes) { Q_EMIT output(bytes); }
    void end(std::optional<int> code, const QString &signal = {});

    const core::CommandLine line;
    QByteArray typed;
    QList<int> signals_;
    std::vector<base::SeenProcess> left; ///< what of it runs
    qint64 pid = 4711;
    bool isStarted = false, ended = false, ignoresTerm = false, endsOnSignal = true;
};

class FakeRunner final : public core::CommandRunner
{
public:
    std::unique_ptr<core::Command> create(const core::CommandLine &line) override;
    QList<QPointer<FakeCommand>> commands;
    qint64 pid = 4711; ///< of commands from now on; 0: not known when they are started
};
