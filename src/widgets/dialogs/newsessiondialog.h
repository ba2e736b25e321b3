// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/dialogs/agents/agentfields.h"

#include <QDialog>

#include <memory>

namespace Ui {
class NewSessionDialog;
} // namespace Ui

namespace widgets {

/// Asks for the folders and the agent of a new session, which may have a folder of its own. Shown with open().
class NewSessionDialog : public QDialog
{
    Q_OBJECT

public:
    NewSessionDialog(const QList<AgentFields> &agents, const QString &defaultAgent, const QString &folder,
                     QWidget *parent = nullptr);
    ~NewSessionDialog() override;

Q_SIGNALS:
    /// Folders are absolute and resolved; \p more are those beside \p folder. \p holds: what the agent writes is held
    /// back.
    void chosen(const QString &folder, const QStringList &more, const QString &agentId, bool holds);

private:
    void addMore(const QString &folder);
    QStringList moreFolders() const;
    void check();
    void useFolderOfAgent();
    void showConduct(); ///< how the agent was measured to stop
    void useHoldingOfAgent();
    const AgentFields *agent() const;

    const QList<AgentFields> m_agents;
    const QString m_folder;        ///< for agents that have none of their own
    bool m_folderIsChosen = false; ///< by the user, and no agent takes that away
    std::unique_ptr<Ui::NewSessionDialog> m_ui;
};

} // namespace widgets
