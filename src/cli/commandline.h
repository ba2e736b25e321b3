// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

QT_BEGIN_NAMESPACE
class QCommandLineParser;
QT_END_NAMESPACE

namespace cli {

/// \p parser has been asked for help.
bool wantsHelp(const QCommandLineParser &parser);
/// Its help for \p command, like "belay exec": Qt only knows the path of the program.
QString helpOf(const QCommandLineParser &parser, const QString &command);

constexpr int usageError = 2; ///< exit code
/// Says on standard error that belay \p command was called wrongly, and \p why. The exit code.
int wrongUsage(const QString &command, const QString &why);

} // namespace cli
