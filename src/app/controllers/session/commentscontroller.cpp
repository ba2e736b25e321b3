// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/commentscontroller.h"

#include "base/wording.h"
#include "base/words.h"
#include "history/transcript.h"
#include "models/texts/commenttext.h"
#include "models/texts/showntext.h"
#include "widgets/dialogs/confirmation.h"

#include <algorithm>

namespace app {

CommentsController::CommentsController(QWidget *window) : QObject(window), m_window(window) {}

void CommentsController::edit(workspace::SessionController *session, history::EntryId call,
                              const history::LineComment &comment)
{
    if (m_dialog || !session)
        return;
    const QString place =
        base::described(models::pathInFolder(comment.path, session->cwd()), models::commentPlace(comment));
    const auto isHere = [handle = session->handle(), call, comment](const Left &left) {
        return left.session == handle && left.call == call && left.comment.isOfSameLine(comment);
    };
    const auto left = std::find_if(m_left.begin(), m_left.end(), isHere);
    const QString text = left == m_left.end() ? comment.text : left->comment.text;
    m_dialog = new widgets::CommentDialog(place, comment.quoted, text, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &widgets::CommentDialog::kept, session, [session, call, comment](const QString &kept) {
        history::LineComment changed = comment;
        changed.text = kept;
        session->transcript().setComment(call, changed);
    });
    connect(m_dialog, &widgets::CommentDialog::kept, this, [this, isHere] { std::erase_if(m_left, isHere); });
    connect(m_dialog, &widgets::CommentDialog::left, this,
            [this, isHere, handle = session->handle(), call, comment](const QString &written) {
                std::erase_if(m_left, isHere);
                if (written.trimmed().isEmpty())
                    return;
                m_left.push_back({handle, call, comment});
                m_left.back().comment.text = written;
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
