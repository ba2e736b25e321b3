// SPDX-License-Identifier: Apache-2.0
#include "core/permissions/saidcommands.h"

#include "base/shellwords.h"
#include "core/permissions/commandwords.h"
#include "core/permissions/programs.h"

#include <algorithm>

namespace core {

namespace {

constexpr qsizetype mostSaid = 16; ///< inputs, and titles, of one call

/// The same text for the same commands: without a shell around them, and however they are quoted.
QString plainText(const QStringList &lines)
{
    QStringList out;
    for (const QString &line : lines) {
        const auto plain = plainCommand(line);
        out << (plain ? base::shellJoined(plain->written) : line.trimmed());
    }
    return out.join(u'\n');
}

/// Adds \p text in the place of what it begins with. False: there are too many.
bool add(QStringList *said, const QString &text)
{
    if (text.isEmpty() || said->contains(text))
        return true;
    said->removeIf([&text](const QString &earlier) { return text.startsWith(earlier); });
    if (said->size() >= mostSaid)
        return false;
    *said << text;
    return true;
}

/// The command that \p title is; empty: it is words.
QString commandIn(const QString &title, const QString &folder)
{
    QString words = title.trimmed();
    if (words.size() > 2 && words.startsWith(u'`') && words.endsWith(u'`'))
        return words.mid(1, words.size() - 2).replace(QStringLiteral("\\`"), QStringLiteral("`"));
    // A single word is the name of the agent's tool: bash.
    const QStringList parts = base::shellSplit(words);
    return parts.size() > 1 && !parts.front().isEmpty() && programFile(parts.front(), folder) ? words : QString();
}

/// Whether \p title, a command, is \p asked, which it may cut short, or may be followed by a remark in brackets.
bool isTitleOf(const QString &title, const QString &asked)
{
    QString begin = title;
    const bool isCut = begin.endsWith(QChar(0x2026)) || begin.endsWith(QStringLiteral("..."));
    if (isCut)
        begin.chop(begin.endsWith(QChar(0x2026)) ? 1 : 3);
    if (isCut && asked.startsWith(begin.trimmed()))
        return true;
    const QString rest = title.mid(asked.size());
    return title.startsWith(asked) &&
           (rest.isEmpty() || rest.startsWith(QStringLiteral(" (")) || rest.startsWith(QStringLiteral(" [")));
}

} // namespace

void SaidCommands::record(const acp::ToolCallUpdate &said)
{
    if (said.command && !add(&m_inputs, said.command->lines.join(u'\n')))
        m_areTooMany = true;
    if (said.title && !add(&m_titles, said.title->trimmed()))
        m_areTooMany = true;
}

bool SaidCommands::contradict(const acp::CommandInput &asked, const QString &folder) const
{
    if (asked.lines.isEmpty())
        return false; // there is no command that a rule could allow
    const QString written = asked.lines.join(u'\n'), plain = plainText(asked.lines);
    const auto isAnother = [&](const QString &input) {
        return !written.startsWith(input) && plainText(input.split(u'\n')) != plain;
    };
    const auto isAnothersTitle = [&](const QString &title) {
        const QString command = commandIn(title, folder);
        return !command.isEmpty() && !isTitleOf(command, written) && !isTitleOf(command, plain) &&
               plainText({command}) != plain;
    };
    return m_areTooMany || std::any_of(m_inputs.begin(), m_inputs.end(), isAnother) ||
           std::any_of(m_titles.begin(), m_titles.end(), isAnothersTitle);
}

} // namespace core
