// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "agents/logincontroller.h"
#include "base/clock.h"
#include "core/requests/requestboard.h"
#include "core/session/agentconnection.h"
#include "core/session/session.h"
#include "core/session/sessionevent.h"
#include "core/stop/stopstatistics.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/sessionstatus.h"
#include "workspace/session/messagesender.h"
#include "workspace/session/sessionopening.h"

#include <QDateTime>

#include <optional>

namespace workspace {

/// Where the facts of one session are: what is shown of it is read from these, and kept nowhere. For the length of one
/// call.
struct SessionFactSources
{
    const core::AgentConnection &connection;
    const core::Session *session; ///< null: none is open yet
    const core::RequestBoard &board;
    const MessageSender &messages;
    const SessionOpening &opening;
    const agents::LoginController &login;
    std::optional<core::TurnEnd> lastEnd;

    bool isReady() const { return session && session->isConnected(); }
};

/// But for its title, its folder, what the agent asks, and what is known of other sessions.
models::SessionSnapshot snapshotOf(const SessionFactSources &from);

/// But for its handle, its title and its folder. \p changedAt is when something was said last, \p startedAt, Clock
/// time, when its agent was started.
models::SessionRow rowOf(const SessionFactSources &from, const QDateTime &changedAt, base::Milliseconds startedAt);

} // namespace workspace
