// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/diffbody.h"
#include "base/wording.h"
#include "base/words.h"
#include "text/layout/unmirroredpainting.h"

#include <QCoreApplication>

#include <cmath>

namespace widgets {
namespace {

/// Usually the strings are shared, which is detected without comparing.
bool sameText(const QString &a, const QString &b)
{
    return (a.constData() == b.constData() && a.size() == b.size()) || a == b;
}

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
    case text::CodeColor::Added:
    case text::CodeColor::Removed:
    case text::CodeColor::PatchHead: // for patches in messages
    case text::CodeColor::Text:
        break;
    }
    return t.text;
}

} // namespace

bool DiffBody::shows(const QString &path, const std::optional<QString> &oldText, const QString &newText) const
{
    return path == m_path && sameText(newText, m_after) && oldText.has_value() == m_before.has_value() &&
           (!oldText || sameText(*oldText, *m_before));
}

void DiffBody::setDiff(const QString &path, const std::optional<QString> &oldText, const QString &newText,
                       int oldBefore, int newBefore)
{
    m_job.reset();
    m_path = path;
    m_language.reset();
    m_before = oldText;
    m_after = newText;
    m_oldBefore = oldBefore;
    m_newBefore = newBefore;
    m_oldShown = oldBefore + 1;
    m_newShown = newBefore + 1;
    m_width = 0;
    m_colors.clear();
    m_words.clear();
    if (!text::DiffJob::isWorthIt(oldText, newText)) {
        m_diff = std::make_shared<const text::LineDiff>(oldText, newText);
        m_rows.setDiff(m_diff);
        return;
    }
    m_diff.reset();
    m_rows.setDiff({});
    m_job = std::make_unique<text::DiffJob>(oldText, newText, [this](std::shared_ptr<const text::LineDiff> diff) {
        m_job.reset();
        m_diff = std::move(diff);
        m_rows.setDiff(m_diff);
        m_width = 0;
        if (const auto changed = m_changed)
            changed();
    });
}

bool DiffBody::setPlace(int oldLine, int newLine)
{
    if (std::exchange(m_oldShown, oldLine) == oldLine && m_newShown == newLine)
        return false;
    m_newShown = newLine;
    m_width = 0; // the numbers may need more room
    return true;
}

/// Wide enough for the largest number.
qreal DiffBody::gutterFor(const Theme &theme) const
{
    int greatest = 1;
    if (m_diff)
        greatest = qMax(m_diff->oldLines() + m_oldShown, m_diff->newLines() + m_newShown) - 1;
    const int digits = int(QString::number(greatest).size());
    return qMax(theme.u * 8.0, digits * MonoPainter::cellWidth(theme.mono) + theme.u);
}

void DiffBody::setLayout(int width, const Theme &theme, bool sides)
{
    if (m_width == width && m_wantsSides == sides)
        return;
    m_width = width;
    m_wantsSides = sides;
    m_gutter = gutterFor(theme);
    const bool beside = sides && hasRoomForSides(width, theme);
    m_cells = MonoPainter::cellsIn((beside ? width / 2 : width) - textLeft(theme) - theme.u * 2, theme.mono);
    m_rows.setLayout(m_cells, beside);
}

int DiffBody::wantedWidth(const Theme &theme, bool sides) const
{
    if (m_rows.count() == 0)
        return 0;
    const qreal line = gutterFor(theme) + theme.u * 8 + m_rows.longest() * MonoPainter::cellWidth(theme.mono);
    // Wide enough for side by side to be used.
    return sides ? qMax(leastForSides(theme), int(std::ceil(2 * line)) + 2) : int(std::ceil(line));
}

/// Texts shown instead of lines, or below them: what no line shows.
QStringList DiffBody::notes() const
{
    if (m_job)
        return {base::Words::tr("Comparing…")};
    if (!m_diff)
        return {};
    const int ends = m_diff->changedEnds();
    const bool mark = m_diff->differsInMark();
    QStringList notes;
    if (m_diff->isSame())
        notes << QCoreApplication::translate("widgets::DiffBody", "No line is different");
    if (ends > 0)
        notes << base::Words::tr("%n line(s) end differently", nullptr, ends);
    if (mark)
        notes << base::Words::tr("The byte order mark at the beginning is different");
    return notes;
}

int DiffBody::height(const Theme &theme) const
{
    return (m_rows.gridRows() + int(notes().size())) * theme.prose.codeLine() + theme.u * 3 / 2;
}

std::vector<DiffBody::Fold> DiffBody::folds(const Theme &theme, qreal top, qreal bottom, int most) const
{
    std::vector<Fold> folds;
    if (m_rows.count() == 0 || bottom < 0)
        return folds;
    const int height = theme.prose.codeLine(), margin = theme.u * 3 / 4;
    const auto rowAt = [&](qreal y) {
        return m_rows.atGridRow(int(qBound(0.0, (y - margin) / height, double(m_rows.gridRows()))));
    };
    for (const int row : m_rows.foldsIn(rowAt(top), rowAt(bottom) + 1, most)) {
        Fold fold = foldOf(m_rows.row(row), margin + m_rows.firstGridRow(row) * height, height, theme);
        if (fold.rect.bottom() <= top || fold.rect.top() > bottom)
            continue;
        folds.push_back(fold);
    }
    return folds;
}

std::vector<DiffBody::HunkPlace> DiffBody::hunks(const Theme &theme, qreal top, qreal bottom, int most) const
{
    std::vector<HunkPlace> found;
    if (m_rows.count() == 0 || bottom < 0)
        return found;
    const int height = theme.prose.codeLine(), margin = theme.u * 3 / 4;
    const int gridRow = int(qBound(0.0, (top - margin) / height, double(m_rows.gridRows())));
    const text::DiffRows::Row row = m_rows.row(qMin(m_rows.atGridRow(gridRow), m_rows.count() - 1));
    const int line = row.line >= 0 ? row.line : row.right;
    const auto &chunks = m_diff->chunks();
    for (int i = row.chunk >= 0 ? row.chunk : m_diff->chunkOfLine(line); i < int(chunks.size()); ++i) {
        const text::LineDiff::Chunk &chunk = chunks[size_t(i)];
        if (chunk.removed + chunk.added == 0)
            continue;
        const int first = chunk.at + chunk.same;
        const qreal y = lineTop(first, theme);
        if (y > bottom || int(found.size()) == most)
            break;
        const int after = m_rows.rowOfLine(chunk.at + chunk.lines() - 1) + 1;
        found.push_back({i, m_newBefore + m_diff->newNumberAt(first),
                         QRectF(0, y, m_width, margin + m_rows.firstGridRow(after) * height - y)});
    }
    return found;
}

std::map<int, models::Hunk> DiffBody::hunkTexts() const
{
    std::map<int, models::Hunk> out;
    if (!m_diff)
        return out;
    for (int i = 0; i < int(m_diff->chunks().size()); ++i) {
        const text::LineDiff::Chunk &chunk = m_diff->chunks()[size_t(i)];
        if (chunk.removed + chunk.added == 0)
            continue;
        models::Hunk &hunk = out[i];
        for (int line = chunk.at + chunk.same; line < chunk.at + chunk.lines(); ++line) {
            const text::DiffLine is = m_diff->line(line);
            (is.kind == text::DiffLine::Removed ? hunk.removed : hunk.added) << is.text.toString();
        }
    }
    return out;
}

/// Places are relative to the body's left.
DiffBody::Fold DiffBody::foldOf(const text::DiffRows::Row &row, qreal y, qreal height, const Theme &theme) const
{
    Fold fold{.chunk = row.chunk, .lines = row.hidden, .rect = QRectF(0, y, m_width, height)};
    const qreal arrow = theme.u * 5;
    if (row.hidden > text::DiffRows::step) {
        fold.top = QRectF(textLeft(theme) - 2 * arrow - theme.u, y, arrow, height);
        fold.bottom = fold.top.translated(arrow, 0);
    }
    return fold;
}

QString DiffBody::unfoldText(int lines, Side side)
{
    switch (side) {
    case Side::Top:
        return QCoreApplication::translate("widgets::DiffBody", "Show %1 more at the top of %n unchanged line(s)",
                                           nullptr, lines)
            .arg(text::DiffRows::step);
    case Side::Bottom:
        return QCoreApplication::translate("widgets::DiffBody", "Show %1 more at the bottom of %n unchanged line(s)",
                                           nullptr, lines)
            .arg(text::DiffRows::step);
    case Side::All:
        break;
    }
    return base::labelled(base::Words::tr("Unfold"), foldText(lines));
}

QString DiffBody::foldText(int lines)
{
    return QCoreApplication::translate("widgets::DiffBody", "%n unchanged line(s)", nullptr, lines);
}

/// An index in text::LineDiff; -1: none.
int DiffBody::listedLineAt(QPointF point, const Theme &theme) const
{
    const int above = theme.u * 3 / 4;
    const int gridRow = int(std::floor((point.y() - above) / theme.prose.codeLine()));
    if (gridRow < 0 || gridRow >= m_rows.gridRows())
        return -1;
    const text::DiffRows::Row row = m_rows.row(m_rows.atGridRow(gridRow));
    const int middle = m_width / 2;
    const bool right = m_rows.sides() && point.x() >= middle;
    return right ? (row.right < 0 ? row.line : row.right) : (row.line < 0 ? row.right : row.line);
}

int DiffBody::newLineAt(QPointF point, const Theme &theme) const
{
    const int line = listedLineAt(point, theme);
    return line < 0 ? 0 : m_newBefore + m_diff->newNumberAt(line);
}

std::optional<DiffBody::ShownLine> DiffBody::lineAt(QPointF point, const Theme &theme) const
{
    const int line = listedLineAt(point, theme);
    if (line < 0)
        return std::nullopt;
    const text::DiffLine is = m_diff->line(line);
    const bool isOld = is.kind == text::DiffLine::Removed;
    return ShownLine{isOld ? is.oldNumber + m_oldBefore : is.newNumber + m_newBefore, isOld, is.text.toString()};
}

std::optional<DiffBody::LinePlace> DiffBody::placeOfLine(int number, bool isOld, const Theme &theme) const
{
    if (!m_diff || m_rows.count() == 0)
        return std::nullopt;
    const int wanted = number - 1 - (isOld ? m_oldBefore : m_newBefore);
    for (const text::LineDiff::Chunk &chunk : m_diff->chunks()) {
        const int from = isOld ? chunk.oldAt : chunk.newAt, changed = isOld ? chunk.removed : chunk.added;
        if (wanted < from || wanted >= from + chunk.same + changed)
            continue;
        // For an unchanged line the number in the new text is meant.
        const int past = wanted - from - chunk.same;
        if (isOld && past < 0)
            return std::nullopt;
        const int line =
            past < 0 ? chunk.at + wanted - from : chunk.at + chunk.same + (isOld ? 0 : chunk.removed) + past;
        const int row = m_rows.rowOfLine(line);
        if (row < 0 || m_rows.row(row).chunk >= 0)
            return std::nullopt;
        const Text of = !m_rows.sides() ? Text::All : isOld ? Text::Old : Text::New;
        const QRectF end = caretRect(endOf(line), of, theme);
        const qreal top = lineTop(line, theme), height = theme.prose.codeLine();
        return LinePlace{QRectF(0, top, m_width, height),
                         QRectF(leftOf(of, theme) - textLeft(theme), top, m_gutter + theme.u, height),
                         QRectF(QPointF(end.left(), end.top()),
                                QPointF(of == Text::Old ? m_width / 2 : m_width, end.top() + height))};
    }
    return std::nullopt;
}

int DiffBody::firstChangedLine() const
{
    return m_diff ? m_newBefore + m_diff->newNumberAt(m_diff->firstChange()) : 0;
}

qreal DiffBody::lineTop(int line, const Theme &theme) const
{
    const int row = m_rows.rowOfLine(line);
    const int above = theme.u * 3 / 4;
    return above + (row < 0 ? 0 : m_rows.firstGridRow(row)) * theme.prose.codeLine();
}

QString DiffBody::unified() const
{
    const QString hunks =
        m_diff ? m_diff->unified(text::DiffRows::context, qMax(0, m_oldShown - 1), qMax(0, m_newShown - 1))
               : text::LineDiff(m_before, m_after).unified(text::DiffRows::context);
    const QString from = m_before ? m_path : QStringLiteral("/dev/null");
    const QString head = QStringLiteral("--- ") + from + QStringLiteral("\n+++ ") + m_path + u'\n';
    return hunks.isEmpty() ? QString() : QString(head + hunks);
}

// --- text ----------------------------------------------------------------------------------------------------

/// The line of that text in a row; -1: none, as in a fold.
int DiffBody::lineOf(int row, Text of) const
{
    const text::DiffRows::Row is = m_rows.row(row);
    return is.chunk >= 0 ? -1 : of == Text::New ? is.right : is.line;
}

/// Of the nearest row with a line of that text, that line; -1: there is none.
int DiffBody::besideRow(int row, int step, Text of) const
{
    for (row += step; row >= 0 && row < m_rows.count(); row += step) {
        if (const int line = lineOf(row, of); line >= 0)
            return line;
    }
    return -1;
}

text::TextPosition DiffBody::endOf(int line) const
{
    return line < 0 ? text::TextPosition() : text::TextPosition{line, int(m_diff->line(line).text.size())};
}

qreal DiffBody::leftOf(Text of, const Theme &theme) const
{
    return (of == Text::New ? m_width / 2 : 0) + textLeft(theme);
}

DiffBody::Text DiffBody::textAt(QPointF point) const
{
    if (!m_rows.sides())
        return Text::All;
    return point.x() < m_width / 2 ? Text::Old : Text::New;
}

text::TextPosition DiffBody::positionAt(QPointF point, Text of, const Theme &theme) const
{
    const int lineHeight = theme.prose.codeLine();
    const qreal y = point.y() - theme.u * 3 / 4;
    if (m_rows.count() == 0 || y < 0)
        return begin(of);
    const int gridRow = int(y / lineHeight);
    if (gridRow >= m_rows.gridRows())
        return end(of);
    const int row = m_rows.atGridRow(gridRow), line = lineOf(row, of);
    if (line < 0) {
        const int after = besideRow(row, 1, of);
        return after < 0 ? end(of) : startOf(after);
    }
    const QPointF inLine(point.x() - leftOf(of, theme), y - m_rows.firstGridRow(row) * qreal(lineHeight));
    return {line,
            MonoGrid{theme.mono, lineHeight, m_cells}.offsetAt(m_diff->line(line).text, m_diff->extent(line), inLine)};
}

QRectF DiffBody::caretRect(text::TextPosition position, Text of, const Theme &theme) const
{
    if (m_rows.count() == 0)
        return {};
    const int line = qBound(0, position.block, m_diff->lineCount() - 1);
    return MonoGrid{theme.mono, theme.prose.codeLine(), m_cells}
        .placeOf(m_diff->line(line).text, m_diff->extent(line), position.offset)
        .translated(leftOf(of, theme), lineTop(line, theme));
}

int DiffBody::besideLine(text::TextPosition position, int step, Text of) const
{
    const int row = m_rows.rowOfLine(position.block);
    return row < 0 ? -1 : besideRow(row, step, of);
}

QString DiffBody::text(text::TextPosition from, text::TextPosition to, Text of) const
{
    QStringList lines;
    const ItemSelection wanted{from, to};
    for (int row = qMax(0, m_rows.rowOfLine(from.block)); row < m_rows.count(); ++row) {
        const int line = lineOf(row, of);
        if (line < from.block)
            continue;
        if (line > to.block)
            break;
        const QStringView words = m_diff->line(line).text;
        const auto [begin, end] = wanted.inBlock(line, int(words.size()));
        lines << words.mid(begin, end - begin).toString();
    }
    return lines.join(u'\n');
}

// --- painting ------------------------------------------------------------------------------------------------

/// The area of one side.
struct DiffBody::Column
{
    qreal left = 0, width = 0;
    bool old = false; ///< number shown for an unchanged line
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
    const Selected &selected;
    int lineHeight;
    qreal y = 0; ///< of the current row
};

void DiffBody::paint(Canvas &canvas, Look *look, QPointF at, const QRectF &clip,
                     const text::MessageFlow::MarksOf &marks, const Selected &selected)
{
    const text::UnmirroredPainting unmirrored(canvas.painter(), at.x(), m_width); // code is always left to right
    const Theme &t = canvas.theme();
    const int lineHeight = t.prose.codeLine();
    const int above = t.u * 3 / 4;
    const qreal top = at.y() + above;
    qreal below = top + m_rows.gridRows() * qreal(lineHeight);
    for (const QStringList words = notes(); const QString &note : words) {
        canvas.text(t.small, t.text2, QRectF(at.x() + t.u * 3, below, m_width - t.u * 6, lineHeight), note);
        below += lineHeight;
    }
    if (m_rows.count() == 0)
        return;
    Paint paint{canvas,    MonoPainter(canvas, t.mono, lineHeight), look, language(look), at, clip, marks, selected,
                lineHeight};
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
        const int middle = m_width / 2;
        canvas.painter()->fillRect(QRectF(at.x() + middle, from, 1, to - from), t.line2);
    }
}

const QString &DiffBody::language(Look *look)
{
    if (!m_language || m_colorsRevision != look->highlighter().revision()) {
        m_colorsRevision = look->highlighter().revision();
        m_colors.clear();
        m_language = look->highlighter().languageForFile(m_path);
        // The library's "Diff" has colours for added and removed lines, which would contradict those of this diff.
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
    // Only the visible rows, even of a line with ten thousand rows.
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
        const bool isOld = removed || (column.old && !added);
        const int shown = isOld ? m_oldShown : m_newShown;
        if (shown > 0)
            paint.canvas.text(t.mono, t.text2, QRectF(column.left, paint.y, numbers, paint.lineHeight),
                              QString::number((isOld ? is.oldNumber : is.newNumber) + shown - 1),
                              Qt::AlignRight | Qt::AlignVCenter);
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
                     last, t.text, formatsOf(paint, line, is, column.old));
}

std::vector<MonoFormat> DiffBody::formatsOf(Paint &paint, int line, const text::DiffLine &is, bool isOldSide)
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
    const ItemSelection &selection = isOldSide ? paint.selected.old : paint.selected.now;
    const auto [from, to] = selection.inBlock(line, int(is.text.size()));
    MonoPainter::addSelection(formats, t, from, to);
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
