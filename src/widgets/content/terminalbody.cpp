// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/terminalbody.h"

#include "text/layout/unmirroredpainting.h"

#include <QElapsedTimer>

#include <algorithm>

namespace widgets {
namespace {

constexpr qsizetype pieceSize = 1024;
constexpr qint64 mostMilliseconds = 4;

} // namespace

void TerminalBody::setOutput(const QString &output, qint64 dropped)
{
    if (!m_screen || dropped > m_fed) {
        m_screen = std::make_unique<text::TerminalScreen>(m_columns, m_rows);
        m_fed = dropped;
        m_lostBeginning = dropped > 0;
        if (m_lostBeginning)
            m_screen->startInMidst();
    }
    const QStringView rest = QStringView(output).mid(qsizetype(m_fed - dropped));
    // The cost of a character varies: a line feed moves the whole screen.
    QElapsedTimer time;
    time.start();
    qsizetype taken = 0;
    while (taken < qMin(rest.size(), mostAtOnce) && (taken == 0 || time.elapsed() < mostMilliseconds)) {
        const QStringView piece = rest.mid(taken, qMin(pieceSize, mostAtOnce - taken));
        m_screen->feed(piece);
        taken += piece.size();
    }
    m_behind = taken < rest.size();
    m_fed += taken;
    if (taken == 0)
        return;
    m_width = 0;
}

void TerminalBody::setScreenSize(int columns, int rows)
{
    m_columns = columns;
    m_rows = rows;
    if (m_screen)
        m_screen->resize(columns, rows);
    m_width = 0;
}

int TerminalBody::hiddenLines() const
{
    return qMax(0, lineCount() - shortLines);
}

void TerminalBody::setLayout(int width, const Theme &theme)
{
    if (m_width == width)
        return;
    m_width = width;
    m_cells = MonoPainter::cellsIn(width - theme.u * 6, theme.mono);
    const int first = firstShown(), count = lineCount() - first;
    m_first.assign(size_t(count) + 1, 0);
    for (int i = 0; i < count; ++i) {
        const int cells = m_screen->line(first + i).extent.cells;
        m_first[size_t(i) + 1] = m_first[size_t(i)] + qMax(1, (cells + m_cells - 1) / m_cells);
    }
}

int TerminalBody::height(const Theme &theme) const
{
    return m_first.back() * theme.prose.terminalLine() + theme.u * 3;
}

qreal TerminalBody::lineTop(int line, const Theme &theme) const
{
    const int shown = qBound(0, line - firstShown(), int(m_first.size()) - 1);
    return theme.u * 3 / 2.0 + m_first[size_t(shown)] * theme.prose.terminalLine();
}

std::optional<QRectF> TerminalBody::cursorCell(const Theme &theme) const
{
    const text::TerminalCursor cursor = m_screen ? m_screen->cursor() : text::TerminalCursor();
    if (!cursor.visible || cursor.line < firstShown())
        return std::nullopt;
    const int lineHeight = theme.prose.terminalLine(), below = qMax(0, cursor.line - lineCount());
    const qreal cell = MonoPainter::cellWidth(theme.mono);
    return QRectF(theme.u * 3 + cursor.cells % m_cells * cell,
                  lineTop(cursor.line, theme) + (below + cursor.cells / m_cells) * lineHeight, cell, lineHeight);
}

void TerminalBody::paintCursor(Canvas &canvas, QPointF at, bool hasFocus) const
{
    const Theme &t = canvas.theme();
    const std::optional<QRectF> cell = cursorCell(t);
    if (!cell)
        return;
    QPainter *const painter = canvas.painter();
    const QRectF rect = cell->translated(at).toRect(); // whole pixels keep the outline sharp
    painter->save();
    if (!hasFocus) {
        painter->setPen(QPen(t.text, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    } else {
        painter->fillRect(rect, t.text);
        const text::TerminalCursor cursor = m_screen ? m_screen->cursor() : text::TerminalCursor();
        if (cursor.line < lineCount()) {
            const text::TerminalLine &line = m_screen->line(cursor.line);
            const int row = cursor.cells / m_cells;
            painter->setClipRect(rect, Qt::IntersectClip);
            MonoPainter(canvas, t.mono, t.prose.terminalLine())
                .paint(QPointF(at.x() + t.u * 3, at.y() + lineTop(cursor.line, t)), line.text, line.extent, m_cells,
                       row, row, t.card, {});
        }
    }
    painter->restore();
}

int TerminalBody::lineAtRow(int row) const
{
    const auto at = std::upper_bound(m_first.begin(), m_first.end(), row);
    return qBound(0, int(at - m_first.begin()) - 1, int(m_first.size()) - 1);
}

/// Of a line that is there.
int TerminalBody::indexOf(text::TextPosition position) const
{
    return qBound(0, int(position.block - goneLines()), lineCount() - 1);
}

text::TextPosition TerminalBody::positionAt(QPointF point, const Theme &theme) const
{
    if (isEmpty())
        return begin();
    const int lineHeight = theme.prose.terminalLine();
    const qreal y = point.y() - theme.u * 3 / 2.0;
    if (y < 0)
        return {int(goneLines()) + firstShown(), 0};
    const int row = int(y / lineHeight);
    if (row >= m_first.back())
        return end();
    const int shown = lineAtRow(row), index = firstShown() + shown;
    const text::TerminalLine &line = m_screen->line(index);
    const QPointF inLine(point.x() - theme.u * 3, y - m_first[size_t(shown)] * qreal(lineHeight));
    return {int(goneLines()) + index,
            MonoGrid{theme.mono, lineHeight, m_cells}.offsetAt(line.text, line.extent, inLine)};
}

QRectF TerminalBody::caretRect(text::TextPosition position, const Theme &theme) const
{
    if (isEmpty())
        return {};
    const int index = indexOf(position);
    const text::TerminalLine &line = m_screen->line(index);
    return MonoGrid{theme.mono, theme.prose.terminalLine(), m_cells}
        .placeOf(line.text, line.extent, position.offset)
        .translated(theme.u * 3, lineTop(index, theme));
}

text::TextPosition TerminalBody::end() const
{
    if (isEmpty())
        return begin();
    const int last = lineCount() - 1;
    return {int(goneLines()) + last, int(m_screen->line(last).text.size())};
}

QString TerminalBody::text(text::TextPosition from, text::TextPosition to) const
{
    QStringList lines;
    const ItemSelection wanted{from, to};
    const auto gone = int(goneLines());
    for (int block = qMax(from.block, gone); block - gone < lineCount() && block <= to.block; ++block) {
        const QString &line = m_screen->line(block - gone).text;
        const auto [begin, end] = wanted.inBlock(block, int(line.size()));
        lines << line.mid(begin, end - begin);
    }
    return lines.join(u'\n');
}

void TerminalBody::paint(Canvas &canvas, QPointF at, const QRectF &clip, const text::MessageFlow::MarksOf &marks,
                         const ItemSelection &selection)
{
    const text::UnmirroredPainting unmirrored(canvas.painter(), at.x(), m_width);
    const Theme &t = canvas.theme();
    const int lineHeight = t.prose.terminalLine();
    const qreal top = at.y() + t.u * 3 / 2.0;
    const int first = firstShown(), count = int(m_first.size()) - 1;
    MonoPainter mono(canvas, t.mono, lineHeight);
    for (int i = lineAtRow(qMax(0, int((clip.top() - top) / lineHeight))); i < count; ++i) {
        const qreal y = top + m_first[size_t(i)] * qreal(lineHeight);
        if (y > clip.bottom())
            break;
        const text::TerminalLine &line = m_screen->line(first + i);
        std::vector<MonoFormat> formats = formatsOf(line, t);
        if (marks)
            MonoPainter::addMarks(formats, t, marks(first + i, line.text));
        const auto [from, to] = selection.inBlock(int(goneLines()) + first + i, int(line.text.size()));
        MonoPainter::addSelection(formats, t, from, to);
        const int rows = m_first[size_t(i) + 1] - m_first[size_t(i)];
        mono.paint(QPointF(at.x() + t.u * 3, y), line.text, line.extent, m_cells,
                   qBound(0, int((clip.top() - y) / lineHeight), rows - 1),
                   qMin(rows - 1, int((clip.bottom() - y) / lineHeight)), t.text, formats);
    }
}

/// The colour, moved towards the text colour until it is readable on \p ground.
QColor TerminalBody::readable(const QColor &color, const QColor &ground, const Theme &theme)
{
    constexpr double wanted = 4.5;
    if (contrast(color, ground) >= wanted)
        return color;
    const quint64 key = (quint64(color.rgb()) << 32) | ground.rgb();
    const auto known = m_readable.find(key);
    if (known != m_readable.end())
        return known->second;
    const QColor goal = contrast(theme.text, ground) >= contrast(theme.base, ground) ? theme.text : theme.base;
    QColor is = goal;
    for (double share = 0.1; share < 1; share += 0.1) {
        const QColor mixed = mix(goal, color, share);
        if (contrast(mixed, ground) < wanted)
            continue;
        is = mixed;
        break;
    }
    if (m_readable.size() > 4096) // pictures made of characters have many colours that occur once
        m_readable.clear();
    m_readable.emplace(key, is.rgb());
    return is;
}

std::vector<MonoFormat> TerminalBody::formatsOf(const text::TerminalLine &line, const Theme &t)
{
    std::vector<MonoFormat> formats;
    const auto color = [&t](int index, QRgb rgb) {
        return index < 0 ? QColor() : index < 16 ? t.prose.ansi[index] : QColor(rgb);
    };
    for (const text::TerminalSpan &span : line.spans) {
        QColor fore = color(span.foreground, span.foregroundRgb);
        QColor back = color(span.background, span.backgroundRgb);
        if (!fore.isValid())
            fore = t.text;
        if (span.reverse) {
            const QColor ground = back.isValid() ? back : t.base;
            back = fore;
            fore = ground;
        }
        MonoFormat format{span.start, span.length, readable(fore, back.isValid() ? back : t.base, t), back};
        format.bold = span.bold;
        format.italic = span.italic;
        format.underline = span.underline;
        format.strike = span.strike;
        formats.push_back(format);
    }
    return formats;
}

} // namespace widgets
