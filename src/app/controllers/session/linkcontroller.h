// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "history/entry.h"
#include "models/texts/entrylink.h"
#include "workspace/session/sessioncontroller.h"

#include <QObject>
#include <QPointer>

namespace widgets {
class LinkDialog;
}

namespace workspace {
class Workspace;
} // namespace workspace

namespace app {

/// Links to entries: copies them, asks for one, and shows the entry. Its session may have to be read from the store
/// first; only the newest request is carried out.
class LinkController : public QObject
{
    Q_OBJECT

public:
    LinkController(workspace::Workspace *workspace, QWidget *window);

    /// An error, a sentence: nothing of \p session is stored yet.
    base::Result<void> copy(workspace::SessionController *session, history::EntryId entry);
    /// Asks for a link, which is the one in the clipboard if there is one.
    void ask();
    /// What is wrong with it is said in the dialog. The sessions of earlier runs have to be in the list.
    void open(const QString &link);
    /// Those of earlier runs are not known; says so and \p why.
    void refuse(const QString &link, const QString &why);

Q_SIGNALS:
    /// Wanted in view, and open afterwards.
    void sessionWanted(models::SessionHandle handle);
    /// It is in the transcript of the session, which is in view.
    void entryFound(workspace::SessionController *session, history::EntryId entry);

private:
    void seek();
    void fail(const QString &why);
    /// Open, and new with \p link if there was none.
    widgets::LinkDialog *dialog(const QString &link);

    workspace::Workspace *m_workspace;
    QWidget *m_window;
    QPointer<widgets::LinkDialog> m_dialog;
    QPointer<workspace::SessionController> m_session; ///< where it is looked for; null: nowhere
    models::EntryLink m_link;
    QString m_tried; ///< as it was given
};

} // namespace app
