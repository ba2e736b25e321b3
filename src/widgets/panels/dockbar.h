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

    /// \p action is the dock's toggleViewAction; \p icon is a name of the project's icons.
    void addDock(QAction *action, const QString &icon);
    /// \p name describes the count for screen readers; empty: the number that waits.
    void setBadge(QAction *action, int count, const QString &name = {});

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    class Button;
    Look *m_look;
    std::vector<std::pair<QAction *, Button *>> m_buttons;
};

} // namespace widgets
