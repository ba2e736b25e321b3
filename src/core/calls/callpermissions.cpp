// SPDX-License-Identifier: Apache-2.0
#include "core/calls/callpermissions.h"

#include "base/words.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

/// An answer of an unknown kind counts as allowed, to be safe.
bool isRejection(const PermissionSettled &settled, const std::vector<PermissionOption> &options)
{
    return settled.end != PermissionEnd::Answered ||
           std::any_of(options.begin(), options.end(), [&settled](const PermissionOption &option) {
               return option.id == settled.optionId && (option.kind == acp::PermissionKind::RejectOnce ||
                                                        option.kind == acp::PermissionKind::RejectAlways);
           });
}

/// Why what was asked for was not allowed, for people.
QString notAllowedText(PermissionEnd end)
{
    switch (end) {
    case PermissionEnd::CancelledByStop:
        return base::Words::tr("Stop came before it was permitted.");
    case PermissionEnd::RefusedAfterStop:
        return CallPermissions::tr("It was asked for after Stop, and refused.");
    case PermissionEnd::CancelledByAgent:
        return base::Words::tr("The agent withdrew its request for permission.");
    case PermissionEnd::EndedWithTurn:
        return base::Words::tr("The turn ended before it was permitted.");
    case PermissionEnd::Lost:
        return base::Words::tr("The connection ended before it was permitted.");
    case PermissionEnd::Open:
    case PermissionEnd::Answered:
    case PermissionEnd::CancelledByUser:
        break;
    }
    return base::Words::tr("It was not permitted.");
}

} // namespace

CallPermissions::CallPermissions(QString cwd, const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_cwd(std::move(cwd))
    , m_parts(parts)
{
    connect(m_parts.gate, &PermissionGate::asked, this, [this](const PermissionAsked &event, base::TurnId turn) {
        onAsked(event);
        Q_EMIT asked(event, turn);
        if (const auto answer = ruleFor(event))
            m_parts.gate->answerByRule(event.key, *answer);
    });
    connect(m_parts.gate, &PermissionGate::settled, this, [this](PermissionSettled event, base::TurnId turn) {
        // An agent that withdraws its request because of Stop did not change its mind.
        if (m_parts.turn->isStopped && event.end == PermissionEnd::CancelledByAgent)
            event.end = PermissionEnd::CancelledByStop;
        if (m_parts.gate->isUnsent(event.key))
            storeAndSend(event.key);
        onSettled(event);
        Q_EMIT settled(event, turn);
    });
    connect(m_parts.gate, &PermissionGate::withheld, this, &CallPermissions::onWithheld);
}

std::optional<PermissionSubject> CallPermissions::subjectOf(base::RequestKey permission) const
{
    const auto found = m_open.find(permission);
    return found == m_open.end() ? std::nullopt : std::optional(found->second.subject);
}

PermissionSubject CallPermissions::subjectOf(const acp::ToolCallUpdate &asked) const
{
    const acp::ToolCallUpdate merged = m_parts.calls->mergedWithKnown(asked);
    PermissionSubject subject = m_parts.rules->subjectOf(merged);
    subject.isContradicted = m_parts.calls->wasSaidOtherwise(merged);
    return subject;
}

/// Only within an open turn that was not stopped: nobody asked for what comes later.
std::optional<RuleAnswer> CallPermissions::ruleFor(const PermissionAsked &event) const
{
    // Rules about an MCP server's tools are heeded before anybody is asked.
    if (!m_parts.turn->isOpen || m_parts.turn->isStopped || *m_parts.turn->gate || !event.tool.isEmpty())
        return std::nullopt;
    const auto known = m_open.find(event.key);
    return m_parts.rules->answer(known == m_open.end() ? subjectOf(event.toolCall) : known->second.subject);
}

void CallPermissions::onAsked(const PermissionAsked &event)
{
    m_open[event.key] = {event.toolCall.id, event.options,
                         event.tool.isEmpty()
                             ? subjectOf(event.toolCall)
                             : m_parts.rules->toolSubject(event.server, event.tool,
                                                          event.toolCall.rawInput.value_or(QString()).toUtf8())};
    if (event.byBelay)
        return; // it answers only the request it is about
    m_parts.given->asked(event, m_cwd);
    m_parts.calls->wait(event.toolCall.id, event.key);
}

void CallPermissions::onSettled(const PermissionSettled &event)
{
    m_parts.given->settled(event);
    if (const auto open = m_open.extract(event.key))
        m_parts.calls->answer(open.mapped().call, event.key,
                              isRejection(event, open.mapped().options) ? std::optional(notAllowedText(event.end))
                                                                        : std::nullopt);
}

/// The agent may act on the permission even if Belay crashes, so that it was allowed must be stored first.
void CallPermissions::storeAndSend(base::RequestKey key)
{
    const auto open = m_open.find(key);
    if (open == m_open.end()) {
        m_parts.gate->send(key);
        return;
    }
    const base::ToolCallId call = m_allowing[key] = open->second.call;
    const bool wasShut = *m_parts.turn->gate;
    m_parts.calls->observer().calls().allow(call, [this, key, gate = m_parts.turn->gate, wasShut] {
        if (*gate && !wasShut)
            m_parts.gate->withhold(key, PermissionEnd::CancelledByStop);
        else
            m_parts.gate->send(key);
        m_allowing.erase(key);
    });
}

void CallPermissions::onWithheld(base::RequestKey key, PermissionEnd end)
{
    if (const auto allowing = m_allowing.extract(key))
        m_parts.calls->withhold(allowing.mapped(), notAllowedText(end));
}

} // namespace core

#include "moc_callpermissions.cpp"
