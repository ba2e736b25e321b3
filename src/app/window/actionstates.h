// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include <functional>

namespace workspace {
class Workspace;
} // namespace workspace

namespace app {

class EffectsController;
class SessionPage;
class WindowActions;

/// Which of the window's actions can do anything just now: the others are disabled, in the menus and their keys. Looks
/// at the session in view each time that something of it has changed.
class ActionStates : public QObject
{
    Q_OBJECT

public:
    /// \p isPageShown: whether the page is what the window shows. All of them must outlive it.
    ActionStates(WindowActions *actions, SessionPage *page, EffectsController *effects, workspace::Workspace *workspace,
                 std::function<bool()> isPageShown, QObject *parent);

    void refresh();
    /// Once for all that changes before the next turn of the event loop.
    void refreshSoon();

private:
    void refreshStopAndRequests();

    WindowActions *m_actions;
    SessionPage *m_page;
    EffectsController *m_effects;
    workspace::Workspace *m_workspace;
    const std::function<bool()> m_isPageShown;
    bool m_isPosted = false;
};

} // namespace app
