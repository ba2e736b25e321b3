// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <QString>

#include <optional>

QT_BEGIN_NAMESPACE
class QCommandLineParser;
QT_END_NAMESPACE

namespace cli {

/// Whether help was asked for on the command line.
bool wantsHelp(const QCommandLineParser &parser);
/// The help for \p command, like "belay exec": Qt by itself would show the program's path.
QString helpOf(const QCommandLineParser &parser, const QString &command);

constexpr int usageError = 2; ///< exit code
/// Reports on stderr that \p command was used wrongly, and \p why. Returns the exit code.
int wrongUsage(const QString &command, const QString &why);

/// A duration as people type it: "90" and "90s" are seconds, "10m", "1h", "1h30m"; null if it is none, or more than a
/// week.
std::optional<base::Milliseconds> durationOf(const QString &text);

} // namespace cli
