// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "proxy/networkrules.h"
#include "widgets/dialogs/agents/agentfields.h"

#include <QDialog>

#include <memory>
#include <utility>
#include <vector>

class QComboBox;
class Ui_NewSessionDialog;

namespace widgets {

/// Asks for the folders and the agent of a new session: one that was used before, or any by its path. An agent may have
/// a default folder. A session may begin in another work tree of the folder's repository. Shown with open().
class NewSessionDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p recent: folders that were used before; the first is proposed.
    NewSessionDialog(const QList<AgentFields> &agents, const QString &defaultAgent, const QStringList &recent,
                     QWidget *parent = nullptr);
    ~NewSessionDialog() override;

    using Worktree = std::pair<QString, QString>; ///< folder and branch
    /// The repository of the folder that was named last: the branch there, a name for a new work tree, and the other
    /// work trees. An empty \p branch: it is in none.
    void setRepository(const QString &branch, const QString &freeName, const QList<Worktree> &others);
    /// The new work tree that was asked for is there: the session begins in \p folder.
    void startIn(const QString &folder);
    /// There is none: \p why is shown, and another choice can be made.
    void showProblem(const QString &why);

Q_SIGNALS:
    /// A folder was chosen or typed: setRepository() is to follow.
    void folderNamed(const QString &folder);
    /// A new work tree is to be made: startIn() or showProblem() is to follow, unless the dialog is rejected before.
    void worktreeRequested(const QString &folder, const QString &name);
    /// Folders are absolute and resolved; \p more are further ones besides \p folder. \p holds: the agent's writes are
    /// held back. \p network: what is done about its network. \p options: ids with the values to begin with.
    void chosen(const QString &folder, const QStringList &more, const QString &agentId, bool holds,
                const proxy::NetworkRules &network, const QList<std::pair<QString, QString>> &options);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void showRecent();
    void showMore(bool shown);
    void addMore(const QString &folder);
    QStringList moreFolders(const QString &own) const; ///< without the session's own
    void check();
    void nameFolder();
    void showPlace();
    void start();
    void useAgent(); ///< its folder, the result of its stop test, and what its sessions begin with
    void useHoldingOfAgent();
    void useOptionsOfAgent();
    QList<std::pair<QString, QString>> options() const;
    const AgentFields *agent() const;

    const QList<AgentFields> m_agents;
    const QStringList m_recent; ///< the first is for agents without a default folder
    std::vector<QComboBox *> m_options;
    bool m_folderIsChosen = false; ///< by the user: choosing another agent does not change it
    QString m_named;               ///< the folder whose repository is known or asked for
    QString m_branch;              ///< there
    bool m_wantsNew = false;       ///< a new work tree, wherever there may be one
    bool m_isMaking = false;       ///< a work tree is being made
    std::unique_ptr<Ui_NewSessionDialog> m_ui;
};

} // namespace widgets
