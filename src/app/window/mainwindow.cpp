// SPDX-License-Identifier: Apache-2.0
#include "app/window/mainwindow.h"

#include "acp/values.h"
#include "app/controllers/agentscontroller.h"
#include "app/controllers/effectscontroller.h"
#include "app/controllers/linkcontroller.h"
#include "app/controllers/mcpcontroller.h"
#include "app/controllers/promptcontroller.h"
#include "app/controllers/reviewcontroller.h"
#include "app/controllers/rulecontroller.h"
#include "app/controllers/settingscontroller.h"
#include "app/controllers/terminalscontroller.h"
#include "app/controllers/trafficcontroller.h"
#include "app/window/aboutandkeys.h"
#include "app/window/attention.h"
#include "app/window/focusareas.h"
#include "app/window/sessionpage.h"
#include "app/window/trace.h"
#include "app/window/welcomecontroller.h"
#include "app/window/windowactions.h"
#include "app/window/windowplace.h"
#include "base/privatefolder.h"
#include "core/requests/requestboard.h"
#include "core/requests/requestrow.h"
#include "core/session/stopstatistics.h"
#include "core/session/stopstatus.h"
#include "history/entry.h"
#include "models/texts/permissiontext.h"
#include "widgets/bars/findbar.h"
#include "widgets/bars/sessionheader.h"
#include "widgets/dialogs/newsessiondialog.h"
#include "widgets/panels/dockbar.h"
#include "widgets/panels/docktitle.h"
#include "widgets/panels/effectspanel.h"
#include "widgets/panels/pendingpanel.h"
#include "widgets/panels/sessionspanel.h"
#include "workspace/fileopener.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDBusConnection>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStandardPaths>

namespace app {

namespace {

/// Where the user's language begins, and where it ends.
Qt::DockWidgetArea beginArea()
{
    return QGuiApplication::isRightToLeft() ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
}
Qt::DockWidgetArea endArea()
{
    return QGuiApplication::isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}
constexpr int escapeWindow = 3000; ///< ms in which a second Esc means Stop
constexpr int narrowWidth = 640, mediumWidth = 900;
constexpr QSize usualSize(1180, 820), smallestSize(420, 520);

/// Docks that were left at the sides of one direction are at the wrong ones in the other.
int stateVersion()
{
    return QGuiApplication::isRightToLeft() ? 1 : 0;
}
} // namespace

MainWindow::MainWindow(workspace::Workspace *workspace, settings::Settings *settings, widgets::Look *look, Trace *trace,
                       QWidget *parent)
    : QMainWindow(parent)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_fileOpener(new workspace::FileOpener(settings, this))
    , m_look(look)
    , m_trace(trace)
    , m_actions(new WindowActions(this))
    , m_attention(new Attention(workspace, this, QDBusConnection::sessionBus(), &QApplication::beep))
    , m_settingsController(new SettingsController(workspace, settings, m_actions, this))
    , m_links(new LinkController(workspace, this))
    , m_rules(new RuleController(workspace, this))
    , m_stack(new QStackedWidget(this))
    , m_page(new SessionPage(workspace, look, trace))
    , m_agents(new AgentsController(workspace, settings, this))
    , m_welcome(new WelcomeController(m_agents, look, m_stack))
    , m_effects(new EffectsController(workspace, look, m_page, this))
    , m_sessions(new widgets::SessionsPanel(workspace->sessions(), look))
    , m_dockBar(new widgets::DockBar(look, this))
{
    setObjectName(QStringLiteral("MainWindow"));
    setDockNestingEnabled(true);
    m_stack->addWidget(m_page);
    setCentralWidget(m_stack);
    makeDocks();
    m_actions->fillMenus(menuBar(), {m_sessionsDock->toggleViewAction(), m_pendingDock->toggleViewAction(),
                                     m_effectsDock->toggleViewAction(), m_terminalsDock->toggleViewAction(),
                                     m_trafficDock->toggleViewAction()});
    connectActions();
    connectPanels();
    connectLinks();
    m_page->textLook()->setZoom(settings->zoom() / 100.0);
    look->setFonts({}, settings->codeFont());
    m_page->textLook()->setFonts(settings->textFont(), settings->codeFont());
    // Chosen in a card or in a dialog: the other follows.
    for (widgets::Look *one : {look, m_page->textLook()}) {
        one->setDiffSides(settings->diffSides());
        connect(one, &widgets::Look::diffSidesChanged, this, [this](bool on) {
            m_settings->setDiffSides(on);
            m_look->setDiffSides(on);
            m_page->textLook()->setDiffSides(on);
        });
    }
    placeWindow(this, settings->windowGeometry(), usualSize, smallestSize);
    if (!restoreState(settings->windowState(), stateVersion()))
        sizeDocksOnce();
    connect(qApp, &QGuiApplication::applicationStateChanged, workspace, [workspace](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            workspace->lookAgain();
    });
    workspace->whenShown(this, [this] { m_effects->settleEarlier(m_settings->effectsKeptDays()); });
}

MainWindow::~MainWindow() = default;

void MainWindow::makeDocks()
{
    const auto make = [this](const char *name, const QString &title, QWidget *content, Qt::DockWidgetArea area) {
        auto *dock = new QDockWidget(title, this);
        dock->setObjectName(QLatin1String(name));
        if (content)
            dock->setWidget(content);
        addDockWidget(area, dock);
        return dock;
    };
    m_sessionsDock = make("SessionsDock", tr("Sessions"), m_sessions, beginArea());
    m_sessionsDock->setTitleBarWidget(new QWidget(m_sessionsDock)); // the panel has its own top line
    m_sessionsDock->setFeatures(QDockWidget::DockWidgetMovable);
    m_pendingDock = make("PendingDock", tr("Pending"), nullptr, endArea());
    m_effectsDock = make("EffectsDock", tr("Effects"), nullptr, endArea());
    m_terminalsDock = make("TerminalsDock", tr("Terminals"), nullptr, endArea());
    m_trafficDock = make("TrafficDock", tr("Traffic"), nullptr, endArea());
    m_terminals = new TerminalsController(m_page, m_workspace->clock(), m_look, m_terminalsDock);
    m_traffic = new TrafficController(m_look, m_trafficDock);
    for (QDockWidget *dock : endDocks()) {
        if (dock != m_pendingDock)
            tabifyDockWidget(m_pendingDock, dock);
        auto *title = new widgets::DockTitle(dock->windowTitle(), m_look, dock);
        dock->setTitleBarWidget(title);
        widgets::bringForward(dock);
        connect(title, &widgets::DockTitle::closeRequested, dock, &QWidget::hide);
    }
    widgets::fillWhenSeen(m_pendingDock, [this] { return widgets::titled(m_pendingDock, makePendingPanel()); });
    widgets::fillWhenSeen(m_effectsDock, [this] { return widgets::titled(m_effectsDock, m_effects->panel()); });
    for (QDockWidget *dock : endDocks())
        dock->hide();
    resizeDocks({m_sessionsDock, m_pendingDock}, {232, 352}, Qt::Horizontal);
    addToolBar(isRightToLeft() ? Qt::LeftToolBarArea : Qt::RightToolBarArea, m_dockBar);
    m_pendingDock->toggleViewAction()->setShortcut(QKeySequence(Qt::ALT | Qt::Key_1));
    m_effectsDock->toggleViewAction()->setShortcut(QKeySequence(Qt::ALT | Qt::Key_2));
    m_terminalsDock->toggleViewAction()->setShortcut(QKeySequence(Qt::ALT | Qt::Key_3));
    m_trafficDock->toggleViewAction()->setShortcut(QKeySequence(Qt::ALT | Qt::Key_4));
    m_dockBar->addDock(m_pendingDock->toggleViewAction(), QStringLiteral("pending"));
    m_dockBar->addDock(m_effectsDock->toggleViewAction(), QStringLiteral("effects"));
    m_dockBar->addDock(m_terminalsDock->toggleViewAction(), QStringLiteral("terminal"));
    m_dockBar->addDock(m_trafficDock->toggleViewAction(), QStringLiteral("traffic"));
}

/// In the rail's order.
QList<QDockWidget *> MainWindow::endDocks() const
{
    return {m_pendingDock, m_effectsDock, m_terminalsDock, m_trafficDock};
}

/// Sizes given to docks that are hidden are forgotten: they get theirs when the first one is shown.
void MainWindow::sizeDocksOnce()
{
    for (QDockWidget *dock : endDocks()) {
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool visible) {
            if (!visible || m_medium || std::exchange(m_docksSized, true))
                return;
            QMetaObject::invokeMethod(
                this,
                [this, dock] {
                    resizeDocks({m_sessionsDock, dock}, {232, 352}, Qt::Horizontal);
                },
                Qt::QueuedConnection);
        });
    }
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction *action, auto f) { connect(action, &QAction::triggered, this, f); };
    on(m_actions->newSession, [this] { askForSession(); });
    on(m_actions->agentSessions, [this] { showAgentSessions(); });
    on(m_actions->exportConversation, [this] { exportConversation(); });
    on(m_actions->addAgent, [this] { m_agents->show(); });
    on(m_actions->settings, [this] { showSettings(); });
    connect(m_settingsController, &SettingsController::zoomChanged, this, &MainWindow::setZoom);
    connect(m_settingsController, &SettingsController::fontsChanged, this, &MainWindow::setFonts);
    on(m_actions->quit, [this] { close(); });
    on(m_actions->copy, [this] { m_page->view()->copy(); });
    on(m_actions->copyBlock, [this] { m_page->view()->copyBlock(); });
    on(m_actions->copyMarkdown, [this] { m_page->view()->copyMarkdown(); });
    on(m_actions->find, [this] {
        if (m_stack->currentWidget() == m_page)
            m_page->find();
    });
    on(m_actions->findNext, [this] { m_page->findBar()->findNext(); });
    on(m_actions->findPrevious, [this] { m_page->findBar()->findPrevious(); });
    on(m_actions->previousPrompt, [this] { m_page->view()->jumpToPrompt(-1); });
    on(m_actions->nextPrompt, [this] { m_page->view()->jumpToPrompt(1); });
    on(m_actions->latest, [this] { m_page->view()->scrollToEnd(); });
    on(m_actions->findSession, [this] {
        m_sessionsDock->show();
        m_sessions->focusSearch();
    });
    on(m_actions->zoomIn, [this] { setZoom(m_settings->zoom() + 10); });
    on(m_actions->zoomOut, [this] { setZoom(m_settings->zoom() - 10); });
    on(m_actions->zoomReset, [this] { setZoom(100); });
    on(m_actions->foldAll, [this] { m_page->view()->foldAll(); });
    on(m_actions->unfoldAll, [this] { m_page->view()->unfoldAll(); });
    on(m_actions->nextArea, [this] { cycleArea(1); });
    on(m_actions->previousArea, [this] { cycleArea(-1); });
    on(m_actions->escape, [this] { escape(); });
    on(m_actions->stop, [this] { m_page->stop(); });
    on(m_actions->forceStop, [this] {
        if (m_page->session())
            m_page->session()->forceStop();
    });
    on(m_actions->killCommands, [this] {
        if (m_page->session())
            m_page->session()->killCommands();
    });
    on(m_actions->oldestRequest, [this] { m_page->focusOldestRequest(); });
    on(m_actions->focusComposer, [this] { m_page->composer()->focusComposer(); });
    on(m_actions->rules,
       [this] { m_rules->showRules(m_page->session() ? m_page->session()->cwd() : QDir::homePath()); });
    on(m_actions->mcpServers, [controller = new McpController(m_workspace, this)] { controller->show(); });
    on(m_actions->attachFiles, [this] { m_page->prompt()->chooseFiles(); });
    on(m_actions->editPrompt, [this] { m_page->prompt()->openEditor(); });
    on(m_actions->options, [this] { m_page->composer()->openOptions(); });
    const auto cycles = [&](QAction *action, const char *category) {
        on(action, [this, category] { m_page->composer()->cycleOption(QLatin1String(category)); });
    };
    cycles(m_actions->nextMode, "mode");
    cycles(m_actions->nextModel, "model");
    cycles(m_actions->nextThought, "thought_level");
    on(m_actions->previousSession, [this] { m_sessions->selectNext(-1); });
    on(m_actions->nextSession, [this] { m_sessions->selectNext(1); });
    on(m_actions->restartAgent, [this] {
        if (m_page->session())
            m_page->session()->restart();
    });
    on(m_actions->forkSession, [this] { forkSession(); });
    on(m_actions->logOut, [this] {
        workspace::SessionController *session = m_page->session();
        if (session && session->login().status().canLogOut)
            session->login().logOut();
        else if (session)
            session->tell(tr("Nobody was logged out"),
                          tr("The agent offers no way to log out, or is not ready for it."));
    });
    on(m_actions->shortcuts, [this] { showKeys(m_actions, this); });
    on(m_actions->about, [this] { showAbout(this); });
}

void MainWindow::connectPanels()
{
    connect(m_welcome, &WelcomeController::demoRequested, this, &MainWindow::startDemo);
    connect(m_welcome, &WelcomeController::sessionWanted, this, &MainWindow::askForSession);
    connect(m_sessions, &widgets::SessionsPanel::newSessionRequested, this, &MainWindow::askForSession);
    connect(m_sessions, &widgets::SessionsPanel::agentsRequested, m_agents, &AgentsController::show);
    connect(m_sessions, &widgets::SessionsPanel::settingsRequested, this, &MainWindow::showSettings);
    connect(m_sessions, &widgets::SessionsPanel::sessionActivated, this, &MainWindow::openStored);
    connect(m_sessions, &widgets::SessionsPanel::searchWanted, m_workspace, &workspace::Workspace::search);
    connectEndings();
    connect(m_workspace, &workspace::Workspace::storeNoticed, this, &MainWindow::tellOfStore);
    connect(m_workspace, &workspace::Workspace::storedSessionsListed, this, [this] {
        if (m_welcome->isShown())
            showWelcome();
    });

    m_workspace->pending()->setStopStatisticsOf([this](base::RequestKey key) {
        const workspace::SessionController *session = m_workspace->sessionOf(key);
        return session ? session->snapshot().statistics : core::StopStatistics();
    });
    connect(m_workspace->pending(), &models::PendingModel::countsChanged, this, &MainWindow::refreshBadge);
    connect(m_effects->model(), &models::EffectsModel::countsChanged, this, &MainWindow::refreshBadge);
    connect(m_effects, &EffectsController::sessionWanted, this, &MainWindow::showSession);
    m_effects->connectActions(m_actions);
    connect(m_effects, &EffectsController::noticed, m_welcome, &WelcomeController::setNotice);
    connect(m_attention, &Attention::waitingChanged, this, &MainWindow::showTitle);
    connect(m_attention, &Attention::showRequested, this, &MainWindow::showSession);
    connect(m_page->view(), &widgets::TranscriptView::activated, this, [this](const widgets::TranscriptAction &action) {
        if (!m_page->session())
            return;
        if (const auto *wanted = std::get_if<widgets::actions::MakeRule>(&action))
            m_rules->makeRule(m_page->session(), wanted->permission);
        else if (std::holds_alternative<widgets::actions::EditAgent>(action))
            m_agents->edit(m_page->session()->agent());
    });
    connect(m_traffic, &TrafficController::noticed, m_welcome, &WelcomeController::setNotice);
    connect(m_page, &SessionPage::showTraffic, this, [this] { m_traffic->show(); });
    connect(m_page, &SessionPage::openLocation, this, &MainWindow::openLocation);
    connect(m_effects, &EffectsController::openRequested, this, &MainWindow::openLocation);
    connect(m_page->view(), &widgets::TranscriptView::zoomWanted, this,
            [this](int steps) { setZoom(m_settings->zoom() + 10 * steps); });
    connect(m_page->header(), &widgets::SessionHeader::menuRequested, this,
            [this] { m_sessionsDock->setVisible(!m_sessionsDock->isVisible()); });
    connect(m_page->header(), &widgets::SessionHeader::pendingRequested, this,
            [this] { m_pendingDock->setVisible(!m_pendingDock->isVisible()); });
    connect(m_page->header(), &widgets::SessionHeader::moreRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions({m_actions->stop, m_actions->killCommands, m_actions->forceStop, m_actions->restartAgent});
        menu->addSeparator();
        menu->addActions({m_actions->undoTurn, m_actions->reviewChanges, m_actions->copyReport, m_actions->saveReport});
        menu->addActions({m_actions->exportConversation, m_actions->forkSession});
        menu->addSeparator();
        menu->addActions({m_actions->foldAll, m_actions->unfoldAll, m_actions->newSession});
        menu->popup(at);
    });
}

widgets::PendingPanel *MainWindow::makePendingPanel()
{
    m_pending = new widgets::PendingPanel(m_workspace->pending(), m_look);
    const auto toRequest = [this](base::RequestKey key) {
        workspace::SessionController *session = m_workspace->sessionOf(key);
        if (!session)
            return;
        showSession(session);
        const core::RequestRow *row = m_workspace->board()->row(key);
        if (row && row->kind == core::RequestKind::Elicitation) {
            m_page->focusElicitation();
            return;
        }
        m_page->view()->enterPermission(key);
    };
    connect(m_pending, &widgets::PendingPanel::answerRequested, this, toRequest);
    connect(m_pending, &widgets::PendingPanel::showInTranscript, this, toRequest);
    connect(m_pending, &widgets::PendingPanel::typed, m_page->composer(), &widgets::Composer::typeOn);
    connect(m_pending, &widgets::PendingPanel::answerByKeyRequested, this, [this](base::RequestKey key, QChar letter) {
        static const QHash<QChar, acp::PermissionKind> kinds{{QLatin1Char('a'), acp::PermissionKind::AllowOnce},
                                                             {QLatin1Char('A'), acp::PermissionKind::AllowAlways},
                                                             {QLatin1Char('r'), acp::PermissionKind::RejectOnce},
                                                             {QLatin1Char('R'), acp::PermissionKind::RejectAlways}};
        workspace::SessionController *session = m_workspace->sessionOf(key);
        if (!session || !kinds.contains(letter))
            return;
        // What is too long for the row and the card has to be unfolded there before it is allowed.
        const history::Permission *asked = session->permission(key);
        if (asked && letter.toLower() == u'a' && models::isLongSubject(*asked))
            Q_EMIT m_pending->answerRequested(key);
        else
            session->answerPermission(key, kinds.value(letter));
    });
    connect(m_pending, &widgets::PendingPanel::cancelRequested, m_workspace->board(), &core::RequestBoard::cancel);
    connect(m_pending, &widgets::PendingPanel::killRequested, m_workspace->board(), &core::RequestBoard::kill);
    connect(m_pending, &widgets::PendingPanel::showInTraffic, this, [this](base::RequestKey key) {
        const core::RequestRow *row = m_workspace->board()->row(key);
        m_traffic->show(row ? row->protocolId : QString());
    });
    return m_pending;
}

void MainWindow::showWelcome()
{
    m_welcome->show();
    const bool first = m_workspace->sessions()->rowCount() == 0 && m_settings->agents().isEmpty();
    m_sessionsDock->setVisible(!first && !m_narrow);
    m_dockBar->setVisible(!first && !m_narrow);
    showTitle();
}

void MainWindow::refreshBadge()
{
    const int waiting = m_workspace->pending()->waitingCount();
    m_dockBar->setBadge(m_pendingDock->toggleViewAction(), waiting);
    m_dockBar->setBadge(m_effectsDock->toggleViewAction(), m_effects->model()->needsLookCount(),
                        m_effects->badgeName());
    m_page->header()->setPending(waiting);
}

void MainWindow::startDemo()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/demo");
    base::makePrivateFolder(folder);
    openSession(settings::demoAgent(), QFileInfo(folder).canonicalFilePath())->send(tr("Show me around"));
}

void MainWindow::askForSession()
{
    const QString last = m_settings->lastFolder();
    auto *dialog = new widgets::NewSessionDialog(m_agents->agents(), m_settings->defaultAgent().id,
                                                 last.isEmpty() ? QDir::currentPath() : last, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &widgets::NewSessionDialog::chosen, this,
            [this](const QString &folder, const QStringList &more, const QString &id) {
                m_settings->setDefaultAgent(id);
                openSession(m_agents->agent(id), folder, more);
            });
    dialog->open();
}

void MainWindow::showSettings()
{
    m_settingsController->show();
}

void MainWindow::escape()
{
    workspace::SessionController *session = m_page->session();
    if (m_welcome->isShown() && !m_workspace->all().empty()) {
        showSession(session);
        return;
    }
    if (m_page->closeFindBar())
        return;
    if (!session || !session->isBusy())
        return;
    if (m_escapePressed.isValid() && m_escapePressed.elapsed() < escapeWindow) {
        m_escapePressed.invalidate();
        m_page->stop();
        return;
    }
    m_escapePressed.start();
    const bool force = session->snapshot().stop.phase == core::TurnPhase::Unconfirmed;
    m_page->composer()->showHint(force ? tr("Esc again forces the stop") : tr("Esc again stops"));
}

void MainWindow::setZoom(int percent)
{
    m_settings->setZoom(percent);
    m_page->textLook()->setZoom(m_settings->zoom() / 100.0);
    m_page->composer()->showHint(tr("Text size %1 %").arg(m_settings->zoom()));
}

void MainWindow::setFonts(const QString &text, const QString &code)
{
    m_settings->setTextFont(text);
    m_settings->setCodeFont(code);
    m_look->setFonts({}, code);
    m_page->textLook()->setFonts(text, code);
}

void MainWindow::cycleArea(int step)
{
    const QList<QWidget *> areas{
        m_sessions,           m_page->view(),     m_page->composer(), m_pending, m_effects->madePanel(),
        m_terminals->panel(), m_traffic->panel(), m_dockBar};
    cycleFocus(areas, step);
}

void MainWindow::adaptToWidth()
{
    const bool narrow = width() < narrowWidth, medium = width() < mediumWidth;
    if (medium != m_medium) {
        m_medium = medium;
        for (QDockWidget *dock : endDocks()) {
            const bool visible = dock->isVisible();
            addDockWidget(medium ? Qt::BottomDockWidgetArea : endArea(), dock);
            dock->setVisible(visible);
        }
        for (QDockWidget *dock : endDocks().mid(1))
            tabifyDockWidget(m_pendingDock, dock);
    }
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    m_page->header()->setNarrow(narrow);
    menuBar()->setVisible(!narrow);
    const bool sessions = m_workspace->sessions()->rowCount() > 0;
    m_sessionsDock->setVisible(!narrow && sessions);
    m_dockBar->setVisible(!narrow && sessions);
}

void MainWindow::showEvent(QShowEvent *event)
{
    if (!m_page->session() && !m_welcome->isShown())
        showWelcome(); // nothing was opened before
    QMainWindow::showEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    adaptToWidth();
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::WindowActivate)
        refreshBadge();
    // Behind the painting of everything in it.
    if (event->type() == QEvent::Paint && !std::exchange(m_painted, true)) {
        keepOnScreen(this, smallestSize); // its frame is known now
        QMetaObject::invokeMethod(this, &MainWindow::shown, Qt::QueuedConnection);
    }
    return QMainWindow::event(event);
}

void MainWindow::openLocation(const QString &path, int line, const QString &within)
{
    workspace::SessionController *session = m_page->session();
    m_fileOpener->open({path, line, 1}, within, session ? session->cwd() : QDir::homePath(),
                       [session = QPointer(session)](const base::Error &error) {
                           if (session)
                               session->tell(tr("The file was not opened"), error.message);
                       });
}

void MainWindow::quit()
{
    m_mayDiscard = true;
    close();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const bool isDecided = m_closing || m_mayDiscard;
    const int staged = isDecided ? 0 : m_workspace->stagedFiles(), turns = isDecided ? 0 : m_workspace->openTurns();
    if (staged > 0 || turns > 0) {
        m_page->review()->askToQuit(staged, turns, [this] { quit(); });
        event->ignore();
        return;
    }
    if (!std::exchange(m_closing, true)) {
        m_settings->setWindow(saveGeometry(), saveState(stateVersion()));
        // Every agent gets its polite end; the window is gone at once, the program a moment later.
        connect(m_workspace, &workspace::Workspace::closed, qApp, &QApplication::quit, Qt::QueuedConnection);
        m_workspace->close();
    }
    event->accept();
}

} // namespace app
