// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace core {

/// How one Stop went, as far as it says something about the agent.
struct StopSample
{
    std::optional<base::Milliseconds> confirmed; ///< after the click; none: it did not, by force or by its death
    bool cascaded = false;                       ///< it withdrew its own open requests
};

/// How an agent has behaved when it was stopped, over all its sessions. Shown to the user, used for nothing
/// else: no time of the ladder depends on it.
struct StopStatistics
{
    static constexpr size_t kept = 50; ///< newest times, for the usual one

    int stops = 0;
    int confirmed = 0;
    int cascaded = 0;
    base::Milliseconds slowest{0};
    std::vector<base::Milliseconds> times; ///< oldest first

    void add(const StopSample &sample)
    {
        ++stops;
        cascaded += sample.cascaded;
        if (!sample.confirmed)
            return;
        ++confirmed;
        slowest = std::max(slowest, *sample.confirmed);
        if (times.size() == kept)
            times.erase(times.begin());
        times.push_back(*sample.confirmed);
    }

    /// The median of the newest times; none if it never confirmed.
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
