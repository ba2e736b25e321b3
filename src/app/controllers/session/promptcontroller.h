// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/error.h"
#include "history/entry.h"
#include "models/lists/sessionsmodel.h"
#include "settings/drafts.h"
#include "workspace/files/pastedfiles.h"
#include "workspace/session/sessioncontroller.h"

#include <QPointer>

namespace widgets {
class Composer;
}

namespace workspace {
class Workspace;
} // namespace workspace

namespace app {

/// Fills the composer for the shown session: drafts, returned messages, chosen or pasted files, and text from the
/// user's editor.
class PromptController : public QObject
{
    Q_OBJECT

public:
    PromptController(workspace::Workspace *workspace, widgets::Composer *composer, QWidget *window);

    /// Stores the draft of the previous session and shows that of \p session.
    void setSession(workspace::SessionController *session);
    /// Puts a returned message into the composer if that is empty. If something is being typed, it stays: an unsent
    /// message goes to the queue, a sent one is only in the history; only a message that the user wants to edit is put
    /// before it.
    void giveBack(const workspace::ReturnedMessage &returned);
    /// Puts a sent message into the composer, to be sent again.
    void edit(history::EntryId message);
    void chooseFiles();
    void openEditor();
    /// Removes files of pictures that were pasted long ago and are in no draft. Works in the background.
    void removeOldPasted();

Q_SIGNALS:
    /// An attached picture should be shown.
    void pictureOpened(const acp::ContentBlock &picture);

private:
    void save();
    void keepWaiting(workspace::SessionController *session);
    void saveDraft(workspace::SessionController *session, const settings::Draft &draft);
    void paste(const QImage &image);
    void pasteText(const QString &text);
    void open(const QUrl &file);
    void notify(const QString &title, const base::Error &error);
    settings::Draft draftOf(workspace::SessionController *session) const;
    /// Of all sessions whose drafts are stored under \p key.
    QList<settings::Draft> draftsUnder(const QString &key) const;
    void onEdited(models::SessionHandle handle, const QString &before, const QString &after);

    workspace::Workspace *m_workspace;
    widgets::Composer *m_composer;
    QWidget *m_window;
    workspace::PastedFiles m_pasted;
    QPointer<workspace::SessionController> m_session;
    QHash<models::SessionHandle, settings::Draft> m_drafts; ///< drafts of this run
    bool m_loading = false;
};

} // namespace app
