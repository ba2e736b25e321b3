// SPDX-License-Identifier: Apache-2.0
#include "acp/requests.h"
#include "app/controllers/agentscontroller.h"
#include "app/controllers/agentsessionscontroller.h"
#include "app/controllers/conversationexport.h"
#include "app/controllers/effectscontroller.h"
#include "app/controllers/linkcontroller.h"
#include "app/controllers/trafficcontroller.h"
#include "app/window/attention.h"
#include "app/window/mainwindow.h"
#include "app/window/sessionpage.h"
#include "app/window/trace.h"
#include "app/window/welcomecontroller.h"
#include "app/window/windowactions.h"
#include "base/visibletext.h"
#include "core/session/agentconnection.h"
#include "history/entry.h"
#include "models/lists/sessionsmodel.h"
#include "settings/agententry.h"
#include "widgets/bars/findbar.h"
#include "widgets/dialogs/newsessiondialog.h"
#include "widgets/panels/dockbar.h"
#include "widgets/panels/effectspanel.h"
#include "widgets/panels/sessionspanel.h"
#include "workspace/sessioncontroller.h"
#include "workspace/workspace.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>

// The window opens sessions, and shows one.

namespace app {

workspace::SessionController *MainWindow::openSession(const settings::AgentEntry &agent, const QString &cwd,
                                                      const QStringList &moreFolders)
{
    workspace::SessionController *session = m_workspace->openSession(agent, cwd, moreFolders);
    if (!agent.isDemo)
        m_settings->setLastFolder(cwd);
    adopt(session);
    showSession(session);
    Q_EMIT sessionOpened(session);
    return session;
}

void MainWindow::openStored(models::SessionHandle handle)
{
    // What was looked for in all sessions is looked for in this one.
    const models::SessionsModel *sessions = m_workspace->sessions();
    const bool isFound = !sessions->indexOf(handle).data(models::SessionsModel::FoundRole).toString().isEmpty();
    const QString words = isFound ? m_sessions->searchedWords() : QString();
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
        agents.prepend(here->agent()); // one of this run
    auto *sessions =
        new AgentSessionsController(m_workspace, agents, here ? here->agent().id : m_settings->defaultAgent().id,
                                    here ? here->cwd() : m_settings->lastFolder(), this);
    connect(sessions, &AgentSessionsController::openRequested, this,
            [this](const settings::AgentEntry &agent, const acp::SessionInfo &info) {
                // What Belay knows itself needs not be told again.
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
                                  source->tell(tr("The session was not forked"), forked.error().message);
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
                                    session->tell(tr("The conversation was not exported"), error.message);
                            });
}

void MainWindow::goOn(const QString &cwd)
{
    connect(
        m_workspace, &workspace::Workspace::storedSessionsListed, this,
        [this, cwd] {
            if (const models::SessionHandle handle = m_workspace->newestIn(cwd))
                openStored(handle);
            else
                openSession(m_settings->defaultAgent(), cwd);
        },
        Qt::SingleShotConnection);
    connect(
        m_workspace, &workspace::Workspace::storedSessionsUnknown, this,
        [this](const base::Error &why) {
            const QString said = tr("No session was opened, because those of earlier runs could not be read.");
            m_welcome->setNotice(said); // behind the reason
            Q_EMIT goOnFailed({why.origin, why.code, said, why.message});
        },
        Qt::SingleShotConnection);
}

void MainWindow::tellOfStore(const QString &notice)
{
    m_welcome->setNotice(notice);
    if (m_page->session())
        m_page->session()->tell(tr("About what is kept of sessions"), notice);
}

void MainWindow::goTo(const QString &link)
{
    connect(
        m_workspace, &workspace::Workspace::storedSessionsListed, m_links, [this, link] { m_links->open(link); },
        Qt::SingleShotConnection);
    connect(
        m_workspace, &workspace::Workspace::storedSessionsUnknown, m_links,
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
        m_page->composer()->showHint(copied ? tr("The link is in the clipboard") : copied.error().message);
    });
}

/// What the window wants to hear of every session.
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
    QString title = isPage ? base::visibleText(m_page->session()->title()) : tr("Welcome");
    title.replace(QLatin1String("[*]"), QLatin1String("[*][*]")); // to Qt a single one is a mark of its own
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
    m_sessionsDock->setVisible(!m_narrow);
    m_dockBar->setVisible(!m_narrow);
    showTitle();
    m_page->composer()->focusComposer();
}

} // namespace app
