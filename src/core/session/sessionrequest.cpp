// SPDX-License-Identifier: Apache-2.0
#include "core/session/sessionrequest.h"

#include "acp/agentendpoint.h"
#include "base/words.h"
#include "core/calls/calltracking.h"

namespace core {

namespace {

QString lateText(base::Milliseconds limit)
{
    return base::Words::tr("The agent did not answer within %n second(s).", nullptr, int(limit.count() / 1000));
}

} // namespace

SessionRequest::SessionRequest(acp::AgentEndpoint *endpoint, base::Clock *clock, RequestBoard *board, bool canClose,
                               QObject *parent)
    : QObject(parent)
    , m_endpoint(endpoint)
    , m_clock(clock)
    , m_board(board)
    , m_canClose(canClose)
{}

void SessionRequest::start(const Target &target, RequestRow row, base::Milliseconds limit)
{
    m_target = target;
    m_limit = limit;
    const auto reply = [this](const acp::Reply<acp::SessionSetup> &answer) { onReply(answer); };
    acp::LoadSessionRequest known;
    known.id = target.id;
    known.cwd = target.cwd;
    known.additionalDirectories = target.extras.folders;
    known.mcpServers = target.extras.servers;
    switch (target.method) {
    case Method::New: {
        acp::NewSessionRequest request;
        request.cwd = target.cwd;
        request.additionalDirectories = target.extras.folders;
        request.mcpServers = target.extras.servers;
        row.kind = RequestKind::NewSession;
        m_call = m_endpoint->newSession(request, this, reply);
        break;
    }
    case Method::Resume:
        row.kind = RequestKind::ResumeSession;
        m_call = m_endpoint->resumeSession(known, this, reply);
        break;
    case Method::Load:
        row.kind = RequestKind::LoadSession;
        m_call = m_endpoint->loadSession(known, this, reply);
        break;
    case Method::Fork:
        row.kind = RequestKind::ForkSession;
        m_call = m_endpoint->forkSession(known, this, reply);
        break;
    }
    if (m_over)
        return;
    m_row = trackCall(m_board, m_call, std::move(row), [this] { cancel(); });
    if (limit.count() > 0)
        m_deadline = m_clock->after(limit, [this] { giveUp(true); });
}

void SessionRequest::cancel()
{
    giveUp(false);
}

void SessionRequest::giveUp(bool byDeadline)
{
    if (m_over || std::exchange(m_cancelled, true))
        return;
    m_byDeadline = byDeadline;
    m_deadline.cancel();
    if (byDeadline)
        m_board->markTimedOut(m_row);
    m_board->setState(m_row, RequestState::Cancelling);
    m_patience = m_clock->after(cancelLimit, [this] {
        Outcome outcome;
        outcome.end = End::Unresponsive;
        outcome.error = cancelledError();
        outcome.error.origin = m_byDeadline ? base::Origin::Agent : base::Origin::User;
        outcome.error.message = base::Words::tr("The agent did not react to being asked to give up.");
        if (m_byDeadline)
            outcome.error.message =
                base::Words::tr("%1 %2", "two sentences").arg(lateText(m_limit), outcome.error.message);
        finish(outcome);
    });
    m_call.cancel(); // the answer may come at once
}

base::Error SessionRequest::cancelledError() const
{
    if (m_byDeadline)
        return {base::Origin::Agent, 0, lateText(m_limit), {}};
    return {base::Origin::User, 0, tr("You cancelled the opening of the session."), {}};
}

void SessionRequest::onReply(const acp::Reply<acp::SessionSetup> &reply)
{
    if (m_over)
        return;
    Outcome outcome;
    if (reply.end == acp::CallEnd::Lost) {
        outcome.end = End::Lost;
        outcome.error = reply.value.error();
        finish(outcome);
        return;
    }
    if (m_cancelled) {
        if (reply.value && makesOne() && m_canClose) {
            closeOrphan(reply.value->id);
            return;
        }
        outcome.end = End::Cancelled;
        outcome.error = cancelledError();
        if (reply.value && makesOne())
            outcome.error.detail = tr("The agent made the session before the cancel reached it, and cannot close it. "
                                      "It ends with the agent.");
        finish(outcome);
        return;
    }
    if (!reply.value) {
        outcome.end = End::Refused;
        outcome.error = reply.value.error();
    } else {
        outcome.end = End::Opened;
        outcome.setup = *reply.value;
        if (!makesOne())
            outcome.setup.id = m_target.id;
    }
    finish(outcome);
}

void SessionRequest::closeOrphan(const acp::SessionId &id)
{
    RequestRow row;
    row.kind = RequestKind::CloseSession;
    row.detail = id.value;
    Outcome outcome;
    outcome.end = End::Cancelled;
    outcome.error = cancelledError();
    outcome.error.detail = tr("The agent made the session before the cancel reached it; it was closed again.");
    // The timer keeps running: an agent that answers neither request is unresponsive.
    const acp::Call call = m_endpoint->closeSession(id, this, [this, outcome](const acp::Reply<acp::Nothing> &reply) {
        Outcome end = outcome;
        if (!reply.value)
            end.error.detail = tr("The agent made the session before the cancel reached it, and closing it failed: %1")
                                   .arg(reply.value.error().message);
        finish(end);
    });
    trackCall(m_board, call, row);
}

void SessionRequest::finish(Outcome outcome)
{
    if (std::exchange(m_over, true))
        return;
    m_deadline.cancel();
    m_patience.cancel();
    Q_EMIT finished(outcome);
    deleteLater();
}

} // namespace core

#include "moc_sessionrequest.cpp"
