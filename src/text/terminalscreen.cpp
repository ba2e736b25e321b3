// SPDX-License-Identifier: Apache-2.0
#include "text/terminalscreen.h"

#include <vterm.h>

namespace text {

bool TerminalSpan::sameLooks(const TerminalSpan &o) const
{
    return foreground == o.foreground && background == o.background && foregroundRgb == o.foregroundRgb &&
           backgroundRgb == o.backgroundRgb && bold == o.bold && italic == o.italic && underline == o.underline &&
           strike == o.strike && reverse == o.reverse;
}

struct TerminalScreen::Private
{
    VTerm *vt = nullptr;
    VTermScreen *screen = nullptr;
    int columns = 0, rows = 0;
    std::deque<TerminalLine> history;
    qint64 dropped = 0;
    QChar last;

    void takeColor(const VTermColor &color, bool isDefault, int &index, QRgb &rgb) const
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

    TerminalLine read(const VTermScreenCell *cells, int count) const
    {
        TerminalLine line;
        int used = count;
        while (used > 0 && (cells[used - 1].chars[0] == 0 || cells[used - 1].chars[0] == ' ') &&
               !cells[used - 1].attrs.reverse && VTERM_COLOR_IS_DEFAULT_BG(&cells[used - 1].bg))
            --used;
        for (int i = 0; i < used; ++i) {
            const VTermScreenCell &cell = cells[i];
            if (cell.chars[0] == uint32_t(-1)) // the right half of a wide character
                continue;
            TerminalSpan span;
            span.start = int(line.text.size());
            if (cell.chars[0] == 0) {
                line.text += u' ';
            } else {
                for (int c = 0; c < VTERM_MAX_CHARS_PER_CELL && cell.chars[c]; ++c) {
                    const char32_t code = cell.chars[c];
                    line.text += QString::fromUcs4(&code, 1);
                }
            }
            span.length = int(line.text.size()) - span.start;
            takeColor(cell.fg, VTERM_COLOR_IS_DEFAULT_FG(&cell.fg), span.foreground, span.foregroundRgb);
            takeColor(cell.bg, VTERM_COLOR_IS_DEFAULT_BG(&cell.bg), span.background, span.backgroundRgb);
            span.bold = cell.attrs.bold;
            span.italic = cell.attrs.italic;
            span.underline = cell.attrs.underline != 0;
            span.strike = cell.attrs.strike;
            span.reverse = cell.attrs.reverse;
            if (!line.spans.empty() && line.spans.back().sameLooks(span))
                line.spans.back().length += span.length;
            else
                line.spans.push_back(span);
        }
        if (line.spans.size() == 1 && line.spans.front().sameLooks(TerminalSpan{}))
            line.spans.clear();
        return line;
    }

    static int pushLine(int columns, const VTermScreenCell *cells, void *user)
    {
        auto *self = static_cast<Private *>(user);
        self->history.push_back(self->read(cells, columns));
        if (self->history.size() > maximumLines) {
            self->history.pop_front();
            ++self->dropped;
        }
        return 1;
    }

    bool isEmptyRow(int row) const
    {
        for (int column = 0; column < columns; ++column) {
            VTermScreenCell cell;
            vterm_screen_get_cell(screen, VTermPos{row, column}, &cell);
            if (cell.chars[0] != 0 && cell.chars[0] != ' ')
                return false;
        }
        return true;
    }

    mutable int usedRows = -1;
};

TerminalScreen::TerminalScreen(int columns, int rows) : d(std::make_unique<Private>())
{
    static const VTermScreenCallbacks callbacks = [] {
        VTermScreenCallbacks c = {};
        c.sb_pushline = &Private::pushLine;
        return c;
    }();
    d->columns = columns;
    d->rows = rows;
    d->vt = vterm_new(rows, columns);
    vterm_set_utf8(d->vt, 1);
    d->screen = vterm_obtain_screen(d->vt);
    vterm_screen_set_callbacks(d->screen, &callbacks, d.get());
    vterm_screen_reset(d->screen, 1);
}

TerminalScreen::~TerminalScreen()
{
    vterm_free(d->vt);
}

void TerminalScreen::feed(const QString &text)
{
    // A pipe ends its lines with LF alone, a terminal with CR LF; an extra CR changes nothing.
    QString lines = text;
    lines.replace(u'\n', QStringLiteral("\r\n"));
    const QByteArray utf8 = lines.toUtf8();
    vterm_input_write(d->vt, utf8.constData(), size_t(utf8.size()));
    d->usedRows = -1;
}

int TerminalScreen::lineCount() const
{
    if (d->usedRows < 0) {
        d->usedRows = d->rows;
        while (d->usedRows > 0 && d->isEmptyRow(d->usedRows - 1))
            --d->usedRows;
    }
    return int(d->history.size()) + d->usedRows;
}

TerminalLine TerminalScreen::line(int index) const
{
    if (index < int(d->history.size()))
        return d->history[size_t(index)];
    const int row = index - int(d->history.size());
    std::vector<VTermScreenCell> cells(static_cast<size_t>(d->columns));
    for (int column = 0; column < d->columns; ++column)
        vterm_screen_get_cell(d->screen, VTermPos{row, column}, &cells[size_t(column)]);
    return d->read(cells.data(), d->columns);
}

qint64 TerminalScreen::droppedLines() const
{
    return d->dropped;
}

} // namespace text
