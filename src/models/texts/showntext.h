// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "history/entry.h"

#include <QStringList>

namespace models {

/// \p path relative to \p folder if it lies inside; else, or without a folder, unchanged. Not made visible yet.
QString pathInFolder(const QString &path, const QString &folder);

/// The texts of an entry as shown, for painting and searching: a position in them is a position on screen. Paths inside
/// \p folder are relative to it, those below the user's home begin with `~`.
QString shownPath(const QString &path, const QString &folder = {});

QString toolTitle(const history::ToolCall &call, const QString &folder);
/// Markdown. What a command printed is in it as its lines, without control sequences.
QString toolTexts(const history::ToolCall &call);
/// Content other than text: pictures, sounds, resources.
std::vector<acp::ContentBlock> toolAttachments(const history::ToolCall &call);
QString toolDetails(const history::ToolCall &call); ///< Markdown: input and output as received
QString toolLocation(const acp::Location &location, const QString &folder);

QStringList attachmentNames(const history::UserMessage &message);

/// The text of an entry, once for all who show, search, export or read it out.
struct EntryText
{
    enum class Shape {
        Message, ///< a body alone
        Fold,    ///< one line that can be unfolded
        Card,    ///< a failure or a notice
        Own,     ///< a call, a report or a mark: of these the title, and the functions above and below say the rest
    };
    Shape shape = Shape::Own;
    QString title = {}, body = {};
    bool isMono = false;     ///< the title is a command or a path
    bool isMarkdown = false; ///< the body
    QStringList tail = {};   ///< the last output of a process that ended
};
/// An agent's own notice is in quotation marks, under a title that names the agent.
EntryText entryText(const history::EntryBody &body, const QString &folder);

/// Output of a command as a terminal leaves it, without control sequences and styles: what a line was overwritten with
/// is what it says. Sequences that move between lines are left out.
QString plainOutput(const QString &output);

bool isAboutFile(history::ReportRow::Reason why);
QString reportRowName(const history::ReportRow &row, const QString &folder);
QString reportDetail(const history::TurnFooter &footer);

} // namespace models
