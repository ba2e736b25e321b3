// SPDX-License-Identifier: Apache-2.0
#include "text/terminal/terminalscreen.h"

#include "text/terminal/terminalcells.h"

#include <QStringList>

#include <deque>
#include <set>

namespace text {

/// Lines are identified by their absolute row: the number of rows ever above them.
struct TerminalScreen::Private
{
    static constexpr int longestSequence = 256;
    /// The parser's state in the stream. It only tells text from sequences; libvterm does the rest.
    enum class At { Text, Escape, Control, String, StringEscape };

    VTerm *vt = nullptr;
    VTermScreen *screen = nullptr;
    VTermState *state = nullptr;
    int columns = 0, rows = 0;

    At at = At::Text;
    qsizetype restLeft = 0;                            ///< characters to skip at most, until a line ends
    QString sequence;                                  ///< the sequence read so far
    bool canRepeat = false;                            ///< the text written last ends with a character that has a width
    QChar half;                                        ///< first half of a surrogate pair, until the second comes
    qint64 pushed = 0;                                 ///< number of rows that scrolled off
    qint64 row = 0;                                    ///< absolute row of the cursor
    std::set<qint64> goingOn;                          ///< rows that continue the line above
    std::vector<std::vector<VTermScreenCell>> waiting; ///< scrolled off, but the line may continue

    std::deque<TerminalLine> history;
    qint64 dropped = 0;

    bool cursorVisible = true;

    bool liveIsOld = true;
    int liveFrom = 0; ///< number of the first line that is not completely in the history
    std::vector<TerminalLine> live;
    TerminalCursor next;

    static int setProperty(VTermProp property, VTermValue *value, void *user)
    {
        if (property == VTERM_PROP_CURSORVISIBLE)
            static_cast<Private *>(user)->cursorVisible = value->boolean;
        return 1;
    }

    static int pushLine(int columns, const VTermScreenCell *cells, void *user)
    {
        auto *self = static_cast<Private *>(user);
        self->waiting.emplace_back(cells, cells + columns);
        return 1;
    }

    void write(QStringView text)
    {
        if (text.isEmpty())
            return;
        const QByteArray utf8 = text.toUtf8();
        vterm_input_write(vt, utf8.constData(), size_t(utf8.size()));
    }

    qint64 cursorRow() const
    {
        VTermPos cursor;
        vterm_state_get_cursorpos(state, &cursor);
        return pushed + qint64(waiting.size()) + cursor.row;
    }

    /// Plain text moves to a new row only where a line is too long, so that row continues the line.
    void writeText(QStringView text)
    {
        if (text.isEmpty())
            return;
        write(text);
        canRepeat = text.back() >= u' ' && text.back() <= u'~';
        for (const qint64 now = cursorRow(); row < now;)
            goingOn.insert(++row);
        keepScrolled();
    }

    void writeControl(QStringView control)
    {
        write(control);
        row = cursorRow();
        keepScrolled();
    }

    void newLine()
    {
        // A pipe ends lines with LF alone, a terminal with CR LF; an additional CR changes nothing.
        writeControl(u"\r\n");
        goingOn.erase(row);
    }

    void control(QChar c)
    {
        if (c == u'\n') {
            newLine();
            return;
        }
        writeControl(QStringView(&c, 1));
        if (c == u'\v' || c == u'\f')
            goingOn.erase(row);
    }

    /// Moves rows that scrolled off to the history as lines.
    void keepScrolled()
    {
        for (const std::vector<VTermScreenCell> &cells : waiting) {
            const bool joins =
                goingOn.erase(pushed) > 0 && !history.empty() && history.back().extent.cells < longestLine;
            const bool goesOn = goingOn.contains(pushed + 1);
            ++pushed;
            if (!joins)
                history.emplace_back();
            appendCells(history.back(), screen, cells.data(), int(cells.size()), goesOn);
            if (history.size() > maximumLines) {
                history.pop_front();
                ++dropped;
            }
        }
        waiting.clear();
    }

    void readLive()
    {
        live.clear();
        liveIsOld = false;
        liveFrom = int(history.size());
        std::vector<std::vector<VTermScreenCell>> cells(static_cast<size_t>(rows));
        int used = 0;
        for (int r = 0; r < rows; ++r) {
            cells[size_t(r)].resize(size_t(columns));
            bool blank = true;
            for (int c = 0; c < columns; ++c) {
                VTermScreenCell &cell = cells[size_t(r)][size_t(c)];
                vterm_screen_get_cell(screen, VTermPos{r, c}, &cell);
                blank = blank && isBlank(cell, true);
            }
            if (!blank)
                used = r + 1;
        }
        VTermPos place;
        vterm_state_get_cursorpos(state, &place);
        for (int r = 0; r < used; ++r) {
            const bool goesOn = r + 1 < used && goingOn.contains(pushed + r + 1);
            const bool joins = goingOn.contains(pushed + r);
            if (r == 0 && joins && !history.empty() && history.back().extent.cells < longestLine) {
                --liveFrom;
                live.push_back(history.back());
            } else if (!joins || live.empty() || live.back().extent.cells >= longestLine) {
                live.emplace_back();
            }
            if (r == place.row)
                next = {liveFrom + int(live.size()) - 1, live.back().extent.cells + place.col, cursorVisible};
            appendCells(live.back(), screen, cells[size_t(r)].data(), columns, goesOn);
        }
        // Below the written part every row is a line of its own.
        if (place.row >= used)
            next = {liveFrom + int(live.size()) + place.row - used, place.col, cursorVisible};
    }

    /// Whether a control character is to be done although a sequence has begun, which goes on after it. libvterm does
    /// the same; it must not be given a half of one, as it would read what follows as the other half.
    bool isWithin(QChar c) const
    {
        return isOpen() && (c < u' ' || c == u'\x7f') && c != u'\x1b' && c != u'\x18' && c != u'\x1a';
    }

    /// Whether no sequence goes on with it: what has begun is dropped, and this is text.
    bool breaksOff(QChar c) const { return isOpen() && c > u'\x7f'; }
    bool isOpen() const { return at != At::Text && at != At::String; }

    /// Consumes the next character of the sequence; true if it was the last. Strings (titles, links, the clipboard) are
    /// skipped.
    bool sequenceEnds(QChar c)
    {
        const char16_t u = c.unicode();
        if (u == 0x1b) {
            at = at == At::String ? At::StringEscape : At::Escape;
            sequence = c;
            return false;
        }
        if (u == 0x18 || u == 0x1a) {
            sequence.clear();
            return true;
        }
        switch (at) {
        case At::StringEscape:
            if (u == u'\\') {
                sequence.clear();
                return true;
            }
            [[fallthrough]]; // unterminated string: the next sequence has begun
        case At::Escape:
            if (u == u']' || u == u'P' || u == u'X' || u == u'^' || u == u'_') {
                at = At::String;
                sequence.clear();
                return false;
            }
            at = u == u'[' ? At::Control : At::Escape;
            sequence += c;
            return at == At::Escape && (u > 0x2f || sequence.size() > longestSequence);
        case At::Control:
            sequence += c;
            return (u >= 0x40 && u <= 0x7e) || sequence.size() > longestSequence;
        case At::String:
            return u == 0x07;
        case At::Text:
            break;
        }
        return true;
    }

    void endSequence()
    {
        const QChar last = sequence.isEmpty() ? QChar() : sequence.back();
        const bool isTooLong = sequence.size() > longestSequence;
        // libvterm repeats for ever what has no width, or what there is not.
        if (at == At::Control && last == u'b' && !canRepeat)
            sequence.clear();
        writeControl(std::exchange(sequence, {}));
        if (isTooLong)
            writeControl(u"\x18"); // so that what follows does not end it
        // After rows were erased or moved, no row continues another.
        const bool ofRows =
            last == u'J' || last == u'S' || last == u'T' || last == u'L' || last == u'M' || last == u'c';
        if (at == At::Control ? ofRows : at == At::Escape && last == u'c')
            goingOn.clear();
        at = At::Text;
    }
};

TerminalScreen::TerminalScreen(int columns, int rows) : d(std::make_unique<Private>())
{
    static const VTermScreenCallbacks callbacks = [] {
        VTermScreenCallbacks c = {};
        c.sb_pushline = &Private::pushLine;
        c.settermprop = &Private::setProperty;
        return c;
    }();
    d->columns = columns;
    d->rows = rows;
    d->vt = vterm_new(rows, columns);
    vterm_set_utf8(d->vt, 1);
    d->screen = vterm_obtain_screen(d->vt);
    d->state = vterm_obtain_state(d->vt);
    vterm_screen_set_callbacks(d->screen, &callbacks, d.get());
    vterm_screen_reset(d->screen, 1);
}

TerminalScreen::~TerminalScreen()
{
    vterm_free(d->vt);
}

void TerminalScreen::startInMidst()
{
    d->restLeft = longestRest;
}

void TerminalScreen::feed(QStringView text)
{
    if (d->restLeft > 0) {
        const qsizetype end = text.left(d->restLeft).indexOf(u'\n');
        const qsizetype passed = end < 0 ? qMin(text.size(), d->restLeft) : end + 1;
        d->restLeft = end < 0 ? d->restLeft - passed : 0;
        text = text.mid(passed);
    }
    QString whole;
    if (!d->half.isNull()) {
        whole = std::exchange(d->half, QChar());
        whole += text;
        text = whole;
    }
    if (!text.isEmpty() && text.back().isHighSurrogate()) {
        d->half = text.back();
        text.chop(1);
    }
    if (text.isEmpty())
        return;
    d->liveIsOld = true;
    using At = Private::At;
    qsizetype from = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (d->isWithin(c)) {
            d->control(c);
            continue;
        }
        if (d->breaksOff(c)) {
            d->sequence.clear();
            d->at = At::Text;
            from = i;
        }
        if (d->at != At::Text) {
            if (!d->sequenceEnds(c))
                continue;
            d->endSequence();
            from = i + 1;
            continue;
        }
        if (c != u'\n' && c != u'\x1b' && c != u'\v' && c != u'\f')
            continue;
        d->writeText(text.mid(from, i - from));
        from = i + 1;
        if (c == u'\x1b') {
            d->at = At::Escape;
            d->sequence = c;
        } else {
            d->control(c);
        }
    }
    if (d->at == At::Text)
        d->writeText(text.mid(from));
}

void TerminalScreen::resize(int columns, int rows)
{
    if (columns == d->columns && rows == d->rows)
        return;
    d->columns = columns;
    d->rows = rows;
    vterm_set_size(d->vt, rows, columns);
    d->row = d->cursorRow();
    d->keepScrolled();
    d->liveIsOld = true;
}

int TerminalScreen::lineCount() const
{
    if (d->liveIsOld)
        d->readLive();
    return d->liveFrom + int(d->live.size());
}

const TerminalLine &TerminalScreen::line(int index) const
{
    if (d->liveIsOld)
        d->readLive();
    return index < d->liveFrom ? d->history[size_t(index)] : d->live[size_t(index - d->liveFrom)];
}

int TerminalScreen::settledLines() const
{
    if (d->liveIsOld)
        d->readLive();
    return d->liveFrom;
}

qint64 TerminalScreen::droppedLines() const
{
    return d->dropped;
}

TerminalCursor TerminalScreen::cursor() const
{
    if (d->liveIsOld)
        d->readLive();
    return d->next;
}

QString TerminalScreen::plainText() const
{
    QStringList lines;
    for (int i = 0; i < lineCount(); ++i)
        lines << line(i).text;
    return lines.join(u'\n');
}

} // namespace text
