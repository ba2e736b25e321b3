// SPDX-License-Identifier: Apache-2.0
#include "models/texts/showntext.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "core/session/sessionevent.h"
#include "history/turnreport.h"
#include "models/review/turnaccount.h"
#include "models/texts/attachmenttext.h"
#include "models/texts/texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>

namespace models {
namespace {

constexpr int tailLines = 12;

QString clockTime(const QDateTime &at)
{
    return at.toLocalTime().toString(QStringLiteral("HH:mm:ss"));
}

/// \p code as a fenced block that its content cannot close.
QString inFence(const QString &language, const QString &code)
{
    int longest = 0, run = 0;
    for (const QChar c : code) {
        run = c == u'~' ? run + 1 : 0;
        longest = qMax(longest, run);
    }
    const QString fence(qMax(3, longest + 1), u'~');
    return QStringLiteral("%1%2\n%3\n%1\n").arg(fence, language, code);
}

QString failureTitle(const base::Error &error)
{
    switch (error.origin) {
    case base::Origin::Transport:
        return QCoreApplication::translate("widgets::CardItem", "The agent process died");
    case base::Origin::Network:
        return QCoreApplication::translate("widgets::CardItem", "No connection to the agent");
    case base::Origin::Agent:
        return QCoreApplication::translate("widgets::CardItem", "The agent failed");
    case base::Origin::Protocol:
        return QCoreApplication::translate("widgets::CardItem", "The agent said something Belay cannot follow");
    case base::Origin::System:
        return QCoreApplication::translate("widgets::CardItem", "The agent could not be started");
    case base::Origin::User:
        return QCoreApplication::translate("widgets::CardItem", "Cancelled by you");
    case base::Origin::Belay:
        break;
    }
    return QCoreApplication::translate("widgets::CardItem", "Belay could not go on");
}

} // namespace

QString pathInFolder(const QString &path, const QString &folder)
{
    return !folder.isEmpty() && path.startsWith(folder + u'/') ? path.mid(folder.size() + 1) : path;
}

QString shownPath(const QString &path, const QString &folder)
{
    QString shown = pathInFolder(path, folder);
    if (shown.size() < path.size())
        return base::visibleText(shown);
    if (path == QDir::homePath() || path.startsWith(QDir::homePath() + u'/'))
        shown = u'~' + path.mid(QDir::homePath().size());
    return base::visibleText(shown);
}

// --- tool calls ----------------------------------------------------------------------------------------------

QString toolTitle(const history::ToolCall &call, const QString &folder)
{
    if (call.diffs.size() == 1)
        return shownPath(call.diffs.front().path, folder);
    QString words = call.title;
    if (call.terminals.size() == 1 && !call.terminals.front().command.isEmpty())
        words = call.terminals.front().command;
    if (words.size() > 2 && words.startsWith(u'`') && words.endsWith(u'`') && words.count(u'`') == 2)
        words = words.mid(1, words.size() - 2);
    return words.isEmpty() ? QCoreApplication::translate("widgets::ToolItem", "Tool call") : base::visibleText(words);
}

QString toolTexts(const history::ToolCall &call)
{
    QStringList texts;
    for (const acp::ContentBlock &block : call.texts) {
        if (const auto *text = std::get_if<acp::TextContent>(&block))
            texts << text->text;
    }
    return texts.join(QStringLiteral("\n\n"));
}

std::vector<acp::ContentBlock> toolAttachments(const history::ToolCall &call)
{
    std::vector<acp::ContentBlock> blocks;
    for (const acp::ContentBlock &block : call.texts) {
        if (!std::holds_alternative<acp::TextContent>(block))
            blocks.push_back(block);
    }
    return blocks;
}

QString toolDetails(const history::ToolCall &call)
{
    QString details;
    if (!call.rawInput.isEmpty())
        details += QCoreApplication::translate("widgets::ToolItem", "Input") + u'\n' +
                   inFence(QStringLiteral("json"), call.rawInput) + u'\n';
    if (!call.rawOutput.isEmpty())
        details += QCoreApplication::translate("widgets::ToolItem", "Output") + u'\n' +
                   inFence(QStringLiteral("json"), call.rawOutput);
    return details;
}

QString toolLocation(const acp::Location &location, const QString &folder)
{
    const QString path = shownPath(location.path, folder);
    return location.line ? QStringLiteral("%1:%2").arg(path).arg(*location.line) : path;
}

QStringList attachmentNames(const history::UserMessage &message)
{
    QStringList names;
    for (const acp::ContentBlock &block : message.attachments)
        names << attachmentText(block).name;
    return names;
}

// --- lines that unfold ---------------------------------------------------------------------------------------

FoldText foldText(const history::Permission &permission, const QString &folder)
{
    FoldText words;
    words.isMono = !permission.command.isEmpty() || !permission.paths.empty();
    words.title = !permission.command.isEmpty() ? base::unmistakableText(permission.command)
                  : !permission.paths.empty()   ? shownPath(permission.paths.front(), folder)
                                                : base::visibleText(permission.title);
    QStringList lines;
    if (!permission.command.isEmpty())
        lines << base::unmistakableText(permission.command, base::LineBreaks::Keep);
    for (const QString &path : permission.paths)
        lines << base::unmistakableText(path);
    if (!permission.unread.isEmpty() && permission.diffs.empty())
        lines << base::visibleText(permission.unread);
    if (!permission.title.isEmpty() && !words.title.contains(permission.title))
        lines << base::visibleText(permission.title);
    if (!permission.reason.isEmpty())
        lines << base::visibleText(permission.reason, base::LineBreaks::Keep);
    if (!permission.cwd.isEmpty())
        lines << QCoreApplication::translate("widgets::FoldItem", "in %1").arg(shownPath(permission.cwd, folder));
    lines << QCoreApplication::translate("widgets::FoldItem", "asked at %1").arg(clockTime(permission.askedAt));
    if (!permission.rule.isEmpty())
        lines << QCoreApplication::translate("widgets::FoldItem", "answered by your rule: %1").arg(permission.rule);
    words.body = lines.join(u'\n');
    return words;
}

FoldText foldText(const history::Elicitation &elicitation, const QString &)
{
    FoldText words;
    words.title = base::visibleText(elicitation.message);
    QStringList lines{base::visibleText(elicitation.message, base::LineBreaks::Keep)};
    if (!elicitation.url.isEmpty())
        lines << base::visibleText(elicitation.url);
    for (const history::Elicitation::Given &given : elicitation.given)
        lines << QCoreApplication::translate("widgets::FoldItem", "%1: %2", "a field of a form, what was answered")
                     .arg(base::visibleText(given.field), base::visibleText(given.value));
    lines << QCoreApplication::translate("widgets::FoldItem", "asked at %1").arg(clockTime(elicitation.askedAt));
    words.body = lines.join(u'\n');
    return words;
}

FoldText foldText(const history::Refused &refused, const QString &folder)
{
    return {refused.isCommand || refused.isToolCall ? base::visibleText(refused.what) : shownPath(refused.what, folder),
            base::visibleText(refused.detail, base::LineBreaks::Keep), true, false};
}

FoldText foldText(const history::Raw &raw, const QString &)
{
    return {QCoreApplication::translate("widgets::FoldItem", "An update Belay does not know: %1")
                .arg(base::visibleText(raw.kind)),
            base::visibleText(raw.json, base::LineBreaks::Keep)};
}

FoldText foldText(const history::Compaction &compaction, const QString &)
{
    FoldText words;
    words.isMarkdown = true;
    words.body = compaction.summary;
    using enum acp::CompactionStatus;
    switch (compaction.status) {
    case InProgress:
        words.title = QCoreApplication::translate("widgets::FoldItem", "The agent shortens its context");
        break;
    case Completed:
        words.title = QCoreApplication::translate("widgets::FoldItem", "The agent shortened its context");
        break;
    case Failed:
        words.title = QCoreApplication::translate("widgets::FoldItem", "Shortening the context failed");
        break;
    case Cancelled:
        words.title = QCoreApplication::translate("widgets::FoldItem", "Shortening the context was cancelled");
        break;
    case Unknown:
        words.title = QCoreApplication::translate("widgets::FoldItem", "The agent's context changed");
        break;
    }
    return words;
}

FoldText foldText(const history::PlanSnapshot &plan, const QString &)
{
    FoldText words;
    const auto done = std::count_if(plan.entries.begin(), plan.entries.end(), [](const acp::PlanEntry &step) {
        return step.status == acp::PlanStatus::Completed;
    });
    words.title =
        QCoreApplication::translate("widgets::FoldItem", "Plan: %1 of %2 done").arg(done).arg(plan.entries.size());
    words.isMarkdown = true;
    QStringList lines;
    for (const acp::PlanEntry &step : plan.entries) {
        const QString text = markdownText(base::visibleText(step.content));
        lines << (step.status == acp::PlanStatus::Completed ? QStringLiteral("- [x] ") : QStringLiteral("- [ ] ")) +
                     (step.status == acp::PlanStatus::InProgress
                          ? QCoreApplication::translate("widgets::FoldItem", "%1 (in progress)", "a step of a plan")
                                .arg(text)
                          : text);
    }
    words.body = lines.join(u'\n');
    return words;
}

FoldText foldText(const history::Attachment &attachment, const QString &)
{
    const AttachmentText words = attachmentText(attachment.content);
    return {words.name, words.target.isEmpty() ? words.body : words.target};
}

// --- cards ---------------------------------------------------------------------------------------------------

QString CardText::body() const
{
    return detail.isEmpty() || detail == text ? text : QStringLiteral("%1\n%2").arg(text, detail);
}

CardText cardText(const history::Failure &failure)
{
    CardText words{failureTitle(failure.error),
                   base::visibleText(failure.error.message, base::LineBreaks::Keep),
                   base::visibleText(failure.error.detail, base::LineBreaks::Keep),
                   {}};
    if (failure.lostRequests > 0)
        words.text += u' ' + QCoreApplication::translate("widgets::CardItem", "%n request(s) were lost.", nullptr,
                                                         failure.lostRequests);
    const QStringList lines = failure.stderrTail.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines.mid(qMax<qsizetype>(0, lines.size() - tailLines)))
        words.tail << base::visibleText(line);
    return words;
}

CardText cardText(const history::Notice &notice)
{
    if (!notice.agent.isEmpty()) {
        const QString said = notice.text.isEmpty() ? notice.title : QString(notice.title + u'\n' + notice.text);
        return {
            QCoreApplication::translate("widgets::CardItem", "The agent %1 says").arg(base::visibleText(notice.agent)),
            QCoreApplication::translate("widgets::CardItem", "“%1”")
                .arg(base::visibleText(said, base::LineBreaks::Keep)),
            {},
            {}};
    }
    return {base::visibleText(notice.title), base::visibleText(notice.text, base::LineBreaks::Keep), {}, {}};
}

CardText cardText(const history::Restored &restored)
{
    return {restored.what.how == core::SessionRestored::How::Imported
                ? QCoreApplication::translate("widgets::CardItem", "The session was loaded")
                : QCoreApplication::translate("widgets::CardItem", "The agent is back"),
            restoredText(restored.what),
            base::visibleText(restored.what.detail, base::LineBreaks::Keep),
            {}};
}

CardText cardText(const history::OutlivingCall &works)
{
    const QString title = base::visibleText(works.title);
    if (works.goesOn && works.process > 0)
        return {QCoreApplication::translate("widgets::CardItem", "The agent's command is still running"),
                QCoreApplication::translate(
                    "widgets::CardItem", "%1\nThe turn is over and the agent says nothing more of this, but process "
                                         "%2, which it started, still runs it. Force stop ends the agent process with "
                                         "everything it started.")
                    .arg(title)
                    .arg(works.process),
                {},
                {}};
    if (works.goesOn)
        return {works.isCommand
                    ? QCoreApplication::translate("widgets::CardItem", "The agent's command is still running")
                    : QCoreApplication::translate("widgets::CardItem", "The agent is still at work"),
                QCoreApplication::translate("widgets::CardItem",
                                            "%1\nThe turn is over, but the agent goes on reporting about this. Belay "
                                            "cannot reach it; Force stop ends the agent process with everything it "
                                            "started, or the connection to an agent that runs elsewhere.")
                    .arg(title),
                {},
                {}};
    return {works.isCommand ? QCoreApplication::translate("widgets::CardItem", "The agent's command has ended")
                            : QCoreApplication::translate("widgets::CardItem", "The agent's work has ended"),
            QCoreApplication::translate("widgets::CardItem", "%1\nIt went on for %2 after the turn was over.")
                .arg(title, durationText(works.duration)),
            {},
            {}};
}

// --- reports -------------------------------------------------------------------------------------------------

QString plainOutput(QString output)
{
    static const QRegularExpression sequences(
        QStringLiteral("\\x1b\\[[0-?]*[ -/]*[@-~]|\\x1b\\][^\\x07\\x1b]*(?:\\x07|\\x1b\\\\)|\\x1b[@-_]"));
    output.remove(sequences);
    output.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    return output;
}

bool isAboutFile(history::ReportRow::Why why)
{
    using enum history::ReportRow::Why;
    return why == FileChanged || why == FileWritten || why == WriteRefused || why == DoneThoughCancelled ||
           why == FileDiffers || history::isUnreported(why) || why == FileNotKept || why == WriteFailed ||
           why == DidNotHappen;
}

QString reportRowName(const history::ReportRow &row, const QString &folder)
{
    return isAboutFile(row.why) ? shownPath(row.what, folder) : base::visibleText(row.what);
}

QString reportDetail(const history::TurnFooter &footer)
{
    // The card right above shows the detail, with the process' last output.
    const bool said = footer.end == core::TurnEnd::AgentDied || footer.end == core::TurnEnd::ConnectionLost;
    return said ? QString() : base::visibleText(footer.detail, base::LineBreaks::Keep);
}

} // namespace models
