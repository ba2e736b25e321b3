// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "models/lists/sessionsmodel.h"
#include "settings/settings.h"
#include "widgets/dialogs/agents/agentfields.h"
#include "widgets/dialogs/startpage.h"
#include "workspace/workspace.h"

#include <QObject>

QT_BEGIN_NAMESPACE
class QStackedWidget;
QT_END_NAMESPACE

namespace spelling {
class Speller;
} // namespace spelling

namespace app {

class AgentsController;

/// The folder of the demo's own, which nobody else works in.
QString demoFolder();

/// The start page: fills it with the known sessions and agents, and handles the user's actions there. The page is
/// created when it is first shown.
class StartController : public QObject
{
    Q_OBJECT

public:
    /// Adds its page to \p pages. All must outlive it.
    StartController(workspace::Workspace *workspace, settings::Settings *settings, AgentsController *agents,
                    widgets::Look *look, QStackedWidget *pages);

    void show();
    bool isShown() const;
    /// Where sessions were, the last one first; never the demo's own folder. May be none.
    QStringList recentFolders() const;
    /// The spell checker for the page's input; call it before the page is shown. Must outlive it.
    void setSpeller(spelling::Speller *speller) { m_speller = speller; }
    void addNotice(const widgets::StartNotice &notice);
    widgets::StartPage *page() const { return m_page; } ///< null until it was shown

Q_SIGNALS:
    void startRequested(const QString &agentId, const QString &folder, const QString &text);
    void sessionWanted(models::SessionHandle handle);
    void searchRequested();
    void tourRequested();
    void lookRequested();
    void undoRequested(const std::vector<base::EffectId> &effects);

private:
    void make();
    void refreshSoon(); ///< updates the list of sessions
    void showSessions();
    void showAgents(const QString &chosen);
    void showAgent(const QString &id);
    void useFolderOf(const QString &id);
    void chooseFolder();
    void useFolder(const QString &folder);
    void onAgent(quint64 row);
    void keepDraft();

    workspace::Workspace *m_workspace;
    settings::Settings *m_settings;
    AgentsController *m_agents;
    widgets::Look *m_look;
    QStackedWidget *m_pages;
    spelling::Speller *m_speller = nullptr;
    widgets::StartPage *m_page = nullptr;
    std::vector<widgets::StartNotice> m_notices; ///< added before the page was created
    QStringList m_folders;                       ///< in the page's order
    QList<widgets::AgentFields> m_listed;        ///< in the page's order; agents that were only found come last
    qsizetype m_ready = 0;                       ///< how many of them can be chosen
    bool m_isPosted = false;
};

} // namespace app
