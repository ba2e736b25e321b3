// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/agents.h"
#include "app/secretstore.h"
#include "core/agentconnection.h"
#include "history/transcript.h"

#include <QObject>
#include <QTextStream>

#include <memory>

QT_BEGIN_NAMESPACE
class QSocketNotifier;
QT_END_NAMESPACE

namespace app {

enum class PermissionPolicy { Ask, Allow, Reject };

struct ExecOptions
{
    AgentEntry agent;
    QString cwd;
    QString prompt;
    PermissionPolicy permissions = PermissionPolicy::Ask;
    core::WriteRules writes;
    bool json = false;
};

/// One turn in a terminal, without display. `interrupt()` is Stop, again is Force stop. Emits `finished` once,
/// when the agent's process has ended, too.
class ExecRun : public QObject
{
    Q_OBJECT

public:
    ExecRun(ExecOptions options, const core::Services &services, QObject *parent = nullptr);
    ~ExecRun() override;

    void start();
    void interrupt();

Q_SIGNALS:
    void finished(int exitCode);

private:
    void onState();
    void onSession(const base::Result<core::Session *> &result);
    void onEvent(const core::SessionEvent &event);
    void printText(const core::SessionEvent &event);
    bool choose(const core::PermissionAsked &asked, acp::PermissionKind first, acp::PermissionKind second);
    void onPermission(const core::PermissionAsked &asked);
    void askNext();
    void onTyped();
    void failStart(const base::Error &error, const QString &standardError);
    void endWhenQuiet();
    void finishWhenQuiet();
    void discardStaged();
    void printReport(base::TurnId turn);
    void end(int code);

    const ExecOptions m_options;
    KeychainStore m_secrets;
    core::AgentConnection m_connection;
    core::Session *m_session = nullptr;
    history::Transcript m_transcript; ///< for what happened
    QTextStream m_out, m_err;
    std::unique_ptr<QSocketNotifier> m_input;
    std::vector<core::PermissionAsked> m_questions;
    bool m_opening = false, m_stopUsed = false, m_turnOver = false, m_textOpen = false;
    std::optional<int> m_code;
};

/// Parses the words after `belay exec`, runs, returns the exit code. Needs a QCoreApplication.
int runExec(const QStringList &arguments);

} // namespace app
