// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/canvas.h"

#include <QStyledItemDelegate>

namespace widgets {

/// The common part of rows in a GroupTree: a group is a line with a note on the right; a row has two lines, can be
/// selected, and has at most one link on the right. Subclasses paint the rest of a row.
class GroupRowDelegate : public QStyledItemDelegate
{
public:
    GroupRowDelegate(Look *look, QObject *parent) : QStyledItemDelegate(parent), m_look(look) {}

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Whether \p point of the row in \p rect is on its link.
    bool hasLinkAt(const QRect &rect, const QModelIndex &index, QPoint point) const;

protected:
    /// The text of this cell's link; empty: none.
    virtual QString linkText(const QModelIndex &index) const = 0;
    /// The line of \p row that contains the link.
    virtual QRectF linkLine(const QRectF &row) const = 0;
    /// The place of a link \p words in \p row.
    QRectF linkRect(const QRectF &row, const QString &words) const;

    void paintGroup(Canvas &canvas, const QRectF &row, bool open, const QString &note, const QModelIndex &index) const;
    /// Paints the background of a row; \p first: of its first column.
    void paintGround(Canvas &canvas, const QRectF &row, bool selected, bool first) const;

    Look *look() const { return m_look; }

private:
    Look *m_look;
};

} // namespace widgets
