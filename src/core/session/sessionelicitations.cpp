// SPDX-License-Identifier: Apache-2.0
// What an agent asks the user for in a session.
#include "acp/requests.h"
#include "base/ids.h"
#include "core/session/session.h"

namespace core {

namespace {
constexpr qsizetype detailLength = 200;
}

void Session::connectElicitations()
{
    connect(&m_elicitations, &ElicitationGate::asked, this, [this](const ElicitationAsked &body, base::TurnId turn) {
        emitEvent(body, turn);
        Q_EMIT stateChanged();
    });
    connect(&m_elicitations, &ElicitationGate::settled, this,
            [this](const ElicitationSettled &body, base::TurnId turn) {
                m_turn.cascaded = m_turn.cascaded || (m_turn.isStopped && body.end == ElicitationEnd::CancelledByAgent);
                emitEvent(body, turn);
                Q_EMIT stateChanged();
            });
    connect(&m_elicitations, &ElicitationGate::completed, this,
            [this](const ElicitationCompleted &body, base::TurnId turn) { emitEvent(body, turn); });
}

void Session::requestElicitation(acp::ElicitationRequest request, acp::ElicitationResponder responder)
{
    RequestRow row = newRow(RequestKind::Elicitation);
    row.detail = request.message.left(detailLength);
    // As with permissions: within the cascade's time it waits, a turn that has ended will not answer for it.
    const bool refuse = m_turn.isStopped && (!m_turn.isOpen || m_ladder.cascadeOver());
    const bool stopping = m_turn.isStopped && !refuse;
    const base::RequestKey key = m_elicitations.ask(std::move(request), std::move(responder), std::move(row), refuse);
    if (stopping)
        m_services.board->setState(key, RequestState::Cancelling);
}

} // namespace core
