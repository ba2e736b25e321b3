// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

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

} // namespace cli
