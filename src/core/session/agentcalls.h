// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "acp/requests.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/requests/requestboard.h"

#include <QCoreApplication>
#include <QObject>

#include <functional>

namespace acp {
class AgentEndpoint;
} // namespace acp

namespace core {

/// Requests to an agent that do not open a session: about its stored sessions and about the login. Each has a row on
/// the board with *Cancel*, and is answered once; with an error at once if the agent is not ready, and where nobody
/// answers within answerLimit. A login has no limit, since it may wait for a person. What is returned is the handle
/// for cancel(). Main thread.
class AgentCalls
{
    Q_DECLARE_TR_FUNCTIONS(core::AgentCalls)

public:
    template <class T> using Done = std::function<void(base::Result<T>)>;
    struct Agent
    {
        acp::AgentEndpoint *endpoint = nullptr; ///< null: the agent is not ready
        QString problem;                        ///< why it is not ready, if known
        QString name;                           ///< the agent's name on the board
    };

    /// \p agent is called before each request. Board and clock must outlive the calls.
    AgentCalls(RequestBoard *board, base::Clock *clock, std::function<Agent()> agent);

    /// A page of the agent's stored sessions, for \p cwd or, if that is empty, for all folders.
    acp::Call listSessions(const QString &cwd, const QString &cursor, QObject *context,
                           const Done<acp::ListSessionsResponse> &done);
    acp::Call deleteSession(const base::SessionId &id, QObject *context, const Done<void> &done);
    /// Asks the agent to close \p id; it keeps the stored conversation.
    acp::Call closeSession(const base::SessionId &id, QObject *context, const Done<void> &done);
    /// Logs in with one of the agent's methods.
    acp::Call authenticate(const QString &methodId, QObject *context, const Done<void> &done);
    acp::Call logout(QObject *context, const Done<void> &done);
    /// Cancels one of the calls above. Waits for the agent no longer than cancelPatience.
    void cancel(acp::Call call);

private:
    static base::Error notReady(const Agent &agent);
    /// \p error of a request that was cancelled because \p limit was over.
    static base::Error late(base::Error error, base::Milliseconds limit);
    template <class T, class Ask>
    acp::Call begin(RequestKind kind, const QString &detail, base::Milliseconds limit, const Done<T> &done, Ask ask);

    RequestBoard *m_board;
    base::Clock *m_clock;
    std::function<Agent()> m_agent;
};

} // namespace core
