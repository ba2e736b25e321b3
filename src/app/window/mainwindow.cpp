// SPDX-License-Identifier: Apache-2.0
#include "app/window/mainwindow.h"
#include "app/actions/appearance.h"

#include "acp/requests.h"
#include "acp/values.h"
#include "app/actions/windowactions.h"
#include "app/controllers/agents/agentscontroller.h"
#include "app/controllers/agents/agentsessionscontroller.h"
#include "app/controllers/agents/mcpcontroller.h"
#include "app/controllers/agents/newsessioncontroller.h"
#include "app/controllers/effects/effectscontroller.h"
#include "app/controllers/effects/levelcontroller.h"
#include "app/controllers/rulecontroller.h"
#include "app/controllers/session/conversationexport.h"
#include "app/controllers/session/heldcopies.h"
#include "app/controllers/session/linkcontroller.h"
#include "app/controllers/session/pendingcontroller.h"
#include "app/controllers/session/promptcontroller.h"
#include "app/controllers/session/spellingcontroller.h"
#include "app/controllers/sessionlistcontroller.h"
#include "app/controllers/settingscontroller.h"
#include "app/controllers/terminalscontroller.h"
#include "app/controllers/tourcontroller.h"
#include "app/controllers/trafficcontroller.h"
#include "app/page/sessioncloser.h"
#include "app/page/sessionpage.h"
#include "app/page/trace.h"
#include "app/window/aboutandkeys.h"
#include "app/window/actionstates.h"
#include "app/window/attention.h"
#include "app/window/dialogsizes.h"
#include "app/window/editactions.h"
#include "app/window/focusareas.h"
#include "app/window/sandboxnotice.h"
#include "app/window/startcontroller.h"
#include "app/window/welcomecontroller.h"
#include "app/window/windowdocks.h"
#include "app/window/windowending.h"
#include "app/window/windowfonts.h"
#include "app/window/windowplace.h"
#include "base/privatefolder.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/requests/requestboard.h"
#include "core/requests/requestrow.h"
#include "core/session/agentconnection.h"
#include "core/values/stopstatus.h"
#include "history/entry.h"
#include "models/lists/sessionsmodel.h"
#include "settings/agententry.h"
#include "settings/settingsfile.h"
#include "spelling/dictionaryfiles.h"
#include "widgets/bars/findbar.h"
#include "widgets/bars/sessionheader.h"
#include "widgets/composer/optionbar.h"
#include "widgets/panels/dock.h"
#include "widgets/panels/effectspanel.h"
#include "widgets/panels/sessionspanel.h"
#include "widgets/style/keynames.h"
#include "workspace/files/fileopener.h"
#include "workspace/session/sessioncontroller.h"
#include "workspace/workspace.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDBusConnection>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStandardPaths>

#include <algorithm>
#include <memory>

namespace app {

namespace {

constexpr base::Milliseconds escapeWindow{3000}; ///< time in which a second Esc means Stop
constexpr QSize usualSize(1180, 820), smallestSize(420, 520);
} // namespace

MainWindow::MainWindow(workspace::Workspace *workspace, settings::Settings *settings, widgets::Look *look, Trace *trace,
                       QWidget *parent)
    : QMainWindow(parent)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_fileOpener(new workspace::FileOpener(settings, this))
    , m_heldCopies(new HeldCopies(this))
    , m_trace(trace)
    , m_actions(new WindowActions(this))
    , m_attention(new Attention(workspace, this, QDBusConnection::sessionBus(), &QApplication::beep))
    , m_settingsController(new SettingsController(settings, m_actions, this))
    , m_links(new LinkController(workspace, this))
    , m_rules(new RuleController(workspace, this))
    , m_stack(new QStackedWidget(this))
    , m_page(new SessionPage(workspace, look, trace))
    , m_agents(new AgentsController(workspace, settings, this))
    , m_newSession(new NewSessionController(m_agents, settings, this))
    , m_tour(new TourController(settings, m_page, m_actions))
    , m_welcome(new WelcomeController(m_agents, look, m_stack))
    , m_start(new StartController(workspace, settings, m_agents, look, m_stack))
    , m_effects(new EffectsController(workspace, look, m_page, this))
    , m_sessions(new widgets::SessionsPanel(workspace->sessions(), look))
    , m_fonts(new WindowFonts(settings, look, m_page->textLook(), this))
    , m_closer(new SessionCloser(workspace, look, this))
    , m_ending(new WindowEnding(workspace, look, this))
{
    setObjectName(QStringLiteral("MainWindow"));
    setDockNestingEnabled(true);
    setAnimated(false); // nothing moves by itself
    m_stack->addWidget(m_page);
    setCentralWidget(m_stack);
    m_docks = new WindowDocks(this, look, m_sessions);
    m_docks->keepFree(m_page->composer());
    m_pending = new PendingController(workspace, look, m_docks->pending());
    m_terminals = new TerminalsController(m_page, workspace->clock(), look, m_docks->terminals());
    m_traffic = new TrafficController(look, m_docks->traffic());
    widgets::fillWhenSeen(m_docks->effects(), look,
                          [this] { return widgets::titled(m_docks->effects(), m_effects->panel()); });
    m_docks->closeWith(m_actions->closePanels);
    std::vector<QAction *> panels = m_docks->toggles();
    for (QAction *panel : panels) // their keys are the window's: the menu bar and the bar of docks may be hidden
        m_actions->add(panel);
    panels.push_back(m_actions->closePanels);
    QMenu *edit = m_actions->fillMenus(menuBar(), panels);
    auto *editing = new EditActions(m_actions, m_page, m_actions); // the focus moves until the window is gone
    connect(edit, &QMenu::aboutToShow, editing, &EditActions::refresh);
    connect(edit, &QMenu::aboutToHide, editing, &EditActions::enableKeys);
    connectActions();
    connectPanels();
    connectLinks();
    auto *states = new ActionStates(
        m_actions, m_page, m_effects, m_workspace, [this] { return m_stack->currentWidget() == m_page; }, this);
    connect(m_stack, &QStackedWidget::currentChanged, states, &ActionStates::refresh);
    placeWindow(this, settings->value(settings::keys::windowGeometry), usualSize, smallestSize);
    new DialogSizes(settings, this);
    m_docks->restore(settings->value(settings::keys::windowState));
    connect(m_ending, &WindowEnding::begins, this, [this] {
        m_settings->set(settings::keys::windowGeometry, saveGeometry());
        m_settings->set(settings::keys::windowState, m_docks->save());
    });
    connect(qApp, &QGuiApplication::applicationStateChanged, workspace, [workspace](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            workspace->stored()->lookAgain();
    });
    for (const QString &notice : {sandboxNotice(), settings::settingsProblem()}) {
        if (!notice.isEmpty())
            showNotice({{}, notice});
    }
    auto *spelling = new SpellingController(settings, spelling::dictionaryFolders(), this);
    m_settingsController->setSpelling(spelling);
    m_page->composer()->setSpeller(spelling->speller());
    m_start->setSpeller(spelling->speller());
    workspace->whenShown(spelling, [spelling] { spelling->start(); });
    workspace->whenShown(this, [this] {
        for (const QString &key : m_effects->notifyAgain(m_settings->toLookAt()))
            m_settings->setToLookAt(key, false);
        m_effects->settleEarlier(m_settings->value(settings::keys::effectsKeptDays));
    });
}

MainWindow::~MainWindow() = default;

void MainWindow::follow(Appearance *appearance)
{
    using widgets::ColorScheme;
    for (const auto &[action, scheme] :
         {std::pair(m_actions->colorsSystem, ColorScheme::System),
          std::pair(m_actions->colorsLight, ColorScheme::Light), std::pair(m_actions->colorsDark, ColorScheme::Dark)}) {
        connect(action, &QAction::triggered, appearance,
                [appearance, chosen = scheme] { appearance->setScheme(chosen); });
        const auto show = [shown = action, own = scheme](ColorScheme now) { shown->setChecked(now == own); };
        connect(appearance, &Appearance::schemeChanged, action, show);
        show(appearance->scheme());
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
    connect(m_fonts, &WindowFonts::zoomed, this,
            [this](int percent) { m_page->composer()->showHint(tr("Text size %1 %").arg(percent)); });
    on(m_actions->quit, [this] { close(); });
    on(m_actions->copyBlock, [this] { m_page->view()->copyBlock(); });
    on(m_actions->copyMarkdown, [this] { m_page->view()->copyMarkdown(); });
    on(m_actions->copyAnswer, [this] { m_page->view()->copyAnswer(); });
    on(m_actions->commentLine, [this] { m_page->commentLine(); });
    on(m_actions->queuedMessages, [this] { m_page->focusQueue(); });
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
        m_docks->sessions()->show();
        m_sessions->focusSearch();
    });
    on(m_actions->zoomIn, [this] { m_fonts->zoomBy(1); });
    on(m_actions->zoomOut, [this] { m_fonts->zoomBy(-1); });
    on(m_actions->zoomReset, [this] { m_fonts->setZoom(100); });
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
    on(m_actions->options, [this] { m_page->composer()->options()->open(); });
    const auto cycles = [&](QAction *action, const char *category) {
        on(action, [this, category] { m_page->composer()->options()->cycle(QLatin1String(category)); });
    };
    cycles(m_actions->nextMode, "mode");
    cycles(m_actions->nextModel, "model");
    cycles(m_actions->nextThought, "thought_level");
    on(m_actions->previousSession, [this] { m_sessions->selectNext(-1); });
    on(m_actions->nextSession, [this] { m_sessions->selectNext(1); });
    new LevelController(m_workspace, m_page, m_actions, this);
    on(m_actions->restartAgent, [this] {
        if (m_page->session())
            m_page->session()->restart();
    });
    on(m_actions->forkSession, [this] { forkSession(); });
    on(m_actions->renameSession, [this] {
        if (!m_page->session())
            return;
        m_docks->sessions()->show();
        m_sessions->rename(m_page->session()->handle());
    });
    on(m_actions->logOut, [this] {
        workspace::SessionController *session = m_page->session();
        if (session && session->login().status().canLogOut)
            session->login().logOut();
        else if (session)
            session->notify(tr("Nobody was logged out"),
                            tr("The agent offers no way to log out, or is not ready for it."));
    });
    on(m_actions->closeSession, [this] {
        if (m_page->session() && m_stack->currentWidget() == m_page)
            m_closer->close(m_page->session()->handle());
    });
    on(m_actions->manual, [this] { showManual(m_page->textLook(), this); });
    on(m_actions->shortcuts, [this] { showKeys(m_actions, this); });
    on(m_actions->about, [this] { showAbout(this); });
}

void MainWindow::connectPanels()
{
    connect(m_welcome, &WelcomeController::demoRequested, m_tour, &TourController::start);
    connect(m_actions->tour, &QAction::triggered, m_tour, &TourController::beginAgain);
    connect(m_tour, &TourController::sessionWanted, this, &MainWindow::startDemo);
    connect(m_tour, &TourController::agentWanted, m_actions->addAgent, &QAction::trigger);
    connect(m_welcome, &WelcomeController::sessionWanted, this, &MainWindow::askForSession);
    connectStart();
    connect(m_sessions, &widgets::SessionsPanel::newSessionRequested, this, &MainWindow::askForSession);
    connect(m_newSession, &NewSessionController::wanted, this,
            [this](const settings::AgentEntry &agent, const QString &folder, const QStringList &more, bool holds,
                   const proxy::NetworkRules &network, const QList<std::pair<QString, QString>> &options) {
                openSession(agent, folder, more, holds, network)->beginWith(options);
            });
    connect(m_sessions, &widgets::SessionsPanel::agentsRequested, m_agents, &AgentsController::show);
    connect(m_sessions, &widgets::SessionsPanel::settingsRequested, this, &MainWindow::showSettings);
    connect(m_sessions, &widgets::SessionsPanel::sessionActivated, this, &MainWindow::openStored);
    connect(m_sessions, &widgets::SessionsPanel::searchWanted, m_workspace, &workspace::Workspace::search);
    auto *list = new SessionListController(m_workspace, m_settings, m_sessions, m_closer, this);
    list->connectActions(m_actions, m_page);
    connect(m_workspace, &workspace::Workspace::moved, this, &MainWindow::openStored);
    connect(m_workspace, &workspace::Workspace::aboutToRelease, this, &MainWindow::leave);
    connect(m_workspace, &workspace::Workspace::storeNoticed, this, &MainWindow::showStoreNotice);
    connect(m_workspace, &workspace::Workspace::heldNoticed, this, [this](const QString &notice, const auto &sessions) {
        showNotice({.text = notice, .sessions = sessions});
        notifyInSession(notice);
    });
    connect(m_workspace->stored(), &workspace::StoredSessions::listed, this, [this] {
        if (isFrontShown())
            showWelcome();
    });

    connect(m_pending, &PendingController::requestWanted, this, &MainWindow::showRequest);
    connect(m_pending, &PendingController::runningWanted, this,
            [this](workspace::SessionController *session, history::EntryId entry) {
                showSession(session);
                m_page->showEntry(entry);
            });
    connect(m_pending, &PendingController::trafficWanted, m_traffic, &TrafficController::show);
    connect(m_pending, &PendingController::typed, m_page->composer(), &widgets::Composer::typeOn);
    connect(m_workspace->pending(), &models::PendingModel::countsChanged, this, &MainWindow::refreshBadge);
    connect(m_effects->model(), &models::EffectsModel::countsChanged, this, &MainWindow::refreshBadge);
    connect(m_effects, &EffectsController::sessionWanted, this, &MainWindow::showSession);
    m_effects->connectActions(m_actions);
    connect(m_effects, &EffectsController::noticed, this, &MainWindow::showNotice);
    connect(m_attention, &Attention::waitingChanged, this, &MainWindow::showTitle);
    connect(m_attention, &Attention::showRequested, this, &MainWindow::showSession);
    connect(m_page->view(), &widgets::TranscriptView::activated, this,
            [this, list](const widgets::TranscriptAction &action) {
                if (!m_page->session())
                    return;
                if (const auto *wanted = std::get_if<widgets::actions::MakeRule>(&action)) {
                    // The next letter is meant for the card again.
                    if (const QDialog *dialog = m_rules->makeRule(m_page->session(), wanted->permission))
                        connect(dialog, &QDialog::finished, m_page->view(),
                                [this, key = wanted->permission] { m_page->view()->enterPermission(key); });
                } else if (std::holds_alternative<widgets::actions::EditAgent>(action)) {
                    m_agents->edit(m_page->session()->agent());
                } else if (std::holds_alternative<widgets::actions::ChooseFolder>(action)) {
                    list->askForFolder(m_page->session());
                }
            });
    connect(m_traffic, &TrafficController::noticed, this, [this](const QString &text) { showNotice({{}, text}); });
    connect(m_page, &SessionPage::editorWanted, this,
            [this] { m_settingsController->show(QStringLiteral("general")); });
    connect(m_page, &SessionPage::showTraffic, this, [this] { m_traffic->show(); });
    connect(m_page, &SessionPage::openLocation, this, &MainWindow::openLocation);
    connect(m_effects, &EffectsController::openRequested, this, &MainWindow::openLocation);
    connect(m_page->view(), &widgets::TranscriptView::zoomWanted, m_fonts, &WindowFonts::zoomBy);
    connect(m_page->header(), &widgets::SessionHeader::menuRequested, this,
            [this] { m_docks->sessions()->setVisible(!m_docks->sessions()->isVisible()); });
    connect(m_page->header(), &widgets::SessionHeader::pendingRequested, this,
            [this] { m_docks->pending()->setVisible(!m_docks->pending()->isVisible()); });
    connect(m_page->header(), &widgets::SessionHeader::moreRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions({m_actions->stop, m_actions->killCommands, m_actions->forceStop, m_actions->restartAgent,
                          m_actions->holdChanges});
        menu->addSeparator();
        menu->addActions({m_actions->undoTurn, m_actions->reviewChanges, m_actions->copyReport, m_actions->saveReport});
        menu->addActions({m_actions->exportConversation, m_actions->forkSession});
        menu->addSeparator();
        menu->addActions({m_actions->foldAll, m_actions->unfoldAll, m_actions->newSession});
        menu->popup(at);
    });
}

workspace::SessionController *MainWindow::openSession(const settings::AgentEntry &agent, const QString &cwd,
                                                      const QStringList &moreFolders, std::optional<bool> holds,
                                                      const std::optional<proxy::NetworkRules> &network)
{
    workspace::SessionController *session = m_workspace->openSession(agent, cwd, moreFolders, holds, network);
    if (!agent.isDemo)
        m_settings->set(settings::keys::lastFolder, cwd);
    adopt(session);
    showSession(session);
    Q_EMIT sessionOpened(session);
    return session;
}

void MainWindow::openStored(models::SessionHandle handle)
{
    // Words of a search over all sessions are also searched in the opened one.
    const models::SessionsModel *sessions = m_workspace->sessions();
    const bool isFound = !sessions->indexOf(handle).data(models::SessionsModel::FoundRole).toString().isEmpty();
    const QString words = isFound ? m_sessions->searchText() : QString();
    const auto find = [this, words] {
        if (!words.isEmpty())
            m_page->findBar()->open(words);
    };
    workspace::SessionController *session = m_workspace->session(handle);
    if (!session && (session = m_workspace->open(handle))) {
        if (m_trace)
            m_trace->write("session-opened");
        adopt(session);
        showSession(session);
        Q_EMIT sessionOpened(session);
        find();
        return;
    }
    showSession(session);
    find();
}

void MainWindow::showAgentSessions()
{
    QList<settings::AgentEntry> agents = m_settings->agents();
    agents << settings::demoAgent();
    const workspace::SessionController *here = m_stack->currentWidget() == m_page ? m_page->session() : nullptr;
    if (here && std::none_of(agents.begin(), agents.end(),
                             [here](const settings::AgentEntry &agent) { return agent.id == here->agent().id; }))
        agents.prepend(here->agent()); // an agent typed for this run
    auto *sessions =
        new AgentSessionsController(m_workspace, agents, here ? here->agent().id : m_settings->defaultAgent().id,
                                    here ? here->cwd() : m_settings->value(settings::keys::lastFolder), this);
    connect(sessions, &AgentSessionsController::openRequested, this,
            [this](const settings::AgentEntry &agent, const acp::SessionInfo &info) {
                // A session in Belay's store is opened from there and not loaded from the agent.
                if (const models::SessionHandle known = m_workspace->handleOf(agent.id, info.id)) {
                    openStored(known);
                    return;
                }
                workspace::SessionController *session = m_workspace->openKnown(agent, info);
                adopt(session);
                showSession(session);
                Q_EMIT sessionOpened(session);
            });
}

void MainWindow::forkSession()
{
    workspace::SessionController *source = m_page->session();
    if (!source || m_stack->currentWidget() != m_page)
        return;
    m_workspace->fork(source, this,
                      [this, source = QPointer(source)](const base::Result<workspace::SessionController *> &forked) {
                          if (!forked) {
                              if (source)
                                  source->notify(tr("The session was not forked"), forked.error().message);
                              return;
                          }
                          adopt(*forked);
                          showSession(*forked);
                          Q_EMIT sessionOpened(*forked);
                      });
}

void MainWindow::exportConversation()
{
    workspace::SessionController *session = m_page->session();
    if (!session)
        return;
    app::exportConversation(m_workspace, session, this,
                            [session = QPointer<workspace::SessionController>(session)](const base::Error &error) {
                                if (session)
                                    session->notify(base::Words::tr("Not saved"), error.message);
                            });
}

void MainWindow::connectStart()
{
    connect(m_start, &StartController::startRequested, this,
            [this](const QString &agentId, const QString &folder, const QString &text) {
                openSession(m_agents->agent(agentId), folder)->send(text);
            });
    connect(m_start, &StartController::sessionWanted, this, &MainWindow::openStored);
    connect(m_start, &StartController::searchRequested, m_actions->findSession, &QAction::trigger);
    connect(m_start, &StartController::tourRequested, m_tour, &TourController::start);
    connect(m_start, &StartController::undoRequested, m_effects, &EffectsController::undo);
    connect(m_start, &StartController::lookRequested, this, [this] {
        m_docks->effects()->show();
        m_docks->effects()->raise();
        m_effects->panel()->setFocus();
    });
}

bool MainWindow::isFrontShown() const
{
    return m_welcome->isShown() || m_start->isShown();
}

/// Shows a notice when no session is shown.
void MainWindow::showNotice(const widgets::StartNotice &notice)
{
    //: a title and what it is about
    m_welcome->setNotice(notice.title.isEmpty() ? notice.text : tr("%1. %2").arg(notice.title, notice.text));
    m_start->addNotice(notice);
}

void MainWindow::goOn(const QString &cwd)
{
    // Notices about the store are collected and repeated in the session, since the page that shows them is left at
    // once.
    const auto told = std::make_shared<QStringList>();
    const auto listening = connect(m_workspace, &workspace::Workspace::storeNoticed, this,
                                   [told](const QString &notice) { *told << notice; });
    connect(
        m_workspace->stored(), &workspace::StoredSessions::listed, this,
        [this, cwd, told, listening] {
            disconnect(listening);
            const workspace::StoredSessions *stored = m_workspace->stored();
            if (const models::SessionHandle handle = cwd.isEmpty() ? stored->newest() : stored->newestIn(cwd))
                openStored(handle);
            else if (!cwd.isEmpty())
                openSession(m_settings->defaultAgent(), cwd);
            for (const QString &notice : std::as_const(*told))
                notifyInSession(notice);
        },
        Qt::SingleShotConnection);
    connect(
        m_workspace->stored(), &workspace::StoredSessions::unknown, this,
        [this](const base::Error &why) {
            const QString said = base::Words::tr("The sessions of earlier runs could not be read.");
            showNotice({{}, said}); // shown below the reason
            Q_EMIT goOnFailed({why.origin, why.code, said, why.message});
        },
        Qt::SingleShotConnection);
}

void MainWindow::showStoreNotice(const QString &notice)
{
    showNotice({{}, notice});
    notifyInSession(notice);
}

void MainWindow::notifyInSession(const QString &notice)
{
    if (m_page->session())
        m_page->session()->notify(tr("Stored sessions"), notice);
}

void MainWindow::goTo(const QString &link)
{
    connect(
        m_workspace->stored(), &workspace::StoredSessions::listed, m_links, [this, link] { m_links->open(link); },
        Qt::SingleShotConnection);
    connect(
        m_workspace->stored(), &workspace::StoredSessions::unknown, m_links,
        [this, link](const base::Error &why) { m_links->refuse(link, why.message); }, Qt::SingleShotConnection);
}

void MainWindow::connectLinks()
{
    connect(m_actions->openLink, &QAction::triggered, m_links, &LinkController::ask);
    connect(m_links, &LinkController::sessionWanted, this, &MainWindow::openStored);
    connect(m_links, &LinkController::entryFound, this,
            [this](workspace::SessionController *session, history::EntryId entry) {
                if (m_page->session() != session)
                    showSession(session);
                m_page->showEntry(entry);
            });
    connect(m_page, &SessionPage::entryLinkWanted, this, [this](history::EntryId entry) {
        const auto copied = m_links->copy(m_page->session(), entry);
        m_page->composer()->showHint(copied ? base::Words::tr("Copied") : copied.error().message);
    });
}

/// Connects the signals of a session that concern the window.
void MainWindow::adopt(workspace::SessionController *session)
{
    const auto alert = [this] {
        if (!isActiveWindow())
            QApplication::alert(this);
    };
    connect(session, &workspace::SessionController::permissionAsked, this, alert);
    connect(session, &workspace::SessionController::elicitationAsked, this, alert);
    connect(session, &workspace::SessionController::changed, this, [this, session] {
        if (m_page->session() == session)
            showTitle();
    });
    connect(session, &workspace::SessionController::stopMeasured, m_agents, &AgentsController::refresh);
    if (m_trace) {
        connect(&session->connection(), &core::AgentConnection::cancelWritten, this,
                [this](qint64 ns) { m_trace->write("cancel-written", ns); });
        connect(session, &workspace::SessionController::permissionAnswered, this,
                [this] { m_trace->write("permission-answered"); });
        connect(session, &workspace::SessionController::turnStarted, this, [this] { m_trace->turnStarted(); });
        connect(session, &workspace::SessionController::turnEnded, this, [this] { m_trace->turnEnded(); });
    }
    m_effects->watch(session);
    m_attention->watch(session);
}

void MainWindow::showTitle()
{
    const bool isPage = m_stack->currentWidget() == m_page && m_page->session();
    QString title = isPage                 ? base::visibleText(m_page->session()->title())
                    : m_welcome->isShown() ? base::Words::tr("Welcome")
                                           : base::Words::tr("Start");
    title.replace(QLatin1String("[*]"), QLatin1String("[*][*]")); // Qt interprets a single one as its modification mark
    const int waiting = m_attention->waiting();
    //: the number of requests that wait for the user, and the window's title
    setWindowTitle(waiting > 0 ? tr("(%1) %2").arg(waiting).arg(title) : title);
}

void MainWindow::showSession(workspace::SessionController *session)
{
    if (!session)
        return;
    m_page->setSession(session);
    m_effects->setBaseFolder(session->cwd());
    m_traffic->setSession(session);
    m_stack->setCurrentWidget(m_page);
    m_sessions->setCurrent(session->handle());
    m_docks->showSessions(true);
    showTitle();
    m_page->composer()->focusComposer();
}

void MainWindow::showRequest(workspace::SessionController *session, base::RequestKey key)
{
    showSession(session);
    const core::RequestRow *row = m_workspace->board()->row(key);
    if (row && row->kind == core::RequestKind::Elicitation)
        m_page->focusElicitation();
    else
        m_page->view()->enterPermission(key);
}

/// Shows another open session instead, or else the first page.
void MainWindow::leave(workspace::SessionController *session)
{
    if (m_page->session() != session)
        return;
    const auto &all = m_workspace->all();
    const auto other =
        std::find_if(all.rbegin(), all.rend(), [session](const auto &one) { return one.get() != session; });
    const bool isShown = m_stack->currentWidget() == m_page;
    if (isShown && other != all.rend()) {
        showSession(other->get());
        return;
    }
    m_page->setSession(nullptr);
    m_traffic->setSession(nullptr);
    m_sessions->setCurrent(0);
    if (isShown)
        showWelcome();
}

void MainWindow::showWelcome()
{
    const bool first = m_workspace->sessions()->rowCount() == 0 && m_settings->agents().isEmpty();
    if (first)
        m_welcome->show();
    else
        m_start->show();
    if (m_start->page())
        m_docks->keepFree(m_start->page()->input());
    m_docks->showSessions(!first);
    showTitle();
}

void MainWindow::refreshBadge()
{
    const int waiting = m_workspace->pending()->waitingCount();
    widgets::DockBar *bar = m_docks->bar();
    bar->setBadge(m_docks->pending()->toggleViewAction(), waiting);
    bar->setBadge(m_docks->effects()->toggleViewAction(), m_effects->model()->needsLookCount(), m_effects->badgeName());
    m_page->header()->setPending(waiting);
}

void MainWindow::startDemo(const QString &message)
{
    base::makePrivateFolder(demoFolder());
    openSession(settings::demoAgent(), demoFolder())->send(message);
}

void MainWindow::askForSession()
{
    // Starts in the shown session's folder, else in the last one used.
    const workspace::SessionController *shown = isFrontShown() ? nullptr : m_page->session();
    QStringList folders = m_start->recentFolders();
    if (shown && shown->cwd() != demoFolder()) {
        folders.removeAll(shown->cwd());
        folders.prepend(shown->cwd());
    }
    if (folders.isEmpty())
        folders << QDir::currentPath();
    m_newSession->ask(folders);
}

void MainWindow::showSettings()
{
    m_settingsController->show();
}

void MainWindow::escape()
{
    workspace::SessionController *session = m_page->session();
    if (isFrontShown() && !m_workspace->all().empty()) {
        showSession(session);
        return;
    }
    if (m_page->closeFindBar()) {
        m_escapePressed.reset(); // a press before that one meant something else
        return;
    }
    const bool isBusy = session && session->isBusy();
    if (!isBusy && !(session && m_page->status()->turn().canStopRunning()))
        return;
    if (!isBusy && m_page->composer()->mainButton()->isSettling())
        return; // who goes on pressing it meant the turn
    const base::Milliseconds now = m_workspace->clock()->now();
    if (m_escapePressed && now - *m_escapePressed < escapeWindow) {
        m_escapePressed.reset();
        if (isBusy)
            m_page->stop();
        else
            m_page->stopRunning();
        return;
    }
    m_escapePressed = now;
    const bool force = session->row().phase == core::TurnPhase::Unconfirmed;
    const QString hint = force    ? tr("%1 again forces the stop", "a key")
                         : isBusy ? tr("%1 again stops", "a key")
                                  : tr("%1 again stops what runs on", "a key");
    m_page->composer()->showHint(hint.arg(widgets::escapeKeys(this)));
}

void MainWindow::cycleArea(int step)
{
    const QList<QWidget *> areas{m_sessions,         m_page->view(),         m_page->composer(),
                                 m_pending->panel(), m_effects->madePanel(), m_terminals->panel(),
                                 m_traffic->panel(), m_docks->bar()};
    cycleFocus(areas, step);
}

void MainWindow::showEvent(QShowEvent *event)
{
    if (!m_page->session() && !isFrontShown())
        showWelcome(); // no session was opened before
    QMainWindow::showEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    if (!m_docks->adaptTo(width()))
        return;
    m_page->header()->setNarrow(m_docks->isNarrow());
    menuBar()->setVisible(!m_docks->isNarrow());
    m_docks->showSessions(m_workspace->sessions()->rowCount() > 0);
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::WindowActivate)
        refreshBadge();
    // Queued behind the painting of the child widgets.
    if (event->type() == QEvent::Paint && !std::exchange(m_painted, true)) {
        keepOnScreen(this, smallestSize); // the size of the window frame is known now
        QMetaObject::invokeMethod(this, &MainWindow::shown, Qt::QueuedConnection);
    }
    return QMainWindow::event(event);
}

void MainWindow::openLocation(const QString &path, int line, const QString &within)
{
    workspace::SessionController *session = m_page->session();
    const QString folder = session ? session->cwd() : QDir::homePath();
    const auto failed = [session = QPointer(session)](const base::Error &error) {
        if (session)
            session->notify(base::Words::tr("Not opened"), error.message, error.code == workspace::noEditor);
    };
    const QString whole = QDir::cleanPath(QDir(folder).absoluteFilePath(path));
    if (!HeldCopies::isHeld(session, whole)) {
        m_fileOpener->open({path, line, 1}, within, folder, failed);
        return;
    }
    m_heldCopies->copy(
        session, whole, [this, line, within, folder, failed, session = QPointer(session)](const auto &copy) {
            if (!copy) {
                failed(copy.error());
                return;
            }
            m_fileOpener->open({*copy, line, 1}, within, folder, failed);
            if (session)
                session->notify(tr("Your editor shows a copy"),
                                tr("The file is held back: it is as the agent sees it, and cannot be changed there."));
        });
}

void MainWindow::quit()
{
    m_ending->quit(core::StoppedBy::Signal);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(m_ending->close());
}

} // namespace app

#include "moc_mainwindow.cpp"
