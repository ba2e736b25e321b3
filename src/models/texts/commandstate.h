// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

namespace models {

/// How a command stands, in words and in what they mean.
struct CommandState
{
    enum class Tone { NotStarted, Waits, Running, Good, Stopped, Failed };
    QString words;
    Tone tone = Tone::NotStarted;
};

inline bool isRunning(const history::TerminalPart &command)
{
    return command.started && !command.exited;
}

/// Belay runs it for the agent, and can end it alone.
inline bool canKill(const history::TerminalPart &command)
{
    return isRunning(command) && !command.ofAgent;
}
/// The agent has reported it, but asks the user first: nothing runs, whatever the agent calls it.
bool waitsForUser(const history::ToolCall &call);
/// Where the agent calls it done and the ledger knows better, in a word or two; else empty.
QString doubtText(const history::ToolCall &call);
/// What can be done about a command that the agent runs itself, a sentence.
QString agentsOwnText();

/// The same for the command of a call that may wait.
CommandState commandState(const history::TerminalPart &command, const history::ToolCall &call, const QDateTime &now,
                          bool brief = false);
/// \p brief: of one that runs the age alone.
CommandState commandState(const history::TerminalPart &command, const QDateTime &now, bool brief = false);

/// Words for what runs since \p start; the age alone if \p brief.
QString runningText(const QDateTime &start, const QDateTime &now, bool brief);

} // namespace models
