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

} // namespace cli
