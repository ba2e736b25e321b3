// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/canvas.h"

#include <QStyledItemDelegate>

namespace widgets {

/// What the rows of a GroupTree have in common: a group is a line with what there is to say of it at the right, a row
/// has two lines, may be chosen, and has at most one link at the right. What else a row shows is its subclass's.
class GroupRowDelegate : public QStyledItemDelegate
{
public:
    GroupRowDelegate(Look *look, QObject *parent) : QStyledItemDelegate(parent), m_look(look) {}

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Whether \p point of the row in \p rect is on its link.
    bool hasLinkAt(const QRect &rect, const QModelIndex &index, QPoint point) const;

protected:
    /// Of the link that this cell shows; empty: none.
    virtual QString linkText(const QModelIndex &index) const = 0;
    /// The part of \p row that the link stands in.
    virtual QRectF linkLine(const QRectF &row) const = 0;
    /// Where \p words stand as a link of \p row.
    QRectF linkRect(const QRectF &row, const QString &words) const;

    void paintGroup(Canvas &canvas, const QRectF &row, bool open, const QString &note, const QModelIndex &index) const;
    /// What lies behind the words of a row; \p first: of its first column.
    void paintGround(Canvas &canvas, const QRectF &row, bool selected, bool first) const;

    Look *look() const { return m_look; }

private:
    Look *m_look;
};

} // namespace widgets
