// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/sealedview.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace core {

struct CommandLine
{
    QString program;
    QStringList arguments;
    QString workingDirectory;
    std::vector<std::pair<QString, QString>> environment; ///< added to Belay's own
    /// Where it runs, if the changes of its agent are held back.
    std::shared_ptr<const base::SealedView> view = {};
};

struct CommandExit
{
    std::optional<int> exitCode; ///< none if a signal ended it
    QString signal;              ///< "SIGTERM"
    bool failedToStart = false;
    QString problem;
};

/// A program that runs for an agent. `exited` comes exactly once, after the last output. What the program leaves
/// running in the background lives until this object goes. A seam: tests run commands that exist only in the test.
class Command : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void start() = 0;
    /// SIGTERM or SIGKILL to the command and all it ever started, also to what it left running when it `exited`. What
    /// does not hear SIGTERM is killed, also when the command itself heard it.
    virtual void signalGroup(int signal) = 0;
    /// What a person types at it. Dropped where nobody reads any more.
    virtual void write(const QByteArray &keys) = 0;
    virtual qint64 processId() const = 0; ///< the command's own; 0 if it is not known (yet)

Q_SIGNALS:
    /// It runs, and processId() is known. Not from every kind of command, and not where it knew from the start.
    void started();
    void output(const QByteArray &bytes);
    void exited(const core::CommandExit &exit);
    /// Nothing is left of it and of what it started. After `exited`; where nobody can know, never.
    void gone();
};

class CommandRunner
{
public:
    virtual ~CommandRunner() = default;
    virtual std::unique_ptr<Command> create(const CommandLine &line) = 0;
};

} // namespace core
