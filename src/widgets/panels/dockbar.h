// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/ground.h"

#include <QToolBar>

class QDockWidget;

namespace widgets {

/// The tool bar at the right edge: one button per dock, with an amber badge for what waits for the user. A dock that is
/// open behind another one has a frame instead of a ground.
class DockBar : public QToolBar
{
    Q_OBJECT

public:
    explicit DockBar(Look *look, QWidget *parent = nullptr);

    /// \p icon is a name of the project's icons.
    void addDock(QDockWidget *dock, const QString &icon);
    /// \p action is the dock's toggleViewAction; \p name describes the count for screen readers; empty: the number that
    /// waits.
    void setBadge(QAction *action, int count, const QString &name = {});

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    Look *m_look;
    Ground *m_ground; ///< instead of what the style paints for tool bars
};

} // namespace widgets
