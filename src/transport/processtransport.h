// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/process/guardedprocess.h"
#include "base/process/sealplan.h"
#include "transport/transport.h"

#include <QStringList>

#include <memory>

QT_BEGIN_NAMESPACE
class QSocketNotifier;
QT_END_NAMESPACE

namespace transport {

class PipeReader;
class PipeWriter;

struct ProcessCommand
{
    QString program; ///< a path, or a name looked up in PATH
    QStringList arguments;
    QString workingDirectory;
    QList<std::pair<QString, QString>> environment; ///< added to Belay's own
    /// Its writes are held back: by this plan, or in an existing view. It is never started unsealed.
    std::optional<base::SealPlan> seal = {};
    std::shared_ptr<const base::SealedView> view = {};

    /// As one would type it, quoted where needed.
    QString displayText() const;
    /// Splits what a user typed as a shell would: quotes and backslashes, no expansion.
    static ProcessCommand fromText(const QString &text);
};

/// Starts an agent and talks to it over its stdin and stdout. Uses pipes of its own, because QProcess has no read limit
/// and writes only from the event loop. The agent's whole process tree ends with the connection, and with Belay: see
/// base::GuardedProcess.
class ProcessTransport final : public Transport
{
    Q_OBJECT

public:
    static constexpr qsizetype standardErrorKept = 64 * 1024;
    static constexpr base::Milliseconds politeWait{2000}; ///< after end of input, before SIGTERM
    static constexpr base::Milliseconds termWait{2000};   ///< after SIGTERM, before SIGKILL
    static constexpr base::Milliseconds drainWait{250};   ///< for remaining output after the process ended
    static constexpr base::Milliseconds muteWait{3000};   ///< after it closed its output without ending
    static constexpr base::Milliseconds killWait{
        4000}; ///< after SIGKILL: for a guard that does nothing, and for processes stuck in the kernel

    ProcessTransport(ProcessCommand command, base::Clock *clock, QObject *parent = nullptr);
    /// Kills what is left of the tree, without waiting.
    ~ProcessTransport() override;

    void start() override;
    void send(QByteArray line, Lane lane) override;
    std::vector<FramePtr> take(qsizetype weight) override;
    qsizetype queuedBytes() const override;
    void close() override;
    void forceClose() override;
    QString standardErrorTail() const override;
    /// The agent's process id, not the guard's; 0 until `started`.
    qint64 processId() const override { return m_process.processId(); }
    std::shared_ptr<const base::SealedView> view() const override { return m_process.view(); }
    bool spare(const std::vector<base::ProcessId> &processes) override { return m_process.spare(processes); }

private:
    bool makePipes(base::Error *error);
    void onStarted();
    void onFailed(int error, const QString &detail);
    void onFinished(int exitCode, int signal);
    void collectStandardError();
    void closeChildEnds();
    void terminate();
    void kill();
    void giveUp();
    void finishIfDone();

    const ProcessCommand m_command;
    base::Clock *m_clock;
    base::GuardedProcess m_process;
    std::unique_ptr<PipeReader> m_reader;
    std::unique_ptr<PipeWriter> m_writer;
    std::unique_ptr<QSocketNotifier> m_errorNotifier;
    int m_childIn = -1, m_childOut = -1, m_childError = -1;
    int m_errorPipe = -1;
    QByteArray m_standardError;
    Ending m_ending;
    base::TimerHandle m_stage, m_drain;
    bool m_processDone = false, m_treeDone = false, m_readerDone = false, m_reported = false, m_closing = false;
    bool m_isMute = false; ///< ended because it had closed its output
};

} // namespace transport
