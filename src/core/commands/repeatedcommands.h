// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/ids.h"
#include "core/prompt/repeatedcall.h"

#include <QByteArray>
#include <QDateTime>

#include <deque>
#include <optional>
#include <utility>

namespace core {

/// Commands of a session that ran to their ends, with their results: when a message is sent once more, the agent may
/// have the very command run again. A value.
class RepeatedCommands
{
public:
    static constexpr size_t mostKept = 64;              ///< the oldest go first
    static constexpr qsizetype longestKept = 64 * 1024; ///< bytes of output; one that said more cannot be given again

    struct First
    {
        base::EffectId row;
        QByteArray what; ///< tells the command from others: program, arguments, folder, variables
        QDateTime at;
        acp::TerminalExit exit;
        std::optional<QByteArray> output; ///< null: too long
    };
    void add(First first);
    const First *first(base::EffectId row) const; ///< null: not known
    /// What the user has decided for the next turn; rows that are not of commands are passed over.
    void setRepeated(const RepeatedCalls &repeated) { m_next = repeated; }
    void beginTurn() { m_decided = std::exchange(m_next, {}); }
    /// Else find() finds nothing.
    bool hasDecided() const { return !m_decided.empty(); }
    /// The command that \p what repeats, if something is to be done about that, and what.
    struct Repeat
    {
        First first;
        RepeatedCall::Choice choice = RepeatedCall::Choice::Ask;
    };
    std::optional<Repeat> find(const QByteArray &what) const;
    /// The user's answer: it is run again, once, or not in this turn.
    void decide(base::EffectId first, RepeatedCall::Choice choice);

private:
    std::deque<First> m_kept;
    RepeatedCalls m_decided, m_next;
};

} // namespace core
