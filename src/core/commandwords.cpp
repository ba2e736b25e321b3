// SPDX-License-Identifier: Apache-2.0
#include "core/commandwords.h"

#include <algorithm>

namespace core {

namespace {

constexpr const char *shells[] = {"sh", "bash", "dash", "zsh", "ksh", "fish", "ash"};
constexpr const char *wrappers[] = {"env",     "sudo",    "doas",    "su",     "xargs",      "nohup",    "nice",
                                    "time",    "timeout", "exec",    "eval",   "ssh",        "setsid",   "stdbuf",
                                    "watch",   "command", "builtin", "source", ".",          "parallel", "script",
                                    "busybox", "strace",  "chroot",  "flock",  "systemd-run"};
constexpr int mostShells = 4; ///< within each other

QString nameOf(const QString &program)
{
    return program.mid(program.lastIndexOf(u'/') + 1);
}

template <class List> bool isOne(const List &names, const QString &program)
{
    const QString name = nameOf(program);
    return std::any_of(std::begin(names), std::end(names), [&name](const char *n) { return name == QLatin1String(n); });
}

/// Splits as a shell does; none where anything but words is in it.
std::optional<QStringList> strictWords(const QString &command)
{
    QStringList words;
    QString word;
    bool inWord = false;
    QChar quote;
    for (const QChar c : command) {
        // Also within quotes: a line break ends a command for whoever cuts it into lines.
        if ((c.category() == QChar::Other_Control && c != u'\t') || c.category() == QChar::Separator_Line ||
            c.category() == QChar::Separator_Paragraph)
            return std::nullopt;
        if (quote == u'\'') {
            if (c == quote)
                quote = QChar();
            else
                word += c;
            continue;
        }
        if (QStringLiteral("$`\\").contains(c))
            return std::nullopt;
        if (quote == u'"') {
            if (c == quote)
                quote = QChar();
            else
                word += c;
            continue;
        }
        if (QStringLiteral(";|&<>()#").contains(c))
            return std::nullopt;
        if (c == u'\'' || c == u'"') {
            quote = c;
            inWord = true;
        } else if (c == u' ' || c == u'\t') {
            if (inWord)
                words << std::exchange(word, QString());
            inWord = false;
        } else {
            word += c;
            inWord = true;
        }
    }
    if (!quote.isNull())
        return std::nullopt;
    if (inWord)
        words << word;
    return words;
}

} // namespace

std::optional<QStringList> plainCommandWords(const QString &command)
{
    QString line = command;
    for (int depth = 0; depth < mostShells; ++depth) {
        const auto words = strictWords(line);
        if (!words || words->isEmpty() || words->front().isEmpty())
            return std::nullopt;
        // What expands to something else in a program's place is not known.
        if (std::any_of(words->front().begin(), words->front().end(),
                        [](QChar c) { return QStringLiteral("*?[]{}~=!").contains(c); }))
            return std::nullopt;
        const bool isShell = words->size() == 3 && isOne(shells, words->front()) &&
                             ((*words)[1] == QStringLiteral("-c") || (*words)[1] == QStringLiteral("-lc"));
        if (!isShell)
            return words;
        line = words->back();
    }
    return std::nullopt;
}

bool mentionsWords(const QString &command, const QStringList &prefix)
{
    if (prefix.isEmpty())
        return false;
    QStringList words;
    QString word;
    for (const QChar c : command) {
        // What quotes and backslashes take apart is one word for a shell.
        if (c == u'\\' || c == u'\'' || c == u'"')
            continue;
        if (c.isSpace() || c.category() == QChar::Other_Control || QStringLiteral(";|&<>()$`{},=").contains(c)) {
            if (!word.isEmpty())
                words << std::exchange(word, QString());
        } else {
            word += c;
        }
    }
    if (!word.isEmpty())
        words << word;
    for (qsizetype at = 0; at + prefix.size() <= words.size(); ++at) {
        bool same = words[at] == prefix.front() || nameOf(words[at]) == nameOf(prefix.front());
        for (qsizetype i = 1; same && i < prefix.size(); ++i)
            same = words[at + i] == prefix[i];
        if (same)
            return true;
    }
    return false;
}

bool runsOthers(const QString &program)
{
    return isOne(shells, program) || isOne(wrappers, program);
}

} // namespace core
