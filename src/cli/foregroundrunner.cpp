// SPDX-License-Identifier: Apache-2.0
#include "cli/foregroundrunner.h"

#include "base/process/childprocess.h"

#include <QProcess>
#include <QProcessEnvironment>

#include <csignal>
#include <cstring>

namespace cli {

namespace {

QString signalName(int signal)
{
    const char *name = ::sigabbrev_np(signal);
    return name ? QString(QLatin1String("SIG") + QLatin1String(name)) : QString::number(signal);
}

class ForegroundCommand final : public core::Command
{
public:
    explicit ForegroundCommand(const core::CommandLine &line)
    {
        m_process.setProgram(line.program);
        m_process.setArguments(line.arguments);
        m_process.setWorkingDirectory(line.workingDirectory);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const auto &[name, value] : line.environment)
            environment.insert(name, value);
        m_process.setProcessEnvironment(environment);
        m_process.setInputChannelMode(QProcess::ForwardedInputChannel);
        m_process.setProcessChannelMode(QProcess::ForwardedChannels);
        m_process.setChildProcessModifier([] { base::resetSignalsForChild(); });
        connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
            core::CommandExit exit;
            if (status == QProcess::NormalExit)
                exit.exitCode = code;
            else
                exit.signal = signalName(code);
            Q_EMIT exited(exit);
        });
        connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
            if (error != QProcess::FailedToStart)
                return; // other problems lead to finished()
            core::CommandExit exit;
            exit.failedToStart = true;
            exit.problem = m_process.errorString();
            Q_EMIT exited(exit);
        });
    }

    void start() override { m_process.start(); }
    void signalGroup(int signal) override
    {
        if (signal == SIGKILL)
            m_process.kill();
        else
            m_process.terminate();
    }
    void write(const QByteArray &) override {}
    qint64 processId() const override { return m_process.processId(); }
    std::vector<base::SeenProcess> seen() const override { return {}; } // no guard stands over it

private:
    QProcess m_process;
};

} // namespace

std::unique_ptr<core::Command> ForegroundRunner::create(const core::CommandLine &line)
{
    return std::make_unique<ForegroundCommand>(line);
}

} // namespace cli
