// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/messageflow.h"
#include "text/terminal/cells.h"
#include "widgets/style/canvas.h"

#include <QHash>

#include <vector>

namespace widgets {

/// How a stretch of a line looks. Colours that are not valid leave what is there.
struct MonoFormat
{
    int from = 0, length = 0;
    QColor fore, back;
    bool bold = false, italic = false, underline = false, strike = false;

    bool sameLooks(const MonoFormat &other) const;
};

/// Paints text on a grid: every character stands in its cells, whatever the font makes of it, so that columns are
/// columns also with wide and joined characters. Cheap; made per paint.
class MonoPainter
{
public:
    MonoPainter(Canvas &canvas, const QFont &font, int lineHeight);

    static qreal cellWidth(const QFont &font);
    /// Cells in \p width, at least a few.
    static int cellsIn(qreal width, const QFont &font);

    /// Rows \p firstRow to \p lastRow (both painted) of a line that goes on in a new row after \p cells cells; its
    /// first row is at \p at. Of formats the later ones win.
    void paint(QPointF at, QStringView line, text::LineExtent extent, int cells, int firstRow, int lastRow,
               const QColor &color, const std::vector<MonoFormat> &formats);

    /// What a search marks, as formats.
    static void addMarks(std::vector<MonoFormat> &formats, const Theme &theme, const std::vector<text::Mark> &marks);

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

    // the line at work
    QPointF m_at;
    QStringView m_line;
    int m_cells = 0;
    QColor m_color;
    std::vector<MonoFormat> m_styles;
    std::vector<int> m_styleOf; ///< of each UTF-16 unit in view
    Cluster m_run;
    int m_runStyle = 0;
};

} // namespace widgets
