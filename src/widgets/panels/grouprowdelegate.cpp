// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/grouprowdelegate.h"

#include "base/visibletext.h"
#include "widgets/style/mirroring.h"

namespace widgets {

QSize GroupRowDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int u = m_look->theme().u;
    return QSize(u * 20, index.parent().isValid() ? u * 11 : u * 7);
}

bool GroupRowDelegate::hasLinkAt(const QRect &rect, const QModelIndex &index, QPoint point) const
{
    const QString words = linkText(index);
    return !words.isEmpty() && linkRect(QRectF(rect), words).adjusted(-4, -2, 4, 2).contains(visualPos(rect, point));
}

QRectF GroupRowDelegate::linkRect(const QRectF &row, const QString &words) const
{
    const Theme &t = m_look->theme();
    const QRectF line = linkLine(row);
    const qreal w = Canvas::width(t.small, words);
    return QRectF(line.right() - t.u * 2.5 - w, line.top(), w, line.height());
}

void GroupRowDelegate::paintGroup(Canvas &c, const QRectF &row, bool open, const QString &note,
                                  const QModelIndex &index) const
{
    const Theme &t = m_look->theme();
    const int u = t.u;
    c.icon(open ? QStringLiteral("down") : QStringLiteral("right"), t.text2,
           QPointF(row.left() + u * 3 / 2.0, row.center().y() - u * 2));
    const qreal w = Canvas::width(t.small, note);
    c.text(t.small, t.text2, QRectF(row.right() - w - u * 2.5, row.top(), w, row.height()), note);
    c.text(t.bold, t.text, QRectF(row.left() + u * 6.5, row.top(), row.width() - w - u * 11, row.height()),
           base::visibleText(index.data().toString()));
}

void GroupRowDelegate::paintGround(Canvas &c, const QRectF &row, bool selected, bool first) const
{
    const Theme &t = m_look->theme();
    if (selected) {
        c.painter()->fillRect(row, t.treeSelection);
        if (first)
            c.painter()->fillRect(QRectF(row.left(), row.top(), 3, row.height()), t.accent);
    }
    c.hairline(row.left(), row.right(), row.top(), t.line2);
}

} // namespace widgets
