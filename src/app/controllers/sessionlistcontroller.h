// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/sessionsmodel.h"
#include "settings/settings.h"
#include "workspace/workspace.h"

#include <QObject>

namespace widgets {
class SessionsPanel;
} // namespace widgets

namespace app {

class SessionCloser;
class SessionPage;
class WindowActions;

/// Handles the user's changes to the list of sessions: names, pins, archive, grouping, folders, and restoring deleted
/// ones.
class SessionListController : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive it.
    SessionListController(workspace::Workspace *workspace, settings::Settings *settings, widgets::SessionsPanel *panel,
                          SessionCloser *closer, QObject *parent);

    /// Connects the menu for the grouping, and what is done with the session that \p page shows.
    void connectActions(WindowActions *actions, const SessionPage *page);
    /// Asks for a folder in which \p session goes on, whose own has gone.
    void askForFolder(workspace::SessionController *session);

private:
    template <class Change> void change(models::SessionHandle handle, Change change);
    void pin(models::SessionHandle handle, bool pin);
    void archive(models::SessionHandle handle, bool archive);

    workspace::Workspace *m_workspace;
    settings::Settings *m_settings;
    widgets::SessionsPanel *m_panel;
    SessionCloser *m_closer;
};

} // namespace app
