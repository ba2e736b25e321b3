// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/conversationfile.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "history/transcript.h"
#include "text/markdown/markdownhtml.h"
#include "workspace/files/savefile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace workspace {
namespace {

QLatin1String nameOf(models::ConversationPart::Who value)
{
    switch (value) {
    case models::ConversationPart::Who::You:
        return QLatin1String("you");
    case models::ConversationPart::Who::Agent:
        return QLatin1String("agent");
    case models::ConversationPart::Who::Thought:
        return QLatin1String("thought");
    case models::ConversationPart::Who::Tool:
        return QLatin1String("tool");
    case models::ConversationPart::Who::Belay:
        return QLatin1String("belay");
    }
    return QLatin1String("belay");
}

constexpr QLatin1String style(
    "body{font:15px/1.5 sans-serif;max-width:50em;margin:2em auto;padding:0 1em;color:#1d2125;background:#fff}"
    "h1{font-size:1.4em}section{margin:1.2em 0}h2{font-size:1em;margin:0 0 .3em}time{color:#667;font-weight:normal}"
    ".you{background:#eef2f7;padding:.6em 1em;border-radius:.4em}.tool,.belay{border-left:3px solid "
    "#ccd;padding-left:1em}"
    ".thought{color:#556}pre{background:#f4f5f7;padding:.7em;overflow-x:auto;border-radius:.3em}"
    "code{font-family:monospace}table{border-collapse:collapse}th,td{border:1px solid #ccd;padding:.2em .6em}"
    ".right{text-align:right}.centre{text-align:center}blockquote{margin:0;padding-left:1em;border-left:3px solid #ccd}"
    ".note{border-color:#0a64a8}.tip{border-color:#176c35}.important{border-color:#7439ab}"
    ".warning{border-color:#8a5300}.caution{border-color:#b3261e}"
    "@media(prefers-color-scheme:dark){body{color:#dde1e6;background:#17191c}.you{background:#23272d}"
    "pre{background:#202327}a{color:#8ab4f8}}");

} // namespace

QString conversationHtml(const std::vector<models::ConversationPart> &parts, const models::ConversationHead &head)
{
    const QString title = base::visibleText(head.title).toHtmlEscaped();
    QString html = QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\">"
                                  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                                  "style-src 'unsafe-inline'\"><title>") +
                   title + QStringLiteral("</title><style>") + style + QStringLiteral("</style></head><body>\n<h1>") +
                   title + QStringLiteral("</h1>\n<p>") +
                   base::Words::tr("With %1 in %2")
                       .arg(base::visibleText(head.agent).toHtmlEscaped(),
                            QStringLiteral("<code>") + base::visibleText(head.folder).toHtmlEscaped() +
                                QStringLiteral("</code>")) +
                   QStringLiteral("</p>\n");
    for (const models::ConversationPart &part : parts) {
        html += QStringLiteral("<section class=\"") + nameOf(part.who) + QStringLiteral("\" id=\"entry-") +
                QString::number(part.entry) + QStringLiteral("\"><h2>") + base::visibleText(part.title).toHtmlEscaped();
        if (part.at.isValid())
            html += QStringLiteral(" <time datetime=\"") + part.at.toUTC().toString(Qt::ISODate) +
                    QStringLiteral("\">") +
                    QLocale().toString(part.at.toLocalTime(), QLocale::ShortFormat).toHtmlEscaped() +
                    QStringLiteral("</time>");
        html += QStringLiteral("</h2>\n") + text::markdownToHtml(part.markdown) + QStringLiteral("</section>\n");
    }
    return html + QStringLiteral("</body></html>\n");
}

QByteArray conversationJson(const std::vector<models::ConversationPart> &parts, const models::ConversationHead &head)
{
    QJsonArray entries;
    for (const models::ConversationPart &part : parts) {
        QJsonObject entry{{QStringLiteral("id"), qint64(part.entry)},
                          {QStringLiteral("who"), nameOf(part.who)},
                          {QStringLiteral("title"), part.title},
                          {QStringLiteral("markdown"), part.markdown}};
        if (part.at.isValid())
            entry.insert(QLatin1String("at"), part.at.toUTC().toString(Qt::ISODateWithMs));
        entries.append(entry);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("title"), head.title},
                                     {QStringLiteral("agent"), head.agent},
                                     {QStringLiteral("folder"), head.folder},
                                     {QStringLiteral("entries"), entries}})
        .toJson();
}

base::Result<void> writeConversation(const history::Transcript &transcript, const models::ConversationHead &head,
                                     const QString &path)
{
    const std::vector<models::ConversationPart> parts = models::conversationParts(transcript, head);
    QByteArray bytes;
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        bytes = conversationJson(parts, head);
    else if (path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive))
        bytes = conversationHtml(parts, head).toUtf8();
    else
        bytes = models::conversationMarkdown(parts, head).toUtf8();
    return saveFile(path, bytes);
}

} // namespace workspace
