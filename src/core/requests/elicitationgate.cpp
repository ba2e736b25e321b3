// SPDX-License-Identifier: Apache-2.0
#include "core/requests/elicitationgate.h"

#include "base/words.h"

#include <algorithm>

namespace core {

using base::Error;
using base::Origin;

namespace {

ElicitationEnd endOf(acp::ElicitationAnswer::Action action)
{
    switch (action) {
    case acp::ElicitationAnswer::Action::Accept:
        return ElicitationEnd::Accepted;
    case acp::ElicitationAnswer::Action::Decline:
        return ElicitationEnd::Declined;
    case acp::ElicitationAnswer::Action::Cancel:
        break;
    }
    return ElicitationEnd::CancelledByUser;
}

/// Whether the answer has all required fields, and none that is not in the form.
bool fits(const acp::ElicitationRequest &request, const acp::ElicitationAnswer &answer)
{
    const auto given = [&answer](const QString &name) {
        return std::count_if(answer.content.begin(), answer.content.end(),
                             [&name](const auto &value) { return value.first == name; });
    };
    std::ptrdiff_t known = 0;
    for (const acp::FormField &field : request.fields) {
        const std::ptrdiff_t count = given(field.name);
        if (count > 1 || (count == 0 && field.required))
            return false;
        known += count;
    }
    return known == std::ptrdiff_t(answer.content.size());
}

} // namespace

RequestEnd rowEndOf(ElicitationEnd end)
{
    switch (end) {
    case ElicitationEnd::Accepted:
    case ElicitationEnd::Declined:
        return RequestEnd::AnsweredByUser;
    case ElicitationEnd::CancelledByUser:
        return RequestEnd::CancelledByUser;
    case ElicitationEnd::CancelledByStop:
        return RequestEnd::CancelledByStop;
    case ElicitationEnd::CancelledByAgent:
        return RequestEnd::CancelledByAgent;
    case ElicitationEnd::EndedWithTurn:
        return RequestEnd::EndedWithTurn;
    case ElicitationEnd::RefusedAfterStop:
        return RequestEnd::RefusedAfterStop;
    case ElicitationEnd::Open:
    case ElicitationEnd::Lost:
        break;
    }
    return RequestEnd::Lost;
}

ElicitationGate::ElicitationGate(RequestBoard *board, QObject *parent) : QObject(parent), m_board(board) {}

base::RequestKey ElicitationGate::ask(acp::ElicitationRequest request, acp::ElicitationResponder responder,
                                      RequestRow row, bool refuse)
{
    if (request.mode == acp::ElicitationRequest::Mode::Unknown) {
        responder.failInvalid(QStringLiteral("Invalid params: mode: expected form or url"));
        return {};
    }
    row.direction = Direction::Inbound;
    row.kind = RequestKind::Elicitation;
    row.state = RequestState::WaitsForUser;
    row.canAnswer = !refuse;
    row.protocolId = responder.idText();
    const base::TurnId turn = row.turn;
    // The row's own action finds its key through the shared box, which is filled once the board has named it.
    const auto box = std::make_shared<base::RequestKey>();
    const base::RequestKey key =
        m_board->add(std::move(row), {[this, box] { settle(*box, ElicitationEnd::CancelledByUser); }, {}});
    *box = key;
    const auto shared = std::make_shared<const acp::ElicitationRequest>(std::move(request));
    if (shared->mode == acp::ElicitationRequest::Mode::Url) {
        m_addresses.push_back({shared->elicitationId, key, turn});
        if (m_addresses.size() > mostRemembered)
            m_addresses.pop_front();
    }
    responder.onCancel([this, key] { settle(key, ElicitationEnd::CancelledByAgent); });
    m_open.emplace(key, Open{std::move(responder), shared, turn});
    Q_EMIT asked({key, shared}, turn);
    if (refuse)
        settle(key, ElicitationEnd::RefusedAfterStop);
    return key;
}

void ElicitationGate::settle(base::RequestKey key, ElicitationEnd end, acp::ElicitationAnswer answer)
{
    const auto found = m_open.find(key);
    if (found == m_open.end())
        return;
    Open open = std::move(found->second);
    m_open.erase(found);
    const bool withdrawn = open.responder.cancelRequested();
    if (withdrawn)
        open.responder.failCancelled();
    else
        open.responder.answer(answer);
    if (end != ElicitationEnd::Accepted)
        std::erase_if(m_addresses, [key](const Address &address) { return address.key == key; });
    m_board->finish(key, rowEndOf(end), withdrawn ? QStringLiteral("-32800") : QString());
    Q_EMIT settled({key, end, std::move(answer)}, open.turn);
}

base::Result<void> ElicitationGate::answer(base::RequestKey key, acp::ElicitationAnswer answer)
{
    const auto found = m_open.find(key);
    if (found == m_open.end())
        return Error{Origin::User, 0, base::Words::tr("This is no longer open; nothing was answered."), {}};
    const RequestRow *row = m_board->row(key);
    if (row && row->state == RequestState::Cancelling)
        return Error{Origin::User, 0, base::Words::tr("Stop has been pressed; this is being cancelled."), {}};
    const ElicitationEnd end = endOf(answer.action);
    if (end != ElicitationEnd::Accepted)
        answer.content.clear();
    else if (!fits(*found->second.request, answer))
        return Error{Origin::Belay, 0, tr("The answer does not fit the agent's form; nothing was answered."), {}};
    settle(key, end, std::move(answer));
    return {};
}

int ElicitationGate::cancelAll(std::optional<base::TurnId> turn, ElicitationEnd end)
{
    std::vector<base::RequestKey> keys;
    for (const auto &[key, open] : m_open) {
        if (!turn || open.turn == *turn)
            keys.push_back(key);
    }
    for (const base::RequestKey key : keys)
        settle(key, end);
    return int(keys.size());
}

void ElicitationGate::complete(const QString &elicitationId)
{
    const auto found = std::find_if(m_addresses.begin(), m_addresses.end(),
                                    [&](const Address &address) { return address.id == elicitationId; });
    if (found == m_addresses.end() || elicitationId.isEmpty())
        return;
    const Address address = *found;
    m_addresses.erase(found);
    Q_EMIT completed({address.key}, address.turn);
}

std::vector<OpenElicitation> ElicitationGate::open() const
{
    std::vector<OpenElicitation> out;
    for (const auto &[key, open] : m_open) {
        const RequestRow *row = m_board->row(key);
        out.push_back({key, open.request, row && row->state == RequestState::WaitsForUser});
    }
    return out;
}

} // namespace core

#include "moc_elicitationgate.cpp"
