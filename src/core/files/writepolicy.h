// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace core {

/// How Belay handles a file that the agent asks it to write.
enum class WritePolicy {
    AtOnce,
    Ask,   ///< asks the user each time
    Stage, ///< kept in an overlay until the turn ends; the agent reads its own version
};

/// What happens to staged files when a turn ends well.
enum class StagedEnd { Ask, Commit };

struct WriteRules
{
    WritePolicy policy = WritePolicy::AtOnce;
    StagedEnd atEnd = StagedEnd::Ask; ///< for Stage
    bool operator==(const WriteRules &) const = default;
};

/// "at-once", "ask", "stage" or "stage-commit": the names in settings files and on the command line.
QString nameOf(const WriteRules &rules);
/// Null if there is no such name.
std::optional<WriteRules> writeRules(const QString &name);

} // namespace core
