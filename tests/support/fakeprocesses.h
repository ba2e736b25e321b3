// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/processes/processwatch.h"
#include "fakeclock.h"

#include <csignal>
#include <map>
#include <set>
#include <utility>
#include <vector>

/// Made-up processes. The agent is process 10; a signal ends a process, unless it is deaf.
class FakeProcesses final : public core::ProcessTable
{
public:
    explicit FakeProcesses(FakeClock *clock) : m_clock(clock) { born(10, 1, {"agent"}); }
    Processes look(qint64, const base::WantsDetails &) override
    {
        ++looks;
        if (isUnreadable)
            return {};
        std::vector<base::SeenProcess> out;
        for (const auto &[number, process] : all)
            out.push_back(process);
        return out;
    }
    void signal(const base::ProcessId &process, int signal) override
    {
        const auto found = all.find(process.number);
        if (found == all.end() || found->second.id != process)
            return;
        signals.emplace_back(process.number, signal);
        if (signal == SIGKILL || !deaf.contains(process.number))
            died(process.number);
    }
    qint64 ticks() override { return m_clock->now().count() / 10; }
    base::Descriptor open(const base::ProcessId &) override { return {}; }
    bool blocks() const override { return false; }

    void born(qint64 number, qint64 parent, const QByteArrayList &arguments, qint64 group = 0)
    {
        group = group ? group : number;
        all[number] = base::SeenProcess{{number, ticks()}, parent, group, group, arguments, "/work"};
    }
    void died(qint64 number)
    {
        all.erase(number);
        for (auto &[other, process] : all) {
            if (process.parent == number)
                process.parent = 1;
        }
    }

    std::map<qint64, base::SeenProcess> all;
    std::set<qint64> deaf;
    std::vector<std::pair<qint64, int>> signals;
    int looks = 0;
    bool isUnreadable = false;

private:
    FakeClock *m_clock;
};
