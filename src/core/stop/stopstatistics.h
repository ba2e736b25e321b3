// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace core {

/// The data of one Stop that says something about the agent.
struct StopSample
{
    /// Time after the click until the agent had confirmed and was quiet; null: it was forced, or the agent ended.
    std::optional<base::Milliseconds> confirmed;
    bool cascaded = false; ///< the agent withdrew its own open requests
    bool forced = false;   ///< Belay ended the agent for it
};

/// How an agent reacted to Stop over all its sessions. Shown to the user; no time of the ladder depends on it.
struct StopStatistics
{
    static constexpr size_t kept = 50; ///< the newest times, for the median

    int stops = 0;
    int confirmed = 0;
    int forced = 0;
    int cascaded = 0;
    base::Milliseconds slowest{0};
    std::vector<base::Milliseconds> times; ///< oldest first

    void add(const StopSample &sample)
    {
        ++stops;
        forced += sample.forced;
        cascaded += sample.cascaded;
        if (!sample.confirmed)
            return;
        ++confirmed;
        slowest = std::max(slowest, *sample.confirmed);
        if (times.size() == kept)
            times.erase(times.begin());
        times.push_back(*sample.confirmed);
    }

    /// The median of the newest times; null if it never confirmed.
    std::optional<base::Milliseconds> usual() const
    {
        if (times.empty())
            return std::nullopt;
        std::vector<base::Milliseconds> sorted = times;
        const auto middle = sorted.begin() + std::ptrdiff_t(sorted.size() / 2);
        std::nth_element(sorted.begin(), middle, sorted.end());
        return *middle;
    }
};

} // namespace core
