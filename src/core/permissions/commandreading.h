// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/shellscript.h"

#include <QStringList>

#include <span>

/// Commands that run something read from elsewhere, and the files that a command line may name.
namespace core {

/// Whether \p words, a program and its arguments, run commands that they read from a file or from stdin: at, parallel,
/// crontab, sudo without a command, sed with e.
bool runsWhatItReads(std::span<const ShellWord> words);

/// Whether \p words are a git command that runs some of its arguments: rebase --exec, bisect run.
bool isGitThatRuns(std::span<const ShellWord> words);

/// The words of \p line, and of scripts in it, that may name files: arguments, values of options, targets of
/// redirections. Not the syntax of the shell. Contains every path in the line, and many other words.
QStringList possibleFiles(const QString &line);

} // namespace core
