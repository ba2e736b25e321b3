// SPDX-License-Identifier: Apache-2.0
#include "text/terminal/cells.h"

#include <QChar>

#include <algorithm>
#include <iterator>

namespace text {
namespace {

struct Range
{
    char32_t from, to;
};

/// East Asian Width W and F, and emoji that are shown as pictures.
constexpr Range wide[] = {
    {0x1100, 0x115f},   {0x231a, 0x231b},   {0x2329, 0x232a},   {0x23e9, 0x23ec},   {0x23f0, 0x23f0},
    {0x23f3, 0x23f3},   {0x25fd, 0x25fe},   {0x2614, 0x2615},   {0x2648, 0x2653},   {0x267f, 0x267f},
    {0x2693, 0x2693},   {0x26a1, 0x26a1},   {0x26aa, 0x26ab},   {0x26bd, 0x26be},   {0x26c4, 0x26c5},
    {0x26ce, 0x26ce},   {0x26d4, 0x26d4},   {0x26ea, 0x26ea},   {0x26f2, 0x26f3},   {0x26f5, 0x26f5},
    {0x26fa, 0x26fa},   {0x26fd, 0x26fd},   {0x2705, 0x2705},   {0x270a, 0x270b},   {0x2728, 0x2728},
    {0x274c, 0x274c},   {0x274e, 0x274e},   {0x2753, 0x2755},   {0x2757, 0x2757},   {0x2795, 0x2797},
    {0x27b0, 0x27b0},   {0x27bf, 0x27bf},   {0x2b1b, 0x2b1c},   {0x2b50, 0x2b50},   {0x2b55, 0x2b55},
    {0x2e80, 0x303e},   {0x3041, 0x33ff},   {0x3400, 0x4dbf},   {0x4e00, 0xa4cf},   {0xa960, 0xa97c},
    {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe10, 0xfe19},   {0xfe30, 0xfe6f},   {0xff00, 0xff60},
    {0xffe0, 0xffe6},   {0x16fe0, 0x18aff}, {0x1b000, 0x1b2ff}, {0x1f004, 0x1f004}, {0x1f0cf, 0x1f0cf},
    {0x1f18e, 0x1f18e}, {0x1f191, 0x1f19a}, {0x1f200, 0x1f320}, {0x1f32d, 0x1f335}, {0x1f337, 0x1f37c},
    {0x1f37e, 0x1f393}, {0x1f3a0, 0x1f3ca}, {0x1f3cf, 0x1f3d3}, {0x1f3e0, 0x1f3f0}, {0x1f3f4, 0x1f3f4},
    {0x1f3f8, 0x1f43e}, {0x1f440, 0x1f440}, {0x1f442, 0x1f4fc}, {0x1f4ff, 0x1f53d}, {0x1f54b, 0x1f54e},
    {0x1f550, 0x1f567}, {0x1f57a, 0x1f57a}, {0x1f595, 0x1f596}, {0x1f5a4, 0x1f5a4}, {0x1f5fb, 0x1f64f},
    {0x1f680, 0x1f6c5}, {0x1f6cc, 0x1f6cc}, {0x1f6d0, 0x1f6d2}, {0x1f6d5, 0x1f6d7}, {0x1f6dc, 0x1f6df},
    {0x1f6eb, 0x1f6ec}, {0x1f6f4, 0x1f6fc}, {0x1f7e0, 0x1f7eb}, {0x1f90c, 0x1f93a}, {0x1f93c, 0x1f945},
    {0x1f947, 0x1f9ff}, {0x1fa70, 0x1faff}, {0x20000, 0x2fffd}, {0x30000, 0x3fffd},
};

bool isWide(char32_t c)
{
    if (c < wide[0].from)
        return false;
    const auto *at = std::upper_bound(std::begin(wide), std::end(wide), c,
                                      [](char32_t value, const Range &range) { return value < range.from; });
    return at != std::begin(wide) && c <= std::prev(at)->to;
}

} // namespace

bool isHiddenSign(char32_t c)
{
    if (c < 0x20 || (c >= 0x7f && c < 0xa0))
        return c != U'\t';
    if (c < 0xad)
        return false;
    // U+200C and U+200D are used in words and emoji; all other such characters only hide something.
    return c == 0xad || c == 0x034f || c == 0x061c || c == 0x180e || c == 0x200b || c == 0x200e || c == 0x200f ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff ||
           (c >= 0xe0000 && c <= 0xe0fff) || QChar::isSurrogate(c);
}

int cellsOf(char32_t c)
{
    if (c < 0x300 || isHiddenSign(c))
        return 1;
    switch (QChar::category(c)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return 0;
    default:
        return isWide(c) ? 2 : 1;
    }
}

char32_t takeCharacter(QStringView line, qsizetype &index)
{
    const QChar c = line.at(index++);
    if (c.isHighSurrogate() && index < line.size() && line.at(index).isLowSurrogate())
        return QChar::surrogateToUcs4(c, line.at(index++));
    return c.unicode();
}

LineExtent extentOf(QStringView line)
{
    LineExtent extent;
    for (qsizetype i = 0; i < line.size();) {
        const QChar unit = line.at(i);
        if (unit.unicode() < 0x300 && unit != u'\t') {
            ++extent.cells;
            ++i;
            continue;
        }
        extent.plain = false;
        const char32_t c = takeCharacter(line, i);
        extent.cells += c == U'\t' ? tabCells - extent.cells % tabCells : cellsOf(c);
    }
    return extent;
}

} // namespace text
