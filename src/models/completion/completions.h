// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "core/values/sessionevent.h"
#include "models/completion/fileindex.h"

#include <optional>
#include <vector>

namespace models {

/// The word at the caret for which a list of commands or files is offered.
struct CompletionQuery
{
    enum class Kind { Command, File };
    Kind kind = Kind::Command;
    qsizetype from = 0, length = 0; ///< range in the text, with the / or @, up to the end of the word
    QString filter;                 ///< the name as typed up to the caret
    bool operator==(const CompletionQuery &) const = default;
};
/// Commands only at the beginning of the message, files after an @ that begins a word.
std::optional<CompletionQuery> completionAt(const QString &text, qsizetype caret);

/// One line of the list. Verbatim: show it through base::visibleText.
struct Completion
{
    enum class Kind { Command, File, Folder };
    Kind kind = Kind::Command;
    QString value;  ///< name of the command, or path
    QString detail; ///< the agent's description
    QString hint;   ///< the expected argument of a command
    bool operator==(const Completion &) const = default;
};
/// Names that begin with \p filter, then those that contain it, then descriptions that do; in the agent's order.
std::vector<Completion> commandCompletions(const std::vector<acp::AvailableCommand> &commands, const QString &filter);
std::vector<Completion> fileCompletions(const RankedFiles &files);

/// The argument hint of the command at the beginning of \p text, until an argument is typed; else empty.
QString commandHint(const std::vector<acp::AvailableCommand> &commands, const QString &text);

} // namespace models
