// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

namespace models {

/// The state of a command, in words and as a tone.
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

/// Whether Belay runs it, so that it can be ended alone.
inline bool canKill(const history::TerminalPart &command)
{
    return isRunning(command) && !command.ofAgent;
}
/// The agent asks the user first, so nothing runs, whatever the agent reports.
bool waitsForUser(const history::ToolCall &call);
/// A word or two if the ledger disagrees: the agent reports the call as done, or Stop cancelled it; else empty.
QString doubtText(const history::ToolCall &call);
/// What the user can do about a command that the agent runs itself, a sentence.
QString agentsOwnText();
/// The state of a call whose processes ran on; empty: they have ended by themselves, and its own state counts.
QString runOnText(const history::CallRun &run, const QDateTime &now, bool brief);
/// Behind that own state then, until when they ran; else empty.
QString ranOnText(const history::CallRun &run);

/// The same for the command of a call that may wait.
CommandState commandState(const history::TerminalPart &command, const history::ToolCall &call, const QDateTime &now,
                          bool brief = false);
/// \p brief: for a running command only the age.
CommandState commandState(const history::TerminalPart &command, const QDateTime &now, bool brief = false);

/// Words for a command running since \p start; only the age if \p brief.
QString runningText(const QDateTime &start, const QDateTime &now, bool brief);

} // namespace models
