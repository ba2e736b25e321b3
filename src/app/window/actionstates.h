// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sparingcall.h"

#include <QObject>

#include <functional>

namespace workspace {
class Workspace;
} // namespace workspace

namespace app {

class EffectsController;
class SessionPage;
class WindowActions;

/// Enables those of the window's actions that can do anything at the moment. Updated whenever something in the shown
/// session has changed. The keys of the others say that there is nothing to do.
class ActionStates : public QObject
{
    Q_OBJECT

public:
    /// \p isPageShown: whether the window shows the page. All must outlive it.
    ActionStates(WindowActions *actions, SessionPage *page, EffectsController *effects, workspace::Workspace *workspace,
                 std::function<bool()> isPageShown, QObject *parent);

    void refresh();
    /// Updates once for all changes before the next turn of the event loop.
    void refreshSoon() { m_refresh.request(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refreshStopAndRequests();

    WindowActions *m_actions;
    SessionPage *m_page;
    EffectsController *m_effects;
    workspace::Workspace *m_workspace;
    const std::function<bool()> m_isPageShown;
    base::SparingCall m_refresh;
};

} // namespace app
