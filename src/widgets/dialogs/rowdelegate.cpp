// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/rowdelegate.h"

#include "widgets/style/ground.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFontMetrics>
#include <QListWidget>
#include <QPainter>
#include <QtMath>

namespace widgets {

namespace {

using Kind = RowPiece::Kind;

struct Face
{
    QFont Theme::*font;
    ThemeColor color;
};

const Face &faceOf(Kind kind)
{
    static const Face faces[] = {{&Theme::bold, &Theme::text},
                                 {&Theme::body, &Theme::text},
                                 {&Theme::small, &Theme::text2},
                                 {&Theme::mono, &Theme::text},
                                 {&Theme::mono, &Theme::text2},
                                 {&Theme::small, &Theme::text2},
                                 {&Theme::small, colorOf(&Theme::running)},
                                 {&Theme::small, colorOf(&Theme::added)},
                                 {&Theme::small, colorOf(&Theme::removed)},
                                 {&Theme::small, colorOf(&Theme::waits)},
                                 {&Theme::small, colorOf(&Theme::stopped)},
                                 {&Theme::small, colorOf(&Theme::failed)}};
    return faces[int(kind)];
}

} // namespace

void setRow(QListWidgetItem *item, const RowLines &lines)
{
    QStringList all;
    for (const RowLine &line : lines) {
        QString words;
        for (const RowPiece &piece : line.begin + line.end)
            words += (words.isEmpty()                         ? QString()
                      : piece.kind == RowPiece::Kind::Removed ? QStringLiteral(" ") // "+12 −3"
                                                              : QStringLiteral(", ")) +
                     piece.text;
        all << words;
    }
    item->setText(all.join(u'\n'));
    item->setData(RowDelegate::Lines, QVariant::fromValue(lines));
}

RowDelegate::RowDelegate(QAbstractItemView *view) : QStyledItemDelegate(view)
{
    view->setItemDelegate(this);
}

const Theme &RowDelegate::theme(const QStyleOptionViewItem &option) const
{
    const QPalette palette = QApplication::palette(option.widget);
    if (std::exchange(m_key, palette.cacheKey()) != palette.cacheKey())
        m_theme = Theme::from(palette, option.widget ? option.widget->font() : option.font);
    return m_theme;
}

void RowDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.flags() != Qt::NoItemFlags)
        return;
    const Theme &t = theme(*option);
    option->font = t.bold;
    option->fontMetrics = QFontMetrics(t.bold);
    option->palette.setColor(QPalette::Text, t.text);
    option->backgroundBrush = t.card;
}

int RowDelegate::width(const RowPiece &piece, const QStyleOptionViewItem &option) const
{
    const Theme &t = theme(option);
    return qMax(piece.least * t.u, qCeil(QFontMetricsF(t.*faceOf(piece.kind).font).horizontalAdvance(piece.text)) + 1 +
                                       (piece.kind == Kind::Chip ? 3 * t.u : 0));
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const RowLines lines = this->lines(index);
    if (lines.isEmpty())
        return QStyledItemDelegate::sizeHint(option, index);
    const Theme &t = theme(option);
    return {t.u * 30, qMax(9 * t.u, int(lines.size()) * (QFontMetrics(t.body).height() + 1) + 3 * t.u)};
}

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const RowLines lines = this->lines(index);
    if (lines.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    const Theme &t = theme(option);
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    const bool isMirrored = row.direction == Qt::RightToLeft;
    QRect room = row.rect.adjusted(3 * t.u, 0, -3 * t.u, 0);
    const auto goPast = [&](QStyle::SubElement element) {
        const QRect taken = style->subElementRect(element, &row, row.widget);
        if (isMirrored)
            room.setRight(qMin(room.right(), taken.left() - 2 * t.u));
        else
            room.setLeft(qMax(room.left(), taken.right() + 2 * t.u));
    };
    if (row.features & QStyleOptionViewItem::HasCheckIndicator)
        goPast(QStyle::SE_ItemViewItemCheckIndicator);
    if (row.features & QStyleOptionViewItem::HasDecoration)
        goPast(QStyle::SE_ItemViewItemDecoration);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isSelected = row.state & QStyle::State_Selected;
    const auto draw = [&](const RowPiece &piece, const QRect &place) {
        const QRect rect = QStyle::visualRect(row.direction, room, place);
        const QFont &font = t.*faceOf(piece.kind).font;
        const QColor own = faceOf(piece.kind).color(t), color = isSelected && own == t.text2 ? t.text : own;
        const bool isChip = piece.kind == Kind::Chip;
        painter->setFont(font);
        if (isChip) {
            painter->setPen(t.line);
            painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 1.5, -0.5, -1.5), 3, 3);
        }
        painter->setPen(row.state & QStyle::State_Enabled ? color
                                                          : row.palette.color(QPalette::Disabled, QPalette::Text));
        const bool isCode = piece.kind == Kind::Code || piece.kind == Kind::WeakCode;
        painter->drawText(
            rect, int(isChip ? Qt::AlignCenter : Qt::AlignVCenter | Qt::AlignLeading),
            QFontMetrics(font).elidedText(piece.text, isCode ? Qt::ElideMiddle : Qt::ElideRight, rect.width()));
    };
    const int height = QFontMetrics(t.body).height() + 1;
    int y = room.top() + (room.height() - height * int(lines.size())) / 2;
    for (const RowLine &line : lines) {
        int end = room.right() + 1;
        for (auto piece = line.end.crbegin(); piece != line.end.crend(); ++piece) {
            const int wide = qMin(width(*piece, option), qMax(0, end - room.left()));
            draw(*piece, QRect(end - wide, y, wide, height));
            end -= wide + 2 * t.u;
        }
        // What is at the beginning and is too long gives way to what follows it.
        int rest = 0;
        for (qsizetype i = 1; i < line.begin.size(); ++i)
            rest += width(line.begin[i], option) + 2 * t.u;
        int x = room.left();
        for (qsizetype i = 0; i < line.begin.size() && x < end; ++i) {
            const int least = i == 0 ? qMin(20 * t.u, end - x) : 0;
            const int wide = qMin(width(line.begin[i], option), qMax(least, end - x - (i == 0 ? rest : 0)));
            draw(line.begin[i], QRect(x, y, wide, height));
            x += wide + 2 * t.u;
        }
        y += height;
    }
    painter->restore();
}

} // namespace widgets
