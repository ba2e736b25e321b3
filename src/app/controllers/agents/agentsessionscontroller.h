// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "acp/requests.h"
#include "base/pagecursors.h"
#include "base/result.h"
#include "core/session/agentconnection.h"
#include "models/lists/agentsessionsmodel.h"
#include "settings/agententry.h"
#include "widgets/dialogs/agents/agentsessionsdialog.h"
#include "workspace/workspace.h"

#include <QObject>
#include <QPointer>

namespace app {

/// Shows the sessions that an agent stores in a dialog: starts the agent for that, and ends it with the dialog. Deletes
/// itself when both are gone.
class AgentSessionsController : public QObject
{
    Q_OBJECT

public:
    /// \p agents can be chosen, \p current is shown first. Uses the services of \p workspace.
    AgentSessionsController(workspace::Workspace *workspace, const QList<settings::AgentEntry> &agents,
                            const QString &current, const QString &folder, QWidget *parent);
    ~AgentSessionsController() override;
    widgets::AgentSessionsDialog *dialog() const { return m_dialog; }

Q_SIGNALS:
    void openRequested(const settings::AgentEntry &agent, const acp::SessionInfo &info);

private:
    static constexpr int mostEmptyPages = 20; ///< that are followed without being asked for

    const settings::AgentEntry &agent() const;
    void list();
    void askFor(const QString &cursor);
    void addPage(const base::Result<acp::ListSessionsResponse> &page);
    void remove(const acp::SessionInfo &info);
    void close(const acp::SessionInfo &info);
    void drop();

    workspace::Workspace *m_workspace;
    QList<settings::AgentEntry> m_agents;
    models::AgentSessionsModel m_model;
    QPointer<widgets::AgentSessionsDialog> m_dialog;
    core::AgentConnection *m_connection = nullptr;
    QString m_started; ///< the agent's id
    QString m_cursor;
    base::PageCursors m_pages;
    int m_emptyPages = 0; ///< without a new session, in sequence
    acp::Call m_listing;
    int m_asked = 0; ///< answers to earlier requests are ignored
};

} // namespace app
