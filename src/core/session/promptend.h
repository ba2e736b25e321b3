// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/agentendpoint.h"
#include "acp/requests.h"
#include "core/requests/requestrow.h"
#include "core/session/turn.h"

#include <QString>

namespace core {

/// What the answer to a prompt means for its turn.
struct PromptEnd
{
    TurnEnd turn = TurnEnd::Finished;
    RequestEnd row = RequestEnd::Answered; ///< of the prompt's own row
    QString detail;                        ///< for people; empty: there is nothing to add
    bool loginNeeded = false;
};

/// Pure. \p reply came from the agent while \p turn was open: it is not lost.
PromptEnd promptEnd(const acp::Reply<acp::PromptResponse> &reply, const Turn &turn);

} // namespace core
