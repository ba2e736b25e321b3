// SPDX-License-Identifier: Apache-2.0
#include "base/visibletext.h"

#include "base/joiners.h"
#include "base/lookalikes.h"

#include <algorithm>
#include <utility>

namespace base {

namespace {

/// Characters that show nothing or a blank although their Unicode category does not say so: letters, marks and symbols
/// that are drawn as nothing (Default_Ignorable_Code_Point) or as an empty place.
constexpr std::pair<char32_t, char32_t> blanks[] = {
    {0x034f, 0x034f},   // combining grapheme joiner
    {0x115f, 0x1160},   // Hangul fillers
    {0x17b4, 0x17b5},   // Khmer vowels that are not seen
    {0x180b, 0x180f},   // Mongolian selectors
    {0x2065, 0x2065},   // not assigned, ignored
    {0x2800, 0x2800},   // Braille without dots
    {0x3164, 0x3164},   // Hangul filler
    {0xfe00, 0xfe0f},   // variation selectors
    {0xffa0, 0xffa0},   // Hangul filler of half the width
    {0xfff0, 0xfff8},   // not assigned, ignored
    {0x16fe4, 0x16fe4}, // Khitan filler
    {0x1d159, 0x1d159}, // a note without a head
    {0xe0000, 0xe0fff}, // tags, variation selectors, and what is ignored between them
};

/// Every space but U+0020, line and paragraph separators, controls, format characters (which reorder or join text, or
/// are invisible), and code points that are no characters.
bool deceives(char32_t c)
{
    if (c < 0x7f)
        return c < 0x20;
    switch (QChar::category(c)) {
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
        return true;
    default:
        break;
    }
    if ((c & 0xfffe) == 0xfffe || (c >= 0xfdd0 && c <= 0xfdef)) // noncharacters
        return true;
    return std::any_of(std::begin(blanks), std::end(blanks),
                       [c](const auto &range) { return c >= range.first && c <= range.second; });
}

QString escaped(char32_t c)
{
    if (c < 0x100)
        return QStringLiteral("\\x%1").arg(uint(c), 2, 16, QLatin1Char('0'));
    if (c < 0x10000)
        return QStringLiteral("\\u%1").arg(uint(c), 4, 16, QLatin1Char('0'));
    return QStringLiteral("\\U%1").arg(uint(c), 8, 16, QLatin1Char('0'));
}

constexpr bool turnsText(char16_t c)
{
    return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/// \p text with what deceives made visible, and what stands at \p also.
QString shown(const QString &text, LineBreaks lineBreaks, const std::vector<qsizetype> &also)
{
    QString out;
    out.reserve(text.size());
    auto next = also.begin();
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isMarked = next != also.end() && *next == i;
        next += isMarked;
        const QChar unit = text.at(i);
        char32_t c = unit.unicode();
        if (unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate())
            c = QChar::surrogateToUcs4(unit, text.at(i + 1));
        if (c == U'\n' && lineBreaks == LineBreaks::Keep) {
            out += unit;
        } else if (c == U'\t' && lineBreaks == LineBreaks::Keep) {
            out += QStringLiteral("    ");
        } else if (c == U'\n') {
            out += QStringLiteral("\\n");
        } else if (c == U'\t') {
            out += QStringLiteral("\\t");
        } else if (isMarked || QChar::isSurrogate(c) || (deceives(c) && !isSpelled(text, i))) {
            out += escaped(c);
        } else {
            out += unit;
            if (c >= 0x10000)
                out += text.at(i + 1);
        }
        if (c >= 0x10000)
            ++i;
    }
    return out;
}

} // namespace

QString visibleText(const QString &text, LineBreaks lineBreaks)
{
    return shown(text, lineBreaks, {});
}

QString unmistakableText(const QString &text, LineBreaks lineBreaks)
{
    return shown(text, lineBreaks, lookalikesIn(text));
}

bool hasLookalikes(const QString &text)
{
    return !lookalikesIn(text).empty();
}

QString visibleDirections(const QString &text)
{
    QString out;
    qsizetype from = 0;
    const auto *units = reinterpret_cast<const char16_t *>(text.utf16());
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (units[i] < 0x202a || !turnsText(units[i])) // most texts have none
            continue;
        out += QStringView(text).sliced(from, i - from);
        out += escaped(units[i]);
        from = i + 1;
    }
    return from == 0 ? text : out + QStringView(text).sliced(from);
}

QString visibleControls(const QString &text)
{
    QString out;
    qsizetype from = 0;
    const auto *units = reinterpret_cast<const char16_t *>(text.utf16());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = units[i];
        const bool isControl = (c < 0x20 && c != u'\n' && c != u'\t') || (c >= 0x7f && c <= 0x9f);
        if (!isControl && !turnsText(c))
            continue;
        out += QStringView(text).sliced(from, i - from);
        from = i + 1;
        if (c != u'\r' || from == text.size() || units[from] != u'\n')
            out += escaped(c);
    }
    return from == 0 ? text : out + QStringView(text).sliced(from);
}

QString elidedMiddle(const QString &text, qsizetype maximum)
{
    if (text.size() <= maximum || maximum < 3)
        return text;
    qsizetype left = (maximum - 1) / 2;
    qsizetype right = text.size() - (maximum - 1 - left);
    if (left > 0 && text.at(left - 1).isHighSurrogate())
        --left;
    if (right < text.size() && text.at(right).isLowSurrogate())
        ++right;
    return text.first(left) + QChar(0x2026) + text.sliced(right);
}

QByteArray utf8Tail(const QByteArray &bytes, qsizetype limit)
{
    if (bytes.size() <= limit)
        return bytes;
    qsizetype start = bytes.size() - limit;
    while (start < bytes.size() && (uchar(bytes.at(start)) & 0xc0) == 0x80)
        ++start;
    return bytes.sliced(start);
}

} // namespace base
