// SPDX-License-Identifier: Apache-2.0
// What agents ask the user for: in a session, and before they have one.
#include "acp/agentendpoint.h"
#include "acp/requests.h"
#include "base/ids.h"
#include "core/session/agentconnection.h"

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

void AgentConnection::requestElicitation(acp::ElicitationRequest request, acp::ElicitationResponder responder)
{
    if (!m_setup.elicitation) {
        responder.failInvalid(QStringLiteral("Invalid params: mode: nobody can be asked here"));
        return;
    }
    if (Session *found = session(request.session)) {
        found->requestElicitation(std::move(request), std::move(responder));
        return;
    }
    // About a request of Belay's own, or a session whose answer is still under way.
    if (!request.session.isEmpty() && !m_opening) {
        responder.failNotFound(QStringLiteral("No such session: ") + request.session.value);
        return;
    }
    RequestRow row = newRow(RequestKind::Elicitation, request.message.left(detailLength));
    m_elicitations.ask(std::move(request), std::move(responder), std::move(row), false);
}

void AgentConnection::elicitationCompleted(const QString &elicitationId)
{
    m_elicitations.complete(elicitationId);
    for (const auto &[id, session] : m_sessions)
        session->elicitations().complete(elicitationId);
}

} // namespace core
