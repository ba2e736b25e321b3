// SPDX-License-Identifier: Apache-2.0
#include "models/texts/permissiontext.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/permissions/permissionrules.h"
#include "core/permissions/ruletext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace models {

namespace {

struct PermissionTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::PermissionText)
};

constexpr qsizetype mostBlankLines = 2, mostBlanks = 60; ///< shown as they are

QString blanksInLine(const QString &line)
{
    QString out;
    for (qsizetype from = 0; from < line.size();) {
        qsizetype end = from;
        while (end < line.size() && line.at(end) == u' ')
            ++end;
        if (end - from > mostBlanks)
            //: in the place of blanks in a command or the like
            out += PermissionTextTr::tr("⋯ %n blank(s) ⋯", nullptr, int(end - from));
        else
            out += QStringView(line).mid(from, end - from);
        from = qMin(line.size(), end);
        end = line.indexOf(u' ', from);
        end = end < 0 ? line.size() : end;
        out += QStringView(line).mid(from, end - from);
        from = end;
    }
    return out;
}

/// Blanks that nobody would look beyond become remarks with their number.
QString withBlanksCounted(const QString &text)
{
    QStringList out;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size();) {
        qsizetype end = i;
        while (end < lines.size() && lines[end].trimmed().isEmpty())
            ++end;
        if (end - i > mostBlankLines) {
            //: in the place of blank lines in a command or the like
            out << PermissionTextTr::tr("⋯ %n blank line(s) ⋯", nullptr, int(end - i));
            i = end;
        } else {
            out << blanksInLine(lines[i++]);
        }
    }
    return out.join(u'\n');
}

/// The kind that the request itself proves; null: only the agent claims one.
std::optional<acp::ToolKind> provenKind(const history::Permission &permission)
{
    using enum acp::ToolKind;
    if (!permission.command.isEmpty())
        return Execute;
    const bool moves = permission.kind == Delete || permission.kind == Move;
    if (!permission.diffs.empty())
        return moves ? permission.kind : Edit;
    if (permission.paths.empty())
        return std::nullopt;
    if (moves || permission.kind == Edit)
        return permission.kind;
    // A request to read must contain nothing else that was not understood.
    return permission.kind == Read && permission.unread.isEmpty() ? std::optional(Read) : std::nullopt;
}

QString asksTo(acp::ToolKind kind)
{
    switch (kind) {
    case acp::ToolKind::Execute:
        return PermissionTextTr::tr("%1 asks to run a command");
    case acp::ToolKind::Edit:
        return PermissionTextTr::tr("%1 asks to edit a file");
    case acp::ToolKind::Delete:
        return PermissionTextTr::tr("%1 asks to delete");
    case acp::ToolKind::Move:
        return PermissionTextTr::tr("%1 asks to move a file");
    default:
        return PermissionTextTr::tr("%1 asks to read");
    }
}

QString ownWords(acp::PermissionKind kind)
{
    switch (kind) {
    case acp::PermissionKind::AllowOnce:
        return base::Words::tr("Allow once");
    case acp::PermissionKind::AllowAlways:
        return PermissionTextTr::tr("Always allow");
    case acp::PermissionKind::RejectOnce:
        return base::Words::tr("Reject");
    case acp::PermissionKind::RejectAlways:
        return PermissionTextTr::tr("Always reject");
    case acp::PermissionKind::Unknown:
        break;
    }
    return PermissionTextTr::tr("Nobody knows what this does");
}

/// Whether the option's name only repeats its kind.
bool saysTheSame(acp::PermissionKind kind, const QString &name)
{
    static const QStringList once{
        QStringLiteral("allow"),      QStringLiteral("allow once"), QStringLiteral("yes"),
        QStringLiteral("approve"),    QStringLiteral("accept"),     QStringLiteral("ok"),
        QStringLiteral("yes, allow"), QStringLiteral("allow it"),   QStringLiteral("proceed")};
    static const QStringList always{QStringLiteral("always allow"), QStringLiteral("allow always"),
                                    QStringLiteral("always"), QStringLiteral("yes, always")};
    static const QStringList reject{QStringLiteral("reject"),      QStringLiteral("deny"),    QStringLiteral("no"),
                                    QStringLiteral("reject once"), QStringLiteral("decline"), QStringLiteral("cancel"),
                                    QStringLiteral("deny once"),   QStringLiteral("refuse")};
    static const QStringList never{QStringLiteral("always reject"), QStringLiteral("reject always"),
                                   QStringLiteral("never"), QStringLiteral("always deny"),
                                   QStringLiteral("never allow")};
    const QString words = name.trimmed().toLower();
    switch (kind) {
    case acp::PermissionKind::AllowOnce:
        return once.contains(words);
    case acp::PermissionKind::AllowAlways:
        return always.contains(words);
    case acp::PermissionKind::RejectOnce:
        return reject.contains(words);
    case acp::PermissionKind::RejectAlways:
        return never.contains(words);
    case acp::PermissionKind::Unknown:
        break;
    }
    return false;
}

} // namespace

QString permissionHeadline(const history::Permission &permission, const QString &agent)
{
    const QString who = agent.isEmpty() ? base::Words::tr("The agent") : agent;
    if (permission.held)
        return PermissionTextTr::tr("%1 called %2, which is held back").arg(who, base::visibleText(permission.tool));
    if (!permission.tool.isEmpty())
        return PermissionTextTr::tr("%1 asks to call %2").arg(who, base::visibleText(permission.tool));
    if (const auto kind = provenKind(permission))
        return asksTo(*kind).arg(who);
    if (permission.kind == acp::ToolKind::Other)
        return base::Words::tr("%1 asks for permission").arg(who);
    //: %2 is a kind of request, like "read" or "search"
    return PermissionTextTr::tr("%1 asks for permission; it calls this “%2”")
        .arg(who, core::ruleKindName(permission.kind));
}

QString permissionSubject(const history::Permission &permission)
{
    using base::unmistakableText;
    QStringList lines;
    if (!permission.tool.isEmpty())
        return withBlanksCounted(base::visibleText(permission.unread, base::LineBreaks::Keep));
    if (!permission.command.isEmpty()) {
        lines << unmistakableText(permission.command, base::LineBreaks::Keep);
    } else {
        for (const QString &path : permission.paths)
            lines << unmistakableText(path);
        for (const acp::Diff &diff : permission.diffs) {
            if (const QString path = unmistakableText(diff.path); !lines.contains(path))
                lines << path;
        }
        if (lines.isEmpty())
            lines << unmistakableText(permission.title, base::LineBreaks::Keep);
    }
    // The card shows the change itself, so other parts of the input are not needed there.
    if (!permission.unread.isEmpty() && (!permission.command.isEmpty() || permission.diffs.empty()))
        lines << QString() << PermissionTextTr::tr("All that the agent sends with it:")
              << unmistakableText(permission.unread);
    return withBlanksCounted(lines.join(u'\n'));
}

bool isLongSubject(const QString &subject)
{
    qsizetype length = 0;
    const auto lines = QStringView(subject).split(u'\n');
    for (const QStringView line : lines)
        length += qMax(line.size(), lineOfSubject);
    return length > mostOfSubject;
}

bool isLongSubject(const history::Permission &permission)
{
    return isLongSubject(permissionSubject(permission));
}

QString permissionNote(const history::Permission &permission, const QString &folder)
{
    const QString title = base::unmistakableText(permission.title), shown = permissionSubject(permission);
    QString why = withBlanksCounted(base::visibleText(permission.reason, base::LineBreaks::Keep));
    if (why.isEmpty() && !title.isEmpty() && title != shown && !title.contains(shown))
        why = title;
    QString where;
    if (!permission.tool.isEmpty())
        //: an MCP server, and what it says of its tool
        return PermissionTextTr::tr("Server %1. %2").arg(base::visibleText(permission.server), why);
    if (!folder.isEmpty() && why.isEmpty())
        where = base::Words::tr("in %1").arg(folder);
    else if (!folder.isEmpty())
        //: a folder, and why Belay asks; with quotation marks it is the agent that says why
        where = base::facts(
            {base::Words::tr("in %1").arg(folder), permission.byBelay ? why : base::Words::tr("“%1”").arg(why)});
    else
        where = why;
    QStringList notes;
    if (const QString letters = lookalikeNote(permission); !letters.isEmpty())
        notes << letters;
    if (permission.isTitle)
        notes << base::Words::tr("The agent does not send the command itself: this is what it calls it.");
    if (!where.isEmpty())
        notes << where;
    return notes.join(u'\n');
}

QString lookalikeNote(const history::Permission &permission)
{
    QStringList all{permission.command, permission.unread, permission.title};
    for (const QString &path : permission.paths)
        all << path;
    for (const acp::Diff &diff : permission.diffs)
        all << diff.path;
    if (!permission.tool.isEmpty() || !base::hasLookalikes(all.join(u'\n')))
        return {};
    return PermissionTextTr::tr("Letters and signs that look like others are written as their numbers.");
}

QString permissionUndo(const history::Permission &permission)
{
    if (permission.tool.isEmpty())
        return {};
    if (permission.undoneBy.isEmpty())
        return base::Words::tr("cannot be undone");
    return base::Words::tr("can be undone by %1").arg(base::visibleText(permission.undoneBy));
}

bool canBecomeRule(const history::Permission &permission)
{
    return !permission.held;
}

QString optionText(const core::PermissionOption &option, bool byBelay)
{
    const QString name = base::visibleText(option.name);
    if (byBelay || saysTheSame(option.kind, name))
        return name;
    const QString own = ownWords(option.kind);
    if (name.trimmed().isEmpty() || name == own)
        return own;
    //: what an answer does, and what the agent calls it
    return base::labelled(own, base::Words::tr("“%1”").arg(name));
}

QString answerText(const history::Permission &permission)
{
    if (!permission.chosenKind)
        return base::visibleText(permission.chosenOption);
    return optionText({{}, permission.chosenOption, *permission.chosenKind}, permission.byBelay);
}

} // namespace models
