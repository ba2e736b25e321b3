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

/// Links to entries: copies them, asks for one, and shows its entry. The session may have to be loaded from the store
/// first; only the newest request is carried out.
class LinkController : public QObject
{
    Q_OBJECT

public:
    LinkController(workspace::Workspace *workspace, QWidget *window);

    /// The error is a sentence: nothing of \p session is stored yet.
    base::Result<void> copy(workspace::SessionController *session, history::EntryId entry);
    /// Asks for a link; a link in the clipboard is filled in.
    void ask();
    /// Errors are shown in the dialog. The sessions of earlier runs must be listed already.
    void open(const QString &link);
    /// The sessions of earlier runs could not be read: shows \p link and \p why.
    void refuse(const QString &link, const QString &why);

Q_SIGNALS:
    /// The session should be opened and shown.
    void sessionWanted(models::SessionHandle handle);
    /// The entry is in the transcript of the session, which is shown.
    void entryFound(workspace::SessionController *session, history::EntryId entry);

private:
    void seek();
    void fail(const QString &why);
    /// The open dialog, or a new one with \p link.
    widgets::LinkDialog *dialog(const QString &link);

    workspace::Workspace *m_workspace;
    QWidget *m_window;
    QPointer<widgets::LinkDialog> m_dialog;
    QPointer<workspace::SessionController> m_session; ///< the session that is searched; null: none
    models::EntryLink m_link;
    QString m_tried; ///< the link as given
};

} // namespace app
