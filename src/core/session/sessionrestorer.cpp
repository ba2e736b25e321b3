// SPDX-License-Identifier: Apache-2.0
#include "core/session/sessionrestorer.h"

#include <utility>

namespace core {

using Way = SessionRequest::Way;

SessionRestorer::SessionRestorer(Session *session, const acp::AgentCapabilities &agent, Ask ask, bool makesNew)
    : QObject(session)
    , m_session(session)
    , m_canResume(agent.resumeSession)
    , m_canLoad(agent.loadSession)
    , m_makesNew(makesNew)
    , m_ask(std::move(ask))
{}

void SessionRestorer::start()
{
    if (m_canResume || m_canLoad)
        go(m_canResume ? Way::Resume : Way::Load, {});
    else
        go(Way::New, tr("This agent cannot take up an earlier session."));
}

void SessionRestorer::go(Way way, const QString &whyNotBetter)
{
    const bool asked = m_ask(way, this, [this, way, whyNotBetter](const SessionRequest::Outcome &outcome) {
        onAnswer(way, whyNotBetter, outcome);
    });
    if (!asked)
        deleteLater();
}

void SessionRestorer::onAnswer(Way way, const QString &whyNotBetter, const SessionRequest::Outcome &outcome)
{
    using End = SessionRequest::End;
    switch (outcome.end) {
    case End::Refused:
        onRefused(way, outcome.error);
        return;
    case End::Lost: // reported together with the end of the connection
        break;
    case End::Cancelled:
    case End::Unresponsive:
        Q_EMIT failed(outcome.error);
        break;
    case End::Opened: {
        SessionRestored how;
        how.how = way == Way::Resume ? SessionRestored::How::Resumed
                  : way == Way::Load ? SessionRestored::How::Loaded
                                     : SessionRestored::How::New;
        how.detail = whyNotBetter;
        Q_EMIT restored(outcome.setup, how);
        break;
    }
    }
    deleteLater();
}

void SessionRestorer::onRefused(Way way, const base::Error &error)
{
    if (error.code == acp::authRequired) {
        Q_EMIT loginNeeded(error);
    } else if (way == Way::New) {
        base::Error problem = error;
        problem.message = tr("The agent could not open a session: %1").arg(problem.message);
        Q_EMIT failed(problem);
    } else if ((way == Way::Resume && m_canLoad) || m_makesNew) {
        go(way == Way::Resume && m_canLoad ? Way::Load : Way::New, error.message);
        return;
    } else {
        Q_EMIT failed(error);
    }
    deleteLater();
}

} // namespace core

#include "moc_sessionrestorer.cpp"
