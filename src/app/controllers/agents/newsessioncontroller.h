// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "proxy/networkrules.h"
#include "settings/agententry.h"
#include "settings/settings.h"
#include "workspace/files/worktrees.h"

#include <QObject>
#include <QPointer>

#include <utility>

namespace widgets {
class NewSessionDialog;
} // namespace widgets

namespace app {

class AgentsController;

/// Asks for a new session, and makes the work tree that it is to begin in.
class NewSessionController : public QObject
{
    Q_OBJECT

public:
    /// \p window is the parent of the dialog.
    NewSessionController(AgentsController *agents, settings::Settings *settings, QWidget *window);

    /// \p recent: folders that were used before; the first is proposed.
    void ask(const QStringList &recent);

Q_SIGNALS:
    /// See Workspace::openSession() and SessionController::beginWith().
    void wanted(const settings::AgentEntry &agent, const QString &folder, const QStringList &more, bool holds,
                const proxy::NetworkRules &network, const QList<std::pair<QString, QString>> &options);

private:
    AgentsController *m_agents;
    settings::Settings *m_settings;
    QWidget *m_window;
    workspace::Worktrees m_worktrees; ///< outlives the dialog: what was begun and cancelled is removed
    QPointer<widgets::NewSessionDialog> m_dialog;
};

} // namespace app
