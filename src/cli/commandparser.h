// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCommandLineParser>
#include <QList>

#include <optional>

namespace cli {

/// The options of one of Belay's commands. Its help, its part of the manual page and of the shells' completions are all
/// made from the same table that parses, so that they cannot differ from it. Needs no application.
class CommandParser : public QCommandLineParser
{
public:
    struct Argument
    {
        QString name, description, syntax;
    };

    /// \p name like "exec"; empty: belay itself without a command. \p summary in one line.
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

    /// Parses the words after the command. If a value is returned, the command must end with it as its exit code: help
    /// was printed, or the use was wrong and that was reported. `--print-docs man|bash|zsh|fish`, which the help does
    /// not list, prints the command's part of the manual and the completions for packagers.
    std::optional<int> begin(const QStringList &arguments);
    /// Whether begin() would only print documentation.
    static bool asksForDocs(const QStringList &arguments);

private:
    const QString m_name, m_summary;
    QList<QCommandLineOption> m_options;
    QList<Argument> m_arguments;
};

} // namespace cli
