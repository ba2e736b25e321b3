// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/processlook.h"
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
    /// The agent's view, in which the command runs if the agent is sealed.
    std::shared_ptr<const base::SealedView> view = {};
};

struct CommandExit
{
    std::optional<int> exitCode; ///< null if a signal ended it
    QString signal;              ///< "SIGTERM"
    bool failedToStart = false;
    QString problem;
};

/// A program that runs for an agent. `exited` is emitted exactly once, after the last output. Processes that it leaves
/// in the background live until this object is deleted. An interface, so that tests can use simulated commands.
class Command : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void start() = 0;
    /// Sends SIGTERM or SIGKILL to the command and its whole process tree, also to what is left after `exited`. What
    /// survives SIGTERM is killed, even if the command itself has ended.
    virtual void signalGroup(int signal) = 0;
    /// Writes what the user types. Dropped if nobody reads it any more.
    virtual void write(const QByteArray &keys) = 0;
    /// Its terminal has another size from now on, which it is told; from its start, if that comes later.
    virtual void resize(int columns, int rows)
    {
        Q_UNUSED(columns)
        Q_UNUSED(rows)
    }
    virtual qint64 processId() const = 0; ///< the command's own; 0 if it is not known (yet)
    /// What of its process tree can be seen to run, the oldest first. May block for some milliseconds.
    virtual std::vector<base::SeenProcess> seen() const = 0;

Q_SIGNALS:
    /// The command runs, and processId() is known. Some kinds of commands never emit this, or know the id from the
    /// start.
    void started();
    void output(const QByteArray &bytes);
    void exited(const core::CommandExit &exit);
    /// Nothing is left of its process tree. Emitted after `exited`; never, if that cannot be known.
    void gone();
};

class CommandRunner
{
public:
    virtual ~CommandRunner() = default;
    virtual std::unique_ptr<Command> create(const CommandLine &line) = 0;
};

} // namespace core
