// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/codehighlighter.h"
#include "text/linediff.h"
#include "text/messageflow.h"
#include "text/terminalscreen.h"
#include "widgets/canvas.h"

namespace widgets {

/// Rows of fixed-width text in a card. Long lines wrap; which row a line begins in is counted, not laid out, so
/// only visible lines cost anything.
class MonoRows
{
public:
    void setCount(int count) { m_first.assign(size_t(count) + 1, 0); }
    int count() const { return int(m_first.size()) - 1; }
    /// Counts rows; \p text gives the line's characters.
    template <class TextOf> void measure(int width, const QFont &font, TextOf text);
    int rows() const { return m_first.empty() ? 0 : m_first.back(); }
    int firstRow(int line) const { return m_first[size_t(line)]; }
    int rowsOf(int line) const { return m_first[size_t(line) + 1] - m_first[size_t(line)]; }
    int lineAtRow(int row) const;

    static int rowsFor(const QString &text, int width, const QFont &font);

private:
    std::vector<int> m_first;
};

template <class TextOf> void MonoRows::measure(int width, const QFont &font, TextOf text)
{
    for (int i = 0; i < count(); ++i)
        m_first[size_t(i) + 1] = m_first[size_t(i)] + rowsFor(text(i), width, font);
}

/// A file's change: line numbers, signs, changed words, highlighted code.
class DiffBody
{
public:
    /// Of parts of a file: so many lines were before them.
    void setDiff(const QString &path, const std::optional<QString> &oldText, const QString &newText, int oldBefore = 0,
                 int newBefore = 0);
    int added() const { return m_diff.added; }
    int removed() const { return m_diff.removed; }
    int lines() const { return int(m_diff.lines.size()); }
    /// As it is painted; empty for the gap between two hunks.
    QString lineText(int line) const;
    qreal lineTop(int line, const Theme &theme) const; ///< once a width is set
    void setWidth(int width, const Theme &theme);
    int height(const Theme &theme) const;
    void paint(Canvas &canvas, Look *look, QPointF at, const QRectF &clip,
               const text::MessageFlow::MarksOf &marks = {});

private:
    void highlight(Look *look);

    QString m_path;
    text::FileDiff m_diff;
    std::vector<std::vector<text::CodeSpan>> m_spans;
    MonoRows m_rows;
    int m_width = 0;
};

/// The end of a command's output, or all of it.
class TerminalBody
{
public:
    /// \p output is the kept text of which \p dropped characters before it are gone.
    void setOutput(const QString &output, qint64 dropped);
    bool isEmpty() const { return !m_screen || m_screen->lineCount() == 0; }
    void setExpanded(bool expanded) { m_expanded = expanded; }
    bool isExpanded() const { return m_expanded; }
    int hiddenLines() const;
    void setWidth(int width, const Theme &theme);
    int height(const Theme &theme) const;
    void paint(Canvas &canvas, QPointF at, const QRectF &clip, const text::MessageFlow::MarksOf &marks = {});
    qreal lineTop(int line, const Theme &theme) const; ///< of all lines, once a width is set
    QString plainText() const;

    static constexpr int shortLines = 14;

private:
    int firstShown() const;

    std::unique_ptr<text::TerminalScreen> m_screen;
    qint64 m_fed = 0;
    bool m_expanded = false;
    MonoRows m_rows;
    int m_width = 0;
};

} // namespace widgets
