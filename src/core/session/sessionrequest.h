// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "acp/requests.h"
#include "base/clock.h"
#include "core/requests/requestboard.h"
#include "core/session/sessionextras.h"

#include <QObject>
#include <QPointer>

namespace acp {
class AgentEndpoint;
} // namespace acp

namespace core {

/// One request that ends in a session: new, resumed, loaded or forked. Its deadline, its row's *Cancel* and Stop while
/// the agent starts are the same cancel. It always ends: with a session, an error, or *unresponsive* if the agent
/// reacts neither to the request nor to the cancel. A session that the agent creates after the cancel is closed
/// again, so that none is left behind. Main thread.
class SessionRequest : public QObject
{
    Q_OBJECT

public:
    enum class Method { New, Resume, Load, Fork };
    enum class End { Opened, Refused, Cancelled, Unresponsive, Lost };
    static constexpr base::Milliseconds cancelLimit{3000}; ///< for the agent to react to a cancel

    struct Target
    {
        Method method = Method::New;
        acp::SessionId id; ///< of Resume and Load; for Fork the source session
        QString cwd;
        SessionExtras extras = {}; ///< those that the agent supports
    };
    struct Outcome
    {
        End end = End::Lost;
        acp::SessionSetup setup; ///< set if Opened; its id is set for every way
        base::Error error;       ///< set otherwise
    };

    /// \p endpoint must outlive the request. \p limit is the deadline; 0 means none.
    SessionRequest(acp::AgentEndpoint *endpoint, base::Clock *clock, RequestBoard *board, bool canClose,
                   QObject *parent);

    void start(const Target &target, RequestRow row, base::Milliseconds limit);
    void cancel(); ///< called for the user
    const Target &target() const { return m_target; }

Q_SIGNALS:
    /// Emitted once; the request deletes itself afterwards.
    void finished(const core::SessionRequest::Outcome &outcome);

private:
    void giveUp(bool byDeadline);
    void onReply(const acp::Reply<acp::SessionSetup> &reply);
    bool makesOne() const { return m_target.method == Method::New || m_target.method == Method::Fork; }
    void closeOrphan(const acp::SessionId &id);
    void finish(Outcome outcome);
    base::Error cancelledError() const;

    acp::AgentEndpoint *m_endpoint;
    base::Clock *m_clock;
    RequestBoard *m_board;
    const bool m_canClose;
    Target m_target;
    acp::Call m_call;
    base::RequestKey m_row;
    base::Milliseconds m_limit{0};
    base::TimerHandle m_deadline, m_patience;
    bool m_cancelled = false, m_byDeadline = false, m_over = false;
};

} // namespace core
