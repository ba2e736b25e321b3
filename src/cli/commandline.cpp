// SPDX-License-Identifier: Apache-2.0
#include "cli/commandline.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace cli {

bool wantsHelp(const QCommandLineParser &parser)
{
    return parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("help-all"));
}

QString helpOf(const QCommandLineParser &parser, const QString &command)
{
    QString text = parser.helpText();
    const QString program = QCoreApplication::arguments().constFirst();
    if (const qsizetype at = text.indexOf(program); at >= 0 && at < text.indexOf(u'\n'))
        text.replace(at, program.size(), command);
    return text;
}

} // namespace cli
