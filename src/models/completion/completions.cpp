// SPDX-License-Identifier: Apache-2.0
#include "models/completion/completions.h"
#include "acp/values.h"

#include <array>

namespace models {

namespace {

constexpr qsizetype longestSearched = 2000; ///< characters of a description

qsizetype endOfWord(const QString &text, qsizetype from)
{
    while (from < text.size() && !text.at(from).isSpace())
        ++from;
    return from;
}

} // namespace

std::optional<CompletionQuery> completionAt(const QString &text, qsizetype caret)
{
    if (text.startsWith(u'/')) {
        const qsizetype end = endOfWord(text, 0);
        if (caret >= 1 && caret <= end)
            return CompletionQuery{CompletionQuery::Kind::Command, 0, end, text.mid(1, caret - 1)};
    }
    // Search back for an @ at the beginning of a word; after an opening quote the name may contain anything.
    for (qsizetype at = caret - 1; at >= 0 && text.at(at) != u'\n'; --at) {
        if (text.at(at) != u'@' ||
            (at > 0 && !text.at(at - 1).isSpace() && !QStringLiteral("([{").contains(text.at(at - 1))))
            continue;
        const bool quoted = at + 1 < caret && text.at(at + 1) == u'"';
        const QString filter = text.mid(at + (quoted ? 2 : 1), caret - at - (quoted ? 2 : 1));
        const bool spaced = std::any_of(filter.begin(), filter.end(), [](QChar c) { return c.isSpace(); });
        if (filter.contains(u'"') || (spaced && !quoted))
            return std::nullopt;
        qsizetype end = endOfWord(text, caret);
        if (quoted) {
            const qsizetype quote = text.indexOf(u'"', caret);
            const qsizetype line = text.indexOf(u'\n', caret);
            end = quote >= 0 && (line < 0 || quote < line) ? quote + 1 : caret;
        }
        return CompletionQuery{CompletionQuery::Kind::File, at, end - at, filter};
    }
    return std::nullopt;
}

std::vector<Completion> commandCompletions(const std::vector<acp::AvailableCommand> &commands, const QString &filter)
{
    std::array<std::vector<const acp::AvailableCommand *>, 3> grades;
    for (const acp::AvailableCommand &command : commands) {
        if (command.name.startsWith(filter, Qt::CaseInsensitive))
            grades[0].push_back(&command);
        else if (command.name.contains(filter, Qt::CaseInsensitive))
            grades[1].push_back(&command);
        else if (QStringView(command.description).left(longestSearched).contains(filter, Qt::CaseInsensitive))
            grades[2].push_back(&command);
    }
    std::vector<Completion> out;
    for (const auto &grade : grades) {
        for (const acp::AvailableCommand *command : grade)
            out.push_back({Completion::Kind::Command, command->name, command->description, command->hint});
    }
    return out;
}

std::vector<Completion> fileCompletions(const RankedFiles &files)
{
    std::vector<Completion> out;
    for (const FoundFile &file : files.best)
        out.push_back({file.isFolder ? Completion::Kind::Folder : Completion::Kind::File, file.path, {}, {}});
    return out;
}

QString commandHint(const std::vector<acp::AvailableCommand> &commands, const QString &text)
{
    if (!text.startsWith(u'/') || !text.endsWith(u' '))
        return {};
    const QString name = text.mid(1).trimmed();
    for (const acp::AvailableCommand &command : commands) {
        if (command.name == name)
            return command.hint;
    }
    return {};
}

} // namespace models
