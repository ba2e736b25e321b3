// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/sessionevent.h"
#include "core/stopstatus.h"

#include <QObject>
#include <QString>

namespace models {

enum class AgentState { None, Starting, Ready, Dead };

/// Everything the frame around the transcript shows of one session, as one value.
struct SessionSnapshot
{
    QString title;
    QString agentName;
    QString cwd;
    AgentState agent = AgentState::None;
    QString agentProblem;                ///< one sentence while the agent could not start or died
    core::StopStatus stop;               ///< phase, ladder
    base::Milliseconds turnStartedAt{0}; ///< Clock time; for "Running 1:32"
    base::Milliseconds lastActivityAt{0};
    qint64 agentProcessId = 0;
    std::optional<acp::Usage> usage;
    std::vector<acp::ConfigOption> options; ///< modes of agents without options appear as one of category "mode"
    std::vector<acp::AvailableCommand> commands;
    int waitingForUser = 0;  ///< requests of this session
    int runningCommands = 0; ///< of this turn
    int permissionsOpen = 0;
    int olderCommands = 0; ///< still running, from earlier turns: Stop leaves them alone
    QStringList runningCommandLines;
    QStringList queued; ///< messages that wait for the turn's end, oldest first
    QString lastEnd;    ///< "Stopped by you", "Finished"
};

/// Holds the newest snapshot of the session in view. Main thread.
class SessionStatus : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    const SessionSnapshot &snapshot() const { return m_snapshot; }
    void set(SessionSnapshot snapshot)
    {
        m_snapshot = std::move(snapshot);
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    SessionSnapshot m_snapshot;
};

} // namespace models
