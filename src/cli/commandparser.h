// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCommandLineParser>
#include <QList>

#include <optional>

namespace cli {

/// The options of one command of Belay. It knows them as a table, from which its help, its part of the manual page and
/// of the shells' completions come, so that none of them can differ from what is read. Needs no application.
class CommandParser : public QCommandLineParser
{
public:
    struct Argument
    {
        QString name, description, syntax;
    };

    /// \p name like "exec"; empty: belay itself, where no command follows. \p summary in one line.
    CommandParser(const QString &name, const QString &summary);

    QString name() const { return m_name; }
    /// As it is typed: "belay exec".
    QString command() const;
    QString summary() const { return m_summary; }
    const QList<QCommandLineOption> &options() const { return m_options; }
    const QList<Argument> &arguments() const { return m_arguments; }

    void addVersionOption() { m_options << QCommandLineParser::addVersionOption(); }
    void addOptions(const QList<QCommandLineOption> &options);
    void addPositionalArgument(const QString &name, const QString &description, const QString &syntax = {});

    /// Reads what follows the command. A value: the command has nothing more to do, and that is its exit code; help was
    /// asked for, or what was typed is wrong, and it was said. `--print-docs man|bash|zsh|fish` writes the command's
    /// part of the manual and of the completions for whoever makes a package; it is in no help.
    std::optional<int> begin(const QStringList &arguments);
    /// What begin() would say is words alone.
    static bool asksForDocs(const QStringList &arguments);

private:
    const QString m_name, m_summary;
    QList<QCommandLineOption> m_options;
    QList<Argument> m_arguments;
};

} // namespace cli
