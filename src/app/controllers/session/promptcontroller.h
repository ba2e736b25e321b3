// SPDX-License-Identifier: Apache-2.0
#pragma once

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

/// Fills the composer for the session in view: drafts, returned messages, chosen or pasted files, and text from the
/// user's own editor.
class PromptController : public QObject
{
    Q_OBJECT

public:
    PromptController(workspace::Workspace *workspace, widgets::Composer *composer, QWidget *window);

    /// What stands there is kept for the session before, and that of \p session comes.
    void setSession(workspace::SessionController *session);
    /// Back into the composer where nothing is typed. Else what is typed is left alone: what was not sent waits in the
    /// queue, what was sent is in what was sent; only what the user takes out to be edited comes before it.
    void giveBack(const workspace::ReturnedMessage &returned);
    /// A message that was sent, to be sent again.
    void edit(history::EntryId message);
    void chooseFiles();
    void openEditor();
    /// Files of pictures that were pasted long ago and wait in no draft. Works in the background.
    void removeOldPasted();

private:
    void save();
    void keep(workspace::SessionController *session, const settings::Draft &draft);
    void paste(const QImage &image);
    void notify(const QString &title, const base::Error &error);
    settings::Draft draftOf(workspace::SessionController *session) const;
    void takeEdited(models::SessionHandle handle, const QString &before, const QString &after);

    workspace::Workspace *m_workspace;
    widgets::Composer *m_composer;
    QWidget *m_window;
    workspace::PastedFiles m_pasted;
    QPointer<workspace::SessionController> m_session;
    QHash<models::SessionHandle, settings::Draft> m_drafts; ///< of this run
    bool m_loading = false;
};

} // namespace app
