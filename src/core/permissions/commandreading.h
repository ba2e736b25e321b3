// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/shellscript.h"

#include <QStringList>

#include <span>

/// What commands read: those that run what does not stand in their words as a program would, and files.
namespace core {

/// Whether \p words, a program and its arguments, run commands that they read from a file or from what comes in: at,
/// parallel, crontab, sudo without a command, sed with e.
bool runsWhatItReads(std::span<const ShellWord> words);

/// Whether \p words are git, and what it does runs some of the words that follow: rebase --exec, bisect run.
bool isGitThatRuns(std::span<const ShellWord> words);

/// The words of \p line, also of scripts within it, that may name files: arguments, values of options, what something
/// comes from or goes to. Without what only a shell knows. A word for each path that stands in it, and many more.
QStringList possibleFiles(const QString &line);

} // namespace core
