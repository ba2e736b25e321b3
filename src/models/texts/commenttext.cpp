// SPDX-License-Identifier: Apache-2.0
#include "models/texts/commenttext.h"

#include "base/wording.h"
#include "models/review/turnaccount.h"
#include "models/texts/showntext.h"

#include <QCoreApplication>

namespace models {

namespace {

struct CommentTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::CommentText)
};

} // namespace

QString commentsMessage(const std::vector<history::LineComment> &comments, const QString &baseFolder)
{
    QStringList parts{CommentTextTr::tr("Comments on your changes:")};
    for (const history::LineComment &comment : comments) {
        const QString path = markdownCode(pathInFolder(comment.path, baseFolder));
        parts << base::described(path, commentPlace(comment)) + QStringLiteral("\n> ") +
                     markdownCode(comment.quoted.trimmed()) + QStringLiteral("\n\n") + comment.text.trimmed();
    }
    return parts.join(QStringLiteral("\n\n"));
}

QString commentPlace(const history::LineComment &comment)
{
    return comment.isOld ? CommentTextTr::tr("line %1, before the change").arg(comment.line)
                         : CommentTextTr::tr("line %1, new text").arg(comment.line);
}

} // namespace models
