// SPDX-License-Identifier: Apache-2.0
#include "base/process/processtree.h"

#include "base/process/processlook.h"

#include <csignal>
#include <unistd.h>

namespace base {

namespace {

bool withDetails(const ProcessId &)
{
    return true;
}

bool withoutDetails(const ProcessId &)
{
    return false;
}

std::vector<ProcessId> idsOf(const std::vector<SeenProcess> &all)
{
    std::vector<ProcessId> out;
    for (const SeenProcess &process : all)
        out.push_back(process.id);
    return out;
}

} // namespace

std::optional<ProcessId> processOf(qint64 number)
{
    const std::optional<SeenProcess> seen = lookAt(number, withoutDetails);
    return seen ? std::optional(seen->id) : std::nullopt;
}

QByteArrayList argumentsOf(const ProcessId &process)
{
    const std::optional<SeenProcess> seen = lookAt(process.number, withDetails);
    // Asked again: they may have been read of a later process.
    return seen && isRunning(process) ? seen->arguments : QByteArrayList();
}

bool isRunning(const ProcessId &process)
{
    return processOf(process.number) == process;
}

std::optional<std::vector<ProcessId>> processesBelow(qint64 parent)
{
    const auto found = lookBelow(parent, withoutDetails);
    return found ? std::optional(idsOf(*found)) : std::nullopt;
}

std::optional<std::vector<ProcessId>> killBelow(qint64 guard, int most)
{
    for (int round = 0;; ++round) {
        const std::optional<SeenProcess> own = lookAt(guard, withoutDetails);
        if (!own || own->parent != ::getpid())
            return {};
        const auto found = lookBelow(guard, withoutDetails);
        if (!found)
            return {};
        if (found->empty() || round == most)
            return idsOf(*found);
        for (const SeenProcess &process : *found) {
            // Whole groups, which no fork can escape; but not the guard's own.
            if (process.group > 1 && process.group != guard)
                ::kill(pid_t(-process.group), SIGKILL);
            ::kill(pid_t(process.id.number), SIGKILL);
        }
    }
}

} // namespace base
