// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace core {

/// The programs in \p line, a command line, that have another one start something: a service manager, a container
/// daemon, a scheduler, a terminal server that may run already, another machine. What that starts is not below the
/// agent, so Belay neither sees nor ends it. By the words alone: what they name may be missing, and others may do the
/// same.
QStringList startsElsewhere(const QString &line);

/// The programs in \p line that may change something on another computer: a push, a release, a message. By the words
/// alone, as above.
QStringList reachesElsewhere(const QString &line);

} // namespace core
