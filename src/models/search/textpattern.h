// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRegularExpression>
#include <QString>

#include <vector>

namespace models {

struct SearchOptions
{
    QString pattern;
    bool matchCase = false, wholeWord = false, isExpression = false;
    bool operator==(const SearchOptions &) const = default;
};

struct TextRange
{
    int from = 0, length = 0;
    bool operator==(const TextRange &) const = default;
};

/// A search pattern. A line break in it matches any line or paragraph break, with white space around it; those at its
/// ends are ignored, since copied lines have them. A value. The cost of an expression is limited: the work at one place
/// is bounded, and one call of find() looks at a bounded stretch.
class TextPattern
{
public:
    TextPattern() = default;
    explicit TextPattern(const SearchOptions &options);

    bool isEmpty() const { return m_options.pattern.isEmpty(); }
    const SearchOptions &options() const { return m_options; }
    /// The error in the expression, in words; empty if there is none.
    QString error() const { return m_error; }
    bool finds() const { return !isEmpty() && m_error.isEmpty(); }
    /// Whether it contains a line break, so that a match may span several lines.
    bool spansLines() const { return m_spansLines; }
    /// Maximum length of a match over several lines; longer ones may not be found.
    int reach() const { return m_reach; }

    struct Step
    {
        int next = -1;       ///< where to continue; -1: the end was reached
        int looked = 0;      ///< characters
        bool gaveUp = false; ///< the expression was too costly here
    };
    /// Adds matches in the next stretch of \p line from \p from on to \p found. Empty matches are ignored.
    Step find(const QString &line, int from, std::vector<TextRange> *found) const;
    /// All matches in a \p line on screen, up to a bounded length.
    std::vector<TextRange> findAll(const QString &line) const;

    static constexpr int stretch = 4096;         ///< characters, for expressions
    static constexpr int plainStretch = 1 << 17; ///< characters, for plain words

private:
    Step findWords(const QString &line, int from, std::vector<TextRange> *found) const;
    Step findExpression(const QString &line, int from, std::vector<TextRange> *found) const;

    void takeWords();

    SearchOptions m_options;
    QString m_words; ///< the words, if it is no expression
    QString m_error;
    bool m_spansLines = false, m_isExpression = false;
    int m_reach = 0;
    QRegularExpression m_expression;
};

} // namespace models
