// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/ids.h"
#include "models/lists/sessionsmodel.h"
#include "proxy/networkrules.h"
#include "settings/settings.h"
#include "workspace/workspace.h"

#include <QMainWindow>
#include <QPointer>

QT_BEGIN_NAMESPACE
class QStackedWidget;
QT_END_NAMESPACE

namespace widgets {
class Look;
class SessionsPanel;
struct StartNotice;
} // namespace widgets

namespace workspace {
class FileOpener;
} // namespace workspace

namespace app {

class AgentsController;
class Attention;
class EffectsController;
class HeldCopies;
class LinkController;
class NewSessionController;
class PendingController;
class RuleController;
class SessionCloser;
class SessionPage;
class SettingsController;
class StartController;
class TourController;
class Trace;
class TerminalsController;
class TrafficController;
class WelcomeController;
class WindowActions;
class WindowDocks;
class WindowEnding;
class Appearance;
class WindowFonts;

/// The main window: which session is shown, and what the actions do with it. What happens inside a session is handled
/// by the page and its controller.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// \p trace may be null.
    MainWindow(workspace::Workspace *workspace, settings::Settings *settings, widgets::Look *look, Trace *trace,
               QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Connects menu and settings with the colours. \p appearance must outlive this.
    void follow(Appearance *appearance);

    /// \p moreFolders: besides \p cwd. \p holds: see Workspace::openSession().
    workspace::SessionController *openSession(const settings::AgentEntry &agent, const QString &cwd,
                                              const QStringList &moreFolders = {}, std::optional<bool> holds = {},
                                              const std::optional<proxy::NetworkRules> &network = {});
    void showWelcome();
    /// Opens the newest session of an earlier run in \p cwd, once these are known; a new one if there is none. With an
    /// empty \p cwd the newest of all, or none.
    void goOn(const QString &cwd);
    /// Shows the entry that \p link names, once the sessions of earlier runs are known.
    void goTo(const QString &link);
    SessionPage *page() { return m_page; }

public Q_SLOTS:
    void askForSession();
    void showSettings();

    /// Quits after a signal, without asking, since the user may be gone.
    void quit();

Q_SIGNALS:
    /// It was painted completely for the first time.
    void shown();
    void sessionOpened(workspace::SessionController *session);
    /// goOn() opened nothing; the window shows the reason, too.
    void goOnFailed(const base::Error &why);

protected:
    void closeEvent(QCloseEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void connectActions();
    void connectPanels();
    void adopt(workspace::SessionController *session);
    void connectLinks();
    void openStored(models::SessionHandle handle);
    void showAgentSessions();
    void forkSession();
    void exportConversation();
    void leave(workspace::SessionController *session);
    void showSession(workspace::SessionController *session);
    void showRequest(workspace::SessionController *session, base::RequestKey key);
    void showTitle();
    void connectStart();
    bool isFrontShown() const; ///< the welcome page or the start page
    void showNotice(const widgets::StartNotice &notice);
    void showStoreNotice(const QString &notice);
    void notifyInSession(const QString &notice); ///< in the shown session
    void refreshBadge();
    void startDemo(const QString &message);
    void escape();
    void cycleArea(int step);
    void openLocation(const QString &path, int line, const QString &within);

    workspace::Workspace *m_workspace;
    settings::Settings *m_settings;
    workspace::FileOpener *m_fileOpener;
    HeldCopies *m_heldCopies;
    Trace *m_trace;
    WindowActions *m_actions;
    Attention *m_attention;
    SettingsController *m_settingsController;
    LinkController *m_links;
    RuleController *m_rules;
    QStackedWidget *m_stack;
    SessionPage *m_page;
    AgentsController *m_agents;
    NewSessionController *m_newSession;
    TourController *m_tour;
    WelcomeController *m_welcome;
    StartController *m_start;
    EffectsController *m_effects;
    widgets::SessionsPanel *m_sessions;
    WindowFonts *m_fonts;
    SessionCloser *m_closer;
    WindowEnding *m_ending;
    WindowDocks *m_docks = nullptr;
    PendingController *m_pending = nullptr;
    TerminalsController *m_terminals = nullptr;
    TrafficController *m_traffic = nullptr;
    std::optional<base::Milliseconds> m_escapePressed; ///< by the workspace's clock; null: the next press is the first
    bool m_painted = false;
};

} // namespace app
