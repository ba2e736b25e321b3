// SPDX-License-Identifier: Apache-2.0
#include "models/search/textpattern.h"

#include <QCoreApplication>

namespace models {
namespace {

/// Limit of backtracking at one place; what needs more is not found. Usual texts need a few hundred.
constexpr int matchLimit = 20'000;
constexpr int overlap = 512; ///< a match may extend over the end of a stretch by this much

bool isWord(QChar c)
{
    return c.isLetterOrNumber() || c == u'_';
}

bool standsAlone(const QString &line, qsizetype from, qsizetype length)
{
    const bool before = from > 0 && isWord(line.at(from - 1)) && isWord(line.at(from));
    const qsizetype end = from + length;
    const bool after = end < line.size() && isWord(line.at(end)) && isWord(line.at(end - 1));
    return !before && !after;
}

} // namespace

/// Prepares plain words, typed or pasted.
void TextPattern::takeWords()
{
    m_words = m_options.pattern;
    if (!m_words.contains(u'\n'))
        return;
    QStringList lines;
    const QStringList typed = m_words.split(u'\n');
    for (const QString &line : typed) {
        if (const QString words = line.trimmed(); !words.isEmpty())
            lines << words;
    }
    m_words = lines.join(u'\n');
    if (lines.size() < 2)
        return;
    QStringList parts;
    for (const QString &line : lines)
        parts << QRegularExpression::escape(line);
    QString whole = parts.join(QStringLiteral("[^\\S\\n]*\\n\\s*"));
    if (m_options.wholeWord)
        whole = QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(whole);
    m_expression = QRegularExpression(
        QStringLiteral("(*LIMIT_MATCH=%1)").arg(matchLimit) + whole,
        QRegularExpression::UseUnicodePropertiesOption |
            (m_options.matchCase ? QRegularExpression::NoPatternOption : QRegularExpression::CaseInsensitiveOption));
    m_isExpression = m_spansLines = true;
    m_reach = qMax<int>(m_reach, 2 * int(m_words.size()));
}

TextPattern::TextPattern(const SearchOptions &options) : m_options(options), m_reach(overlap)
{
    if (!options.isExpression) {
        takeWords();
        return;
    }
    if (isEmpty())
        return;
    m_isExpression = true;
    m_spansLines = options.pattern.contains(u'\n') || options.pattern.contains(QStringLiteral("\\n")) ||
                   options.pattern.contains(QStringLiteral("\\R"));
    QRegularExpression::PatternOptions how =
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::MultilineOption;
    if (!options.matchCase)
        how |= QRegularExpression::CaseInsensitiveOption;
    // Checked as typed, so that positions in the error message are right.
    const QRegularExpression typed(options.pattern, how);
    if (!typed.isValid()) {
        m_error = QCoreApplication::translate("models::TextPattern", "Not a regular expression: %1, at character %2")
                      .arg(typed.errorString())
                      .arg(typed.patternErrorOffset() + 1);
        return;
    }
    const QString whole =
        options.wholeWord ? QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(options.pattern) : options.pattern;
    m_expression = QRegularExpression(QStringLiteral("(*LIMIT_MATCH=%1)").arg(matchLimit) + whole, how);
    if (!m_expression.isValid())
        m_expression = typed;
}

TextPattern::Step TextPattern::find(const QString &line, int from, std::vector<TextRange> *found) const
{
    if (!finds() || (!m_isExpression && m_words.isEmpty()) || from < 0 || from >= line.size())
        return {};
    return m_isExpression ? findExpression(line, from, found) : findWords(line, from, found);
}

TextPattern::Step TextPattern::findWords(const QString &line, int from, std::vector<TextRange> *found) const
{
    const qsizetype length = m_words.size();
    const auto sensitivity = m_options.matchCase ? Qt::CaseSensitive : Qt::CaseInsensitive;
    const qsizetype end = qMin<qsizetype>(line.size(), qsizetype(from) + plainStretch + length - 1);
    const QStringView window = QStringView(line).left(end);
    qsizetype at = from;
    while ((at = window.indexOf(m_words, at, sensitivity)) >= 0) {
        if (m_options.wholeWord && !standsAlone(line, at, length)) {
            ++at;
            continue;
        }
        found->push_back({int(at), int(length)});
        at += length;
    }
    Step step;
    step.looked = int(end - from);
    if (end < line.size()) {
        step.next = from + plainStretch;
        if (!found->empty())
            step.next = qMax(step.next, found->back().from + found->back().length);
    }
    return step;
}

TextPattern::Step TextPattern::findExpression(const QString &line, int from, std::vector<TextRange> *found) const
{
    // The text before is included for \b and lookbehind.
    int before = qMin(from, overlap), after = stretch - overlap + m_reach;
    // Do not cut a surrogate pair.
    if (before < from && line.at(from - before).isLowSurrogate())
        ++before;
    const bool isLast = line.size() - from <= after;
    if (!isLast && line.at(from + after - 1).isHighSurrogate())
        ++after;
    const QString window = isLast && before == from ? line : line.mid(from - before, before + after);
    const int base = from - before;
    const int stop = isLast ? int(line.size()) : from + stretch - overlap;
    Step step;
    step.looked = int(window.size()) - before;
    step.next = isLast ? -1 : stop;
    for (int at = before; at < window.size();) {
        const QRegularExpressionMatch match = m_expression.match(window, at);
        if (!match.isValid()) {
            step.gaveUp = true;
            break;
        }
        if (!match.hasMatch() || base + match.capturedStart() >= stop)
            break;
        const int start = int(match.capturedStart()), length = int(match.capturedLength());
        at = start + qMax(1, length);
        if (length == 0)
            continue;
        found->push_back({base + start, length});
        if (!isLast)
            step.next = qMax(step.next, base + start + length);
    }
    return step;
}

std::vector<TextRange> TextPattern::findAll(const QString &line) const
{
    std::vector<TextRange> found;
    constexpr int stretches = 8; // more is never visible
    int at = 0;
    for (int i = 0; i < stretches && at >= 0; ++i) {
        const Step step = find(line, at, &found);
        if (step.gaveUp)
            break;
        at = step.next;
    }
    return found;
}

} // namespace models
