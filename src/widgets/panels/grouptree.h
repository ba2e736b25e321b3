// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/linelabel.h"
#include "widgets/style/look.h"

#include <QStyledItemDelegate>
#include <QTreeView>

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

/// A list with groups for docks: two levels, no indentation, without a header by default. A click on a group collapses
/// it. Its delegate is a GroupRowDelegate. Main thread.
class GroupTree : public QTreeView
{
    Q_OBJECT

public:
    /// \p background is the colour behind it.
    GroupTree(Look *look, const QColor Theme::*background, QWidget *parent);

    /// The row after (1) or before (-1) \p from, past the headings.
    QModelIndex nextRow(const QModelIndex &from, int step) const;

Q_SIGNALS:
    /// The left button was released on the link of \p index.
    void linkClicked(const QModelIndex &index);

protected:
    /// The current row has a frame while the list has the focus.
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool viewportEvent(QEvent *event) override;

private:
    Look *m_look;
};

} // namespace widgets
