// SPDX-License-Identifier: Apache-2.0
#include "models/texts/showntext.h"

#include "acp/outputtext.h"
#include "acp/values.h"
#include "base/overloaded.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"
#include "history/turnreport.h"
#include "models/review/turnaccount.h"
#include "models/texts/attachmenttext.h"
#include "models/texts/reporttext.h"
#include "models/texts/texts.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <string>

namespace models {
namespace {

struct ShownTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::ShownText)
};

constexpr int tailLines = 12;

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

/// A call's text as Markdown. What a terminal would interpret, and several lines of a command, are output, of which no
/// line is joined to the next; unless the agent has put it into a block of code itself.
QString shownOutput(const QString &text, acp::ToolKind kind)
{
    QString plain = plainOutput(text);
    const bool isOutput =
        text.contains(QChar(0x1b)) || (kind == acp::ToolKind::Execute && plain.trimmed().contains(u'\n'));
    if (!isOutput || plain.contains(QStringLiteral("```")) || plain.contains(QStringLiteral("~~~")))
        return plain;
    return inFence(QStringLiteral("console"), plain.endsWith(u'\n') ? plain.chopped(1) : plain);
}

QString failureTitle(const base::Error &error)
{
    switch (error.origin) {
    case base::Origin::Transport:
        return base::capitalized(base::Words::tr("agent process died", "a state in a list"));
    case base::Origin::Network:
        return base::capitalized(base::Words::tr("connection lost", "a state in a list"));
    case base::Origin::Agent:
        return base::capitalized(base::Words::tr("agent failed", "a state in a list"));
    case base::Origin::Protocol:
        return ShownTextTr::tr("The agent said something Belay cannot follow");
    case base::Origin::System:
        return ShownTextTr::tr("The agent could not be started");
    case base::Origin::User:
        return base::capitalized(base::Words::tr("cancelled by you"));
    case base::Origin::Belay:
        break;
    }
    return ShownTextTr::tr("Belay could not go on");
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
    return words.isEmpty() ? base::Words::tr("Tool call") : base::visibleText(words);
}

QString toolTexts(const history::ToolCall &call)
{
    QStringList texts;
    for (const acp::ContentBlock &block : call.texts) {
        if (const auto *text = std::get_if<acp::TextContent>(&block))
            texts << shownOutput(text->text, call.kind);
    }
    if (call.texts.empty() && call.terminals.empty() && call.kind == acp::ToolKind::Execute) {
        if (const QString output = acp::outputText(call.rawOutput); !output.isEmpty())
            texts << shownOutput(output, call.kind);
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
        details += ShownTextTr::tr("Input") + u'\n' + inFence(QStringLiteral("json"), call.rawInput) + u'\n';
    if (!call.rawOutput.isEmpty())
        details += base::Words::tr("Output") + u'\n' + inFence(QStringLiteral("json"), call.rawOutput);
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

// --- entries -------------------------------------------------------------------------------------------------

namespace {

using Shape = EntryText::Shape;

EntryText textOf(const history::Permission &permission, const QString &folder)
{
    EntryText words{.shape = Shape::Fold};
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
        lines << base::Words::tr("in %1").arg(shownPath(permission.cwd, folder));
    lines << ShownTextTr::tr("asked at %1").arg(base::clockText(permission.askedAt, base::ClockPrecision::Second));
    if (!permission.rule.isEmpty())
        lines << base::Words::tr("answered by your rule: %1").arg(permission.rule);
    words.body = lines.join(u'\n');
    return words;
}

EntryText textOf(const history::Elicitation &elicitation, const QString &)
{
    EntryText words{.shape = Shape::Fold};
    words.title = base::visibleText(elicitation.message);
    QStringList lines{base::visibleText(elicitation.message, base::LineBreaks::Keep)};
    if (!elicitation.url.isEmpty())
        lines << base::visibleText(elicitation.url);
    for (const history::Elicitation::Answer &given : elicitation.given)
        lines << base::labelled(base::visibleText(given.field), base::visibleText(given.value));
    lines << ShownTextTr::tr("asked at %1").arg(base::clockText(elicitation.askedAt, base::ClockPrecision::Second));
    words.body = lines.join(u'\n');
    return words;
}

EntryText textOf(const history::Refused &refused, const QString &folder)
{
    const bool isPath = !refused.isCommand && !refused.isToolCall;
    return {.shape = Shape::Fold,
            .title = isPath ? shownPath(refused.what, folder) : base::visibleText(refused.what),
            .body = base::visibleText(refused.detail, base::LineBreaks::Keep),
            .isMono = true};
}

EntryText textOf(const history::Raw &raw, const QString &)
{
    return {.shape = Shape::Fold,
            .title = ShownTextTr::tr("An update Belay does not know: %1").arg(base::visibleText(raw.kind)),
            .body = base::visibleText(raw.json, base::LineBreaks::Keep)};
}

EntryText textOf(const history::Compaction &compaction, const QString &)
{
    EntryText words{.shape = Shape::Fold};
    words.isMarkdown = true;
    words.body = compaction.summary;
    using enum acp::CompactionStatus;
    switch (compaction.status) {
    case InProgress:
        words.title = ShownTextTr::tr("The agent shortens its context");
        break;
    case Completed:
        words.title = ShownTextTr::tr("The agent shortened its context");
        break;
    case Failed:
        words.title = base::labelled(ShownTextTr::tr("The agent shortens its context"), base::Words::tr("failed"));
        break;
    case Cancelled:
        words.title = base::labelled(ShownTextTr::tr("The agent shortens its context"), base::Words::tr("cancelled"));
        break;
    case Unknown:
        words.title = ShownTextTr::tr("The agent's context changed");
        break;
    }
    return words;
}

EntryText textOf(const history::PlanSnapshot &plan, const QString &)
{
    EntryText words{.shape = Shape::Fold};
    const auto done = std::count_if(plan.entries.begin(), plan.entries.end(), [](const acp::PlanEntry &step) {
        return step.status == acp::PlanStatus::Completed;
    });
    words.title =
        base::labelled(base::Words::tr("Plan"), base::Words::tr("%1 of %2").arg(done).arg(plan.entries.size()));
    words.isMarkdown = true;
    QStringList lines;
    for (const acp::PlanEntry &step : plan.entries) {
        const QString text = markdownText(base::visibleText(step.content));
        lines << (step.status == acp::PlanStatus::Completed ? QStringLiteral("- [x] ") : QStringLiteral("- [ ] ")) +
                     (step.status == acp::PlanStatus::InProgress ? base::noted(text, base::Words::tr("running"))
                                                                 : text);
    }
    words.body = lines.join(u'\n');
    return words;
}

EntryText textOf(const history::Attachment &attachment, const QString &)
{
    const AttachmentText words = attachmentText(attachment.content);
    return {.shape = Shape::Fold, .title = words.name, .body = words.target.isEmpty() ? words.body : words.target};
}

/// Text and detail, without repeating itself.
QString joinedDetail(const QString &text, const QString &detail)
{
    return detail.isEmpty() || detail == text ? text : QStringLiteral("%1\n%2").arg(text, detail);
}

EntryText textOf(const history::Failure &failure, const QString &)
{
    QString text = base::visibleText(failure.error.message, base::LineBreaks::Keep);
    if (failure.lostRequests > 0)
        text += u' ' + ShownTextTr::tr("%n request(s) were lost.", nullptr, failure.lostRequests);
    EntryText words{.shape = Shape::Card,
                    .title = failureTitle(failure.error),
                    .body = joinedDetail(text, base::visibleText(failure.error.detail, base::LineBreaks::Keep))};
    const QStringList lines = failure.stderrTail.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines.mid(qMax<qsizetype>(0, lines.size() - tailLines)))
        words.tail << base::visibleText(line);
    return words;
}

EntryText textOf(const history::Notice &notice, const QString &)
{
    if (!notice.agent.isEmpty()) {
        const QString said = notice.text.isEmpty() ? notice.title : QString(notice.title + u'\n' + notice.text);
        return {.shape = Shape::Card,
                .title = base::Words::tr("The agent %1 says").arg(base::visibleText(notice.agent)),
                .body = base::Words::tr("“%1”").arg(base::visibleText(said, base::LineBreaks::Keep))};
    }
    return {.shape = Shape::Card,
            .title = base::visibleText(notice.title),
            .body = base::visibleText(notice.text, base::LineBreaks::Keep)};
}

EntryText textOf(const history::Restored &restored, const QString &)
{
    return {.shape = Shape::Card,
            .title = restored.what.kind == core::SessionRestored::Kind::Imported
                         ? ShownTextTr::tr("The session was loaded")
                         : ShownTextTr::tr("The agent is back"),
            .body = joinedDetail(restoredText(restored.what),
                                 base::visibleText(restored.what.detail, base::LineBreaks::Keep))};
}

EntryText textOf(const history::OutlivingCall &works, const QString &)
{
    const QString title = base::visibleText(works.title);
    if (works.goesOn && works.process > 0)
        return {.shape = Shape::Card,
                .title = ShownTextTr::tr("The agent's command is still running"),
                .body = QString(title + u'\n' + outlivesText(works.process))};
    if (works.goesOn)
        return {.shape = Shape::Card,
                .title = works.isCommand ? ShownTextTr::tr("The agent's command is still running")
                                         : base::Words::tr("The agent is still at work"),
                .body = QString(title + u'\n' + outlivesText(0))};
    return {
        .shape = Shape::Card,
        .title = ShownTextTr::tr("The agent's work has ended"),
        .body =
            ShownTextTr::tr("%1\nIt went on for %2 after the turn was over.").arg(title, durationText(works.duration))};
}

EntryText textOf(const history::UserMessage &message, const QString &)
{
    return {.shape = Shape::Message, .body = message.text};
}

template <base::OneOf<history::AgentMessage, history::Thought> Body>
EntryText textOf(const Body &message, const QString &)
{
    return {.shape = Shape::Message, .body = message.text, .isMarkdown = true};
}

EntryText textOf(const history::ToolCall &call, const QString &folder)
{
    return {.title = toolTitle(call, folder)};
}

EntryText textOf(const history::StopMark &mark, const QString &)
{
    return {.title = stopMarkText(mark.by)};
}

EntryText textOf(const history::TurnFooter &footer, const QString &)
{
    return {.title = turnEndText(footer.end, footer.stoppedBy)};
}

} // namespace

EntryText entryText(const history::EntryBody &body, const QString &folder)
{
    return std::visit([&folder](const auto &alternative) { return textOf(alternative, folder); }, body);
}

// --- reports -------------------------------------------------------------------------------------------------

namespace {

/// One line of output under the cursor of a terminal.
class OverwrittenLine
{
public:
    void put(char32_t c)
    {
        if (m_at < m_line.size())
            m_line[m_at] = c;
        else
            m_line.append(m_at - m_line.size(), U' ').push_back(c);
        ++m_at;
    }
    void toBegin() { m_at = 0; }
    void back() { m_at -= m_at > 0; }
    /// CSI K
    void erase(int what)
    {
        if (what == 0 && m_at < m_line.size())
            m_line.resize(m_at);
        else if (what == 1)
            std::fill_n(m_line.begin(), std::min(m_at + 1, m_line.size()), U' ');
        else if (what == 2)
            m_line.clear();
    }
    QString take()
    {
        QString text = QString::fromUcs4(m_line.data(), qsizetype(m_line.size()));
        m_line.clear();
        m_at = 0;
        return text;
    }

private:
    std::u32string m_line;
    size_t m_at = 0;
};

bool isControl(QChar c)
{
    return (c < u' ' && c != u'\n' && c != u'\t') || (c >= QChar(0x7f) && c <= QChar(0x9f));
}

/// The end of the control string (OSC, DCS, …) that begins at \p at: BEL or ST. Without one, only its introducer is it.
qsizetype endOfString(const QString &text, qsizetype at)
{
    for (qsizetype i = at; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == QChar(0x07) || c == QChar(0x9c))
            return i + 1;
        if (c == QChar(0x1b))
            return i + 1 < text.size() && text.at(i + 1) == u'\\' ? i + 2 : i;
        if (c == u'\n')
            return at;
    }
    return at;
}

/// \p at is behind an introducer, CSI. Does what it says to \p line if that concerns it; returns where it ends.
qsizetype takeSequence(const QString &text, qsizetype at, OverwrittenLine *line)
{
    const qsizetype from = at;
    while (at < text.size() && text.at(at) >= u' ' && text.at(at) <= u'?')
        ++at;
    if (at >= text.size() || text.at(at) < u'@' || text.at(at) > u'~')
        return at;
    if (text.at(at) == u'K')
        line->erase(QStringView(text).mid(from, at - from).toInt());
    else if (text.at(at) == u'G' && at - from <= 1)
        line->toBegin();
    return at + 1;
}

/// \p at is behind an ESC.
qsizetype takeEscape(const QString &text, qsizetype at, OverwrittenLine *line)
{
    if (at >= text.size())
        return at;
    const QChar kind = text.at(at);
    if (kind == u'[')
        return takeSequence(text, at + 1, line);
    if (kind == u']' || kind == u'P' || kind == u'X' || kind == u'^' || kind == u'_')
        return endOfString(text, at + 1);
    while (at < text.size() && text.at(at) >= u' ' && text.at(at) <= u'/') // character sets and the like
        ++at;
    return at < text.size() && text.at(at) >= u'0' && text.at(at) <= u'~' ? at + 1 : at;
}

} // namespace

QString plainOutput(const QString &output)
{
    if (std::none_of(output.begin(), output.end(), isControl)) // most texts have none
        return output;
    QString out;
    out.reserve(output.size());
    OverwrittenLine line;
    for (qsizetype i = 0; i < output.size();) {
        const QChar c = output.at(i++);
        if (c == u'\n') {
            out += line.take() + u'\n';
        } else if (c == u'\r') {
            if (i >= output.size() || output.at(i) != u'\n')
                line.toBegin();
        } else if (c == QChar(0x08)) {
            line.back();
        } else if (c == QChar(0x1b)) {
            i = takeEscape(output, i, &line);
        } else if (c == QChar(0x9b)) {
            i = takeSequence(output, i, &line);
        } else if (c == QChar(0x9d) || c == QChar(0x90)) {
            i = endOfString(output, i);
        } else if (c.isHighSurrogate() && i < output.size() && output.at(i).isLowSurrogate()) {
            line.put(QChar::surrogateToUcs4(c, output.at(i++)));
        } else if (!isControl(c)) {
            line.put(c.unicode());
        }
    }
    return out + line.take();
}

bool isAboutFile(history::ReportRow::Reason why)
{
    using enum history::ReportRow::Reason;
    return why == FileChanged || why == FileWritten || why == WriteRefused || why == DoneThoughCancelled ||
           why == FileDiffers || history::isUnreported(why) || why == FileNotKept || why == WriteFailed ||
           why == DidNotHappen;
}

QString reportRowName(const history::ReportRow &row, const QString &folder)
{
    const bool mayBeFile = isAboutFile(row.why) || row.why == history::ReportRow::Reason::ChangeHeld; // or a call
    return mayBeFile ? shownPath(row.what, folder) : base::visibleText(row.what);
}

QString reportDetail(const history::TurnFooter &footer)
{
    // The card right above shows the detail, with the process' last output.
    const bool said = footer.end == core::TurnEnd::AgentDied || footer.end == core::TurnEnd::ConnectionLost;
    return said ? QString() : base::visibleText(footer.detail, base::LineBreaks::Keep);
}

} // namespace models
