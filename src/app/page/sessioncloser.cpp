// SPDX-License-Identifier: Apache-2.0
#include "app/page/sessioncloser.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/stopstatus.h"
#include "models/texts/sessionstatus.h"
#include "widgets/dialogs/confirmation.h"

namespace app {

SessionCloser::SessionCloser(workspace::Workspace *workspace, widgets::Look *look, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_look(look)
    , m_window(window)
{}

/// What would be lost if the session ended now, a sentence each, besides what runs on.
QStringList SessionCloser::losses(models::SessionHandle handle) const
{
    QStringList lost;
    const workspace::SessionController *session = m_workspace->session(handle);
    if (!session)
        return lost;
    const models::SessionSnapshot snapshot = session->snapshot();
    if (snapshot.stop.phase != core::TurnPhase::Idle)
        lost << tr("The running turn will be stopped.");
    if (!snapshot.queue.empty())
        lost << tr("%n message(s) wait in it: they are not sent.", nullptr, int(snapshot.queue.size()));
    return lost;
}

/// What runs on ends, too; empty: nothing does.
QString SessionCloser::endedText(models::SessionHandle handle) const
{
    const workspace::SessionController *session = m_workspace->session(handle);
    const int running = session ? int(session->runningOn().size()) : 0;
    return running == 0 ? QString()
                        : tr("%n command(s) that its agent started still run: they are ended.", nullptr, running);
}

void SessionCloser::remove(models::SessionHandle handle)
{
    const models::SessionRow *row = m_workspace->sessions()->session(m_workspace->sessions()->indexOf(handle));
    if (!row)
        return;
    QStringList lost = losses(handle);
    if (const QString ended = endedText(handle); !ended.isEmpty())
        lost << ended;
    if (row->elsewhere)
        lost << tr("Another Belay has it open: what is said there from now on will be all that is left of it.");
    if (lost.isEmpty()) {
        m_workspace->forget(handle);
        return;
    }
    lost << tr("What it did to files stays, and stays in Effects; the agent may keep its own record.");
    widgets::askToConfirm(m_window, base::Words::tr("Delete session"),
                          base::Words::tr("Delete “%1”?").arg(base::visibleText(row->title)), lost,
                          base::Words::tr("Delete"), m_window, [this, handle] { m_workspace->forget(handle); });
}

void SessionCloser::closeWith(models::SessionHandle handle, const std::function<void()> &before)
{
    const workspace::SessionController *session = m_workspace->session(handle);
    const QStringList lost = losses(handle);
    const auto go = [this, handle, before] {
        before();
        m_workspace->closeSession(handle);
    };
    if (session && !session->runningOn().empty()) {
        askAboutRunning(handle, lost, go);
        return;
    }
    if (!session || lost.isEmpty()) {
        go();
        return;
    }
    widgets::askToConfirm(m_window, base::Words::tr("Close session"),
                          tr("Close “%1”?").arg(base::visibleText(session->title())),
                          lost + QStringList{tr("The conversation stays in the list.")},
                          base::plainName(base::Words::tr("&Close the session")), m_window, go);
}

/// They can be left running where that is all there is to decide.
void SessionCloser::askAboutRunning(models::SessionHandle handle, const QStringList &lost,
                                    const std::function<void()> &go)
{
    workspace::SessionController *session = m_workspace->session(handle);
    std::vector<models::SessionRunningOn> running;
    for (models::RunningOn &what : session->runningOn())
        running.push_back({handle, session->title(), std::move(what)});
    const models::SessionSnapshot snapshot = session->snapshot();
    const bool isSettled = snapshot.stop.phase == core::TurnPhase::Idle;
    using widgets::QuitDialog;
    delete m_dialog;
    m_dialog = new QuitDialog(QuitDialog::Closes::Session, running, lost,
                              isSettled ? tr("End and close") : base::plainName(base::Words::tr("&Close the session")),
                              isSettled && session->connection().canLetGoOfWhatRunsOn(), m_workspace->clock()->wall(),
                              m_look, m_window);
    connect(m_dialog, &QuitDialog::quitRequested, this, go);
    connect(m_dialog, &QuitDialog::leaveRequested, this, [this, handle, go] {
        if (workspace::SessionController *left = m_workspace->session(handle)) // else it is ended
            (void)left->connection().letGoOfWhatRunsOn(core::StoppedBy::ClosingSession);
        go();
    });
    m_dialog->open();
}

} // namespace app

#include "moc_sessioncloser.cpp"
