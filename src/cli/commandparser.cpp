// SPDX-License-Identifier: Apache-2.0
#include "cli/commandparser.h"

#include "cli/commanddocs.h"
#include "cli/commandline.h"

#include <QTextStream>

namespace cli {

CommandParser::CommandParser(const QString &name, const QString &summary) : m_name(name), m_summary(summary)
{
    m_options << addHelpOption();
}

QString CommandParser::command() const
{
    return m_name.isEmpty() ? QStringLiteral("belay") : QString(QStringLiteral("belay ") + m_name);
}

void CommandParser::addOptions(const QList<QCommandLineOption> &options)
{
    QCommandLineParser::addOptions(options);
    m_options = options + m_options;
}

void CommandParser::addPositionalArgument(const QString &name, const QString &description, const QString &syntax)
{
    QCommandLineParser::addPositionalArgument(name, description, syntax);
    m_arguments << Argument{name, description, syntax.isEmpty() ? name : syntax};
}

bool CommandParser::asksForDocs(const QStringList &arguments)
{
    return arguments.size() == 2 && arguments.constFirst() == QLatin1String("--print-docs");
}

std::optional<int> CommandParser::begin(const QStringList &arguments)
{
    QTextStream out(stdout);
    if (asksForDocs(arguments)) {
        const QString text = commandDocs(*this, arguments.constLast());
        out << text;
        return text.isEmpty() ? usageError : 0;
    }
    if (!parse(QStringList{command()} + arguments))
        return wrongUsage(m_name, errorText());
    if (wantsHelp(*this)) {
        out << helpOf(*this, command());
        return 0;
    }
    return std::nullopt;
}

} // namespace cli
