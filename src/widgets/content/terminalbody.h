// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/terminal/terminalscreen.h"
#include "widgets/style/monolines.h"

#include <optional>
#include <unordered_map>

namespace widgets {

/// The end of a command's output, or all of it, as a terminal would show it. Takes what is new of the output in
/// bounded pieces, and costs what is in view.
class TerminalBody
{
public:
    /// \p output is the kept text of which \p dropped characters before it are gone. Takes what it does not know
    /// yet, up to a limit of characters and of time.
    void setOutput(const QString &output, qint64 dropped);
    /// setOutput() stopped at its limit: it is to be called once more, in another turn of the event loop.
    bool isBehind() const { return m_behind; }
    bool isEmpty() const { return lineCount() == 0; }
    void setExpanded(bool expanded) { m_expanded = expanded; }
    bool isExpanded() const { return m_expanded; }
    int lineCount() const { return m_screen ? m_screen->lineCount() : 0; }
    int hiddenLines() const; ///< while not expanded
    /// Lines at the beginning that nobody keeps any more.
    qint64 goneLines() const { return m_screen ? m_screen->droppedLines() : 0; }
    /// The beginning is not kept, and nobody counted its lines.
    bool lostBeginning() const { return m_lostBeginning; }
    void setLayout(int width, const Theme &theme);
    void forgetLayout()
    {
        m_width = 0;
        m_readable.clear();
    }
    int height(const Theme &theme) const;
    void paint(Canvas &canvas, QPointF at, const QRectF &clip, const text::MessageFlow::MarksOf &marks = {});
    qreal lineTop(int line, const Theme &theme) const; ///< of all lines, once a width is set
    /// The cell in which the program will write next, if that is shown; for a body painted at the origin, once a width
    /// is set. It may be below what height() is enough for.
    std::optional<QRectF> cursorCell(const Theme &theme) const;
    /// A block with what is written there in the colour of the ground, or an outline: keys go elsewhere.
    void paintCursor(Canvas &canvas, QPointF at, bool hasFocus) const;
    QString plainText() const { return m_screen ? m_screen->plainText() : QString(); }

    static constexpr int shortLines = 14;
    static constexpr qsizetype mostAtOnce = 64 * 1024; ///< characters

private:
    int firstShown() const { return m_expanded ? 0 : hiddenLines(); }
    int lineAtRow(int row) const;
    std::vector<MonoFormat> formatsOf(const text::TerminalLine &line, const Theme &theme);
    QColor readable(const QColor &color, const QColor &ground, const Theme &theme);

    std::unique_ptr<text::TerminalScreen> m_screen;
    qint64 m_fed = 0;
    bool m_expanded = false, m_behind = false, m_lostBeginning = false;
    std::vector<int> m_first{0}; ///< rows before each line that is shown, and all of them
    int m_width = 0, m_cells = 80;
    std::unordered_map<quint64, QRgb> m_readable; ///< by colour and ground
};

} // namespace widgets
