// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QStringList>

#include <deque>
#include <functional>
#include <memory>

namespace ledger {

/// Where a git command works. Without a gitDir git finds the user's own repository from the folder; then only commands
/// that do not write may be run, unless the user asked for what they write.
struct GitPlace
{
    QString folder; ///< working directory, and the work tree where gitDir is set
    QString gitDir;
    QString index;
    QString alternates;   ///< the user's objects, for reading
    QString excludesFile; ///< from the user's configuration; empty: git's default
};

struct GitAnswer
{
    int exitCode = 0;
    QByteArray output;
    QByteArray complaint; ///< standard error
};

/// Runs git, one command after the other, without hooks, prompts, filters or the user's configuration. Main thread;
/// never waits.
class GitRunner : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const base::Result<GitAnswer> &)>;

    explicit GitRunner(QString program = QStringLiteral("git"), QObject *parent = nullptr);
    /// Ends the running command; everything open is answered with an error.
    ~GitRunner() override;

    /// \p done is called exactly once, later. An exit code other than 0 is an answer; an error means that git could not
    /// be run or was cancelled. Do not set alternates for commands that write objects: git changes the times of objects
    /// that it finds there.
    void run(const GitPlace &place, const QStringList &arguments, const QByteArray &input, Done done);
    /// Ends the command that runs and forgets the others; all are answered with \p why.
    void cancel(const base::Error &why);

private:
    struct Job
    {
        GitPlace place;
        QStringList arguments;
        QByteArray input;
        Done done;
    };
    void next();
    void finish(const base::Result<GitAnswer> &answer);

    QString m_program;
    std::deque<Job> m_queue;
    QProcess *m_process = nullptr;
    QProcess *m_dying = nullptr; ///< killed, not yet ended
    bool m_busy = false;
};

/// Git's refusal as an error, with its own words as the detail.
base::Error gitError(const GitAnswer &answer);

} // namespace ledger
