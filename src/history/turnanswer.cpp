// SPDX-License-Identifier: Apache-2.0
#include "base/ids.h"
#include "history/transcript.h"
#include "ledger/effect.h"

#include <algorithm>

namespace history {
namespace {

struct IsAnswer
{
    bool operator()(const AgentMessage &message) const { return !message.text.trimmed().isEmpty(); }
    bool operator()(const Attachment &) const { return true; }
    bool operator()(const ToolCall &) const { return true; }
    bool operator()(const Permission &) const { return true; }
    bool operator()(const Elicitation &) const { return true; }
    bool operator()(const Refused &) const { return true; }
    template <class Other> bool operator()(const Other &) const { return false; }
};

} // namespace

bool Transcript::hasAnswer(base::TurnId turn) const
{
    const auto known = m_turns.constFind(turn);
    if (known == m_turns.constEnd())
        return false;
    // What nobody reported may be the user's own.
    const auto isAgents = [](const auto &effect) { return effect.second.source != ledger::EffectSource::NotReported; };
    if (!known->commands.empty() || std::any_of(known->effects.begin(), known->effects.end(), isAgents))
        return true;
    const int first = rowOf(known->first);
    return first >= 0 && std::any_of(m_entries.begin() + first, m_entries.end(), [turn](const Entry &entry) {
               return entry.turn == turn && std::visit(IsAnswer(), entry.body);
           });
}

} // namespace history
