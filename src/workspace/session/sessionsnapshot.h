// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "agents/logincontroller.h"
#include "base/clock.h"
#include "core/requests/requestboard.h"
#include "core/session/agentconnection.h"
#include "core/session/session.h"
#include "core/stop/stopstatistics.h"
#include "core/values/sessionevent.h"
#include "history/transcript.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/sessionstatus.h"
#include "workspace/session/messagesender.h"
#include "workspace/session/sessionopening.h"

#include <QDateTime>

#include <optional>

namespace workspace {

/// The objects from which everything shown about a session is read; nothing is cached. Valid for one call.
struct SessionFactSources
{
    const core::AgentConnection &connection;
    const core::Session *session; ///< null: not open yet
    const history::Transcript &transcript;
    const core::RequestBoard &board;
    const MessageSender &messages;
    const SessionOpening &opening;
    const agents::LoginController &login;
    std::optional<core::TurnEnd> lastEnd;

    bool isReady() const { return session && session->isConnected(); }
};

/// Without the title, the folder, the agent's questions, and facts about other sessions.
models::SessionSnapshot snapshotOf(const SessionFactSources &from);

/// Without handle, title and folder. \p changedAt: time of the last entry; \p startedAt: Clock time of the agent's
/// start.
models::SessionRow rowOf(const SessionFactSources &from, const QDateTime &changedAt, base::Milliseconds startedAt);

} // namespace workspace
