// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/monolines.h"

#include <QFontMetricsF>

#include <cmath>

namespace widgets {
namespace {

/// Whether it belongs to a script whose letters are shaped by their neighbours.
bool isShaped(char32_t character)
{
    return character >= 0x590 && character < 0x2000;
}

int cellsAt(char32_t character, int column)
{
    return character == U'\t' ? text::tabCells - column % text::tabCells : text::cellsOf(character);
}

} // namespace

MonoPainter::MonoPainter(Canvas &canvas, const QFont &font, int lineHeight)
    : m_canvas(canvas)
    , m_font(font)
    , m_metrics(font)
    , m_cell(cellWidth(font))
    , m_lineHeight(lineHeight)
{}

qreal MonoPainter::cellWidth(const QFont &font)
{
    return qMax(1.0, QFontMetricsF(font).horizontalAdvance(u'0'));
}

int MonoPainter::cellsIn(qreal width, const QFont &font)
{
    constexpr qreal rounding = 1e-6; // so many cells have room where their widths add up to the width
    return qMax(4, int(width / cellWidth(font) + rounding));
}

void MonoPainter::addMarks(std::vector<MonoFormat> &formats, const Theme &theme, const std::vector<text::Mark> &marks)
{
    for (const text::Mark &mark : marks) {
        MonoFormat format{mark.from, mark.to - mark.from, mark.now ? theme.prose.onFoundNow : theme.prose.onFound,
                          mark.now ? theme.prose.foundNow : theme.prose.found};
        format.underline = mark.now;
        formats.push_back(format);
    }
}

void MonoPainter::addSelection(std::vector<MonoFormat> &formats, const Theme &theme, int from, int to)
{
    if (from < to)
        formats.push_back({from, to - from, {}, theme.prose.selection});
}

/// Combines the formats for the units from \p from to \p to.
void MonoPainter::style(qsizetype from, qsizetype to, const std::vector<MonoFormat> &formats)
{
    m_styles.assign(1, MonoFormat());
    m_styleOf.assign(size_t(to - from), 0);
    for (const MonoFormat &format : formats) {
        int before = -1, after = 0;
        const qsizetype end = qMin(to, qsizetype(format.from) + format.length);
        for (qsizetype i = qMax(from, qsizetype(format.from)); i < end; ++i) {
            int &is = m_styleOf[size_t(i - from)];
            if (is != before) {
                before = is;
                MonoFormat mixed = m_styles[size_t(is)];
                if (format.fore.isValid())
                    mixed.fore = format.fore;
                if (format.back.isValid())
                    mixed.back = format.back;
                mixed.bold |= format.bold;
                mixed.italic |= format.italic;
                mixed.underline |= format.underline;
                mixed.strike |= format.strike;
                after = int(m_styles.size());
                m_styles.push_back(mixed);
            }
            is = after;
        }
    }
}

void MonoPainter::paint(QPointF at, QStringView line, text::LineExtent extent, int cells, int firstRow, int lastRow,
                        const QColor &color, const std::vector<MonoFormat> &formats)
{
    m_at = at;
    m_line = line;
    m_cells = cells;
    m_color = color;
    m_run = {};
    const int firstColumn = firstRow * cells, endColumn = (lastRow + 1) * cells;
    qsizetype from = 0, to = line.size();
    int column = 0;
    if (extent.plain) {
        from = qMin<qsizetype>(line.size(), firstColumn);
        to = qMin<qsizetype>(line.size(), endColumn);
        column = int(from);
    } else {
        qsizetype next = 0;
        while (next < line.size()) {
            const int cellsHere = cellsAt(text::takeCharacter(line, next), column);
            if (column + cellsHere > firstColumn)
                break;
            column += cellsHere;
            from = next;
        }
        int end = column;
        for (to = from; to < line.size() && end < endColumn;)
            end += cellsAt(text::takeCharacter(line, to), end);
        // Characters that join the last one are painted with it.
        for (next = to; next < line.size() && cellsAt(text::takeCharacter(line, next), 0) == 0;)
            to = next;
    }
    style(from, to, formats);
    for (qsizetype i = from; i < to;) {
        Cluster cluster{i, 0, column, 0, text::takeCharacter(line, i)};
        const int is = m_styleOf[size_t(cluster.from - from)];
        cluster.cells = cellsAt(cluster.character, column);
        // Characters that join this one are drawn with it.
        for (qsizetype next = i; next < to && line.at(next).unicode() >= 0x300; i = next) {
            if (text::cellsOf(text::takeCharacter(line, next)) != 0)
                break;
        }
        cluster.length = i - cluster.from;
        column += cluster.cells;
        add(cluster, is);
    }
    flush();
}

/// Whether it can be drawn together with its neighbours and still fit its cells.
bool MonoPainter::joins(char32_t character, int cells)
{
    if (character >= 0x20 && character < 0x7f)
        return true;
    if (isShaped(character))
        return true;
    const auto known = m_joins.constFind(character);
    if (known != m_joins.cend())
        return *known;
    const bool fits = std::abs(m_metrics.horizontalAdvance(QString::fromUcs4(&character, 1)) - cells * m_cell) < 0.01;
    m_joins.insert(character, fits);
    return fits;
}

void MonoPainter::add(const Cluster &cluster, int style)
{
    const bool isText = cluster.character != U'\t' && !text::isHiddenSign(cluster.character);
    const bool isBase = cluster.length > 1 && cluster.character < 0x590;
    const bool alone = !isText || isBase || !joins(cluster.character, cluster.cells);
    const bool follows = m_run.length > 0 && !alone && style == m_runStyle &&
                         isShaped(m_run.character) == isShaped(cluster.character) &&
                         m_run.column / m_cells == cluster.column / m_cells;
    if (follows) {
        m_run.length += cluster.length;
        m_run.cells += cluster.cells;
        return;
    }
    flush();
    m_run = cluster;
    m_runStyle = style;
    if (!alone)
        return;
    flush();
}

const QFont &MonoPainter::fontOf(const MonoFormat &format)
{
    if (!format.bold && !format.italic && !format.underline && !format.strike)
        return m_font;
    m_styled = m_font;
    m_styled.setWeight(format.bold ? QFont::DemiBold : m_font.weight());
    m_styled.setItalic(format.italic);
    m_styled.setUnderline(format.underline);
    m_styled.setStrikeOut(format.strike);
    return m_styled;
}

void MonoPainter::flush()
{
    if (m_run.length == 0)
        return;
    const Cluster run = std::exchange(m_run, {});
    const MonoFormat &format = m_styles[size_t(m_runStyle)];
    QPainter *painter = m_canvas.painter();
    const int row = run.column / m_cells;
    const qreal x = m_at.x() + (run.column - row * m_cells) * m_cell, y = m_at.y() + row * m_lineHeight;
    // A tab ends with its row; the rest is the indent of the next one.
    const int cells = run.character == U'\t' ? qMin(run.cells, (row + 1) * m_cells - run.column) : run.cells;
    if (format.back.isValid())
        painter->fillRect(QRectF(std::round(x), y, std::round(x + cells * m_cell) - std::round(x), m_lineHeight),
                          format.back);
    painter->setPen(format.fore.isValid() ? format.fore : m_color);
    if (text::isHiddenSign(run.character)) {
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(x + 1.5, y + m_lineHeight * 0.25, m_cell - 3, m_lineHeight * 0.5));
        return;
    }
    const QString words = run.character == U'\t' ? QString(cells, u' ') : m_line.mid(run.from, run.length).toString();
    if (words.trimmed().isEmpty() && !format.underline && !format.strike)
        return;
    qreal indent = 0;
    if (run.cells == 2 && text::cellsOf(run.character) == 2)
        indent = qMax(0.0, (run.cells * m_cell - m_metrics.horizontalAdvance(words)) / 2);
    painter->setFont(fontOf(format));
    painter->drawText(QPointF(x + indent, y + std::floor((m_lineHeight - m_metrics.height()) / 2) + m_metrics.ascent()),
                      words);
}

// --- places --------------------------------------------------------------------------------------------------

int MonoGrid::offsetAt(QStringView line, text::LineExtent extent, QPointF point) const
{
    const int row = qMax(0, int(std::floor(point.y() / lineHeight)));
    const qreal wanted = row * qreal(cells) + qBound(0.0, point.x() / MonoPainter::cellWidth(font), qreal(cells));
    if (extent.plain)
        return int(qMin(qreal(line.size()), std::round(wanted)));
    int column = 0;
    for (qsizetype next = 0; next < line.size();) {
        const auto from = int(next);
        const int wide = cellsAt(text::takeCharacter(line, next), column);
        if (wide > 0 && wanted < column + wide / 2.0)
            return from;
        column += wide;
    }
    return int(line.size());
}

QRectF MonoGrid::placeOf(QStringView line, text::LineExtent extent, int offset) const
{
    offset = qBound(0, offset, int(line.size()));
    int column = offset;
    if (!extent.plain) {
        column = 0;
        for (qsizetype next = 0; next < offset;)
            column += cellsAt(text::takeCharacter(line, next), column);
    }
    // The end of a full row is not the beginning of one that does not exist.
    const int row = column > 0 && offset == line.size() ? (column - 1) / cells : column / cells;
    const qreal cell = MonoPainter::cellWidth(font);
    return QRectF((column - row * cells) * cell, row * lineHeight, cell, lineHeight);
}

} // namespace widgets
