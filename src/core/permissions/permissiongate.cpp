// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/permissiongate.h"

#include "base/words.h"

#include <algorithm>
#include <set>

namespace core {

namespace {

class AgentRequester final : public PermissionRequester
{
public:
    explicit AgentRequester(acp::PermissionResponder responder) : m_responder(std::move(responder)) {}

    QString idText() const override { return m_responder.idText(); }
    bool isWithdrawn() const override { return m_responder.cancelRequested(); }
    void onWithdrawn(std::function<void()> f) override { m_responder.onCancel(std::move(f)); }
    void settle(PermissionEnd, const std::optional<QString> &option) override
    {
        if (isWithdrawn())
            m_responder.failCancelled();
        else
            m_responder.answer({option});
    }

private:
    acp::PermissionResponder m_responder;
};

} // namespace

RequestEnd rowEndOf(PermissionEnd end)
{
    switch (end) {
    case PermissionEnd::Answered:
        return RequestEnd::AnsweredByUser;
    case PermissionEnd::CancelledByStop:
        return RequestEnd::CancelledByStop;
    case PermissionEnd::CancelledByAgent:
        return RequestEnd::CancelledByAgent;
    case PermissionEnd::CancelledByUser:
        return RequestEnd::CancelledByUser;
    case PermissionEnd::EndedWithTurn:
        return RequestEnd::EndedWithTurn;
    case PermissionEnd::RefusedAfterStop:
        return RequestEnd::RefusedAfterStop;
    case PermissionEnd::Open:
    case PermissionEnd::Lost:
        break;
    }
    return RequestEnd::Lost;
}

ClearOptions::ClearOptions(const std::vector<acp::PermissionOptionValue> &offered)
{
    std::map<QString, std::set<acp::PermissionKind>> kinds;
    for (const acp::PermissionOptionValue &option : offered)
        kinds[option.id].insert(option.kind);
    for (const acp::PermissionOptionValue &option : offered) {
        std::set<acp::PermissionKind> &known = kinds[option.id];
        leftOut = leftOut || known.size() > 1;
        if (known.size() == 1)
            options.push_back({option.id, option.name, option.kind});
        if (known.size() <= 1)
            known.clear(); // the option is listed now; its duplicates are skipped
    }
}

const PermissionOption *clearOption(const std::vector<PermissionOption> &options, acp::PermissionKind kind)
{
    const auto isOfKind = [kind](const PermissionOption &option) { return option.kind == kind; };
    const auto first = std::find_if(options.begin(), options.end(), isOfKind);
    if (first == options.end())
        return nullptr;
    const bool rejects = kind == acp::PermissionKind::RejectOnce || kind == acp::PermissionKind::RejectAlways;
    return rejects || std::none_of(first + 1, options.end(), isOfKind) ? &*first : nullptr;
}

std::vector<PermissionOption> RepeatOptions::make(bool hasResult, const QString &again)
{
    std::vector<PermissionOption> out;
    if (hasResult)
        out.push_back({asBeforeId, PermissionGate::tr("Answer with that result"), acp::PermissionKind::AllowOnce});
    // Nobody but a person may choose that: no kind says it.
    out.push_back({againId, again, acp::PermissionKind::Unknown});
    out.push_back({rejectId, base::Words::tr("Reject"), acp::PermissionKind::RejectOnce});
    return out;
}

PermissionGate::PermissionGate(RequestBoard *board, QObject *parent) : QObject(parent), m_board(board) {}

base::RequestKey PermissionGate::ask(acp::ToolCallUpdate toolCall, std::vector<PermissionOption> options,
                                     acp::PermissionResponder responder, RequestRow row, bool refuse)
{
    return ask(Question{std::move(toolCall), std::move(options), std::make_unique<AgentRequester>(std::move(responder)),
                        false},
               std::move(row), refuse);
}

base::RequestKey PermissionGate::ask(Question question, RequestRow row, bool refuse)
{
    row.direction = Direction::Inbound;
    row.kind = RequestKind::Permission;
    row.state = question.held ? RequestState::Held : RequestState::WaitsForUser;
    row.canAnswer = !refuse;
    row.protocolId = question.requester->idText();
    const base::TurnId turn = row.turn;
    // The row's own action finds its key through the shared box, which is filled once the board has named it.
    const auto box = std::make_shared<base::RequestKey>();
    const base::RequestKey key = m_board->add(
        std::move(row),
        {[this, box] { settle(*box, PermissionEnd::CancelledByUser, RequestEnd::CancelledByUser, {}); }, {}});
    *box = key;
    question.requester->onWithdrawn([this, key] {
        settle(key, PermissionEnd::CancelledByAgent, RequestEnd::CancelledByAgent, {});
        withhold(key, PermissionEnd::CancelledByAgent);
    });
    m_open.emplace(key, Open{std::move(question.requester), question.options, turn, question.byBelay, question.held,
                             question.goesOn});
    const PermissionAsked event{key,
                                std::move(question.toolCall),
                                std::move(question.options),
                                question.byBelay,
                                std::move(question.server),
                                std::move(question.tool),
                                std::move(question.undoneBy),
                                question.held};
    Q_EMIT asked(event, turn);
    if (refuse)
        settle(key, PermissionEnd::RefusedAfterStop, RequestEnd::RefusedAfterStop, {});
    return key;
}

void PermissionGate::settle(base::RequestKey key, PermissionEnd end, RequestEnd rowEnd,
                            const std::optional<QString> &option, const QString &rule)
{
    const auto found = m_open.find(key);
    if (found == m_open.end())
        return;
    Open open = std::move(found->second);
    m_open.erase(found);
    const base::TurnId turn = open.turn;
    const bool withdrawn = open.requester->isWithdrawn();
    const bool isAllowed = end == PermissionEnd::Answered && isAllowing(open, option);
    const bool goesOn = open.goesOn && isAllowed;
    if (isAllowed && !open.byBelay) {
        open.chosen = *option;
        m_unsent.emplace(key, std::move(open));
    } else {
        open.requester->settle(end, option);
    }
    if (!goesOn)
        m_board->finish(key, rowEnd, withdrawn ? QStringLiteral("-32800") : rule);
    Q_EMIT settled({key, end, option.value_or(QString()), rule}, turn);
}

bool PermissionGate::isAllowing(const Open &open, const std::optional<QString> &option)
{
    const auto chosen = std::find_if(open.options.begin(), open.options.end(),
                                     [&option](const PermissionOption &o) { return o.id == option; });
    return chosen != open.options.end() && chosen->kind != acp::PermissionKind::RejectOnce &&
           chosen->kind != acp::PermissionKind::RejectAlways;
}

void PermissionGate::withhold(base::RequestKey key, PermissionEnd end)
{
    const auto unsent = m_unsent.extract(key);
    if (!unsent)
        return;
    unsent.mapped().requester->settle(end, {});
    Q_EMIT withheld(key, end);
}

void PermissionGate::send(base::RequestKey key)
{
    if (const auto unsent = m_unsent.extract(key))
        unsent.mapped().requester->settle(PermissionEnd::Answered, unsent.mapped().chosen);
}

void PermissionGate::answerByRule(base::RequestKey key, const RuleAnswer &answer)
{
    const auto found = m_open.find(key);
    if (found == m_open.end() || found->second.requester->isWithdrawn())
        return;
    if (const PermissionOption *option = clearOption(found->second.options, answer.kind))
        settle(key, PermissionEnd::Answered, RequestEnd::AnsweredByRule, QString(option->id), answer.rule);
}

base::Result<void> PermissionGate::answer(base::RequestKey key, const QString &optionId)
{
    const auto found = m_open.find(key);
    if (found == m_open.end())
        return base::Error{base::Origin::User, 0, base::Words::tr("This is no longer open; nothing was answered."), {}};
    const auto &options = found->second.options;
    if (std::none_of(options.begin(), options.end(), [&](const PermissionOption &o) { return o.id == optionId; }))
        return base::Error{base::Origin::Belay, 0, tr("The agent did not offer this answer; nothing was answered."),
                           optionId};
    const RequestRow *row = m_board->row(key);
    if (row && row->state == RequestState::Cancelling)
        return base::Error{
            base::Origin::User, 0, base::Words::tr("Stop has been pressed; this is being cancelled."), {}};
    settle(key, PermissionEnd::Answered, RequestEnd::AnsweredByUser, optionId);
    return {};
}

int PermissionGate::endAll(std::optional<base::TurnId> turn, PermissionEnd end, bool heldWaitOn)
{
    std::vector<base::RequestKey> keys, unsent;
    for (const auto &[key, open] : m_open) {
        if (turn && open.turn != *turn)
            continue;
        if (open.held && heldWaitOn)
            m_board->setState(key, RequestState::WaitsForUser);
        else
            keys.push_back(key);
    }
    for (const auto &[key, answered] : m_unsent) {
        if (!turn || answered.turn == *turn)
            unsent.push_back(key);
    }
    for (const base::RequestKey key : keys)
        settle(key, end, rowEndOf(end), {});
    for (const base::RequestKey key : unsent)
        withhold(key, end);
    return int(keys.size());
}

} // namespace core

#include "moc_permissiongate.cpp"
