// SPDX-License-Identifier: Apache-2.0
#include "transport/processtransport.h"

#include "base/childprocess.h"
#include "base/logging.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "transport/pipereader.h"
#include "transport/pipewriter.h"

#include <QDir>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QStandardPaths>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace transport {

ProcessTransport::ProcessTransport(ProcessCommand command, base::Clock *clock, QObject *parent)
    : Transport(parent)
    , m_command(std::move(command))
    , m_clock(clock)
{
    // A closed pipe must be an error value, not the end of Belay.
    std::signal(SIGPIPE, SIG_IGN);
    connect(&m_process, &QProcess::started, this, &ProcessTransport::onStarted);
    connect(&m_process, &QProcess::errorOccurred, this, &ProcessTransport::onError);
    connect(&m_process, &QProcess::finished, this, &ProcessTransport::onFinished);
    connect(&m_process, &QProcess::readyReadStandardError, this, &ProcessTransport::collectStandardError);
}

ProcessTransport::~ProcessTransport()
{
    m_process.disconnect(this);
    if (m_process.state() != QProcess::NotRunning)
        signalGroup(SIGKILL);
    closeChildEnds();
}

bool ProcessTransport::makePipes(base::Error *error)
{
    int in[2], out[2];
    if (::pipe2(in, O_CLOEXEC) != 0) {
        *error = {base::Origin::System, errno, tr("The agent could not be started: no pipe could be made."),
                  QString::fromLocal8Bit(std::strerror(errno))};
        return false;
    }
    if (::pipe2(out, O_CLOEXEC) != 0) {
        *error = {base::Origin::System, errno, tr("The agent could not be started: no pipe could be made."),
                  QString::fromLocal8Bit(std::strerror(errno))};
        ::close(in[0]);
        ::close(in[1]);
        return false;
    }
    m_childIn = in[0];
    m_childOut = out[1];
    m_writer = std::make_unique<PipeWriter>(in[1]);
    m_reader = std::make_unique<PipeReader>(out[0], m_decoder);
    connect(m_writer.get(), &PipeWriter::urgentWritten, this, &Transport::urgentWritten);
    connect(m_reader.get(), &PipeReader::framesAvailable, this, &Transport::framesAvailable);
    connect(m_reader.get(), &PipeReader::finished, this, [this] {
        m_readerDone = true;
        finishIfDone();
    });
    return true;
}

void ProcessTransport::start()
{
    base::Error error;
    if (!makePipes(&error)) {
        m_ending.error = error;
        m_processDone = m_readerDone = true;
        QMetaObject::invokeMethod(this, &ProcessTransport::finishIfDone, Qt::QueuedConnection);
        return;
    }
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto &[name, value] : m_command.environment)
        environment.insert(name, value);
    m_process.setProcessEnvironment(environment);
    m_process.setProgram(m_command.program);
    m_process.setArguments(m_command.arguments);
    if (!m_command.workingDirectory.isEmpty())
        m_process.setWorkingDirectory(m_command.workingDirectory);
    m_process.setInputChannelMode(QProcess::ForwardedInputChannel);
    m_process.setProcessChannelMode(QProcess::ForwardedOutputChannel);
    const int childIn = m_childIn, childOut = m_childOut;
    m_process.setChildProcessModifier([childIn, childOut] {
        ::setpgid(0, 0);
#ifdef Q_OS_LINUX
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
        ::dup2(childIn, STDIN_FILENO);
        ::dup2(childOut, STDOUT_FILENO);
        base::resetSignalsForChild();
    });
    m_process.start(QIODevice::ReadOnly);
    m_pid = m_process.processId();
}

void ProcessTransport::closeChildEnds()
{
    for (int *descriptor : {&m_childIn, &m_childOut}) {
        if (*descriptor >= 0)
            ::close(*descriptor);
        *descriptor = -1;
    }
}

void ProcessTransport::onStarted()
{
    m_ending.started = true;
    closeChildEnds();
    m_reader->start();
    Q_EMIT started();
}

void ProcessTransport::onError(QProcess::ProcessError error)
{
    if (error != QProcess::FailedToStart)
        return; // a crash is told by finished()
    closeChildEnds();
    const bool isPath = m_command.program.contains(QLatin1Char('/'));
    const QFileInfo file(isPath ? m_command.program : QStandardPaths::findExecutable(m_command.program));
    QString message;
    if (!m_command.workingDirectory.isEmpty() && !QFileInfo(m_command.workingDirectory).isDir())
        message = tr("The agent could not be started: the folder %1 does not exist.")
                      .arg(base::visibleText(m_command.workingDirectory));
    else if (!file.exists() || (!isPath && file.filePath().isEmpty()))
        message = tr("The agent could not be started: the program “%1” was not found.")
                      .arg(base::visibleText(m_command.program));
    else if (file.isDir() || !file.isExecutable())
        message = tr("The agent could not be started: “%1” is not an executable file.")
                      .arg(base::visibleText(m_command.program));
    else
        message = tr("The agent could not be started: the system refused to run “%1”.")
                      .arg(base::visibleText(m_command.program));
    m_ending.error = {base::Origin::System, 0, message,
                      m_command.displayText() + QLatin1Char('\n') + m_process.errorString()};
    m_processDone = m_readerDone = true;
    finishIfDone();
}

void ProcessTransport::onFinished(int exitCode, QProcess::ExitStatus status)
{
    collectStandardError();
    m_ending.exitCode = status == QProcess::NormalExit ? exitCode : 0;
    m_ending.signal = status == QProcess::CrashExit ? exitCode : 0;
    m_stage.cancel();
    m_writer->close();
    m_processDone = true;
    // A launcher may die and leave its real agent behind, holding the pipe.
    signalGroup(m_closing ? SIGKILL : SIGTERM);
    m_drain = m_clock->after(drainWait, [this] {
        signalGroup(SIGKILL);
        m_reader->stop();
    });
    finishIfDone();
}

void ProcessTransport::collectStandardError()
{
    const QByteArray text = m_process.readAllStandardError();
    if (text.isEmpty())
        return;
    m_standardError.append(text);
    if (m_standardError.size() > standardErrorKept)
        m_standardError = base::utf8Tail(m_standardError, standardErrorKept);
    Q_EMIT standardError(text);
}

QString ProcessTransport::standardErrorTail() const
{
    return QString::fromUtf8(m_standardError);
}

void ProcessTransport::send(QByteArray line, Lane lane)
{
    if (m_writer && !m_processDone)
        m_writer->write(std::move(line), lane);
}

std::vector<FramePtr> ProcessTransport::take(qsizetype weight)
{
    if (!m_reader)
        return {};
    std::vector<FramePtr> frames = m_reader->take(weight);
    if (m_readerDone && m_processDone && m_reader->isEmpty())
        QMetaObject::invokeMethod(this, &ProcessTransport::finishIfDone, Qt::QueuedConnection);
    return frames;
}

void ProcessTransport::close()
{
    if (m_closing || m_reported)
        return;
    m_closing = true;
    m_ending.requested = true;
    if (m_processDone || m_process.state() == QProcess::NotRunning) {
        m_processDone = m_readerDone = true;
        QMetaObject::invokeMethod(this, &ProcessTransport::finishIfDone, Qt::QueuedConnection);
        return;
    }
    m_writer->close();
    m_stage = m_clock->after(politeWait, [this] { terminate(); });
}

void ProcessTransport::forceClose()
{
    const bool first = !m_closing;
    if (first)
        close();
    if (!m_processDone && m_process.state() != QProcess::NotRunning)
        terminate();
}

void ProcessTransport::terminate()
{
    signalGroup(SIGTERM);
    m_stage = m_clock->after(termWait, [this] { signalGroup(SIGKILL); });
}

void ProcessTransport::signalGroup(int signal) const
{
    if (m_pid > 0)
        ::kill(pid_t(-m_pid), signal);
}

void ProcessTransport::finishIfDone()
{
    if (m_reported || !m_processDone || !m_readerDone || (m_reader && !m_reader->isEmpty()))
        return;
    m_reported = true;
    m_drain.cancel();
    signalGroup(SIGKILL);
    m_ending.standardErrorTail = standardErrorTail();
    if (m_ending.started && !m_ending.requested) {
        const QString message = m_ending.signal
                                    ? tr("The agent process was ended by signal %1.").arg(m_ending.signal)
                                    : tr("The agent process ended by itself with exit code %1.").arg(m_ending.exitCode);
        m_ending.error = {base::Origin::Agent, m_ending.exitCode, message, m_command.displayText()};
    }
    Q_EMIT closed(m_ending);
}

QString ProcessCommand::displayText() const
{
    return base::shellJoined(QStringList{program} + arguments);
}

ProcessCommand ProcessCommand::fromText(const QString &text)
{
    QStringList words = base::shellSplit(text);
    ProcessCommand command;
    if (!words.isEmpty())
        command.program = words.takeFirst();
    if (command.program == QLatin1String("~") || command.program.startsWith(QLatin1String("~/")))
        command.program.replace(0, 1, QDir::homePath());
    command.arguments = words;
    return command;
}

} // namespace transport
