// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"

#include <QStringList>

namespace models {

/// \p path as seen from \p folder where it lies inside; else, or without a folder, as it is. Not yet made visible.
QString pathInFolder(const QString &path, const QString &folder);

/// The texts of an entry as it is shown, for painting and for searching: a position in these texts is a position on
/// screen. Paths inside \p folder are relative to it.
QString shownPath(const QString &path, const QString &folder);

QString toolTitle(const history::ToolCall &call, const QString &folder);
QString toolTexts(const history::ToolCall &call); ///< Markdown
/// What it shows besides text: pictures, sounds, resources.
std::vector<acp::ContentBlock> toolAttachments(const history::ToolCall &call);
QString toolDetails(const history::ToolCall &call); ///< Markdown: input and output as sent
QString toolLocation(const acp::Location &location, const QString &folder);

QStringList attachmentNames(const history::UserMessage &message);

/// An entry that is one line and unfolds a text.
struct FoldText
{
    QString title, body;
    bool isMono = false;     ///< the title is a command or a path
    bool isMarkdown = false; ///< the body
};
FoldText foldText(const history::Permission &permission, const QString &folder);
FoldText foldText(const history::Elicitation &elicitation, const QString &folder);
FoldText foldText(const history::Refused &refused, const QString &folder);
FoldText foldText(const history::Raw &raw, const QString &folder);
FoldText foldText(const history::Compaction &compaction, const QString &folder);
FoldText foldText(const history::PlanSnapshot &plan, const QString &folder);
FoldText foldText(const history::Attachment &attachment, const QString &folder);

/// A failure or a notice.
struct CardText
{
    QString title, text, detail;
    QStringList tail; ///< what a dead process wrote last

    QString body() const; ///< text and detail, without saying the same twice
};
CardText cardText(const history::Failure &failure);
/// An agent's own stands in quotation marks, under a title that names the agent.
CardText cardText(const history::Notice &notice);
CardText cardText(const history::Restored &restored);
CardText cardText(const history::OutlivingCall &works);

/// What a command wrote, without what only a terminal understands.
QString plainOutput(QString output);

bool isAboutFile(history::ReportRow::Why why);
QString reportRowName(const history::ReportRow &row, const QString &folder);
QString reportDetail(const history::TurnFooter &footer);

} // namespace models
