// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <optional>

namespace core {

/// The words of a command that is one program and its arguments: nothing in it would run another one, go elsewhere
/// with its input or output, or be replaced by something else. A shell that is only there to run such a command
/// (`bash -lc "…"`) is looked through. None for everything else, and where it cannot be known.
std::optional<QStringList> plainCommandWords(const QString &command);

/// Whether \p prefix stands in \p command as whole words, wherever a word may begin: behind operators, in quotes, in
/// substitutions, and with the folder of a program before it. Rather too often than not often enough.
bool mentionsWords(const QString &command, const QStringList &prefix);

/// Programs that run what their arguments say: to allow them is to allow everything.
bool runsOthers(const QString &program);

} // namespace core
