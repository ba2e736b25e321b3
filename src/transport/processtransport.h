// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "transport/transport.h"

#include <QProcess>
#include <QStringList>

#include <memory>

namespace transport {

class PipeReader;
class PipeWriter;

struct ProcessCommand
{
    QString program; ///< a path, or a name looked up in PATH
    QStringList arguments;
    QString workingDirectory;
    QList<std::pair<QString, QString>> environment; ///< added to Belay's own

    /// As one would type it, quoted where needed.
    QString displayText() const;
    /// Splits what a user typed as a shell would: quotes and backslashes, no expansion.
    static ProcessCommand fromText(const QString &text);
};

/// Starts an agent in a process group of its own and talks over its stdin and stdout. QProcess starts, watches
/// and ends it and collects stderr; the other two pipes are ours, because QProcess has no read limit and
/// writes only from the event loop. If Belay dies, the kernel ends the agent.
class ProcessTransport final : public Transport
{
    Q_OBJECT

public:
    static constexpr qsizetype standardErrorKept = 64 * 1024;
    static constexpr base::Milliseconds politeWait{2000}; ///< after end of input, before SIGTERM
    static constexpr base::Milliseconds termWait{2000};   ///< after SIGTERM, before SIGKILL
    static constexpr base::Milliseconds drainWait{250};   ///< for last words after the process ended

    ProcessTransport(ProcessCommand command, base::Clock *clock, QObject *parent = nullptr);
    /// Kills the group if it still runs.
    ~ProcessTransport() override;

    void start() override;
    void send(QByteArray line, Lane lane) override;
    std::vector<FramePtr> take(qsizetype weight) override;
    void close() override;
    void forceClose() override;
    QString standardErrorTail() const override;
    qint64 processId() const override { return m_pid; }

private:
    bool makePipes(base::Error *error);
    void onStarted();
    void onError(QProcess::ProcessError error);
    void onFinished(int exitCode, QProcess::ExitStatus status);
    void collectStandardError();
    void closeChildEnds();
    void terminate();
    void signalGroup(int signal) const;
    void finishIfDone();

    const ProcessCommand m_command;
    base::Clock *m_clock;
    QProcess m_process;
    std::unique_ptr<PipeReader> m_reader;
    std::unique_ptr<PipeWriter> m_writer;
    int m_childIn = -1, m_childOut = -1;
    qint64 m_pid = 0;
    QByteArray m_standardError;
    Ending m_ending;
    base::TimerHandle m_stage, m_drain;
    bool m_processDone = false, m_readerDone = false, m_reported = false, m_closing = false;
};

} // namespace transport
