// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessioncloser.h"

#include "base/visibletext.h"
#include "core/stop/stopstatus.h"
#include "models/texts/sessionstatus.h"
#include "widgets/dialogs/confirmation.h"

namespace app {

SessionCloser::SessionCloser(workspace::Workspace *workspace, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_window(window)
{}

/// What would be lost if the session ended now, a sentence each.
QStringList SessionCloser::losses(models::SessionHandle handle) const
{
    QStringList lost;
    const workspace::SessionController *session = m_workspace->session(handle);
    if (!session)
        return lost;
    const models::SessionSnapshot snapshot = session->snapshot();
    if (snapshot.stop.phase != core::TurnPhase::Idle)
        lost << tr("A turn runs in it: it is stopped.");
    if (const int running = snapshot.runsOnCount(); running > 0)
        lost << tr("%n command(s) that its agent started still run: they are ended.", nullptr, running);
    if (!snapshot.queue.empty())
        lost << tr("%n message(s) wait in it: they are not sent.", nullptr, int(snapshot.queue.size()));
    if (!snapshot.staged.empty())
        lost << tr("%n staged file(s) wait for your decision: what the agent wrote to them is discarded.", nullptr,
                   int(snapshot.staged.size()));
    return lost;
}

void SessionCloser::remove(models::SessionHandle handle)
{
    const models::SessionRow *row = m_workspace->sessions()->session(m_workspace->sessions()->indexOf(handle));
    if (!row)
        return;
    QStringList lost = losses(handle);
    if (row->elsewhere)
        lost << tr("Another Belay has it open: what is said there from now on will be all that is left of it.");
    if (row->isStored && row->staged > 0)
        lost << tr("%n staged file(s) wait for your decision: what the agent wrote to them is discarded.", nullptr,
                   row->staged);
    if (lost.isEmpty()) {
        m_workspace->forget(handle);
        return;
    }
    const QStringList text = QStringList{tr("Delete “%1”?").arg(base::visibleText(row->title))} + lost +
                             QStringList{tr("What it did to files stays, and stays in Effects; the agent may keep its "
                                            "own record.")};
    widgets::askToConfirm(m_window, tr("Delete a session"), text.join(QStringLiteral("\n\n")), tr("Delete"), m_window,
                          [this, handle] { m_workspace->forget(handle); });
}

void SessionCloser::closeWith(models::SessionHandle handle, const std::function<void()> &before)
{
    const workspace::SessionController *session = m_workspace->session(handle);
    const QStringList lost = losses(handle);
    const auto go = [this, handle, before] {
        before();
        m_workspace->closeSession(handle);
    };
    if (!session || lost.isEmpty()) {
        go();
        return;
    }
    const QStringList text = QStringList{tr("Close “%1”?").arg(base::visibleText(session->title()))} + lost +
                             QStringList{tr("What was said in it stays in the list.")};
    widgets::askToConfirm(m_window, tr("Close a session"), text.join(QStringLiteral("\n\n")), tr("Close the session"),
                          m_window, go);
}

} // namespace app

#include "moc_sessioncloser.cpp"
