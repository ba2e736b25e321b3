// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QToolBar>

#include <vector>

namespace widgets {

/// The tool bar at the right edge: one button per dock, with an amber badge for what waits for the user.
class DockBar : public QToolBar
{
    Q_OBJECT

public:
    explicit DockBar(Look *look, QWidget *parent = nullptr);

    /// \p action is a dock's toggleViewAction; \p icon is a name of the project's icons.
    void addDock(QAction *action, const QString &icon);
    /// \p name tells the count to those who do not see it; without one it is what waits.
    void setBadge(QAction *action, int count, const QString &name = {});

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    class Button;
    Look *m_look;
    std::vector<std::pair<QAction *, Button *>> m_buttons;
};

} // namespace widgets
