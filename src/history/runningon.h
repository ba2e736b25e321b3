// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/entrylist.h"

#include <QDateTime>
#include <QString>

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace history {

/// Something that works for the agent although its call or its turn is over: the processes of a tool call, or a command
/// that Belay runs for the agent. Exactly one of `call` and `terminal` is set.
struct RunningOn
{
    base::ToolCallId call;
    base::TerminalId terminal;
    base::TurnId turn;                             ///< in which it was started; 0: between turns
    EntryId entry = 0;                             ///< of `call`: the entry that shows it
    QString line = {};                             ///< of `terminal`: the command
    QDateTime since = {};                          ///< when the call or the turn was over
    std::vector<core::CallProcess> processes = {}; ///< of `terminal`: what it has left; empty: it runs itself
    bool isStopping = false;                       ///< of those: Belay has told them to end
    base::EffectId effect = {};                    ///< the row of a command that Belay runs

    bool isSame(const RunningOn &other) const { return call == other.call && terminal == other.terminal; }
};

/// What runs on in a session, and what of each turn has done so.
class RunsOn
{
public:
    /// Of a turn: how much of it has run on after its end and has ended since, and when the last of that did.
    struct Past
    {
        int count = 0;
        QDateTime until;
    };

    const std::vector<RunningOn> &all() const { return m_all; } ///< the oldest first
    int countOf(base::TurnId turn) const;
    Past pastOf(base::TurnId turn) const;
    /// What did so in an earlier run of Belay.
    void restore(base::TurnId turn, const Past &past);

    /// \p one runs on, again or still: its time stays, and the rest is as told now.
    void add(RunningOn one);
    /// \p one does not; \p isBehind: its turn had ended before, at \p at. Ignored if it did not run on.
    void end(const RunningOn &one, bool isBehind, const QDateTime &at);

private:
    using Key = std::pair<QString, QString>;
    struct Ended
    {
        std::set<Key> ones; ///< one that ran on twice counts once
        int earlier = 0;    ///< in another run
        QDateTime until;
    };
    std::vector<RunningOn> m_all;
    std::map<base::TurnId, Ended> m_past;
};

} // namespace history
