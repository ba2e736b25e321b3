// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "proxy/networkrules.h"
#include "widgets/dialogs/agents/agentfields.h"

#include <QDialog>

#include <memory>
#include <utility>
#include <vector>

class QComboBox;

namespace Ui {
class NewSessionDialog;
} // namespace Ui

namespace widgets {

/// Asks for the folders and the agent of a new session: one that was used before, or any by its path. An agent may have
/// a default folder. Shown with open().
class NewSessionDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p recent: folders that were used before; the first is proposed.
    NewSessionDialog(const QList<AgentFields> &agents, const QString &defaultAgent, const QStringList &recent,
                     QWidget *parent = nullptr);
    ~NewSessionDialog() override;

Q_SIGNALS:
    /// Folders are absolute and resolved; \p more are further ones besides \p folder. \p holds: the agent's writes are
    /// held back. \p network: what is done about its network. \p options: ids with the values to begin with.
    void chosen(const QString &folder, const QStringList &more, const QString &agentId, bool holds,
                const proxy::NetworkRules &network, const QList<std::pair<QString, QString>> &options);

private:
    void showRecent();
    void showMore(bool shown);
    void addMore(const QString &folder);
    QStringList moreFolders() const;
    void check();
    void useFolderOfAgent();
    void showConduct(); ///< shows the result of the agent's stop test
    void useHoldingOfAgent();
    void useOptionsOfAgent();
    QList<std::pair<QString, QString>> options() const;
    const AgentFields *agent() const;

    const QList<AgentFields> m_agents;
    const QStringList m_recent; ///< the first is for agents without a default folder
    std::vector<QComboBox *> m_options;
    bool m_folderIsChosen = false; ///< by the user: choosing another agent does not change it
    std::unique_ptr<Ui::NewSessionDialog> m_ui;
};

} // namespace widgets
