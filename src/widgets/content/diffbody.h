// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/hunk.h"
#include "text/diff/diffjob.h"
#include "text/diff/diffrows.h"
#include "text/diff/worddiff.h"
#include "widgets/content/diffcolors.h"
#include "widgets/style/monolines.h"

#include <functional>

namespace widgets {

/// A file's change: line numbers, signs, changed words, highlighted code; one column or two side by side. Long
/// texts are compared beside the main thread; until then there is a line that says so. Costs what is in view.
class DiffBody
{
public:
    using Side = text::DiffRows::Side;
    /// A stretch of lines that are the same, folded to one row.
    struct Fold
    {
        int chunk = 0, lines = 0;
        QRectF rect;            ///< from the body's top left
        QRectF top{}, bottom{}; ///< where more lines are asked of one side; empty where all are as near
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

    /// Lines that changed, with nothing between them that is the same.
    struct HunkPlace
    {
        int chunk = 0; ///< of text::LineDiff
        int line = 0;  ///< where it is in the new text, from 1
        QRectF rect;   ///< from the body's top left
    };

    /// \p changed: its lines are known now, and so is its height. Called later, never from setDiff().
    explicit DiffBody(std::function<void()> changed = {}) : m_changed(std::move(changed)) {}
    DiffBody(const DiffBody &) = delete;
    DiffBody &operator=(const DiffBody &) = delete;

    /// Of parts of a file: so many lines were before them.
    void setDiff(const QString &path, const std::optional<QString> &oldText, const QString &newText, int oldBefore = 0,
                 int newBefore = 0);
    bool shows(const QString &path, const std::optional<QString> &oldText, const QString &newText) const;
    bool isComparing() const { return bool(m_job); }
    bool isNewFile() const { return !m_before; } ///< nothing was there before
    int added() const { return m_diff ? m_diff->added() : 0; }
    int removed() const { return m_diff ? m_diff->removed() : 0; }
    /// Rows with everything folded that can be; 0 while it is not known.
    int rows() const { return m_rows.count(); }

    /// How wide it would be if no line had to go on in another row; \p sides: and one beside the other.
    int wantedWidth(const Theme &theme, bool sides) const;
    /// \p sides: one beside the other, where there is room for that.
    void setLayout(int width, const Theme &theme, bool sides);
    /// Counts the rows again at the next setLayout(), with another font.
    void forgetLayout() { m_width = 0; }
    static int leastForSides(const Theme &theme) { return theme.u * 120; }
    static bool hasRoomForSides(int width, const Theme &theme) { return width >= leastForSides(theme); }
    int height(const Theme &theme) const;
    void paint(Canvas &canvas, Look *look, QPointF at, const QRectF &clip,
               const text::MessageFlow::MarksOf &marks = {});

    /// Those between two heights, at most \p most.
    std::vector<Fold> folds(const Theme &theme, qreal top, qreal bottom, int most) const;
    /// The same of the changes.
    std::vector<HunkPlace> hunks(const Theme &theme, qreal top, qreal bottom, int most) const;
    /// All of them, each with what it says; empty while they are not known. Numbers of those alike are not set.
    std::map<int, models::Hunk> hunkTexts() const;
    static QString foldText(int lines);
    static QString unfoldText(int lines, Side side); ///< what a click there does
    void unfold(int chunk, Side side = Side::All) { m_rows.unfold(chunk, side); }
    /// Unfolds what hides \p line, of text::LineDiff.
    bool reveal(int line) { return m_diff && m_rows.reveal(line); }
    /// A line as it is shown; its number is the one beside it.
    struct ShownLine
    {
        int number = 0;
        bool isOld = false;
        QString text;
    };
    std::optional<ShownLine> lineAt(QPointF point, const Theme &theme) const;
    /// Where the line of this number is, from the body's top left; nothing if it is folded away, or not there.
    std::optional<QRectF> rectOfLine(int number, bool isOld, const Theme &theme) const;
    /// Where a line of it is in the new text, from 1; 0: not known, or no line is there. \p point: from the top left.
    int newLineAt(QPointF point, const Theme &theme) const;
    int firstChangedLine() const;
    const QString &path() const { return m_path; }
    const QString &newText() const { return m_after; }
    qreal lineTop(int line, const Theme &theme) const; ///< once a width is set

    /// As `diff -u` prints it. Compares here and now if that has not been done.
    QString unified() const;

private:
    struct Column;
    struct Paint;

    int listedLineAt(QPointF point, const Theme &theme) const;
    Fold foldOf(const text::DiffRows::Row &row, qreal y, qreal height, const Theme &theme) const;
    qreal gutterFor(const Theme &theme) const;
    qreal textLeft(const Theme &theme) const { return m_gutter + theme.u * 6; }
    const QString &language(Look *look);
    QString note() const;
    void paintRow(Paint &paint, int index);
    void paintSide(Paint &paint, const Column &column, int line, int firstRow, int rows);
    void paintFold(Paint &paint, const text::DiffRows::Row &row);
    std::vector<MonoFormat> formatsOf(Paint &paint, int line, const text::DiffLine &is);
    const std::vector<text::ChangedRange> &words(int line, const text::DiffLine &is);

    std::function<void()> m_changed;
    QString m_path;
    std::optional<QString> m_before;
    QString m_after;
    int m_oldBefore = 0, m_newBefore = 0;
    std::shared_ptr<const text::LineDiff> m_diff;
    text::DiffRows m_rows;
    DiffColors m_colors;
    std::map<int, std::vector<text::ChangedRange>> m_words; ///< by line; of what was in view
    std::optional<QString> m_language;                      ///< of the highlighter, once it was asked
    int m_colorsRevision = 0;                               ///< of the highlighter, at that time
    int m_width = 0, m_cells = 80;
    qreal m_gutter = 32; ///< where the numbers end
    bool m_wantsSides = false;
    std::unique_ptr<text::DiffJob> m_job; ///< last: it answers into the rest
};

} // namespace widgets
