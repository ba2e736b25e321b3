// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/diffbody.h"

#include <QCoreApplication>

#include <cmath>

namespace widgets {
namespace {

/// Mostly it is the same one, and that is known without reading it.
bool sameText(const QString &a, const QString &b)
{
    return (a.constData() == b.constData() && a.size() == b.size()) || a == b;
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

/// As wide as the greatest number.
qreal DiffBody::gutterFor(const Theme &theme) const
{
    int greatest = 1;
    if (m_diff)
        greatest = qMax(m_diff->oldLines() + m_oldBefore, m_diff->newLines() + m_newBefore);
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

/// In place of lines.
QString DiffBody::note() const
{
    if (m_job)
        return QCoreApplication::translate("widgets::DiffBody", "Comparing…");
    if (!m_diff || !m_diff->isSame())
        return {};
    return m_diff->differsInLineEnds()
               ? QCoreApplication::translate("widgets::DiffBody", "No line is different, only line ends are")
               : QCoreApplication::translate("widgets::DiffBody", "No line is different");
}

int DiffBody::height(const Theme &theme) const
{
    const int rows = m_rows.count() > 0 ? m_rows.gridRows() : note().isEmpty() ? 0 : 1;
    return rows * theme.prose.codeLine() + theme.u * 3 / 2;
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

/// From the body's left.
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
    return QCoreApplication::translate("widgets::ToolItem", "Show %n unchanged line(s)", nullptr, lines);
}

QString DiffBody::foldText(int lines)
{
    return QCoreApplication::translate("widgets::DiffBody", "%n unchanged line(s)", nullptr, lines);
}

int DiffBody::newLineAt(QPointF point, const Theme &theme) const
{
    const int gridRow = int(std::floor((point.y() - theme.u * 3 / 4) / theme.prose.codeLine()));
    if (gridRow < 0 || gridRow >= m_rows.gridRows())
        return 0;
    const text::DiffRows::Row row = m_rows.row(m_rows.atGridRow(gridRow));
    const bool right = m_rows.sides() && point.x() >= m_width / 2;
    const int line = right ? (row.right < 0 ? row.line : row.right) : (row.line < 0 ? row.right : row.line);
    return line < 0 ? 0 : m_newBefore + m_diff->newNumberAt(line);
}

int DiffBody::firstChangedLine() const
{
    return m_diff ? m_newBefore + m_diff->newNumberAt(m_diff->firstChange()) : 0;
}

qreal DiffBody::lineTop(int line, const Theme &theme) const
{
    const int row = m_rows.rowOfLine(line);
    return theme.u * 3 / 4 + (row < 0 ? 0 : m_rows.firstGridRow(row)) * theme.prose.codeLine();
}

QString DiffBody::unified() const
{
    const QString hunks = m_diff ? m_diff->unified(text::DiffRows::context, m_oldBefore, m_newBefore)
                                 : text::LineDiff(m_before, m_after).unified(text::DiffRows::context);
    const QString from = m_before ? m_path : QStringLiteral("/dev/null");
    const QString head = QStringLiteral("--- ") + from + QStringLiteral("\n+++ ") + m_path + u'\n';
    return hunks.isEmpty() ? QString() : QString(head + hunks);
}

} // namespace widgets
