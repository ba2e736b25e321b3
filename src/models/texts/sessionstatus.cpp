// SPDX-License-Identifier: Apache-2.0
#include "models/texts/sessionstatus.h"

#include "base/words.h"

#include <algorithm>
#include <tuple>

namespace models {

namespace {

template <class List, class Same> bool sameList(const List &a, const List &b, Same same)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

bool sameStep(const core::StopStep &a, const core::StopStep &b)
{
    return std::tie(a.kind, a.at, a.reached, a.count) == std::tie(b.kind, b.at, b.reached, b.count);
}

bool sameStop(const core::StopStatus &a, const core::StopStatus &b)
{
    return std::tie(a.phase, a.pressedWall, a.pressedAt, a.forceAt) ==
               std::tie(b.phase, b.pressedWall, b.pressedAt, b.forceAt) &&
           sameList(a.steps, b.steps, sameStep);
}

bool sameScope(const core::StopScope &a, const core::StopScope &b)
{
    return std::tie(a.endCommands, a.keep, a.alsoEnd, a.holdQueue) ==
           std::tie(b.endCommands, b.keep, b.alsoEnd, b.holdQueue);
}

bool sameStatistics(const core::StopStatistics &a, const core::StopStatistics &b)
{
    return std::tie(a.stops, a.confirmed, a.forced, a.cascaded, a.slowest, a.times) ==
           std::tie(b.stops, b.confirmed, b.forced, b.cascaded, b.slowest, b.times);
}

bool sameUsage(const std::optional<acp::Usage> &a, const std::optional<acp::Usage> &b)
{
    if (!a || !b)
        return a.has_value() == b.has_value();
    return std::tie(a->used, a->size, a->cost, a->currency) == std::tie(b->used, b->size, b->cost, b->currency);
}

bool sameValue(const acp::SelectValue &a, const acp::SelectValue &b)
{
    return std::tie(a.value, a.name, a.description, a.group) == std::tie(b.value, b.name, b.description, b.group);
}

bool sameOption(const acp::ConfigOption &a, const acp::ConfigOption &b)
{
    return std::tie(a.id, a.name, a.description, a.category, a.isBoolean, a.boolValue, a.value, a.isUncertain) ==
               std::tie(b.id, b.name, b.description, b.category, b.isBoolean, b.boolValue, b.value, b.isUncertain) &&
           sameList(a.values, b.values, sameValue);
}

bool sameCommand(const acp::AvailableCommand &a, const acp::AvailableCommand &b)
{
    return std::tie(a.name, a.description, a.hint) == std::tie(b.name, b.description, b.hint);
}

/// The request of a key never changes, so pointers can be compared.
bool sameQuestion(const core::OpenElicitation &a, const core::OpenElicitation &b)
{
    return a.key == b.key && a.request == b.request && a.canAnswer == b.canAnswer;
}

template <class Part> bool differ(const Part &a, const Part &b)
{
    return !(a == b);
}

} // namespace

bool operator==(const TurnStatus &a, const TurnStatus &b)
{
    return sameStop(a.stop, b.stop) && a.turnStartedAt == b.turnStartedAt && a.turnEndsAt == b.turnEndsAt &&
           a.lastActivityAt == b.lastActivityAt && a.waitingForUser == b.waitingForUser &&
           a.permissionsOpen == b.permissionsOpen && a.turnCommands == b.turnCommands &&
           a.agentsCalls == b.agentsCalls && a.serverCalls == b.serverCalls && a.runsOn == b.runsOn &&
           a.notKnownWhose == b.notKnownWhose && a.agentsOwn == b.agentsOwn &&
           sameScope(a.defaultScope, b.defaultScope) && sameStatistics(a.statistics, b.statistics) &&
           a.conduct == b.conduct && a.busyElsewhere == b.busyElsewhere && a.lastEnd == b.lastEnd &&
           a.wasStopped == b.wasStopped;
}

bool TurnStatus::canStopRunning() const
{
    return !notKnownWhose.isEmpty() ||
           std::any_of(runsOn.begin(), runsOn.end(), [](const RunningOn &one) { return one.canStop; });
}

bool operator==(const SessionOffers &a, const SessionOffers &b)
{
    return sameUsage(a.usage, b.usage) && sameList(a.options, b.options, sameOption) &&
           sameList(a.commands, b.commands, sameCommand) && a.takes == b.takes;
}

bool operator==(const OpenQuestions &a, const OpenQuestions &b)
{
    return a.login == b.login && sameList(a.elicitations, b.elicitations, sameQuestion);
}

void SessionStatus::set(SessionSnapshot snapshot)
{
    const SessionSnapshot before = std::exchange(m_snapshot, std::move(snapshot));
    // Everything is compared before any signal, since a receiver may set another snapshot.
    const bool identity = differ<SessionIdentity>(before, m_snapshot);
    const bool agent = differ<AgentStatus>(before, m_snapshot);
    const bool turn = differ<TurnStatus>(before, m_snapshot);
    const bool offers = differ<SessionOffers>(before, m_snapshot);
    const bool queue = differ<QueueStatus>(before, m_snapshot);
    const bool questions = differ<OpenQuestions>(before, m_snapshot);
    const bool held = differ<HeldStatus>(before, m_snapshot);
    const bool notices = differ<NoticeStatus>(before, m_snapshot);
    const bool comments = differ<CommentStatus>(before, m_snapshot);
    if (identity)
        Q_EMIT identityChanged();
    if (agent)
        Q_EMIT agentChanged();
    if (turn)
        Q_EMIT turnChanged();
    if (offers)
        Q_EMIT offersChanged();
    if (queue)
        Q_EMIT queueChanged();
    if (questions)
        Q_EMIT questionsChanged();
    if (held)
        Q_EMIT heldChanged();
    if (notices)
        Q_EMIT noticesChanged();
    if (comments)
        Q_EMIT commentsChanged();
    if (identity || agent || turn || offers || queue || questions || held || notices || comments)
        Q_EMIT changed();
}

QString whyNetworkStays(const SessionSnapshot &session, proxy::NetworkLevel level)
{
    if (session.remote)
        return SessionStatus::tr("The network of an agent elsewhere cannot be watched from here.");
    const bool isOther = (level == proxy::NetworkLevel::Only) != (session.network.level == proxy::NetworkLevel::Only);
    if (session.stop.phase != core::TurnPhase::Idle || isOpening(session.agent) || isOther)
        return whyHoldingStays(session);
    return {};
}

QString whyHoldingStays(const SessionSnapshot &session)
{
    if (session.remote)
        return base::Words::tr("What an agent elsewhere writes cannot be held back here.");
    if (session.stop.phase != core::TurnPhase::Idle)
        return SessionStatus::tr("Not while a turn runs: another choice starts the agent again.");
    if (isOpening(session.agent))
        return SessionStatus::tr("Not while the agent starts.");
    if (session.held != HeldSum())
        return SessionStatus::tr("Not while changes wait: accept or discard them first.");
    return {};
}

} // namespace models

#include "moc_sessionstatus.cpp"
