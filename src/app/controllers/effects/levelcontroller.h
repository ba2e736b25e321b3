// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "proxy/networkrules.h"

#include <QObject>
#include <QPoint>
#include <QWidget>

namespace workspace {
class Workspace;
} // namespace workspace

namespace app {

class SessionPage;
class WindowActions;

/// Whether the changes of the session in view are held back, and what is done about its network: chosen in the menu
/// bar, or in the session's header.
class LevelController : public QObject
{
    Q_OBJECT

public:
    /// All outlive it; \p window is the parent of the menu, and of this.
    LevelController(workspace::Workspace *workspace, SessionPage *page, WindowActions *actions, QWidget *window);

private:
    void setHolding(bool holds);
    void setNetwork(const proxy::NetworkRules &rules);
    void openMenu(const QPoint &at);
    void askForHosts();

    workspace::Workspace *m_workspace;
    SessionPage *m_page;
    WindowActions *m_actions;
    QWidget *m_window;
};

} // namespace app
