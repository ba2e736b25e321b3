// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QTreeView>

namespace widgets {

class GroupRowDelegate;

/// A list with groups for docks: two levels, no indentation, without a header by default. A click on a group collapses
/// it. Main thread.
class GroupTree : public QTreeView
{
    Q_OBJECT

public:
    /// \p background is the colour behind it.
    GroupTree(Look *look, const QColor Theme::*background, QWidget *parent);

    /// Paints the rows and finds their links; not owned.
    void setRowDelegate(GroupRowDelegate *delegate);
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
    GroupRowDelegate *m_rows = nullptr;
};

} // namespace widgets
