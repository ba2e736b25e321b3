// SPDX-License-Identifier: Apache-2.0
#include "core/stop/survivors.h"

#include "base/process/processtree.h"

#include <algorithm>
#include <set>

namespace core {

namespace {
/// ms. The kernel measures the age of a process in ticks, and some agents report a command only after it started.
constexpr qint64 slack = 2000;
} // namespace

std::map<base::ToolCallId, qint64> survivorsOf(qint64 agent, const std::map<base::ToolCallId, WantedProcess> &wanted)
{
    const std::vector<base::RunningProcess> running = base::processesAround(agent);
    std::map<base::ToolCallId, qint64> found;
    std::set<qint64> taken{agent};
    for (const auto &[id, want] : wanted) {
        if (want.process != 0)
            taken.insert(want.process);
    }
    for (const auto &entry : wanted) {
        const WantedProcess &want = entry.second;
        const auto process = std::find_if(running.begin(), running.end(), [&](const base::RunningProcess &one) {
            const bool mayBe =
                want.process ? one.id == want.process : !taken.contains(one.id) && one.age <= want.age + slack;
            return mayBe && runsCommand(one, want.line);
        });
        if (process != running.end())
            taken.insert(found[entry.first] = process->id);
    }
    return found;
}

} // namespace core
