// SPDX-License-Identifier: Apache-2.0
#include "core/session/sessionrestorer.h"

#include "base/words.h"

#include <utility>

namespace core {

using Method = SessionRequest::Method;

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
        tryMethod(m_canResume ? Method::Resume : Method::Load, {});
    else
        tryMethod(Method::New, tr("This agent cannot take up an earlier session."));
}

void SessionRestorer::tryMethod(Method method, const QString &whyNotBetter)
{
    const bool asked = m_ask(method, this, [this, method, whyNotBetter](const SessionRequest::Outcome &outcome) {
        onAnswer(method, whyNotBetter, outcome);
    });
    if (!asked)
        deleteLater();
}

void SessionRestorer::onAnswer(Method method, const QString &whyNotBetter, const SessionRequest::Outcome &outcome)
{
    using End = SessionRequest::End;
    switch (outcome.end) {
    case End::Refused:
        onRefused(method, outcome.error);
        return;
    case End::Lost: // reported together with the end of the connection
        break;
    case End::Cancelled:
    case End::Unresponsive:
        Q_EMIT failed(outcome.error);
        break;
    case End::Opened: {
        SessionRestored how;
        how.kind = method == Method::Resume ? SessionRestored::Kind::Resumed
                   : method == Method::Load ? SessionRestored::Kind::Loaded
                                            : SessionRestored::Kind::New;
        how.detail = whyNotBetter;
        Q_EMIT restored(outcome.setup, how);
        break;
    }
    }
    deleteLater();
}

void SessionRestorer::onRefused(Method method, const base::Error &error)
{
    if (error.code == acp::authRequired) {
        Q_EMIT loginNeeded(error);
    } else if (method == Method::New) {
        base::Error problem = error;
        problem.message = base::Words::tr("The agent could not open a session: %1").arg(problem.message);
        Q_EMIT failed(problem);
    } else if ((method == Method::Resume && m_canLoad) || m_makesNew) {
        tryMethod(method == Method::Resume && m_canLoad ? Method::Load : Method::New, error.message);
        return;
    } else {
        Q_EMIT failed(error);
    }
    deleteLater();
}

} // namespace core

#include "moc_sessionrestorer.cpp"
