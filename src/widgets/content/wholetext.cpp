// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/wholetext.h"

#include "widgets/content/areaselection.h"
#include "widgets/style/monolines.h"
#include "widgets/style/slimscrollbar.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace widgets {
namespace {

/// Finding a row in a line with wide characters means walking from its beginning, so lines are cut into pieces.
constexpr qsizetype mostOfPiece = 4096;

} // namespace

WholeText::WholeText(Look *look, QWidget *parent) : QAbstractScrollArea(parent), m_look(look)
{
    viewport()->setAutoFillBackground(false); // else the frame of the focus would have to be asked for
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // code is always left to right
    makeSlim(this, look, &Theme::card);
    m_selection = new AreaSelection(this, [this] {
        TextParts texts(m_look->theme());
        texts.add(this, QRectF(0, -verticalScrollBar()->value(), viewport()->width(), qreal(m_rows) * lineHeight()));
        return texts;
    });
}

void WholeText::setText(const QString &text)
{
    m_text = text;
    m_pieces.clear();
    const QStringView all(m_text);
    for (qsizetype from = 0; from <= all.size();) {
        qsizetype end = all.indexOf(u'\n', from);
        if (end < 0)
            end = all.size();
        const text::LineExtent extent = text::extentOf(all.sliced(from, end - from));
        qsizetype at = from;
        while (!extent.plain && end - at > mostOfPiece) {
            qsizetype next = at + mostOfPiece;
            // Not before a character that joins the previous one.
            while (next < end) {
                qsizetype behind = next;
                if (!all.at(next).isLowSurrogate() && text::cellsOf(text::takeCharacter(all, behind)) > 0)
                    break;
                ++next;
            }
            m_pieces.push_back({at, next - at, text::extentOf(all.sliced(at, next - at))});
            at = next;
        }
        m_pieces.push_back({at, end - at, at == from ? extent : text::extentOf(all.sliced(at, end - at))});
        from = end + 1;
    }
    m_selection->clear();
    verticalScrollBar()->setValue(0);
    layOut();
}

const WholeText::Piece &WholeText::pieceOf(text::TextPosition position) const
{
    return m_pieces[size_t(qBound(0, position.block, int(m_pieces.size()) - 1))];
}

/// In the whole text.
qsizetype WholeText::placeOf(text::TextPosition position) const
{
    if (m_pieces.empty())
        return 0;
    const Piece &piece = pieceOf(position);
    return piece.from + qBound(0, position.offset, int(piece.length));
}

text::TextPosition WholeText::positionAt(QPointF point) const
{
    const Theme &t = m_look->theme();
    const auto row = qint64((point.y() - t.u) / lineHeight());
    if (m_pieces.empty() || point.y() < t.u)
        return {};
    if (row >= m_rows)
        return end();
    const auto after = std::upper_bound(m_pieces.begin(), m_pieces.end(), row,
                                        [](qint64 wanted, const Piece &one) { return wanted < one.firstRow; });
    const Piece &piece = *std::prev(after);
    const QPointF inLine = point - QPointF(t.u * 2, t.u + qreal(piece.firstRow) * lineHeight());
    return {int(&piece - m_pieces.data()), grid().offsetAt(textOf(piece), piece.extent, inLine)};
}

QRectF WholeText::caretRect(text::TextPosition position) const
{
    if (m_pieces.empty())
        return {};
    const Theme &t = m_look->theme();
    const Piece &piece = pieceOf(position);
    return grid()
        .placeOf(textOf(piece), piece.extent, position.offset)
        .translated(t.u * 2, t.u + qreal(piece.firstRow) * lineHeight());
}

text::TextPosition WholeText::end() const
{
    return m_pieces.empty() ? text::TextPosition()
                            : text::TextPosition{int(m_pieces.size()) - 1, int(m_pieces.back().length)};
}

QString WholeText::text(text::TextPosition from, text::TextPosition to) const
{
    const qsizetype begin = placeOf(from);
    return m_text.mid(begin, placeOf(to) - begin);
}

int WholeText::cells(int width) const
{
    const Theme &t = m_look->theme();
    return MonoPainter::cellsIn(width - t.u * 5, t.mono); // including the scroll bar
}

int WholeText::lineHeight() const
{
    return m_look->theme().prose.codeLine();
}

qint64 WholeText::countRows(int cells, std::vector<Piece> *pieces) const
{
    qint64 rows = 0;
    for (size_t i = 0; i < m_pieces.size(); ++i) {
        if (pieces)
            (*pieces)[i].firstRow = rows;
        rows += qMax(1, (m_pieces[i].extent.cells + cells - 1) / cells);
    }
    return rows;
}

int WholeText::heightFor(int width, int mostRows) const
{
    return int(qMin<qint64>(countRows(cells(width), nullptr), mostRows)) * lineHeight() + m_look->theme().u * 2;
}

void WholeText::layOut()
{
    m_rows = countRows(cells(viewport()->width()), &m_pieces);
    QScrollBar *bar = verticalScrollBar();
    const qint64 height = m_rows * lineHeight() + m_look->theme().u * 2;
    bar->setPageStep(viewport()->height());
    bar->setSingleStep(lineHeight() * 2);
    bar->setRange(0, int(qBound(qint64(0), height - viewport()->height(), qint64(INT_MAX / 2))));
    viewport()->update();
}

void WholeText::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void WholeText::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    Canvas canvas(&painter, m_look, devicePixelRatioF());
    const Theme &t = m_look->theme();
    painter.fillRect(event->rect(), t.card);
    MonoPainter mono(canvas, t.mono, lineHeight());
    const int inRow = cells(viewport()->width());
    const qreal top = t.u - verticalScrollBar()->value();
    const auto rowAt = [&](qreal y) { return qint64((y - top) / lineHeight()); };
    const qint64 first = qMax<qint64>(0, rowAt(event->rect().top())), last = rowAt(event->rect().bottom());
    auto piece = std::upper_bound(m_pieces.begin(), m_pieces.end(), first,
                                  [](qint64 row, const Piece &one) { return row < one.firstRow; });
    if (piece != m_pieces.begin())
        --piece;
    const ItemSelection selected = m_selection->selected().of(this).now;
    for (; piece != m_pieces.end() && piece->firstRow <= last; ++piece) {
        const qint64 from = qMax<qint64>(0, first - piece->firstRow),
                     to = qMin<qint64>(last - piece->firstRow, qMax(1, (piece->extent.cells + inRow - 1) / inRow) - 1);
        if (to < from)
            continue;
        std::vector<MonoFormat> formats;
        const auto [begin, end] = selected.inBlock(int(piece - m_pieces.begin()), int(piece->length));
        MonoPainter::addSelection(formats, t, begin, end);
        mono.paint(QPointF(t.u * 2, top + qreal(piece->firstRow) * lineHeight()), textOf(*piece), piece->extent, inRow,
                   int(from), int(to), t.text, formats);
    }
    if (hasFocus())
        canvas.frame(QRectF(viewport()->rect()), {}, t.accent, 2);
}

} // namespace widgets

#include "moc_wholetext.cpp"
