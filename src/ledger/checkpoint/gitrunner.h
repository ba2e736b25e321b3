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

/// Where a git command works. Without a gitDir git finds the user's own repository from the folder, and must
/// be asked only what does not write.
struct GitPlace
{
    QString folder; ///< working directory, and the work tree where gitDir is set
    QString gitDir;
    QString index;
    QString alternates;   ///< objects of the user's repository, to be read
    QString excludesFile; ///< of the user's configuration; empty: git's default
};

struct GitAnswer
{
    int exitCode = 0;
    QByteArray output;
    QByteArray complaint; ///< standard error
};

/// Runs git, one command after the other, without hooks, prompts, filters or anybody's configuration. Main
/// thread; never waits.
class GitRunner : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const base::Result<GitAnswer> &)>;

    explicit GitRunner(QString program = QStringLiteral("git"), QObject *parent = nullptr);
    /// Ends what runs; what is open is answered with an error.
    ~GitRunner() override;

    /// \p done exactly once, later. An exit code other than 0 is an answer; an error means that git could not
    /// be run or was cancelled.
    /// Commands that write objects must not be given alternates: git sets the time of an object that it finds there.
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

/// A refusal of git as an error: its own words go into the detail.
base::Error gitError(const GitAnswer &answer);

} // namespace ledger
