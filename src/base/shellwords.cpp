// SPDX-License-Identifier: Apache-2.0
#include "base/shellwords.h"

#include <algorithm>
#include <utility>

namespace base {

QString shellJoined(const QStringList &words)
{
    static const QString plain = QStringLiteral("-_./:=@%+,");
    const auto quoted = [](const QString &word) {
        const bool bare = !word.isEmpty() && std::all_of(word.cbegin(), word.cend(), [](QChar c) {
            return c.isLetterOrNumber() || plain.contains(c);
        });
        return bare ? word
                    : QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QStringLiteral("'\\''")) +
                          QLatin1Char('\'');
    };
    QStringList out;
    for (const QString &word : words)
        out << quoted(word);
    return out.join(QLatin1Char(' '));
}

QStringList shellSplit(const QString &text)
{
    QStringList words;
    QString word;
    bool inWord = false;
    QChar quote;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (!quote.isNull()) {
            if (c == quote)
                quote = QChar();
            else if (c == QLatin1Char('\\') && quote == QLatin1Char('"') && i + 1 < text.size())
                word += text.at(++i);
            else
                word += c;
        } else if (c == QLatin1Char('"') || c == QLatin1Char('\'')) {
            quote = c;
            inWord = true;
        } else if (c == QLatin1Char('\\') && i + 1 < text.size()) {
            word += text.at(++i);
            inWord = true;
        } else if (c.isSpace()) {
            if (inWord)
                words << std::exchange(word, QString());
            inWord = false;
        } else {
            word += c;
            inWord = true;
        }
    }
    if (inWord)
        words << word;
    return words;
}

} // namespace base
