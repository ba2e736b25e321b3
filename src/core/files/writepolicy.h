// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace core {

/// How Belay handles a file that the agent asks it to write.
enum class WritePolicy {
    AtOnce,
    Ask, ///< asks the user each time
};

/// "at-once" or "ask": the names in settings files and on the command line.
QString nameOf(WritePolicy policy);
/// Null if there is no such name.
std::optional<WritePolicy> writePolicy(const QString &name);

} // namespace core
