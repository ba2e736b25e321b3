// SPDX-License-Identifier: Apache-2.0
#include "core/commands/repeatedcommands.h"

#include <algorithm>
#include <utility>

namespace core {

void RepeatedCommands::add(First first)
{
    if (first.output && first.output->size() > longestKept)
        first.output.reset();
    m_kept.push_back(std::move(first));
    if (m_kept.size() > mostKept)
        m_kept.pop_front();
}

const RepeatedCommands::First *RepeatedCommands::first(base::EffectId row) const
{
    const auto found =
        std::find_if(m_kept.begin(), m_kept.end(), [row](const First &known) { return known.row == row; });
    return found == m_kept.end() ? nullptr : &*found;
}

std::optional<RepeatedCommands::Repeat> RepeatedCommands::find(const QByteArray &what) const
{
    for (const RepeatedCall &decided : m_decided) {
        if (const First *known = first(decided.call); known && known->what == what)
            return Repeat{*known, decided.choice};
    }
    return {};
}

void RepeatedCommands::decide(base::EffectId first, RepeatedCall::Choice choice)
{
    if (choice == RepeatedCall::Choice::Again) {
        std::erase_if(m_decided, [first](const RepeatedCall &known) { return known.call == first; });
        return;
    }
    for (RepeatedCall &known : m_decided) {
        if (known.call == first)
            known.choice = choice;
    }
}

} // namespace core
