// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace cli {

class CommandParser;

/// Documentation of a command for packages. \p kind: "man", its manual page; "bash", "zsh", "fish", its part of the
/// shell's completions. The part for belay itself has to come last, since it joins the others. Empty: unknown kind.
QString commandDocs(const CommandParser &parser, const QString &kind);

} // namespace cli
