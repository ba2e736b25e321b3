// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/hunk.h"
#include "text/diff/diffjob.h"
#include "text/diff/diffrows.h"
#include "text/diff/worddiff.h"
#include "widgets/content/diffcolors.h"
#include "widgets/content/itempaint.h"
#include "widgets/style/monolines.h"

#include <functional>

namespace widgets {

/// A file's change: line numbers, signs, marked words, highlighted code; unified or side by side. Long texts are
/// compared on another thread, and until then a line says so. The cost depends only on what is visible.
class DiffBody
{
public:
    using Side = text::DiffRows::Side;
    /// A stretch of unchanged lines, folded to one row.
    struct Fold
    {
        int chunk = 0, lines = 0;
        QRectF rect;            ///< relative to the body's top left
        QRectF top{}, bottom{}; ///< places that unfold lines at one side; empty if all lines are equally near
        Side sideAt(QPointF point) const
        {
            return top.contains(point) ? Side::Top : bottom.contains(point) ? Side::Bottom : Side::All;
        }
        void translate(qreal x, qreal y)
        {
            for (QRectF *each : {&rect, &top, &bottom})
                each->translate(x, y);
        }
    };

    /// A hunk: consecutive changed lines.
    struct HunkPlace
    {
        int chunk = 0; ///< in text::LineDiff
        int line = 0;  ///< its line in the new text, from 1
        QRectF rect;   ///< relative to the body's top left
    };

    /// \p changed is called when the lines and the height are known; later, never within setDiff().
    explicit DiffBody(std::function<void()> changed = {}) : m_changed(std::move(changed)) {}
    DiffBody(const DiffBody &) = delete;
    DiffBody &operator=(const DiffBody &) = delete;

    /// For parts of a file: the number of lines before them.
    void setDiff(const QString &path, const std::optional<QString> &oldText, const QString &newText, int oldBefore = 0,
                 int newBefore = 0);
    /// The numbers that its first lines are shown with; 0: nobody knows, and no line has one. Until it is called, as
    /// setDiff() says.
    /// True if that changes what is shown, which has to be laid out again then.
    bool setPlace(int oldLine, int newLine);
    bool shows(const QString &path, const std::optional<QString> &oldText, const QString &newText) const;
    bool isComparing() const { return bool(m_job); }
    bool isNewFile() const { return !m_before; } ///< the file did not exist before
    int added() const { return m_diff ? m_diff->added() : 0; }
    int removed() const { return m_diff ? m_diff->removed() : 0; }
    /// The number of rows when everything is folded; 0 while unknown.
    int rows() const { return m_rows.count(); }

    /// The width at which no line would wrap; \p sides: for side by side.
    int wantedWidth(const Theme &theme, bool sides) const;
    /// \p sides: side by side if there is room.
    void setLayout(int width, const Theme &theme, bool sides);
    /// Forces setLayout() to count the rows again, after a change of the font.
    void forgetLayout() { m_width = 0; }
    static int leastForSides(const Theme &theme) { return theme.u * 120; }
    static bool hasRoomForSides(int width, const Theme &theme) { return width >= leastForSides(theme); }
    int height(const Theme &theme) const;
    /// What is selected: of the old and the new text where they stand side by side, else of all lines, which are both.
    struct Selected
    {
        ItemSelection old, now;
    };
    void paint(Canvas &canvas, Look *look, QPointF at, const QRectF &clip, const text::MessageFlow::MarksOf &marks = {},
               const Selected &selected = {});

    /// The folds between two heights, at most \p most.
    std::vector<Fold> folds(const Theme &theme, qreal top, qreal bottom, int most) const;
    /// The hunks between two heights, at most \p most.
    std::vector<HunkPlace> hunks(const Theme &theme, qreal top, qreal bottom, int most) const;
    /// All hunks with their texts; empty while unknown. Indices of equal hunks are not set.
    std::map<int, models::Hunk> hunkTexts() const;
    static QString foldText(int lines);
    static QString unfoldText(int lines, Side side); ///< text for the action of a click there
    void unfold(int chunk, Side side = Side::All) { m_rows.unfold(chunk, side); }
    /// Unfolds the fold that hides \p line, an index in text::LineDiff.
    bool reveal(int line) { return m_diff && m_rows.reveal(line); }
    /// A line as shown, with its number.
    struct ShownLine
    {
        int number = 0;
        bool isOld = false;
        QString text;
    };
    std::optional<ShownLine> lineAt(QPointF point, const Theme &theme) const;
    /// Where a line is, relative to the body's top left.
    struct LinePlace
    {
        QRectF rect;   ///< its first row
        QRectF number; ///< its number, in that row
        QRectF rest;   ///< behind its text, in its last row
    };
    /// Of the line with this number; null if it is folded or does not exist.
    std::optional<LinePlace> placeOfLine(int number, bool isOld, const Theme &theme) const;
    /// The line in the new text at \p point (relative to the top left), from 1; 0: unknown, or none.
    int newLineAt(QPointF point, const Theme &theme) const;
    int firstChangedLine() const;

    // The text of its lines. A block is an index in text::LineDiff; what is folded is left out.

    enum class Text { All, Old, New }; ///< side by side it is the old or the new one, else all
    bool isSideBySide() const { return m_rows.sides(); }
    /// The text that stands at \p point, relative to the top left.
    Text textAt(QPointF point) const;
    /// The place of that text nearest to \p point.
    text::TextPosition positionAt(QPointF point, Text of, const Theme &theme) const;
    QRectF caretRect(text::TextPosition position, Text of, const Theme &theme) const;
    text::TextPosition begin(Text of) const { return startOf(besideRow(-1, 1, of)); }
    text::TextPosition end(Text of) const { return endOf(besideRow(m_rows.count(), -1, of)); }
    /// The line after (\p step 1) or before (-1) that of \p position; -1: there is none.
    int besideLine(text::TextPosition position, int step, Text of) const;
    QString text(text::TextPosition from, text::TextPosition to, Text of) const;
    const QString &path() const { return m_path; }
    const QString &newText() const { return m_after; }
    qreal lineTop(int line, const Theme &theme) const; ///< valid once a width is set

    /// As `diff -u` prints it. Compares synchronously if that has not been done.
    QString unified() const;

private:
    struct Column;
    struct Paint;

    int listedLineAt(QPointF point, const Theme &theme) const;
    int lineOf(int row, Text of) const;
    int besideRow(int row, int step, Text of) const;
    text::TextPosition startOf(int line) const { return {qMax(0, line), 0}; }
    text::TextPosition endOf(int line) const;
    qreal leftOf(Text of, const Theme &theme) const;
    Fold foldOf(const text::DiffRows::Row &row, qreal y, qreal height, const Theme &theme) const;
    qreal gutterFor(const Theme &theme) const;
    qreal textLeft(const Theme &theme) const { return m_gutter + theme.u * 6; }
    const QString &language(Look *look);
    QStringList notes() const;
    void paintRow(Paint &paint, int index);
    void paintSide(Paint &paint, const Column &column, int line, int firstRow, int rows);
    void paintFold(Paint &paint, const text::DiffRows::Row &row);
    std::vector<MonoFormat> formatsOf(Paint &paint, int line, const text::DiffLine &is, bool isOldSide);
    const std::vector<text::ChangedRange> &words(int line, const text::DiffLine &is);

    std::function<void()> m_changed;
    QString m_path;
    std::optional<QString> m_before;
    QString m_after;
    int m_oldBefore = 0, m_newBefore = 0;
    int m_oldShown = 1, m_newShown = 1; ///< numbers of the first lines; 0: none
    std::shared_ptr<const text::LineDiff> m_diff;
    text::DiffRows m_rows;
    DiffColors m_colors;
    std::map<int, std::vector<text::ChangedRange>> m_words; ///< by line, for visible lines
    std::optional<QString> m_language;                      ///< the highlighter's name of it, once looked up
    int m_colorsRevision = 0;                               ///< the highlighter's revision at that time
    int m_width = 0, m_cells = 80;
    qreal m_gutter = 32; ///< right edge of the line numbers
    bool m_wantsSides = false;
    std::unique_ptr<text::DiffJob> m_job; ///< last: its answer uses the members above
};

} // namespace widgets
