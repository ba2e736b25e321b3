// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <vector>

namespace core {

/// A word as a program would get it, as far as that is known without running anything.
struct ShellWord
{
    /// Stands in `text` for what is substituted at run time: variables, output of commands, globs.
    static constexpr QChar unknown = QChar(0xffff);

    QString text;          ///< without quotes and backslashes
    bool maySplit = false; ///< an unknown part may become several words, or none

    bool isPlain() const { return !maySplit && !text.contains(unknown); }
};

/// A program with its arguments, wherever it occurs: after operators, in loops, functions and substitutions.
struct ShellCommand
{
    std::vector<ShellWord> variables; ///< NAME=value before it
    std::vector<ShellWord> words;     ///< the program first; empty: only variables are set
};

struct ShellScript
{
    std::vector<ShellCommand> commands;
    std::vector<ShellWord> files;      ///< targets of redirections: < x, > y
    std::vector<ShellCommand> perhaps; ///< commands in the place of a here-document, in case it is none
    bool isReadable = true;            ///< false: unterminated quotes or brackets, or too long
};

/// Parses \p text as sh, bash and zsh do; when in doubt it finds a command too many. Time and depth are bounded.
ShellScript readShell(const QString &text);

} // namespace core
