// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/error.h"
#include "core/session/session.h"
#include "core/session/sessionevent.h"
#include "core/session/sessionrequest.h"

#include <QObject>

#include <functional>

namespace core {

/// Restores one session in a new process of its agent: by `session/resume`, else `session/load`, else as a new session
/// that says so. The next way is gone only where the agent refused the one before: some announce a way that they refuse
/// to go. Says once how it ended, but for the end of the connection, which tells itself, and deletes itself then. Main
/// thread.
class SessionRestorer : public QObject
{
    Q_OBJECT

public:
    using Answer = std::function<void(const SessionRequest::Outcome &)>;
    /// Asks the agent for a session by \p way. \p answer is called once, unless \p context is gone; false: the agent is
    /// not ready, and nothing is to come.
    using Ask = std::function<bool(SessionRequest::Way way, QObject *context, Answer answer)>;

    /// A child of \p session, so that it goes with it.
    SessionRestorer(Session *session, const acp::AgentCapabilities &agent, Ask ask);

    void start();

Q_SIGNALS:
    /// The agent has opened it as \p setup; \p how is to be told.
    void restored(const acp::SessionSetup &setup, const core::SessionRestored &how);
    void loginNeeded(const base::Error &error);
    /// It cannot be restored, or was given up: nothing else is tried behind the back of somebody who cancelled.
    void failed(const base::Error &error);

private:
    void go(SessionRequest::Way way, const QString &whyNotBetter);
    void onAnswer(SessionRequest::Way way, const QString &whyNotBetter, const SessionRequest::Outcome &outcome);
    void onRefused(SessionRequest::Way way, const base::Error &error);

    Session *m_session;
    const bool m_canResume, m_canLoad;
    Ask m_ask;
};

} // namespace core
