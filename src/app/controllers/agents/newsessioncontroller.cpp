// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/agents/newsessioncontroller.h"

#include "app/controllers/agents/agentscontroller.h"
#include "widgets/dialogs/newsessiondialog.h"

namespace app {

using widgets::NewSessionDialog;
using workspace::Worktrees;

NewSessionController::NewSessionController(AgentsController *agents, settings::Settings *settings, QWidget *window)
    : QObject(window)
    , m_agents(agents)
    , m_settings(settings)
    , m_window(window)
{
    connect(&m_worktrees, &Worktrees::found, this, [this](const Worktrees::Found &found) {
        QList<NewSessionDialog::Worktree> others;
        for (const Worktrees::Tree &tree : found.others)
            others.append({tree.folder, tree.branch});
        if (m_dialog)
            m_dialog->setRepository(found.branch, found.freeName, others);
    });
    connect(&m_worktrees, &Worktrees::made, this, [this](const QString &folder) {
        if (m_dialog)
            m_dialog->startIn(folder);
    });
    connect(&m_worktrees, &Worktrees::failed, this, [this](const QString &why) {
        if (m_dialog)
            m_dialog->showProblem(why);
    });
}

void NewSessionController::ask(const QStringList &recent)
{
    auto *dialog = new NewSessionDialog(m_agents->agents(), m_settings->defaultAgent().id, recent, m_window);
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewSessionDialog::folderNamed, &m_worktrees, &Worktrees::look);
    connect(dialog, &NewSessionDialog::worktreeRequested, &m_worktrees, &Worktrees::make);
    connect(dialog, &QDialog::rejected, &m_worktrees, &Worktrees::cancel);
    connect(dialog, &NewSessionDialog::chosen, this,
            [this](const QString &folder, const QStringList &more, const QString &id, bool holds,
                   const proxy::NetworkRules &network, const QList<std::pair<QString, QString>> &options) {
                if (id != settings::demoAgent().id) // whoever tries it goes on with their own
                    m_settings->setDefaultAgent(id);
                Q_EMIT wanted(m_agents->agent(id), folder, more, holds, network, options);
            });
    dialog->open();
}

} // namespace app

#include "moc_newsessioncontroller.cpp"
