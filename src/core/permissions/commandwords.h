// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <optional>

namespace core {

/// The words of a command that is one program and its arguments: nothing in it would run another one, go elsewhere
/// with its input or output, or be replaced by something else. A shell of the system's that is only there to run such a
/// command (`bash -lc "…"`) is looked through; one that lies elsewhere may be anything. None for everything else, and
/// where it cannot be known.
std::optional<QStringList> plainCommandWords(const QString &command);

} // namespace core
