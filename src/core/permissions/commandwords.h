// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <optional>

namespace core {

/// A command that is one program and its arguments: nothing in it would run another one, go elsewhere with its input or
/// output, or be replaced by what only shows when it runs.
struct PlainCommand
{
    QStringList words; ///< without quotes
    /// The same, told apart by what a shell puts other words in place of: names that are matched, alternatives, homes.
    /// Two commands with the same ones are the same.
    QStringList written;
    /// Some of its words may become others, as many as there are files: nobody knows with which arguments it runs.
    bool expands() const { return words != written; }
};

/// Takes \p command apart. A shell of the system's that is only there to run such a command (`bash -lc "…"`) is looked
/// through; one that lies elsewhere may be anything. None for everything that is no such command, and where it cannot
/// be known.
std::optional<PlainCommand> plainCommand(const QString &command);

} // namespace core
