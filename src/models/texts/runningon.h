// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "history/entry.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <vector>

namespace history {
class Transcript;
}

namespace models {

/// What runs on in a session although its call or its turn is over, as all views show it. Texts are verbatim; show them
/// through base::visibleText.
struct RunningOn
{
    QString name; ///< short: what of it lives now
    QString line; ///< the whole command, or the call's title
    QDateTime since;
    base::TurnId turn;          ///< that started it; 0: it was started between turns
    QString prompt;             ///< the first line of that turn's message; empty: not known
    QDateTime turnAt;           ///< when that turn began; invalid: not known
    bool isNow = false;         ///< that turn is running
    history::EntryId entry = 0; ///< that shows it; 0: none
    base::ToolCallId call;      ///< whose processes they are; empty: `terminal` is set
    base::TerminalId terminal;  ///< a command that Belay runs for the agent
    base::EffectId effect = {}; ///< the row of a command that Belay runs
    qint64 process = 0;         ///< the one that `name` names; 0: not known
    bool isStopping = false;    ///< Belay has told it to end
    bool canStop = true;        ///< false: only the agent's reports show it
    bool isCommand = true;      ///< false: a call of another kind

    bool operator==(const RunningOn &) const = default;
};

/// The oldest first.
std::vector<RunningOn> runningOn(const history::Transcript &transcript);

/// What the agent of the running turn does itself right now: commands that it waits for, and calls that change or fetch
/// something. The oldest first; of a very long turn those among its last entries.
std::vector<RunningOn> agentsCalls(const history::Transcript &transcript);

/// How long it has done so: "14 s", "3 min".
QString runningAge(const RunningOn &one, const QDateTime &now);
QString lastingText(base::Milliseconds time);
/// "npm run dev · 3 min", or "npm run dev · stopping".
QString runningOnText(const RunningOn &one, const QDateTime &now);
/// The first names, and "and 2 more".
QString runningNames(const std::vector<RunningOn> &all, const QDateTime &now, size_t most = 3);
/// "2 commands run on".
QString runsOnText(int count);
/// "runs on · 3 min", or "stopping".
QString runningStateText(const RunningOn &one, const QDateTime &now);
/// Whose it is: "since 13:59 · turn “Start the dev server”".
QString runningSinceText(const RunningOn &one, const QDateTime &now);
/// The same in a list of several sessions: "runs on · Dark mode for charts, 13:59".
QString runningWhoseText(const RunningOn &one, const QString &session);
/// "Dark mode for charts, turn of 13:59".
QString runningTurnText(const RunningOn &one, const QString &session);
/// What a footer says of what runs on after its turn, or has done so; empty: nothing.
QString footerRunsOnText(const history::TurnFooter &footer);

} // namespace models
