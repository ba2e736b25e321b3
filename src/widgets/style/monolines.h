// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/messageflow.h"
#include "text/terminal/cells.h"
#include "widgets/style/canvas.h"

#include <QHash>

#include <vector>

namespace widgets {

/// The style of a stretch of a line. Invalid colours change nothing.
struct MonoFormat
{
    int from = 0, length = 0;
    QColor fore, back;
    bool bold = false, italic = false, underline = false, strike = false;
};

/// Paints text on a grid: every character is placed in its cells, whatever its width in the font, so that columns are
/// aligned even with wide and combined characters. Cheap; created for each painting.
class MonoPainter
{
public:
    MonoPainter(Canvas &canvas, const QFont &font, int lineHeight);

    static qreal cellWidth(const QFont &font);
    /// Number of cells in \p width, with a lower limit.
    static int cellsIn(qreal width, const QFont &font);

    /// Paints rows \p firstRow to \p lastRow (inclusive) of a line that wraps after \p cells cells; its first row is at
    /// \p at. Later formats override earlier ones.
    void paint(QPointF at, QStringView line, text::LineExtent extent, int cells, int firstRow, int lastRow,
               const QColor &color, const std::vector<MonoFormat> &formats);

    /// Adds search marks as formats.
    static void addMarks(std::vector<MonoFormat> &formats, const Theme &theme, const std::vector<text::Mark> &marks);

    /// Adds the selected characters from \p from to \p to as a format; nothing if there are none.
    static void addSelection(std::vector<MonoFormat> &formats, const Theme &theme, int from, int to);

private:
    struct Cluster
    {
        qsizetype from = 0, length = 0;
        int column = 0, cells = 0;
        char32_t character = 0;
    };

    void style(qsizetype from, qsizetype to, const std::vector<MonoFormat> &formats);
    void add(const Cluster &cluster, int style);
    void flush();
    bool joins(char32_t character, int cells);
    const QFont &fontOf(const MonoFormat &format);

    Canvas &m_canvas;
    const QFont m_font;
    const QFontMetricsF m_metrics;
    const qreal m_cell;
    const int m_lineHeight;
    QHash<char32_t, bool> m_joins;
    QFont m_styled;

    // the current line
    QPointF m_at;
    QStringView m_line;
    int m_cells = 0;
    QColor m_color;
    std::vector<MonoFormat> m_styles;
    std::vector<int> m_styleOf; ///< for each visible UTF-16 unit
    Cluster m_run;
    int m_runStyle = 0;
};

/// Where the characters stand that MonoPainter paints. Points are relative to where the line begins.
struct MonoGrid
{
    const QFont &font;
    int lineHeight;
    int cells; ///< in a row

    /// The boundary between two characters of \p line that is nearest to \p point.
    int offsetAt(QStringView line, text::LineExtent extent, QPointF point) const;
    /// The place of the character at \p offset, or of the end.
    QRectF placeOf(QStringView line, text::LineExtent extent, int offset) const;
};

} // namespace widgets
