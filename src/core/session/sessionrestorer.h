// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/error.h"
#include "core/session/session.h"
#include "core/session/sessionrequest.h"
#include "core/values/sessionevent.h"

#include <QObject>

#include <functional>

namespace core {

/// Restores one session in a new process of its agent: by `session/resume`, else by `session/load`, else as a new
/// session that says so. The next way is tried only if the agent refused the one before: some agents announce a method
/// and then refuse it. Reports its result exactly once, unless the connection ends, and then deletes itself. Main
/// thread.
class SessionRestorer : public QObject
{
    Q_OBJECT

public:
    using Answer = std::function<void(const SessionRequest::Outcome &)>;
    /// Asks the agent for a session by \p way. \p answer is called once, unless \p context is gone. False: the agent is
    /// not ready, and \p answer is not called.
    using Ask = std::function<bool(SessionRequest::Method method, QObject *context, Answer answer)>;

    /// A child of \p session, so that it is deleted with it. \p makesNew: false: it fails instead of asking for a new
    /// session.
    SessionRestorer(Session *session, const acp::AgentCapabilities &agent, Ask ask, bool makesNew = true);

    void start();

Q_SIGNALS:
    /// The agent has opened the session as \p setup; \p how is to be emitted.
    void restored(const acp::SessionSetup &setup, const core::SessionRestored &how);
    void loginNeeded(const base::Error &error);
    /// The session cannot be restored, or the user cancelled: then no other way is tried.
    void failed(const base::Error &error);

private:
    void tryMethod(SessionRequest::Method method, const QString &whyNotBetter);
    void onAnswer(SessionRequest::Method method, const QString &whyNotBetter, const SessionRequest::Outcome &outcome);
    void onRefused(SessionRequest::Method method, const base::Error &error);

    Session *m_session;
    const bool m_canResume, m_canLoad, m_makesNew;
    Ask m_ask;
};

} // namespace core
