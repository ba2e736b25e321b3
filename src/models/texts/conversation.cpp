// SPDX-License-Identifier: Apache-2.0
#include "models/texts/conversation.h"
#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "models/review/turnaccount.h"
#include "models/texts/attachmenttext.h"
#include "models/texts/commandstate.h"
#include "models/texts/permissiontext.h"
#include "models/texts/reporttext.h"
#include "models/texts/runningon.h"
#include "models/texts/showntext.h"
#include "models/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace models {
namespace {

struct ConversationTr
{
    Q_DECLARE_TR_FUNCTIONS(models::Conversation)
};

QString fenced(const QString &text, const QString &language = {})
{
    QString fence = QStringLiteral("```");
    while (text.contains(fence))
        fence += u'`';
    const QString end = text.endsWith(u'\n') ? QString() : QStringLiteral("\n");
    return fence + language + u'\n' + base::visibleText(text, base::LineBreaks::Keep) + end + fence;
}

/// Escapes all markup and keeps line breaks.
QString plain(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        line = markdownText(line);
    return lines.join(QStringLiteral("  \n"));
}

QString quoted(const QString &markdown)
{
    return QStringLiteral("> ") + QString(markdown).replace(u'\n', QStringLiteral("\n> "));
}

QString joined(const QStringList &paragraphs)
{
    QStringList all = paragraphs;
    all.removeAll(QString());
    return all.join(QStringLiteral("\n\n"));
}

QString ownStateText(const history::ToolCall &call)
{
    if (QString doubt = doubtText(call); !doubt.isEmpty())
        return doubt;
    switch (call.state) {
    case history::ToolState::Pending:
        return base::Words::tr("pending");
    case history::ToolState::Running:
        return base::Words::tr("running");
    case history::ToolState::Completed:
        return ConversationTr::tr("done");
    case history::ToolState::Failed:
        return base::Words::tr("failed");
    case history::ToolState::Cancelled:
        break;
    }
    return base::Words::tr("cancelled");
}

QString stateText(const history::ToolCall &call)
{
    if (!call.runOn)
        return ownStateText(call);
    if (call.runOn->goesOn())
        return base::Words::tr("running in the background");
    const QString end = runOnText(*call.runOn, {}, false), until = ranOnText(*call.runOn);
    return !end.isEmpty() ? end : until.isEmpty() ? ownStateText(call) : base::described(ownStateText(call), until);
}

QString attachmentLine(const AttachmentText &words)
{
    return markdownCode(words.target.isEmpty() ? words.name : words.target) + QStringLiteral(" — ") +
           markdownText(words.detail);
}

/// Builds the part for an entry: who says it, its title and text.
struct PartBuilder
{
    using Who = ConversationPart::Who;
    const history::EntryBody &body; ///< which is visited
    const ConversationHead &head;
    ConversationPart part;

    void operator()(const history::UserMessage &m)
    {
        part.who = Who::You;
        part.title = base::Words::tr("You");
        QStringList names;
        for (const QString &name : attachmentNames(m))
            names << QStringLiteral("- ") + markdownCode(name);
        part.markdown = joined({plain(m.text), names.join(u'\n')});
    }
    void operator()(const history::AgentMessage &m)
    {
        part.who = Who::Agent;
        part.title = base::visibleText(head.agent);
        part.markdown = m.text;
    }
    void operator()(const history::Thought &m)
    {
        part.who = Who::Thought;
        part.title = m.duration.count() < 1000 ? base::Words::tr("Thought")
                                               : base::Words::tr("Thought for %1").arg(durationText(m.duration));
        part.markdown = quoted(m.text);
    }
    void operator()(const history::Attachment &m)
    {
        part.who = Who::Agent;
        part.title = base::visibleText(head.agent);
        part.markdown = attachmentLine(attachmentText(m.content));
    }
    void operator()(const history::ToolCall &m)
    {
        part.who = Who::Tool;
        part.title = base::noted(toolTitle(m, head.folder), stateText(m));
        QStringList all;
        for (const acp::Diff &diff : m.diffs)
            all << ConversationTr::tr("Changes %1").arg(markdownCode(shownPath(diff.path, head.folder)));
        all << toolTexts(m);
        for (const acp::ContentBlock &block : toolAttachments(m)) {
            const AttachmentText words = attachmentText(block);
            all << attachmentLine(words) << (words.body.isEmpty() ? QString() : fenced(words.body));
        }
        for (const history::TerminalPart &terminal : m.terminals) {
            if (!terminal.command.isEmpty())
                all << fenced(QStringLiteral("$ ") + terminal.command, QStringLiteral("sh"));
            if (!terminal.output.isEmpty())
                all << fenced(plainOutput(terminal.output));
            if (terminal.exitCode)
                all << base::capitalized(base::Words::tr("exit %1").arg(*terminal.exitCode));
        }
        part.markdown = joined(all);
    }
    void operator()(const history::Permission &m)
    {
        const QString answer = m.chosenOption.isEmpty() ? ConversationTr::tr("not answered") : answerText(m);
        part.title = base::labelled(base::Words::tr("Permission"), answer);
        part.markdown =
            joined({m.command.isEmpty() ? plain(m.title) : fenced(m.command, QStringLiteral("sh")), plain(m.reason)});
    }
    void operator()(const history::Elicitation &m)
    {
        part.title = base::Words::tr("%1 asks you something").arg(base::visibleText(head.agent));
        QStringList lines{plain(m.message)};
        if (!m.url.isEmpty())
            lines << markdownCode(m.url);
        QStringList answers;
        for (const history::Elicitation::Answer &given : m.given)
            answers << QStringLiteral("- ") + markdownCode(given.field) + QStringLiteral(": ") +
                           markdownCode(given.value);
        part.markdown = joined({lines.join(QStringLiteral("\n\n")), answers.join(u'\n')});
    }
    void operator()(const history::StopMark &m) { part.title = stopMarkText(m.by); }
    void operator()(const history::PlainBody auto &)
    {
        const EntryText words = entryText(body, head.folder);
        part.title = words.title;
        const QString shown = words.shape == EntryText::Shape::Card      ? plain(words.body)
                              : words.isMarkdown || words.body.isEmpty() ? words.body
                                                                         : fenced(words.body);
        part.markdown = joined({shown, words.tail.isEmpty() ? QString() : fenced(words.tail.join(u'\n'))});
    }
    void operator()(const history::TurnFooter &m)
    {
        part.title = base::Words::tr("%1 after %2", "how a turn ended, its length")
                         .arg(turnEndText(m.end, m.stoppedBy), durationText(m.duration));
        if (!m.report.empty() || !footerRunsOnText(m).isEmpty())
            part.markdown = plain(reportText(m));
    }
};

} // namespace

std::vector<ConversationPart> conversationParts(const history::Transcript &transcript, const ConversationHead &head)
{
    std::vector<ConversationPart> parts;
    parts.reserve(size_t(transcript.count()));
    for (int row = 0; row < transcript.count(); ++row) {
        const history::Entry &entry = transcript.at(row);
        PartBuilder builder{entry.body, head, {}};
        builder.part.entry = entry.id;
        builder.part.at = entry.at;
        std::visit(builder, entry.body);
        parts.push_back(std::move(builder.part));
    }
    return parts;
}

QString conversationMarkdown(const std::vector<ConversationPart> &parts, const ConversationHead &head)
{
    QStringList all{QStringLiteral("# ") + markdownText(head.title),
                    base::Words::tr("With %1 in %2").arg(markdownText(head.agent), markdownCode(head.folder))};
    ConversationPart::Who before = ConversationPart::Who::Belay;
    for (const ConversationPart &part : parts) {
        // Consecutive parts of the agent are under one heading.
        if (part.who != ConversationPart::Who::Agent || before != part.who)
            all << QStringLiteral("### ") + markdownText(part.title);
        if (!part.markdown.isEmpty())
            all << part.markdown;
        before = part.who;
    }
    return all.join(QStringLiteral("\n\n")) + u'\n';
}

QString conversationFileName(const ConversationHead &head)
{
    QString name = base::visibleText(head.title.left(60));
    static const QRegularExpression unusual(QStringLiteral("[^\\w\\-. ]+"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    name.replace(unusual, QStringLiteral("-"));
    while (name.startsWith(u'.') || name.startsWith(u'-') || name.startsWith(u' '))
        name.remove(0, 1);
    name = name.trimmed();
    return name.isEmpty() ? QStringLiteral("conversation") : name;
}

} // namespace models
