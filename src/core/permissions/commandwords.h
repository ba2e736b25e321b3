// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <optional>

namespace core {

/// A command that is one program and its arguments: it runs no other program, redirects nothing, and contains nothing
/// that is substituted at run time.
struct PlainCommand
{
    QStringList words; ///< without quotes
    /// The same, with a mark before each character that a shell expands: globs, alternatives, home folders. Equal
    /// commands have equal `written`.
    QStringList written;
    /// Some words expand to file names, so the actual arguments are not known.
    bool expands() const { return words != written; }
};

/// Parses \p command. A system shell that only runs such a command (`bash -lc "…"`) is looked through; a shell
/// elsewhere may be any program. Null if it is not such a command, or if that cannot be known.
std::optional<PlainCommand> plainCommand(const QString &command);

} // namespace core
