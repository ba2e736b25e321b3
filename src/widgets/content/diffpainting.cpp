// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/diffbody.h"

#include "text/unmirroredpainting.h"

namespace widgets {

namespace {

QColor colorOf(const Theme &t, text::CodeColor color)
{
    switch (color) {
    case text::CodeColor::Keyword:
        return t.prose.keyword;
    case text::CodeColor::String:
        return t.prose.string;
    case text::CodeColor::Number:
        return t.prose.number;
    case text::CodeColor::Comment:
        return t.prose.comment;
    case text::CodeColor::Call:
        return t.prose.call;
    case text::CodeColor::Text:
        break;
    }
    return t.text;
}

} // namespace

/// Where one side is painted.
struct DiffBody::Column
{
    qreal left = 0, width = 0;
    bool old = false; ///< which number a line that is the same has
};

struct DiffBody::Paint
{
    Canvas &canvas;
    MonoPainter mono;
    Look *look;
    QString language;
    QPointF at;
    QRectF clip;
    const text::MessageFlow::MarksOf &marks;
    int lineHeight;
    qreal y = 0; ///< of the row at work
};

void DiffBody::paint(Canvas &canvas, Look *look, QPointF at, const QRectF &clip,
                     const text::MessageFlow::MarksOf &marks)
{
    const text::UnmirroredPainting unmirrored(canvas.painter(), at.x(), m_width); // code runs from the left
    const Theme &t = canvas.theme();
    const int lineHeight = t.prose.codeLine();
    const qreal top = at.y() + t.u * 3 / 4;
    if (m_rows.count() == 0) {
        canvas.text(t.small, t.text2, QRectF(at.x() + t.u * 3, top, m_width - t.u * 6, lineHeight), note());
        return;
    }
    Paint paint{canvas, MonoPainter(canvas, t.mono, lineHeight), look, language(look), at, clip, marks, lineHeight};
    if (m_words.size() > 2000)
        m_words.clear();
    int index = m_rows.atGridRow(qMax(0, int((clip.top() - top) / lineHeight)));
    for (; index < m_rows.count(); ++index) {
        paint.y = top + m_rows.firstGridRow(index) * qreal(lineHeight);
        if (paint.y > clip.bottom())
            break;
        paintRow(paint, index);
    }
    if (m_rows.sides()) {
        const qreal from = qMax(top, clip.top()), to = qMin(top + m_rows.gridRows() * lineHeight, clip.bottom());
        canvas.painter()->fillRect(QRectF(at.x() + m_width / 2, from, 1, to - from), t.line2);
    }
}

const QString &DiffBody::language(Look *look)
{
    if (!m_language || m_colorsRevision != look->highlighter().revision()) {
        m_colorsRevision = look->highlighter().revision();
        m_colors.clear();
        m_language = look->highlighter().languageForFile(m_path);
        // A language that has colours of its own for added and removed would say it twice, and of the wrong lines.
        if (*m_language == QStringLiteral("Diff"))
            m_language->clear();
    }
    return *m_language;
}

void DiffBody::paintRow(Paint &paint, int index)
{
    const text::DiffRows::Row row = m_rows.row(index);
    if (row.chunk >= 0) {
        paintFold(paint, row);
        return;
    }
    const int rows = m_rows.firstGridRow(index + 1) - m_rows.firstGridRow(index);
    // Of a line of ten thousand rows too, only those in view.
    const int first = qBound(0, int((paint.clip.top() - paint.y) / paint.lineHeight), rows - 1);
    if (!m_rows.sides()) {
        paintSide(paint, {paint.at.x(), double(m_width), false}, row.line, first, rows);
        return;
    }
    const int half = m_width / 2;
    paintSide(paint, {paint.at.x(), double(half), true}, row.line, first, rows);
    paintSide(paint, {paint.at.x() + half, double(m_width - half), false}, row.right, first, rows);
}

void DiffBody::paintFold(Paint &paint, const text::DiffRows::Row &row)
{
    const Theme &t = paint.canvas.theme();
    Fold fold = foldOf(row, paint.y, paint.lineHeight, t);
    fold.translate(paint.at.x(), 0);
    paint.canvas.painter()->fillRect(fold.rect, t.card);
    if (fold.top.isEmpty()) {
        paint.canvas.text(t.mono, t.text2, QRectF(paint.at.x(), paint.y, m_gutter, paint.lineHeight),
                          QStringLiteral("⋯"), Qt::AlignRight | Qt::AlignVCenter);
    } else {
        const QPointF half(t.u * 2, t.u * 2);
        paint.canvas.icon(QStringLiteral("down"), t.text2, fold.top.center() - half);
        paint.canvas.icon(QStringLiteral("up"), t.text2, fold.bottom.center() - half);
    }
    paint.canvas.text(t.small, t.text2, fold.rect.adjusted(textLeft(t), 0, -t.u * 2, 0), foldText(row.hidden));
}

void DiffBody::paintSide(Paint &paint, const Column &column, int line, int firstRow, int rows)
{
    const Theme &t = paint.canvas.theme();
    QPainter *painter = paint.canvas.painter();
    const QRectF rect(column.left, paint.y, column.width, rows * paint.lineHeight);
    if (line < 0) {
        painter->fillRect(rect, t.card);
        return;
    }
    const text::DiffLine is = m_diff->line(line);
    const bool added = is.kind == text::DiffLine::Added, removed = is.kind == text::DiffLine::Removed;
    if (added || removed)
        painter->fillRect(rect, added ? t.added.tint : t.removed.tint);
    const qreal numbers = m_gutter;
    if (firstRow == 0) {
        const int number = removed || (column.old && !added) ? is.oldNumber + m_oldBefore : is.newNumber + m_newBefore;
        paint.canvas.text(t.mono, t.text2, QRectF(column.left, paint.y, numbers, paint.lineHeight),
                          QString::number(number), Qt::AlignRight | Qt::AlignVCenter);
        if (added || removed) {
            QFont sign = t.mono;
            sign.setWeight(QFont::DemiBold);
            paint.canvas.text(sign, added ? t.added.color : t.removed.color,
                              QRectF(column.left + numbers + t.u * 2, paint.y, t.u * 4, paint.lineHeight),
                              added ? QStringLiteral("+") : QStringLiteral("−"));
        }
    }
    const int last = qMin(rows - 1, int((paint.clip.bottom() - paint.y) / paint.lineHeight));
    paint.mono.paint(QPointF(column.left + textLeft(t), paint.y), is.text, m_diff->extent(line), m_cells, firstRow,
                     last, t.text, formatsOf(paint, line, is));
}

std::vector<MonoFormat> DiffBody::formatsOf(Paint &paint, int line, const text::DiffLine &is)
{
    const Theme &t = paint.canvas.theme();
    std::vector<MonoFormat> formats;
    const bool old = is.kind == text::DiffLine::Removed;
    const int number = (old ? is.oldNumber : is.newNumber) - 1;
    if (!paint.language.isEmpty()) {
        for (const text::CodeSpan &span :
             m_colors.of(paint.look->highlighter(), paint.language, *m_diff, old, number)) {
            if (span.color == text::CodeColor::Text)
                continue;
            MonoFormat format{span.start, span.length, colorOf(t, span.color), {}};
            format.italic = span.color == text::CodeColor::Comment;
            formats.push_back(format);
        }
    }
    for (const text::ChangedRange &range : words(line, is))
        formats.push_back({range.start, range.length, t.text, old ? t.removedWord : t.addedWord});
    if (paint.marks)
        MonoPainter::addMarks(formats, t, paint.marks(line, is.text.toString()));
    return formats;
}

const std::vector<text::ChangedRange> &DiffBody::words(int line, const text::DiffLine &is)
{
    static const std::vector<text::ChangedRange> none;
    if (is.partner < 0)
        return none;
    const auto known = m_words.find(line);
    if (known != m_words.end())
        return known->second;
    const bool old = is.kind == text::DiffLine::Removed;
    const QStringView other = m_diff->line(is.partner).text;
    text::ChangedWords marks = old ? text::changedText(is.text, other) : text::changedText(other, is.text);
    m_words[old ? line : is.partner] = std::move(marks.removed);
    m_words[old ? is.partner : line] = std::move(marks.added);
    return m_words[line];
}

} // namespace widgets
