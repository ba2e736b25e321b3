// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace cli {

class CommandParser;

/// What a package says of a command. \p kind: "man", its manual page; "bash", "zsh", "fish", its part of the shell's
/// completions, of which those of belay itself come last and join the others. Empty: there is no such kind.
QString commandDocs(const CommandParser &parser, const QString &kind);

} // namespace cli
