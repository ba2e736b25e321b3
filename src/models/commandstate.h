// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

namespace models {

/// How a command stands, in words and in what they mean.
struct CommandState
{
    enum class Tone { NotStarted, Running, Good, Stopped, Failed };
    QString words;
    Tone tone = Tone::NotStarted;
};

inline bool isRunning(const history::TerminalPart &command)
{
    return command.started && !command.exited;
}

/// \p brief: of one that runs the age alone.
CommandState commandState(const history::TerminalPart &command, const QDateTime &now, bool brief = false);

/// Words for what runs since \p start; the age alone if \p brief.
QString runningWords(const QDateTime &start, const QDateTime &now, bool brief);

} // namespace models
