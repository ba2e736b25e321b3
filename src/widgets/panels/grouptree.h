// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QTreeView>

namespace widgets {

class GroupRowDelegate;

/// A list in groups, as the docks have it: two levels, no indentation, no header until one is shown. A click on a group
/// folds it. Main thread.
class GroupTree : public QTreeView
{
    Q_OBJECT

public:
    /// \p background is what it lies on.
    GroupTree(Look *look, const QColor Theme::*background, QWidget *parent);

    /// Paints the rows and knows their links; owned by whoever made it.
    void setRowDelegate(GroupRowDelegate *delegate);

Q_SIGNALS:
    /// The left button was released over the link of \p index.
    void linkClicked(const QModelIndex &index);

protected:
    bool viewportEvent(QEvent *event) override;

private:
    GroupRowDelegate *m_rows = nullptr;
};

} // namespace widgets
