// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "core/session/sessionevent.h"
#include "models/completion/fileindex.h"

#include <optional>
#include <vector>

namespace models {

/// The word at the caret that a list of commands or files would complete.
struct CompletionQuery
{
    enum class Kind { Command, File };
    Kind kind = Kind::Command;
    qsizetype from = 0, length = 0; ///< of the text, with the / or @; up to the end of the word
    QString filter;                 ///< what is typed of the name, up to the caret
    bool operator==(const CompletionQuery &) const = default;
};
/// Commands at the beginning of the message alone, files behind an @ that begins a word.
std::optional<CompletionQuery> completionAt(const QString &text, qsizetype caret);

/// One line of the list. Verbatim: show it through base::visibleText.
struct Completion
{
    enum class Kind { Command, File, Folder };
    Kind kind = Kind::Command;
    QString value;  ///< name of the command, or path
    QString detail; ///< what the agent says of it
    QString hint;   ///< what a command wants to be told
    bool operator==(const Completion &) const = default;
};
/// Names that begin with \p filter, then those that hold it, then descriptions that do; in the agent's order.
std::vector<Completion> commandCompletions(const std::vector<acp::AvailableCommand> &commands, const QString &filter);
std::vector<Completion> fileCompletions(const RankedFiles &files);

/// What the command that \p text begins with wants to be told, while nothing has been; empty otherwise.
QString commandHint(const std::vector<acp::AvailableCommand> &commands, const QString &text);

} // namespace models
