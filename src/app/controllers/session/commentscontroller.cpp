// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/commentscontroller.h"

#include "base/wording.h"
#include "base/words.h"
#include "history/transcript.h"
#include "models/texts/commenttext.h"
#include "models/texts/showntext.h"
#include "widgets/dialogs/confirmation.h"

namespace app {

CommentsController::CommentsController(QWidget *window) : QObject(window), m_window(window) {}

void CommentsController::edit(workspace::SessionController *session, history::EntryId call,
                              const history::LineComment &comment)
{
    if (m_dialog || !session)
        return;
    const QString place =
        base::described(models::pathInFolder(comment.path, session->cwd()), models::commentPlace(comment));
    m_dialog = new widgets::CommentDialog(place, comment.quoted, comment.text, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &widgets::CommentDialog::kept, session, [session, call, comment](const QString &text) {
        history::LineComment changed = comment;
        changed.text = text;
        session->transcript().setComment(call, changed);
    });
    m_dialog->open();
}

void CommentsController::send(workspace::SessionController *session)
{
    const std::vector<history::LineComment> comments = session->transcript().comments();
    if (comments.empty())
        return;
    session->transcript().clearComments();
    session->send(models::commentsMessage(comments, session->cwd()));
}

void CommentsController::askToDiscard(workspace::SessionController *session)
{
    const int count = int(session->transcript().comments().size());
    if (m_question || count == 0)
        return;
    m_question =
        widgets::askToConfirm(m_window, base::Words::tr("Delete comments"),
                              tr("%n comment(s) have not been sent. Delete them?", nullptr, count), {},
                              base::Words::tr("Delete"), session, [session] { session->transcript().clearComments(); });
}

} // namespace app

#include "moc_commentscontroller.cpp"
