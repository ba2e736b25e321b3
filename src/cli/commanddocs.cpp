// SPDX-License-Identifier: Apache-2.0
#include "cli/commanddocs.h"

#include "cli/commandparser.h"

#include <QCoreApplication>

namespace cli {

namespace {

/// The commands that may follow `belay`, as main() knows them.
QStringList commands()
{
    return {QStringLiteral("exec"), QStringLiteral("agents"), QStringLiteral("effects"), QStringLiteral("undo"),
            QStringLiteral("held")};
}

QString dashed(const QString &name)
{
    return QString(name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

QStringList dashedNames(const QCommandLineOption &option)
{
    QStringList out;
    for (const QString &name : option.names())
        out << dashed(name);
    return out;
}

/// The alternatives of a value like `allow|reject`; empty if any value is allowed.
QStringList choices(const QCommandLineOption &option)
{
    const QStringList words = option.valueName().split(u'|');
    return words.size() > 1 ? words : QStringList();
}

bool isFile(const QCommandLineOption &option)
{
    return option.valueName() == QLatin1String("file");
}

bool isFolder(const QCommandLineOption &option)
{
    return option.valueName() == QLatin1String("folder");
}

// --- the manual ------------------------------------------------------------------------------------------------

/// Escaped, so that groff reads no part of it as a command.
QString roff(const QString &text)
{
    QString out = text;
    out.replace(u'\\', QStringLiteral("\\e")).replace(u'-', QStringLiteral("\\-"));
    QStringList lines = out.split(u'\n');
    for (QString &line : lines) {
        if (line.startsWith(u'.') || line.startsWith(u'\''))
            line.prepend(QStringLiteral("\\&"));
    }
    return lines.join(u'\n');
}

QString manPage(const CommandParser &parser)
{
    const QString page = parser.name().isEmpty() ? QStringLiteral("belay") : QStringLiteral("belay-") + parser.name();
    QString out = QStringLiteral(".TH %1 1 \"\" \"Belay %2\" \"Belay\"\n.SH NAME\n%3 \\- %4\n.SH SYNOPSIS\n.B %5\n")
                      .arg(roff(page).toUpper(), QCoreApplication::applicationVersion(), roff(page),
                           roff(parser.summary()), roff(parser.command()));
    out += QStringLiteral("[\\fIoptions\\fR]");
    for (const CommandParser::Argument &argument : parser.arguments())
        out += QStringLiteral(" \\fI%1\\fR").arg(roff(argument.syntax));
    out += QStringLiteral("\n.SH DESCRIPTION\n%1\n.SH OPTIONS\n")
               .arg(roff(parser.applicationDescription()).replace(u'\n', QStringLiteral("\n.br\n")));
    for (const CommandParser::Argument &argument : parser.arguments())
        out += QStringLiteral(".TP\n\\fI%1\\fR\n%2\n").arg(roff(argument.name), roff(argument.description));
    for (const QCommandLineOption &option : parser.options()) {
        QStringList names;
        for (const QString &name : dashedNames(option))
            names << QStringLiteral("\\fB%1\\fR").arg(roff(name));
        out += QStringLiteral(".TP\n") + names.join(QStringLiteral(", "));
        if (!option.valueName().isEmpty())
            out += QStringLiteral(" \\fI%1\\fR").arg(roff(option.valueName()));
        out += QStringLiteral("\n%1\n").arg(roff(option.description()));
    }
    QStringList others;
    if (!parser.name().isEmpty())
        others << QStringLiteral(".BR belay (1)");
    for (const QString &name : commands()) {
        if (name != parser.name())
            others << QStringLiteral(".BR belay\\-%1 (1)").arg(name);
    }
    return out + QStringLiteral(".SH SEE ALSO\n") + others.join(QStringLiteral(",\n")) + u'\n';
}

// --- the shells ------------------------------------------------------------------------------------------------

QString functionOf(const CommandParser &parser)
{
    return parser.name().isEmpty() ? QStringLiteral("_belay_window") : QStringLiteral("_belay_") + parser.name();
}

QString bash(const CommandParser &parser)
{
    QString out = functionOf(parser) + QStringLiteral("()\n{\n    case $2 in\n");
    QStringList all;
    for (const QCommandLineOption &option : parser.options()) {
        const QStringList names = dashedNames(option);
        all << names;
        if (option.valueName().isEmpty())
            continue;
        const QString values = isFolder(option) ? QStringLiteral("-d")
                               : isFile(option) ? QStringLiteral("-f")
                                                : QStringLiteral("-W '%1'").arg(choices(option).join(u' '));
        out +=
            QStringLiteral("    %1) mapfile -t COMPREPLY < <(compgen %2 -- \"$1\") ;;\n").arg(names.join(u'|'), values);
    }
    if (parser.name().isEmpty())
        all << commands();
    out += QStringLiteral("    *) mapfile -t COMPREPLY < <(compgen -W '%1' -- \"$1\") ;;\n    esac\n}\n\n")
               .arg(all.join(u' '));
    if (!parser.name().isEmpty())
        return out;
    return out +
           QStringLiteral(
               "_belay()\n{\n    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
               "    # --option=value is three words here\n"
               "    if [ \"$word\" = = ]; then word=\n"
               "    elif [ \"$before\" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
               "    case ${COMP_WORDS[1]} in\n"
               "    %1) [ \"$COMP_CWORD\" -gt 1 ] && \"_belay_${COMP_WORDS[1]}\" \"$word\" \"$before\" && return ;;\n"
               "    esac\n    _belay_window \"$word\" \"$before\"\n}\n"
               "complete -o filenames -F _belay belay\n")
               .arg(commands().join(u'|'));
}

/// Quoted for single quotes and for the brackets of _arguments.
QString zshText(QString text)
{
    return text.replace(u'\\', QStringLiteral("\\\\"))
        .replace(u'[', QStringLiteral("\\["))
        .replace(u']', QStringLiteral("\\]"))
        .replace(u':', QStringLiteral("\\:"))
        .replace(u'\'', QStringLiteral("'\\''"))
        .replace(u'\n', u' ');
}

QString zsh(const CommandParser &parser)
{
    QString out = functionOf(parser) + QStringLiteral("()\n{\n    _arguments");
    for (const QCommandLineOption &option : parser.options()) {
        const QString value = option.valueName();
        const QString action = isFolder(option)            ? QStringLiteral("_files -/")
                               : isFile(option)            ? QStringLiteral("_files")
                               : choices(option).isEmpty() ? QString()
                                                           : QStringLiteral("(%1)").arg(choices(option).join(u' '));
        for (const QString &name : dashedNames(option)) {
            out += QStringLiteral(" \\\n        '%1[%2]").arg(name, zshText(option.description()));
            out += value.isEmpty() ? QStringLiteral("'") : QStringLiteral(":%1:%2'").arg(zshText(value), action);
        }
    }
    if (parser.name().isEmpty())
        out += QStringLiteral(" \\\n        '1:command:(%1)'").arg(commands().join(u' '));
    out += QStringLiteral("\n}\n\n");
    if (!parser.name().isEmpty())
        return out;
    return out + QStringLiteral(
                     "case $words[2] in\n%1)\n    local belay_command=$words[2]\n    shift words\n    (( CURRENT-- ))\n"
                     "    _belay_$belay_command\n    ;;\n*) _belay_window ;;\nesac\n")
                     .arg(commands().join(u'|'));
}

QString fishText(QString text)
{
    return text.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'")).replace(u'\n', u' ');
}

QString fish(const CommandParser &parser)
{
    const QString all = commands().join(u' ');
    QString when = QStringLiteral("__fish_seen_subcommand_from ");
    when += parser.name().isEmpty() ? all : parser.name();
    if (parser.name().isEmpty())
        when.prepend(QStringLiteral("not "));
    QString out;
    for (const QCommandLineOption &option : parser.options()) {
        out += QStringLiteral("complete -c belay -n '%1'").arg(when);
        for (const QString &name : option.names())
            out += QStringLiteral(" -%1 %2").arg(QLatin1Char(name.size() == 1 ? 's' : 'l')).arg(name);
        if (!option.valueName().isEmpty())
            out += isFolder(option)            ? QStringLiteral(" -x -a '(__fish_complete_directories)'")
                   : isFile(option)            ? QStringLiteral(" -r -F")
                   : choices(option).isEmpty() ? QStringLiteral(" -x")
                                               : QStringLiteral(" -x -a '%1'").arg(choices(option).join(u' '));
        out += QStringLiteral(" -d '%1'\n").arg(fishText(option.description()));
    }
    if (!parser.name().isEmpty())
        out += QStringLiteral("complete -c belay -n 'not __fish_seen_subcommand_from %1' -f -a %2 -d '%3'\n")
                   .arg(all, parser.name(), fishText(parser.summary()));
    return out;
}

} // namespace

QString commandDocs(const CommandParser &parser, const QString &kind)
{
    return kind == QLatin1String("man")    ? manPage(parser)
           : kind == QLatin1String("bash") ? bash(parser)
           : kind == QLatin1String("zsh")  ? zsh(parser)
           : kind == QLatin1String("fish") ? fish(parser)
                                           : QString();
}

} // namespace cli
