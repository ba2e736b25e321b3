// SPDX-License-Identifier: Apache-2.0
// How a session comes to be: made anew, loaded from the agent, or taken up from an earlier run.
#include "workspace/sessioncontroller.h"

#include "acp/requests.h"
#include "acp/values.h"
#include "base/visibletext.h"
#include "core/prompt/message.h"
#include "core/session/agentconnection.h"
#include "core/session/session.h"
#include "core/session/sessionevent.h"
#include "history/entrycodec.h"

namespace workspace {

void SessionController::openSession()
{
    if (m_known)
        loadKnown();
    else if (m_forkOf)
        m_connection.forkSession(*m_forkOf, m_cwd, this,
                                 [this](const base::Result<core::Session *> &result) { onForked(result); });
    else
        m_connection.openSession(m_cwd, this,
                                 [this](const base::Result<core::Session *> &result) { onSession(result); });
}

/// What could not be done for want of a login is done now.
void SessionController::onLoggedIn(bool anew)
{
    if (anew) // all of it follows when the agent is ready again
        return;
    if (!m_session)
        openSession();
    else if (!m_session->isConnected())
        m_connection.restoreSessions();
    else
        QMetaObject::invokeMethod(this, &SessionController::sendNext, Qt::QueuedConnection);
}

void SessionController::onSession(const base::Result<core::Session *> &result)
{
    if (!result) {
        if (m_connection.state() != core::ConnectionState::Ready)
            return; // told with the end of the connection
        if (result.error().code == acp::authRequired) {
            m_login.need(result.error().message);
            return;
        }
        core::ErrorRaised card;
        card.error = result.error();
        card.error.message = tr("The agent could not open a session: %1").arg(result.error().message);
        card.canRestart = true;
        m_said.add(card);
        m_queue.hold();
        m_connection.close();
        return;
    }
    listen(*result);
    Q_EMIT changed();
    // Not inside the answer to session/new, which is still open on the board.
    QMetaObject::invokeMethod(this, &SessionController::sendNext, Qt::QueuedConnection);
}

void SessionController::listen(core::Session *session)
{
    m_session = session;
    m_session->setTitle(title());
    m_said.follow(m_session);
    connect(m_session, &core::Session::stateChanged, this, &SessionController::changedSoon);
    connect(m_session, &core::Session::factsChanged, this, [this] {
        m_session->setTitle(title());
        Q_EMIT changed();
    });
}

void SessionController::openKnown(const acp::SessionInfo &info)
{
    m_known = info;
    m_extras->folders = info.additionalDirectories;
}

void SessionController::forkFrom(const base::SessionId &source, const QString &title,
                                 const history::StoredSession &stored)
{
    m_forkOf = source;
    m_forkTitle = title;
    resume(stored);
}

QString SessionController::whyNotForked() const
{
    if (sessionId().isEmpty())
        return tr("The agent has not opened it yet.");
    if (m_session->hasOpenTurn() || m_packing)
        return tr("Wait until the turn has ended, or stop it.");
    if (m_connection.state() == core::ConnectionState::Ready && !m_connection.agent().capabilities.forkSession)
        return tr("This agent cannot fork sessions.");
    return {};
}

void SessionController::onForked(const base::Result<core::Session *> &result)
{
    if (result) {
        (*result)->continueAfter(m_stored->newestTurn);
        m_forkOf.reset();
    }
    onSession(result);
    if (result)
        m_said.add(
            core::NoticeRaised{acp::Severity::Info, tr("Forked"),
                               tr("The agent knows what was said above, in “%1”. From here on the two go their own "
                                  "ways. What was changed above can be undone there only.")
                                   .arg(base::visibleText(m_forkTitle))});
}

void SessionController::resume(const history::StoredSession &stored)
{
    m_stored = stored;
    m_lastEnd = stored.lastEnd;
    m_changedAt = stored.changedAt;
    m_earlierLoaded = false;
    m_connection.setKnownName(stored.agentName);
    if (auto standing = history::decodeSessionState(stored.standing)) {
        transcript().restorePlan(std::move(standing->plan));
        m_usageBefore = std::move(standing->usage);
    }
    if (!stored.session.isEmpty())
        listen(m_connection.resume(stored.session, m_cwd, stored.newestTurn, stored.earlierSessions));
}

void SessionController::earlierLoaded(bool turnWasOpen)
{
    m_earlierLoaded = true;
    rememberSent();
    if (turnWasOpen) {
        transcript().keepRestoredPlan();
        tell(tr("Belay ended in the middle of this turn"),
             tr("The agent ended with it. What the turn had changed by then is listed under Effects."));
    }
    Q_EMIT changed();
    startIfStored();
}

/// What the user said, as the transcript has it.
void SessionController::rememberSent()
{
    for (int row = 0; row < transcript().count(); ++row) {
        if (const auto *message = std::get_if<history::UserMessage>(&transcript().at(row).body))
            m_sent.push_back(core::messageOf(message->text, message->attachments, m_cwd));
    }
}

void SessionController::loadKnown()
{
    core::Session *session = m_connection.openKnown(m_known->id, m_cwd, this, [this](const base::Result<void> &result) {
        if (!result) {
            // What came until then is half a conversation.
            m_said.follow(nullptr);
            if (m_session)
                m_session->disconnect(this);
            m_session = nullptr;
            transcript().clear();
            onSession(result.error());
            return;
        }
        rememberSent();
        Q_EMIT changed();
        QMetaObject::invokeMethod(this, &SessionController::sendNext, Qt::QueuedConnection);
    });
    if (session)
        listen(session);
}

/// Starts the agent of a session of an earlier run for a message that waits for it, or to fork another one.
void SessionController::startIfStored()
{
    if (isAsleep() && m_earlierLoaded && (m_forkOf || m_sendNow || !m_queue.items().empty()))
        start();
}

} // namespace workspace
