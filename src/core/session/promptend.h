// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "acp/requests.h"
#include "core/requests/requestrow.h"
#include "core/values/turn.h"

#include <QString>

namespace acp {
struct PromptResponse;
} // namespace acp

namespace core {

/// What the answer to a prompt means for its turn.
struct PromptEnd
{
    TurnEnd turn = TurnEnd::Finished;
    RequestEnd row = RequestEnd::Answered; ///< end of the prompt's own row
    QString detail;                        ///< for people; may be empty
    bool loginNeeded = false;
};

/// Pure function. \p reply arrived while \p turn was open: it is not Lost.
PromptEnd promptEnd(const acp::Reply<acp::PromptResponse> &reply, const Turn &turn);

} // namespace core
