// SPDX-License-Identifier: Apache-2.0
#include "base/childprocess.h"
#include "core/commandrunner.h"

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSocketNotifier>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <termios.h>
#include <unistd.h>

namespace core {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(core::PtyCommand)
};

QString signalName(int signal)
{
    const char *name = ::sigabbrev_np(signal);
    return name ? QLatin1String("SIG") + QLatin1String(name) : QString::number(signal);
}

class PtyCommand final : public Command
{
public:
    explicit PtyCommand(CommandLine line) : m_line(std::move(line))
    {
        connect(&m_process, &QProcess::finished, this, &PtyCommand::onFinished);
        connect(&m_process, &QProcess::errorOccurred, this, &PtyCommand::onError);
    }

    ~PtyCommand() override
    {
        m_process.disconnect(this);
        if (m_process.state() != QProcess::NotRunning)
            ::kill(pid_t(-m_process.processId()), SIGKILL);
        closeMaster();
    }

    void start() override
    {
        m_master = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        if (m_master < 0 || ::grantpt(m_master) != 0 || ::unlockpt(m_master) != 0) {
            fail(Words::tr("No terminal could be made: %1").arg(QString::fromLocal8Bit(std::strerror(errno))));
            return;
        }
        char name[128] = {};
        ::ptsname_r(m_master, name, sizeof name);
        const int slave = ::open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
        winsize size{};
        size.ws_row = 40;
        size.ws_col = 120;
        ::ioctl(slave, TIOCSWINSZ, &size);
        ::fcntl(m_master, F_SETFL, ::fcntl(m_master, F_GETFL) | O_NONBLOCK);
        m_notifier = std::make_unique<QSocketNotifier>(m_master, QSocketNotifier::Read);
        connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] { readSome(); });

        m_process.setProgram(m_line.program);
        m_process.setArguments(m_line.arguments);
        m_process.setWorkingDirectory(m_line.workingDirectory);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("TERM"), QStringLiteral("xterm-256color"));
        // A pager would wait for a key that no one presses.
        environment.insert(QStringLiteral("PAGER"), QStringLiteral("cat"));
        environment.insert(QStringLiteral("GIT_PAGER"), QStringLiteral("cat"));
        for (const auto &[key, value] : m_line.environment)
            environment.insert(key, value);
        m_process.setProcessEnvironment(environment);
        m_process.setInputChannelMode(QProcess::ForwardedInputChannel);
        m_process.setProcessChannelMode(QProcess::ForwardedChannels);
        m_process.setChildProcessModifier([slave] {
            ::setsid();
            ::ioctl(slave, TIOCSCTTY, 0);
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
                ::dup2(slave, fd);
            base::resetSignalsForChild();
        });
        m_process.start();
        m_pid = m_process.processId();
        ::close(slave);
    }

    void signalGroup(int signal) override
    {
        if (m_pid > 0 && !m_reported)
            ::kill(pid_t(-m_pid), signal);
    }

    qint64 processId() const override { return m_pid; }

private:
    /// One event's worth, so that a command that floods leaves room for the click on Stop.
    bool readSome()
    {
        char buffer[64 * 1024];
        const ssize_t n = ::read(m_master, buffer, sizeof buffer);
        if (n > 0) {
            Q_EMIT output(QByteArray(buffer, n));
            return true;
        }
        if (n < 0 && (errno == EAGAIN || errno == EINTR))
            return false;
        m_notifier->setEnabled(false); // EIO: nobody holds the other end any more
        return false;
    }

    void onFinished(int code, QProcess::ExitStatus status)
    {
        // What it wrote before it ended is in the terminal's buffer, which is small.
        for (int i = 0; i < 16 && readSome(); ++i) {
        }
        CommandExit exit;
        if (status == QProcess::NormalExit)
            exit.exitCode = code;
        else
            exit.signal = signalName(code);
        report(exit);
    }

    void onError(QProcess::ProcessError error)
    {
        if (error == QProcess::FailedToStart)
            fail(m_process.errorString());
    }

    void fail(const QString &problem)
    {
        CommandExit exit;
        exit.failedToStart = true;
        exit.problem = problem;
        exit.exitCode = 127;
        report(exit);
    }

    void report(const CommandExit &exit)
    {
        if (std::exchange(m_reported, true))
            return;
        closeMaster();
        Q_EMIT exited(exit);
    }

    void closeMaster()
    {
        if (m_notifier) {
            m_notifier->setEnabled(false);
            m_notifier.release()->deleteLater();
        }
        if (m_master >= 0)
            ::close(m_master);
        m_master = -1;
    }

    const CommandLine m_line;
    QProcess m_process;
    std::unique_ptr<QSocketNotifier> m_notifier;
    int m_master = -1;
    qint64 m_pid = 0;
    bool m_reported = false;
};

} // namespace

std::unique_ptr<Command> PtyRunner::create(const CommandLine &line)
{
    return std::make_unique<PtyCommand>(line);
}

} // namespace core
