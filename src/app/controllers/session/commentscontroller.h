// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "models/lists/sessionsmodel.h"
#include "widgets/dialogs/review/commentdialog.h"
#include "workspace/session/sessioncontroller.h"

#include <QDialog>
#include <QObject>
#include <QPointer>

#include <vector>

namespace app {

/// The user's comments on lines of changes: edits them in a dialog, and sends all of them as one message.
class CommentsController : public QObject
{
    Q_OBJECT

public:
    /// Dialogs are shown over \p window, which is not owned.
    explicit CommentsController(QWidget *window);

    /// One dialog at a time.
    void edit(workspace::SessionController *session, history::EntryId call, const history::LineComment &comment);
    void send(workspace::SessionController *session);
    /// Asks first, since the user wrote them.
    void askToDiscard(workspace::SessionController *session);
    widgets::CommentDialog *dialog() const { return m_dialog; }
    QDialog *question() const { return m_question; }

private:
    struct Left
    {
        models::SessionHandle session;
        history::EntryId call;
        history::LineComment comment;
    };
    QWidget *m_window;
    std::vector<Left> m_left; ///< was being written when its dialog was closed, and stands in it the next time
    QPointer<widgets::CommentDialog> m_dialog;
    QPointer<QDialog> m_question;
};

} // namespace app
