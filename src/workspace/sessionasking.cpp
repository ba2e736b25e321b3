// SPDX-License-Identifier: Apache-2.0
// What an agent asks the user for.
#include "acp/requests.h"
#include "base/ids.h"
#include "core/requests/elicitationgate.h"
#include "core/session/session.h"
#include "workspace/sessioncontroller.h"

namespace workspace {

std::vector<core::OpenElicitation> SessionController::elicitations() const
{
    std::vector<core::OpenElicitation> out = m_connection.elicitations().open();
    if (m_session) {
        for (core::OpenElicitation &question : m_session->elicitations().open())
            out.push_back(std::move(question));
    }
    return out;
}

void SessionController::answerElicitation(base::RequestKey key, const acp::ElicitationAnswer &answer)
{
    const bool ofSession = m_session && !m_connection.elicitations().isOpen(key);
    core::ElicitationGate &gate = ofSession ? m_session->elicitations() : m_connection.elicitations();
    const auto answered = gate.answer(key, answer);
    if (!answered)
        tell(tr("The answer was not sent"), answered.error().message);
    changedSoon();
}

} // namespace workspace
