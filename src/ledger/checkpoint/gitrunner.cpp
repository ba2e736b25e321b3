// SPDX-License-Identifier: Apache-2.0
#include "ledger/checkpoint/gitrunner.h"

#include "base/gitenvironment.h"
#include "base/process/childprocess.h"
#include "base/visibletext.h"
#include "base/words.h"

#include <QFileInfo>

#include <cerrno>
#include <csignal>
#include <utility>

#include <unistd.h>

namespace ledger {

using base::Error;
using base::Origin;
using base::Result;

namespace {

QProcessEnvironment environmentOf(const GitPlace &place)
{
    QProcessEnvironment environment = base::gitEnvironment();
    if (place.gitDir.isEmpty())
        return environment;
    environment.insert(QStringLiteral("GIT_DIR"), place.gitDir);
    environment.insert(QStringLiteral("GIT_WORK_TREE"), place.folder);
    if (!place.index.isEmpty())
        environment.insert(QStringLiteral("GIT_INDEX_FILE"), place.index);
    if (!place.alternates.isEmpty()) {
        QString quoted = place.alternates; // the variable holds a list, so the path is quoted
        quoted.replace(QLatin1Char('\\'), QStringLiteral("\\\\")).replace(QLatin1Char('"'), QStringLiteral("\\\""));
        environment.insert(QStringLiteral("GIT_ALTERNATE_OBJECT_DIRECTORIES"),
                           QLatin1Char('"') + quoted + QLatin1Char('"'));
    }
    environment.insert(QStringLiteral("GIT_CONFIG_NOSYSTEM"), QStringLiteral("1"));
    environment.insert(QStringLiteral("GIT_CONFIG_GLOBAL"), QStringLiteral("/dev/null"));
    environment.insert(QStringLiteral("GIT_ATTR_NOSYSTEM"), QStringLiteral("1"));
    return environment;
}

QStringList argumentsOf(const GitPlace &place, const QStringList &arguments)
{
    QStringList all = base::gitOptions();
    const auto set = [&all](const QString &what) { all << QStringLiteral("-c") << what; };
    if (!place.gitDir.isEmpty()) {
        set(QStringLiteral("core.bare=false"));
        set(QStringLiteral("core.untrackedCache=false"));
        set(QStringLiteral("core.splitIndex=false"));
        set(QStringLiteral("core.autocrlf=false"));
        set(QStringLiteral("core.safecrlf=false"));
        set(QStringLiteral("core.attributesFile=/dev/null"));
        set(QStringLiteral("core.looseCompression=1"));
        set(QStringLiteral("core.fileMode=true"));
        set(QStringLiteral("core.ignoreCase=false"));
        set(QStringLiteral("advice.addEmbeddedRepo=false"));
        if (!place.excludesFile.isEmpty())
            set(QStringLiteral("core.excludesFile=") + place.excludesFile);
    }
    return all + arguments;
}

} // namespace

Error gitError(const GitAnswer &answer)
{
    return {Origin::System, answer.exitCode, GitRunner::tr("git could not make or read the checkpoint."),
            QString::fromLocal8Bit(answer.complaint.left(4000))};
}

GitRunner::GitRunner(QString program, QObject *parent) : QObject(parent), m_program(std::move(program)) {}

GitRunner::~GitRunner()
{
    cancel({Origin::Belay, ECANCELED, base::Words::tr("The checkpoint was cancelled."), {}});
    if (m_dying)
        m_dying->waitForFinished(2000); // it was killed before
}

void GitRunner::run(const GitPlace &place, const QStringList &arguments, const QByteArray &input, Done done)
{
    m_queue.push_back({place, arguments, input, std::move(done)});
    // Queued, even if git cannot be started at all.
    QMetaObject::invokeMethod(
        this, [this] { next(); }, Qt::QueuedConnection);
}

void GitRunner::next()
{
    if (m_busy || m_dying || m_queue.empty())
        return;
    m_busy = true;
    const Job &job = m_queue.front();
    auto *process = new QProcess(this);
    m_process = process;
    m_process->setProgram(m_program);
    m_process->setArguments(argumentsOf(job.place, job.arguments));
    m_process->setProcessEnvironment(environmentOf(job.place));
    m_process->setWorkingDirectory(job.place.folder);
    m_process->setChildProcessModifier([] {
        // Ctrl-C in a terminal is meant for Belay. SIGINT is ignored for a moment, which also drops one that is pending
        // since the child was in Belay's process group.
        ::setpgid(0, 0);
        ::signal(SIGINT, SIG_IGN);
        base::resetSignalsForChild();
    });
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError problem) {
        if (problem != QProcess::FailedToStart)
            return;
        // If the working folder is missing, the start fails, too; then git itself is not the problem.
        const QFileInfo folder(m_process->workingDirectory());
        if (folder.isDir() && folder.isExecutable())
            finish(Error{Origin::System, ENOENT,
                         tr("git could not be started. Checkpoints need it; install git and try again."),
                         m_process->errorString()});
        else
            finish(Error{Origin::User, ENOENT,
                         tr("The folder %1 is not there any more, or cannot be entered.")
                             .arg(base::visibleText(folder.filePath())),
                         m_process->errorString()});
    });
    connect(m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus how) {
        if (how == QProcess::CrashExit)
            finish(Error{Origin::System, 0, tr("git ended unexpectedly while it made a checkpoint."), {}});
        else
            finish(GitAnswer{code, m_process->readAllStandardOutput(), m_process->readAllStandardError()});
    });
    process->start();
    if (m_process != process)
        return; // it could not be started, and finish() was called
    m_process->write(job.input);
    m_process->closeWriteChannel();
}

void GitRunner::finish(const Result<GitAnswer> &answer)
{
    std::exchange(m_process, nullptr)->deleteLater();
    m_busy = false;
    const Done done = std::move(m_queue.front().done);
    m_queue.pop_front();
    done(answer);
    next();
}

void GitRunner::cancel(const Error &why)
{
    if (QProcess *process = std::exchange(m_process, nullptr)) {
        // The answer does not wait for the killed process, but the next command does: it may still lock the index.
        process->disconnect(this);
        m_dying = process;
        connect(process, &QProcess::finished, this, [this, process] {
            process->deleteLater();
            m_dying = nullptr;
            next();
        });
        process->kill();
    }
    m_busy = false;
    for (Job &job : std::exchange(m_queue, {}))
        job.done(why);
}

} // namespace ledger

#include "moc_gitrunner.cpp"
