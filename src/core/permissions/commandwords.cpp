// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/commandwords.h"

#include "core/permissions/programs.h"

#include <algorithm>

namespace core {

namespace {

constexpr int mostShells = 4; ///< within each other

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
        const bool isShell = words->size() == 3 && isSystemShell(words->front()) &&
                             ((*words)[1] == QStringLiteral("-c") || (*words)[1] == QStringLiteral("-lc"));
        if (!isShell)
            return words;
        line = words->back();
    }
    return std::nullopt;
}

} // namespace core
