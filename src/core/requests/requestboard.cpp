// SPDX-License-Identifier: Apache-2.0
#include "core/requests/requestboard.h"

namespace core {

RequestBoard::RequestBoard(base::Clock *clock, QObject *parent) : QObject(parent), m_clock(clock) {}

base::RequestKey RequestBoard::add(RequestRow row, Actions actions)
{
    const auto known = row.key.value ? m_rows.find(row.key) : m_rows.end();
    row.canCancel = bool(actions.cancel);
    row.canKill = bool(actions.kill);
    if (known != m_rows.end()) {
        if (known->second.state == RequestState::Done)
            return row.key;
        row.startedAt = known->second.startedAt;
        row.startedWall = known->second.startedWall;
        row.sessionTitle = known->second.sessionTitle;
        row.cancelAskedAt = known->second.cancelAskedAt;
        if (known->second.state == RequestState::Cancelling)
            row.state = RequestState::Cancelling;
        m_actions.insert_or_assign(row.key, std::move(actions));
        known->second = std::move(row);
        Q_EMIT changed(known->second);
        return known->first;
    }
    row.key = {m_next++};
    row.startedAt = m_clock->now();
    row.startedWall = m_clock->wall();
    m_actions.emplace(row.key, std::move(actions));
    const auto placed = m_rows.emplace(row.key, std::move(row)).first;
    Q_EMIT added(placed->second);
    return placed->first;
}

const RequestRow *RequestBoard::row(base::RequestKey key) const
{
    const auto found = m_rows.find(key);
    return found == m_rows.end() ? nullptr : &found->second;
}

void RequestBoard::setProcessId(base::RequestKey key, qint64 processId)
{
    const auto found = m_rows.find(key);
    if (found == m_rows.end() || found->second.processId == processId)
        return;
    found->second.processId = processId;
    Q_EMIT changed(found->second);
}

void RequestBoard::setState(base::RequestKey key, RequestState state)
{
    const auto found = m_rows.find(key);
    if (found == m_rows.end() || found->second.state == RequestState::Done || found->second.state == state)
        return;
    found->second.state = state;
    if (state == RequestState::Cancelling)
        beginCancelling(found->second);
    Q_EMIT changed(found->second);
}

void RequestBoard::beginCancelling(RequestRow &row) const
{
    row.state = RequestState::Cancelling;
    row.canAnswer = false;
    if (!row.cancelAskedAt)
        row.cancelAskedAt = m_clock->now();
}

void RequestBoard::setTitle(const base::SessionId &session, const QString &title)
{
    for (auto &[key, row] : m_rows) {
        if (row.session == session && row.sessionTitle != title) {
            row.sessionTitle = title;
            Q_EMIT changed(row);
        }
    }
}

void RequestBoard::renameSession(const base::SessionId &from, const base::SessionId &to)
{
    if (const auto stop = m_stopPressed.extract(from); !stop.empty())
        m_stopPressed.insert_or_assign(to, stop.mapped());
    if (auto ended = m_ended.extract(from); !ended.empty())
        m_ended.insert_or_assign(to, std::move(ended.mapped()));
    for (auto &[key, row] : m_rows) {
        if (row.session != from)
            continue;
        // Views group rows by session, so for them the row moves.
        Q_EMIT removed(key);
        row.session = to;
        Q_EMIT added(row);
    }
}

void RequestBoard::recordWithdrawal(const base::SessionId &session, const QString &protocolId, bool known)
{
    for (auto i = m_rows.rbegin(); known && i != m_rows.rend(); ++i) {
        RequestRow &row = i->second;
        if (row.session != session || row.direction != Direction::Inbound || row.protocolId != protocolId)
            continue;
        row.withdrawnLate = true;
        Q_EMIT changed(row);
        return;
    }
    RequestRow row;
    row.direction = Direction::Inbound;
    row.kind = RequestKind::Other;
    row.session = session;
    row.protocolId = protocolId;
    row.detail = known ? tr("Withdrawal of a request that had been answered") : tr("Withdrawal of an unknown request");
    finish(add(std::move(row)), RequestEnd::Failed, tr("there was nothing to withdraw"));
}

void RequestBoard::finish(base::RequestKey key, RequestEnd end, const QString &detail, const QString &partial)
{
    const auto found = m_rows.find(key);
    if (found == m_rows.end())
        return;
    RequestRow &row = found->second;
    const bool isLate = row.end == RequestEnd::CancelNotAnswered || row.end == RequestEnd::TimedOut;
    if (row.state == RequestState::Done && (!isLate || end == RequestEnd::Lost))
        return;
    const bool isCancelled = end == RequestEnd::CancelledByUser || end == RequestEnd::CancelNotAnswered;
    row.state = RequestState::Done;
    row.end = row.timedOut && isCancelled ? RequestEnd::TimedOut : end;
    row.endDetail = detail;
    row.partial = partial.left(longestPartial);
    row.endedAt = m_clock->now();
    if (const auto stop = m_stopPressed.find(row.session); stop != m_stopPressed.end())
        row.endedAfterStop = row.endedAt - stop->second;
    row.canAnswer = row.canCancel = row.canKill = false;
    if (isLate) {
        Q_EMIT changed(row);
        return;
    }
    m_actions.erase(key);
    std::deque<base::RequestKey> &ended = m_ended[row.session];
    ended.push_back(key);
    Q_EMIT changed(row);
    if (ended.size() <= mostEnded)
        return;
    const base::RequestKey oldest = ended.front();
    ended.pop_front();
    if (m_rows.erase(oldest) > 0)
        Q_EMIT removed(oldest);
}

void RequestBoard::markAskedAgain(base::RequestKey key)
{
    const auto found = m_rows.find(key);
    if (found == m_rows.end() || found->second.state == RequestState::Done)
        return;
    found->second.askedAgain = true;
    Q_EMIT changed(found->second);
}

void RequestBoard::markTimedOut(base::RequestKey key)
{
    const auto found = m_rows.find(key);
    if (found != m_rows.end() && found->second.state != RequestState::Done)
        found->second.timedOut = true;
}

void RequestBoard::markStopping(const base::SessionId &session, base::TurnId turn,
                                const std::set<base::RequestKey> &goOn)
{
    m_stopPressed[session] = m_clock->now();
    for (auto &[key, row] : m_rows) {
        if (row.session != session || row.turn != turn || row.state == RequestState::Done || goOn.count(key) > 0)
            continue;
        beginCancelling(row);
        row.canCancel = false; // it is being cancelled; only a command can still be killed
        Q_EMIT changed(row);
    }
}

void RequestBoard::forgetEnded(const base::SessionId &session)
{
    m_stopPressed.erase(session);
    m_ended.erase(session);
    m_ended.erase(base::SessionId());
    for (auto i = m_rows.begin(); i != m_rows.end();) {
        const bool own = i->second.session == session || i->second.session.isEmpty();
        if (!own || i->second.state != RequestState::Done) {
            ++i;
            continue;
        }
        const base::RequestKey key = i->first;
        i = m_rows.erase(i);
        Q_EMIT removed(key);
    }
}

void RequestBoard::cancel(base::RequestKey key)
{
    const auto found = m_actions.find(key);
    if (found != m_actions.end() && found->second.cancel) {
        const auto act = found->second.cancel; // the action may end the row
        act();
    }
}

void RequestBoard::kill(base::RequestKey key)
{
    const auto found = m_actions.find(key);
    if (found != m_actions.end() && found->second.kill) {
        const auto act = found->second.kill;
        act();
    }
}

} // namespace core

#include "moc_requestboard.cpp"
