// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/commandwords.h"

#include "core/permissions/programs.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

constexpr int mostShells = 4; ///< nested

/// Marks in `PlainCommand::written` a character that a shell expands.
constexpr QChar active = QChar(0xffff);

/// Whether a common shell expands the unquoted character \p c; \p before is the one before it, null at the beginning of
/// a word.
bool isExpanded(QChar c, QChar before)
{
    if (QStringLiteral("*?[{").contains(c))
        return true;
    // zsh expands =program to its path; old versions of fish use ^ to redirect errors.
    const bool begins = before.isNull();
    return (c == u'~' && (begins || before == u'=' || before == u':')) || (begins && (c == u'=' || c == u'^'));
}

/// Splits as a shell does; null if there is anything but plain words.
std::optional<PlainCommand> strictWords(const QString &command)
{
    PlainCommand out;
    QString word, written;
    bool inWord = false;
    QChar quote;
    const auto add = [&](QChar c) {
        word += c;
        written += c;
    };
    for (const QChar c : command) {
        // Also within quotes: some programs split a command into lines at any line break.
        if ((c.category() == QChar::Other_Control && c != u'\t') || c.category() == QChar::Separator_Line ||
            c.category() == QChar::Separator_Paragraph || c == active)
            return std::nullopt;
        if (quote == u'\'') {
            if (c == quote)
                quote = QChar();
            else
                add(c);
            continue;
        }
        if (QStringLiteral("$`\\").contains(c))
            return std::nullopt;
        if (quote == u'"') {
            if (c == quote)
                quote = QChar();
            else
                add(c);
            continue;
        }
        if (QStringLiteral(";|&<>()#").contains(c))
            return std::nullopt;
        if (c == u'\'' || c == u'"') {
            quote = c;
            inWord = true;
        } else if (c == u' ' || c == u'\t') {
            if (inWord) {
                out.words << std::exchange(word, QString());
                out.written << std::exchange(written, QString());
            }
            inWord = false;
        } else {
            if (isExpanded(c, inWord && !word.isEmpty() ? word.back() : QChar()))
                written += active;
            add(c);
            inWord = true;
        }
    }
    if (!quote.isNull())
        return std::nullopt;
    if (inWord) {
        out.words << word;
        out.written << written;
    }
    return out;
}

} // namespace

std::optional<PlainCommand> plainCommand(const QString &command)
{
    QString line = command;
    for (int depth = 0; depth < mostShells; ++depth) {
        const auto plain = strictWords(line);
        if (!plain || plain->words.isEmpty() || plain->words.front().isEmpty())
            return std::nullopt;
        const QStringList &words = plain->words;
        // If the program's name is expanded, it is not known which program runs.
        if (std::any_of(words.front().begin(), words.front().end(),
                        [](QChar c) { return QStringLiteral("*?[]{}~=!").contains(c); }))
            return std::nullopt;
        const bool isShell = words.size() == 3 && !plain->expands() && isSystemShell(words.front()) &&
                             (words[1] == QStringLiteral("-c") || words[1] == QStringLiteral("-lc"));
        if (!isShell)
            return plain;
        line = words.back();
    }
    return std::nullopt;
}

} // namespace core
