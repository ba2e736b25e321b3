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

/// What is searched for. Line breaks in it stand for any border of lines or paragraphs, with white space around it;
/// those at its ends are nothing, since copied lines have them. A value. An expression that would take forever is given
/// up on: the work at one place is limited, and one call of find() looks at a stretch of bounded length only.
class TextPattern
{
public:
    TextPattern() = default;
    explicit TextPattern(const SearchOptions &options);

    bool isEmpty() const { return m_options.pattern.isEmpty(); }
    const SearchOptions &options() const { return m_options; }
    /// What is wrong with the expression, in words; empty if nothing is.
    QString error() const { return m_error; }
    bool finds() const { return !isEmpty() && m_error.isEmpty(); }
    /// It has a line break in it, so that what it finds may reach over several lines.
    bool spansLines() const { return m_spansLines; }
    /// The most that a match of several lines holds; what is longer may not be found.
    int reach() const { return m_reach; }

    struct Step
    {
        int next = -1;       ///< where to go on; -1: the end was reached
        int looked = 0;      ///< characters
        bool gaveUp = false; ///< the expression was too costly for this stretch
    };
    /// Adds to \p found what is in the next stretch of \p line from \p from on. Matches without a character are none.
    Step find(const QString &line, int from, std::vector<TextRange> *found) const;
    /// In all of a \p line that is on screen, as far as it is of bearable length.
    std::vector<TextRange> findAll(const QString &line) const;

    static constexpr int stretch = 4096;         ///< characters, of expressions
    static constexpr int plainStretch = 1 << 17; ///< characters, of plain words

private:
    Step findWords(const QString &line, int from, std::vector<TextRange> *found) const;
    Step findExpression(const QString &line, int from, std::vector<TextRange> *found) const;

    void takeWords();

    SearchOptions m_options;
    QString m_words; ///< what is looked for, if it is no expression
    QString m_error;
    bool m_spansLines = false, m_isExpression = false;
    int m_reach = 0;
    QRegularExpression m_expression;
};

} // namespace models
