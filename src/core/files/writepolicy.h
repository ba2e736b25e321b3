// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace core {

/// What becomes of a file that the agent asks Belay to write.
enum class WritePolicy {
    AtOnce,
    Ask,   ///< the user, each time
    Stage, ///< kept back until the turn ends; the agent reads what it wrote
};

/// What a clean end of the turn does with staged files.
enum class StagedEnd { Ask, Commit };

struct WriteRules
{
    WritePolicy policy = WritePolicy::AtOnce;
    StagedEnd atEnd = StagedEnd::Ask; ///< for Stage
    bool operator==(const WriteRules &) const = default;
};

/// "at-once", "ask", "stage" or "stage-commit": as in settings files and on the command line.
QString nameOf(const WriteRules &rules);
/// None if there is no such name.
std::optional<WriteRules> writeRules(const QString &name);

} // namespace core
