// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <vector>

namespace core {

/// A word as a program would get it, as far as that can be known without running anything.
struct ShellWord
{
    /// Stands in `text` for what is put in its place only then: variables, output of commands, names that are matched.
    static constexpr QChar unknown = QChar(0xffff);

    QString text;          ///< without quotes and backslashes
    bool maySplit = false; ///< what is not known may become several words, or none

    bool isPlain() const { return !maySplit && !text.contains(unknown); }
};

/// A program with its arguments, wherever it stands: behind operators, in loops, functions, and substitutions.
struct ShellCommand
{
    std::vector<ShellWord> variables; ///< NAME=value before it
    std::vector<ShellWord> words;     ///< the program first; empty: only variables are set
};

struct ShellScript
{
    std::vector<ShellCommand> commands;
    std::vector<ShellWord> files;      ///< that something comes from or goes to: < x, > y
    std::vector<ShellCommand> perhaps; ///< stand where a document would be, if it is one
    bool isReadable = true;            ///< false: quotes or brackets that do not end, or far too much of it
};

/// Takes \p text apart as sh, bash and zsh do, in favour of finding rather a command too many. Bounded in time and
/// depth.
ShellScript readShell(const QString &text);

} // namespace core
