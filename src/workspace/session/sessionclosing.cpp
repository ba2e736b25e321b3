// SPDX-License-Identifier: Apache-2.0
#include "workspace/session/sessionclosing.h"

#include "base/result.h"
#include "core/session/session.h"

namespace workspace {

namespace {
constexpr base::Milliseconds closeLimit{1000};
constexpr base::Milliseconds turnLimit{4000}; ///< for stopping the turn of a session that closes
} // namespace

SessionClosing::SessionClosing(core::AgentConnection *connection, SessionTranscript *transcript, base::Clock *clock,
                               QObject *parent)
    : QObject(parent)
    , m_connection(connection)
    , m_transcript(transcript)
    , m_clock(clock)
{}

void SessionClosing::close(core::StoppedBy by)
{
    m_by = by;
    core::Session *session = m_transcript->session();
    if (session && session->hasOpenTurn() && !m_turnLimit.isSet()) {
        // Like the user's Stop: the agent is notified, every request is answered, and the end is stored.
        m_turnLimit = m_clock->after(turnLimit, [this, by] { close(by); });
        session->stop(by);
        if (!session->hasOpenTurn()) // it ended at once
            close(by);
        return;
    }
    if (session && session->hasOpenTurn())
        session->forceStop(); // its time is up, or close() was called again
    closeConnection();
}

void SessionClosing::onTurnEnded()
{
    if (!m_turnLimit.isSet())
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_turnLimit.isSet())
                closeConnection();
        },
        Qt::QueuedConnection);
}

void SessionClosing::closeConnection()
{
    m_turnLimit.cancel();
    core::Session *session = m_transcript->session();
    const bool canClose = session && session->isConnected() && m_connection->state() == core::ConnectionState::Ready &&
                          m_connection->agent().capabilities.closeSession;
    if (!canClose || m_closeLimit.isSet()) {
        m_connection->close();
        return;
    }
    // A remote agent would keep the session open, since it does not notice the end of the connection.
    const auto end = [this] {
        if (m_connection->state() == core::ConnectionState::Ready)
            m_connection->close();
    };
    m_closeLimit = m_clock->after(closeLimit, end);
    m_connection->calls().closeSession(session->id(), this, [this, end](const base::Result<void> &) {
        m_closeLimit.cancel();
        end();
    });
}

} // namespace workspace

#include "moc_sessionclosing.cpp"
