// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/agentendpoint.h"
#include "acp/requests.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "core/requests/requestboard.h"

#include <QCoreApplication>
#include <QObject>

#include <functional>

namespace core {

/// Requests to an agent that open no session: about those that it keeps, and about who is logged in. Each has a row on
/// the board, which can cancel it, and is answered once; at once with an error where the agent is not ready. Main
/// thread.
class AgentCalls
{
    Q_DECLARE_TR_FUNCTIONS(core::AgentCalls)

public:
    template <class T> using Done = std::function<void(base::Result<T>)>;
    struct Agent
    {
        acp::AgentEndpoint *endpoint = nullptr; ///< null: it is not ready
        QString problem;                        ///< why it is not, if that is known
        QString name;                           ///< on the board
    };

    /// \p agent is asked before each call. Board and clock must outlive the calls.
    AgentCalls(RequestBoard *board, base::Clock *clock, std::function<Agent()> agent);

    /// A page of the sessions that the agent keeps, of \p cwd or of all folders if that is empty.
    void listSessions(const QString &cwd, const QString &cursor, QObject *context,
                      Done<acp::ListSessionsResponse> done);
    void deleteSession(const base::SessionId &id, QObject *context, Done<void> done);
    /// Asks the agent to close \p id; it keeps the stored conversation.
    void closeSession(const base::SessionId &id, QObject *context, Done<void> done);
    /// Logs in with one of the agent's methods.
    acp::Call authenticate(const QString &methodId, QObject *context, Done<void> done);
    void logout(QObject *context, Done<void> done);
    /// Cancels one of the calls above. Waits for the agent no longer than cancelPatience.
    void cancel(acp::Call call);

private:
    static base::Error notReady(const Agent &agent);
    template <class T, class Ask>
    acp::Call begin(RequestKind kind, const QString &detail, const Done<T> &done, Ask ask);

    RequestBoard *m_board;
    base::Clock *m_clock;
    std::function<Agent()> m_agent;
};

} // namespace core
