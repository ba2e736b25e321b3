// SPDX-License-Identifier: Apache-2.0
#include "core/commands/ptycommand.h"

#include "base/process/guardedprocess.h"

#include <QCoreApplication>
#include <QProcessEnvironment>
#include <QSocketNotifier>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace core {

namespace {

struct PtyCommandTr
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
        connect(&m_process, &base::GuardedProcess::failed, this, [this](int, const QString &detail) { fail(detail); });
        connect(&m_process, &base::GuardedProcess::started, this, &Command::started);
        connect(&m_process, &base::GuardedProcess::finished, this, &PtyCommand::onFinished);
        connect(&m_process, &base::GuardedProcess::gone, this, [this] {
            closeMaster();
            if (m_process.isGone() || m_process.guardDied())
                Q_EMIT gone();
        });
    }

    ~PtyCommand() override
    {
        m_process.disconnect(this);
        closeMaster();
    }

    void start() override
    {
        m_master = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        if (m_master < 0 || ::grantpt(m_master) != 0 || ::unlockpt(m_master) != 0) {
            fail(PtyCommandTr::tr("No terminal could be made: %1").arg(QString::fromLocal8Bit(std::strerror(errno))));
            return;
        }
        char name[128] = {};
        ::ptsname_r(m_master, name, sizeof name);
        const int slave = ::open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
        ::ioctl(slave, TIOCSWINSZ, &m_size);
        ::fcntl(m_master, F_SETFL, ::fcntl(m_master, F_GETFL) | O_NONBLOCK);
        m_notifier = std::make_unique<QSocketNotifier>(m_master, QSocketNotifier::Read);
        connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] { readSome(); });
        m_canWrite = std::make_unique<QSocketNotifier>(m_master, QSocketNotifier::Write);
        m_canWrite->setEnabled(false);
        connect(m_canWrite.get(), &QSocketNotifier::activated, this, [this] { writeSome(); });

        base::GuardedCommand command;
        command.program = m_line.program;
        command.arguments = m_line.arguments;
        command.workingDirectory = m_line.workingDirectory;
        command.environment = QProcessEnvironment::systemEnvironment();
        command.environment.insert(QStringLiteral("TERM"), QStringLiteral("xterm-256color"));
        // A pager would wait for a key that nobody presses.
        command.environment.insert(QStringLiteral("PAGER"), QStringLiteral("cat"));
        command.environment.insert(QStringLiteral("GIT_PAGER"), QStringLiteral("cat"));
        for (const auto &[key, value] : m_line.environment)
            command.environment.insert(key, value);
        command.in = command.out = command.error = slave;
        command.terminal = true;
        command.view = m_line.view;
        m_process.start(command);
        ::close(slave);
    }

    void signalGroup(int signal) override
    {
        // Without a guard only the process group was known, and its number may have been reused.
        if (m_reported && !m_process.treeIsWatched())
            return;
        if (signal == SIGKILL)
            m_process.kill();
        else
            m_process.terminateThenKill(); // the command may end at once and leave processes behind that ignore SIGTERM
    }

    void write(const QByteArray &keys) override
    {
        // What is to interrupt the program must not wait behind what that does not read.
        if (keys == QByteArray(1, interruptKey))
            m_typed.clear();
        if (m_master < 0)
            return;
        if (m_typed.size() + keys.size() > mostTyped) {
            if (!m_reported && !std::exchange(m_saidNotTyped, true)) // once, until it reads again
                Q_EMIT output("\r\n" + PtyCommandTr::tr("Not typed: the program does not read.").toUtf8() + "\r\n");
            return;
        }
        m_typed += keys;
        writeSome();
    }

    void resize(int columns, int rows) override
    {
        m_size.ws_col = static_cast<unsigned short>(columns);
        m_size.ws_row = static_cast<unsigned short>(rows);
        if (m_master >= 0)
            ::ioctl(m_master, TIOCSWINSZ, &m_size); // which sends it SIGWINCH
    }

    std::vector<base::SeenProcess> seen() const override
    {
        std::vector<base::SeenProcess> out;
        for (const base::ProcessId &process : m_process.running())
            out.push_back({.id = process, .arguments = base::argumentsOf(process)});
        std::stable_sort(out.begin(), out.end(), [](const auto &a, const auto &b) { return a.id.start < b.id.start; });
        return out;
    }
    qint64 processId() const override { return m_process.processId(); }

private:
    static constexpr char interruptKey = 3;
    static constexpr qsizetype mostTyped = 4 << 20; ///< bytes that the program has not read

    /// The terminal takes a few thousand bytes at a time; a paste may be longer.
    void writeSome()
    {
        const ssize_t n = ::write(m_master, m_typed.constData(), size_t(m_typed.size()));
        m_saidNotTyped = m_saidNotTyped && n <= 0;
        if (n > 0)
            m_typed.remove(0, n);
        else if (n < 0 && errno != EAGAIN && errno != EINTR)
            m_typed.clear();
        m_canWrite->setEnabled(!m_typed.isEmpty());
    }

    /// Reads once per event, so that a flooding command leaves room for a click on Stop. Output that comes after the
    /// command's end, from background processes, is read but dropped, so that they do not block.
    bool readSome()
    {
        char buffer[64 * 1024];
        const ssize_t n = ::read(m_master, buffer, sizeof buffer);
        if (n > 0) {
            if (!m_reported)
                Q_EMIT output(QByteArray(buffer, n));
            return true;
        }
        if (n < 0 && (errno == EAGAIN || errno == EINTR))
            return false;
        m_notifier->setEnabled(false); // EIO: the other end was closed everywhere
        return false;
    }

    void onFinished(int code, int signal)
    {
        // The last output is still in the terminal's buffer, which is small.
        for (int i = 0; i < 16 && readSome(); ++i) {
        }
        CommandExit exit;
        if (signal)
            exit.signal = signalName(signal);
        else
            exit.exitCode = code;
        report(exit);
    }

    void fail(const QString &problem)
    {
        CommandExit exit;
        exit.failedToStart = true;
        exit.problem = problem;
        exit.exitCode = 127;
        closeMaster();
        report(exit);
    }

    void report(const CommandExit &exit)
    {
        // The terminal stays open until `gone`: without it background processes would fail to write.
        if (!std::exchange(m_reported, true))
            Q_EMIT exited(exit);
    }

    void closeMaster()
    {
        if (m_notifier) {
            m_notifier->setEnabled(false);
            m_notifier.release()->deleteLater();
            m_canWrite->setEnabled(false);
            m_canWrite.release()->deleteLater();
        }
        if (m_master >= 0)
            ::close(m_master);
        m_master = -1;
    }

    const CommandLine m_line;
    winsize m_size{.ws_row = 40, .ws_col = 120, .ws_xpixel = 0, .ws_ypixel = 0};
    base::GuardedProcess m_process;
    std::unique_ptr<QSocketNotifier> m_notifier, m_canWrite;
    QByteArray m_typed; ///< that the terminal has not taken yet
    bool m_saidNotTyped = false;
    int m_master = -1;
    bool m_reported = false;
};

} // namespace

std::unique_ptr<Command> PtyRunner::create(const CommandLine &line)
{
    return std::make_unique<PtyCommand>(line);
}

} // namespace core
