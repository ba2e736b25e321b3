// SPDX-License-Identifier: Apache-2.0
#include "transport/processtransport.h"

#include "base/logging.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "transport/pipereader.h"
#include "transport/pipewriter.h"
#include "transport/sealfailuretext.h"

#include <QDir>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QSocketNotifier>
#include <QStandardPaths>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace transport {

ProcessTransport::ProcessTransport(ProcessCommand command, base::Clock *clock, QObject *parent)
    : Transport(parent)
    , m_command(std::move(command))
    , m_clock(clock)
{
    // A closed pipe must be an error value, not the end of Belay.
    std::signal(SIGPIPE, SIG_IGN);
    connect(&m_process, &base::GuardedProcess::started, this, &ProcessTransport::onStarted);
    connect(&m_process, &base::GuardedProcess::failed, this, &ProcessTransport::onFailed);
    connect(&m_process, &base::GuardedProcess::finished, this, &ProcessTransport::onFinished);
    connect(&m_process, &base::GuardedProcess::gone, this, [this] {
        m_treeDone = true;
        finishIfDone();
    });
}

ProcessTransport::~ProcessTransport()
{
    m_process.disconnect(this);
    closeChildEnds();
    m_errorNotifier.reset();
    if (m_errorPipe >= 0)
        ::close(m_errorPipe);
}

bool ProcessTransport::makePipes(base::Error *error)
{
    int in[2]{}, out[2]{}, standardError[2]{};
    QList<int> made;
    for (int *pipe : {in, out, standardError}) {
        if (::pipe2(pipe, O_CLOEXEC) != 0) {
            *error = {base::Origin::System, errno, tr("The agent could not be started: no pipe could be made."),
                      QString::fromLocal8Bit(std::strerror(errno))};
            for (const int descriptor : std::as_const(made))
                ::close(descriptor);
            return false;
        }
        made << pipe[0] << pipe[1];
    }
    m_childIn = in[0];
    m_childOut = out[1];
    m_childError = standardError[1];
    m_errorPipe = standardError[0];
    ::fcntl(m_errorPipe, F_SETFL, O_NONBLOCK);
    m_errorNotifier = std::make_unique<QSocketNotifier>(m_errorPipe, QSocketNotifier::Read);
    connect(m_errorNotifier.get(), &QSocketNotifier::activated, this, [this] { collectStandardError(); });
    m_writer = std::make_unique<PipeWriter>(in[1]);
    m_reader = std::make_unique<PipeReader>(out[0], m_decoder);
    connect(m_writer.get(), &PipeWriter::urgentWritten, this, &Transport::urgentWritten);
    connect(m_writer.get(), &PipeWriter::queueShrank, this, &Transport::queueShrank);
    connect(m_reader.get(), &PipeReader::framesAvailable, this, &Transport::framesAvailable);
    connect(m_reader.get(), &PipeReader::finished, this, [this] {
        m_readerDone = true;
        // An agent that closed its output and lives on can answer nothing, so every request would stay open for ever.
        if (!m_processDone && !m_closing)
            m_stage = m_clock->after(muteWait, [this] {
                m_isMute = true;
                terminate();
            });
        finishIfDone();
    });
    return true;
}

void ProcessTransport::start()
{
    base::Error error;
    if (!makePipes(&error)) {
        m_ending.error = error;
        m_processDone = m_treeDone = m_readerDone = true;
        QMetaObject::invokeMethod(this, &ProcessTransport::finishIfDone, Qt::QueuedConnection);
        return;
    }
    base::GuardedCommand command;
    command.program = m_command.program;
    command.arguments = m_command.arguments;
    command.workingDirectory = m_command.workingDirectory;
    command.environment = QProcessEnvironment::systemEnvironment();
    for (const auto &[name, value] : m_command.environment)
        command.environment.insert(name, value);
    command.in = m_childIn;
    command.out = m_childOut;
    command.error = m_childError;
    command.seal = m_command.seal;
    command.view = m_command.view;
    m_process.start(command);
    closeChildEnds();
}

void ProcessTransport::closeChildEnds()
{
    for (int *descriptor : {&m_childIn, &m_childOut, &m_childError}) {
        if (*descriptor >= 0)
            ::close(*descriptor);
        *descriptor = -1;
    }
}

void ProcessTransport::onStarted()
{
    m_ending.started = true;
    m_reader->start();
    Q_EMIT started();
}

void ProcessTransport::onFailed(int error, const QString &detail)
{
    const bool isPath = m_command.program.contains(QLatin1Char('/'));
    const QFileInfo file(isPath ? m_command.program : QStandardPaths::findExecutable(m_command.program));
    QString message;
    if (const auto failure = m_process.sealFailure())
        message = sealFailureText(*failure);
    else if (!m_command.workingDirectory.isEmpty() && !QFileInfo(m_command.workingDirectory).isDir()) {
        message = base::Words::tr("There is no folder “%1”.").arg(base::visibleText(m_command.workingDirectory));
        error = ENOTDIR;
    } else if (!file.exists() || (!isPath && file.filePath().isEmpty()))
        message = base::Words::tr("The program %1 is not installed on this computer.")
                      .arg(base::visibleText(m_command.program));
    else if ((m_command.seal || m_command.view) && file.canonicalFilePath().startsWith(QStringLiteral("/tmp/")))
        message =
            tr("The agent could not be started: “%1” is in /tmp, and an agent that is held back has its own /tmp.")
                .arg(base::visibleText(m_command.program));
    else if (file.isDir() || !file.isExecutable())
        message = tr("The agent could not be started: “%1” is not an executable file.")
                      .arg(base::visibleText(m_command.program));
    else
        message = tr("The agent could not be started: the system refused to run “%1”.")
                      .arg(base::visibleText(m_command.program));
    m_ending.error = {base::Origin::System, error, message, m_command.displayText() + QLatin1Char('\n') + detail};
    if (!isPath && file.filePath().isEmpty()) // PATH, with what the user's shell adds to it
        m_ending.error.detail += QLatin1Char('\n') + tr("Looked for in: %1").arg(qEnvironmentVariable("PATH"));
    m_stage.cancel();
    m_processDone = m_treeDone = m_readerDone = true;
    finishIfDone();
}

void ProcessTransport::onFinished(int exitCode, int signal)
{
    collectStandardError();
    m_ending.exitCode = exitCode;
    m_ending.signal = signal;
    m_stage.cancel();
    m_writer->close();
    m_processDone = true;
    // A launcher may exit and leave the real agent behind, holding the pipe.
    if (m_closing)
        m_process.kill();
    else
        m_process.terminate();
    m_drain = m_clock->after(drainWait, [this] {
        m_reader->stop();
        kill();
    });
    finishIfDone();
}

/// Reads what is there, but only a limited amount, so that an endless flood does not block the rest.
void ProcessTransport::collectStandardError()
{
    QByteArray text;
    char buffer[64 * 1024];
    for (int i = 0; i < 4; ++i) {
        const ssize_t n = ::read(m_errorPipe, buffer, sizeof buffer);
        if (n == 0)
            m_errorNotifier->setEnabled(false);
        if (n <= 0)
            break;
        text.append(buffer, n);
    }
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

qsizetype ProcessTransport::queuedBytes() const
{
    return m_writer ? m_writer->queuedBytes() : 0;
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
    if (m_process.isRunning()) {
        m_writer->close();
        m_stage = m_clock->after(politeWait, [this] { terminate(); });
        return;
    }
    m_processDone = m_readerDone = true;
    if (m_ending.started && !m_treeDone)
        kill();
    else
        m_treeDone = true; // the reader never ran
    QMetaObject::invokeMethod(this, &ProcessTransport::finishIfDone, Qt::QueuedConnection);
}

void ProcessTransport::forceClose()
{
    close();
    if (m_process.isRunning())
        terminate();
}

void ProcessTransport::terminate()
{
    m_process.terminate();
    m_stage = m_clock->after(termWait, [this] { kill(); });
}

void ProcessTransport::kill()
{
    m_process.kill();
    m_stage = m_clock->after(killWait, [this] { giveUp(); });
}

/// What SIGKILL has not ended by now hangs in the kernel, is frozen or belongs to another user. The guard goes on
/// trying.
void ProcessTransport::giveUp()
{
    m_ending.ended = !m_process.isRunning();
    m_processDone = m_treeDone = true;
    m_writer->close();
    m_reader->stop();
    if (!m_ending.started)
        m_readerDone = true; // the reader never ran
    finishIfDone();
}

void ProcessTransport::finishIfDone()
{
    if (m_reported || !m_processDone || !m_treeDone || !m_readerDone || (m_reader && !m_reader->isEmpty()))
        return;
    m_reported = true;
    m_drain.cancel();
    m_stage.cancel();
    m_ending.treeGone = m_process.isGone();
    m_ending.guardDied = m_process.guardDied();
    m_ending.running = m_process.running();
    m_process.kill();
    if (m_errorNotifier) {
        collectStandardError();
        m_errorNotifier->setEnabled(false);
    }
    m_ending.standardErrorTail = standardErrorTail();
    if (m_ending.started && !m_ending.requested) {
        const QString message =
            m_isMute ? tr("The agent closed its output and went on running, unable to answer. It "
                          "was ended.")
            : m_process.guardDied()
                ? tr("belay-guard was killed by another program or by the "
                     "agent. What was found of the agent was ended.")
                : tr("The agent process ended (%1).").arg(base::exitText(m_ending.exitCode, m_ending.signal));
        m_ending.error = {base::Origin::Transport, m_ending.exitCode, message, m_command.displayText()};
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

#include "moc_processtransport.cpp"
