// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/linkcontroller.h"

#include "base/error.h"
#include "base/result.h"
#include "base/words.h"
#include "history/entry.h"
#include "history/sessionstore.h"
#include "history/transcript.h"
#include "widgets/dialogs/linkdialog.h"
#include "workspace/workspace.h"

#include <QApplication>
#include <QClipboard>

namespace app {

LinkController::LinkController(workspace::Workspace *workspace, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_window(window)
{
    connect(workspace, &workspace::Workspace::earlierLoaded, this, [this](const workspace::SessionController *session) {
        if (session == m_session)
            seek();
    });
}

base::Result<void> LinkController::copy(workspace::SessionController *session, history::EntryId entry)
{
    const history::StoreKey key = m_workspace->storeKey(session);
    if (key == 0)
        return base::Error{
            base::Origin::User, 0, tr("There is no link yet: this session is kept from its first message on."), {}};
    QApplication::clipboard()->setText(models::EntryLink{key, entry}.text());
    return {};
}

widgets::LinkDialog *LinkController::dialog(const QString &link)
{
    if (!m_dialog) {
        m_dialog = new widgets::LinkDialog(link, m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &widgets::LinkDialog::openRequested, this, &LinkController::open);
    }
    m_dialog->open();
    return m_dialog;
}

void LinkController::ask()
{
    const QString copied = QApplication::clipboard()->text().trimmed();
    dialog(models::entryLink(copied) ? copied : QString());
}

void LinkController::open(const QString &link)
{
    m_session = nullptr;
    m_tried = link.trimmed();
    const auto parsed = models::entryLink(link);
    if (!parsed) {
        fail(parsed.error().message);
        return;
    }
    m_link = *parsed;
    const models::SessionHandle handle = m_workspace->handleOf(m_link.session);
    if (handle == 0) {
        fail(tr("No session of that link is on this computer."));
        return;
    }
    Q_EMIT sessionWanted(handle);
    m_session = m_workspace->session(handle);
    seek();
}

void LinkController::refuse(const QString &link, const QString &why)
{
    m_session = nullptr;
    m_tried = link.trimmed();
    fail(base::Words::tr("%1 %2", "two sentences")
             .arg(base::Words::tr("The sessions of earlier runs could not be read."), why));
}

/// Loads page by page, at most up to the entry's place.
void LinkController::seek()
{
    if (!m_session || m_workspace->isLoadingEarlier(m_session))
        return;
    const history::Transcript &transcript = m_session->transcript();
    if (transcript.rowOf(m_link.entry) >= 0) {
        workspace::SessionController *session = m_session;
        m_session = nullptr;
        if (m_dialog)
            m_dialog->close();
        Q_EMIT entryFound(session, m_link.entry);
        return;
    }
    const bool isEarlier = transcript.count() > 0 && m_link.entry < transcript.at(0).id;
    if (isEarlier && transcript.earlierCount() > 0) {
        m_workspace->loadEarlier(m_session, false);
        return;
    }
    m_session = nullptr;
    fail(tr("The session is open, but it has no entry %1.").arg(m_link.entry));
}

void LinkController::fail(const QString &why)
{
    dialog(m_tried)->showProblem(why);
}

} // namespace app

#include "moc_linkcontroller.cpp"
