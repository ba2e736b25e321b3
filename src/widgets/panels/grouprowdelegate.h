// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/linelabel.h"

#include <QStyledItemDelegate>

namespace widgets {

/// A row of a list at a side: an icon, one or two lines, what ends them, and at most one link.
struct GroupRow
{
    QString icon{};
    QColor iconColor{};
    QList<LinePart> first{}, second{};
    QString end{};  ///< of the first line
    QString link{}; ///< ends the last line
};

/// Paints the lists at the sides. A group is a line that folds, with a note on the right; a row can be selected.
/// Subclasses say what is in them.
class GroupRowDelegate : public QStyledItemDelegate
{
public:
    /// In units: the height of a group and of a row, and where the icon of a row begins.
    struct Shape
    {
        double group = 7, row = 11, icon = 5;
        bool isPlain = false; ///< no lines between rows, and the icon beside both lines
        QColor Theme::*selection = &Theme::treeSelection;
    };
    GroupRowDelegate(Look *look, QObject *parent, const Shape &shape);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Whether \p point of the row in \p rect is on its link.
    bool hasLinkAt(const QRect &rect, const QModelIndex &index, QPoint point) const;

protected:
    virtual bool isGroup(const QModelIndex &index) const { return !index.parent().isValid(); }
    /// Its words, and the note.
    virtual GroupRow group(const QModelIndex &index) const;
    virtual GroupRow row(const QModelIndex &index, bool isSelected) const = 0;

    Look *look() const { return m_look; }

private:
    QRectF linkRect(const QRectF &rect, const GroupRow &row) const;

    Look *m_look;
    const Shape m_shape;
};

} // namespace widgets
