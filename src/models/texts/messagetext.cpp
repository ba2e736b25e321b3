// SPDX-License-Identifier: Apache-2.0
#include "models/texts/messagetext.h"

#include "base/visibletext.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace models {

namespace {

struct MessageTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::MessageText)
};

} // namespace

QString attachmentName(const QUrl &url)
{
    const QString name = url.isLocalFile()
                             ? QFileInfo(QUrl(url).adjusted(QUrl::StripTrailingSlash).toLocalFile()).fileName()
                             : QString();
    return base::visibleText(name.isEmpty() ? url.toDisplayString() : name);
}

QString messageLine(const core::Message &message)
{
    const QString text = base::visibleText(message.text);
    if (message.attachments.isEmpty())
        return text;
    if (!message.text.trimmed().isEmpty())
        //: the text of a message, and how many files go with it
        return MessageTextTr::tr("%1 (and %n file(s))", nullptr, int(message.attachments.size())).arg(text);
    QStringList names;
    for (const QUrl &url : message.attachments)
        names << attachmentName(url);
    return names.join(QStringLiteral(", "));
}

} // namespace models
