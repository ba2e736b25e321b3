// SPDX-License-Identifier: Apache-2.0
#include "base/lookalikes.h"

#include <algorithm>
#include <utility>

namespace base {

namespace {

struct Range
{
    char32_t first, last;
};

/// Signs that look like one that a shell, a path or an option begins with or is held together by.
constexpr Range signs[] = {
    {0x02b9, 0x02bc},   // primes and apostrophes
    {0x02c2, 0x02c3},   // < >
    {0x02c8, 0x02c8},   // '
    {0x02cb, 0x02cb},   // `
    {0x02d0, 0x02d0},   // :
    {0x02dc, 0x02dc},   // ~
    {0x0589, 0x0589},   // Armenian :
    {0x05c0, 0x05c0},   // Hebrew |
    {0x05c3, 0x05c3},   // Hebrew :
    {0x2010, 0x2013},   // hyphens and dashes as short as one
    {0x2018, 0x201f},   // quotation marks, which quote nothing in a shell
    {0x2032, 0x2037},   // primes
    {0x2039, 0x203a},   // < >
    {0x2043, 0x2044},   // - /
    {0x204e, 0x204e},   // *
    {0x2053, 0x2053},   // ~
    {0x2212, 0x2212},   // minus
    {0x2215, 0x2217},   // / \ *
    {0x2223, 0x2223},   // |
    {0x2236, 0x2236},   // :
    {0x223c, 0x223c},   // ~
    {0x2571, 0x2572},   // / \ of boxes
    {0x2758, 0x2758},   // |
    {0x2768, 0x2775},   // brackets
    {0x29f5, 0x29f5},   // \ and the like
    {0x29f8, 0x29f9},   // / \ and the like
    {0xa789, 0xa789},   // :
    {0xa78c, 0xa78c},   // '
    {0x1f7d4, 0x1f7d4}, // *
};

/// Letters outside of ASCII, of other scripts but also of Latin, that are drawn as one of it in most fonts.
constexpr char32_t letters[] = {
    // Latin: alpha, script g, clicks
    0x0251, 0x0261, 0x01c0, 0x01c3,
    // Greek
    0x0391, 0x0392, 0x0395, 0x0396, 0x0397, 0x0399, 0x039a, 0x039c, 0x039d, 0x039f, 0x03a1, 0x03a4, 0x03a5, 0x03a7,
    0x03bd, 0x03bf, 0x03f2, 0x03f3, 0x03f9, 0x037f,
    // Cyrillic
    0x0405, 0x0406, 0x0408, 0x0410, 0x0412, 0x0415, 0x041a, 0x041c, 0x041d, 0x041e, 0x0420, 0x0421, 0x0422, 0x0425,
    0x0430, 0x0435, 0x043e, 0x0440, 0x0441, 0x0443, 0x0445, 0x0455, 0x0456, 0x0458, 0x04ae, 0x04af, 0x04bb, 0x04c0,
    0x04cf, 0x0501, 0x050c, 0x051a, 0x051b, 0x051c, 0x051d,
    // Armenian
    0x0555, 0x054d, 0x0570, 0x0578, 0x057d, 0x0581, 0x0585, 0x0566};

bool isIn(const Range *from, const Range *to, char32_t c)
{
    return std::any_of(from, to, [c](const Range &range) { return c >= range.first && c <= range.last; });
}

/// Full-width and mathematical forms, Roman numerals and ligatures: another way to write ASCII.
bool isFormOfAscii(char32_t c)
{
    switch (QChar::decompositionTag(c)) {
    case QChar::Canonical:
    case QChar::Font:
    case QChar::Wide:
    case QChar::Narrow:
    case QChar::Small:
    case QChar::Compat:
        break;
    default:
        return false;
    }
    const QString plain = QChar::decomposition(c);
    const bool isAscii = std::all_of(plain.begin(), plain.end(), [](QChar p) { return p > u' ' && p < u'\x7f'; });
    return isAscii && (plain.size() == 1 || QChar::isLetter(c));
}

bool isLookalike(char32_t c)
{
    return std::find(std::begin(letters), std::end(letters), c) != std::end(letters) || isFormOfAscii(c);
}

/// Scripts whose letters are mistaken for Latin ones next to these, even if not each has one that it equals.
bool isOfSimilarScript(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Greek:
    case QChar::Script_Cyrillic:
    case QChar::Script_Armenian:
    case QChar::Script_Cherokee:
    case QChar::Script_Coptic:
    case QChar::Script_Lisu:
    case QChar::Script_Deseret:
        return true;
    default:
        return false;
    }
}

struct Character
{
    qsizetype at;
    char32_t code;
};

/// Letters, with marks and digits between them.
using Word = std::vector<Character>;

void addWord(const Word &word, std::vector<qsizetype> *found)
{
    bool hasLatin = false, isReadable = true;
    for (const auto &[at, code] : word) {
        const bool isAscii = code < 0x80;
        hasLatin = hasLatin || (isAscii && QChar::isLetter(code));
        isReadable = isReadable && (isAscii || isLookalike(code));
    }
    for (const auto &[at, code] : word) {
        if (code >= 0x80 && ((hasLatin && isOfSimilarScript(code)) || ((hasLatin || isReadable) && isLookalike(code))))
            found->push_back(at);
    }
}

} // namespace

std::vector<qsizetype> lookalikesIn(const QString &text)
{
    std::vector<qsizetype> found;
    // Commands and paths are ASCII, nearly always.
    if (std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; }))
        return found;
    Word word;
    char32_t before = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype at = i;
        const QChar unit = text.at(i);
        char32_t c = unit.unicode();
        if (unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate())
            c = QChar::surrogateToUcs4(unit, text.at(++i));
        // An apostrophe within a word is one.
        const bool isWithin =
            c == 0x2019 && QChar::isLetter(before) && i + 1 < text.size() && text.at(i + 1).isLetter();
        if (!isWithin && c >= 0x80 &&
            (isIn(std::begin(signs), std::end(signs), c) || (!QChar::isLetterOrNumber(c) && isFormOfAscii(c)))) {
            addWord(std::exchange(word, {}), &found);
            found.push_back(at);
        } else if (QChar::isLetterOrNumber(c) || QChar::isMark(c)) {
            word.push_back({at, c});
        } else {
            addWord(std::exchange(word, {}), &found);
        }
        before = c;
    }
    addWord(word, &found);
    return found;
}

} // namespace base
