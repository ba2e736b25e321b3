// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/trafficcontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/sessionpage.h"
#include "app/window/windowactions.h"
#include "base/visibletext.h"
#include "core/session/stopstatus.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/sessionstatus.h"
#include "widgets/panels/sessionspanel.h"
#include "workspace/sessioncontroller.h"
#include "workspace/workspace.h"

#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <functional>

// The window closes sessions, and deletes them.

namespace app {

namespace {

/// \p then happens if the user presses \p yes, which is not the button that Enter presses.
void ask(QWidget *window, const QString &title, const QStringList &text, const QString &yes, std::function<void()> then)
{
    auto *box =
        new QMessageBox(QMessageBox::Question, title, text.join(QStringLiteral("\n\n")), QMessageBox::Cancel, window);
    box->setTextFormat(Qt::PlainText);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(box->addButton(yes, QMessageBox::DestructiveRole), &QAbstractButton::clicked, window,
                     std::move(then));
    box->open();
}

} // namespace

void MainWindow::connectEndings()
{
    connect(m_sessions, &widgets::SessionsPanel::deleteRequested, this, &MainWindow::askToDelete);
    connect(m_sessions, &widgets::SessionsPanel::closeRequested, this, &MainWindow::askToClose);
    connect(m_workspace, &workspace::Workspace::aboutToRelease, this, &MainWindow::leave);
    connect(m_actions->closeSession, &QAction::triggered, this, [this] {
        if (m_page->session() && m_stack->currentWidget() == m_page)
            askToClose(m_page->session()->handle());
    });
}

/// What is lost when the session ends now, a sentence each.
QStringList MainWindow::losses(models::SessionHandle handle) const
{
    QStringList lost;
    const workspace::SessionController *session = m_workspace->session(handle);
    if (!session)
        return lost;
    const models::SessionSnapshot snapshot = session->snapshot();
    if (snapshot.stop.phase != core::TurnPhase::Idle)
        lost << tr("A turn runs in it: it is stopped.");
    if (!snapshot.olderCommands.empty())
        lost << tr("%n command(s) that its agent started still run: they are ended.", nullptr,
                   int(snapshot.olderCommands.size()));
    if (!snapshot.queue.empty())
        lost << tr("%n message(s) wait in it: they are not sent.", nullptr, int(snapshot.queue.size()));
    if (!snapshot.staged.empty())
        lost << tr("%n staged file(s) wait for your decision: what the agent wrote to them is discarded.", nullptr,
                   int(snapshot.staged.size()));
    return lost;
}

void MainWindow::askToDelete(models::SessionHandle handle)
{
    const models::SessionRow *row = m_workspace->sessions()->session(m_workspace->sessions()->indexOf(handle));
    if (!row)
        return;
    QStringList text{tr("Delete “%1”?").arg(base::visibleText(row->title))};
    text << losses(handle);
    if (row->isStored && row->staged > 0)
        text << tr("%n staged file(s) wait for your decision: what the agent wrote to them is discarded.", nullptr,
                   row->staged);
    text << tr("What was said in it goes for good. What it did to files stays, and stays in Effects; the agent may "
               "keep its own record.");
    ask(this, tr("Delete a session"), text, tr("Delete"), [this, handle] { m_workspace->forget(handle); });
}

void MainWindow::askToClose(models::SessionHandle handle)
{
    const workspace::SessionController *session = m_workspace->session(handle);
    if (!session)
        return;
    const QStringList lost = losses(handle);
    if (lost.isEmpty()) {
        m_workspace->closeSession(handle);
        return;
    }
    const QStringList text = QStringList{tr("Close “%1”?").arg(base::visibleText(session->title()))} + lost +
                             QStringList{tr("What was said in it stays in the list.")};
    ask(this, tr("Close a session"), text, tr("Close the session"),
        [this, handle] { m_workspace->closeSession(handle); });
}

/// Another one that is open takes its place, else the first page does.
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

} // namespace app
