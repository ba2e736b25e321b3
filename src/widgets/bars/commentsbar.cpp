// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/commentsbar.h"

#include "base/wording.h"
#include "base/words.h"
#include "widgets/style/flatbutton.h"

namespace widgets {

CommentsBar::CommentsBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : FoldBar(look, parent)
    , m_status(status)
{
    auto *send = new FlatButton(look, ButtonKind::Normal, base::Words::tr("Send"), this);
    FlatButton *discard = iconButton(look, QStringLiteral("close"), base::Words::tr("Delete comments"), this);
    send->setAccessibleName(tr("Send all comments as one message"));
    addButtons({send, discard});
    connect(send, &QAbstractButton::clicked, this, &CommentsBar::sendRequested);
    connect(discard, &QAbstractButton::clicked, this, &CommentsBar::discardRequested);
    connect(status, &models::SessionStatus::commentsChanged, this, &CommentsBar::refresh);
    refresh();
}

void CommentsBar::refresh()
{
    const models::CommentStatus &now = m_status->comments();
    const QString words = tr("%n comment(s)", nullptr, now.comments);
    const QString hint = tr("in %n file(s), sent as one message", nullptr, now.commentedFiles);
    setAccessibleName(base::described(words, hint));
    setSummary(QStringLiteral("comment"), words, hint);
    setVisible(now.comments > 0);
}

} // namespace widgets

#include "moc_commentsbar.cpp"
