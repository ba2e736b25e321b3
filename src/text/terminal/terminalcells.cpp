// SPDX-License-Identifier: Apache-2.0
#include "text/terminal/terminalcells.h"

namespace text {
namespace {

void takeColor(const VTermScreen *screen, const VTermColor &color, bool isDefault, int &index, QRgb &rgb)
{
    if (isDefault)
        return;
    if (VTERM_COLOR_IS_INDEXED(&color) && color.indexed.idx < 16) {
        index = color.indexed.idx;
        return;
    }
    VTermColor copy = color;
    vterm_screen_convert_color_to_rgb(screen, &copy);
    index = 16;
    rgb = qRgb(copy.rgb.red, copy.rgb.green, copy.rgb.blue);
}

TerminalSpan looksOf(const VTermScreen *screen, const VTermScreenCell &cell)
{
    TerminalSpan span;
    takeColor(screen, cell.fg, VTERM_COLOR_IS_DEFAULT_FG(&cell.fg), span.foreground, span.foregroundRgb);
    takeColor(screen, cell.bg, VTERM_COLOR_IS_DEFAULT_BG(&cell.bg), span.background, span.backgroundRgb);
    span.bold = cell.attrs.bold;
    span.italic = cell.attrs.italic;
    span.underline = cell.attrs.underline != 0;
    span.strike = cell.attrs.strike;
    span.reverse = cell.attrs.reverse;
    return span;
}

bool sameAttributes(const VTermScreenCell &a, const VTermScreenCell &b)
{
    return a.attrs.bold == b.attrs.bold && a.attrs.italic == b.attrs.italic && a.attrs.underline == b.attrs.underline &&
           a.attrs.strike == b.attrs.strike && a.attrs.reverse == b.attrs.reverse && a.fg.type == b.fg.type &&
           a.bg.type == b.bg.type && vterm_color_is_equal(&a.fg, &b.fg) && vterm_color_is_equal(&a.bg, &b.bg);
}

} // namespace

bool TerminalSpan::sameLooks(const TerminalSpan &o) const
{
    return foreground == o.foreground && background == o.background && foregroundRgb == o.foregroundRgb &&
           backgroundRgb == o.backgroundRgb && bold == o.bold && italic == o.italic && underline == o.underline &&
           strike == o.strike && reverse == o.reverse;
}

bool isBlank(const VTermScreenCell &cell, bool alsoSpace)
{
    return (cell.chars[0] == 0 || (alsoSpace && cell.chars[0] == U' ')) && !cell.attrs.reverse &&
           (!cell.attrs.underline || cell.chars[0] == 0) && VTERM_COLOR_IS_DEFAULT_BG(&cell.bg);
}

void appendCells(TerminalLine &line, const VTermScreen *screen, const VTermScreenCell *cells, int count, bool goesOn)
{
    int used = count;
    while (used > 0 && isBlank(cells[used - 1], !goesOn))
        --used;
    const VTermScreenCell *before = nullptr;
    bool plainLooks = line.spans.empty();
    const int first = int(line.text.size());
    for (int i = 0; i < used; ++i) {
        const VTermScreenCell &cell = cells[i];
        if (cell.chars[0] == uint32_t(-1)) // the right half of a wide character
            continue;
        const int start = int(line.text.size());
        if (cell.chars[0] == 0) {
            line.text += u' ';
        } else {
            for (int c = 0; c < VTERM_MAX_CHARS_PER_CELL && cell.chars[c]; ++c) {
                if (cell.chars[c] < 0x10000)
                    line.text += QChar(char16_t(cell.chars[c]));
                else
                    line.text += QChar::fromUcs4(cell.chars[c]);
            }
        }
        const int length = int(line.text.size()) - start;
        if (before && sameAttributes(cell, *before)) {
            if (!plainLooks)
                line.spans.back().length += length;
            continue;
        }
        before = &cell;
        TerminalSpan span = looksOf(screen, cell);
        if (plainLooks && span.sameLooks({}))
            continue;
        if (plainLooks && start > 0)
            line.spans.push_back({0, start});
        plainLooks = false;
        span.start = start;
        span.length = length;
        if (!line.spans.empty() && line.spans.back().sameLooks(span))
            line.spans.back().length += length;
        else
            line.spans.push_back(span);
    }
    const LineExtent added = extentOf(QStringView(line.text).mid(first));
    line.extent.cells += added.cells;
    line.extent.plain = line.extent.plain && added.plain;
}

} // namespace text
