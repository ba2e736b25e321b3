// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace acp {

/// What an agent's `rawInput` says about what would run. The protocol has no field for it, so each agent has its own
/// format; this is the common form. A value.
struct CommandInput
{
    CommandInput() = default;
    CommandInput(const QString &line)
    {
        if (!line.isEmpty())
            lines << line;
    }

    QStringList lines;     ///< shell lines in their order; a program with arguments becomes one quoted line
    QStringList variables; ///< NAME=value, set for all of them
    QString folder;        ///< working folder as the agent wrote it; empty: not given
    QStringList paths;     ///< files that the input names, as the agent wrote them
    /// Texts that look like paths although their field does not say so, and field names that look like paths.
    QStringList mayBePaths;
    bool hasMorePaths = false; ///< there are more paths, or deeper ones, than were read
    /// The raw input as JSON text, if it contains anything that was not understood; empty: all of it was. What was not
    /// understood may mean anything: it must be shown, and nothing may be decided by the other fields alone.
    QString unread;

    bool isWhole() const { return unread.isEmpty(); }
    /// The whole text to show: the variables, then each command on a line of its own.
    QString text() const;
    /// All words anywhere in `unread`; those of one list next to each other.
    QString unreadText() const;
    /// All strings anywhere in `unread`, one by one.
    QStringList unreadTexts() const;
    /// Adds what a later update said about the call. A new command replaces the old one; folder, variables and paths
    /// stay unless they are given again.
    void add(const CommandInput &later);

    bool operator==(const CommandInput &) const = default;
};

} // namespace acp
