// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/terminal/terminalscreen.h"
#include "widgets/content/itempaint.h"
#include "widgets/style/monolines.h"

#include <optional>
#include <unordered_map>

namespace widgets {

/// The end of a command's output, or all of it, as a terminal shows it. Reads new output in bounded pieces; the cost of
/// painting depends only on what is visible.
class TerminalBody
{
public:
    /// \p output is the kept text, \p dropped the number of characters dropped before it. Reads what is new, within a
    /// limit of characters and time.
    void setOutput(const QString &output, qint64 dropped);
    /// The terminal that the output is written for has another size from now on.
    void setScreenSize(int columns, int rows);
    /// setOutput() stopped at its limit: call it again in another turn of the event loop.
    bool isBehind() const { return m_behind; }
    bool isEmpty() const { return lineCount() == 0; }
    void setExpanded(bool expanded) { m_expanded = expanded; }
    bool isExpanded() const { return m_expanded; }
    int lineCount() const { return m_screen ? m_screen->lineCount() : 0; }
    int hiddenLines() const; ///< while not expanded
    /// Number of lines dropped at the beginning.
    qint64 goneLines() const { return m_screen ? m_screen->droppedLines() : 0; }
    /// The beginning was dropped before its lines were counted.
    bool lostBeginning() const { return m_lostBeginning; }
    void setLayout(int width, const Theme &theme);
    void forgetLayout()
    {
        m_width = 0;
        m_readable.clear();
    }
    int height(const Theme &theme) const;
    void paint(Canvas &canvas, QPointF at, const QRectF &clip, const text::MessageFlow::MarksOf &marks = {},
               const ItemSelection &selection = {});
    qreal lineTop(int line, const Theme &theme) const; ///< of all lines, valid once a width is set
    /// The cell of the cursor if it is shown, for a body painted at the origin; valid once a width is set. It may be
    /// below height().
    std::optional<QRectF> cursorCell(const Theme &theme) const;
    /// A filled block with inverted text; an outline if the keys go elsewhere.
    void paintCursor(Canvas &canvas, QPointF at, bool hasFocus) const;
    // Its text. A block is a line, counted from the first one, also of those that were dropped.

    /// The place nearest to \p point, for a body at the origin; valid once a width is set.
    text::TextPosition positionAt(QPointF point, const Theme &theme) const;
    QRectF caretRect(text::TextPosition position, const Theme &theme) const;
    text::TextPosition begin() const { return {int(goneLines()), 0}; }
    text::TextPosition end() const;
    QString text(text::TextPosition from, text::TextPosition to) const;
    bool hides(text::TextPosition position) const { return position.block - goneLines() < firstShown(); }
    QString plainText() const { return m_screen ? m_screen->plainText() : QString(); }

    static constexpr int shortLines = 14;
    static constexpr qsizetype mostAtOnce = 64 * 1024; ///< characters

private:
    int firstShown() const { return m_expanded ? 0 : hiddenLines(); }
    int lineAtRow(int row) const;
    int indexOf(text::TextPosition position) const;
    std::vector<MonoFormat> formatsOf(const text::TerminalLine &line, const Theme &theme);
    QColor readable(const QColor &color, const QColor &ground, const Theme &theme);

    std::unique_ptr<text::TerminalScreen> m_screen;
    int m_columns = text::TerminalScreen::usualColumns, m_rows = text::TerminalScreen::usualRows;
    qint64 m_fed = 0;
    bool m_expanded = false, m_behind = false, m_lostBeginning = false;
    std::vector<int> m_first{0}; ///< rows before each visible line, and their total
    int m_width = 0, m_cells = 80;
    std::unordered_map<quint64, QRgb> m_readable; ///< by colour and background
};

} // namespace widgets
