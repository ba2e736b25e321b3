// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayList>

#include <compare>
#include <optional>
#include <vector>

namespace base {

/// A process, told apart from a later one that gets the same number.
struct ProcessId
{
    qint64 number = 0;
    qint64 start = 0; ///< when it was started, in the kernel's ticks
    auto operator<=>(const ProcessId &) const = default;
};

/// The process that has \p number now; null if none runs.
std::optional<ProcessId> processOf(qint64 number);
/// How it was started, the program's name first; empty if it has ended. It says what it likes there.
QByteArrayList argumentsOf(const ProcessId &process);
/// Whether it still runs. One that only waits for its parent to notice its end does not.
bool isRunning(const ProcessId &process);

/// What runs below \p parent: its children, theirs, and so on. Null if that is not known: /proc cannot be read, or \p
/// parent has ended. Not a consistent snapshot: what is born or gets a new parent during the reading may be missing.
/// Any thread.
std::optional<std::vector<ProcessId>> processesBelow(qint64 parent);

/// SIGKILL to everything below \p guard, until nothing is found or \p most rounds are over. The guard must be a child
/// of this process and lead a session of its own. Returns what still runs; null as above, or if there is no such guard.
/// Blocks for some milliseconds a round.
std::optional<std::vector<ProcessId>> killBelow(qint64 guard, int most);

} // namespace base
