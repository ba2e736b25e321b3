// SPDX-License-Identifier: Apache-2.0
#include "base/joiners.h"

#include <QChar>

#include <algorithm>
#include <utility>

namespace base {

namespace {

constexpr char32_t nonJoiner = 0x200c, joiner = 0x200d, textSelector = 0xfe0e, emojiSelector = 0xfe0f, keycap = 0x20e3,
                   blackFlag = 0x1f3f4, firstTag = 0xe0020, endTag = 0xe007f;
constexpr qsizetype mostMarks = 4; ///< on one letter, behind which its neighbour is looked for
constexpr qsizetype mostTags = 8;  ///< of one flag

/// Where symbols that may be drawn as emoji are. Wider than Unicode's list of them, but all of them are seen.
constexpr std::pair<char32_t, char32_t> pictures[] = {
    {0x00a9, 0x00a9}, {0x00ae, 0x00ae}, {0x203c, 0x203c}, {0x2049, 0x2049}, {0x2122, 0x2122},  {0x2139, 0x2139},
    {0x2190, 0x21ff}, {0x231a, 0x23ff}, {0x24c2, 0x24c2}, {0x25a0, 0x27bf}, {0x2934, 0x2935},  {0x2b05, 0x2b55},
    {0x3030, 0x3030}, {0x303d, 0x303d}, {0x3297, 0x3297}, {0x3299, 0x3299}, {0x1f000, 0x1faff}};

bool isPicture(char32_t c)
{
    return std::any_of(std::begin(pictures), std::end(pictures),
                       [c](const auto &range) { return c >= range.first && c <= range.second; });
}

/// The character that begins at \p at; 0: none does.
char32_t characterAt(QStringView text, qsizetype at)
{
    if (at < 0 || at >= text.size())
        return 0;
    const QChar c = text[at];
    return c.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate()
               ? QChar::surrogateToUcs4(c, text[at + 1])
               : c.unicode();
}

/// Where the character before \p at begins; -1: there is none.
qsizetype before(QStringView text, qsizetype at)
{
    return at >= 2 && text[at - 1].isLowSurrogate() && text[at - 2].isHighSurrogate() ? at - 2 : at - 1;
}

qsizetype behind(QStringView text, qsizetype at)
{
    return at + (characterAt(text, at) >= 0x10000 ? 2 : 1);
}

bool isVirama(char32_t c)
{
    return QChar::combiningClass(c) == 9;
}

/// A letter of a script whose letters are joined.
bool joins(char32_t c)
{
    return QChar::isLetter(c) && QChar::joiningType(c) != QChar::Joining_None &&
           QChar::joiningType(c) != QChar::Joining_Transparent;
}

/// The letter on one side of \p at, past the marks on it.
template <class Step> char32_t letterFrom(QStringView text, qsizetype at, Step step)
{
    for (qsizetype i = 0; i <= mostMarks; ++i) {
        at = step(text, at);
        const char32_t c = characterAt(text, at);
        if (c == 0 || QChar::joiningType(c) != QChar::Joining_Transparent || QChar::category(c) == QChar::Other_Format)
            return c;
    }
    return 0;
}

bool isBetweenLetters(QStringView text, qsizetype at, char32_t c)
{
    const char32_t left = characterAt(text, before(text, at)), right = characterAt(text, behind(text, at));
    // Indic scripts: after a virama it chooses the shape of the conjunct, in Bengali also before one.
    if (isVirama(left) && (QChar::isLetter(right) || c == joiner))
        return true;
    if (c == joiner)
        return QChar::isLetter(left) && isVirama(right);
    return joins(letterFrom(text, at, before)) && joins(letterFrom(text, at, behind));
}

bool isSelected(QStringView text, qsizetype at)
{
    const char32_t left = characterAt(text, before(text, at));
    const bool isKey = (left >= U'0' && left <= U'9') || left == U'#' || left == U'*';
    return isKey ? characterAt(text, at + 1) == keycap : isPicture(left);
}

bool isBetweenPictures(QStringView text, qsizetype at)
{
    qsizetype left = before(text, at);
    if (characterAt(text, left) == emojiSelector && isSelected(text, left))
        left = before(text, left);
    return isPicture(characterAt(text, left)) && isPicture(characterAt(text, behind(text, at)));
}

/// The flag of a region: a black one, then letters and digits, then the end.
bool isInFlag(QStringView text, qsizetype at)
{
    qsizetype from = at;
    for (qsizetype i = 0; i < mostTags && characterAt(text, from) >= firstTag && characterAt(text, from) <= endTag; ++i)
        from = before(text, from);
    if (characterAt(text, from) != blackFlag)
        return false;
    qsizetype to = behind(text, from);
    for (qsizetype i = 1; i < mostTags && characterAt(text, to) >= firstTag && characterAt(text, to) < endTag; ++i)
        to = behind(text, to);
    return characterAt(text, to) == endTag && to >= at && to > behind(text, from);
}

} // namespace

bool isSpelled(QStringView text, qsizetype at)
{
    const char32_t c = characterAt(text, at);
    switch (c) {
    case nonJoiner:
        return isBetweenLetters(text, at, c);
    case joiner:
        return isBetweenLetters(text, at, c) || isBetweenPictures(text, at);
    case textSelector:
    case emojiSelector:
        return isSelected(text, at);
    default:
        return c >= firstTag && c <= endTag && isInFlag(text, at);
    }
}

} // namespace base
