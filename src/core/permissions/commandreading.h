// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/shellscript.h"

#include <span>

/// Which programs run commands that do not stand in their words as a program would.
namespace core {

/// Whether \p words, a program and its arguments, run commands that they read from a file or from what comes in: at,
/// parallel, crontab, sudo without a command, sed with e.
bool runsWhatItReads(std::span<const ShellWord> words);

/// Whether \p words are git, and what it does runs some of the words that follow: rebase --exec, bisect run.
bool isGitThatRuns(std::span<const ShellWord> words);

} // namespace core
