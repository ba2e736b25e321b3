// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace acp {

/// What an agent's raw input says about what would run. The protocol has no field for it, so each agent has its own
/// shape; here they are one. A value.
struct CommandInput
{
    CommandInput() = default;
    CommandInput(const QString &line)
    {
        if (!line.isEmpty())
            lines << line;
    }

    QStringList lines;     ///< shell lines in their order; a program with its arguments is quoted into one
    QStringList variables; ///< NAME=value, set for all of them
    QString folder;        ///< in which they run, as the agent wrote it; empty: it does not say
    QStringList paths;     ///< of files that the input names, as the agent wrote them
    /// What looks like a path where nothing says that it is one: under names that nobody knows, and such names.
    QStringList mayBePaths;
    bool hasMorePaths = false; ///< more, or deeper within it, than is read
    /// The raw input as JSON text, where it says more than was read; empty: it was read whole. What cannot be read
    /// may be anything: it must be shown, and no one may rely on the rest alone.
    QString unread;

    bool isWhole() const { return unread.isEmpty(); }
    /// Whole, as it is shown: what is set for it, then each command on a line of its own.
    QString text() const;
    /// All words that stand anywhere in `unread`; those of one list next to each other.
    QString unreadText() const;
    /// The texts that stand anywhere in `unread`, each by itself.
    QStringList unreadTexts() const;
    /// What was told of the call later. A command goes in place of the old; folder, variables and paths that are not
    /// told again still hold.
    void add(const CommandInput &later);

    bool operator==(const CommandInput &) const = default;
};

} // namespace acp
