// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/session/agentconnection.h"
#include "workspace/session/sessiontranscript.h"

#include <QObject>

namespace workspace {

/// Closes a session: stops a running turn first, with a limit of four seconds; then asks the agent to close the session
/// if it supports that, with a limit of one second, and ends the agent. Main thread.
class SessionClosing : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it; \p transcript knows the current session.
    SessionClosing(core::AgentConnection *connection, SessionTranscript *transcript, base::Clock *clock,
                   QObject *parent = nullptr);

    void close(core::StoppedBy by); ///< a second call closes at once, without waiting
    /// set while a turn is being stopped
    void onTurnEnded();

private:
    void closeConnection();

    core::AgentConnection *m_connection;
    SessionTranscript *m_transcript;
    base::Clock *m_clock;
    base::TimerHandle m_turnLimit; ///< set while a turn is being stopped for closing
    base::TimerHandle m_closeLimit;
    core::StoppedBy m_by = core::StoppedBy::ClosingSession;
};

} // namespace workspace
