// SPDX-License-Identifier: Apache-2.0
#include "cli/commandline.h"

#include "base/words.h"
#include "cli/terminalstream.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

namespace cli {

namespace {
struct CommandLineTr
{
    Q_DECLARE_TR_FUNCTIONS(cli::CommandLine)
};
} // namespace

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

int wrongUsage(const QString &command, const QString &why)
{
    TerminalStream::errors() << why << Qt::endl
                             << base::Words::tr("Try: %1").arg(QStringLiteral("belay %1 --help").arg(command))
                             << Qt::endl;
    return usageError;
}

std::optional<base::Milliseconds> durationOf(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(?=.)(?:(\\d{1,9})h)?(?:(\\d{1,9})m)?(?:(\\d{1,9})s?)?$"));
    const QRegularExpressionMatch match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const auto number = [&match](int part) { return match.captured(part).toLongLong(); };
    const base::Milliseconds out =
        std::chrono::hours(number(1)) + std::chrono::minutes(number(2)) + std::chrono::seconds(number(3));
    return out <= std::chrono::hours(7 * 24) ? std::optional(out) : std::nullopt;
}

} // namespace cli
